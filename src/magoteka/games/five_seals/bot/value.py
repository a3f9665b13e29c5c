"""How likely each seat is to win before the dice of a round are rolled."""

from math import exp
from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.games.five_seals.bot.drafting import counts_of
from magoteka.games.five_seals.bot.goals import goals_of, prospect
from magoteka.games.five_seals.bot.harvest import average
from magoteka.games.five_seals.bot.weights import WEIGHTS
from magoteka.games.five_seals.rules.scoring import points_of
from magoteka.games.five_seals.table.places import lowest
from magoteka.games.five_seals.table.state import FiveSeals, spell_of

MOST: Final = 8  # seats of any game
OTHERS: Final = 5  # features before those of the spells
FEATURES: Final = 26
# Fitted by tools/fit; the spells' are for each round to come.
VALUE: Final[vec[float]] = vec[float](
    [1.544, 0.914, 0.96, 0.629, -0.001]
    + [0.0, 0.605, 0.62, 0.362, 1.449, -0.718, -0.334, 0.152, -0.449, 0.017, 0.033]
    + [-0.024, 0.135, -0.139, 0.83, -0.004, -0.391, -0.365, 0.037, -0.007, 0.053]
)


def shares_of(g: FiveSeals) -> list[float]:
    """How likely each seat is to win before the dice of a round are rolled."""
    shares = [0.0] * MOST
    total = 0.0
    seat: i64
    for seat in range(g.seats):
        shares[seat] = exp(evaluation(g, seat))
        total += shares[seat]
    for seat in range(g.seats):
        shares[seat] /= total
    return shares


def evaluation(g: FiveSeals, seat: i64) -> float:
    """How a seat stands: what it has, each thing by its weight."""
    features = features_of(g, seat)
    total = 0.0
    at: i64
    for at in range(FEATURES):
        total += VALUE[at] * features[at]
    return total


def features_of(g: FiveSeals, seat: i64) -> vec[float]:
    """What a seat has before the dice of a round are rolled: points, dice, seals within reach, and spells."""
    goals = goals_of(g, seat, WEIGHTS)
    left = goals.left
    counts = counts_of(g, seat)
    features = vec[float]([0.0] * FEATURES)
    points = float(points_of(g, seat))
    features[0] = points / 10.0
    features[1] = points / (10.0 * (1.0 + left))
    features[2] = average(g, seat, goals, counts) / 10.0
    features[3] = prospect(goals) / 10.0
    if seat == g.first:
        features[4] = 1.0
    cards = g.held[seat]
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        features[OTHERS + spell_of(g, card)] += left / 10.0
    return features


def feature_list(g: FiveSeals, seat: i64) -> list[float]:
    """The same for those who fit the weights."""
    return list(features_of(g, seat))
