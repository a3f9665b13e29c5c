"""Attacking what does not attack: MS-A42."""

from typing import ClassVar

from mypy_extensions import i64

from magoteka.games.magic_sword.box.names import C_OGRE, C_THREE_HEADED_DRAGON, DEMON, DRAGON_HEADS, GOBLIN
from magoteka.games.magic_sword.box.tables import CARD, KIND
from magoteka.games.magic_sword.rules.battle.beginning import fight_card, fight_group
from magoteka.games.magic_sword.rules.battle.duel import DRAGON
from magoteka.games.magic_sword.rules.battle.foes import beaten_an_enemy, blessed, can_coax, ignored, is_demon, tags_of
from magoteka.games.magic_sword.rules.battle.prepare import ReadCoaxing, tried, try_now
from magoteka.games.magic_sword.rules.character.figure import is_hero
from magoteka.games.magic_sword.rules.character.goods import SendCard, move_card, remove
from magoteka.games.magic_sword.rules.dice import throw
from magoteka.games.magic_sword.rules.shapes import YesNo
from magoteka.games.magic_sword.rules.square.dealing import free_squares
from magoteka.games.magic_sword.table.state import MAGIC_BATTLE, SWORD_BATTLE, MagicSword


def may_be_provoked(g: MagicSword, seat: i64, card: i64) -> bool:
    """MS-A42 What never attacks this character may be attacked, unless it is paralysed."""
    return g.still[card] == 0 and ignored(g, seat, tags_of(card))


def provoke(g: MagicSword, seat: i64, card: i64) -> None:
    """MS-A42 What does not attack may be attacked; the Goblin may send an Ogre away, the Priestess may win a beast."""
    if can_coax(g, seat, card) and not tried(g, card):
        g.then(Coax(seat, card))
    elif is_hero(g, seat, GOBLIN) and CARD[card] == C_OGRE:
        g.then(SendOgre(seat, card))
    else:
        fight_one(g, seat, card)


class Coax(YesNo):
    """MS-A42 The Priestess: try to win the beast first? If not, she attacks it."""

    clause: ClassVar[str] = "MS-A42"
    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def accepted(self, g: MagicSword) -> None:
        try_now(g, self.card)
        throw(g, self.seat, 1, ReadCoaxing(self.seat, self.card))

    def declined(self, g: MagicSword) -> None:
        fight_one(g, self.seat, self.card)


def fight_one(g: MagicSword, seat: i64, card: i64) -> None:
    """Only this card fights: all the others have been dealt with."""
    if is_demon(card) and blessed(g, seat):  # MS-A41
        remove(g, card)
        beaten_an_enemy(g, seat)
        return
    g.dealt[card] = 0
    if CARD[card] == C_THREE_HEADED_DRAGON:
        fight_card(g, DRAGON, seat, card, DRAGON_HEADS)
        return
    fight_group(g, seat, MAGIC_BATTLE if KIND[CARD[card]] == DEMON else SWORD_BATTLE)


class SendOgre(SendCard):
    """The Goblin: to which square the Ogre goes; staying here means a fight."""

    clause: ClassVar[str] = "MS-A42"

    def entries(self, g: MagicSword) -> list[int]:
        return free_squares(g, self.seat)

    def answered(self, g: MagicSword, index: i64) -> None:
        if index == g.square[self.seat]:
            fight_one(g, self.seat, self.card)
        else:
            move_card(g, self.card, index)
