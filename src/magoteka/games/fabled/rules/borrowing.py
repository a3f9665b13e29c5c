"""The Soulwarden and the Warden of the Forests, who borrow effects: FB-130, FB-A92."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.bits import bit, has
from magoteka.core.event import Option
from magoteka.games.fabled.box.components import (
    ANYWHERE_PLACES,
    FOREST,
    LANDS,
    PLACE_COUNT,
    PLACE_NAME,
    SOULWARDEN_PLACES,
    STEPPE,
)
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.rules.added import add_and_react
from magoteka.games.fabled.rules.asking import Ask
from magoteka.games.fabled.rules.books import DOWN, UP, WANT, Convert, books_of, convert_down, convert_up, no_suns
from magoteka.games.fabled.rules.lands import PLAIN
from magoteka.games.fabled.rules.places import apply_place, usable_of
from magoteka.games.fabled.rules.planner import after, plans
from magoteka.games.fabled.rules.price import allowed, available, surcharge
from magoteka.games.fabled.table.force import places_on
from magoteka.games.fabled.table.state import NONE, Fabled


def forgotten_places(g: Fabled, seat: i64, but_name: i64) -> i64:
    """FB-A92 Places printed on forgotten lands whose effect can be applied, of another name than the first one."""
    places: i64 = 0
    land: i64
    for land in range(LANDS):
        if has(g.oblivion, land):
            places |= places_on(g, seat, land)
    place: i64
    for place in range(PLACE_COUNT):
        if PLACE_NAME[place] == but_name:
            places &= ~bit(place)
    return usable_of(g, seat, places & ANYWHERE_PLACES, NONE)


class SoulPlace(Ask):
    """FB-A92 The Soulwarden's boost: the effects of up to two places that lie in oblivion."""

    clause: ClassVar[str] = "FB-A92"
    why: ClassVar[str] = "not-from-oblivion"
    left: i64
    name: i64

    def __init__(self, seat: i64, left: i64, name: i64) -> None:
        self.seat = seat
        self.left = left
        self.name = name

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.CHOSEN_PLACES

    def mask(self, g: Fabled) -> i64:
        mask = forgotten_places(g, self.seat, self.name) << 1
        if self.left < SOULWARDEN_PLACES or mask == 0:
            mask |= 1
        return mask

    def answered(self, g: Fabled, index: i64) -> None:
        if index == 0:
            return
        if self.left > 1:
            g.then(SoulPlace(self.seat, self.left - 1, PLACE_NAME[index - 1]))
        apply_place(g, self.seat, index - 1, NONE)


def may_plant(g: Fabled, seat: i64, left: i64) -> bool:
    """FB-130 Whether so many conversions can leave the price of a forest in hand."""
    if not available(g, FOREST) or not allowed(g, seat, FOREST):
        return False
    books = books_of(g, seat)
    extra = surcharge(g, FOREST)
    for plan in plans(books, left, no_suns(g)):
        result = after(books, plan.low, plan.middle, plan.high)
        if result[FOREST] >= 1 and result[STEPPE] >= extra:
            return True
    return False


class WardenConvert(Convert):
    """FB-130 Up to three conversions that leave the price of a forest in hand; then the forest is added."""

    clause: ClassVar[str] = "FB-130"
    why: ClassVar[str] = "forest-must-be-paid"

    def mask(self, g: Fabled) -> i64:
        wanted: i64 = 0
        index: i64
        possible = super().mask(g)
        for index in range(UP, WANT):
            if has(possible, index) and self.leads_on(g, index):
                wanted |= bit(index)
        if may_plant(g, self.seat, 0):
            wanted |= 1
        return wanted

    def leads_on(self, g: Fabled, index: i64) -> bool:
        """Whether the forest can still be paid after this conversion."""
        before = g.books[:]
        told = g.listening
        g.listening = False
        self.make(g, index)
        leads = may_plant(g, self.seat, self.left - 1)
        g.books = before
        g.listening = told
        return leads

    def make(self, g: Fabled, index: i64) -> None:
        """One conversion."""
        if index < DOWN:
            convert_up(g, self.seat, index - UP)
        else:
            convert_down(g, self.seat, index - DOWN)

    def answered(self, g: Fabled, index: i64) -> None:
        if index > 0:
            self.make(g, index)
        if index > 0 and self.left > 1:
            g.then(WardenConvert(self.seat, self.left - 1, 0))
        else:
            add_and_react(g, self.seat, FOREST, surcharge(g, FOREST), PLAIN)
