"""What a match of «Сиггил» may be remembered for."""

from __future__ import annotations

from collections.abc import Mapping

from magoteka.core.game import Honour
from magoteka.games.siggil.box.components import FAMILIES
from magoteka.games.siggil.table.state import Siggil, spirits_of


def seven_spirits(g: Siggil, seat: int) -> bool:
    """Every spirit of the box is with one seat."""
    return bool(spirits_of(g, seat) == FAMILIES)


def alone_with_spirits(g: Siggil, seat: int) -> bool:
    """Nobody else has a single one."""
    others = sum(int(spirits_of(g, other)) for other in range(g.seats) if other != seat)
    return g.seats > 1 and spirits_of(g, seat) > 0 and others == 0


HONOURS: Mapping[str, Honour] = {"seven-spirits": seven_spirits, "alone-with-spirits": alone_with_spirits}
