"""Lands that move: FB-76, FB-A50."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.bits import bit, full, has
from magoteka.core.event import Option
from magoteka.games.fabled.box.components import LAND_NAMES, STEPPE
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.messages.events import LandMoved
from magoteka.games.fabled.rules.asking import AskLand, OfLand
from magoteka.games.fabled.rules.row import insert, take_out
from magoteka.games.fabled.rules.stepping import steps
from magoteka.games.fabled.table.state import Fabled
from magoteka.games.fabled.table.where import place_in_row, row_set, terrain_of


class MoveLand(AskLand):
    """FB-76 Choose which of the lands moves; afterwards so many steps may be made on it."""

    clause: ClassVar[str] = "FB-76"
    why: ClassVar[str] = "land-cannot-move"
    lands: i64
    steps: i64

    def __init__(self, seat: i64, lands: i64, steps: i64) -> None:
        self.seat = seat
        self.lands = lands
        self.steps = steps

    def lands_open(self, g: Fabled) -> i64:
        return self.lands

    def picked(self, g: Fabled, land: i64) -> None:
        g.then(MoveTo(self.seat, land, self.steps))


class MoveTo(OfLand):
    """FB-76, FB-A50 Any place of the row but its own."""

    clause: ClassVar[str] = "FB-A50"
    why: ClassVar[str] = "order-must-change"
    steps: i64

    def __init__(self, seat: i64, land: i64, steps: i64) -> None:
        super().__init__(seat, land)
        self.steps = steps

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.POSITIONS

    def mask(self, g: Fabled) -> i64:
        return full(g.length) & ~bit(place_in_row(g, self.land))

    def answered(self, g: Fabled, index: i64) -> None:
        move_to(g, self.land, index)
        steps(g, self.seat, self.steps, 0, bit(self.land))


def move_to(g: Fabled, land: i64, place: i64) -> None:
    """FB-A40, FB-A55 The land moves with everything on it."""
    take_out(g, land)
    insert(g, land, place)
    if g.listening:
        g.emit(LandMoved(LAND_NAMES[land], int(place)))


def roll_steppe(g: Fabled, lands: i64) -> None:
    """The leftmost steppe among the lands moves to the right end of the row."""
    place: i64
    for place in range(g.length):
        if has(lands, g.row[place]) and terrain_of(g.row[place]) == STEPPE:
            if place + 1 < g.length:
                move_to(g, g.row[place], g.length - 1)
            return


def movable(g: Fabled, lands: i64) -> i64:
    """FB-A50 In a row of one land nothing can move."""
    if g.length < 2:
        return 0
    return lands & row_set(g)
