"""The dice of a battle: MS-17.4, MS-17.8, MS-A43 F4 to F6."""

from mypy_extensions import i64

from magoteka.core.agenda import Step
from magoteka.core.bits import bit, has
from magoteka.games.magic_sword.box.beings import BEINGS
from magoteka.games.magic_sword.box.names import ADVENTURER, GIANT, KNIGHT_ERRANT, SHAMAN
from magoteka.games.magic_sword.messages.events import FOUGHT, BattleFought
from magoteka.games.magic_sword.rules.battle.duel import (
    AVOIDED,
    CONJURED,
    FOUL_PLAY,
    REFOUGHT,
    battle_is_on,
    group,
    spell_free,
    stands_in,
)
from magoteka.games.magic_sword.rules.battle.strength import die_bonus, power, strength
from magoteka.games.magic_sword.rules.character.cards import name_of
from magoteka.games.magic_sword.rules.character.figure import is_hero
from magoteka.games.magic_sword.rules.dice import throw
from magoteka.games.magic_sword.rules.late_bound import settle
from magoteka.games.magic_sword.rules.shapes import YesNo
from magoteka.games.magic_sword.rules.spells.casting import ask_all
from magoteka.games.magic_sword.rules.spells.windows import WX
from magoteka.games.magic_sword.table.state import (
    AIDS,
    BEING_OF,
    DIE,
    DRAWN,
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


class RollDice(Step):
    """F4 Dice: the attacker or explorer first, then the opponent."""

    def run(self, g: MagicSword) -> None:
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
    """F4 One side throws; the Adventurer throws twice in ordinary battles and keeps the better die."""

    def run(self, g: MagicSword) -> None:
        if foul_against(g, self.side):
            g.then(ReadDie(self.side, 0))
            g.rolled = 0
            return
        roller = thrower(g, self.side)
        if self.best == 0 and two_dice(g, self.side):
            throw(g, roller, 1, SecondDie(self.side))
        else:
            throw(g, roller, 1, ReadDie(self.side, self.best))


def thrower(g: MagicSword, side: i64) -> i64:
    """Who throws for a side: the character, the owner of a conjured creature, or nobody."""
    if g.duel[WHY] == CONJURED and side == 0:
        return g.duel[OWNER]
    return g.duel[ONE + side]


def two_dice(g: MagicSword, side: i64) -> bool:
    """The Adventurer himself, in an ordinary battle."""
    return g.duel[KIND_OF] == SWORD_BATTLE and in_person(g, side, ADVENTURER)


def in_person(g: MagicSword, side: i64, hero: i64) -> bool:
    """Whether the side is that character, and nobody fights in its stead."""
    seat = g.duel[ONE + side]
    return seat != NOBODY and not stands_in(g, side) and is_hero(g, seat, hero)


def foul_against(g: MagicSword, side: i64) -> bool:
    """The Scoundrel's foul play: the opponent adds no die."""
    return side == 1 and has(g.duel[AIDS], FOUL_PLAY)


class SecondDie(Step):
    """The Adventurer's second die."""

    side: i64

    def __init__(self, side: i64) -> None:
        self.side = side

    def run(self, g: MagicSword) -> None:
        g.then(RollFor(self.side, g.rolled))


class ReadDie(SideDeed):
    """F4 A side's die is known; after the second die the strengths are compared."""

    def run(self, g: MagicSword) -> None:
        g.duel[DIE + self.side] = max(g.rolled, self.best)
        if self.side == 1:
            compare(g)


def compare(g: MagicSword) -> None:
    """F5 The higher strength wins; then the window WX."""
    own = power(g, 0)
    other = power(g, 1)
    if dice_only(g):
        own = g.duel[DIE] + die_bonus(g, 0)
        other = g.duel[DIE + 1] + die_bonus(g, 1)
    g.duel[RESULT] = verdict(g, own - other)
    if g.listening:
        how = FOUGHT[g.duel[RESULT] - 1]
        sides = (seat_or_none(g.duel[ONE]), seat_or_none(g.duel[TWO]))
        g.emit(BattleFought(*sides, own, other, how, g.duel[DIE], g.duel[DIE + 1], opponents(g), fought_card(g)))
    g.then(AfterDice())
    if not spell_free(g):
        ask_all(g, WX, g.turn, NOBODY)


def opponents(g: MagicSword) -> str:
    """The slug of the first opponent, for the event."""
    if g.duel[BEING_OF] != 0:
        return BEINGS[g.duel[BEING_OF] - 1].slug
    card = fought_card(g)
    return "hero" if card is None else card


def fought_card(g: MagicSword) -> str | None:
    """The first card that is fought, for the event."""
    if g.duel[TARGET] != 0:
        return name_of(g.duel[TARGET] - 1)
    cards = group(g)
    return name_of(cards[0]) if cards else None


def seat_or_none(seat: i64) -> int | None:
    """A seat for an event."""
    return None if seat == NOBODY else seat


def dice_only(g: MagicSword) -> bool:
    """The Giant against a character with a higher battle Sword: only the dice are compared."""
    if g.duel[ONE] == NOBODY or g.duel[TWO] == NOBODY or g.duel[KIND_OF] != SWORD_BATTLE:
        return False
    if in_person(g, 0, GIANT) and strength(g, 1) > strength(g, 0):
        return True
    return in_person(g, 1, GIANT) and strength(g, 0) > strength(g, 1)


def verdict(g: MagicSword, margin: i64) -> i64:
    """F5 MS-17.4d, and the Shaman's thick skin: he is beaten only by two points or more."""
    if margin > 0:
        return DRAWN if margin == 1 and in_person(g, 1, SHAMAN) else WON
    if margin < 0:
        return DRAWN if margin == -1 and in_person(g, 0, SHAMAN) else LOST
    return DRAWN


class AfterDice(Step):
    """F6 The Knight Errant may fight a lost ordinary battle once more; then the consequences."""

    def run(self, g: MagicSword) -> None:
        side = losing_side(g)
        if side >= 0 and may_refight(g, side):
            g.then(Refight(g.duel[ONE + side], side))
        else:
            settle(g)


def losing_side(g: MagicSword) -> i64:
    """Which side has lost, −1 none."""
    if g.duel[RESULT] == LOST:
        return 0
    if g.duel[RESULT] == WON:
        return 1
    return -1


def may_refight(g: MagicSword, side: i64) -> bool:
    """The Knight Errant himself, in an ordinary battle, once."""
    if g.duel[KIND_OF] != SWORD_BATTLE or has(g.duel[AIDS + side], REFOUGHT):
        return False
    return in_person(g, side, KNIGHT_ERRANT)


class Refight(YesNo):
    """The Knight Errant: void the lost battle and throw again?"""

    clause = "MS-A43"
    side: i64

    def __init__(self, seat: i64, side: i64) -> None:
        self.seat = seat
        self.side = side

    def accepted(self, g: MagicSword) -> None:
        g.duel[AIDS + self.side] |= bit(REFOUGHT)
        g.duel[RESULT] = 0
        g.then(RollDice())

    def declined(self, g: MagicSword) -> None:
        settle(g)
