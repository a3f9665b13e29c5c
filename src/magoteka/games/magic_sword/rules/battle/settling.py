"""What a battle comes to: MS-17.9, MS-A43 F7 and F8, MS-A46, MS-A70, MS-A85."""

from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.agenda import Step
from magoteka.core.bits import has
from magoteka.games.magic_sword.box.names import (
    C_FORTUNE_SEEKER,
    C_KINGS_DIAMOND,
    C_LOYAL_KNIGHT,
    C_WAND_OF_FATE,
    CONQUEROR,
    HALF_DEMON,
    SCOUNDREL,
)
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.messages.menus import Menu
from magoteka.games.magic_sword.rules import places
from magoteka.games.magic_sword.rules.battle.aftermath import after_duel
from magoteka.games.magic_sword.rules.battle.armour import Hurt
from magoteka.games.magic_sword.rules.battle.beginning import raid, send_creature
from magoteka.games.magic_sword.rules.battle.duel import (
    ATTACK,
    AVOIDED,
    CONJURED,
    FOUL_PLAY,
    RAID,
    RAISED_MARK,
    TOURNAMENT,
    BattleOver,
    stands_in,
)
from magoteka.games.magic_sword.rules.battle.strength import fights_along
from magoteka.games.magic_sword.rules.battle.trophies import (
    beat_card,
    beat_creatures,
    fail_against_creatures,
    wields_excalibur,
)
from magoteka.games.magic_sword.rules.character.cards import (
    bound_by,
    friend_named,
    item_named,
    losable,
    may_own,
    raised_by,
    stealable,
)
from magoteka.games.magic_sword.rules.character.figure import alive, is_hero
from magoteka.games.magic_sword.rules.character.goods import lose_card, remove, take_card
from magoteka.games.magic_sword.rules.character.life import EnemyRemoved, FriendDies
from magoteka.games.magic_sword.rules.character.points import add_life, add_magic, add_sword, pass_coin
from magoteka.games.magic_sword.rules.shapes import Ask, OfCharacter, ask_which
from magoteka.games.magic_sword.table.state import (
    AIDS,
    BASE,
    BEING_OF,
    HEADS,
    KIND_OF,
    LOST,
    NOBODY,
    ONE,
    OWNER,
    RESULT,
    SWORD_BATTLE,
    TARGET,
    TWO,
    WHY,
    WON,
    MagicSword,
)


def settle(g: MagicSword) -> None:
    """F7 The consequences of a battle, by its reason; what was used up in it goes."""
    why = g.duel[WHY]
    g.then(BattleOver())
    use_up(g, 0)
    use_up(g, 1)
    if g.duel[RESULT] == AVOIDED:
        return
    if why == CONJURED:
        settle_conjured(g)
    elif why == RAID:
        settle_raid(g)
    elif why == ATTACK or why == TOURNAMENT:
        settle_duel(g)
    elif g.duel[RESULT] == WON:
        beat_creatures(g)
    else:
        fail_against_creatures(g)


def use_up(g: MagicSword, side: i64) -> None:
    """MS-A112 Raised beasts and the wand's captive are used up by the battle in which they fought, and by no other."""
    seat = g.duel[ONE + side]
    if seat == NOBODY or not alive(g, seat):
        return
    fought = g.duel[RESULT] != AVOIDED and not stands_in(g, side)
    for card in raised_by(g, seat):
        if fought and g.note[card] == RAISED_MARK:
            remove(g, card)
        else:
            g.note[card] = 0
    captive = bound_by(g, seat)
    if fought and captive != NOBODY and fights_along(g, side, captive):
        remove(g, captive)
        lose_card(g, seat, item_named(g, seat, C_WAND_OF_FATE), "gone")


def settle_conjured(g: MagicSword) -> None:
    """MS-A70 A conjured creature that wins costs a Life, or removes the enemy."""
    if g.duel[RESULT] != WON:
        return
    if g.duel[HEADS] > 1:
        card, heads = g.duel[TARGET] - 1, g.duel[HEADS] - 1
        send_creature(g, g.duel[OWNER], NOBODY, card, heads, g.duel[BASE], g.duel[BEING_OF] - 1)
    elif g.duel[TWO] != NOBODY and stands_in(g, 1):
        g.then(FriendDies(g.duel[TWO], friend_named(g, g.duel[TWO], C_LOYAL_KNIGHT)))
    elif g.duel[TWO] != NOBODY:
        g.then(Hurt(g.duel[TWO], 1, SWORD_BATTLE))
    else:
        g.then(EnemyRemoved(g.duel[TARGET] - 1))


def settle_raid(g: MagicSword) -> None:
    """MS-A85 The Fortune Seeker brings a trophy or spoils, or falls."""
    seat = g.duel[ONE]
    if g.duel[RESULT] == LOST:
        g.then(FriendDies(seat, friend_named(g, seat, C_FORTUNE_SEEKER)))
    elif g.duel[RESULT] == WON and g.duel[HEADS] > 1:
        raid(g, seat, NOBODY, g.duel[TARGET] - 1, g.duel[HEADS] - 1)
    elif g.duel[RESULT] == WON and g.duel[TARGET] != 0:
        beat_card(g, seat, g.duel[TARGET] - 1)
    elif g.duel[RESULT] == WON:
        spoil(g, 0)


def settle_duel(g: MagicSword) -> None:
    """MS-17.9, MS-17.10 The winner of a battle between characters takes one spoil."""
    if g.duel[RESULT] == WON:
        spoil(g, 0)
    elif g.duel[RESULT] == LOST:
        spoil(g, 1)


def spoil(g: MagicSword, side: i64) -> None:
    """MS-A46, MS-A85 A fallen stand-in is the only loss; otherwise the winner chooses."""
    winner = g.duel[ONE + side]
    loser = g.duel[ONE + 1 - side]
    if stands_in(g, 1 - side):
        g.then(FriendDies(loser, friend_named(g, loser, C_LOYAL_KNIGHT)))
        after_duel(g, winner, loser, False)
        return
    ask_which(g, TakeSpoils(winner, loser, side))


class TakeSpoils(Ask):
    """MS-17.9, MS-A46 One Life, one item, one gold piece, or nothing."""

    clause: ClassVar[str] = "MS-17.9"
    reason: ClassVar[str] = "not-a-spoil"
    offers: ClassVar[Menu] = menus.HUB_MENU
    loser: i64
    side: i64

    def __init__(self, seat: i64, loser: i64, side: i64) -> None:
        self.seat = seat
        self.loser = loser
        self.side = side

    def entries(self, g: MagicSword) -> list[int]:
        diamond = item_named(g, self.loser, C_KINGS_DIAMOND)
        if diamond != NOBODY and stealable(g, self.loser, diamond):
            return [places.CARD_AT + diamond]
        found: list[int] = [int(places.TAKE_NOTHING)]
        if g.stone[self.loser] == 0:
            found.append(places.TAKE_LIFE)
        if g.gold[self.loser] > 0:
            found.append(places.TAKE_COIN)
        if is_hero(g, self.seat, SCOUNDREL) and not has(g.duel[AIDS], FOUL_PLAY):
            if g.sword[self.loser] > g.sword0[self.loser]:
                found.append(places.CRIPPLE_SWORD)
            if g.magic[self.loser] > g.magic0[self.loser]:
                found.append(places.CRIPPLE_MAGIC)
        goods = [card for card in losable(g, self.loser) if may_own(g, self.seat, card)]
        return found + [places.CARD_AT + card for card in goods]

    def answered(self, g: MagicSword, index: i64) -> None:
        g.then(DuelIsOver(self.seat, self.loser, index == places.TAKE_LIFE))
        if index == places.TAKE_LIFE:
            take_life(g, self.seat, self.loser, self.side)
        elif index == places.TAKE_COIN:
            pass_coin(g, self.loser, self.seat)
        elif index == places.CRIPPLE_SWORD:
            add_sword(g, self.loser, -1)
        elif index == places.CRIPPLE_MAGIC:
            add_magic(g, self.loser, -1)
        elif index != places.TAKE_NOTHING:
            take_card(g, self.seat, self.loser, index - places.CARD_AT)


def take_life(g: MagicSword, seat: i64, loser: i64, side: i64) -> None:
    """MS-17.9, MS-A93 A point of Life, two for the Conqueror; Excalibur and the Half-Demon keep it."""
    count: i64 = 1
    own_fight = not stands_in(g, side)
    sword = g.duel[KIND_OF] == SWORD_BATTLE
    if is_hero(g, seat, CONQUEROR) and sword and own_fight:
        count = 2
    drains = own_fight and ((sword and wields_excalibur(g, side)) or (not sword and is_hero(g, seat, HALF_DEMON)))
    if drains:
        g.then(Drain(seat))
    g.then(Hurt(loser, count, g.duel[KIND_OF]))


class Drain(OfCharacter):
    """MS-A93 A point that was really lost is added to the winner's Life."""

    def run(self, g: MagicSword) -> None:
        if g.loss_count > 0 and alive(g, self.seat):
            add_life(g, self.seat, 1)


class DuelIsOver(Step):
    """F8 After the spoils."""

    winner: i64
    loser: i64
    took_life: bool

    def __init__(self, winner: i64, loser: i64, took_life: bool) -> None:
        self.winner = winner
        self.loser = loser
        self.took_life = took_life

    def run(self, g: MagicSword) -> None:
        after_duel(g, self.winner, self.loser, self.took_life)
