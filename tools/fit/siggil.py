"""The numbers of «Сиггил»: what a card is worth (`Weights`), and how likely each seat is to win before a turn."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from magoteka.core.chance import Rng
from magoteka.games.siggil.bot.evaluation import Weights
from magoteka.games.siggil.bot.policy import TO_THE_END, SiggilPolicy
from magoteka.games.siggil.bot.value import feature_lists
from magoteka.games.siggil.bot.weights import WEIGHTS, weights_from
from magoteka.games.siggil.box.shape import SHAPES
from magoteka.games.siggil.game import GAME
from magoteka.games.siggil.rules.turn import TakeCard
from magoteka.games.siggil.table.state import Siggil
from tools.fit.climb import Numbers
from tools.fit.subject import Moment, Policy, Rows, Value, pick, play_on, shares_of

NEAR = 3  # cards that are wanted, of which each has a number of its own
KINDS = ("free", "robbed", "asleep")
ROW = (
    *("enough", "ready", "leader", "defence", "last", "deny", "turns", "lends", "hopes", "frees", "wins"),
    *("gives", "serves", "nearly", "loses", "after", "snatch", "save"),
)
CHANCE = 0.06  # lots among cards that are nearly as good; not fitted
SPREAD = 0.25  # a number is varied by this share of it, and by no less than the next of its kind
LEAST = np.array([0.05] * NEAR * len(KINDS) + [0.02, 0.1, 0.1, 0.1, 0.25] + [0.1] * 4 + [0.25] * 2 + [0.1] * 7)
OFTEN = 6  # before every so manieth turn, on the average, the table is taken down


def numbers_of(weights: Weights) -> Numbers:
    """The numbers in order."""
    near = [getattr(weights, kind)[at] for kind in KINDS for at in range(NEAR)]
    return np.array([*near, *(getattr(weights, name) for name in ROW)])


def weights_of(numbers: Numbers) -> Weights:
    """The weights that have these numbers."""
    values = [float(one) for one in numbers]
    near = [values[NEAR * kind : NEAR * (kind + 1)] for kind in range(len(KINDS))]
    return weights_from(near, [*values[NEAR * len(KINDS) :], CHANCE])


def spread_of(numbers: Numbers) -> Numbers:
    """How much each number is varied."""
    return np.asarray(np.maximum(SPREAD * np.abs(numbers), LEAST))


def begun(seats: int, rng: Rng) -> Siggil:
    """A new table, with any layout."""
    return GAME.begin(seats, GAME.agreed({"layout": pick(rng, list(SHAPES))}))


def played(each: Sequence[Numbers], seed: int) -> list[float]:
    """A match in which each seat has its own numbers; each one's share of the victory."""
    rng, seats = Rng(seed), len(each)
    g = begun(seats, rng)
    play_on(g, [SiggilPolicy([weights_of(numbers)] * (seats + 1), TO_THE_END) for numbers in each], rng)
    return shares_of(GAME, g, seats)


def moments_of(seats: int, seed: int) -> list[Moment]:
    """A match of the policy: the features of all seats before some of its turns."""
    rng, policy = Rng(seed), SiggilPolicy(WEIGHTS, TO_THE_END)
    g = begun(seats or pick(rng, (2, 3, 4)), rng)
    found: list[Rows] = []
    while (question := g.asking()) is not None:
        if isinstance(question, TakeCard) and rng.below(OFTEN) == 0:
            found.append(feature_lists(g))
        g.answer(policy.answer(g, question, rng) if question.seat >= 0 else question.sample(g, rng))
    return [Moment(seed, rows, shares_of(GAME, g, g.seats)) for rows in found]


def told(numbers: Numbers) -> str:
    """In the order of `bot/weights.py`."""
    return str([round(float(one), 2) for one in numbers])


POLICY = Policy(played, lambda seats: numbers_of(WEIGHTS[seats]), spread_of, told, trials=2000)
VALUE = Value(moments_of)
