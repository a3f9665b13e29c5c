"""Steps to give away: FB-60, FB-75."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core.agenda import Step
from magoteka.core.bits import bit, size
from magoteka.core.event import Option
from magoteka.games.fabled.box.components import STEPPE
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.rules.asking import Ask
from magoteka.games.fabled.rules.books import gain
from magoteka.games.fabled.rules.gifts import ChooseGift
from magoteka.games.fabled.rules.walking import walk
from magoteka.games.fabled.table.state import Fabled
from magoteka.games.fabled.table.where import walkers_on

STEP_GIFT: Final = 3  # in the menu of gifts


class Steps(Ask):
    """FB-60, FB-75 Give single steps to own volkhvs on the lands; what is left may be dropped beyond `least`."""

    clause: ClassVar[str] = "FB-75"
    why: ClassVar[str] = "no-such-step"
    left: i64
    least: i64
    lands: i64

    def __init__(self, seat: i64, left: i64, least: i64, lands: i64) -> None:
        self.seat = seat
        self.left = left
        self.least = least
        self.lands = lands

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.DONE_OR_WALK

    def mask(self, g: Fabled) -> i64:
        mask = walkers_on(g, self.seat, self.lands) << 1
        if self.least == 0 or mask == 0:
            mask |= 1
        return mask

    def answered(self, g: Fabled, index: i64) -> None:
        if index == 0:
            return
        if self.left > 1:
            g.then(MoreSteps(self.seat, self.left - 1, self.lands))
        walk(g, self.seat * g.crew + index - 1)


class MoreSteps(Step):
    """The steps that are left, once the one before is finished."""

    seat: i64
    left: i64
    lands: i64

    def __init__(self, seat: i64, left: i64, lands: i64) -> None:
        self.seat = seat
        self.left = left
        self.lands = lands

    def run(self, g: Fabled) -> None:
        steps(g, self.seat, self.left, 0, self.lands)


def steps(g: Fabled, seat: i64, left: i64, least: i64, lands: i64) -> None:
    """Up to so many steps, if anybody can take them."""
    if left > 0 and walkers_on(g, seat, lands) != 0:
        g.then(Steps(seat, left, least, lands))


def choose_step_gift(g: Fabled, seat: i64, conversions: i64, lands: i64) -> None:
    """A steppe book, so many conversions, or a step on the lands: ask if more than one of them is possible."""
    question = ChooseStepGift(seat, conversions, lands)
    if size(question.mask(g)) > 1:
        g.then(question)
    else:
        gain(g, seat, STEPPE, 1)


class ChooseStepGift(ChooseGift):
    """FB-105 A steppe book, so many conversions, or a step on one of the lands."""

    lands: i64

    def __init__(self, seat: i64, conversions: i64, lands: i64) -> None:
        super().__init__(seat, 1, conversions)
        self.lands = lands

    def mask(self, g: Fabled) -> i64:
        mask = super().mask(g)
        if walkers_on(g, self.seat, self.lands) != 0:
            mask |= bit(STEP_GIFT)
        return mask

    def answered(self, g: Fabled, index: i64) -> None:
        if index == STEP_GIFT:
            steps(g, self.seat, 1, 0, self.lands)
        else:
            super().answered(g, index)
