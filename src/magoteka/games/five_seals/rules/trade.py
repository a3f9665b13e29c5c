"""Scrolls that change hands: FS-56."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.agenda import Question
from magoteka.core.bits import bit
from magoteka.core.event import Option, Refusal
from magoteka.games.five_seals import answers
from magoteka.games.five_seals.events import ScrollsTraded
from magoteka.games.five_seals.places import lowest
from magoteka.games.five_seals.state import (
    FiveSeals,
    card_element,
    card_strength,
    of_element_cards,
    of_strength_cards,
    owner_of,
    rivals_in_play,
    spell_of,
)


def tradable(g: FiveSeals, seat: i64, element: i64, up: i64) -> i64:
    """FS-56 Rivals' open scrolls of the element for which the caster has an open one of the same strength."""
    found: i64 = 0
    own = g.held[seat] & up
    rivals = rivals_in_play(g, seat)
    while rivals != 0:
        rival = lowest(rivals)
        rivals &= rivals - 1
        theirs = g.held[rival] & up & of_element_cards(element)
        while theirs != 0:
            card = lowest(theirs)
            theirs &= theirs - 1
            if own & of_strength_cards(card_strength(card)) != 0:
                found |= bit(card)
    return found


class TakeScroll(Question):
    """FS-56, FS-A16 The rival's open scroll that is taken."""

    clause: ClassVar[str] = "FS-56"
    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return answers.CARD_CHOICES[g.circle]

    def mask(self, g: FiveSeals) -> i64:
        return tradable(g, self.seat, card_element(self.card), g.up)

    def refusal(self, g: FiveSeals, index: i64) -> Refusal:
        return Refusal("FS-56", "scroll-not-for-trade")

    def answered(self, g: FiveSeals, index: i64) -> None:
        g.then(GiveScroll(self.seat, self.card, index))


class GiveScroll(Question):
    """FS-56, FS-A16 The own open scroll of the same strength that is given for it."""

    clause: ClassVar[str] = "FS-56"
    card: i64
    taken: i64

    def __init__(self, seat: i64, card: i64, taken: i64) -> None:
        self.seat = seat
        self.card = card
        self.taken = taken

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return answers.CARD_CHOICES[g.circle]

    def mask(self, g: FiveSeals) -> i64:
        return g.held[self.seat] & g.up & of_strength_cards(card_strength(self.taken))

    def refusal(self, g: FiveSeals, index: i64) -> Refusal:
        return Refusal("FS-56", "scroll-not-for-trade")

    def answered(self, g: FiveSeals, index: i64) -> None:
        trade(g, self.seat, self.taken, index)


def trade(g: FiveSeals, seat: i64, taken: i64, given: i64) -> None:
    """FS-56 Both scrolls lie face up before their new owners."""
    rival = owner_of(g, taken)
    g.held[rival] ^= bit(taken) | bit(given)
    g.held[seat] ^= bit(taken) | bit(given)
    if g.told:
        got = (spell_of(g, taken), card_element(taken))
        gave = (spell_of(g, given), card_element(given))
        g.emit(ScrollsTraded(seat, rival, taken, got[0], got[1], given, gave[0], gave[1]))
