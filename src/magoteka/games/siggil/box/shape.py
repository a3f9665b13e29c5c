"""What lies on what in a layout (SG-05), worked out from where the cards lie."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.bits import bit
from magoteka.core.boards import zeros
from magoteka.games.siggil.box.components import CARDS
from magoteka.games.siggil.box.layouts import LAYOUTS, LayoutName, Row


class Shape:
    """A layout as sets of places, numbered in the order of dealing."""

    name: LayoutName
    x: vec[i64]
    y: vec[i64]
    z: vec[i64]
    up: i64  # the places that are dealt face up
    over: vec[i64]  # for each place, the places whose cards lie right on it
    under: vec[i64]  # for each place, the places it lies right on


def shape_of(name: LayoutName) -> Shape:
    """The layout of that name."""
    return shape_from(name, [row for step in LAYOUTS[name] for row in step])


def shape_from(name: LayoutName, rows: list[Row]) -> Shape:
    """A layout of rows, in the order of building."""
    shape = Shape()
    shape.name = name
    shape.x, shape.y, shape.z = zeros(CARDS), zeros(CARDS), zeros(CARDS)
    shape.over, shape.under = zeros(CARDS), zeros(CARDS)
    shape.up = 0
    place: i64 = 0
    for level, face_up, top, lefts in rows:
        for left in lefts:
            shape.x[place], shape.y[place], shape.z[place] = left, top, level
            if face_up:
                shape.up |= bit(place)
            place += 1
    cover(shape)
    for place in range(CARDS):
        if shape.over[place] == 0:
            shape.up |= bit(place)  # SG-06, SG-08 what nothing lies on is seen
    return shape


def cover(shape: Shape) -> None:
    """SG-05 A card lies on every card of the level below that it overlaps; what is lower still lies under those."""
    upper: i64
    lower: i64
    for upper in range(CARDS):
        for lower in range(CARDS):
            if shape.z[upper] == shape.z[lower] + 1 and overlap(shape, upper, lower):
                shape.over[lower] |= bit(upper)
                shape.under[upper] |= bit(lower)


def overlap(shape: Shape, one: i64, other: i64) -> bool:
    """Whether two cards, two half cards wide and high, share a part of the table."""
    dx = shape.x[one] - shape.x[other]
    dy = shape.y[one] - shape.y[other]
    return max(dx, -dx) < 2 and max(dy, -dy) < 2


def squares(shape: Shape) -> tuple[tuple[int, int, int, int], ...]:
    """The layout from above, lower cards first: left, top, level, and 1 where a card lies face up."""
    found: list[tuple[int, int, int, int]] = []
    place: i64
    for place in range(CARDS):
        up = 1 if shape.up & bit(place) else 0
        found.append((int(shape.x[place]), int(shape.y[place]), int(shape.z[place]), up))
    return tuple(sorted(found, key=level_of))


def level_of(square: tuple[int, int, int, int]) -> int:
    """How high a card lies."""
    return square[2]


SHAPES: Final[dict[str, Shape]] = {name: shape_of(name) for name in LAYOUTS}
