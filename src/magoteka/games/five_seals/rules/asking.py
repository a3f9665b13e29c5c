"""What spells ask for: a colour, an opponent, a scroll before a player."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from magoteka.core.agenda import Question
from magoteka.core.bits import bit, full, has
from magoteka.core.event import Option, Refusal
from magoteka.games.five_seals.box.components import COLOURS, MAX_SEATS, MIND
from magoteka.games.five_seals.rules import menus
from magoteka.games.five_seals.table.state import FiveSeals

NOBODY: Final = MAX_SEATS  # the entry after all seats


def colours_of(element: i64) -> i64:
    """FS-18, FS-25 The colours of dice that an element knows, as a set: its own, or for mind any."""
    if element == MIND:
        return full(COLOURS)
    return bit(element)


class OfSpell(Question):
    """A question that the spell of a card asks."""

    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card


class OneColour(OfSpell):
    """A question about a colour."""

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return menus.COLOUR_CHOICES


class OneCard(OfSpell):
    """A question about a scroll that a player holds."""

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return menus.CARD_CHOICES[g.circle]


class OneRival(OfSpell):
    """A question about an opponent."""

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return menus.RIVALS

    def refusal(self, g: FiveSeals, index: i64) -> Refusal:
        if index == NOBODY:
            return Refusal("FS-53", "choose-a-rival")
        if has(g.done, index):
            return Refusal("FS-53", "rival-finished")
        return Refusal("FS-53", "rival-of-no-use")
