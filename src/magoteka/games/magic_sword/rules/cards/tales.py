"""What only one card or square does: the tournament, the ambush, the sage, the court healer (MS-A79, A82, A105)."""

from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.bits import bit
from magoteka.games.magic_sword.box.book import ONE_SPELL
from magoteka.games.magic_sword.box.forecasts import HEALED_UP_TO, HURT_ON
from magoteka.games.magic_sword.box.names import C_SECRET_POUCH, DARK_KNIGHT, HEAL_CAP, M5
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.magic_sword.box.tables import CARD, SPELL_KINDS
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.messages.events import GoldLeft, SpellGained, SpellsSeen, StatsSwapped
from magoteka.games.magic_sword.messages.menus import Menu
from magoteka.games.magic_sword.rules.battle.beginning import attack_or_hide, duel_at_tournament
from magoteka.games.magic_sword.rules.cards.doing import begin
from magoteka.games.magic_sword.rules.character.cards import items_of, stealable
from magoteka.games.magic_sword.rules.character.figure import can_be_attacked, is_hero, on_bridge, over
from magoteka.games.magic_sword.rules.character.goods import lay, move_card
from magoteka.games.magic_sword.rules.character.hand import check_hand, free_slot, put
from magoteka.games.magic_sword.rules.character.life import lose_life
from magoteka.games.magic_sword.rules.character.points import add_gold, heal
from magoteka.games.magic_sword.rules.character.sheet import spell_limit
from magoteka.games.magic_sword.rules.dice import throw
from magoteka.games.magic_sword.rules.move.standing import carry
from magoteka.games.magic_sword.rules.shapes import Ask, Between, Scene
from magoteka.games.magic_sword.table.state import HAND, NOBODY, RESULT, WON, MagicSword


def guests(g: MagicSword, seat: i64) -> list[int]:
    """MS-A82 Characters off the bridge that can be attacked."""
    return [other for other in range(g.seats) if can_be_attacked(g, seat, other) and not on_bridge(g, other)]


def invite(g: MagicSword, seat: i64, again: bool) -> None:
    """MS-A82 Somebody is called to the tournament."""
    if guests(g, seat):
        g.then(Invite(seat, again))


class Invite(Ask):
    """MS-A82 Whom to challenge."""

    clause: ClassVar[str] = "MS-A82"
    offers: ClassVar[Menu] = menus.SEAT_MENU
    again: bool

    def __init__(self, seat: i64, again: bool) -> None:
        self.seat = seat
        self.again = again

    def entries(self, g: MagicSword) -> list[int]:
        return guests(g, self.seat) + [6] if self.again else guests(g, self.seat)

    def answered(self, g: MagicSword, index: i64) -> None:
        if index == 6:
            over(g, self.seat)
            return
        g.harmed[self.seat] = 1
        g.duel[RESULT] = 0  # MS-A114 the duel to come, not the battle before it
        carry(g, index, g.square[self.seat])
        g.then(TournamentEnds(self.seat, g.visits[self.seat], self.again))
        attack_or_hide(g, EnterLists(self.seat, index), self.seat, index)
        check_hand(g, index)


class EnterLists(Between):
    """MS-A82 The guest did not hide: the duel begins."""

    def run(self, g: MagicSword) -> None:
        duel_at_tournament(g, self.seat, self.other)


class TournamentEnds(Scene):
    """MS-A82, MS-A48 The turn ends after the duel; the Dark Knight, having won, may challenge once more."""

    again: bool

    def __init__(self, seat: i64, visit: i64, again: bool) -> None:
        self.seat = seat
        self.visit = visit
        self.again = again

    def play(self, g: MagicSword) -> None:
        seat = self.seat
        if is_hero(g, seat, DARK_KNIGHT) and not self.again and g.duel[RESULT] == WON and guests(g, seat):
            invite(g, seat, True)
        else:
            over(g, seat)


def ambush(g: MagicSword, seat: i64) -> None:
    """MS-A105 The Ambush: the robbers carry all items and the gold to the moors; the pouch is spared."""
    for card in items_of(g, seat):
        if stealable(g, seat, card) and CARD[card] != C_SECRET_POUCH:
            lay(g, seat, card)
            move_card(g, card, M5)
    g.coins[M5] += g.gold[seat]
    g.robbed = g.gold[seat]
    if g.listening and g.gold[seat] > 0:
        g.emit(GoldLeft(seat, SQUARES[M5].slug, g.gold[seat]))
    add_gold(g, seat, -g.gold[seat])
    check_hand(g, seat)


def swap_stats(g: MagicSword, seat: i64) -> None:
    """MS-A79 The Conjurer exchanges own Sword and own Magic together with their floors."""
    sword = g.sword[seat]
    floor = g.sword0[seat]
    g.sword[seat] = g.magic[seat]
    g.sword0[seat] = g.magic0[seat]
    g.magic[seat] = sword
    g.magic0[seat] = floor
    if g.listening:
        g.emit(StatsSwapped(seat, g.sword[seat], g.magic[seat]))
    check_hand(g, seat)


class Guess(Ask):
    """The Sage: name a number from one to six."""

    clause: ClassVar[str] = "MS-16.5"
    offers: ClassVar[Menu] = menus.NUMBER_MENU

    def entries(self, g: MagicSword) -> list[int]:
        return [1, 2, 3, 4, 5, 6]

    def answered(self, g: MagicSword, index: i64) -> None:
        throw(g, self.seat, 1, ReadGuess(self.seat, g.visits[self.seat], index))


class ReadGuess(Scene):
    """The Sage: who has guessed gains a spell."""

    number: i64

    def __init__(self, seat: i64, visit: i64, number: i64) -> None:
        self.seat = seat
        self.visit = visit
        self.number = number

    def play(self, g: MagicSword) -> None:
        if g.rolled == self.number:
            begin(g, ONE_SPELL, self.seat, NOBODY)


def look_through(g: MagicSword, seat: i64) -> None:
    """The Demigod: see the whole spell deck, take one spell, shuffle."""
    if spell_limit(g, seat) == 0:
        return
    at: i64
    for at in range(len(g.spell_top)):
        if g.spell_top[at] != 0:
            g.deck[g.spell_top[at] - 1] += 1
            g.spell_top[at] = 0
    slot: i64
    for slot in range(g.seats * HAND + 2):
        g.aside[slot] |= bit(seat)
    if any(g.deck[spell] > 0 for spell in range(SPELL_KINDS)):
        if g.listening:
            seen = tuple(SPELLS[spell].slug for spell in range(SPELL_KINDS) for _ in range(g.deck[spell]))
            g.emit(SpellsSeen(seat, "deck", seen))
        g.then(TakeFromDeck(seat))


class TakeFromDeck(Ask):
    """The Demigod: which spell to take."""

    clause: ClassVar[str] = "MS-A58"
    offers: ClassVar[Menu] = menus.SPELL_MENU

    def entries(self, g: MagicSword) -> list[int]:
        return [spell for spell in range(SPELL_KINDS) if g.deck[spell] > 0]

    def answered(self, g: MagicSword, index: i64) -> None:
        g.deck[index] -= 1
        put(g, free_slot(g, self.seat), index, bit(self.seat))
        if g.listening:
            g.emit(SpellGained(self.seat, SPELLS[index].slug))
        check_hand(g, self.seat)


def visit_healer(g: MagicSword, seat: i64) -> None:
    """Royal castle: name how many points to buy, pay, and trust the die."""
    if g.gold[seat] > 0 and g.life[seat] < HEAL_CAP:
        g.then(CourtHealer(seat))


class CourtHealer(Ask):
    """MS-4.7 How many points of Life the court healer is to give."""

    clause: ClassVar[str] = "MS-4.7"
    offers: ClassVar[Menu] = menus.NUMBER_MENU

    def entries(self, g: MagicSword) -> list[int]:
        return list(range(1, min(g.gold[self.seat], HEAL_CAP - g.life[self.seat]) + 1))

    def answered(self, g: MagicSword, index: i64) -> None:
        add_gold(g, self.seat, -index)
        throw(g, self.seat, 1, ReadHealer(self.seat, g.visits[self.seat], index))


class ReadHealer(Scene):
    """1–4 the points are healed, 5 nothing, 6 a point is lost."""

    points: i64

    def __init__(self, seat: i64, visit: i64, points: i64) -> None:
        self.seat = seat
        self.visit = visit
        self.points = points

    def play(self, g: MagicSword) -> None:
        if g.rolled <= HEALED_UP_TO:
            heal(g, self.seat, self.points)
        elif g.rolled == HURT_ON:
            lose_life(g, self.seat, 1)
