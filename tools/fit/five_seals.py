"""The numbers of «За пятью печатями»: how many times each is larger, and what a table between two rounds is worth.

What is climbed is a logarithm, so that no number changes its sign.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from magoteka.core.chance import Rng
from magoteka.games.five_seals.bot.policy import FiveSealsPolicy
from magoteka.games.five_seals.bot.value import feature_list
from magoteka.games.five_seals.bot.weights import ROW, Weights
from magoteka.games.five_seals.game import GAME
from tools.fit.climb import Numbers
from tools.fit.subject import Moment, Policy, Rows, Value, pick, play_on, shares_of

SPREAD = 0.25  # of a logarithm: about a quarter of each number
PARTS = (0, 1, 2, 3, 4, 9, 14, 19)  # numbers that are shares of something
WHOLE = 0.97
CARELESS = (0.0, 0.0, 0.05, 0.15, 0.3)  # shares of careless answers, one of them for each seat: tables are uneven
SEATS = (2, 2, 2, 3, 4)


def row_of(times: Numbers) -> list[float]:
    """The numbers, each so many times as large; what is a share of something stays one."""
    row = [number * float(factor) for number, factor in zip(ROW, np.exp(times), strict=True)]
    return [min(number, WHOLE) if at in PARTS else number for at, number in enumerate(row)]


def played(each: Sequence[Numbers], seed: int) -> list[float]:
    """A match in which each seat has its own numbers, mostly in the first circle; each one's share of the victory."""
    rng = Rng(seed)
    g = GAME.begin(len(each), GAME.agreed({"circle": 1 if rng.below(4) else 1 + rng.below(4)}))
    play_on(g, [FiveSealsPolicy(Weights(row_of(times))) for times in each], rng)
    return shares_of(GAME, g, len(each))


def moments_of(seats: int, seed: int) -> list[Moment]:
    """A match of more and less careful players: the features of every seat at each new round."""
    rng, policy = Rng(seed), FiveSealsPolicy()
    seats = seats or pick(rng, SEATS)
    careless = [pick(rng, CARELESS) for _ in range(seats)]
    g = GAME.begin(seats, GAME.agreed({"circle": 1 if rng.below(2) == 0 else 1 + rng.below(4)}))
    found: list[Rows] = []
    last = 1
    while (question := g.asking()) is not None:
        if g.round > last:
            last = g.round
            found.append([feature_list(g, seat) for seat in range(seats)])
        thinks = question.seat >= 0 and rng.unit() >= careless[question.seat]
        g.answer(policy.answer(g, question, rng) if thinks else question.sample(g, rng))
    return [Moment(seed, rows, shares_of(GAME, g, seats)) for rows in found]


def told(times: Numbers) -> str:
    """`ROW` of `bot/weights.py`."""
    return str([round(number, 3) for number in row_of(times)])


POLICY = Policy(played, lambda _: np.zeros(len(ROW)), lambda times: np.full(len(times), SPREAD), told, trials=500)
VALUE = Value(moments_of)
