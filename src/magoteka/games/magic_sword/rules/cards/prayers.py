"""Prayers to the two gods: MS-A76."""

from typing import ClassVar, Final, get_args

from mypy_extensions import i64

from magoteka.games.magic_sword.box.book import PRAYER_EFFECTS
from magoteka.games.magic_sword.box.effects import God
from magoteka.games.magic_sword.box.names import C_INSPIRATION_APPLE
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.messages.menus import Menu
from magoteka.games.magic_sword.rules.cards.doing import begin
from magoteka.games.magic_sword.rules.character.cards import item_named, works
from magoteka.games.magic_sword.rules.character.goods import lose_card
from magoteka.games.magic_sword.rules.dice import PRAYER, Throw
from magoteka.games.magic_sword.rules.shapes import Ask, Scene, YesNo
from magoteka.games.magic_sword.table.state import MagicSword

GODS: Final[tuple[str, ...]] = get_args(God)


def pray(g: MagicSword, seat: i64, card: i64, table: i64) -> None:
    """MS-A76 Two dice on the table of the god; the Apple of Inspiration is declared before."""
    if works(g, seat, C_INSPIRATION_APPLE):
        g.then(EatApple(seat, card, table))
    else:
        throw_prayer(g, seat, card, table, 0)


def throw_prayer(g: MagicSword, seat: i64, card: i64, table: i64, shift: i64) -> None:
    """The throw of a prayer."""
    g.then2(Throw(seat, 2, 2, 0, PRAYER, 0), ReadPrayer(seat, g.visits[seat], card, table, shift))


class EatApple(YesNo):
    """MS-A76 Use the Apple of Inspiration for this prayer?"""

    clause: ClassVar[str] = "MS-A76"
    card: i64
    table: i64

    def __init__(self, seat: i64, card: i64, table: i64) -> None:
        self.seat = seat
        self.card = card
        self.table = table

    def accepted(self, g: MagicSword) -> None:
        lose_card(g, self.seat, item_named(g, self.seat, C_INSPIRATION_APPLE), "gone")
        throw_prayer(g, self.seat, self.card, self.table, 1)

    def declined(self, g: MagicSword) -> None:
        throw_prayer(g, self.seat, self.card, self.table, 0)


class ReadPrayer(Scene):
    """MS-A76 The answer of the god; with the apple the sum may be shifted by one."""

    card: i64
    table: i64
    shift: i64

    def __init__(self, seat: i64, visit: i64, card: i64, table: i64, shift: i64) -> None:
        self.seat = seat
        self.visit = visit
        self.card = card
        self.table = table
        self.shift = shift

    def play(self, g: MagicSword) -> None:
        if self.shift == 1:
            g.then(ShiftPrayer(self.seat, self.card, self.table, g.rolled))
        else:
            begin(g, PRAYER_EFFECTS[self.table][g.rolled - 2], self.seat, self.card)


class ShiftPrayer(Ask):
    """MS-A76 The sum of the prayer: one less, as it fell, or one more, within two and twelve."""

    clause: ClassVar[str] = "MS-A76"
    offers: ClassVar[Menu] = menus.NUMBER_MENU
    card: i64
    table: i64
    total: i64

    def __init__(self, seat: i64, card: i64, table: i64, total: i64) -> None:
        self.seat = seat
        self.card = card
        self.table = table
        self.total = total

    def entries(self, g: MagicSword) -> list[int]:
        return [number for number in (self.total - 1, self.total, self.total + 1) if 2 <= number <= 12]

    def answered(self, g: MagicSword, index: i64) -> None:
        begin(g, PRAYER_EFFECTS[self.table][index - 2], self.seat, self.card)
