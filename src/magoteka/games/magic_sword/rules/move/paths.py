"""Where a walk can lead: MS-10.2, MS-11, MS-A22, MS-A23, MS-A96."""

from typing import Final

from mypy_extensions import i64

from magoteka.core.bits import bit, has
from magoteka.games.magic_sword.box.names import (
    BRIDGE,
    C_MAGIC_SWORD,
    C_MERMAID,
    L2,
    M2,
    M10,
    M12,
    MIDDLE,
    SQUARES_IN_ALL,
    U2,
    U3,
    U4,
    U11,
    UPPER,
)
from magoteka.games.magic_sword.box.tables import along, ring_size
from magoteka.games.magic_sword.rules.character.cards import has_friend, works
from magoteka.games.magic_sword.rules.character.sheet import total_magic
from magoteka.games.magic_sword.table.state import MagicSword

GATE_SQUARES: Final = (L2, M2, U2, U11)
SWAMP_GATE: Final = 0
ICE_GATE: Final = 1
RUINS_GATE: Final = 2
CITY_GATE: Final = 3


def gate_at(square: i64) -> i64:
    """The gate upwards that stands on a square, −1 none."""
    if square == L2:
        return SWAMP_GATE
    if square == M2:
        return ICE_GATE
    if square == U2:
        return RUINS_GATE
    if square == U11:
        return CITY_GATE
    return -1


def below(square: i64) -> i64:
    """MS-11.3, MS-11.7 The square below a gate, −1 none: the way down is free."""
    if square == M12:
        return L2
    if square == U4:
        return M2
    return -1


def may_attempt(g: MagicSword, seat: i64, gate: i64) -> bool:
    """MS-A24, MS-A25 One attempt per turn and gate; the bridge needs the sword and no lock."""
    if has(g.attempts, gate):
        return False
    if gate == RUINS_GATE or gate == CITY_GATE:
        return g.locked[seat] == 0 and works(g, seat, C_MAGIC_SWORD)
    return True


def reach(g: MagicSword, seat: i64, square: i64, steps: i64) -> i64:
    """The squares where a walk can end, and above them the gates that can be tried, as a set."""
    return spread(g, seat, square, steps, 1) | spread(g, seat, square, steps, -1)


def spread(g: MagicSword, seat: i64, square: i64, steps: i64, direction: i64) -> i64:
    """One direction round the ring, with every crossing on the way (MS-A23)."""
    found: i64 = 0
    here = square
    left = steps
    while left > 0:
        lower = below(here)
        if lower >= 0:
            if left == 1:
                found |= bit(lower)
            else:
                found |= reach(g, seat, lower, left - 1)
        gate = gate_at(here)
        if gate >= 0 and may_attempt(g, seat, gate):
            found |= bit(SQUARES_IN_ALL + gate)
        here = along(here, direction)
        left -= 1
    return found | bit(here)


def path_to(square: i64, steps: i64, end: i64) -> list[int]:
    """A way of exactly so many steps to a square; empty when there is none."""
    for direction in (1, -1):
        found = path_one_way(square, steps, end, direction)
        if found:
            return found
    return []


def path_one_way(square: i64, steps: i64, end: i64, direction: i64) -> list[int]:
    """The way in one direction, with crossings downwards."""
    way: list[int] = [square]
    here = square
    left = steps
    while left > 0:
        lower = below(here)
        if lower >= 0 and end < ring_floor(here):
            rest = path_to(lower, left - 1, end)
            if rest:
                return way + rest
        here = along(here, direction)
        way.append(here)
        left -= 1
    return way if here == end else []


def ring_floor(square: i64) -> i64:
    """The first square of the ring."""
    if square >= UPPER:
        return UPPER
    return MIDDLE


def steps_to(square: i64, gate_square: i64, steps: i64) -> i64:
    """The fewest steps to a gate within the walk, through crossings downwards too; −1 when out of reach."""
    taken: i64
    for taken in range(steps):
        if path_to(square, taken, gate_square):
            return taken
    return -1


def goal_of(square: i64) -> i64:
    """MS-A96 The way-point of a character under the geas."""
    if square >= UPPER:
        return U3
    if square >= MIDDLE:
        return M10
    return L2


def distance(one: i64, other: i64) -> i64:
    """Steps between two squares of a ring, the shorter way."""
    size = ring_size(one)
    apart = (other - one) % size
    return min(apart, size - apart)


def driven(g: MagicSword, seat: i64, square: i64, steps: i64) -> i64:
    """MS-A96 Under the geas only what leads nearest to the temple is open."""
    options = reach(g, seat, square, steps)
    goal = goal_of(square)
    if square >= MIDDLE and distance(square, goal) <= steps:
        return bit(goal)
    if square < MIDDLE and has(options, SQUARES_IN_ALL + SWAMP_GATE) and worth_trying(g, seat):
        return bit(SQUARES_IN_ALL + SWAMP_GATE)
    best: i64 = 99
    found: i64 = 0
    end: i64
    for end in range(BRIDGE):
        if has(options, end) and same_ring(end, square):
            if distance(end, goal) < best:
                best = distance(end, goal)
                found = 0
            if distance(end, goal) == best:
                found |= bit(end)
    return found


def same_ring(one: i64, other: i64) -> bool:
    """Whether two squares lie in one circle."""
    return (one < MIDDLE) == (other < MIDDLE) and (one < UPPER) == (other < UPPER)


def worth_trying(g: MagicSword, seat: i64) -> bool:
    """MS-A96 Whether the Swamp can be crossed at all, with a Life to spare."""
    least: i64 = 2
    if has_friend(g, seat, C_MERMAID):
        least = 1
    return total_magic(g, seat) > least and g.life[seat] >= 2
