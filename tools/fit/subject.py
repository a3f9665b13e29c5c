"""What is fitted of a game: how a policy plays with numbers, and what of a table tells who will win."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from magoteka.core.chance import Rng
from magoteka.core.game import Game
from tools.fit.climb import Numbers, Play

Rows = list[list[float]]


@dataclass(frozen=True)
class Policy:
    """The numbers by which a policy chooses, and a match in which each seat has its own."""

    play: Play
    numbers: Callable[[int], Numbers]  # those in use, for so many seats
    spread: Callable[[Numbers], Numbers]
    told: Callable[[Numbers], str]  # as they go into the file that holds them
    trials: int  # matches of the new numbers against the old ones
    shares: bool = True  # what a seat gets of a match is its share of the victory


class Moment(NamedTuple):
    """What the seats had at a moment of a match, and each one's share of the victory."""

    match: int
    seats: Rows
    shares: list[float]


@dataclass(frozen=True)
class Value:
    """Moments of a match, in rows of features."""

    moments: Callable[[int, int], list[Moment]]  # for so many seats (0: any number of them), of this seed
    alone: bool = False  # one row against nothing: a Trial


def pick(rng: Rng, choices: Sequence[Any]) -> Any:
    """One of them."""
    return choices[rng.below(len(choices))]


def shares_of(game: Game, g: Any, seats: int) -> list[float]:
    """The victory, shared among those who won."""
    won = game.winners(g)
    return [float(seat in won) / len(won) for seat in range(seats)]


def play_on(g: Any, policies: Sequence[Any], rng: Rng) -> None:
    """To the end of the match, each seat by its policy."""
    while (question := g.asking()) is not None:
        thinks = question.seat >= 0
        g.answer(policies[question.seat].answer(g, question, rng) if thinks else question.sample(g, rng))
