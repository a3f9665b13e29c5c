"""Fits the numbers by which the policy of «За пятью печатями» chooses, to matches of the policy against itself.

    PYTHONPATH=src python -m tools.seals --seats 2 --steps 30 --matches 1500 --seed 1

Every seat of a match has its own numbers, each varied at random around those of the step; after the matches of a step
each number is moved the way that has won more often. The last row is the mean of the steps of the second half.
"""

from __future__ import annotations

import argparse
from math import cos, exp, log, pi, sqrt

from magoteka.core.chance import Rng
from magoteka.games.five_seals.bot.policy import FiveSealsPolicy
from magoteka.games.five_seals.bot.tastes import ROW, Tastes
from magoteka.games.five_seals.game import GAME

SPREAD = 0.25  # of the numbers of a step, as a share of each
PACE = 8.0  # how far a number moves, in spreads, for each share of the victory that a spread has brought
MOST = 0.4  # spreads that it moves at most
KEPT = 0.5  # of the last step's move
PARTS = (0, 1, 2, 3, 4, 9, 14, 19)  # numbers that are shares of something
WHOLE = 0.97


def bell(rng: Rng) -> float:
    """A number of the normal distribution."""
    return sqrt(-2.0 * log(1.0 - rng.unit())) * cos(2.0 * pi * rng.unit())


def varied(row: list[float], lots: list[float]) -> list[float]:
    """A row of numbers, each larger or smaller by its lot; what is a share of something stays one."""
    moved = [number * exp(SPREAD * lot) for number, lot in zip(row, lots, strict=True)]
    return [min(number, WHOLE) if at in PARTS else number for at, number in enumerate(moved)]


def shares(seed: int, rows: list[list[float]]) -> list[float]:
    """Every seat's share of the victory in a match."""
    rng = Rng(seed)
    players = [FiveSealsPolicy(Tastes(row)) for row in rows]
    g = GAME.begin(len(rows), GAME.agreed({"circle": 1 if rng.below(4) else 1 + rng.below(4)}))
    while (question := g.asking()) is not None:
        if question.seat < 0:
            g.answer(question.sample(g, rng))
        else:
            g.answer(players[question.seat].answer(g, question, rng))
    winners = GAME.winners(g)
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(rows))]


def slopes(row: list[float], seats: int, seeds: range) -> list[float]:
    """What a spread more of each number has brought."""
    found = [0.0] * len(row)
    for seed in seeds:
        rng = Rng(seed * 7 + 3)
        lots = [[bell(rng) for _ in row] for _ in range(seats)]
        won = shares(seed, [varied(row, lot) for lot in lots])
        for lot, share in zip(lots, won, strict=True):
            for at, one in enumerate(lot):
                found[at] += one * (share - 1 / seats) / (len(seeds) * (seats - 1))
    return found


def main() -> None:
    """Play, move, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--steps", type=int, default=30)
    parser.add_argument("--matches", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    plan = parser.parse_args()
    row, moves, late = ROW[:], [0.0] * len(ROW), []
    for step in range(plan.steps):
        first = plan.seed * 1_000_003 + step * plan.matches
        found = slopes(row, plan.seats, range(first, first + plan.matches))
        moves = [KEPT * move + max(-MOST, min(MOST, PACE * slope)) for move, slope in zip(moves, found, strict=True)]
        row = varied(row, [(1 - KEPT) * move for move in moves])
        if 2 * step >= plan.steps:
            late.append(row)
        print(step, [round(number, 3) for number in row], flush=True)
    print("mean", [round(sum(column) / len(late), 3) for column in zip(*late, strict=True)])


if __name__ == "__main__":
    main()
