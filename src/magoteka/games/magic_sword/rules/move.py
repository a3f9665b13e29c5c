"""Walking: MS-10.2, MS-A17 T3 and T4, MS-A22, MS-A86, MS-A95."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.agenda import Question
from magoteka.core.bits import bit, full, has
from magoteka.core.event import Option
from magoteka.games.magic_sword.box.components import (
    BRIDGE,
    C_NOON_WRAITH,
    C_SWIFT_STEED,
    C_TROIKA,
    GIANT,
    KOBOLD,
    L2,
    M10,
    SQUARES_IN_ALL,
    TRICKSTER,
    U3,
)
from magoteka.games.magic_sword.box.tables import along, ring_start
from magoteka.games.magic_sword.rules.book import check_hand
from magoteka.games.magic_sword.rules.dice import throw
from magoteka.games.magic_sword.rules.flow import Scene, YesNo
from magoteka.games.magic_sword.rules.foes import rides
from magoteka.games.magic_sword.rules.gates import try_gate
from magoteka.games.magic_sword.rules.goods import move_card
from magoteka.games.magic_sword.rules.journeys import others_in_circle, put_on
from magoteka.games.magic_sword.rules.landing import land
from magoteka.games.magic_sword.rules.paths import GATE_SQUARES, driven, path_to, reach, steps_to, worth_trying
from magoteka.games.magic_sword.rules.sheet import alive, free_friends, has_friend, is_hero, item_named, stands_alone
from magoteka.games.magic_sword.rules.windows import WR, ask_all
from magoteka.games.magic_sword.table.state import NOBODY, Sword
from magoteka.games.magic_sword.words import menus

RESERVED_FOR = 2  # own turns in which left friends wait


class MovementRoll(Scene):
    """MS-10.2a, MS-A22 The movement roll, unless the speed is fixed to one."""

    def play(self, g: Sword) -> None:
        seat = self.seat
        if g.slow[seat] > 0 or has_friend(g, seat, C_NOON_WRAITH):
            g.then(Steps(seat, self.visit, 1, 0))
        elif rides(g, seat):
            g.then(TwoDice(seat, self.visit))
        else:
            throw(g, seat, 1, Rolled(seat, self.visit, 1))
        ask_follower(g, seat)


def ask_follower(g: Sword, seat: i64) -> None:
    """MS-A95 Ловкач, standing with the walker, declares whether he follows."""
    g.follower = 0
    other: i64
    for other in range(g.seats):
        if (
            other != seat
            and alive(g, other)
            and is_hero(g, other, TRICKSTER)
            and g.square[other] == g.square[seat]
            and g.skip[other] + g.stone[other] + g.possessed[other] + g.frozen[other] == 0
        ):
            g.then(Follow(other))


class TwoDice(YesNo):
    """Пигмей with a mount: throw two dice?"""

    clause: ClassVar[str] = "MS-A22"
    visit: i64

    def __init__(self, seat: i64, visit: i64) -> None:
        self.seat = seat
        self.visit = visit

    def accepted(self, g: Sword) -> None:
        throw(g, self.seat, 2, Rolled(self.seat, self.visit, 2))

    def declined(self, g: Sword) -> None:
        throw(g, self.seat, 1, Rolled(self.seat, self.visit, 1))


class Follow(YesNo):
    """MS-A95 Ловкач: follow the walker?"""

    clause: ClassVar[str] = "MS-A95"

    def accepted(self, g: Sword) -> None:
        g.follower = self.seat + 1


class Rolled(Scene):
    """MS-A17 T3 The roll is known: the window WR, then the bonuses."""

    dice: i64

    def __init__(self, seat: i64, visit: i64, dice: i64) -> None:
        self.seat = seat
        self.visit = visit
        self.dice = dice

    def play(self, g: Sword) -> None:
        six: i64 = 0
        if self.dice == 1 and g.rolled == 6 and is_hero(g, self.seat, KOBOLD):
            six = 1
        g.then(Bonuses(self.seat, self.visit, g.rolled, six))
        ask_all(g, WR, self.seat, NOBODY)


class Bonuses(Scene):
    """MS-A22 The roll is doubled by Формула Пространства; Тройка and the steed add what one likes."""

    roll: i64
    six: i64

    def __init__(self, seat: i64, visit: i64, roll: i64, six: i64) -> None:
        self.seat = seat
        self.visit = visit
        self.roll = roll
        self.six = six

    def play(self, g: Sword) -> None:
        steps = self.roll * (1 + g.stride)
        g.stride = 0
        troika = item_named(g, self.seat, C_TROIKA) != NOBODY
        steed = item_named(g, self.seat, C_SWIFT_STEED) != NOBODY
        if troika or steed:
            g.then(MoveBonus(self.seat, self.visit, steps, 1 if troika else 0, 3 if steed else 0))
        else:
            g.then(Steps(self.seat, self.visit, steps, self.six))


class MoveBonus(Question):
    """MS-A22 How many squares further: one by Тройка, up to three by Быстроногий Скакун."""

    clause: ClassVar[str] = "MS-A22"
    visit: i64
    steps: i64
    troika: i64
    steed: i64

    def __init__(self, seat: i64, visit: i64, steps: i64, troika: i64, steed: i64) -> None:
        self.seat = seat
        self.visit = visit
        self.steps = steps
        self.troika = troika
        self.steed = steed

    def menu(self, g: Sword) -> Sequence[Option]:
        return menus.NUMBER_MENU

    def mask(self, g: Sword) -> i64:
        return full(self.troika + self.steed + 1)

    def answered(self, g: Sword, index: i64) -> None:
        hurried = max(index - self.troika, 0)
        g.then(Steps(self.seat, self.visit, self.steps + index, 0))
        if hurried > 0 and free_friends(g, self.seat):
            g.then(LeaveFriends(self.seat, self.visit, hurried))


class LeaveFriends(Scene):
    """MS-A86 The friends of a hurrying rider stay behind; they wait for him."""

    back: i64

    def __init__(self, seat: i64, visit: i64, back: i64) -> None:
        self.seat = seat
        self.visit = visit
        self.back = back

    def play(self, g: Sword) -> None:
        for card in free_friends(g, self.seat):
            g.reserved[card] = self.seat + 1 + 8 * RESERVED_FOR + 64 * self.back


class Steps(Scene):
    """MS-10.2a Exactly so many steps: the ends of the walk are offered."""

    steps: i64
    six: i64

    def __init__(self, seat: i64, visit: i64, steps: i64, six: i64) -> None:
        self.seat = seat
        self.visit = visit
        self.steps = steps
        self.six = six

    def play(self, g: Sword) -> None:
        wear_off(g, self.seat)
        g.then(WalkWhere(self.seat, self.steps, self.six))


def wear_off(g: Sword, seat: i64) -> None:
    """MS-A96 The geas is lifted in a temple, and at the Swamp where it cannot or must not be tried."""
    square = g.square[seat]
    if square == M10 or square == U3 or (square == L2 and not worth_trying(g, seat)):
        g.geas[seat] = 0


class WalkWhere(Question):
    """MS-10.2, MS-A23 Where the walk ends, or which gate is tried on the way."""

    clause: ClassVar[str] = "MS-10.2"
    steps: i64
    six: i64

    def __init__(self, seat: i64, steps: i64, six: i64) -> None:
        self.seat = seat
        self.steps = steps
        self.six = six

    def menu(self, g: Sword) -> Sequence[Option]:
        return menus.WALK_MENU

    def mask(self, g: Sword) -> i64:
        square = g.square[self.seat]
        if g.geas[self.seat] > 0:
            return driven(g, self.seat, square, self.steps)
        found = reach(g, self.seat, square, self.steps)
        if self.six == 1:
            for other in others_in_circle(square):
                found |= bit(other)
        return found

    def answered(self, g: Sword, index: i64) -> None:
        seat = self.seat
        if index >= SQUARES_IN_ALL:
            gate = index - SQUARES_IN_ALL
            taken = steps_to(g.square[seat], GATE_SQUARES[gate], self.steps)
            drop_friends(g, seat, path_to(g.square[seat], taken, GATE_SQUARES[gate]))
            put_on(g, seat, GATE_SQUARES[gate])
            try_gate(g, seat, gate, self.steps - taken - 1)
            check_hand(g, seat)
        else:
            on_foot = g.geas[seat] > 0 or has(reach(g, seat, g.square[seat], self.steps), index)
            arrive(g, seat, index, self.steps, on_foot)


def arrive(g: Sword, seat: i64, end: i64, steps: i64, on_foot: bool) -> None:
    """The walk ends; followers and friends left behind are seen to, then the landing."""
    from_square = g.square[seat]
    way = path_to(from_square, steps, end)
    drop_friends(g, seat, way)
    square = end
    if is_hero(g, seat, GIANT) and len(way) > 1 and not stands_alone(g, end, seat):
        g.then(StrideOn(seat, g.visits[seat], way[len(way) - 2]))
    put_on(g, seat, square)
    follow(g, from_square, square)
    wear_off(g, seat)
    if not (is_hero(g, seat, GIANT) and len(way) > 1 and not stands_alone(g, end, seat)):
        land(g, seat, on_foot)


def follow(g: Sword, from_square: i64, to: i64) -> None:
    """MS-A95 Ловкач comes along within the circle or downwards."""
    if g.follower == 0:
        return
    other = g.follower - 1
    g.follower = 0
    if alive(g, other) and g.square[other] == from_square and ring_start(to) <= ring_start(from_square) and to < BRIDGE:
        put_on(g, other, to)


def drop_friends(g: Sword, seat: i64, way: list[int]) -> None:
    """MS-A86 Friends that could not keep up stand that many steps back on the way."""
    for card in free_friends(g, seat):
        back = g.reserved[card] // 64
        if back > 0 and len(way) > 0:
            g.reserved[card] %= 64
            move_card(g, card, way[max(len(way) - 1 - back, 0)])


class StrideOn(Scene):
    """Гигант: the square is taken, so he may stride on."""

    before: i64

    def __init__(self, seat: i64, visit: i64, before: i64) -> None:
        self.seat = seat
        self.visit = visit
        self.before = before

    def play(self, g: Sword) -> None:
        g.then(LongStride(self.seat, self.before))


class LongStride(YesNo):
    """Гигант: go on in the same direction to the first square without another character?"""

    clause: ClassVar[str] = "MS-A22"
    before: i64

    def __init__(self, seat: i64, before: i64) -> None:
        self.seat = seat
        self.before = before

    def accepted(self, g: Sword) -> None:
        square = g.square[self.seat]
        direction: i64 = 1
        if along(square, -1) != self.before:
            direction = -1
        while not stands_alone(g, square, self.seat):
            square = along(square, direction)
        put_on(g, self.seat, square)
        land(g, self.seat, True)

    def declined(self, g: Sword) -> None:
        land(g, self.seat, True)
