"""Does an analysis add up, and does a stronger bot lose less by its decisions? `python -m bench.analysis GAME MATCHES`.

`python -m bench.analysis GAME MATCHES FILE sum` judges no decision, and looks so much oftener whether it adds up.
`… chapters` does so where looks end with a chapter: within one they lead on exactly where the last move ended
(tests/bots/test_analysis.py), so all that can be left over is what the policy's value and its play say differently of
the tables between two chapters, which is looked at alone.

Matches of two levels that change seats are analysed with fewer looks than a house makes. Printed are, with 95 %
intervals: what is left when luck and decisions are taken from the result, of the winner (for both seats together it is
nothing by itself); how large that is beside the stated error; the winner's luck; and for each level, in a match, what
its answers stayed behind the best ones, what they brought beside the policy's, and its luck, which should be nothing
for everyone: what is not is skill, or want of it, under a wrong name.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import Any

from magoteka.bots import bot_named, own_levels
from magoteka.bots.analysis import Analyst, Effort
from magoteka.bots.chair import chair_at
from magoteka.bots.findings import Findings, findings
from magoteka.bots.gauge import Sample, seeded
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
BETWEEN = 16  # looks from a table between two chapters
PAIRS = (("kind", "greedy"), ("greedy", "search"), ("kind", "search"))
BELOW = (("kind", "greedy"), ("random", "greedy"), ("random", "kind"))  # where nobody looks ahead
LOOKS = {"five_seals": 10}  # of the level that looks ahead, where a look is a long one


def played(game: str, levels: tuple[str, ...], seed: int) -> Match:
    """A match of bots; of the longest game, the short way to play it."""
    settings = game_named(game).presets[0].settings if game == "magic_sword" else {}
    match, rng = Match.new(game_named(game), len(levels), settings, Rng(seed)), Rng(seed + 10**6)
    search = searching(Budget(LOOKS.get(game, 60)))  # without a clock: the same on a busy machine
    bots = [search if level == "search" else bot_named(level) for level in levels]
    while not match.over:
        seat = match.waiting()[0]
        chair = chair_at(match, seat, bots[seat], rng)
        match.submit(seat, chair.options[bots[seat].choose(chair) if len(chair.options) > 1 else 0])
    return match


def between_chapters(match: Match, seed: int) -> list[dict[str, float]]:
    """What value and play say differently of the tables between the chapters of a match, summed up for each seat."""
    analyst = Analyst(story_of(match.game, match.record), FEWEST, seed)
    gauge, first = analyst.gauge, analyst.telling.first
    last = (first, gauge.horizon(first))
    rests, doubts = [0.0] * analyst.story.seats, [0.0] * analyst.story.seats
    for move in filter(None, analyst.telling.moves()):
        horizon = gauge.horizon(move.before)
        if horizon != last[1]:
            looks, valued = Sample(analyst.story.seats), gauge.shares(last[0], last[1], Rng(seed))
            for number in range(BETWEEN):
                looks.add(gauge.shares(move.before.clone(), horizon, seeded(seed, move.place, number)))
            gaps = zip(rests, valued, looks.means(), strict=True)
            rests = [rest + value - played for rest, value, played in gaps]
            doubts = [doubt + more for doubt, more in zip(doubts, looks.doubts(), strict=True)]
        last = (move.after, horizon)
    found = zip(analyst.telling.result(), rests, doubts, strict=True)
    return [{"result": result, "rest": rest, "error": sqrt(doubt)} for result, rest, doubt in found]


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


def sums(match: Match, mode: str, seed: int) -> list[dict[str, float]]:
    """What is kept of the seats of a match."""
    if mode == "chapters":
        return between_chapters(match, seed)
    slow = match.game.mind.way == "turns" or not match.game.mind.plays_on
    effort = ADDING if mode == "sum" else FEWEST if slow else FEWER
    return [{**vars(one), "rest": one.rest} for one in analysed(match, effort, seed).seats]


def report(game: str, rows: list[dict[str, Any]]) -> None:
    """Everything so far."""
    seats = [(level, seat) for one in rows for level, seat in zip(one["levels"], one["seats"], strict=True)]
    won = [seat for _, seat in seats if seat["result"] == 1]
    seconds = sum(one["seconds"] for one in rows) / len(rows)
    print(f"{game}: {len(rows)} matches, {seconds:.2f} s of a core each")
    print("  rest of the winner      ", interval([seat["rest"] for seat in won]))
    scaled = [seat["rest"] / max(seat["error"], 1e-6) for seat in won]
    print(f"  … by its stated error    {sqrt(sum(one**2 for one in scaled) / max(1, len(scaled))):.2f} (1: as stated)")
    if not any(seat.get("judged") for seat in won):
        return
    print("  luck of the winner      ", interval([seat["luck"] for seat in won]))
    for level in dict.fromkeys(level for level, _ in seats):
        for what in ("lost", "decisions", "luck"):
            print(f"  {level:8} {what:16}", interval([seat[what] for one, seat in seats if one == level]))


def main() -> None:
    """Analyse matches, and keep what was found, so that more can be added."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("matches", type=int)
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("mode", choices=("", "sum", "chapters"), nargs="?", default="")
    parser.add_argument("--seed", type=int, default=0, help="of the first match; a series has a file of its own")
    plan = parser.parse_args()
    game, mode, kept = plan.game, plan.mode, plan.file or Path(f"build/analysis-{plan.game}.jsonl")
    rows = [json.loads(line) for line in kept.read_text().splitlines()] if kept.exists() else []
    pairs = PAIRS if "search" in own_levels(game_named(game)) else BELOW
    pairs = pairs[:1] if mode == "chapters" else pairs
    for number in range(len(rows), plan.matches):
        pair, seed = pairs[number % len(pairs)], plan.seed + number
        levels = pair if number // len(pairs) % 2 == 0 else pair[::-1]
        match = played(game, levels, seed)
        began = time.process_time()
        seats = sums(match, mode, seed)
        rows.append({"levels": levels, "seconds": time.process_time() - began, "seats": seats})
        with kept.open("a") as file:
            file.write(json.dumps(rows[-1]) + "\n")
    report(game, rows)


if __name__ == "__main__":
    main()
