"""Casting a scroll: FS-17 to FS-19, FS-46, FS-58."""

from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.bits import bit, has
from magoteka.core.event import Refusal
from magoteka.games.five_seals.box.components import (
    ABSORPTION,
    ACCELERATION,
    APPROPRIATION,
    CALL,
    FORGERY,
    GUARDIAN,
    MODIFICATION,
    MULTIPLICATION,
    OVERCOMING,
    REARRANGEMENT,
    REVALUATION,
    SEIZURE,
    SPELL_CLAUSES,
    SPELL_NAMES,
    TELEPORTATION,
    TRANSFER,
    TRANSMUTATION,
)
from magoteka.games.five_seals.messages.events import SpellBorrowed
from magoteka.games.five_seals.rules.absorption import StrengthenDie, can_release
from magoteka.games.five_seals.rules.asking import OneCard
from magoteka.games.five_seals.rules.call import UseFamiliar, can_stay, tokens_now
from magoteka.games.five_seals.rules.discord import (
    cast_on_rival,
    victims,
)
from magoteka.games.five_seals.rules.might import cast_might, colours_for
from magoteka.games.five_seals.rules.modification import cast_modification, modifiable
from magoteka.games.five_seals.rules.motion import (
    BreakBeyond,
    BreakFirst,
    BreakPastFigure,
    beyond,
    first_of_two,
)
from magoteka.games.five_seals.rules.space import (
    ChooseGuardedScroll,
    ChooseScroll,
    ChooseToken,
    can_rearrange,
    first_tokens,
    guardian_places,
)
from magoteka.games.five_seals.rules.trade import TakeScroll, tradable
from magoteka.games.five_seals.table.places import lowest
from magoteka.games.five_seals.table.state import (
    FiveSeals,
    card_element,
    owner_of,
    rivals_in_play,
    rivals_scrolls,
    spell_of,
)


def castable(g: FiveSeals, seat: i64) -> i64:
    """FS-17, FS-19 The seat's face-up scrolls that would change something now, as a set."""
    return working(g, seat, g.held[seat] & g.up, g.up)


def working(g: FiveSeals, seat: i64, cards: i64, up: i64) -> i64:
    """FS-18 Those of the open cards whose spells would change something if the seat cast them, as a set."""
    found: i64 = 0
    left = cards
    while left != 0:
        card = lowest(left)
        left &= left - 1
        if works(g, seat, card, up & ~bit(card)):
            found |= bit(card)
    return found


def works(g: FiveSeals, seat: i64, card: i64, up: i64) -> bool:
    """FS-18 Whether the spell would change something; `up` are the open scrolls that are not in use."""
    spell = spell_of(g, card)
    element = card_element(card)
    if spell <= REVALUATION:
        if spell == CALL:
            return can_stay(g, seat) or tokens_now(g, seat).some()
        return spell != REVALUATION and colours_for(g, seat, spell, element) != 0
    if spell <= REARRANGEMENT:
        return works_on_board(g, seat, spell, element)
    if spell <= APPROPRIATION:
        return works_on_rivals(g, seat, card, up)
    return works_on_ways(g, seat, card)


def works_on_board(g: FiveSeals, seat: i64, spell: i64, element: i64) -> bool:
    """FS-18 Whether a spell of circle II would change something."""
    if spell == ABSORPTION:
        return can_release(g, seat, element)
    if spell == REARRANGEMENT:
        return can_rearrange(g, element)
    return first_tokens(g, spell, element).some()


def works_on_rivals(g: FiveSeals, seat: i64, card: i64, up: i64) -> bool:
    """FS-18, FS-53 Whether a spell of circle III would change something."""
    spell = spell_of(g, card)
    if spell == FORGERY or spell == SEIZURE:
        return victims(g, seat, card) != 0
    if spell == MODIFICATION:
        return modifiable(g, seat, card_element(card)) != 0
    if spell == TRANSFER:
        return tradable(g, seat, card_element(card), up) != 0
    return borrowable(g, seat, card_element(card), up) != 0


def works_on_ways(g: FiveSeals, seat: i64, card: i64) -> bool:
    """FS-18, FS-A23 Whether a spell of circle IV would change something, and what must follow it can follow."""
    spell = spell_of(g, card)
    if spell == OVERCOMING or spell == TELEPORTATION:
        return beyond(g, seat, card).some()
    if spell == GUARDIAN:
        return guardian_places(g, card_element(card)) != 0
    if spell == ACCELERATION:
        return first_of_two(g, seat, card_element(card)).some()
    return first_tokens(g, spell, card_element(card)).some()


def borrowable(g: FiveSeals, seat: i64, element: i64, up: i64) -> i64:
    """FS-58, FS-A18, FS-A28 Open scrolls of opponents in play that the caster could cast as if they were his own."""
    return working(g, seat, rivals_scrolls(g, seat, element) & up, up)


def take_effect(g: FiveSeals, seat: i64, card: i64) -> None:
    """FS-40…63 What the spell does; the caller knows that it works."""
    spell = spell_of(g, card)
    if spell == CALL:
        g.then(UseFamiliar(seat))
    elif TRANSMUTATION <= spell <= MULTIPLICATION:
        cast_might(g, seat, card)
    elif spell == ABSORPTION:
        g.then(StrengthenDie(seat, card))
    elif spell == REARRANGEMENT:
        g.then(ChooseScroll(seat, card))
    elif FORGERY <= spell <= APPROPRIATION:
        take_effect_on_rivals(g, seat, card)
    elif spell >= OVERCOMING:
        take_effect_on_ways(g, seat, card)
    else:
        g.then(ChooseToken(seat, card))


def take_effect_on_rivals(g: FiveSeals, seat: i64, card: i64) -> None:
    """FS-54…58 What a spell of circle III does."""
    spell = spell_of(g, card)
    if spell == FORGERY or spell == SEIZURE:
        cast_on_rival(g, seat, card)
    elif spell == MODIFICATION:
        cast_modification(g, seat, card)
    elif spell == TRANSFER:
        g.then(TakeScroll(seat, card))
    else:
        g.then(BorrowScroll(seat, card))


def take_effect_on_ways(g: FiveSeals, seat: i64, card: i64) -> None:
    """FS-60…63 What a spell of circle IV does, Protection aside; most end the spells and seals of this turn."""
    spell = spell_of(g, card)
    if spell == GUARDIAN:
        g.then(ChooseGuardedScroll(seat, card))
        return
    g.strike(1)
    if spell == OVERCOMING:
        g.then(BreakBeyond(seat, card))
    elif spell == TELEPORTATION:
        g.then(BreakPastFigure(seat, card))
    else:
        g.then(BreakFirst(seat, card))


class BorrowScroll(OneCard):
    """FS-58 The opponent's open scroll that is cast."""

    clause: ClassVar[str] = "FS-58"

    def mask(self, g: FiveSeals) -> i64:
        return borrowable(g, self.seat, card_element(self.card), g.up)

    def refusal(self, g: FiveSeals, index: i64) -> Refusal:
        return Refusal("FS-58", "scroll-not-to-borrow")

    def answered(self, g: FiveSeals, index: i64) -> None:
        g.up &= ~bit(index)
        if g.listening:
            rival = owner_of(g, index)
            g.emit(SpellBorrowed(self.seat, rival, index, spell_of(g, index), card_element(index)))
        take_effect(g, self.seat, index)


def why_not_cast(g: FiveSeals, seat: i64, card: i64) -> Refusal:
    """Why a scroll cannot be cast now."""
    if not has(g.held[seat], card):
        return Refusal("FS-17", "not-your-scroll")
    if not has(g.up, card):
        return Refusal("FS-19", "scroll-face-down")
    spell = spell_of(g, card)
    if spell == REVALUATION:
        return Refusal("FS-46", "never-cast")
    if FORGERY <= spell <= APPROPRIATION and rivals_in_play(g, seat) == 0:
        return Refusal("FS-53", "no-rivals-left")
    return Refusal(SPELL_CLAUSES[spell], f"no-{SPELL_NAMES[spell]}")
