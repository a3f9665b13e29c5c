"""How long a match of each preset of the hall lasts: `python bench/minutes.py [--matches 20] [--games a,b]`.

The first seat stands for the person and is played by a bot that wants to win; the others are bots as the hall seats
them. An answer of hers takes `CHOICE` seconds if there is something to choose and `CLICK` if there is not; an answer of
a bot takes its pause at the usual pace, or none where it answers at once. The median, rounded to five minutes, is what
a preset says.
"""

from __future__ import annotations

import argparse
import statistics
from dataclasses import dataclass

from magoteka.arena.plan import NATURE_STREAM, Plan
from magoteka.arena.play import Chairs
from magoteka.bots import FIRST, bot_named
from magoteka.core.agenda import Question
from magoteka.core.game import Preset
from magoteka.games import GAMES

PERSON = 0
LIKE = "greedy"  # plays like the person
CHOICE = 8.0  # s: what has happened meanwhile, a look at the table and a tap; a plan takes longer, a routine step less
CLICK = 1.5
PAUSE = 0.5  # of a bot at the usual pace, as the client asks for it
STEP = 5  # minutes


@dataclass
class Count:
    """What was answered in one match."""

    choices: int = 0
    clicks: int = 0
    others: int = 0

    @property
    def minutes(self) -> float:
        """How long that takes."""
        return (self.choices * CHOICE + self.clicks * CLICK + self.others * PAUSE) / 60


class Timed(Chairs):
    """A match whose answers are counted."""

    def __init__(self, plan: Plan, number: int) -> None:
        super().__init__(plan, number, plan.rules().new(plan.seats, plan.settings))
        self.bots[PERSON] = bot_named(LIKE)
        self.count = Count()

    def answer(self, question: Question) -> None:
        """Whose it is, and whether it is a choice."""
        if question.seat != PERSON:
            self.count.others += not question.brisk
        elif len(question.indices(self.table)) > 1:
            self.count.choices += 1
        else:
            self.count.clicks += 1
        super().answer(question)


def counted(game: str, preset: Preset, matches: int) -> list[Count]:
    """The matches of a preset."""
    plan = Plan(game, preset.seats, matches, (FIRST,), 1, dict(preset.settings)).checked()
    found = []
    for number in range(matches):
        match = Timed(plan, number)
        match.play(plan.stream(number, NATURE_STREAM))
        found.append(match.count)
    return found


def line(game: str, preset: Preset, counts: list[Count]) -> str:
    """A row of the page."""
    choices, clicks, others = (
        statistics.median(getattr(one, name) for one in counts) for name in ("choices", "clicks", "others")
    )
    minutes = sorted(one.minutes for one in counts)
    middle = statistics.median(minutes)
    low, high = minutes[len(minutes) // 4], minutes[-1 - len(minutes) // 4]
    says = max(STEP, STEP * round(middle / STEP))
    return (
        f"| {game}, {preset.name} | {preset.seats} | {len(counts)} | {choices:g} | {clicks:g} | {others:g} "
        f"| {middle:.0f} ({low:.0f}–{high:.0f}) | {says} |"
    )


def main() -> None:
    """All presets, one after another."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--games", default=",".join(GAMES))
    wanted = parser.parse_args()
    print("| preset | seats | matches | choices | clicks | bots’ answers | minutes (half of them) | says |")
    print("|---|---|---|---|---|---|---|---|")
    for game in wanted.games.split(","):
        for preset in GAMES[game].presets:
            print(line(game, preset, counted(game, preset, wanted.matches)), flush=True)


if __name__ == "__main__":
    main()
