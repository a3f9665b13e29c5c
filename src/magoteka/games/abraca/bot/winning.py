"""How likely each mage is to win the match between two rounds, by what everybody has on the tower."""

from math import exp
from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.bits import has
from magoteka.games.abraca.table.state import Abraca

# What a point more is worth, by the number of mages: fitted to 3,000 matches each of the policy against itself.
STEP: Final[vec[float]] = vec[float]([0.0, 0.0, 0.28, 0.40, 0.46, 0.46])
CURVE: Final[vec[float]] = vec[float]([0.0, 0.0, 0.0, 0.01, 0.01, 0.02])


def winning_chances(g: Abraca) -> list[float]:
    """Shares of the victory: of one that is decided, or by the points so far."""
    strengths: list[float] = []
    whole = 0.0
    seat: i64
    for seat in range(g.seats):
        strength = strength_of(g, seat)
        strengths.append(strength)
        whole += strength
    return [strength / whole for strength in strengths]


def strength_of(g: Abraca, seat: i64) -> float:
    """A seat's part of the victory beside those of the others."""
    if g.winners == 0:
        points = float(g.scores[seat])
        return exp((STEP[g.seats] + CURVE[g.seats] * points) * points)
    if has(g.winners, seat):
        return 1.0
    return 0.0
