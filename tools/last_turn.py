"""The last turn of a match, looked at whole: what each table of it is worth to the seat whose turn it is.

It knows no game. Every table is looked at that can follow before the turn is over; nature answers as likely as it is, a
single rival as is worst for the seat. Where a match goes on, or one of several rivals decides, only bounds are known.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from magoteka.core.agenda import NATURE, Question, State
from magoteka.core.chance import Rng
from magoteka.core.game import Game

ALIKE = 1e-9
SWEEPS = 200  # after which values that still move are called unknown
REDEALT = 3  # worlds in which a table must be the same for nothing to be hidden in it


class Worth(NamedTuple):
    """The least and the most that a table can be worth to the seat."""

    least: float
    most: float

    @property
    def exact(self) -> bool:
        """Whether it is known."""
        return self.most - self.least < ALIKE


class Branch(NamedTuple):
    """A table of the turn: who is asked, where nobody is what it is worth, and where each answer leads."""

    seat: int | None
    worth: Worth
    ways: tuple[tuple[float, int], ...] = ()  # how likely nature answers so, and the number of the table


class LastTurn:
    """All tables that can follow from one in its turn; `known` where there are no more than so many."""

    def __init__(self, game: Game, table: Any, seat: int, most: int) -> None:
        self.game = game
        self.seat = seat
        self.seats: int = table.seats
        self.numbers: dict[str, int] = {}
        self.branches: list[Branch] = []
        self.worths: list[Worth] = []
        self.known = self.grown(table.clone(), most) and self.settles()

    def grown(self, table: State, most: int) -> bool:
        """Whether all tables that follow were looked at."""
        table.listening = False
        horizon, tables = self.game.mind.horizon(table), [table]
        self.numbers[self.picture(table)] = 0
        for table in tables:
            question = table.asking()
            if question is None or self.game.mind.horizon(table) != horizon:
                self.branches.append(Branch(None, self.ended(table, question)))
                continue
            indices = question.indices(table)
            weights = [float(question.weight(table, at)) if question.seat == NATURE else 1.0 for at in indices]
            ways = []
            for at, weight in zip(indices, weights, strict=True):
                after = table.clone()
                after.answer(at)
                number = self.numbers.setdefault(self.picture(after), len(tables))
                if number == len(tables):
                    tables.append(after)
                ways.append((weight / sum(weights), number))
            rivals = question.seat not in (NATURE, self.seat) and self.seats > 2
            self.branches.append(Branch(MANY if rivals else question.seat, Worth(0.0, 1.0), tuple(ways)))
            if len(tables) > most:
                return False
        return True

    def ended(self, table: State, question: Question | None) -> Worth:
        """What a table is worth with which the turn is over; anything, where the match is not."""
        if question is not None:
            return Worth(0.0, 1.0)
        winners = self.game.winners(table)
        share = 1 / len(winners) if self.seat in winners else 0.0
        return Worth(share, share)

    def picture(self, table: State) -> str:
        """By which a table is known again when its next question stands."""
        table.asking()
        return str(self.game.dump_state(table))

    def settles(self) -> bool:
        """Whether the worths come to rest; from nothing upwards, so that going round in circles wins nothing."""
        nothing = Worth(0.0, 0.0)
        self.worths = [nothing if branch.ways else branch.worth for branch in self.branches]
        for _ in range(SWEEPS):
            moved = 0.0
            for number in range(len(self.branches) - 1, -1, -1):
                worth = self.worth(self.branches[number])
                moved = max(moved, worth.most - self.worths[number].most, worth.least - self.worths[number].least)
                self.worths[number] = worth
            if moved <= ALIKE:
                return True
        return False

    def worth(self, branch: Branch) -> Worth:
        """What a table is worth by what follows."""
        if branch.seat is None:
            return branch.worth
        after = [self.worths[number] for _, number in branch.ways]
        least, most = [one.least for one in after], [one.most for one in after]
        if branch.seat == NATURE:
            chances = [chance for chance, _ in branch.ways]
            return Worth(*(sum(map(float.__mul__, chances, values)) for values in (least, most)))
        if branch.seat == self.seat:
            return Worth(max(least), max(most))
        return Worth(min(least), max(most) if branch.seat == MANY else min(most))

    def answers(self, table: State) -> list[Worth]:
        """What each open answer of one of the tables is worth."""
        return [self.worths[number] for _, number in self.branches[self.numbers[self.picture(table)]].ways]


MANY = -9  # one of several rivals is asked: who knows what he wants


def open_to(game: Game, table: State, seat: int) -> bool:
    """Whether nothing of a table is hidden from a seat."""
    laid = str(game.dump_state(table))
    return all(str(game.dump_state(game.redeal(table, seat, Rng(luck)))) == laid for luck in range(REDEALT))


def crossroads(turn: LastTurn, table: State, luck: Rng, lead: float, widest: range) -> Iterator[list[int]]:
    """Ways of best answers to tables where one answer alone is best, by so much, the nearest first.

    A way is the entries of the menus that are answered on it, nature's by luck.
    """
    waiting: list[tuple[State, list[int]]] = [(table, [])]
    seen: set[int] = set()
    for table, way in waiting:
        number = turn.numbers.get(turn.picture(table), -1)
        question = table.asking()
        if question is None or number in seen or number < 0 or turn.worths[number].least < lead:
            continue
        seen.add(number)
        worths, indices = turn.answers(table), question.indices(table)
        best = max(worths)
        if question.seat == NATURE:
            going = [question.sample(table, luck)]
        elif question.seat != turn.seat:
            continue
        else:
            going = [at for at, worth in zip(indices, worths, strict=True) if worth.least > best.least - ALIKE]
            if len(indices) in widest and sum(worth.most > best.least - lead for worth in worths) == 1:
                yield way
        for at in going:
            after = table.clone()
            after.answer(at)
            waiting.append((after, [*way, at]))
