"""Does an analysis add up, and does a stronger bot lose less by its decisions? `python -m bench.analysis GAME MATCHES`.

Matches of two levels that change seats are analysed with fewer looks than a house makes. Printed are, with 95 %
intervals: what is left when luck and decisions are taken from the result, of the winner (for both seats together it is
nothing by itself); how large that is beside the stated error; the winner's luck; and for each level what its answers
stayed behind the best ones, and what they brought beside the policy's, in a match.
"""

from __future__ import annotations

import json
import sys
import time
from collections import defaultdict
from math import sqrt
from pathlib import Path

from magoteka.bots import bot_named
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
FEWEST = Effort(pilot=2, least=2, pairs=300, par=20, trouble=Trouble(wide=3, first=1, second=2, least=2, most=3))
PAIRS = (("kind", "greedy"), ("greedy", "search"), ("kind", "search"))
SEARCH = searching(Budget(looks=60))  # without a clock: the same on a busy machine


def played(game: str, levels: tuple[str, ...], seed: int) -> Match:
    """A match of bots."""
    match, rng = Match.new(game_named(game), len(levels), {}, Rng(seed)), Rng(seed + 10**6)
    bots = [SEARCH if level == "search" else bot_named(level) for level in levels]
    while not match.over:
        seat = match.waiting()[0]
        chair = chair_at(match, seat, bots[seat], rng)
        match.submit(seat, chair.options[bots[seat].choose(chair) if len(chair.options) > 1 else 0])
    return match


def analysed(match: Match, effort: Effort, seed: int) -> Findings:
    """A match, analysed."""
    analyst = Analyst(story_of(match.game, match.record), effort, seed)
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
    rests, scaled, fortune, lost, skill = [], [], [], defaultdict(list), defaultdict(list)
    for one in rows:
        for level, seat in zip(one["levels"], one["seats"], strict=True):  # type: ignore[call-overload]
            if seat["result"] == 1:
                rests.append(seat["rest"])
                scaled.append(seat["rest"] / max(seat["error"], 1e-6))
                fortune.append(seat["luck"])
            lost[level].append(seat["lost"])
            skill[level].append(seat["decisions"])
    seconds = sum(float(one["seconds"]) for one in rows) / len(rows)  # type: ignore[arg-type]
    print(f"{game}: {len(rows)} matches, {seconds:.2f} s of a core each")
    print("  rest of the winner      ", interval(rests))
    size = sqrt(sum(value**2 for value in scaled) / max(1, len(scaled)))
    print("  … by its stated error   ", f"{size:.2f} (1: as stated)")
    print("  luck of the winner      ", interval(fortune))
    for level in lost:
        print(f"  {level:8} lost, decided   ", interval(lost[level]), interval(skill[level]))


def main() -> None:
    """Analyse matches, and keep what was found, so that more can be added."""
    game, count = sys.argv[1], int(sys.argv[2])
    kept = Path(sys.argv[3] if len(sys.argv) > 3 else f"build/analysis-{game}.jsonl")
    rows = [json.loads(line) for line in kept.read_text().splitlines()] if kept.exists() else []
    effort = FEWEST if game_named(game).plans else FEWER
    for seed in range(len(rows), count):
        pair = PAIRS[seed % len(PAIRS)]
        levels = pair if seed // len(PAIRS) % 2 == 0 else pair[::-1]
        match = played(game, levels, seed)
        began = time.process_time()
        rows.append(row(levels, analysed(match, effort, seed), time.process_time() - began))
        with kept.open("a") as file:
            file.write(json.dumps(rows[-1]) + "\n")
    report(game, rows)


if __name__ == "__main__":
    main()
