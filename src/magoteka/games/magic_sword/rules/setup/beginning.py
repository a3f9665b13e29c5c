"""The game begins: MS-0.6 to MS-0.9."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.agenda import NATURE, Question, Step
from magoteka.core.bits import full
from magoteka.core.event import Option
from magoteka.games.magic_sword.box.names import EXECUTIONER
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.rules.character.figure import is_hero
from magoteka.games.magic_sword.rules.setup.arrival import ChooseAlignment, Rebirth
from magoteka.games.magic_sword.rules.turn.round import NextTurn
from magoteka.games.magic_sword.table.state import NOBODY, MagicSword


class SetUp(Step):
    """MS-0.6 … MS-0.9 Everybody gets a character; then somebody begins, agreed on or drawn by lot."""

    first: i64  # the agreed seat, −1 the lot

    def __init__(self, first: i64) -> None:
        self.first = first

    def run(self, g: MagicSword) -> None:
        beginning: Step = FirstPlayer() if self.first == NOBODY else BeginFrom(self.first)
        g.then2(AskAlignments(), beginning)
        seat: i64
        for seat in range(g.seats - 1, -1, -1):
            g.then(Rebirth(seat))


class AskAlignments(Step):
    """The Executioner chooses his alignment when all others have their characters."""

    def run(self, g: MagicSword) -> None:
        seat: i64
        for seat in range(g.seats):
            if is_hero(g, seat, EXECUTIONER):
                g.then(ChooseAlignment(seat))


class FirstPlayer(Question):
    """MS-0.9 The first player is drawn by lot."""

    draws: ClassVar[bool] = True
    clause: ClassVar[str] = "MS-0.9"

    def __init__(self) -> None:
        self.seat = NATURE

    def menu(self, g: MagicSword) -> Sequence[Option]:
        return menus.LOTS

    def mask(self, g: MagicSword) -> i64:
        return full(g.seats)

    def answered(self, g: MagicSword, index: i64) -> None:
        g.then(BeginFrom(index))


class BeginFrom(Step):
    """MS-0.9 The first player is known, and the turns begin."""

    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: MagicSword) -> None:
        g.start_place = self.seat
        g.place = (self.seat + g.seats - 1) % g.seats
        g.then(NextTurn())
