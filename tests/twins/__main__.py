"""`make soak`: twin worlds over the wire, for as many pairs or minutes as one likes."""

from __future__ import annotations

import argparse
import secrets
import sys
import time
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from magoteka.core import agenda
from magoteka.games import GAMES
from twins.pairs import Count, Leak, compared, compared_again

ANSWERS = 120  # of a match at its table


def main() -> int:
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("--pairs", type=int, default=1_000_000, help="messages to compare, of all games together")
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--seed", type=int)
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument("--out", type=Path, default=Path("."), help="the folder for a case of a leak")
    parser.add_argument("--again", type=Path, help="play such a case once more")
    args = parser.parse_args()
    if args.again is not None:
        return again(args.again)
    soak = Soak(args.games, secrets.randbits(32) if args.seed is None else args.seed, args.pairs)
    return soak.run(time.monotonic() + 60 * args.minutes, args.out)


class Soak:
    """Matches of every game in turn, always of the one that is behind."""

    def __init__(self, games: list[str], seed: int, pairs: int) -> None:
        self.counts = {game: Count() for game in games}
        self.spent = dict.fromkeys(games, 0.0)
        self.seed = seed
        self.each = -(-pairs // len(games))

    def behind(self) -> str | None:
        """The game with the fewest pairs; None when all have enough."""
        least = min(self.counts, key=lambda game: self.counts[game].pairs)
        return least if self.counts[least].pairs < self.each else None

    def run(self, until: float, folder: Path) -> int:
        """Until there are enough pairs, or the time is up, or something leaks."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        console, found = Console(stderr=True), None
        with suppress(KeyboardInterrupt), Progress(*columns, console=console, disable=not console.is_terminal) as bars:
            tasks = {game: bars.add_task(game, total=self.each) for game in self.counts}
            while found is None and (game := self.behind()) is not None and time.monotonic() < until:
                found = self.one(game)
                bars.update(tasks[game], completed=self.counts[game].pairs)
        self.tell()
        return 0 if found is None else self.keep(found, folder)

    def one(self, game: str) -> Leak | None:
        """One more match."""
        count, began = self.counts[game], time.process_time()
        try:
            count.add(compared(game, self.seed, count.matches, ANSWERS))
        except Leak as leak:
            return leak
        finally:
            self.spent[game] += time.process_time() - began
        return None

    def tell(self) -> None:
        """The figures."""
        compiled = not str(agenda.__file__).endswith(".py")
        print(f"seed {self.seed}, the rules {'compiled' if compiled else 'interpreted'}")
        for game, count in self.counts.items():
            print(
                f"{game:12} {count.pairs:>9,} pairs, {count.different:>9,} of them at different tables; "
                f"{count.matches:,} matches, {count.twins:,} twins, {count.answers:,} answers, "
                f"chairs {len(count.chairs)}, {self.spent[game]:.0f} s of CPU"
            )
            for counted in (count.kinds, count.deeds):
                print("             " + ", ".join(f"{kind} {times:,}" for kind, times in counted.most_common()))
        print(f"{sum(count.pairs for count in self.counts.values()):,} pairs in all")

    def keep(self, leak: Leak, folder: Path) -> int:
        """Leave the case as a file."""
        path = folder / f"leak-{leak.name}.json"
        path.write_text(leak.case, "utf-8")
        print(f"{leak}: {path}\n  here:  {leak.here[:500]}\n  there: {leak.there[:500]}")
        return 1


def again(path: Path) -> int:
    """A case that a run has left."""
    try:
        count = compared_again(path.read_text("utf-8"))
    except Leak as leak:
        print(f"{leak}\n  here:  {leak.here}\n  there: {leak.there}")
        return 1
    print(f"nothing leaks any more: {count.pairs} pairs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
