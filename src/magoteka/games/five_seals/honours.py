"""What a match of «За пятью печатями» may be remembered for."""

from __future__ import annotations

from collections.abc import Mapping

from magoteka.core.bits import has
from magoteka.core.game import Honour
from magoteka.games.five_seals.box.components import ELEMENTS
from magoteka.games.five_seals.rules.scoring import scrolls_of_element
from magoteka.games.five_seals.table.state import FiveSeals


def every_element(g: FiveSeals, seat: int) -> bool:
    """FS-33 The victory of a collection with scrolls of every element."""
    return bool(has(g.winners, seat)) and all(scrolls_of_element(g, seat, one) for one in range(ELEMENTS))


HONOURS: Mapping[str, Honour] = {"every-element": every_element}
