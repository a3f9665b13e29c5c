"""Adding lands and moving them: FB-20 to FB-27, FB-36, FB-37, FB-53, FB-54, FB-76."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core.agenda import NATURE
from magoteka.core.bits import bit, full
from magoteka.core.event import Option
from magoteka.games.fabled.box.components import DEAD_END, LAND_NAMES, MOUNTAIN, REGULAR, SEER, SEER_BOOKS, STEPPE
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.messages.events import LandAdded, LandDrawn, LandTaken
from magoteka.games.fabled.rules.asking import Ask, OfLand, who
from magoteka.games.fabled.rules.books import gain, pay
from magoteka.games.fabled.rules.decks import (
    LandDraw,
    LookAt,
    deck_size,
    forget_top,
    knows_top,
    refill,
    take_top,
    take_unknown,
)
from magoteka.games.fabled.rules.row import insert
from magoteka.games.fabled.rules.walking import ADDING, SILENT, stand
from magoteka.games.fabled.table.force import commands, number
from magoteka.games.fabled.table.state import NONE, Fabled
from magoteka.games.fabled.table.where import from_home, place_in_row, terrain_of, terrain_set

PLAIN: Final = 0  # rules by which a land is added
SECOND: Final = 1  # FB-129 the Warden's second land
FORGOTTEN: Final = 2  # the Seer's boost


def add_land(g: Fabled, seat: i64, terrain: i64, extra: i64, rule: i64, beside: i64) -> None:
    """FB-37, FB-A17 Pay, then choose the land, then its place."""
    pay(g, seat, terrain, 1)
    pay(g, seat, STEPPE, extra)
    if rule == FORGOTTEN:
        g.then(ChooseForgotten(seat, terrain))
    else:
        g.then(ChooseSource(seat, terrain, rule, beside))


class OneOfTerrain(Ask):
    """A question about a land of a terrain."""

    why: ClassVar[str] = "no-such-land"
    terrain: i64

    def __init__(self, seat: i64, terrain: i64) -> None:
        self.seat = seat
        self.terrain = terrain


class ChooseSource(OneOfTerrain):
    """FB-20 Either open land or the unseen top of the deck; with the Seer one may look first."""

    clause: ClassVar[str] = "FB-20"
    rule: i64
    beside: i64

    def __init__(self, seat: i64, terrain: i64, rule: i64, beside: i64) -> None:
        super().__init__(seat, terrain)
        self.rule = rule
        self.beside = beside

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.SOURCES

    def mask(self, g: Fabled) -> i64:
        mask = open_slots(g, self.terrain)
        if deck_size(g, self.terrain) > 0:
            mask |= 4
            if self.rule == PLAIN and commands(g, self.seat, SEER):
                mask |= 8
        return mask

    def answered(self, g: Fabled, index: i64) -> None:
        if index < 2:
            take_open(g, self.seat, self.terrain, index, self.rule, self.beside)
        elif index == 2:
            draw_blind(g, self.seat, self.terrain, self.rule, self.beside)
        else:
            first = LookAt(self.seat, self.terrain, 0)
            g.then3(first, LookAt(self.seat, self.terrain, 1), ChoosePeeked(self.seat, self.terrain))


def open_slots(g: Fabled, terrain: i64) -> i64:
    """The open lands of a terrain, as a set of slots."""
    mask: i64 = 0
    if g.open[terrain * 2] != NONE:
        mask |= 1
    if g.open[terrain * 2 + 1] != NONE:
        mask |= 2
    return mask


def take_open(g: Fabled, seat: i64, terrain: i64, slot: i64, rule: i64, beside: i64) -> None:
    """FB-21 An open land is taken and replaced before its place is chosen."""
    land = g.open[terrain * 2 + slot]
    g.open[terrain * 2 + slot] = NONE
    if g.listening:
        g.emit(LandTaken(int(seat), LAND_NAMES[land]))
    g.then(PlaceLand(seat, land, rule, beside, False))
    refill(g, terrain, slot)


def draw_blind(g: Fabled, seat: i64, terrain: i64, rule: i64, beside: i64) -> None:
    """FB-A18 The top land is drawn; it cannot be refused."""
    if g.tops[terrain * 2] != NONE:
        drawn(g, PlaceLand(seat, take_top(g, terrain), rule, beside, False))
    else:
        g.then(BlindDraw(terrain, seat, rule, beside))


class BlindDraw(LandDraw):
    """FB-20 The unseen top land of the deck."""

    clause: ClassVar[str] = "FB-20"
    drawer: i64
    rule: i64
    beside: i64

    def __init__(self, terrain: i64, drawer: i64, rule: i64, beside: i64) -> None:
        self.seat = NATURE
        self.terrain = terrain
        self.drawer = drawer
        self.rule = rule
        self.beside = beside

    def answered(self, g: Fabled, index: i64) -> None:
        take_unknown(g, self.terrain, index)
        drawn(g, PlaceLand(self.drawer, index, self.rule, self.beside, False))


def drawn(g: Fabled, placing: "PlaceLand") -> None:
    """A land has come from its deck and is placed."""
    if g.listening:
        g.emit(LandDrawn(int(placing.seat), LAND_NAMES[placing.land]))
    g.then(placing)


class ChoosePeeked(OneOfTerrain):
    """FB-115 Add one of the lands one has looked at, or an open one; the unseen top is no longer offered."""

    clause: ClassVar[str] = "FB-115"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.PEEKED

    def mask(self, g: Fabled) -> i64:
        mask = open_slots(g, self.terrain)
        if knows_top(g, self.seat, self.terrain * 2):
            mask |= 4
        if knows_top(g, self.seat, self.terrain * 2 + 1):
            mask |= 8
        return mask

    def answered(self, g: Fabled, index: i64) -> None:
        if index < 2:
            take_open(g, self.seat, self.terrain, index, PLAIN, NONE)
            return
        land = g.tops[self.terrain * 2 + index - 2]
        forget_top(g, self.terrain, index - 2)
        drawn(g, PlaceLand(self.seat, land, PLAIN, NONE, True))


class ChooseForgotten(OneOfTerrain):
    """The Seer's boost: a land of the terrain from oblivion."""

    clause: ClassVar[str] = "FB-96"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.CHOSEN_LANDS

    def mask(self, g: Fabled) -> i64:
        return (g.oblivion & terrain_set(self.terrain)) << 1

    def answered(self, g: Fabled, index: i64) -> None:
        g.oblivion &= ~bit(index - 1)
        if g.listening:
            g.emit(LandTaken(int(self.seat), LAND_NAMES[index - 1]))
        g.then(PlaceLand(self.seat, index - 1, FORGOTTEN, NONE, False))


class PlaceLand(OfLand):
    """FB-23, FB-25 Any place of the row; the Warden's second land goes beside its forest."""

    clause: ClassVar[str] = "FB-23"
    why: ClassVar[str] = "no-such-position"
    rule: i64
    beside: i64
    seen: bool

    def __init__(self, seat: i64, land: i64, rule: i64, beside: i64, seen: bool) -> None:
        super().__init__(seat, land)
        self.rule = rule
        self.beside = beside
        self.seen = seen

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.POSITIONS

    def mask(self, g: Fabled) -> i64:
        if self.rule == SECOND:
            place = place_in_row(g, self.beside)
            return bit(place) | bit(place + 1)
        return full(g.length + 1)

    def answered(self, g: Fabled, index: i64) -> None:
        put_in_row(g, self.seat, self.land, index)
        g.newest = self.land
        if self.seen:
            gain(g, self.seat, STEPPE, number(g, SEER_BOOKS))
        kind: i64 = ADDING
        if self.rule == SECOND:
            kind = SILENT
        settle(g, self.seat, self.land, kind)


def put_in_row(g: Fabled, host: i64, land: i64, place: i64) -> None:
    """FB-23 The land comes into the row."""
    insert(g, land, place)
    if g.listening:
        g.emit(LandAdded(who(g, host), LAND_NAMES[land], int(place)))


def settle(g: Fabled, host: i64, land: i64, kind: i64) -> None:
    """FB-27 A volkhv from the supply stands in cell 1 of each path."""
    stand(g, from_home(g, host), land, REGULAR, kind)
    if terrain_of(land) == MOUNTAIN:
        stand(g, from_home(g, host), land, DEAD_END, kind)
