"""What a match of «Земля сказаний» may be remembered for."""

from __future__ import annotations

from collections.abc import Mapping

from magoteka.core.game import Honour
from magoteka.games.fabled.rules.epilogue import GRADES
from magoteka.games.fabled.table.state import Fabled


def trial(g: Fabled, seat: int) -> bool:
    """FB-X31 The Trial of the spirits is passed."""
    return bool(g.variants.trial) and g.grade > 0


def legend(g: Fabled, seat: int) -> bool:
    """FB-X31 The Trial is passed as a legend."""
    return trial(g, seat) and GRADES[g.grade] == "legendary"


HONOURS: Mapping[str, Honour] = {"trial": trial, "legend": legend}
