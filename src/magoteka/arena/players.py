"""Players that lead matches to where laws are seldom tried; none of them knows a game by name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from magoteka.arena.coverage import Coverage
from magoteka.arena.laws import branch
from magoteka.bots import greedy
from magoteka.bots.chair import chair_at
from magoteka.core.agenda import Question, State
from magoteka.core.chance import Rng
from magoteka.core.event import Event, Option, seat_fields
from magoteka.core.game import Game
from magoteka.core.match import Match

AHEAD = 8  # options that somebody who tries them out looks at
WHIM = 4  # whoever has a mind answers one question in so many at random


@dataclass(frozen=True)
class Asked:
    """A question to a seat, as a player of the fuzzer meets it: he may look at the table itself."""

    match: Match
    seat: int
    question: Question
    indices: list[int]
    met: Coverage
    rng: Rng

    def option(self, index: int) -> Option:
        """An entry of the menu."""
        return self.question.menu(self.match.state)[index]

    def tried(self, index: int) -> State:
        """The table as an answer would leave it, with what would be told."""
        return branch(self.match.state, self.question, index)

    def drawn(self, indices: list[int]) -> int:
        """One of these by lot."""
        return indices[self.rng.below(len(indices))]

    def few(self) -> list[int]:
        """Some of the open entries, few enough to try all of them."""
        left = list(self.indices)
        return left if len(left) <= AHEAD else [left.pop(self.rng.below(len(left))) for _ in range(AHEAD)]


class Player(ABC):
    """A way to answer."""

    stubborn = False  # answers the same in the same position

    @abstractmethod
    def choose(self, asked: Asked) -> int:
        """The index of an open entry."""


class Careless(Player):
    """Any option."""

    def choose(self, asked: Asked) -> int:
        return asked.drawn(asked.indices)


class Whimsical(Player):
    """Mostly as another player, now and then at random."""

    def __init__(self, mind: Player) -> None:
        self.mind = mind

    def choose(self, asked: Asked) -> int:
        return asked.drawn(asked.indices) if asked.rng.below(WHIM) == 0 else self.mind.choose(asked)


class Greedy(Player):
    """What the greedy bot of the house answers."""

    def choose(self, asked: Asked) -> int:
        return asked.indices[greedy.choose(chair_at(asked.match, asked.seat, greedy.BOT, asked.rng))]


class Seldom(Player):
    """The kind of answer that was given least often to this kind of question: whoever can cast, casts."""

    def choose(self, asked: Asked) -> int:
        kinds = {index: (type(asked.question), type(asked.option(index))) for index in asked.indices}
        least = min(asked.met.given[kind] for kind in kinds.values())
        return asked.drawn([index for index, kind in kinds.items() if asked.met.given[kind] == least])


class Curious(Player):
    """Tries options out and takes one that shows something new."""

    def choose(self, asked: Asked) -> int:
        few = asked.few()
        worth = {index: asked.met.fresh(asked.tried(index).events) for index in few}
        best = max(worth.values())
        return asked.drawn([index for index in few if worth[index] == best])


class Meddler(Player):
    """Tries options out and takes one that tells most of others: thieves, duellists and casters of curses."""

    def choose(self, asked: Asked) -> int:
        few = asked.few()
        worth = {index: self.touched(asked, index) for index in few}
        best = max(worth.values())
        return asked.drawn([index for index in few if worth[index] == best])

    def touched(self, asked: Asked, index: int) -> int:
        """How many of the seats that an answer and its events name are not one's own."""
        named = seats_in(asked.option(index)) + [
            seat for event in asked.tried(index).events for seat in seats_in(event)
        ]
        return sum(seat != asked.seat for seat in named)


class First(Player):
    """Always the first open entry."""

    stubborn = True

    def choose(self, asked: Asked) -> int:
        return asked.indices[0]


class Last(Player):
    """Always the last open entry."""

    stubborn = True

    def choose(self, asked: Asked) -> int:
        return asked.indices[-1]


class Taste(Player):
    """Prefers kinds of answers, or answers, in an order drawn once."""

    stubborn = True

    def __init__(self, rng: Rng, by_kind: bool) -> None:
        self.rng = rng
        self.by_kind = by_kind
        self.ranks: dict[object, int] = {}

    def choose(self, asked: Asked) -> int:
        return max(asked.indices, key=lambda index: self.rank(asked.option(index)))

    def rank(self, option: Option) -> int:
        """How much an answer is liked."""
        key = type(option) if self.by_kind else option
        if key not in self.ranks:
            self.ranks[key] = int(self.rng.word())
        return self.ranks[key]


class Fond(Player):
    """Prefers one kind of answer wherever it is open, otherwise the first."""

    stubborn = True

    def __init__(self, kind: type[Option]) -> None:
        self.kind = kind

    def choose(self, asked: Asked) -> int:
        liked = [index for index in asked.indices if type(asked.option(index)) is self.kind]
        return (liked or asked.indices)[0]


def seats_in(said: Event | Option) -> list[int]:
    """The seats that an event or an answer names."""
    kind: Any = type(said)
    values = [getattr(said, field) for field in seat_fields(kind)]
    several = [list(value) if isinstance(value, tuple) else [value] for value in values]
    return [seat for seats in several for seat in seats if seat is not None]


def any_player(rng: Rng, game: Game) -> Player:
    """One of the players, by lot."""
    match rng.below(10):
        case 0:
            return Careless()
        case 1 | 2:
            return Whimsical(Greedy())
        case 3 | 4:
            return Whimsical(Seldom())
        case 5:
            return Whimsical(Curious())
        case 6:
            return Whimsical(Meddler())
        case 7:
            return Seldom()
        case _:
            return stubborn_player(rng, game)


def stubborn_player(rng: Rng, game: Game) -> Player:
    """A player that always prefers the same answer, by lot."""
    kind = rng.below(6)
    if kind > 3:
        kinds = [row.kind for row in game.codec.by_kind.values() if issubclass(row.kind, Option)]
        return Fond(kinds[rng.below(len(kinds))])
    if kind == 0:
        return First()
    if kind == 1:
        return Last()
    return Taste(Rng(rng.word()), by_kind=kind == 2)
