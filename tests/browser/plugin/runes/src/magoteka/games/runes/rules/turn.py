"""A turn: RN-02 to RN-05."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.agenda import NATURE, Question, Step
from magoteka.core.bits import bit, members
from magoteka.core.cards import kinds, only, pick, total
from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.games.runes.messages import answers
from magoteka.games.runes.messages.events import MatchEnded, StoneDrawn, StoneKept, StoneThrown
from magoteka.games.runes.table.state import Runes, empty_place, sum_of


class NextTurn(Step):
    """RN-02, RN-04, RN-05 The next player who has not kept enough moves, if there is a stone to draw."""

    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: Runes) -> None:
        step: i64
        for step in range(g.seats):
            seat = (self.seat + step) % g.seats
            if empty_place(g, seat) >= 0 and total(g.bag) > 0:
                g.turn = seat
                g.then2(Draw(), KeepOrThrow(seat))
                return
        finish(g)


class Draw(Question):
    """RN-02 Nature says which stone is drawn; only the player to move sees it."""

    clause: ClassVar[str] = "RN-02"
    draws: ClassVar[bool] = True

    def __init__(self) -> None:
        self.seat = NATURE

    def menu(self, g: Runes) -> Sequence[Option]:
        return answers.STONES

    def mask(self, g: Runes) -> i64:
        return kinds(g.bag)

    def weight(self, g: Runes, index: i64) -> i64:
        return g.bag[index]

    def sample(self, g: Runes, rng: Rng) -> i64:
        return pick(g.bag, rng, total(g.bag))

    def knowers(self, g: Runes) -> i64:
        return only(g.turn)

    def answered(self, g: Runes, index: i64) -> None:
        g.bag[index] -= 1
        g.drawn = index
        if g.listening:
            g.emit(StoneDrawn(g.turn, index))


class KeepOrThrow(Question):
    """RN-03 Keep the stone, or throw it away for all to see."""

    clause: ClassVar[str] = "RN-03"

    def menu(self, g: Runes) -> Sequence[Option]:
        return answers.CHOICES

    def mask(self, g: Runes) -> i64:
        return 3

    def answered(self, g: Runes, index: i64) -> None:
        number = g.drawn
        g.drawn = 0
        if index == 0:
            g.kept[empty_place(g, self.seat)] = number
            if g.listening:
                g.emit(StoneKept(self.seat, number))
        else:
            g.thrown[number] += 1
            if g.listening:
                g.emit(StoneThrown(self.seat, number))
        g.then(NextTurn(self.seat + 1))


def finish(g: Runes) -> None:
    """RN-05 The highest sum wins; equal sums share the victory."""
    best: i64 = -1
    seat: i64
    for seat in range(g.seats):
        if sum_of(g, seat) > best:
            best = sum_of(g, seat)
            g.winners = 0
        if sum_of(g, seat) == best:
            g.winners |= bit(seat)
    if g.listening:
        sums = tuple([int(sum_of(g, seat)) for seat in range(g.seats)])
        stones = tuple([stones_of(g, seat) for seat in range(g.seats)])
        g.emit(MatchEnded(tuple(members(g.winners)), sums, stones))


def stones_of(g: Runes, seat: i64) -> tuple[int, ...]:
    """RN-05 The stones that a player has kept."""
    hand = g.variants.hand
    return tuple([int(g.kept[place]) for place in range(seat * hand, (seat + 1) * hand) if g.kept[place] != 0])
