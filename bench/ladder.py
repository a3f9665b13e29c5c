"""The bars of the bots: each match with fixed numbers of looks and deals, and what it comes to against its bar.

    python bench/ladder.py                    all of them, some hours on one core
    python bench/ladder.py --deals 20 abraca  a first impression of one game

Looks are counted and not timed, so a slow or busy machine finds the same shares. Ends with 1 if a bar is missed.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field

from magoteka.arena.contest import Block, Contest
from magoteka.arena.field import crew_of
from magoteka.arena.ratings import Share, among_many, share_of
from magoteka.cli.version import mode
from magoteka.core.game import Value

LEVEL = 0.65  # a level beats the one below so often, and in the lower end of the interval at least FLOOR
FLOOR = 0.60


@dataclass(frozen=True)
class Bar:
    """One bot against copies of another, and the share it is to reach; `floor` is for the lower end of the interval."""

    game: str
    field: tuple[str, ...]
    share: float
    seats: int = 2
    deals: int = 200
    floor: float = 0.0
    settings: dict[str, Value] = field(default_factory=dict)

    def contest(self, deals: int, seed: int) -> Contest:
        """The match as the arena plays it."""
        return Contest(self.game, self.seats, deals * self.seats, self.field, seed, self.settings).checked()

    def met(self, found: Share) -> bool:
        """Whether the bar was reached."""
        return found.mean >= self.share and found.low >= self.floor


def level(game: str, field: tuple[str, str], seats: int = 2, deals: int = 200) -> Bar:
    """The bar of a level over the one below."""
    return Bar(game, field, among_many(LEVEL, seats), seats, deals, among_many(FLOOR, seats))


BARS = (
    level("abraca", ("kind", "random")),
    level("abraca", ("greedy", "kind")),
    level("abraca", ("search:500", "greedy")),
    Bar("abraca", ("search:500", "greedy"), 0.70),
    Bar("abraca", ("search:500", "greedy"), 0.60, seats=4, deals=100),
    level("siggil", ("kind", "random")),
    level("siggil", ("greedy", "kind")),
    level("siggil", ("search:200", "greedy")),
    Bar("siggil", ("search:200", "greedy"), 0.95),
    Bar("siggil", ("search:200", "greedy"), 0.60, seats=4, deals=100),
    Bar("siggil", ("search:200",), 0.60, seats=1, settings={"solo": "easy"}),
    level("five_seals", ("kind", "random"), deals=60),
    level("five_seals", ("greedy", "kind"), deals=60),
    level("fabled", ("kind", "random"), deals=60),
    level("fabled", ("greedy", "kind"), deals=60),
    level("magic_sword", ("kind", "random"), deals=20),
    level("magic_sword", ("greedy", "kind"), deals=20),
    level("magic_sword", ("search:1", "greedy"), deals=100),
)


def played(contest: Contest, deals: int, jobs: int) -> list[Block]:
    """All blocks of a contest, in order."""
    found = sorted(crew_of(jobs, ray=False).play(contest, iter(range(deals))), key=lambda block: block.number)
    return list(found)


def rows(bars: list[Bar], deals: int | None, seed: int, jobs: int) -> Iterator[tuple[Bar, Share, int]]:
    """Each bar with what was found; matches that several bars ask of are played once."""
    known: dict[str, Share] = {}
    for bar in bars:
        count = deals or bar.deals
        contest = bar.contest(count, seed)
        key = f"{contest.fingerprint()}/{count}"
        if key not in known:
            known[key] = share_of([block.score for block in played(contest, count, jobs)])
        yield bar, known[key], count


def line(bar: Bar, found: Share, deals: int) -> str:
    """A row of the table in docs/bots.md."""
    many = f", one against {bar.seats - 1}" if bar.seats > 2 else ", alone" if bar.seats == 1 else ""
    aim = f"{100 * bar.share:.1f}" + (f", lower end {100 * bar.floor:.1f}" if bar.floor else "")
    share = f"{100 * found.mean:.1f} % | {deals} | {deals * bar.seats} | {100 * found.low:.1f} – {100 * found.high:.1f}"
    return (
        f"| {bar.game}{many}: {' – '.join(bar.field)} | {share} | {aim} | {'met' if bar.met(found) else '**missed**'} |"
    )


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="only these games")
    parser.add_argument("--deals", type=int, help="so many deals a match instead of its own number")
    parser.add_argument("--seed", type=int, default=21)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    bars = [bar for bar in BARS if not asked.games or bar.game in asked.games]
    print(f"seed {asked.seed}, rules {mode()}\n")
    print("| match | share | deals | games | 95 % interval | bar, % | |\n|---|---:|---:|---:|---|---|---|", flush=True)
    missed = 0
    for bar, found, deals in rows(bars, asked.deals, asked.seed, asked.jobs):
        print(line(bar, found, deals), flush=True)
        missed += not bar.met(found)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
