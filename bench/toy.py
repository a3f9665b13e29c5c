"""The toy game of the load test, the same as in `boardgame.mjs`: two seats in turn add one, two or three, for ever.

Its classes are plain Python, so it runs on the interpreted rules only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from magoteka.core.agenda import Question, State
from magoteka.core.codec import Codec
from magoteka.core.event import Event, Option
from magoteka.core.game import Game


@dataclass(frozen=True)
class Add(Option):
    number: int


@dataclass(frozen=True)
class Added(Event):
    seat: int
    number: int


@dataclass(frozen=True)
class CountView:
    total: int
    turn: int


ADDS = tuple(Add(number) for number in (1, 2, 3))


class Count(State):
    def __init__(self) -> None:
        super().__init__()
        self.total = 0
        self.turn = 0

    def clone(self) -> Count:
        other = Count()
        other.total, other.turn = self.total, self.turn
        other.agenda, other.depth = self.agenda[:], self.depth
        return other


class Turn(Question):
    """CT-01 Add one, two or three."""

    clause = "CT-01"

    def menu(self, g: Count) -> Sequence[Option]:
        return ADDS

    def mask(self, g: Count) -> int:
        return 7

    def answered(self, g: Count, index: int) -> None:
        g.total += ADDS[index].number
        g.turn = 1 - self.seat
        g.emit(Added(self.seat, ADDS[index].number))
        g.then(Turn(1 - self.seat))


class CountGame(Game):
    name = "count"
    prefix = "CT"
    ruleset = 1
    least = most = 2
    settings = ()
    codec = Codec([Turn, Add, Added, CountView])
    turn_clause = "CT-01"
    max_answers = 10**9

    def begin(self, seats: int, settings: Any) -> Count:
        g = Count()
        g.then(Turn(0))
        return g

    def view(self, g: Count, seat: int | None) -> CountView:
        return CountView(g.total, g.turn)

    def redeal(self, g: Count, seat: int, rng: Any) -> Count:
        return g.clone()

    def winners(self, g: Count) -> tuple[int, ...]:
        return ()


COUNT = CountGame()
