"""Cards that name their square: MS-15.1 (Leviathan, Ghoul, Desert Elder)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.games.magic_sword.box.forecasts import ELDER_SQUARES, GHOUL_SQUARES
from magoteka.games.magic_sword.box.names import (
    L4,
    L8,
    M3,
    M15,
    U5,
    U9,
    U13,
    U16,
)
from magoteka.games.magic_sword.box.tables import CARD, PLACED
from magoteka.games.magic_sword.rules.character.figure import stands_alone
from magoteka.games.magic_sword.rules.character.goods import SendCard, move_card, remove
from magoteka.games.magic_sword.rules.dice import throw
from magoteka.games.magic_sword.rules.shapes import OfCharacterAndCard
from magoteka.games.magic_sword.table.state import MagicSword

WATERS: Final = (L4, L8, M3, M15, U5, U13)


def place_cards(g: MagicSword, seat: i64, cards: list[int]) -> None:
    """MS-15.1 Each such card is put on its square and does not touch the drawer this turn."""
    for card in cards:
        where = PLACED[CARD[card]]
        if where == "":
            continue
        g.fresh[card] = -g.turns
        g.dealt[card] = g.stamp
        if where == "leviathan":
            place_leviathan(g, seat, card)
        else:
            throw(g, seat, 1, ReadPlace(seat, card))


def place_leviathan(g: MagicSword, seat: i64, card: i64) -> None:
    """The Leviathan needs a water without another character."""
    if free_waters(g, seat):
        g.then(PlaceLeviathan(seat, card))
    else:
        remove(g, card)


def free_waters(g: MagicSword, seat: i64) -> list[int]:
    """The waters where no other character stands."""
    return [square for square in WATERS if stands_alone(g, square, seat)]


class PlaceLeviathan(SendCard):
    """The Leviathan: into which water."""

    clause: ClassVar[str] = "MS-15.1"

    def entries(self, g: MagicSword) -> list[int]:
        return free_waters(g, self.seat)


class ReadPlace(OfCharacterAndCard):
    """The die says where the Ghoul or the Desert Elder appears."""

    def run(self, g: MagicSword) -> None:
        if PLACED[CARD[self.card]] == "ghoul":
            move_card(g, self.card, GHOUL_SQUARES[g.rolled - 1])
        elif g.rolled == 5:
            g.then(WhichCrossroads(self.seat, self.card))
        else:
            move_card(g, self.card, ELDER_SQUARES[g.rolled - 1])


class WhichCrossroads(SendCard):
    """MS-A27 A name that exists twice: the player chooses."""

    clause: ClassVar[str] = "MS-A27"

    def entries(self, g: MagicSword) -> list[int]:
        return [U9, U16]
