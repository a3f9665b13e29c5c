"""Walking, and crossing between circles on foot: MS-10.2, MS-11, MS-A02, MS-A23 to MS-A25."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from magoteka.core.agenda import Question
from magoteka.core.bits import bit, has, nth, size
from magoteka.core.event import Option, Refusal
from magoteka.games.magic_sword.box.names import (
    B1,
    B9,
    C_MERMAID,
    HOBGOBLIN,
    M12,
    ROCK_SPIRIT,
    SHAMAN,
    SNOW_KNIGHT,
    SNOW_KNIGHT_SWORD,
    SQUARES_IN_ALL,
    STONE_MONSTER,
    U4,
)
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.messages.events import GateTried, Tried
from magoteka.games.magic_sword.rules.battle.beginning import fight_being
from magoteka.games.magic_sword.rules.battle.duel import BRIDGE_GATE, ICE
from magoteka.games.magic_sword.rules.character.cards import has_friend, linger, may_linger
from magoteka.games.magic_sword.rules.character.figure import alive, is_hero, over, square_name
from magoteka.games.magic_sword.rules.character.goods import check_load
from magoteka.games.magic_sword.rules.character.hand import check_hand
from magoteka.games.magic_sword.rules.character.life import lose_life
from magoteka.games.magic_sword.rules.character.points import add_magic, add_sword
from magoteka.games.magic_sword.rules.character.sheet import total_magic
from magoteka.games.magic_sword.rules.dice import throw
from magoteka.games.magic_sword.rules.late_bound import land
from magoteka.games.magic_sword.rules.move.ends import arrive, drop_friends
from magoteka.games.magic_sword.rules.move.paths import (
    CITY_GATE,
    GATE_SQUARES,
    ICE_GATE,
    RUINS_GATE,
    SWAMP_GATE,
    driven,
    path_to,
    reach,
    steps_to,
)
from magoteka.games.magic_sword.rules.move.standing import lift_geas, others_in_circle, put_on
from magoteka.games.magic_sword.rules.shapes import Scene
from magoteka.games.magic_sword.table.state import DRAWN, MAGIC_BATTLE, NOBODY, RESULT, SWORD_BATTLE, WON, MagicSword

LOCK: Final = 2  # this own turn and the next
GUARD_BASE: Final = 4
GEAS_FAILURES: Final = 3  # MS-A96
BEYOND: Final = (M12, U4, B1, B9)
LINGERING: Final[i64] = len(menus.WALK_MENU) - 1


@mypyc_attr(free_list_len=1)
class WalkWhere(Question):
    """MS-10.2, MS-A23 Where the walk ends, or which gate is tried on the way."""

    clause: ClassVar[str] = "MS-10.2"
    steps: i64
    six: i64

    def __init__(self, seat: i64, steps: i64, six: i64) -> None:
        self.seat = seat
        self.steps = steps
        self.six = six

    def menu(self, g: MagicSword) -> Sequence[Option]:
        return menus.WALK_MENU

    def refusal(self, g: MagicSword, index: i64) -> Refusal:
        return Refusal(self.clause, "walk-where")

    def mask(self, g: MagicSword) -> i64:
        found = self.ends(g)
        return found | bit(LINGERING) if may_linger(g, self.seat) else found

    def ends(self, g: MagicSword) -> i64:
        """The squares and gates that can be reached, as a set."""
        square = g.square[self.seat]
        if g.geas[self.seat] > 0:
            return driven(g, self.seat, square, self.steps)
        found = reach(g, self.seat, square, self.steps)
        if self.six == 1:
            for other in others_in_circle(square):
                found |= bit(other)
        return found

    def answered(self, g: MagicSword, index: i64) -> None:
        seat = self.seat
        if index == LINGERING:
            linger(g, seat)
            g.then(self)
        elif index >= SQUARES_IN_ALL:
            gate = index - SQUARES_IN_ALL
            taken = steps_to(g.square[seat], GATE_SQUARES[gate], self.steps)
            drop_friends(g, seat, path_to(g.square[seat], taken, GATE_SQUARES[gate]))
            put_on(g, seat, GATE_SQUARES[gate])
            try_gate(g, seat, gate, self.steps - taken - 1)
            check_hand(g, seat)
            check_load(g, seat)
        else:
            on_foot = g.geas[seat] > 0 or has(reach(g, seat, g.square[seat], self.steps), index)
            arrive(g, seat, index, self.steps, on_foot)


def walk_where(g: MagicSword, seat: i64, steps: i64, six: i64) -> None:
    """MS-10.2 Ask where the walk ends, unless there is one end only."""
    question = WalkWhere(seat, steps, six)
    ends = question.ends(g)
    if size(ends) == 1:
        question.answered(g, nth(ends, 0))
    else:
        g.then(question)


def try_gate(g: MagicSword, seat: i64, gate: i64, left: i64) -> None:
    """MS-A24 One attempt; `left` steps remain beyond the gate."""
    g.attempts |= bit(gate)
    visit = g.visits[seat]
    if gate == SWAMP_GATE:
        throw(g, seat, 1 if has_friend(g, seat, C_MERMAID) else 2, ReadSwamp(seat, visit, left))
    elif gate == ICE_GATE:
        g.then(AfterGuard(seat, visit, gate, left))
        fight_being(g, seat, SWORD_BATTLE, ICE, SNOW_KNIGHT_SWORD, SNOW_KNIGHT)
    else:
        throw(g, NOBODY, 1, GuardRises(seat, visit, gate))


class ReadSwamp(Scene):
    """MS-11.3, MS-11.4, MS-A02 Below total Magic: across; equal: a tie; above: a point of Life."""

    left: i64

    def __init__(self, seat: i64, visit: i64, left: i64) -> None:
        self.seat = seat
        self.visit = visit
        self.left = left

    def play(self, g: MagicSword) -> None:
        seat = self.seat
        magic = total_magic(g, seat)
        if g.rolled < magic or (g.rolled == magic and g.variants.swamp_cross):
            tell(g, seat, SWAMP_GATE, "passed")
            pass_gate(g, seat, SWAMP_GATE, self.left)
            return
        if g.geas[seat] > 0:
            g.balked[seat] += 1
            if g.balked[seat] == GEAS_FAILURES:
                lift_geas(g, seat)
        over(g, seat)
        if g.rolled == magic:
            tell(g, seat, SWAMP_GATE, "tied")
        else:
            tell(g, seat, SWAMP_GATE, "failed")
            lose_life(g, seat, 1)


def tell(g: MagicSword, seat: i64, gate: i64, how: Tried) -> None:
    """The outcome of an attempt is told."""
    if g.listening:
        g.emit(GateTried(seat, square_name(GATE_SQUARES[gate]), how))


def pass_gate(g: MagicSword, seat: i64, gate: i64, left: i64) -> None:
    """MS-A23 Beyond the gate the rest is walked in a freely chosen direction; on the bridge the move ends."""
    if gate == RUINS_GATE or gate == CITY_GATE:
        g.gate[seat] = gate - RUINS_GATE + 1
        g.leaving[seat] = 0
        g.task[seat] = 1
    put_on(g, seat, BEYOND[gate])
    if left > 0 and gate <= ICE_GATE:
        walk_where(g, seat, left, 0)
        check_hand(g, seat)
    else:
        land(g, seat, True)


class GuardRises(Scene):
    """MS-11.9, MS-A25 The guardian's strength is four and a die; two characters know a trick."""

    gate: i64

    def __init__(self, seat: i64, visit: i64, gate: i64) -> None:
        self.seat = seat
        self.visit = visit
        self.gate = gate

    def play(self, g: MagicSword) -> None:
        seat = self.seat
        die = g.rolled
        ruins = self.gate == RUINS_GATE
        if (ruins and is_hero(g, seat, HOBGOBLIN)) or (not ruins and is_hero(g, seat, SHAMAN)):
            die = max(die - 1, 1)
        g.then(AfterGuard(seat, self.visit, self.gate, 0))
        if ruins:
            fight_being(g, seat, SWORD_BATTLE, BRIDGE_GATE, GUARD_BASE + die, STONE_MONSTER)
        else:
            fight_being(g, seat, MAGIC_BATTLE, BRIDGE_GATE, GUARD_BASE + die, ROCK_SPIRIT)


class AfterGuard(Scene):
    """MS-11.8, MS-11.10, MS-11.11 Victory opens the way; otherwise the turn is over at the gate."""

    gate: i64
    left: i64

    def __init__(self, seat: i64, visit: i64, gate: i64, left: i64) -> None:
        self.seat = seat
        self.visit = visit
        self.gate = gate
        self.left = left

    def play(self, g: MagicSword) -> None:
        seat = self.seat
        if not alive(g, seat):
            return
        if g.duel[RESULT] == WON:
            tell(g, seat, self.gate, "passed")
            pass_gate(g, seat, self.gate, self.left)
            return
        drawn = g.duel[RESULT] == DRAWN
        tell(g, seat, self.gate, "tied" if drawn else "failed")
        over(g, seat)
        if self.gate == ICE_GATE:
            return
        g.locked[seat] = LOCK
        if drawn:
            return
        if self.gate == RUINS_GATE:
            add_sword(g, seat, -1)
        else:
            add_magic(g, seat, -1)
