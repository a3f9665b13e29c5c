"""Offers of allies and boosts: FB-15, FB-44 to FB-46."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.agenda import NATURE, Step
from magoteka.core.bits import bit, full, has, size
from magoteka.core.event import Option
from magoteka.games.fabled.box.components import ALLIES, MOST_ALLIES, OFFER
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.messages.events import AllyOffered
from magoteka.games.fabled.rules.allies import boost, boostable, join
from magoteka.games.fabled.rules.asking import Ask, AskAlly, SeatStep
from magoteka.games.fabled.rules.draft import AllyDraw, OpenDrafted
from magoteka.games.fabled.table.force import ally_count
from magoteka.games.fabled.table.state import NONE, Fabled
from magoteka.games.fabled.table.where import seat_at


class OfferAllies(Step):
    """FB-44, FB-46 Every taker is dealt three allies and keeps one; if the deck is short, one after another."""

    def run(self, g: Fabled) -> None:
        g.then(ReturnDiscards())
        takers = g.takers
        g.takers = 0
        if size(g.ally_deck) >= OFFER * size(takers):
            offer_at_once(g, takers)
        else:
            offer_in_turn(g, takers)


def offer_at_once(g: Fabled, takers: i64) -> None:
    """FB-A06 All offers are dealt first, then the players choose in turn order."""
    rank: i64
    for rank in range(g.seats):
        seat = seat_at(g, g.seats - 1 - rank)
        if has(takers, seat):
            g.then(KeepAlly(seat))
    for rank in range(g.seats):
        seat = seat_at(g, g.seats - 1 - rank)
        if has(takers, seat):
            g.then(DealAlly(seat, OFFER))


def offer_in_turn(g: Fabled, takers: i64) -> None:
    """FB-A08 Each taker is dealt to when the one before has chosen."""
    rank: i64
    for rank in range(g.seats):
        seat = seat_at(g, g.seats - 1 - rank)
        if has(takers, seat):
            g.then(OfferOne(seat))


class OfferOne(SeatStep):
    """FB-A08 Three allies for one player, or as many as there are."""

    def run(self, g: Fabled) -> None:
        if g.former_rules and size(g.ally_deck) < OFFER:
            return_all(g)
        if g.ally_deck | g.discards != 0:
            g.then(KeepAlly(self.seat))
            deal(g, self.seat, OFFER)


def deal(g: Fabled, taker: i64, left: i64) -> None:
    """FB-46, FB-A08 One after another; the deck is made anew of the discards when it has run out, and only then."""
    if left > 0 and g.ally_deck == 0:
        g.ally_deck = g.discards
        g.discards = 0
    if left > 0 and g.ally_deck != 0:
        g.then(DealAlly(taker, left))


class ReturnDiscards(Step):
    """FB-44, FB-A11 When all have chosen, what was discarded is shuffled into the deck."""

    def run(self, g: Fabled) -> None:
        return_all(g)


def return_all(g: Fabled) -> None:
    """All that was discarded is back in the deck."""
    g.ally_deck |= g.discards | g.parted
    g.discards = 0
    g.parted = 0


class DealAlly(AllyDraw):
    """FB-15 Nature deals an ally to choose from."""

    clause: ClassVar[str] = "FB-15"
    taker: i64

    def __init__(self, taker: i64, left: i64) -> None:
        self.seat = NATURE
        self.taker = taker
        self.left = left

    def answered(self, g: Fabled, index: i64) -> None:
        g.ally_deck &= ~bit(index)
        g.offers[self.taker * OFFER + self.left - 1] = index
        if g.listening:
            g.emit(AllyOffered(int(self.taker), ALLIES[index]))
        deal(g, self.taker, self.left - 1)


class KeepAlly(AskAlly):
    """FB-15, FB-A10 Keep one of the allies on offer."""

    clause: ClassVar[str] = "FB-15"

    def mask(self, g: Fabled) -> i64:
        mask: i64 = 0
        slot: i64
        for slot in range(self.seat * OFFER, self.seat * OFFER + OFFER):
            if g.offers[slot] != NONE:
                mask |= bit(g.offers[slot])
        return mask

    def answered(self, g: Fabled, index: i64) -> None:
        g.discards |= self.mask(g) & ~bit(index)
        slot: i64
        for slot in range(self.seat * OFFER, self.seat * OFFER + OFFER):
            g.offers[slot] = NONE
        join(g, self.seat, index)


class NewAllies(Step):
    """FB-44, FB-136 Everyone takes a new ally, from the deck or from the four drafted ones."""

    def run(self, g: Fabled) -> None:
        take_allies(g, full(g.seats))


def take_allies(g: Fabled, takers: i64) -> None:
    """FB-99 Those who have fewer than three take one."""
    rank: i64
    for rank in range(g.seats):
        seat = seat_at(g, g.seats - 1 - rank)
        if has(takers, seat) and ally_count(g, seat) == MOST_ALLIES:
            takers &= ~bit(seat)
        elif has(takers, seat) and g.variants.draft:
            g.then(OpenDrafted(seat))
    if not g.variants.draft and takers != 0:
        g.takers = takers
        g.then(OfferAllies())


class BoostOrAlly(Step):
    """FB-45, FB-A07 Everyone declares in turn order, then the takers get their offers."""

    def run(self, g: Fabled) -> None:
        g.takers = 0
        g.then(TakersChoose())
        rank: i64
        for rank in range(g.seats):
            g.then(OfferBoost(seat_at(g, g.seats - 1 - rank)))


class TakersChoose(Step):
    """FB-A07 Those who declared for a new ally take one."""

    def run(self, g: Fabled) -> None:
        takers = g.takers
        g.takers = 0
        take_allies(g, takers)


class OfferBoost(SeatStep):
    """FB-A09 Ask a player who can do either of the two."""

    def run(self, g: Fabled) -> None:
        if DeclareBoost(self.seat).mask(g) != 0:
            g.then(DeclareBoost(self.seat))


class DeclareBoost(Ask):
    """FB-45, FB-A10 Boost an ally or take a new one; with three allies only the boost."""

    clause: ClassVar[str] = "FB-45"
    opens: ClassVar[bool] = True
    why: ClassVar[str] = "cannot-boost-or-take"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.BOOST_CHOICES

    def mask(self, g: Fabled) -> i64:
        mask = boostable(g, self.seat) << 2
        offered = g.ally_deck | g.drafted[self.seat]
        if g.variants.draft:
            offered = g.drafted[self.seat]
        if ally_count(g, self.seat) < MOST_ALLIES and offered != 0:
            mask |= 2
        return mask

    def answered(self, g: Fabled, index: i64) -> None:
        if index == 1:
            g.takers |= bit(self.seat)
        else:
            boost(g, self.seat, index - 2)
