"""Absorption, which stores a broken token: FS-49, FS-50."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.agenda import Question
from magoteka.core.bits import bit, has
from magoteka.core.event import Option, Refusal
from magoteka.games.five_seals.box.components import ABSORPTION, ABSORPTIONS, COLOURS, ELEMENTS, MIND
from magoteka.games.five_seals.messages.events import TokenReleased, TokenStored
from magoteka.games.five_seals.rules import menus
from magoteka.games.five_seals.rules.might import raise_dice
from magoteka.games.five_seals.rules.picking import OneDie, entries_of, entry_colour, entry_value
from magoteka.games.five_seals.table.dice import one, shown_below_six
from magoteka.games.five_seals.table.state import FiveSeals, spell_of, token_element, token_strength


def stores_for(g: FiveSeals, seat: i64, element: i64) -> i64:
    """FS-49, FS-A07 The seat's open scrolls of Absorption that take a token of the element, by their own elements."""
    if spell_of(g, ABSORPTIONS) != ABSORPTION:
        return 0
    cards = (g.held[seat] & g.up) >> ABSORPTIONS
    return cards & (bit(element) | bit(MIND))


class MayStore(Question):
    """FS-49, FS-A06, FS-A07 A broken token may be put on one open scroll of Absorption that fits."""

    clause: ClassVar[str] = "FS-49"
    token: i64

    def __init__(self, seat: i64, token: i64) -> None:
        self.seat = seat
        self.token = token

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return menus.STORES

    def mask(self, g: FiveSeals) -> i64:
        return stores_for(g, self.seat, token_element(self.token)) | bit(ELEMENTS)

    def refusal(self, g: FiveSeals, index: i64) -> Refusal:
        if not has(g.held[self.seat], ABSORPTIONS + index):
            return Refusal("FS-49", "not-your-scroll")
        if not has(g.up, ABSORPTIONS + index):
            return Refusal("FS-49", "scroll-face-down")
        return Refusal("FS-49", "token-of-another-element")

    def answered(self, g: FiveSeals, index: i64) -> None:
        if index == ELEMENTS:
            return
        g.absorbed[index] = self.token
        if g.listening:
            g.emit(TokenStored(self.seat, index, token_element(self.token), token_strength(self.token)))


def can_release(g: FiveSeals, seat: i64, element: i64) -> bool:
    """FS-50, FS-A08 A token lies on the scroll, and some own die shows less than six."""
    if g.absorbed[element] == 0:
        return False
    at = seat * COLOURS
    return shown_below_six(g.dice[at] | g.dice[at + 1] | g.dice[at + 2] | g.dice[at + 3]) != 0


class StrengthenDie(OneDie):
    """FS-50, FS-A08 The own die that gains the strength of the absorbed token."""

    clause: ClassVar[str] = "FS-50"

    def mask(self, g: FiveSeals) -> i64:
        entries: i64 = 0
        colour: i64
        for colour in range(COLOURS):
            entries |= entries_of(colour, shown_below_six(g.dice[self.seat * COLOURS + colour]))
        return entries

    def answered(self, g: FiveSeals, index: i64) -> None:
        element = self.card - ABSORPTIONS
        token = g.absorbed[element]
        g.absorbed[element] = 0
        if g.listening:
            g.emit(TokenReleased(self.seat, element, token_element(token), token_strength(token)))
        raise_dice(g, self.seat, entry_colour(index), one(entry_value(index)), token_strength(token))
