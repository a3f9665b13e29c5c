"""A card takes effect: MS-A31, MS-A34a, MS-A104."""

from typing import ClassVar

from mypy_extensions import i64

from magoteka.games.magic_sword.box.book import CARD_EFFECTS
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.names import (
    C_AMBUSH,
    C_ENCHANTED_PATH,
    C_SHE_DEVIL,
    ENCOUNTER,
    PYGMY,
    STRANGER,
    WIZARD,
)
from magoteka.games.magic_sword.box.tables import CARD, KIND, ring_size, ring_start
from magoteka.games.magic_sword.messages.events import CardDealtWith
from magoteka.games.magic_sword.rules.cards.doing import begin
from magoteka.games.magic_sword.rules.character.cards import name_of
from magoteka.games.magic_sword.rules.character.figure import is_hero, stands_alone
from magoteka.games.magic_sword.rules.character.goods import ask_to_drop, away, remove
from magoteka.games.magic_sword.rules.shapes import OfCharacterAndCard, YesNo
from magoteka.games.magic_sword.table.state import MagicSword


def may_ignore(g: MagicSword, seat: i64, card: i64) -> bool:
    """MS-A104 The Wizard ignores what he draws, the Pygmy discards the Enchanted Path."""
    design = CARD[card]
    if design == C_ENCHANTED_PATH and is_hero(g, seat, PYGMY):
        return True
    if not is_hero(g, seat, WIZARD):
        return False
    if design == C_SHE_DEVIL:
        return True
    return g.fresh[card] == g.stamp and (KIND[design] == ENCOUNTER or KIND[design] == STRANGER)


def deal_with(g: MagicSword, seat: i64, card: i64) -> None:
    """A card takes effect; one-time cards go to the discard first (MS-A31, MS-A34a)."""
    g.dealt[card] = g.stamp
    if may_ignore(g, seat, card):
        g.then(Ignore(seat, card))
    else:
        come_to_pass(g, seat, card)


class Ignore(YesNo):
    """MS-A104 Ignore the card?"""

    clause: ClassVar[str] = "MS-A104"
    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def accepted(self, g: MagicSword) -> None:
        if KIND[CARD[self.card]] == ENCOUNTER:
            remove(g, self.card)

    def declined(self, g: MagicSword) -> None:
        come_to_pass(g, self.seat, self.card)


def come_to_pass(g: MagicSword, seat: i64, card: i64) -> None:
    """MS-5.5 Before the Ambush takes what one has, something may be dropped, however the card came to lie there."""
    if CARD[card] == C_AMBUSH:
        g.then(ComesToPass(seat, card))
        ask_to_drop(g, seat)
    else:
        take_effect(g, seat, card)


class ComesToPass(OfCharacterAndCard):
    """MS-5.5 What was to be dropped lies there."""

    def run(self, g: MagicSword) -> None:
        take_effect(g, self.seat, self.card)


def take_effect(g: MagicSword, seat: i64, card: i64) -> None:
    """The instruction of a card begins."""
    if g.listening:
        g.emit(CardDealtWith(seat, card, name_of(card), not DESIGNS[CARD[card]].stays))
    if not DESIGNS[CARD[card]].stays:
        away(g, card)
    begin(g, CARD_EFFECTS[CARD[card]], seat, card)


def free_squares(g: MagicSword, seat: i64) -> list[int]:
    """The squares of the circle without another character; the present one is among them."""
    start = ring_start(g.square[seat])
    return [square for square in range(start, start + ring_size(start)) if stands_alone(g, square, seat)]
