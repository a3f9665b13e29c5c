"""What a match of «Абрака… что?» may be remembered for."""

from __future__ import annotations

from collections.abc import Mapping

from magoteka.core.bits import has
from magoteka.core.game import Honour
from magoteka.games.abraca.box.components import TARGET
from magoteka.games.abraca.table.state import Abraca


def far_ahead(g: Abraca, seat: int) -> bool:
    """AB-39 Nobody else has more than half of the points that it takes."""
    others = [int(score) for other, score in enumerate(g.scores) if other != seat]
    return bool(has(g.winners, seat)) and max(others) * 2 <= TARGET


HONOURS: Mapping[str, Honour] = {"far-ahead": far_ahead}
