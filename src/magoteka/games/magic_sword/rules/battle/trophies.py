"""Creatures beaten and not beaten: MS-16.2, MS-A36, MS-A38, MS-A106, MS-A107."""

from typing import ClassVar

from mypy_extensions import i64

from magoteka.games.magic_sword.box.names import (
    C_DOPPELGANGER,
    C_EXCALIBUR,
    C_LOYAL_KNIGHT,
    C_ROBBER,
    C_VAMPIRE,
    DARK_KNIGHT,
    DEMON,
    MAGE,
)
from magoteka.games.magic_sword.box.tables import BEAST_TAG, CARD, KIND
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.messages.events import BeastRaised, TrophyWon, VampireLives
from magoteka.games.magic_sword.messages.menus import Menu
from magoteka.games.magic_sword.rules import places
from magoteka.games.magic_sword.rules.battle.armour import Hurt
from magoteka.games.magic_sword.rules.battle.beginning import fight_card, fight_group
from magoteka.games.magic_sword.rules.battle.duel import BRIDGE_GATE, CASTLE, DRAGON, GROUP, INSTANT, group, stands_in
from magoteka.games.magic_sword.rules.battle.foes import beaten_an_enemy, tags_of
from magoteka.games.magic_sword.rules.battle.strength import weapon_in_hand
from magoteka.games.magic_sword.rules.character.cards import friend_named, friendless, losable, name_of
from magoteka.games.magic_sword.rules.character.figure import alive, is_hero, over
from magoteka.games.magic_sword.rules.character.goods import coin_or, lose_card, remove
from magoteka.games.magic_sword.rules.character.life import FriendDies
from magoteka.games.magic_sword.rules.character.points import add_gold, add_life
from magoteka.games.magic_sword.rules.shapes import Ask, OfCard, OfCharacter, YesNo, ask_which
from magoteka.games.magic_sword.table.state import (
    CARD_OF,
    HEADS,
    KIND_OF,
    LOST,
    MAGIC_BATTLE,
    NOBODY,
    ONE,
    RAISED,
    RESULT,
    SWORD_BATTLE,
    TROPHIES,
    WHY,
    MagicSword,
)
from magoteka.games.magic_sword.table.where import put_card


def beat_creatures(g: MagicSword) -> None:
    """MS-16.2, MS-17.4c The creatures are beaten: trophies, Excalibur's blessing, the mission."""
    seat = g.duel[ONE]
    why = g.duel[WHY]
    if not stands_in(g, 0) and g.duel[KIND_OF] == SWORD_BATTLE and wields_excalibur(g, 0):
        add_life(g, seat, 1)
    if why == INSTANT:
        beaten_an_enemy(g, seat)
    elif why == DRAGON:
        next_head(g, seat)
    elif why == GROUP:
        for card in group(g):
            beat_card(g, seat, card)


def wields_excalibur(g: MagicSword, side: i64) -> bool:
    """MS-A93 Whether Excalibur is the weapon of the side."""
    card = weapon_in_hand(g, side)
    return card != NOBODY and CARD[card] == C_EXCALIBUR


def next_head(g: MagicSword, seat: i64) -> None:
    """MS-A107 Head after head; the third gives the trophy."""
    card = g.duel[CARD_OF] - 1
    if g.duel[HEADS] > 1:
        fight_card(g, DRAGON, seat, card, g.duel[HEADS] - 1)
    else:
        beat_card(g, seat, card)


def beat_card(g: MagicSword, seat: i64, card: i64) -> None:
    """MS-16.2, MS-A38, MS-A106 A beaten enemy becomes a trophy, a Demon is discarded; the Vampire may rise again."""
    if CARD[card] == C_VAMPIRE and g.note[card] > 1:
        g.note[card] -= 1
        tell_vampire(g, card)
        g.dealt[card] = g.stamp
        g.then(FightOn(seat, card, g.visits[seat]))
        beaten_an_enemy(g, seat)
        return
    beaten_an_enemy(g, seat)
    if KIND[CARD[card]] == DEMON and is_hero(g, seat, DARK_KNIGHT):
        keep_trophy(g, seat, card)
    elif KIND[CARD[card]] == DEMON or CARD[card] == C_DOPPELGANGER:
        remove(g, card)
    else:
        keep_trophy(g, seat, card)
        if is_hero(g, seat, MAGE) and tags_of(card) & BEAST_TAG != 0 and not friendless(g, seat):
            g.then(RaiseBeast(seat, card))


def keep_trophy(g: MagicSword, seat: i64, card: i64) -> None:
    """MS-1.4a The card of a beaten enemy is kept."""
    put_card(g, card, TROPHIES + seat)
    if g.listening:
        g.emit(TrophyWon(seat, card, name_of(card)))


def tell_vampire(g: MagicSword, card: i64) -> None:
    """MS-A106 How many Lives the Vampire has now."""
    if g.listening:
        g.emit(VampireLives(card, g.note[card]))


class FightOn(YesNo):
    """MS-A106 The Vampire is still there: fight on at once, or stop (the turn is over)?"""

    clause = "MS-A106"
    card: i64
    visit: i64

    def __init__(self, seat: i64, card: i64, visit: i64) -> None:
        self.seat = seat
        self.card = card
        self.visit = visit

    def accepted(self, g: MagicSword) -> None:
        g.dealt[self.card] = 0
        if g.visits[self.seat] == self.visit:
            fight_group(g, self.seat, MAGIC_BATTLE)

    def declined(self, g: MagicSword) -> None:
        if g.visits[self.seat] == self.visit:
            over(g, self.seat)


class RaiseBeast(YesNo):
    """The Mage: keep the beaten beast as a raised friend instead of a trophy?"""

    clause = "MS-A43"
    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def accepted(self, g: MagicSword) -> None:
        put_card(g, self.card, RAISED + self.seat)
        g.note[self.card] = 0
        if g.listening:
            g.emit(BeastRaised(self.seat, self.card, name_of(self.card)))


def fail_against_creatures(g: MagicSword) -> None:
    """MS-A36 Lost: a point of Life; lost or drawn: the exploration is over."""
    seat = g.duel[ONE]
    why = g.duel[WHY]
    explores = why in (GROUP, DRAGON, INSTANT)
    cards = group(g)
    if explores:
        over(g, seat)
    if g.duel[RESULT] != LOST:
        return
    if stands_in(g, 0):
        g.then(FriendDies(seat, friend_named(g, seat, C_LOYAL_KNIGHT)))
        return
    if why == BRIDGE_GATE:
        return
    for card in cards:
        if CARD[card] == C_ROBBER:
            g.then(Robbed(seat))
        if CARD[card] == C_VAMPIRE:
            g.then(VampireFeeds(card))
    count: i64 = 1
    if why == CASTLE:
        count = 2  # MS-14.7d
    g.then(Hurt(seat, count, g.duel[KIND_OF]))


class VampireFeeds(OfCard):
    """MS-A106 The Vampire gains the Life really lost."""

    def run(self, g: MagicSword) -> None:
        g.note[self.card] += g.loss_count
        if g.loss_count > 0:
            tell_vampire(g, self.card)


class Robbed(OfCharacter):
    """The Robber takes a gold piece or an item besides, as the loser chooses."""

    def run(self, g: MagicSword) -> None:
        if alive(g, self.seat) and (g.gold[self.seat] > 0 or losable(g, self.seat)):
            ask_which(g, PayRobber(self.seat))


class PayRobber(Ask):
    """The Robber: what to give up."""

    clause: ClassVar[str] = "MS-A103"
    offers: ClassVar[Menu] = menus.HUB_MENU

    def entries(self, g: MagicSword) -> list[int]:
        return coin_or(g, self.seat, losable(g, self.seat))

    def answered(self, g: MagicSword, index: i64) -> None:
        if index == places.TAKE_COIN:
            add_gold(g, self.seat, -1)
        else:
            lose_card(g, self.seat, index - places.CARD_AT, "gone")
