"""The levels of the bots and their bars: each match with fixed numbers of looks and deals, and what it comes to.

    python bench/ladder.py                    all of them, some hours on one core
    python bench/ladder.py --deals 20 abraca  a first impression of one game
    python bench/ladder.py --kept             what has been played so far
    python bench/ladder.py --write            and put what was found into docs/bots.md and onto the cards of the levels

Looks are counted and not timed, so a slow or busy machine finds the same shares. What was played is kept in
`build/ladder`; the same command goes on with it. Ends with 1 if a bar is missed.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import ladder_page
from rich.console import Console
from rich.progress import track

from magoteka.arena.contest import Block, Contest
from magoteka.arena.field import Results, crew_of
from magoteka.arena.ratings import Share, share_of
from magoteka.bots import own_levels
from magoteka.cli.version import mode
from magoteka.core.game import Game, Value
from magoteka.games import GAMES

KEPT = Path("build/ladder")
# Of the search level at a table, without its clock.
LOOKS = {"abraca": 5000, "siggil": 5000, "five_seals": 100, "fabled": 1, "magic_sword": 1}
DEALS = {"abraca": 300, "siggil": 300, "five_seals": 60, "fabled": 60, "magic_sword": 100}
LEVEL = 0.65  # a level beats the one below so often, and in the lower end of the interval at least FLOOR
FLOOR = 0.60
LEAST = 10  # deals, for anything to be said


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


def rungs(game: Game) -> list[Bar]:
    """Each level of a game over the one below."""
    names = [f"search:{LOOKS.get(game.name, 100)}" if level == "search" else level for level in own_levels(game)]
    return [Bar(game.name, (upper, lower), LEVEL, 2, DEALS[game.name], FLOOR) for lower, upper in pairwise(names)]


AIMS = (
    Bar("abraca", ("search:1000", "greedy"), 0.70, deals=300),
    Bar("abraca", ("search:1000", "greedy"), 0.60, seats=4, deals=100),
    Bar("siggil", ("search:200", "greedy"), 0.95),
    Bar("siggil", ("search:200", "greedy"), 0.60, seats=4, deals=100),
    Bar("siggil", ("search:200",), 0.60, seats=1, settings={"solo": "easy"}),
    Bar("five_seals", ("search:100", "greedy"), 0.75, deals=60),
    Bar("fabled", ("search:1", "greedy"), 0.75, deals=60),
    Bar("magic_sword", ("search:1", "greedy"), 0.60, deals=100),
)


def bars_of(game: Game) -> list[Bar]:
    """All that a game is judged by."""
    return [*rungs(game), *(aim for aim in AIMS if aim.game == game.name)]


def played(contest: Contest, deals: int, jobs: int) -> list[Block]:
    """All blocks of a contest, in order; those that are kept are not played again."""
    KEPT.mkdir(parents=True, exist_ok=True)
    results = Results(contest, KEPT / f"{contest.game}-{contest.fingerprint()}.jsonl")
    try:
        missing = list(results.missing(deals))
        coming = crew_of(jobs, ray=False).play(contest, iter(missing))
        name = f"{contest.game} {' – '.join(contest.bots)}"
        for block in track(coming, name, len(missing), console=Console(stderr=True), transient=True):
            results.add(block)
    finally:
        results.close()
    return results.in_order()[:deals]


def kept(contest: Contest) -> list[Block]:
    """The blocks of a contest that are there, in order; a file of another contest cannot have its name."""
    results = Results(contest, KEPT / f"{contest.game}-{contest.fingerprint()}.jsonl")
    results.close()
    return results.in_order()


@dataclass
class Found:
    """What came of a bar."""

    bar: Bar
    share: Share
    blocks: list[Block]
    contest: str


def found(bars: list[Bar], deals: int | None, seed: int, jobs: int) -> Iterator[Found]:
    """Each bar with what was found; without a process to play, with what is kept."""
    for bar in bars:
        count = deals or bar.deals
        contest = bar.contest(count, seed)
        blocks = played(contest, count, jobs) if jobs else kept(contest)
        if not jobs and len(blocks) < LEAST:
            continue
        yield Found(bar, share_of([block.score for block in blocks]), blocks, contest.fingerprint())


def line(one: Found) -> str:
    """A row of the table in docs/bots.md."""
    bar, share, deals = one.bar, one.share, len(one.blocks)
    many = f", one against {bar.seats - 1}" if bar.seats > 2 else ", alone" if bar.seats == 1 else ""
    aim = f"{100 * bar.share:.1f}" + (f", lower end {100 * bar.floor:.1f}" if bar.floor else "")
    between = f"{100 * share.low:.1f} – {100 * share.high:.1f}"
    return (
        f"| {bar.game}{many}: {' – '.join(bar.field)} | {100 * share.mean:.1f} % | {deals} | {deals * bar.seats} "
        f"| {between} | {aim} | {'met' if bar.met(share) else '**missed**'} | `{one.contest}` |"
    )


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="only these games")
    parser.add_argument("--deals", type=int, help="so many deals a match instead of its own number")
    parser.add_argument("--seed", type=int, default=21)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--kept", action="store_true", help="play nothing more")
    parser.add_argument("--write", action="store_true", help="into docs/bots.md, its picture and the cards")
    asked = parser.parse_args()
    print(f"seed {asked.seed}, rules {mode()}\n\n{ladder_page.HEAD}", flush=True)
    missed, lines = 0, []
    for game in (GAMES[name] for name in asked.games or GAMES):
        rows = []
        for one in found(bars_of(game), asked.deals, asked.seed, 0 if asked.kept else asked.jobs):
            rows.append(one)
            lines.append(line(one))
            print(lines[-1], flush=True)
            missed += not one.bar.met(one.share)
        if asked.write and rows:
            levels = [block for one in rows if one.bar in rungs(game) for block in one.blocks]
            ladder_page.keep(game.name, levels, asked.seed)
    if asked.write:
        ladder_page.write(lines, asked.seed)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
