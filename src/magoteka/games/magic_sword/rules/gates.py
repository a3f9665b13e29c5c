"""Crossing between circles on foot: MS-11, MS-A02, MS-A23 to MS-A25."""

from typing import Final

from mypy_extensions import i64

from magoteka.core.bits import bit
from magoteka.games.magic_sword.box.components import (
    B1,
    B9,
    C_MERMAID,
    HOBGOBLIN,
    M12,
    ROCK_SPIRIT,
    SHAMAN,
    SNOW_KNIGHT,
    SNOW_KNIGHT_SWORD,
    STONE_MONSTER,
    U4,
)
from magoteka.games.magic_sword.rules.battle import fight_being
from magoteka.games.magic_sword.rules.book import check_hand
from magoteka.games.magic_sword.rules.dice import throw
from magoteka.games.magic_sword.rules.flow import Scene
from magoteka.games.magic_sword.rules.goods import add_magic, add_sword
from magoteka.games.magic_sword.rules.journeys import put_on
from magoteka.games.magic_sword.rules.landing import land
from magoteka.games.magic_sword.rules.life import lose_life
from magoteka.games.magic_sword.rules.paths import CITY_GATE, GATE_SQUARES, ICE_GATE, RUINS_GATE, SWAMP_GATE
from magoteka.games.magic_sword.rules.sheet import alive, has_friend, is_hero, over, square_name, total_magic
from magoteka.games.magic_sword.rules.strength import BRIDGE_GATE, ICE
from magoteka.games.magic_sword.table.state import DRAWN, MAGIC_BATTLE, NOBODY, RESULT, SWORD_BATTLE, WON, Sword
from magoteka.games.magic_sword.words.events import GateTried, Tried

LOCK: Final = 2  # this own turn and the next
GUARD_BASE: Final = 4
GEAS_FAILURES: Final = 3  # MS-A96
BEYOND: Final = (M12, U4, B1, B9)


def try_gate(g: Sword, seat: i64, gate: i64, left: i64) -> None:
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

    def play(self, g: Sword) -> None:
        seat = self.seat
        magic = total_magic(g, seat)
        if g.rolled < magic or (g.rolled == magic and g.variants.swamp_cross):
            tell(g, seat, SWAMP_GATE, "passed")
            pass_gate(g, seat, SWAMP_GATE, self.left)
            return
        if g.geas[seat] > 0:
            g.balked[seat] += 1
            if g.balked[seat] == GEAS_FAILURES:
                g.geas[seat] = 0
        over(g, seat)
        if g.rolled == magic:
            tell(g, seat, SWAMP_GATE, "tied")
        else:
            tell(g, seat, SWAMP_GATE, "failed")
            lose_life(g, seat, 1)


def tell(g: Sword, seat: i64, gate: i64, how: Tried) -> None:
    """The outcome of an attempt is told."""
    if g.told:
        g.emit(GateTried(seat, square_name(GATE_SQUARES[gate]), how))


def pass_gate(g: Sword, seat: i64, gate: i64, left: i64) -> None:
    """MS-A23 Beyond the gate the rest is walked in a freely chosen direction; on the bridge the move ends."""
    from magoteka.games.magic_sword.rules.move import WalkWhere

    if gate == RUINS_GATE or gate == CITY_GATE:
        g.gate[seat] = gate - RUINS_GATE + 1
        g.leaving[seat] = 0
        g.task[seat] = 1
    put_on(g, seat, BEYOND[gate])
    if left > 0 and gate <= ICE_GATE:
        g.then(WalkWhere(seat, left, 0))
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

    def play(self, g: Sword) -> None:
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

    def play(self, g: Sword) -> None:
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
