"""How likely each seat is to win, at any moment of a match that is looked back on; in a Trial, all of them together."""

from math import exp
from typing import Final

from mypy_extensions import i64

from magoteka.core.bits import has, members
from magoteka.games.fabled.bot.standing import OF_SPIRITS, STAGED, features, gone, together
from magoteka.games.fabled.table.state import OVER, Fabled
from magoteka.games.fabled.view.look import view

# Fitted by tools/fit. For each of the staged features: its weight, and what the part of the match that is over
# adds to it, once for itself and once for its square; then a weight for each ally, and for each boosted one.
PLAYERS: Final[list[float]] = [
    -0.064, 0.108, 0.486, -0.085, 0.172, 0.199, 0.087, 0.071, 0.13, 0.244, 0.053, -0.31,
    0.544, 0.528, 0.517, 0.153, 0.132, 0.038, 0.275, 0.224, 0.293, 0.18, 0.222, 0.098,
    -0.18, -0.222, -0.098, 0.448, 0.581, 0.554, 0.006, -0.045, -0.045, 0.674, 0.306, 0.143,
    0.249, 0.023, 0.126, 0.413, 0.56, 0.447, 0.536, -0.48, -0.202, 0.472, -0.05, 0.173,
    -0.131, 0.542, 0.005, 0.515, 0.028, 0.601, -0.133, -0.113, -0.642, -0.224, -0.07, -0.369,
    -0.067, -0.012, -0.083, -0.001, 0.178, 0.616, 0.129, -0.166, -0.028, -0.121, -0.318, -0.155,
    -0.079, -0.005, 0.108, 0.259, -0.059, -0.206, -0.316, -0.037, -0.076, 0.085, 0.138, -0.008,
]  # fmt: skip
TOGETHER: Final[list[float]] = [
    0.07, 0.334, 0.569, 0.206, 0.177, 0.015, 0.006, 0.047, 0.195, 0.047, -0.145, -0.089,
    0.384, 0.226, 0.426, -0.053, 0.063, 0.136, 0.431, 0.183, 0.198, -0.067, -0.104, -0.053,
    -0.457, -0.523, -0.296, 0.376, 0.328, 0.32, 0.057, 0.051, 0.068, 0.293, -0.077, -0.084,
    -0.334, 0.287, -0.195, 0.158, 0.144, 0.411, -0.003, -0.153, 0.022, 0.102, -0.242, -0.274,
    -0.132, -0.254, 0.077, 0.629, -0.093, -0.425, -0.317, -0.015, -0.052, 0.396, -0.618, 0.166,
    -0.024, 0.075, 0.021, -0.084, 0.045, 0.226, 0.053, -0.087, -0.0, -0.054, -0.133, 0.015,
    -0.037, 0.035, -0.04, 0.027, 0.023, -0.047, -0.066, 0.0, -0.002, 0.001, -0.06, 0.018,
]  # fmt: skip
SPIRITS: Final[list[float]] = [
    -0.172, -0.309, -0.146, -0.548, -0.726, -0.782, -0.874, -0.628, -0.402, -0.551, -0.371, -0.276,
    -1.316, -0.584, -0.324, 0.373, -0.093, -0.12, 0.168, 0.079, 0.03, 0.136, -0.162, -0.135,
]  # fmt: skip
# Who was ahead in the matches of that fit was often the better player. Where all play on alike a lead counts for less:
# for so much of it at first, and for so much more when all is over (`tools/fit`).
EARLY: Final = 0.7
LATER: Final = 0.2


def chances(g: Fabled) -> list[float]:
    """Each seat's share of the victory as it is to be expected; what has come of it where the match is over."""
    if g.phase == OVER:
        share = 1.0
        if not g.variants.trial:
            share = 1.0 / float(len(members(g.winners)))
        return [share if has(g.winners, seat) else 0.0 for seat in range(g.seats)]
    seen = view(g, None)
    part = gone(seen)
    if g.variants.trial:
        mean, spirits = together(seen)
        lead = weighed(mean, TOGETHER, STAGED, part) + weighed(spirits, SPIRITS, OF_SPIRITS, part)
        return [1.0 / (1.0 + exp(-lead))] * int(g.seats)
    counts = EARLY + part * LATER
    strong = [exp(counts * weighed(features(seen, seat), PLAYERS, STAGED, part)) for seat in range(g.seats)]
    whole = sum(strong)
    return [one / whole for one in strong]


def weighed(row: list[float], weights: list[float], staged: i64, part: float) -> float:
    """How strong somebody is when that part of the match is over."""
    total = 0.0
    at: i64
    for at in range(staged):
        total += row[at] * (weights[3 * at] + part * (weights[3 * at + 1] + part * weights[3 * at + 2]))
    for at in range(staged, len(row)):
        total += row[at] * weights[2 * staged + at]
    return total
