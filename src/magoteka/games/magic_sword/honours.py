"""What a match of «Магический Меч» may be remembered for."""

from __future__ import annotations

from collections.abc import Mapping

from magoteka.core.bits import has
from magoteka.core.game import Honour
from magoteka.games.magic_sword.table.state import MagicSword


def beast(g: MagicSword, seat: int) -> bool:
    """MS-22 The Beast is beaten, before the rounds were over."""
    return bool(has(g.winners, seat)) and not g.ended


HONOURS: Mapping[str, Honour] = {"beast": beast}
