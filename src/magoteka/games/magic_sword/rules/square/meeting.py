"""Meeting another character: MS-13.3, MS-17.6, MS-A47, MS-A94, MS-A96, MS-A97."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core.agenda import NATURE, Question
from magoteka.core.bits import bit
from magoteka.core.event import Option
from magoteka.games.magic_sword.box.names import (
    ADVENTURER,
    C_CRUSADER,
    C_SQUIRE,
    DARK_KNIGHT,
    EXECUTIONER,
    HALF_DEMON,
    KNIGHT_ERRANT,
    KOBOLD,
    SCOUNDREL,
    TRICKSTER,
    WITCH,
)
from magoteka.games.magic_sword.box.throws import AXE_STRIKES_UP_TO, MILD_AXE, WHEEDLED_UP_TO
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.messages.events import AidUsed
from magoteka.games.magic_sword.messages.menus import Menu
from magoteka.games.magic_sword.rules import places
from magoteka.games.magic_sword.rules.battle.beginning import attack, attack_or_hide, set_out
from magoteka.games.magic_sword.rules.battle.duel import ABILITY, BattleOver, battle_is_on
from magoteka.games.magic_sword.rules.battle.prepare import Prep
from magoteka.games.magic_sword.rules.character.cards import friend_named, friendless, squires
from magoteka.games.magic_sword.rules.character.figure import alive, hand_size, is_hero, on_bridge, over
from magoteka.games.magic_sword.rules.character.goods import own
from magoteka.games.magic_sword.rules.character.hand import check_hand, take_spell
from magoteka.games.magic_sword.rules.character.life import lose_life
from magoteka.games.magic_sword.rules.character.points import pass_coin
from magoteka.games.magic_sword.rules.character.sheet import spell_limit
from magoteka.games.magic_sword.rules.dice import throw
from magoteka.games.magic_sword.rules.shapes import Ask, Between, Scene, ask_which
from magoteka.games.magic_sword.rules.square.trade import Offer, may_trade
from magoteka.games.magic_sword.table.state import HAND, MAGIC_BATTLE, NOBODY, SWORD_BATTLE, MagicSword

GEAS_TURNS: Final = 10


class Meeting(Between):
    """MS-13.3 A meeting is an attack or one ability; afterwards the turn ends."""

    def run(self, g: MagicSword) -> None:
        g.then(MeetingEnds(self.seat, g.visits[self.seat]))
        ask_which(g, MeetHow(self.seat, self.other))


class MeetingEnds(Scene):
    """MS-17.9, MS-A47 After the meeting the turn is over."""

    def play(self, g: MagicSword) -> None:
        over(g, self.seat)


class MeetHow(Ask):
    """MS-A47 Attack, or use an ability."""

    clause: ClassVar[str] = "MS-13.3"
    reason: ClassVar[str] = "no-such-ability"
    offers: ClassVar[Menu] = menus.ACT_OPTIONS
    other: i64

    def __init__(self, seat: i64, other: i64) -> None:
        self.seat = seat
        self.other = other

    def entries(self, g: MagicSword) -> list[int]:
        seat = self.seat
        other = self.other
        found: list[int] = [int(places.ATTACK)]
        if g.hero[seat] in (EXECUTIONER, DARK_KNIGHT, HALF_DEMON):
            found.append(places.ATTACK_WITH_MAGIC)
        if is_hero(g, seat, EXECUTIONER):
            found += [places.BEHEAD, places.BEHEAD_WITH_MAGIC]
        if is_hero(g, seat, SCOUNDREL):
            found.append(places.FIGHT_FOUL)
        if is_hero(g, seat, ADVENTURER) and hand_size(g, other) > 0 and hand_size(g, seat) < spell_limit(g, seat):
            found.append(places.STEAL_SPELL)
        if is_hero(g, seat, KOBOLD) and may_charm(g, seat, other):
            found.append(places.CHARM)
        if is_hero(g, seat, TRICKSTER):
            found.append(places.WHEEDLE)
        if is_hero(g, seat, WITCH) and not on_bridge(g, seat):
            found.append(places.DRIVE_TO_TEMPLE)
        if is_hero(g, seat, KNIGHT_ERRANT) and squires(g, other) and not friendless(g, seat):
            found.append(places.WIN_OVER_FRIENDS)
        if may_trade(g, seat, other):
            found.append(places.OFFER_TRADE)
        return found

    def answered(self, g: MagicSword, index: i64) -> None:
        if index == places.OFFER_TRADE:
            g.then(Offer(self.seat, self.other))
            return
        g.harmed[self.seat] = 1
        if places.is_attack(index):
            attack_or_hide(g, Assault(self.seat, self.other, index), self.seat, self.other)
        else:
            set_out(g, SWORD_BATTLE, ABILITY, self.seat, self.other)
            g.then2(Prep(0), Ability(self.seat, self.other, index))


def may_charm(g: MagicSword, seat: i64, other: i64) -> bool:
    """MS-A94 Not in an extra turn, nobody twice before a normal turn, not on the bridge."""
    return not on_bridge(g, seat) and g.place == seat and g.charmed[other] == 0 and g.charmer[other] == 0


class MeetingDeed(Between):
    """An announced attack or ability."""

    how: i64

    def __init__(self, seat: i64, other: i64, how: i64) -> None:
        self.seat = seat
        self.other = other
        self.how = how


class Assault(MeetingDeed):
    """MS-A97 Beheading comes first, then the battle of the announced kind."""

    def run(self, g: MagicSword) -> None:
        kind = MAGIC_BATTLE if self.how in (places.ATTACK_WITH_MAGIC, places.BEHEAD_WITH_MAGIC) else SWORD_BATTLE
        if self.how in (places.BEHEAD, places.BEHEAD_WITH_MAGIC):
            throw(g, self.seat, 1, ReadAxe(self.seat, self.other, kind))
        else:
            attack(g, self.seat, self.other, kind, self.how == places.FIGHT_FOUL)


class ReadAxe(Between):
    """MS-A97 1–2: the victim loses all Life (two by the mild house rule); otherwise the battle follows."""

    kind: i64

    def __init__(self, seat: i64, other: i64, kind: i64) -> None:
        self.seat = seat
        self.other = other
        self.kind = kind

    def run(self, g: MagicSword) -> None:
        if g.rolled > AXE_STRIKES_UP_TO:
            attack(g, self.seat, self.other, self.kind, False)
            return
        if g.listening:
            g.emit(AidUsed(self.seat, "behead", "deed", None, self.other))
        count = g.life[self.other]
        if g.variants.mild_axe:
            count = min(count, MILD_AXE)
        lose_life(g, self.other, count)


class Ability(MeetingDeed):
    """MS-A47 The ability takes effect if both are still there."""

    def run(self, g: MagicSword) -> None:
        g.then(BattleOver())
        if not battle_is_on(g) or not alive(g, self.seat) or not alive(g, self.other):
            return
        if g.listening:
            g.emit(AidUsed(self.seat, menus.ACT_TAGS[self.how], "deed", None, self.other))
        if self.how == places.STEAL_SPELL:
            if hand_size(g, self.other) > 0 and hand_size(g, self.seat) < spell_limit(g, self.seat):
                g.then(LotForSpell(self.seat, self.other))
        elif self.how == places.CHARM:
            g.charmer[self.other] = self.seat + 1
        elif self.how == places.WHEEDLE:
            throw(g, self.seat, 1, ReadCon(self.seat, self.other))
        elif self.how == places.DRIVE_TO_TEMPLE:
            g.geas[self.other] = GEAS_TURNS
            g.balked[self.other] = 0
        else:
            for design in (C_CRUSADER, C_SQUIRE):
                card = friend_named(g, self.other, design)
                if card != NOBODY:
                    own(g, self.seat, card)
            check_hand(g, self.other)


class ReadCon(Between):
    """The Trickster: on a one he takes a gold piece."""

    def run(self, g: MagicSword) -> None:
        if g.rolled <= WHEEDLED_UP_TO and g.gold[self.other] > 0:
            pass_coin(g, self.other, self.seat)


class LotForSpell(Question):
    """The Adventurer: chance picks one of the victim's spells; thief and victim alone learn which."""

    draws: ClassVar[bool] = True
    clause: ClassVar[str] = "MS-A98"
    thief: i64
    victim: i64

    def __init__(self, thief: i64, victim: i64) -> None:
        self.seat = NATURE
        self.thief = thief
        self.victim = victim

    def menu(self, g: MagicSword) -> Sequence[Option]:
        return menus.NUMBER_MENU

    def mask(self, g: MagicSword) -> i64:
        found: i64 = 0
        place: i64
        for place in range(HAND):
            if g.spell[self.victim * HAND + place] != 0:
                found |= bit(place)
        return found

    def knowers(self, g: MagicSword) -> i64:
        return bit(self.thief) | bit(self.victim)

    def answered(self, g: MagicSword, index: i64) -> None:
        take_spell(g, self.thief, self.victim, self.victim * HAND + index, True)
