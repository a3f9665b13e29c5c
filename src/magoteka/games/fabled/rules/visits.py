"""Visits to places of power: FB-61, FB-66 to FB-72, FB-113, FB-126, FB-128."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core.agenda import Step
from magoteka.core.bits import bit, has, nth, size
from magoteka.core.event import Option
from magoteka.games.fabled.box.components import (
    ACADEMY,
    BOOKMAN,
    FIRST_UNIVERSAL,
    LAND_NAMES,
    LAST_UNIVERSAL,
    LIBRARY,
    NAMED_EACH,
    NAMELESS,
    NAMES,
    PLACE_NAME,
    PLACES,
    SKY_2,
    STEPPE,
    WANDERER,
)
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.messages.events import VisitBegan, Visited
from magoteka.games.fabled.rules.asking import Ask, AskVolkhv, OfPlace, SeatStep, who
from magoteka.games.fabled.rules.books import gain
from magoteka.games.fabled.rules.named import matching_tokens, spend_token
from magoteka.games.fabled.rules.places import apply_place, usable
from magoteka.games.fabled.rules.reactions import OfVisit, after_other_visit, after_own_visit
from magoteka.games.fabled.table.force import boosts, named_gift
from magoteka.games.fabled.table.state import NONE, Fabled
from magoteka.games.fabled.table.where import land_of, next_host, owner_of, pending_of

SUBSTITUTION: Final = 2
TOKENS_FROM: Final = 2  # in the menu of a visit
LATE_TOKENS_FROM: Final = 1  # in the menu after the effect
UNIVERSAL_FROM: Final = 11


class ResolveVisits(SeatStep):
    """FB-66, FB-68, FB-A43 All visits of a seat, one after another, those that arise on the way included."""

    def run(self, g: Fabled) -> None:
        waiting = pending_of(g, self.seat)
        if waiting == 0:
            return
        g.then(self)
        if size(waiting) == 1:
            visit(g, self.seat * g.crew + nth(waiting, 0))
        else:
            g.then(NextVisit(self.seat))


class ResolveAll(Step):
    """FB-66, FB-A39 Everyone's visits, the active player's first, then in the order of turns."""

    def run(self, g: Fabled) -> None:
        rank: i64
        for rank in range(g.hosts):
            host = next_host(g, g.active, rank)
            if host < g.seats and pending_of(g, host) != 0:
                g.then2(ResolveVisits(host), self)
                return


class NextVisit(AskVolkhv):
    """FB-68 Which of one's volkhvs visits next."""

    clause: ClassVar[str] = "FB-68"
    why: ClassVar[str] = "not-on-a-place"

    def volkhvs(self, g: Fabled) -> i64:
        return pending_of(g, self.seat)

    def picked(self, g: Fabled, volkhv: i64) -> None:
        visit(g, volkhv)


def visit(g: Fabled, volkhv: i64) -> None:
    """FB-67 The volkhv returns to its whirlpool, then the effect is applied or substituted."""
    g.then(VisitPlace(owner_of(g, volkhv), volkhv, back_from_place(g, volkhv), False))


def back_from_place(g: Fabled, volkhv: i64) -> i64:
    """FB-67 The volkhv stands on its whirlpool again; the place that it visits."""
    place = g.pending[volkhv]
    g.pending[volkhv] = NONE
    if g.listening:
        land = LAND_NAMES[land_of(g.at[volkhv])]
        g.emit(VisitBegan(int(owner_of(g, volkhv)), int(volkhv % g.crew), land, PLACES[place]))
    return place


class VisitPlace(Ask):
    """FB-70, FB-A56 Apply the effect or take two steppe books; named tokens may be spent before it."""

    clause: ClassVar[str] = "FB-70"
    why: ClassVar[str] = "effect-impossible"
    volkhv: i64
    place: i64
    committed: bool

    def __init__(self, seat: i64, volkhv: i64, place: i64, committed: bool) -> None:
        self.seat = seat
        self.volkhv = volkhv
        self.place = place
        self.committed = committed

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.VISIT_CHOICES

    def mask(self, g: Fabled) -> i64:
        mask: i64 = 0
        if usable(g, self.seat, self.place, self.land(g)):
            mask |= 1
        if self.place < SKY_2 and not self.committed:
            mask |= 2
        return mask | self.early_tokens(g) << TOKENS_FROM

    def land(self, g: Fabled) -> i64:
        """Where the volkhv stands."""
        return land_of(g.at[self.volkhv])

    def early_tokens(self, g: Fabled) -> i64:
        """FB-A56 Tokens after whose reward the effect can be applied."""
        mask = matching_tokens(g, self.seat, PLACE_NAME[self.place])
        token: i64
        for token in range(2 * NAMED_EACH):
            if has(mask, token) and not self.works_with(g, token):
                mask &= ~bit(token)
        return mask

    def works_with(self, g: Fabled, token: i64) -> bool:
        """Whether the effect could be applied once the token is paid out."""
        before = g.books[:]
        kind: i64
        for kind in range(3):
            g.books[self.seat * 4 + kind] += named_gift(g, token * 3 + kind)
        works = usable(g, self.seat, self.place, self.land(g))
        g.books = before
        return works

    def answered(self, g: Fabled, index: i64) -> None:
        if index == 1:
            substitute(g, self.seat, self.volkhv, self.place)
        elif index == 0:
            apply_visit(g, self.seat, self.volkhv, self.place)
        else:
            spend_token(g, self.seat, index - TOKENS_FROM, PLACE_NAME[self.place])
            g.then(VisitPlace(self.seat, self.volkhv, self.place, True))


def substitute(g: Fabled, seat: i64, volkhv: i64, place: i64) -> None:
    """FB-70, FB-71 Two steppe books instead of the effect; the visit is to a nameless place."""
    g.then(FinishVisit(seat, volkhv, place, NAMELESS, g.at[volkhv]))
    gain(g, seat, STEPPE, SUBSTITUTION)


def apply_visit(g: Fabled, seat: i64, volkhv: i64, place: i64) -> None:
    """FB-67, FB-113 The effect, what is used together with it, and the end of the visit."""
    land = land_of(g.at[volkhv])
    g.then(FinishVisit(seat, volkhv, place, PLACE_NAME[place], g.at[volkhv]))
    g.then(OfferWithVisit(seat, place, land, True))
    if place >= SKY_2 and boosts(g, seat, WANDERER):
        g.then(ApplyAgain(seat, place, land))
    apply_place(g, seat, place, land)


class EffectStep(SeatStep):
    """A step about the effect of a place that was visited from a land."""

    place: i64
    land: i64

    def __init__(self, seat: i64, place: i64, land: i64) -> None:
        super().__init__(seat)
        self.place = place
        self.land = land


class ApplyAgain(EffectStep):
    """The Wanderer's boost: the effect of her place is applied once more."""

    def run(self, g: Fabled) -> None:
        apply_place(g, self.seat, self.place, self.land)


class OfferWithVisit(EffectStep):
    """After the effect, still inside the visit: tokens, and the Bookman's boost."""

    bookman: bool

    def __init__(self, seat: i64, place: i64, land: i64, bookman: bool) -> None:
        super().__init__(seat, place, land)
        self.bookman = bookman

    def run(self, g: Fabled) -> None:
        question = WithVisit(self.seat, self.place, self.land, self.bookman)
        if question.mask(g) != 1:
            g.then(question)


class WithVisit(OfPlace):
    """FB-113 Abilities used together with the effect of a place."""

    clause: ClassVar[str] = "FB-113"
    bookman: bool

    def __init__(self, seat: i64, place: i64, land: i64, bookman: bool) -> None:
        super().__init__(seat, place, land)
        self.bookman = bookman

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.AFTER_EFFECT

    def mask(self, g: Fabled) -> i64:
        mask = matching_tokens(g, self.seat, PLACE_NAME[self.place]) << LATE_TOKENS_FROM | 1
        if self.bookman and is_universal(PLACE_NAME[self.place]) and boosts(g, self.seat, BOOKMAN):
            mask |= self.other_universals(g) << UNIVERSAL_FROM
        return mask

    def other_universals(self, g: Fabled) -> i64:
        """The Bookman's boost: another universal place that can be applied."""
        mask: i64 = 0
        place: i64
        for place in range(ACADEMY, LIBRARY + 1):
            if place != self.place and usable(g, self.seat, place, self.land):
                mask |= bit(place - ACADEMY)
        return mask

    def answered(self, g: Fabled, index: i64) -> None:
        if index == 0:
            return
        if index < UNIVERSAL_FROM:
            spend_token(g, self.seat, index - LATE_TOKENS_FROM, PLACE_NAME[self.place])
            g.then(OfferWithVisit(self.seat, self.place, self.land, self.bookman))
        else:
            g.then(OfferWithVisit(self.seat, self.place, self.land, False))
            apply_place(g, self.seat, index - UNIVERSAL_FROM + ACADEMY, self.land)


def is_universal(name: i64) -> bool:
    """Academy, tower, temple and library."""
    return FIRST_UNIVERSAL <= name <= LAST_UNIVERSAL


class FinishVisit(OfVisit):
    """FB-113 The visit is over: the visitor's abilities, then those of the others."""

    volkhv: i64

    def __init__(self, seat: i64, volkhv: i64, place: i64, name: i64, here: i64) -> None:
        super().__init__(seat, place, name, here)
        self.volkhv = volkhv

    def run(self, g: Fabled) -> None:
        if g.listening:
            tell_visit(g, self.volkhv, self.here, self.place, self.name)
        after_other_visit(g, self.seat, self.place, self.name, land_of(self.here))
        after_own_visit(g, self.seat, self.place, self.name, self.here)


def tell_visit(g: Fabled, volkhv: i64, here: i64, place: i64, name: i64) -> None:
    """Tell of a visit."""
    slug = "none"
    if place != NONE:
        slug = PLACES[place]
    land = LAND_NAMES[land_of(here)]
    g.emit(Visited(who(g, owner_of(g, volkhv)), int(volkhv % g.crew), land, slug, NAMES[name]))
