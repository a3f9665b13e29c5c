"""How likely each seat is to win from a table, by one look ahead; many of them make a chance with its error.

It knows no game. Where a game has a policy, the table is played on by it: to the end of the match, or of the chapter,
which the policy's value weighs; whoever looks further looks more slowly, and at more that has nothing to do with the
moment. Where it has none but can tell the chances from a board, that is asked, for an answer at the end of the turn.
"""

from __future__ import annotations

import hashlib
from math import sqrt
from typing import Protocol

from magoteka.bots.greedy import best_of
from magoteka.core.agenda import NATURE, Question, State
from magoteka.core.chance import Rng
from magoteka.core.game import Game

FAR = 400  # answers after which a turn is not followed any further


class Gauge(Protocol):
    """Looks ahead from a table."""

    doubt: float  # what one look more might add to the squares of all: where few end alike, the next may not
    lasting: float  # how much of a difference between two looks is left at the end of the match

    def standing(self, board: State) -> list[float] | None:
        """The chances of every seat at a table, where they are known without looking ahead."""

    def horizon(self, board: State) -> int:
        """How far a look from this table goes; those that are compared go equally far."""

    def shares(self, world: State, horizon: int, luck: Rng) -> list[float]:
        """What a look finds for each seat; the world is used up."""

    def answer(self, world: State, question: Question, luck: Rng) -> int:
        """The entry of the menu that the asked seat picks where nobody has decided otherwise."""


class Played:
    """Plays on by the game's policy."""

    doubt = 0.5
    lasting = 1.0

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.policy = game.mind.policy

    def standing(self, board: State) -> list[float] | None:
        return None

    def horizon(self, board: State) -> int:
        return int(self.policy.chapter(board))

    def shares(self, world: State, horizon: int, luck: Rng) -> list[float]:
        over = self.policy.play_on(world, horizon, luck)
        return won(self.game, world, self.seats) if over else self.policy.value(world)[: self.seats]

    def answer(self, world: State, question: Question, luck: Rng) -> int:
        return int(self.policy.answer(world, question, luck))


class Fitted:
    """Asks the game how a board stands; within a turn everyone does what looks best to him."""

    doubt = 0.005
    lasting = 0.8  # what was not done in this turn is often done in the next; docs/analysis.md

    def __init__(self, game: Game) -> None:
        self.game = game

    def standing(self, board: State) -> list[float] | None:
        return self.game.mind.value(board)

    def horizon(self, board: State) -> int:
        """Until the turn is over, whoever is asked in it."""
        return self.game.mind.horizon(board)

    def shares(self, world: State, horizon: int, luck: Rng) -> list[float]:
        for _ in range(FAR):
            question = world.asking()
            if question is None or self.game.mind.horizon(world) != horizon:
                break
            nature = question.seat == NATURE
            world.answer(question.sample(world, luck) if nature else self.answer(world, question, luck))
        found = self.game.mind.value(world)
        assert found is not None
        return found

    def answer(self, world: State, question: Question, luck: Rng) -> int:
        indices, menu = question.indices(world), question.menu(world)
        if len(indices) == 1:
            return indices[0]
        worth = self.game.mind.weigh(self.game.view(world, question.seat), [menu[index] for index in indices])
        return indices[best_of(worth, luck)]


def gauge_of(game: Game, seats: int) -> Gauge | None:
    """How looks ahead are made in a game; None where they cannot."""
    if game.mind.plays_on:
        return Played(game, seats)
    known = game.mind.value(game.new(seats, {}))
    return None if known is None else Fitted(game)


def won(game: Game, table: State, seats: int) -> list[float]:
    """Everybody's share of the victory at the end of a match."""
    winners = game.winners(table)
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


class Sample:
    """What looks have found, seat by seat: their mean, and how sure it is."""

    def __init__(self, seats: int) -> None:
        self.count = 0
        self.sums = [0.0] * seats
        self.squares = [0.0] * seats

    def add(self, values: list[float]) -> None:
        """One look more."""
        self.count += 1
        for seat, value in enumerate(values):
            self.sums[seat] += value
            self.squares[seat] += value * value

    def means(self) -> list[float]:
        """The mean by seat; 0 of nothing."""
        return [total / max(1, self.count) for total in self.sums]

    def spreads(self) -> list[float]:
        """The variance of one look by seat."""
        most = max(1, self.count - 1)
        both = zip(self.sums, self.squares, strict=True)
        return [max(0.0, square - total * total / max(1, self.count)) / most for total, square in both]

    def doubts(self) -> list[float]:
        """The variance of the mean by seat."""
        return [spread / max(1, self.count) for spread in self.spreads()]

    def errors(self) -> list[float]:
        """The standard error of the mean by seat."""
        return [sqrt(doubt) for doubt in self.doubts()]


def minus(left: list[float], right: list[float]) -> list[float]:
    """Seat by seat."""
    return [more - less for more, less in zip(left, right, strict=True)]


def seeded(*what: object) -> Rng:
    """A generator of its own for everything that is looked at: nothing depends on what was looked at before."""
    text = "/".join(map(str, what)).encode()
    return Rng(int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big"))
