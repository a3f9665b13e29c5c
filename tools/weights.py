"""Fits the weights by which «За пятью печатями» values a table between two rounds, to the results of matches.

    PYTHONPATH=src python -m tools.weights --matches 2000 --seed 1

All seats play by the game's policy, each with a share of careless answers drawn for the match, so that uneven tables
occur. At every new round the features of each seat are taken down, and the weights are those of the softmax that
explains best who won (ridge, plain gradient steps). Circles of magic are drawn, as each has other spells.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import exp, log
from typing import NamedTuple

from magoteka.core.chance import Rng
from magoteka.games.five_seals.bot.policy import FiveSealsPolicy
from magoteka.games.five_seals.bot.value import FEATURES, feature_list
from magoteka.games.five_seals.game import GAME
from magoteka.games.five_seals.table.state import FiveSeals

CARELESS = (0.0, 0.0, 0.05, 0.15, 0.3)  # shares of careless answers, one of them for each seat
RIDGE = 1e-3
STEPS = 100
PACE = 1.0
SEATS = (2, 2, 2, 3, 4)


class Row(NamedTuple):
    """A table between rounds: the features of every seat, and each one's share of the victory."""

    seats: list[list[float]]
    shares: list[float]


def played(seed: int) -> list[Row]:
    """The tables of one match."""
    rng = Rng(seed)
    seats = SEATS[rng.below(len(SEATS))]
    careless = [CARELESS[rng.below(len(CARELESS))] for _ in range(seats)]
    g = GAME.begin(seats, GAME.agreed({"circle": 1 if rng.below(2) == 0 else 1 + rng.below(4)}))
    taken = rounds(g, careless, rng)
    winners = GAME.winners(g)
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return [Row(table, shares) for table in taken]


def rounds(g: FiveSeals, careless: Sequence[float], rng: Rng) -> list[list[list[float]]]:
    """Play a match to its end; the features of every seat at each new round."""
    policy, found, last = FiveSealsPolicy(), [], 1
    while (question := g.asking()) is not None:
        if g.round > last:
            last = g.round
            found.append([feature_list(g, seat) for seat in range(g.seats)])
        thinks = question.seat >= 0 and rng.unit() >= careless[question.seat]
        g.answer(policy.answer(g, question, rng) if thinks else question.sample(g, rng))
    return found


def guessed(row: Row, weights: Sequence[float]) -> list[float]:
    """How likely each seat is to win."""
    odds = [exp(sum(weight * value for weight, value in zip(weights, seat, strict=True))) for seat in row.seats]
    return [one / sum(odds) for one in odds]


def loss(rows: Sequence[Row], weights: Sequence[float]) -> float:
    """The mean log loss."""
    total = 0.0
    for row in rows:
        total -= sum(share * log(guess) for share, guess in zip(row.shares, guessed(row, weights), strict=True))
    return total / len(rows)


def slope(rows: Sequence[Row], weights: Sequence[float]) -> list[float]:
    """How the log loss grows with each weight."""
    found = [2 * RIDGE * weight for weight in weights]
    for row in rows:
        for seat, share, guess in zip(row.seats, row.shares, guessed(row, weights), strict=True):
            error = (guess - share) / len(rows)
            for at, value in enumerate(seat):
                if value:
                    found[at] += error * value
    return found


def fitted(rows: Sequence[Row]) -> list[float]:
    """The weights: every step is as long as the last steps along its weight allow (Adagrad)."""
    weights, squares = [0.0] * FEATURES, [1e-9] * FEATURES
    for _ in range(STEPS):
        for at, down in enumerate(slope(rows, weights)):
            squares[at] += down * down
            weights[at] -= PACE * down / squares[at] ** 0.5
    return weights


def main() -> None:
    """Play, fit, and print the weights with what they are good for on matches that were not fitted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    plan = parser.parse_args()
    rows = [played(plan.seed * 1_000_003 + number) for number in range(plan.matches)]
    kept = [row for match in rows[: -len(rows) // 5] for row in match]
    tried = [row for match in rows[-len(rows) // 5 :] for row in match]
    weights = fitted(kept)
    nothing = [0.0] * FEATURES
    print([round(weight, 3) for weight in weights])
    print(f"{len(kept)} tables fitted, {len(tried)} tried; log loss {loss(tried, weights):.4f}", end=" ")
    print(f"against {loss(tried, nothing):.4f} of a constant")


if __name__ == "__main__":
    main()
