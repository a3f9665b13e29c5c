"""The draft of allies: FB-135, FB-136."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.agenda import NATURE, Question, Step
from magoteka.core.bits import bit
from magoteka.core.event import Option
from magoteka.games.fabled.box.components import ALLIES, DRAFT
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.messages.events import AllyDrafted, AllyShown
from magoteka.games.fabled.rules.allies import join
from magoteka.games.fabled.rules.asking import AskAlly
from magoteka.games.fabled.table.state import Fabled
from magoteka.games.fabled.table.where import seat_at


class DraftRound(Step):
    """FB-135 As many allies as players are laid open and picked, there and back, four times."""

    number: i64

    def __init__(self, number: i64) -> None:
        self.number = number

    def run(self, g: Fabled) -> None:
        if self.number == DRAFT:
            open_first_allies(g)
            return
        g.then(DraftRound(self.number + 1))
        rank: i64
        for rank in range(g.seats):
            if self.number % 2 == 0:
                g.then(DraftAlly(seat_at(g, g.seats - 1 - rank)))
            else:
                g.then(DraftAlly(seat_at(g, rank)))
        g.then(ShowAlly(g.seats))


def open_first_allies(g: Fabled) -> None:
    """FB-136, FB-A87 Each player opens one of the four as the first ally."""
    rank: i64
    for rank in range(g.seats):
        g.then(OpenDrafted(seat_at(g, g.seats - 1 - rank)))


class AllyDraw(Question):
    """Nature says which ally of the deck comes next."""

    draws: ClassVar[bool] = True
    left: i64  # how many are drawn, this one included

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.ALLY_DRAWS

    def mask(self, g: Fabled) -> i64:
        return g.ally_deck


class ShowAlly(AllyDraw):
    """FB-135 Nature lays an ally open for the draft."""

    clause: ClassVar[str] = "FB-135"

    def __init__(self, left: i64) -> None:
        self.seat = NATURE
        self.left = left

    def answered(self, g: Fabled, index: i64) -> None:
        g.ally_deck &= ~bit(index)
        g.market |= bit(index)
        if g.listening:
            g.emit(AllyShown(ALLIES[index]))
        if self.left > 1:
            g.then(ShowAlly(self.left - 1))


class DraftAlly(AskAlly):
    """FB-135 Pick one of the allies laid open."""

    clause: ClassVar[str] = "FB-135"

    def mask(self, g: Fabled) -> i64:
        return g.market

    def answered(self, g: Fabled, index: i64) -> None:
        g.market &= ~bit(index)
        g.drafted[self.seat] |= bit(index)
        if g.listening:
            g.emit(AllyDrafted(int(self.seat), ALLIES[index]))


class OpenDrafted(AskAlly):
    """FB-136 The new ally is one of the drafted ones."""

    clause: ClassVar[str] = "FB-136"

    def mask(self, g: Fabled) -> i64:
        return g.drafted[self.seat]

    def answered(self, g: Fabled, index: i64) -> None:
        g.drafted[self.seat] &= ~bit(index)
        join(g, self.seat, index)
