"""A battle begins: MS-17, MS-18, MS-A43 F1 and F2."""

from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core.agenda import Step
from magoteka.core.bits import bit
from magoteka.games.magic_sword.box.beings import BEINGS
from magoteka.games.magic_sword.box.names import C_THREE_HEADED_DRAGON, DRAGON_HEADS, FORTUNE_SEEKER
from magoteka.games.magic_sword.box.tables import ARMOUR, BEARERS, CARD
from magoteka.games.magic_sword.messages.events import BattleAvoided, BattleBegan, Fighter
from magoteka.games.magic_sword.rules.battle.duel import (
    ATTACK,
    CONJURED,
    FOUL_PLAY,
    GROUP,
    INSTANT,
    RAID,
    TOURNAMENT,
    group,
)
from magoteka.games.magic_sword.rules.battle.foes import meets_instant
from magoteka.games.magic_sword.rules.battle.prepare import Prep
from magoteka.games.magic_sword.rules.battle.throwing import RollDice, fought_card, opponents, seat_or_none
from magoteka.games.magic_sword.rules.character.sheet import may_hide
from magoteka.games.magic_sword.rules.shapes import YesNo
from magoteka.games.magic_sword.table.state import (
    AIDS,
    BASE,
    BEING_OF,
    CARD_OF,
    DUEL,
    GOES_ON,
    HEADS,
    KIND_OF,
    NOBODY,
    ONE,
    OWNER,
    STAND,
    SWORD_BATTLE,
    TARGET,
    TWO,
    WHY,
    MagicSword,
)

SEEKER_STRENGTH: Final = 3


def set_out(g: MagicSword, kind: i64, why: i64, one: i64, two: i64) -> None:
    """F1 The sides, the kind and the reason of a battle."""
    at: i64
    for at in range(DUEL):
        g.duel[at] = 0
    g.duel[KIND_OF] = kind
    g.duel[WHY] = why
    g.duel[ONE] = one
    g.duel[TWO] = two
    g.duel[OWNER] = NOBODY
    g.duel[GOES_ON] = 1
    card: i64
    for card in BEARERS[ARMOUR]:
        g.note[card] = 0  # MS-A45 armour may be tried once per battle


def fight(g: MagicSword) -> None:
    """F1 The battle begins; its steps lie on the agenda."""
    if g.listening:
        kind = "sword" if g.duel[KIND_OF] == SWORD_BATTLE else "magic"
        sides = (seat_or_none(g.duel[ONE]), seat_or_none(g.duel[TWO]))
        others = max(len(group(g)) - 1, 0)
        owner = seat_or_none(g.duel[OWNER])
        g.emit(BattleBegan(kind, *sides, opponents(g), fighter_of(g), owner, fought_card(g), others))
    g.then2(Prep(0), RollDice())


def fighter_of(g: MagicSword) -> Fighter:
    """Who fights on the first side, for the event."""
    if g.duel[WHY] == RAID:
        return "seeker"
    return "creature" if g.duel[ONE] == NOBODY else "self"


def fight_being(g: MagicSword, seat: i64, kind: i64, why: i64, strength_of_being: i64, being: i64) -> None:
    """A battle against a being without a card."""
    set_out(g, kind, why, seat, NOBODY)
    g.duel[BEING_OF] = being + 1
    g.duel[BASE] = strength_of_being
    fight(g)


def fight_instant(g: MagicSword, seat: i64, kind: i64, points: i64, being: i64) -> None:
    """MS-A39 A being of a roll table attacks; powers against Demons and beasts, and hiding, come first."""
    if not meets_instant(g, seat, being):
        return
    if may_hide(g, seat):
        g.then(HideFromBeing(seat, kind, points, being))
    else:
        fight_being(g, seat, kind, INSTANT, points, being)


class HideFromBeing(YesNo):
    """MS-17.2, MS-A42 Hide from a being of a roll table?"""

    clause = "MS-17.2"
    kind: i64
    points: i64
    being: i64

    def __init__(self, seat: i64, kind: i64, points: i64, being: i64) -> None:
        self.seat = seat
        self.kind = kind
        self.points = points
        self.being = being

    def accepted(self, g: MagicSword) -> None:
        if g.listening:
            g.emit(BattleAvoided(self.seat, BEINGS[self.being].slug))

    def declined(self, g: MagicSword) -> None:
        fight_being(g, self.seat, self.kind, INSTANT, self.points, self.being)


def fight_group(g: MagicSword, seat: i64, kind: i64) -> None:
    """MS-17.5 All attacking enemies of one digit fight together."""
    set_out(g, kind, GROUP, seat, NOBODY)
    fight(g)


def fight_card(g: MagicSword, why: i64, seat: i64, card: i64, heads: i64) -> None:
    """MS-A107 A card that fights alone."""
    set_out(g, SWORD_BATTLE, why, seat, NOBODY)
    g.duel[CARD_OF] = card + 1
    g.duel[HEADS] = heads
    fight(g)


def attack(g: MagicSword, seat: i64, victim: i64, kind: i64, foul: bool) -> None:
    """MS-17.6 A character attacks a character."""
    set_out(g, kind, ATTACK, seat, victim)
    if foul:
        g.duel[AIDS] |= bit(FOUL_PLAY)
    fight(g)


class HideFromAttack(YesNo):
    """MS-17.6 The attacked character may hide."""

    clause: ClassVar[str] = "MS-17.6"
    attacker: i64

    def __init__(self, seat: i64, attacker: i64) -> None:
        self.seat = seat
        self.attacker = attacker

    def accepted(self, g: MagicSword) -> None:
        g.strike(1)
        if g.listening:
            g.emit(BattleAvoided(self.seat, "hero", "hid", self.attacker))


def attack_or_hide(g: MagicSword, coming: Step, seat: i64, victim: i64) -> None:
    """MS-17.6 Somebody attacks; whoever may hide is asked each time."""
    g.then(coming)
    if may_hide(g, victim):
        g.then(HideFromAttack(victim, seat))


def duel_at_tournament(g: MagicSword, seat: i64, guest: i64) -> None:
    """MS-A82 The drawer fights his guest."""
    set_out(g, SWORD_BATTLE, TOURNAMENT, seat, guest)
    fight(g)


def heads_of(card: i64) -> i64:
    """MS-A107 How many battles it takes to beat a card."""
    return DRAGON_HEADS if CARD[card] == C_THREE_HEADED_DRAGON else 1


def send_creature(g: MagicSword, caster: i64, victim: i64, card: i64, heads: i64, points: i64, being: i64) -> None:
    """MS-A70 A conjured creature fights a character or a card, a dragon head by head (MS-A107)."""
    set_out(g, SWORD_BATTLE, CONJURED, NOBODY, victim)
    g.duel[OWNER] = caster
    g.duel[BASE] = points
    g.duel[BEING_OF] = being + 1
    g.duel[TARGET] = card + 1
    g.duel[HEADS] = heads
    fight(g)


def raid(g: MagicSword, seat: i64, other: i64, card: i64, heads: i64) -> None:
    """MS-A85 An ordinary battle with Sword 3 and without aids; a dragon is beaten head by head (MS-A107)."""
    set_out(g, SWORD_BATTLE, RAID, seat, other)
    g.duel[STAND] = SEEKER_STRENGTH
    g.duel[BASE] = FORTUNE_SEEKER
    g.duel[TARGET] = card + 1
    g.duel[HEADS] = heads
    fight(g)
