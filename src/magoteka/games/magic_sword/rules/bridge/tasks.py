"""The tasks of the Stone Bridge: MS-14, MS-B2 to MS-B8, MS-A87, MS-A88, MS-A90, MS-A91."""

from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.agenda import Step
from magoteka.core.bits import bit
from magoteka.core.boards import array
from magoteka.games.magic_sword.box.names import (
    B1,
    B2,
    B3,
    B4,
    B5,
    B7,
    B8,
    B9,
    BEAST,
    BRIDGE_MONSTER_BEING,
    C_CLAY_TABLET,
    C_LUCKY_DIE,
    C_MAGIC_MANUSCRIPT,
    DARKNESS_DEMON,
    L1,
    L6,
    M1,
    M10,
    U2,
    U11,
)
from magoteka.games.magic_sword.box.throws import HIGHEST_ORDINARY, KEPT_UP_TO, bites
from magoteka.games.magic_sword.messages.events import GameEnded
from magoteka.games.magic_sword.rules.battle.beginning import fight_being
from magoteka.games.magic_sword.rules.battle.duel import BRIDGE_TASK, CASTLE
from magoteka.games.magic_sword.rules.character.cards import free_friends, losable, raised_by, works
from magoteka.games.magic_sword.rules.character.figure import over
from magoteka.games.magic_sword.rules.character.goods import CheckLoad, part_with, takes_surplus_away
from magoteka.games.magic_sword.rules.character.life import lose_life
from magoteka.games.magic_sword.rules.character.sheet import total_magic, total_sword
from magoteka.games.magic_sword.rules.dice import throw
from magoteka.games.magic_sword.rules.late_bound import land
from magoteka.games.magic_sword.rules.move.standing import FROM_RUINS, put_on
from magoteka.games.magic_sword.rules.shapes import Scene, YesNo
from magoteka.games.magic_sword.rules.square.visiting import Hub
from magoteka.games.magic_sword.table.state import (
    BOUND,
    FRIENDS,
    ITEMS,
    LOST,
    MAGIC_BATTLE,
    RAISED,
    RESULT,
    SWORD_BATTLE,
    WON,
    MagicSword,
)
from magoteka.games.magic_sword.table.where import cards_at

TRAP_FALLS: Final = (
    (B1, U2, U2, M1, M1, L6),
    (B9, U11, U11, M10, M10, L1),
)  # MS-B2, MS-B8 where results 1 … 6 throw one
BEAST_BASE: Final = 9


class Rest(Scene):
    """MS-A91 A character that has done its task or is leaving may pick up what lies on the bridge."""

    def play(self, g: MagicSword) -> None:
        g.stamp += 1
        g.obeyed = g.stamp
        g.then(Hub(self.seat, self.visit))


def begin_task(g: MagicSword, seat: i64) -> None:
    """MS-14.3 The task of the square, in the same turn."""
    square = g.square[seat]
    visit = g.visits[seat]
    g.then(TaskOver(seat, visit))
    if square == B2 or square == B8:
        throw(g, seat, 3, ReadTrap(seat, visit))
    elif square == B3:
        throw(g, seat, 2, DeathThrows(seat, visit))
    elif square == B7:
        throw(g, seat, 1, Bitten(seat, visit))
    elif square == B5:
        throw(g, seat, 1, BeastKind(seat, visit))
    else:
        throw(g, seat, 2, CreatureRises(seat, visit))


class TaskOver(Scene):
    """After the task the turn is nearly over; things lying here may be taken once it is mastered."""

    def play(self, g: MagicSword) -> None:
        if g.task[self.seat] == 1:
            g.then(Rest(self.seat, self.visit))
        else:
            over(g, self.seat)


def lucky(g: MagicSword, seat: i64) -> i64:
    """MS-A110 The Magic Die adds one to a throw of its owner on the bridge where that helps."""
    return 1 if works(g, seat, C_LUCKY_DIE) else 0


class ReadTrap(Scene):
    """MS-14.5, MS-B2, MS-B8, MS-A05, MS-A90 Three dice less the stat: nought or less escapes."""

    def play(self, g: MagicSword) -> None:
        seat = self.seat
        sword = g.square[seat] == B2
        result = g.rolled - trap_limit(g, seat)
        if result <= 0:
            g.task[seat] = 1
            return
        fall(g, seat, TRAP_FALLS[0 if sword else 1][min(result, 6) - 1])


def trap_limit(g: MagicSword, seat: i64) -> i64:
    """MS-14.5, MS-A05 The highest sum that escapes the trap of the square: the stat and what helps there."""
    sword = g.square[seat] == B2
    stat = total_sword(g, seat) if sword else total_magic(g, seat)
    helped = works(g, seat, C_CLAY_TABLET if sword else C_MAGIC_MANUSCRIPT)
    return stat + lucky(g, seat) + (2 if helped else 0)


def fall(g: MagicSword, seat: i64, to: i64) -> None:
    """MS-14.5d, MS-A90 A die for every item and friend: 1–2 it is kept; the move ends there, in a landing."""
    side = g.gate[seat]
    over(g, seat)
    put_on(g, seat, to)
    if to == B1 or to == B9:
        g.gate[seat] = side
        g.task[seat] = 1
    g.start = to  # MS-A83 nobody is sent back up
    friends = free_friends(g, seat) + raised_by(g, seat) + cards_at(g, BOUND + seat)  # MS-A112 these are friends, too
    g.then(Falling(seat, array(losable(g, seat) + friends), 0, 0))


class FallDeed(Step):
    """A fall, card by card."""

    seat: i64
    cards: vec[i64]
    at: i64
    gone: i64  # MS-A55 the surplus is lost with what carried it

    def __init__(self, seat: i64, cards: vec[i64], at: i64, gone: i64) -> None:
        self.seat = seat
        self.cards = cards
        self.at = at
        self.gone = gone


class Falling(FallDeed):
    """MS-14.5d, MS-A90 All dice fall first; then the load is looked at, and the character lands."""

    def run(self, g: MagicSword) -> None:
        if self.at < len(self.cards):
            if falls_with(g, self.seat, self.cards[self.at]):
                throw(g, self.seat, 1, KeepOrLose(self.seat, self.cards, self.at, self.gone))
            else:
                g.then(Falling(self.seat, self.cards, self.at + 1, self.gone))
            return
        land(g, self.seat, False)
        g.then(CheckLoad(self.seat, self.gone))


def falls_with(g: MagicSword, seat: i64, card: i64) -> bool:
    """MS-A112 Whether a card is still with the character: without the wand its captive is not."""
    return g.at[card] in (ITEMS + seat, FRIENDS + seat, RAISED + seat, BOUND + seat)


class KeepOrLose(FallDeed):
    """MS-14.5d One or two on the die, and the card is kept."""

    def run(self, g: MagicSword) -> None:
        card = self.cards[self.at]
        gone = self.gone
        if g.rolled > KEPT_UP_TO:
            if takes_surplus_away(card):
                gone = 1
            part_with(g, self.seat, card, "gone")
        g.then(Falling(self.seat, self.cards, self.at + 1, gone))


class DeathThrows(Scene):
    """MS-B3 The character's two dice are known; now Death throws."""

    def play(self, g: MagicSword) -> None:
        own = g.rolled + lucky(g, self.seat)
        throw(g, self.seat, 2, GameWithDeath(self.seat, self.visit, own))


class GameWithDeath(Scene):
    """MS-B3 Higher: go on next turn; equal: again; lower: a point of Life and again."""

    own: i64

    def __init__(self, seat: i64, visit: i64, own: i64) -> None:
        self.seat = seat
        self.visit = visit
        self.own = own

    def play(self, g: MagicSword) -> None:
        if self.own > g.rolled:
            g.task[self.seat] = 1
        elif self.own < g.rolled:
            lose_life(g, self.seat, 1)


class Bitten(Scene):
    """MS-B7 Cerberus bites once, twice or three times; then one may go on."""

    def play(self, g: MagicSword) -> None:
        g.task[self.seat] = 1
        lose_life(g, self.seat, bites(g.rolled))


class CreatureRises(Scene):
    """MS-14.6, MS-B4, MS-B6, MS-A03, MS-A87 The strength is two dice, thrown anew for each fight."""

    def play(self, g: MagicSword) -> None:
        seat = self.seat
        g.then(AfterCreature(seat, self.visit))
        if g.square[seat] == B4:
            fight_being(g, seat, SWORD_BATTLE, BRIDGE_TASK, g.rolled, DARKNESS_DEMON)
        else:
            fight_being(g, seat, MAGIC_BATTLE, BRIDGE_TASK, g.rolled, BRIDGE_MONSTER_BEING)


class AfterCreature(Scene):
    """MS-14.6 None may pass before the creature is beaten."""

    def play(self, g: MagicSword) -> None:
        if g.duel[RESULT] == WON:
            g.task[self.seat] = 1


class BeastKind(Scene):
    """MS-14.7a One to three: an ordinary battle; four to six: a magic one."""

    def play(self, g: MagicSword) -> None:
        if g.rolled == HIGHEST_ORDINARY and lucky(g, self.seat) == 1:
            g.then(TurnTheDie(self.seat, self.visit))
        else:
            self.rise(g, SWORD_BATTLE if g.rolled <= HIGHEST_ORDINARY else MAGIC_BATTLE)

    def rise(self, g: MagicSword, kind: i64) -> None:
        """The Beast's strength is thrown."""
        throw(g, self.seat, 1, BeastRises(self.seat, self.visit, kind))


class TurnTheDie(YesNo):
    """MS-A110 The Magic Die: add one, so that the battle is a magic one?"""

    clause: ClassVar[str] = "MS-A110"
    visit: i64

    def __init__(self, seat: i64, visit: i64) -> None:
        self.seat = seat
        self.visit = visit

    def accepted(self, g: MagicSword) -> None:
        BeastKind(self.seat, self.visit).rise(g, MAGIC_BATTLE)

    def declined(self, g: MagicSword) -> None:
        BeastKind(self.seat, self.visit).rise(g, SWORD_BATTLE)


class BeastRises(Scene):
    """MS-14.7b The Beast's strength is ten to fifteen."""

    kind: i64

    def __init__(self, seat: i64, visit: i64, kind: i64) -> None:
        self.seat = seat
        self.visit = visit
        self.kind = kind

    def play(self, g: MagicSword) -> None:
        g.then(AfterBeast(self.seat, self.visit))
        fight_being(g, self.seat, self.kind, CASTLE, BEAST_BASE + g.rolled, BEAST)


class AfterBeast(Scene):
    """MS-14.7, MS-22, MS-A10, MS-A88 Victory wins the game; defeat throws one back to the entry."""

    def play(self, g: MagicSword) -> None:
        seat = self.seat
        if g.duel[RESULT] == WON:
            win(g, seat)
        elif g.duel[RESULT] == LOST:
            side = g.gate[seat]
            over(g, seat)
            put_on(g, seat, B1 if side == FROM_RUINS else B9)
            g.gate[seat] = side
            g.leaving[seat] = side


def win(g: MagicSword, seat: i64) -> None:
    """MS-22 The first to beat the Beast wins at once."""
    g.winners = bit(seat)
    g.strike(g.depth)
    if g.listening:
        g.emit(GameEnded((seat,), False))
