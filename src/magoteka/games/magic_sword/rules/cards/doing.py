"""An effect on the agenda; the chapter on effects carries it out."""

from typing import ClassVar, cast

from mypy_extensions import i64

from magoteka.games.magic_sword.box import effects
from magoteka.games.magic_sword.box.book import EFFECTS
from magoteka.games.magic_sword.box.effects import NOTHING, Effect
from magoteka.games.magic_sword.box.names import C_UNKNOWN_TEMPLE
from magoteka.games.magic_sword.box.tables import CARD
from magoteka.games.magic_sword.rules.character.figure import alive
from magoteka.games.magic_sword.rules.dice import PLAIN, PRAYER, Throw
from magoteka.games.magic_sword.rules.late_bound import carry_out
from magoteka.games.magic_sword.rules.shapes import Scene
from magoteka.games.magic_sword.table.state import MagicSword


class Do(Scene):
    """An effect for a character; later steps fall away when the character died or was moved away."""

    tag: ClassVar[str] = "do"
    effect: i64  # its place in the book
    card: i64

    def __init__(self, effect: i64, seat: i64, card: i64, visit: i64) -> None:
        self.effect = effect
        self.seat = seat
        self.card = card
        self.visit = visit

    def play(self, g: MagicSword) -> None:
        if alive(g, self.seat):
            carry_out(g, EFFECTS[self.effect], self.seat, self.card)


def begin(g: MagicSword, effect: Effect, seat: i64, card: i64) -> None:
    """An effect for a character, from now on."""
    if effect is not NOTHING:
        g.then(Do(effect.number, seat, card, g.visits[seat]))


class ReadRoll(Do):
    """The case of a die's result."""

    def play(self, g: MagicSword) -> None:
        roll = cast(effects.Roll, EFFECTS[self.effect])
        begin(g, roll.on(g.rolled), self.seat, self.card)


def roll(g: MagicSword, effect: effects.Roll, seat: i64, card: i64) -> None:
    """A die decides; in the Unknown Temple it is a prayer (MS-A76)."""
    purpose: i64 = PLAIN
    if card >= 0 and CARD[card] == C_UNKNOWN_TEMPLE:
        purpose = PRAYER
    g.then2(Throw(seat, 1, 1, 0, purpose, 0), ReadRoll(effect.number, seat, card, g.visits[seat]))


def unknown(effect: Effect) -> NotImplementedError:
    """An effect of the box that no chapter carries out."""
    return NotImplementedError(type(effect).__name__)
