"""Preventing a loss of Life in battle: MS-A45."""

from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core.agenda import Step
from magoteka.games.magic_sword.box.names import C_SQUIRE, C_WARHORSE
from magoteka.games.magic_sword.box.tables import ARMOUR, CARD, CARDS, trait
from magoteka.games.magic_sword.box.throws import SQUIRE_DIES_UP_TO
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.messages.menus import Menu
from magoteka.games.magic_sword.rules.character.cards import friend_named, items_of
from magoteka.games.magic_sword.rules.character.figure import alive
from magoteka.games.magic_sword.rules.character.goods import lose_card
from magoteka.games.magic_sword.rules.character.life import Blow, FriendDies, LoseLife
from magoteka.games.magic_sword.rules.dice import throw
from magoteka.games.magic_sword.rules.shapes import Ask
from magoteka.games.magic_sword.table.state import NOBODY, SWORD_BATTLE, MagicSword

ROLLED: Final = 1  # note of a piece of armour that was tried in this battle


class Hurt(Blow):
    """MS-17.4c, MS-18.2b A lost battle costs Life unless something prevents it; no item helps against Magic."""

    def run(self, g: MagicSword) -> None:
        if not alive(g, self.seat):
            return
        if self.count > 0 and self.kind == SWORD_BATTLE and protective(g, self.seat):
            g.then(PreventLoss(self.seat, self.count))
        else:
            call_squire(g, self.seat, self.count, self.kind)


def protective(g: MagicSword, seat: i64) -> list[int]:
    """The Warhorse and the armour that was not yet tried in this battle."""
    return [
        card
        for card in items_of(g, seat)
        if CARD[card] == C_WARHORSE or (trait(CARD[card], ARMOUR) > 0 and g.note[card] != ROLLED)
    ]


class PreventLoss(Ask):
    """MS-A45 Which protection to use; each piece of armour once per lost battle."""

    clause: ClassVar[str] = "MS-A45"
    offers: ClassVar[Menu] = menus.CARD_MENU
    count: i64

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat = seat
        self.count = count

    def entries(self, g: MagicSword) -> list[int]:
        return protective(g, self.seat) + [CARDS]

    def answered(self, g: MagicSword, index: i64) -> None:
        if index == CARDS:
            call_squire(g, self.seat, self.count, SWORD_BATTLE)
        elif CARD[index] == C_WARHORSE:
            g.loss_count = 0
            lose_card(g, self.seat, index, "given")
        else:
            g.note[index] = ROLLED
            throw(g, self.seat, 1, ReadArmour(self.seat, self.count, index))


class ReadArmour(Step):
    """MS-4.5.5 of the box: a low throw saves a point."""

    seat: i64
    count: i64
    card: i64

    def __init__(self, seat: i64, count: i64, card: i64) -> None:
        self.seat = seat
        self.count = count
        self.card = card

    def run(self, g: MagicSword) -> None:
        saved: i64 = 0
        if g.rolled <= trait(CARD[self.card], ARMOUR):
            saved = 1
        g.then(Hurt(self.seat, self.count - saved, SWORD_BATTLE))


def call_squire(g: MagicSword, seat: i64, count: i64, kind: i64) -> None:
    """The Squire stands in front of his lord on a one; then the loss is applied."""
    if count > 0 and friend_named(g, seat, C_SQUIRE) != NOBODY:
        throw(g, seat, 1, ReadSquire(seat, count, kind))
    else:
        g.then(LoseLife(seat, count, kind + 1))


class ReadSquire(Blow):
    """On a one the squire dies instead of a point of Life."""

    def run(self, g: MagicSword) -> None:
        if g.rolled <= SQUIRE_DIES_UP_TO:
            g.then2(
                FriendDies(self.seat, friend_named(g, self.seat, C_SQUIRE)),
                LoseLife(self.seat, self.count - 1, self.kind + 1),
            )
        else:
            g.then(LoseLife(self.seat, self.count, self.kind + 1))
