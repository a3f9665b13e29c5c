"""Events: FB-42, FB-106 to FB-111, FB-133, FB-134, FB-A84, FB-A85.

Lasting events are read where they act (`event_half`); this module reveals them and carries out what happens on reveal.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core.agenda import NATURE, Question
from magoteka.core.bits import bit
from magoteka.core.event import Option
from magoteka.games.fabled.box.components import (
    COUNCIL,
    EVENTS,
    FAREWELL,
    FOREST,
    FORK,
    GIFTS_AND_VOWS,
    HALVES,
    LOWER,
    LOWER_FROM,
    MOST_ALLIES,
    MOUNTAIN,
    STEPPE,
    UPPER,
    WHOLE,
    WITHOUT_HALVES,
)
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.messages.events import EventForeseen, EventRevealed
from magoteka.games.fabled.rules.allies import boost, boostable, own_allies, part_with
from magoteka.games.fabled.rules.asking import Ask, InTurnOrder
from magoteka.games.fabled.rules.books import gain_all, held, lose_up_to, pay
from magoteka.games.fabled.rules.offers import OfferOne, ReturnDiscards
from magoteka.games.fabled.rules.vows import VOW_TOKENS, offer_tokens
from magoteka.games.fabled.table.force import ally_count
from magoteka.games.fabled.table.state import NONE, Fabled

COUNCIL_PRICE: Final = 2  # mountain books


class EventDraw(Question):
    """Nature says which event comes next."""

    draws: ClassVar[bool] = True

    def __init__(self) -> None:
        self.seat = NATURE

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.EVENT_DRAWS

    def mask(self, g: Fabled) -> i64:
        return g.event_deck


class ForeseeEvent(EventDraw):
    """FB-133 An event is laid open in set-up."""

    clause: ClassVar[str] = "FB-133"
    place: i64

    def __init__(self, place: i64) -> None:
        self.seat = NATURE
        self.place = place

    def answered(self, g: Fabled, index: i64) -> None:
        g.event_deck &= ~bit(index)
        g.forecast[self.place] = index
        if g.listening:
            g.emit(EventForeseen(EVENTS[index]))
        if self.place < 2:
            g.then(ForeseeEvent(self.place + 1))


class RevealEvent(EventDraw):
    """FB-42 The top event comes into force; the token decides which half."""

    clause: ClassVar[str] = "FB-42"
    token: i64

    def __init__(self, token: i64) -> None:
        self.seat = NATURE
        self.token = token

    def answered(self, g: Fabled, index: i64) -> None:
        g.event_deck &= ~bit(index)
        come_into_force(g, index, self.token)


def new_event(g: Fabled, token: i64) -> None:
    """FB-42, FB-133 The next event: drawn now, or laid open in set-up."""
    if g.forecast[token] != NONE:
        come_into_force(g, g.forecast[token], token)
    else:
        g.then(RevealEvent(token))


def half_of(event: i64, token: i64) -> i64:
    """FB-109 The half that the token calls: I, II, III are 0, 1, 2."""
    if LOWER_FROM[event] == WITHOUT_HALVES:
        return WHOLE
    if token + 1 >= LOWER_FROM[event]:
        return LOWER
    return UPPER


def come_into_force(g: Fabled, event: i64, token: i64) -> None:
    """FB-108 The event replaces the one before."""
    g.event = event
    g.half = half_of(event, token)
    if g.listening:
        g.emit(EventRevealed(EVENTS[event], HALVES[g.half]))
    if acts_on_reveal(event, g.half):
        g.then(EachPlayer(0))


def acts_on_reveal(event: i64, half: i64) -> bool:
    """Whether the half is carried out once, when it is revealed."""
    if event == COUNCIL or event == FAREWELL:
        return True
    return (event == GIFTS_AND_VOWS and half == LOWER) or (event == FORK and half == UPPER)


class EachPlayer(InTurnOrder):
    """FB-A84 The event is carried out by each player in turn order from the first player."""

    def next(self) -> InTurnOrder:
        return EachPlayer(self.rank + 1)

    def each(self, g: Fabled, seat: i64) -> None:
        on_reveal(g, seat)

    def afterwards(self, g: Fabled) -> None:
        g.then(ReturnDiscards())


def on_reveal(g: Fabled, seat: i64) -> None:
    """What the revealed event asks of a player."""
    if g.event == COUNCIL and g.half == UPPER:
        if own_allies(g, seat) & ~g.boosted != 0 and others_left(g):
            g.then(CouncilSwap(seat))
    elif g.event == COUNCIL:
        if held(g, seat, MOUNTAIN) >= COUNCIL_PRICE and boostable(g, seat) != 0:
            g.then(CouncilBoost(seat))
    elif g.event == FAREWELL:
        g.then(FarewellChoice(seat))
    elif g.event == GIFTS_AND_VOWS:
        offer_tokens(g, seat, VOW_TOKENS, NONE)
    elif ally_count(g, seat) < MOST_ALLIES and held(g, seat, FOREST) > 0 and others_left(g):
        g.then(ForkChoice(seat))


def others_left(g: Fabled) -> bool:
    """FB-A85 Whether there is any ally to offer: otherwise nobody parts with one or pays for one."""
    return g.former_rules or g.ally_deck | g.discards != 0


class CouncilSwap(Ask):
    """Council of Allies, upper half: discard an ally that is not boosted for one of three others."""

    clause: ClassVar[str] = "FB-A11"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.COUNCIL_CHOICES

    def mask(self, g: Fabled) -> i64:
        return (own_allies(g, self.seat) & ~g.boosted) << 1 | 1

    def answered(self, g: Fabled, index: i64) -> None:
        if index > 0:
            g.then(OfferOne(self.seat))
            part_with(g, self.seat, index - 1)


class CouncilBoost(Ask):
    """Council of Allies, lower half: two mountain books boost an ally."""

    clause: ClassVar[str] = "FB-97"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.BOOST_CHOICES

    def mask(self, g: Fabled) -> i64:
        return boostable(g, self.seat) << 2 | 1

    def answered(self, g: Fabled, index: i64) -> None:
        if index > 0:
            pay(g, self.seat, MOUNTAIN, COUNCIL_PRICE)
            boost(g, self.seat, index - 2)


class FarewellChoice(Ask):
    """The Farewell: part with an ally for books, or lose two steppe books."""

    clause: ClassVar[str] = "FB-A11"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.FAREWELL_CHOICES

    def mask(self, g: Fabled) -> i64:
        return own_allies(g, self.seat) << 1 | 1

    def answered(self, g: Fabled, index: i64) -> None:
        if index == 0:
            lose_up_to(g, self.seat, STEPPE, 2)
            return
        part_with(g, self.seat, index - 1)
        gain_all(g, self.seat, 0, 1, 1 - g.half)


class ForkChoice(Ask):
    """Fork of Fates, upper half: a forest book for a new ally."""

    clause: ClassVar[str] = "FB-100"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.FORK_CHOICES

    def mask(self, g: Fabled) -> i64:
        return 3

    def answered(self, g: Fabled, index: i64) -> None:
        if index == 1:
            pay(g, self.seat, FOREST, 1)
            g.then(OfferOne(self.seat))
