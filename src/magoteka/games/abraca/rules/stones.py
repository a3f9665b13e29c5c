"""Stones that nobody has seen come out: AB-05, AB-06, AB-20."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.agenda import NATURE, Question
from magoteka.core.cards import all_but, kinds, pick
from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.games.abraca.box.components import FACE_UP_FOR_TWO, HAND, MAX_SEATS
from magoteka.games.abraca.messages import answers
from magoteka.games.abraca.messages.events import StoneDrawn, StoneTurnedUp
from magoteka.games.abraca.table.state import Abraca, empty_after, empty_place, put_up


class UnseenStone(Question):
    """Nature says which stone comes out of those that nobody has seen."""

    draws: ClassVar[bool] = True

    def __init__(self) -> None:
        self.seat = NATURE

    def menu(self, g: Abraca) -> Sequence[Option]:
        return answers.STONES

    def mask(self, g: Abraca) -> i64:
        return kinds(g.unseen)

    def weight(self, g: Abraca, index: i64) -> i64:
        return g.unseen[index]

    def sample(self, g: Abraca, rng: Rng) -> i64:
        return pick(g.unseen, rng, g.reserve + g.pool)


class TurnUp(UnseenStone):
    """AB-06 Stones of the reserve are put face up under their numbers."""

    clause: ClassVar[str] = "AB-06"
    left: i64

    def __init__(self, left: i64) -> None:
        self.seat = NATURE
        self.left = left

    def answered(self, g: Abraca, index: i64) -> None:
        g.unseen[index] -= 1
        g.reserve -= 1
        g.cast[index] += 1
        if g.listening:
            g.emit(StoneTurnedUp(index))
        if self.left > 1:
            g.then(TURN_UP[self.left - 1])


class DrawStone(UnseenStone):
    """AB-05, AB-20 The mage's places are filled from the reserve; all but the mage see the stones."""

    clause: ClassVar[str] = "AB-20"
    mage: i64

    def __init__(self, mage: i64) -> None:
        self.seat = NATURE
        self.mage = mage

    def knowers(self, g: Abraca) -> i64:
        return all_but(g.seats, self.mage)

    def answered(self, g: Abraca, index: i64) -> None:
        place = empty_place(g, self.mage)
        g.unseen[index] -= 1
        g.reserve -= 1
        put_up(g, place, index)
        if g.listening:
            g.emit(StoneDrawn(self.mage, place - self.mage * HAND, index))
        if g.reserve > 0 and empty_after(g, self.mage, place):
            g.ask_again()


def refill(g: Abraca, mage: i64) -> None:
    """AB-20 Up to five stones, as long as the reserve lasts."""
    if g.reserve > 0 and empty_place(g, mage) >= 0:
        g.then(DRAW_STONE[mage])


# The hottest steps are made once and shared: a step is a value.
DRAW_STONE: Final[vec[DrawStone]] = vec[DrawStone]([DrawStone(mage) for mage in range(MAX_SEATS)])
TURN_UP: Final[vec[TurnUp]] = vec[TurnUp]([TurnUp(left) for left in range(FACE_UP_FOR_TWO + 1)])
