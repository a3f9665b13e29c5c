"""Dice: MS-0.5, MS-A98. A throw leaves its sum in `rolled` for the step beneath."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from magoteka.core.agenda import NATURE, Question, Step
from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.games.magic_sword.box.names import DWARF, PRIEST
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.messages.answers import DieRolled
from magoteka.games.magic_sword.messages.events import DiceThrown
from magoteka.games.magic_sword.rules.shapes import YesNo
from magoteka.games.magic_sword.table.state import MagicSword

PLAIN: Final = 0
PRAYER: Final = 1


@mypyc_attr(free_list_len=1)
class Throw(Question):
    """MS-0.5 One die after another; several dice are added."""

    clause: ClassVar[str] = "MS-0.5"
    roller: i64
    dice: i64
    left: i64
    faces: i64  # what has fallen so far, three bits a die
    purpose: i64
    again: i64

    def __init__(self, roller: i64, dice: i64, left: i64, faces: i64, purpose: i64, again: i64) -> None:
        self.seat = NATURE
        self.roller = roller
        self.dice = dice
        self.left = left
        self.faces = faces
        self.purpose = purpose
        self.again = again

    def menu(self, g: MagicSword) -> Sequence[Option]:
        return menus.ROLLS

    def mask(self, g: MagicSword) -> i64:
        return 126

    def sample(self, g: MagicSword, rng: Rng) -> i64:
        return 1 + rng.below(6)

    def further(self) -> i64:
        return self.left - 1

    def result(self, g: MagicSword, index: i64) -> Option:
        return DieRolled(int(sum_of(self.faces * 8 + index)))

    def answered(self, g: MagicSword, index: i64) -> None:
        faces = self.faces * 8 + index
        if self.left > 1:
            g.then(Throw(self.roller, self.dice, self.left - 1, faces, self.purpose, self.again))
            return
        g.rolled = sum_of(faces)
        if g.listening:
            g.emit(DiceThrown(None if self.roller < 0 else self.roller, g.rolled, self.dice, shown(faces)))
        if self.again == 0 and may_repeat(g, self.roller, self.purpose):
            g.then(Reroll(self.roller, self.dice, self.purpose))


def sum_of(faces: i64) -> i64:
    """The sum of what has fallen."""
    total: i64 = 0
    while faces > 0:
        total += faces % 8
        faces //= 8
    return total


def shown(faces: i64) -> tuple[int, ...]:
    """Each die by itself, in the order in which they fell."""
    found: list[int] = []
    while faces > 0:
        found.append(faces % 8)
        faces //= 8
    return tuple(reversed(found))


def may_repeat(g: MagicSword, roller: i64, purpose: i64) -> bool:
    """MS-A98 The Dwarf repeats any throw of his; MS-A76 the Priest repeats a prayer."""
    if roller < 0:
        return False
    return g.hero[roller] == DWARF or (g.hero[roller] == PRIEST and purpose == PRAYER)


class Reroll(YesNo):
    """MS-A98 The throw may be repeated once; the second stands."""

    clause: ClassVar[str] = "MS-A98"
    stands: ClassVar[int] = 0
    dice: i64
    purpose: i64

    def __init__(self, seat: i64, dice: i64, purpose: i64) -> None:
        self.seat = seat
        self.dice = dice
        self.purpose = purpose

    def accepted(self, g: MagicSword) -> None:
        g.then(Throw(self.seat, self.dice, self.dice, 0, self.purpose, 1))


def throw(g: MagicSword, roller: i64, dice: i64, reader: Step) -> None:
    """Throw, then let the reader look at the sum."""
    g.then2(Throw(roller, dice, dice, 0, PLAIN, 0), reader)
