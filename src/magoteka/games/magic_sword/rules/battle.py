"""Battles: MS-17, MS-18, MS-A43 F1 to F7."""

from mypy_extensions import i64

from magoteka.core.agenda import Step
from magoteka.core.bits import bit, has
from magoteka.games.magic_sword.box.components import ADVENTURER, CREATURES, GIANT, KNIGHT_ERRANT, SHAMAN
from magoteka.games.magic_sword.box.tables import ARMOUR, BEARERS
from magoteka.games.magic_sword.rules.dice import throw
from magoteka.games.magic_sword.rules.flow import YesNo
from magoteka.games.magic_sword.rules.foes import meets_instant
from magoteka.games.magic_sword.rules.prepare import AVOIDED, Prep, battle_is_on, bridge_battle
from magoteka.games.magic_sword.rules.sheet import is_hero, may_hide, name_of
from magoteka.games.magic_sword.rules.spoils import settle
from magoteka.games.magic_sword.rules.strength import (
    ATTACK,
    CONJURED,
    FOUL_PLAY,
    GROUP,
    INSTANT,
    REFOUGHT,
    TOURNAMENT,
    die_bonus,
    group,
    power,
    strength,
)
from magoteka.games.magic_sword.rules.windows import WX, Window
from magoteka.games.magic_sword.table.state import (
    AIDS,
    BASE,
    BEING_OF,
    CARD_OF,
    DIE,
    DRAWN,
    DUEL,
    HEADS,
    KIND_OF,
    LOST,
    NOBODY,
    ONE,
    OWNER,
    RESULT,
    STAND,
    SWORD_BATTLE,
    TARGET,
    TWO,
    WHY,
    WON,
    Sword,
)
from magoteka.games.magic_sword.words.events import FOUGHT, BattleAvoided, BattleBegan, BattleFought


def set_out(g: Sword, kind: i64, why: i64, one: i64, two: i64) -> None:
    """F1 The sides, the kind and the reason of a battle."""
    at: i64
    for at in range(DUEL):
        g.duel[at] = 0
    g.duel[KIND_OF] = kind
    g.duel[WHY] = why
    g.duel[ONE] = one
    g.duel[TWO] = two
    g.duel[OWNER] = NOBODY
    card: i64
    for card in BEARERS[ARMOUR]:
        g.note[card] = 0  # MS-A45 armour may be tried once per battle


def fight(g: Sword) -> None:
    """F1 The battle begins; its steps lie on the agenda."""
    if g.told:
        kind = "sword" if g.duel[KIND_OF] == SWORD_BATTLE else "magic"
        g.emit(BattleBegan(kind, seat_or_none(g.duel[ONE]), seat_or_none(g.duel[TWO]), opponents(g)))
    g.then2(Prep(0), RollDice())


def seat_or_none(seat: i64) -> int | None:
    """A seat for an event."""
    return None if seat == NOBODY else seat


def opponents(g: Sword) -> str:
    """The slug of the first opponent, for the event."""
    if g.duel[BEING_OF] != 0:
        return CREATURES[g.duel[BEING_OF] - 1].split()[0]
    if g.duel[TARGET] != 0:
        return name_of(g.duel[TARGET] - 1)
    cards = group(g)
    return name_of(cards[0]) if cards else "hero"


def fight_being(g: Sword, seat: i64, kind: i64, why: i64, strength_of_being: i64, being: i64) -> None:
    """A battle against a being without a card."""
    set_out(g, kind, why, seat, NOBODY)
    g.duel[BEING_OF] = being + 1
    g.duel[BASE] = strength_of_being
    fight(g)


def fight_instant(g: Sword, seat: i64, kind: i64, points: i64, being: i64) -> None:
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

    def accepted(self, g: Sword) -> None:
        if g.told:
            g.emit(BattleAvoided(self.seat, CREATURES[self.being].split()[0]))

    def declined(self, g: Sword) -> None:
        fight_being(g, self.seat, self.kind, INSTANT, self.points, self.being)


def fight_group(g: Sword, seat: i64, kind: i64) -> None:
    """MS-17.5 All attacking enemies of one digit fight together."""
    set_out(g, kind, GROUP, seat, NOBODY)
    fight(g)


def fight_card(g: Sword, why: i64, seat: i64, card: i64, heads: i64) -> None:
    """MS-A107 A card that fights alone."""
    set_out(g, SWORD_BATTLE, why, seat, NOBODY)
    g.duel[CARD_OF] = card + 1
    g.duel[HEADS] = heads
    fight(g)


class RollDice(Step):
    """F4 Dice: the attacker or explorer first, then the opponent."""

    def run(self, g: Sword) -> None:
        if not battle_is_on(g):
            g.duel[RESULT] = AVOIDED
            settle(g)
            return
        g.then2(RollFor(0, 0), RollFor(1, 0))


class SideDeed(Step):
    """A throw of one side and the better die so far."""

    side: i64
    best: i64

    def __init__(self, side: i64, best: i64) -> None:
        self.side = side
        self.best = best


class RollFor(SideDeed):
    """F4 One side throws; Авантюрист throws twice in ordinary battles and keeps the better die."""

    def run(self, g: Sword) -> None:
        if foul_against(g, self.side):
            g.then(ReadDie(self.side, 0))
            g.rolled = 0
            return
        roller = thrower(g, self.side)
        if self.best == 0 and two_dice(g, self.side):
            throw(g, roller, 1, SecondDie(self.side))
        else:
            throw(g, roller, 1, ReadDie(self.side, self.best))


def thrower(g: Sword, side: i64) -> i64:
    """Who throws for a side: the character, the owner of a conjured creature, or nobody."""
    if g.duel[WHY] == CONJURED and side == 0:
        return g.duel[OWNER]
    return g.duel[ONE + side]


def two_dice(g: Sword, side: i64) -> bool:
    """Авантюрист himself, in an ordinary battle."""
    return g.duel[KIND_OF] == SWORD_BATTLE and in_person(g, side, ADVENTURER)


def in_person(g: Sword, side: i64, hero: i64) -> bool:
    """Whether the side is that character, and nobody fights in its stead."""
    seat = g.duel[ONE + side]
    return seat != NOBODY and g.duel[STAND + side] == 0 and is_hero(g, seat, hero)


def foul_against(g: Sword, side: i64) -> bool:
    """Негодяй's foul play: the opponent adds no die."""
    return side == 1 and has(g.duel[AIDS], FOUL_PLAY)


class SecondDie(Step):
    """Авантюрист's second die."""

    side: i64

    def __init__(self, side: i64) -> None:
        self.side = side

    def run(self, g: Sword) -> None:
        g.then(RollFor(self.side, g.rolled))


class ReadDie(SideDeed):
    """F4 A side's die is known; after the second die the strengths are compared."""

    def run(self, g: Sword) -> None:
        g.duel[DIE + self.side] = max(g.rolled, self.best)
        if self.side == 1:
            compare(g)


def compare(g: Sword) -> None:
    """F5 The higher strength wins; then the window WX."""
    own = power(g, 0)
    other = power(g, 1)
    if dice_only(g):
        own = g.duel[DIE] + die_bonus(g, 0)
        other = g.duel[DIE + 1] + die_bonus(g, 1)
    g.duel[RESULT] = verdict(g, own - other)
    if g.told:
        how = FOUGHT[g.duel[RESULT] - 1]
        sides = (seat_or_none(g.duel[ONE]), seat_or_none(g.duel[TWO]))
        g.emit(BattleFought(*sides, own, other, how, g.duel[DIE], g.duel[DIE + 1]))
    g.then(AfterDice())
    if not bridge_battle(g):
        g.then(Window(WX, g.turn, 0, NOBODY, -1))


def dice_only(g: Sword) -> bool:
    """Гигант against a character with a higher battle Sword: only the dice are compared."""
    if g.duel[ONE] == NOBODY or g.duel[TWO] == NOBODY or g.duel[KIND_OF] != SWORD_BATTLE:
        return False
    if in_person(g, 0, GIANT) and strength(g, 1) > strength(g, 0):
        return True
    return in_person(g, 1, GIANT) and strength(g, 0) > strength(g, 1)


def verdict(g: Sword, margin: i64) -> i64:
    """F5 MS-17.4d, and Шаман's thick skin: he is beaten only by two points or more."""
    if margin > 0:
        return DRAWN if margin == 1 and in_person(g, 1, SHAMAN) else WON
    if margin < 0:
        return DRAWN if margin == -1 and in_person(g, 0, SHAMAN) else LOST
    return DRAWN


class AfterDice(Step):
    """F6 Странствующий Рыцарь may fight a lost ordinary battle once more; then the consequences."""

    def run(self, g: Sword) -> None:
        side = losing_side(g)
        if side >= 0 and may_refight(g, side):
            g.then(Refight(g.duel[ONE + side], side))
        else:
            settle(g)


def losing_side(g: Sword) -> i64:
    """Which side has lost, −1 none."""
    if g.duel[RESULT] == LOST:
        return 0
    if g.duel[RESULT] == WON:
        return 1
    return -1


def may_refight(g: Sword, side: i64) -> bool:
    """Странствующий Рыцарь himself, in an ordinary battle, once."""
    if g.duel[KIND_OF] != SWORD_BATTLE or has(g.duel[AIDS + side], REFOUGHT):
        return False
    return in_person(g, side, KNIGHT_ERRANT)


class Refight(YesNo):
    """Странствующий Рыцарь: void the lost battle and throw again?"""

    clause = "MS-A43"
    side: i64

    def __init__(self, seat: i64, side: i64) -> None:
        self.seat = seat
        self.side = side

    def accepted(self, g: Sword) -> None:
        g.duel[AIDS + self.side] |= bit(REFOUGHT)
        g.duel[RESULT] = 0
        g.then(RollDice())

    def declined(self, g: Sword) -> None:
        settle(g)


def attack(g: Sword, seat: i64, victim: i64, kind: i64, foul: bool) -> None:
    """MS-17.6 A character attacks a character."""
    set_out(g, kind, ATTACK, seat, victim)
    if foul:
        g.duel[AIDS] |= bit(FOUL_PLAY)
    fight(g)


def duel_at_tournament(g: Sword, seat: i64, guest: i64) -> None:
    """MS-A82 The drawer fights his guest."""
    set_out(g, SWORD_BATTLE, TOURNAMENT, seat, guest)
    fight(g)
