"""Does an analysis add up, and does a stronger bot lose less by its decisions? `python -m bench.analysis GAME MATCHES`.

`python -m bench.analysis GAME MATCHES FILE sum` judges no decision, and looks so much oftener whether it adds up.

Matches of two levels that change seats are analysed with fewer looks than a house makes. Printed are, with 95 %
intervals: what is left when luck and decisions are taken from the result, of the winner (for both seats together it is
nothing by itself); how large that is beside the stated error; the winner's luck; and for each level, in a match, what
its answers stayed behind the best ones, what they brought beside the policy's, and its luck, which should be nothing
for everyone: what is not is skill, or want of it, under a wrong name.
"""

from __future__ import annotations

import json
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from pathlib import Path

from magoteka.bots import bot_named, own_levels
from magoteka.bots.analysis import Analyst, Effort
from magoteka.bots.chair import chair_at
from magoteka.bots.findings import Findings, findings
from magoteka.bots.search import Budget, searching
from magoteka.bots.story import story_of
from magoteka.bots.verdict import Trouble
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.games import game_named

FEWER = Effort(pilot=6, least=6, pairs=1200, par=100, trouble=Trouble(wide=5, first=3, second=5, least=5, most=10))
SPARSE = Trouble(wide=2, first=1, second=1, finalists=1, least=1, most=1)
FEWEST = Effort(pilot=2, least=2, pairs=150, par=20, trouble=SPARSE)
ADDING = Effort(pilot=10, least=10, pairs=6000, par=500)
PAIRS = (("kind", "greedy"), ("greedy", "search"), ("kind", "search"))
BELOW = (("kind", "greedy"), ("random", "greedy"), ("random", "kind"))  # where nobody looks ahead
LOOKS = {"five_seals": 10}  # of the level that looks ahead, where a look is a long one


def played(game: str, levels: tuple[str, ...], seed: int) -> Match:
    """A match of bots; of the longest game, the short way to play it."""
    settings = game_named(game).doors[0].settings if game == "magic_sword" else {}
    match, rng = Match.new(game_named(game), len(levels), settings, Rng(seed)), Rng(seed + 10**6)
    search = searching(Budget(LOOKS.get(game, 60)))  # without a clock: the same on a busy machine
    bots = [search if level == "search" else bot_named(level) for level in levels]
    while not match.over:
        seat = match.waiting()[0]
        chair = chair_at(match, seat, bots[seat], rng)
        match.submit(seat, chair.options[bots[seat].choose(chair) if len(chair.options) > 1 else 0])
    return match


class Adding(Analyst):
    """Looks only whether it adds up: there verdicts are counted twice, with opposite signs."""

    def judge(self) -> Iterator[float]:
        yield from ()


def analysed(match: Match, effort: Effort, seed: int) -> Findings:
    """A match, analysed."""
    work = Adding if effort is ADDING else Analyst
    analyst = work(story_of(match.game, match.record), effort, seed)
    for _ in analyst.work():
        pass
    return findings(analyst)


def interval(values: list[float]) -> str:
    """A mean with its 95 % interval."""
    count = len(values)
    middle = sum(values) / max(1, count)
    error = sqrt(sum((value - middle) ** 2 for value in values) / max(1, count - 1) / max(1, count))
    return f"{middle:+.4f} ({middle - 1.96 * error:+.4f} … {middle + 1.96 * error:+.4f}, {count})"


def row(levels: tuple[str, ...], found: Findings, seconds: float) -> dict[str, object]:
    """What is kept of one match."""
    return {"levels": levels, "seconds": seconds, "seats": [{**vars(one), "rest": one.rest} for one in found.seats]}


def report(game: str, rows: list[dict[str, object]]) -> None:
    """Everything so far."""
    rests, scaled, fortune = [], [], []
    lost, skill, lucky = defaultdict(list), defaultdict(list), defaultdict(list)
    for one in rows:
        for level, seat in zip(one["levels"], one["seats"], strict=True):  # type: ignore[call-overload]
            if seat["result"] == 1:
                rests.append(seat["rest"])
                scaled.append(seat["rest"] / max(seat["error"], 1e-6))
                fortune.append(seat["luck"])
            lost[level].append(seat["lost"])
            skill[level].append(seat["decisions"])
            lucky[level].append(seat["luck"])
    seconds = sum(float(one["seconds"]) for one in rows) / len(rows)  # type: ignore[arg-type]
    print(f"{game}: {len(rows)} matches, {seconds:.2f} s of a core each")
    print("  rest of the winner      ", interval(rests))
    size = sqrt(sum(value**2 for value in scaled) / max(1, len(scaled)))
    print("  … by its stated error   ", f"{size:.2f} (1: as stated)")
    print("  luck of the winner      ", interval(fortune))
    for level in lost:
        print(f"  {level:8} lost            ", interval(lost[level]))
        print(f"  {level:8} decided         ", interval(skill[level]))
        print(f"  {level:8} luck            ", interval(lucky[level]))


def main() -> None:
    """Analyse matches, and keep what was found, so that more can be added."""
    game, count = sys.argv[1], int(sys.argv[2])
    kept = Path(sys.argv[3] if len(sys.argv) > 3 else f"build/analysis-{game}.jsonl")
    rows = [json.loads(line) for line in kept.read_text().splitlines()] if kept.exists() else []
    effort = ADDING if "sum" in sys.argv[4:] else FEWEST if game_named(game).plans else FEWER
    pairs = PAIRS if "search" in own_levels(game_named(game)) else BELOW
    for seed in range(len(rows), count):
        pair = pairs[seed % len(pairs)]
        levels = pair if seed // len(pairs) % 2 == 0 else pair[::-1]
        match = played(game, levels, seed)
        began = time.process_time()
        rows.append(row(levels, analysed(match, effort, seed), time.process_time() - began))
        with kept.open("a") as file:
            file.write(json.dumps(rows[-1]) + "\n")
    report(game, rows)


if __name__ == "__main__":
    main()
