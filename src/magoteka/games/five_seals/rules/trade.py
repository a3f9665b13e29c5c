"""Scrolls that change hands: FS-56."""

from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.bits import bit
from magoteka.core.event import Refusal
from magoteka.games.five_seals.box.components import STRONGEST, WEAKEST
from magoteka.games.five_seals.messages.events import ScrollsTraded
from magoteka.games.five_seals.rules.asking import OneCard
from magoteka.games.five_seals.table.state import (
    FiveSeals,
    card_element,
    card_strength,
    of_strength_cards,
    owner_of,
    rivals_scrolls,
    spell_of,
)


def tradable(g: FiveSeals, seat: i64, element: i64, up: i64) -> i64:
    """FS-56 Rivals' open scrolls of the element for which the caster has an open one of the same strength."""
    found: i64 = 0
    own = g.held[seat] & up
    strength: i64
    for strength in range(WEAKEST, STRONGEST + 1):
        if own & of_strength_cards(strength) != 0:
            found |= of_strength_cards(strength)
    return found & rivals_scrolls(g, seat, element) & up


class TradeScroll(OneCard):
    """FS-56 A question about a scroll that changes hands."""

    clause: ClassVar[str] = "FS-56"

    def refusal(self, g: FiveSeals, index: i64) -> Refusal:
        return Refusal("FS-56", "scroll-not-for-trade")


class TakeScroll(TradeScroll):
    """FS-56, FS-A16 The rival's open scroll that is taken."""

    def mask(self, g: FiveSeals) -> i64:
        return tradable(g, self.seat, card_element(self.card), g.up)

    def answered(self, g: FiveSeals, index: i64) -> None:
        g.then(GiveScroll(self.seat, self.card, index))


class GiveScroll(TradeScroll):
    """FS-56, FS-A16 The own open scroll of the same strength that is given for it."""

    taken: i64

    def __init__(self, seat: i64, card: i64, taken: i64) -> None:
        super().__init__(seat, card)
        self.taken = taken

    def mask(self, g: FiveSeals) -> i64:
        return g.held[self.seat] & g.up & of_strength_cards(card_strength(self.taken))

    def answered(self, g: FiveSeals, index: i64) -> None:
        trade(g, self.seat, self.taken, index)


def trade(g: FiveSeals, seat: i64, taken: i64, given: i64) -> None:
    """FS-56 Both scrolls lie face up before their new owners."""
    rival = owner_of(g, taken)
    g.held[rival] ^= bit(taken) | bit(given)
    g.held[seat] ^= bit(taken) | bit(given)
    if g.listening:
        got = (spell_of(g, taken), card_element(taken))
        gave = (spell_of(g, given), card_element(given))
        g.emit(ScrollsTraded(seat, rival, taken, got[0], got[1], given, gave[0], gave[1]))
