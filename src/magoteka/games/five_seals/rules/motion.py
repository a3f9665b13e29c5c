"""Circle IV, magic of movement, and how far a mage gets by it: FS-60, FS-61, FS-63."""

from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.bits import bit
from magoteka.core.event import Refusal
from magoteka.games.five_seals.box.components import NOWHERE, OVERCOMING, SEALS
from magoteka.games.five_seals.messages.events import FigurePassed, SealPassed
from magoteka.games.five_seals.rules.seals import BreakOnMap, break_with_dice, take_for_nothing
from magoteka.games.five_seals.rules.ways import (
    Bars,
    Ways,
    barred_to,
    bars,
    breakable,
    is_in_the_way,
    rooms_at,
    ways_from,
    ways_of,
)
from magoteka.games.five_seals.table.board import seal_lies_at, seals_of
from magoteka.games.five_seals.table.places import Places, lowest
from magoteka.games.five_seals.table.state import FiveSeals, card_element, spell_of


def of_element(g: FiveSeals, within: Places, element: i64) -> Places:
    """The seals of a set of places that are of an element; mind takes any."""
    found = seals_of(g, element)
    found.keep(within)
    return found


def beyond_token(g: FiveSeals, ways: Ways, barred: Bars, passed: i64) -> Places:
    """FS-60 The places that can be got at only by walking past a token."""
    room = rooms_at(g, passed) & ~ways.rooms
    if room == 0:
        return Places()
    return ways_from(g, room, barred).without(ways)


def beyond_tokens(g: FiveSeals, seat: i64, element: i64) -> Places:
    """FS-60, FS-A19 The seals that can be broken by walking past one reachable token of the element."""
    found = Places()
    barred = barred_to(g, seat)
    ways = ways_from(g, rooms_at(g, g.mages[seat]), barred)
    tokens = of_element(g, ways, element)
    tokens.scrolls = 0
    n: i64
    for n in range(tokens.count()):
        found.join(beyond_token(g, ways, barred, tokens.nth(n)))
    return breakable(g, seat, found)


def beyond_figure(g: FiveSeals, seat: i64, element: i64, passed: i64) -> Places:
    """FS-61, FS-A20 The seals of the element that can be broken only by walking past the figure at a place."""
    ways = ways_of(g, seat)
    further = ways_from(g, rooms_at(g, g.mages[seat]), bars(g, seat, g.mages[seat], passed))
    return breakable(g, seat, of_element(g, further.without(ways), element))


def lone_figures(g: FiveSeals, seat: i64) -> Places:
    """FS-61 The places in somebody's way on which exactly one foreign figure stands."""
    once = Places()
    twice = Places()
    other: i64
    for other in range(g.seats):
        if other != seat:
            note_figure(g, once, twice, g.mages[other])
            note_figure(g, once, twice, g.familiars[other])
    return once.without(twice)


def note_figure(g: FiveSeals, once: Places, twice: Places, place: i64) -> None:
    """Count a figure that stands in somebody's way."""
    if not is_in_the_way(g, place):
        return
    if once.holds(place):
        twice.add(place)
    once.add(place)


def beyond_figures(g: FiveSeals, seat: i64, element: i64) -> Places:
    """FS-61 The seals of the element that can be broken by walking past one foreign figure."""
    found = Places()
    figures = lone_figures(g, seat)
    n: i64
    for n in range(figures.count()):
        found.join(beyond_figure(g, seat, element, figures.nth(n)))
    return found


def beyond(g: FiveSeals, seat: i64, card: i64) -> Places:
    """FS-60, FS-61, FS-A23 The seals that the spell allows to break, with the dice as they are."""
    if spell_of(g, card) == OVERCOMING:
        return beyond_tokens(g, seat, card_element(card))
    return beyond_figures(g, seat, card_element(card))


class BreakBehind(BreakOnMap):
    """A seal that must be broken at once behind an obstacle."""

    def places(self, g: FiveSeals) -> Places:
        return beyond(g, self.seat, self.card)

    def refusal(self, g: FiveSeals, index: i64) -> Refusal:
        if not seal_lies_at(g, index):
            return Refusal("FS-22", "no-seal-there")
        if ways_of(g, self.seat).holds(index):
            return Refusal(self.clause, "within-reach-anyway")
        return Refusal(self.clause, "not-by-this-spell")

    def answered(self, g: FiveSeals, index: i64) -> None:
        if g.listening:
            tell_passed(g, self.seat, self.card, index)
        break_with_dice(g, self.seat, index, False)


class BreakBeyond(BreakBehind):
    """FS-60 The seal behind a token."""

    clause: ClassVar[str] = "FS-60"


class BreakPastFigure(BreakBehind):
    """FS-61 The seal behind a figure."""

    clause: ClassVar[str] = "FS-61"


def tell_passed(g: FiveSeals, seat: i64, card: i64, place: i64) -> None:
    """Tell which obstacle the mage walks past; of several that would do, the first."""
    element = card_element(card)
    if spell_of(g, card) == OVERCOMING:
        ways = ways_of(g, seat)
        barred = barred_to(g, seat)
        for passed in of_element(g, ways, element).members():
            if passed < SEALS and beyond_token(g, ways, barred, passed).holds(place):
                g.emit(SealPassed(seat, passed, g.dungeon.names[passed]))
                return
    for passed in lone_figures(g, seat).members():
        if beyond_figure(g, seat, element, passed).holds(place):
            g.emit(FigurePassed(seat, passed, g.dungeon.names[passed]))
            return


def first_of_two(g: FiveSeals, seat: i64, element: i64) -> Places:
    """FS-63, FS-A22 The seals to pay for that leave a second one to take."""
    found = Places()
    barred = barred_to(g, seat)
    ways = ways_from(g, rooms_at(g, g.mages[seat]), barred)
    places = breakable(g, seat, ways)
    can_go_back = not g.room_bars and not barred.holds(g.mages[seat])
    n: i64
    for n in range(places.count()):
        place = places.nth(n)
        nearby = can_go_back and has_gift(g, ways, element, place)
        if nearby or has_gift(g, ways_from_seal(g, seat, place), element, place):
            found.add(place)
    return found


def ways_from_seal(g: FiveSeals, seat: i64, place: i64) -> Places:
    """FS-63, FS-A32 What can be got at from the place of a seal once it is broken and the mage stands there."""
    found = Places()
    barred = bars(g, seat, place, NOWHERE)
    rooms = rooms_at(g, place)
    while rooms != 0:
        found.join(ways_from(g, bit(lowest(rooms)), barred))
        rooms &= rooms - 1
    return found


def has_gift(g: FiveSeals, ways: Places, element: i64, place: i64) -> bool:
    """FS-63, FS-A21 Whether a seal of the element is within reach beside the one at a place."""
    gifts = of_element(g, ways, element)
    gifts.drop(place)
    return gifts.some()


class BreakFirst(BreakOnMap):
    """FS-63, FS-A22 The seal that is paid for, so chosen that another can follow."""

    clause: ClassVar[str] = "FS-63"

    def places(self, g: FiveSeals) -> Places:
        return first_of_two(g, self.seat, card_element(self.card))

    def answered(self, g: FiveSeals, index: i64) -> None:
        g.then(BreakFree(self.seat, self.card))
        break_with_dice(g, self.seat, index, False)


class BreakFree(BreakOnMap):
    """FS-63, FS-A21 The second seal, free of charge."""

    clause: ClassVar[str] = "FS-63"

    def places(self, g: FiveSeals) -> Places:
        return of_element(g, ways_of(g, self.seat), card_element(self.card))

    def answered(self, g: FiveSeals, index: i64) -> None:
        take_for_nothing(g, self.seat, index)
