"""Fits the numbers by which the policy of «За пятью печатями» chooses (`bot/tastes.py`) to matches against itself.

    PYTHONPATH=src python -m tools.seals --seats 2 --steps 30 --matches 1500 --seed 1

What is climbed (`tools/climb.py`) is how many times each number is larger than it was, as a logarithm, so that none
changes its sign. Printed are the numbers after every step; the last row goes into `bot/tastes.py` by hand.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import numpy as np

from magoteka.core.chance import Rng
from magoteka.games.five_seals.bot.policy import FiveSealsPolicy
from magoteka.games.five_seals.bot.tastes import ROW, Tastes
from magoteka.games.five_seals.game import GAME
from tools.climb import Climb, Numbers, alone

SPREAD = 0.25  # of a logarithm: about a quarter of each number
PARTS = (0, 1, 2, 3, 4, 9, 14, 19)  # numbers that are shares of something
WHOLE = 0.97
PAR = 500  # matches of the new numbers against the old ones


def row_of(times: Numbers) -> list[float]:
    """The numbers, each so many times as large; what is a share of something stays one."""
    row = [number * float(factor) for number, factor in zip(ROW, np.exp(times), strict=True)]
    return [min(number, WHOLE) if at in PARTS else number for at, number in enumerate(row)]


def played(each: Sequence[Numbers], seed: int) -> list[float]:
    """A match in which each seat has its own numbers, mostly in the first circle; each one's share of the victory."""
    rng = Rng(seed)
    players = [FiveSealsPolicy(Tastes(row_of(times))) for times in each]
    g = GAME.begin(len(each), GAME.agreed({"circle": 1 if rng.below(4) else 1 + rng.below(4)}))
    while (question := g.asking()) is not None:
        thinks = question.seat >= 0
        g.answer(players[question.seat].answer(g, question, rng) if thinks else question.sample(g, rng))
    won = GAME.winners(g)
    return [float(seat in won) / len(won) for seat in range(len(each))]


def main() -> None:
    """Climb, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--steps", type=int, default=30)
    parser.add_argument("--matches", type=int, default=1500, help="of each step")
    parser.add_argument("--seed", type=int, default=1)
    plan = parser.parse_args()
    old = new = np.zeros(len(ROW))
    climb = Climb(played, plan.seats, np.full(len(ROW), SPREAD), plan.matches)
    for step, new in enumerate(climb.steps(old, plan.steps, plan.seed)):
        print(step, [round(number, 3) for number in row_of(new)], flush=True)
    share = alone(played, plan.seats, new, old, PAR, plan.seed + 900)
    print(f"alone against copies of the old ones {100 * share:.1f} % of {PAR}, par {100 / plan.seats:.1f} %")


if __name__ == "__main__":
    main()
