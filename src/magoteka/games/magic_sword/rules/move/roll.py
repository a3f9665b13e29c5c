"""The movement roll: MS-10.2, MS-A17 T3 and T4, MS-A22, MS-A86, MS-A95."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from magoteka.core.agenda import Question
from magoteka.core.bits import full
from magoteka.core.event import Option, Refusal
from magoteka.games.magic_sword.box.names import C_NOON_WRAITH, C_SWIFT_STEED, C_TROIKA, KOBOLD, TRICKSTER
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.rules.battle.foes import rides
from magoteka.games.magic_sword.rules.character.cards import free_friends, has_friend, item_named
from magoteka.games.magic_sword.rules.character.figure import alive, is_hero
from magoteka.games.magic_sword.rules.dice import throw
from magoteka.games.magic_sword.rules.move.ends import wear_off
from magoteka.games.magic_sword.rules.move.gates import walk_where
from magoteka.games.magic_sword.rules.shapes import Scene, YesNo
from magoteka.games.magic_sword.rules.spells.casting import ask_all
from magoteka.games.magic_sword.rules.spells.windows import WR
from magoteka.games.magic_sword.table.state import NOBODY, MagicSword

RESERVED_FOR: Final = 2  # own turns in which left friends wait


@mypyc_attr(free_list_len=1)
class MovementRoll(Scene):
    """MS-10.2a, MS-A22 The movement roll, unless the speed is fixed to one."""

    def play(self, g: MagicSword) -> None:
        seat = self.seat
        if g.slow[seat] > 0 or has_friend(g, seat, C_NOON_WRAITH):
            g.stride = 0  # MS-A69 no throw, nothing to double
            g.then(Steps(seat, self.visit, 1, 0))
        elif rides(g, seat):
            g.then(TwoDice(seat, self.visit))
        else:
            throw(g, seat, 1, Rolled(seat, self.visit, 1))
        ask_follower(g, seat)


def ask_follower(g: MagicSword, seat: i64) -> None:
    """MS-A95 The Trickster, standing with the walker, declares whether he follows."""
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
    """The Pygmy with a mount: throw two dice?"""

    clause: ClassVar[str] = "MS-A22"
    visit: i64

    def __init__(self, seat: i64, visit: i64) -> None:
        self.seat = seat
        self.visit = visit

    def accepted(self, g: MagicSword) -> None:
        throw(g, self.seat, 2, Rolled(self.seat, self.visit, 2))

    def declined(self, g: MagicSword) -> None:
        throw(g, self.seat, 1, Rolled(self.seat, self.visit, 1))


class Follow(YesNo):
    """MS-A95 The Trickster: follow the walker?"""

    clause: ClassVar[str] = "MS-A95"

    def accepted(self, g: MagicSword) -> None:
        g.follower = self.seat + 1


@mypyc_attr(free_list_len=1)
class Rolled(Scene):
    """MS-A17 T3 The roll is known: the window WR, then the bonuses."""

    dice: i64

    def __init__(self, seat: i64, visit: i64, dice: i64) -> None:
        self.seat = seat
        self.visit = visit
        self.dice = dice

    def play(self, g: MagicSword) -> None:
        six: i64 = 0
        if self.dice == 1 and g.rolled == 6 and is_hero(g, self.seat, KOBOLD):
            six = 1
        g.then(Bonuses(self.seat, self.visit, g.rolled, six))
        ask_all(g, WR, self.seat, NOBODY)


@mypyc_attr(free_list_len=1)
class Bonuses(Scene):
    """MS-A22 The roll is doubled by the Formula of Space; the Troika and the steed add what one likes."""

    roll: i64
    six: i64

    def __init__(self, seat: i64, visit: i64, roll: i64, six: i64) -> None:
        self.seat = seat
        self.visit = visit
        self.roll = roll
        self.six = six

    def play(self, g: MagicSword) -> None:
        steps = self.roll * (1 + g.stride)
        g.stride = 0
        troika = item_named(g, self.seat, C_TROIKA) != NOBODY
        steed = item_named(g, self.seat, C_SWIFT_STEED) != NOBODY
        if troika or steed:
            g.then(MoveBonus(self.seat, self.visit, steps, 1 if troika else 0, 3 if steed else 0, self.six))
        else:
            g.then(Steps(self.seat, self.visit, steps, self.six))


class MoveBonus(Question):
    """MS-A22 How many squares further: one by the Troika, up to three by the Swift Steed."""

    clause: ClassVar[str] = "MS-A22"
    visit: i64
    steps: i64
    troika: i64
    steed: i64
    six: i64  # the Kobold's natural six holds whatever is added to it

    def __init__(self, seat: i64, visit: i64, steps: i64, troika: i64, steed: i64, six: i64) -> None:
        self.seat = seat
        self.visit = visit
        self.steps = steps
        self.troika = troika
        self.steed = steed
        self.six = six

    def menu(self, g: MagicSword) -> Sequence[Option]:
        return menus.NUMBER_MENU

    def refusal(self, g: MagicSword, index: i64) -> Refusal:
        return Refusal(self.clause, "move-bonus")

    def mask(self, g: MagicSword) -> i64:
        return full(self.troika + self.steed + 1)

    def answered(self, g: MagicSword, index: i64) -> None:
        hurried = max(index - self.troika, 0)
        g.then(Steps(self.seat, self.visit, self.steps + index, self.six))
        if hurried > 0 and free_friends(g, self.seat):
            g.then(LeaveFriends(self.seat, self.visit, hurried))


class LeaveFriends(Scene):
    """MS-A86 The friends of a hurrying rider stay behind; they wait for him."""

    back: i64

    def __init__(self, seat: i64, visit: i64, back: i64) -> None:
        self.seat = seat
        self.visit = visit
        self.back = back

    def play(self, g: MagicSword) -> None:
        for card in free_friends(g, self.seat):
            g.reserved[card] = self.seat + 1 + 8 * RESERVED_FOR + 64 * self.back


@mypyc_attr(free_list_len=1)
class Steps(Scene):
    """MS-10.2a Exactly so many steps: the ends of the walk are offered."""

    steps: i64
    six: i64

    def __init__(self, seat: i64, visit: i64, steps: i64, six: i64) -> None:
        self.seat = seat
        self.visit = visit
        self.steps = steps
        self.six = six

    def play(self, g: MagicSword) -> None:
        wear_off(g, self.seat)
        walk_where(g, self.seat, self.steps, self.six)
