"""A layout that people write down themselves (SG-04): the pictures of the box are missing here, not at home.

A row is its level, `u` or `d` for face up or down, its top edge, a colon and the left edges of its cards: `0u4:0,2`.
"""

import re
from typing import Final

from magoteka.core.problems import BadSetting
from magoteka.games.siggil.box.components import CARDS
from magoteka.games.siggil.box.layouts import LAYOUTS, Row
from magoteka.games.siggil.box.shape import SHAPES, Shape, shape_from

ROW: Final = re.compile(r"(\d)([ud])(-?\d{1,2}):(-?\d{1,2}(?:,-?\d{1,2})*)")


def layout_named(layout: str) -> Shape:
    """One of the five layouts, or one that was written down."""
    return SHAPES[layout] if layout in SHAPES else shape_from("own", rows_of(layout))


def rows_of(text: str) -> list[Row]:
    """The rows as they were written."""
    found: list[Row] = []
    for word in text.split():
        row = ROW.fullmatch(word)
        if row is None:
            raise unlike(word)
        level, face, top, lefts = row.groups()
        found.append((int(level), face == "u", int(top), tuple(int(left) for left in lefts.split(","))))
    return found


def written_layout(text: str) -> str:
    """SG-04, SG-05 What can be laid: 56 cards, none in another, each on a card of the level below."""
    rows = rows_of(text)
    cards = [(level, top, left) for level, _, top, lefts in rows for left in lefts]
    if len(cards) != CARDS:
        raise unlike(f"{len(cards)}")
    for place, card in enumerate(cards):
        if any(one[0] == card[0] and overlap(one, card) for one in cards[:place]):
            raise unlike(written(card))
        if card[0] > 0 and not any(one[0] == card[0] - 1 and overlap(one, card) for one in cards):
            raise unlike(written(card))
    return " ".join(text.split())


def overlap(one: tuple[int, int, int], other: tuple[int, int, int]) -> bool:
    """Whether two cards, two half cards wide and high, share a part of the table."""
    return abs(one[1] - other[1]) < 2 and abs(one[2] - other[2]) < 2


def written(card: tuple[int, int, int]) -> str:
    """A card for a message: its level, its top edge, its left edge."""
    level, top, left = card
    return f"{level}…{top}:{left}"


def unlike(said: str) -> BadSetting:
    """Why nothing can be laid like this."""
    return BadSetting(key="layout", value=said, allowed=f"{', '.join(LAYOUTS)}, {CARDS} × 0u4:0,2")
