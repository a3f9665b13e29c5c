"""The tables on which every game keeps the contract: each number of players, and each choice of each option."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from magoteka.core.agenda import State
from magoteka.core.chance import Rng
from magoteka.core.game import Game, Value
from magoteka.core.match import Match
from magoteka.core.problems import BadSeats, BadSetting
from magoteka.games import GAMES


@dataclass(frozen=True)
class Case:
    """A game, its players and its options."""

    game: Game
    seats: int
    settings: dict[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        options = "".join(f"-{key}={value}" for key, value in self.settings.items())
        return f"{self.game.name}-{self.seats}{options}"

    def table(self) -> State:
        return self.game.new(self.seats, self.settings)

    def match(self, seed: int) -> Match:
        return Match.new(self.game, self.seats, self.settings, Rng(seed))


def possible(case: Case) -> bool:
    """Whether the options can be had with so many players."""
    try:
        case.table()
    except (BadSetting, BadSeats):
        return False
    return True


def by_seats() -> list[Case]:
    """Every game with every number of players."""
    every = [Case(game, seats, dict(game.brisk)) for game in GAMES.values() for seats in sizes_of(game)]
    return [case for case in every if possible(case)]


def sizes_of(game: Game) -> range:
    """The numbers of players."""
    return range(game.least, game.most + 1)


def by_setting() -> list[Case]:
    """Every game with each option away from its default, at the first number of players that allows it.

    A choice with which a game need not end is for people: the law that games end is not asked of it.
    """
    return [case for game in GAMES.values() for case in settings_of(game)]


def settings_of(game: Game) -> Iterator[Case]:
    for setting in game.settings:
        for choice in setting.choices:
            if choice == setting.default or choice in setting.endless:
                continue
            tables = [Case(game, seats, {**game.brisk, setting.key: choice}) for seats in sizes_of(game)]
            yield from [case for case in tables if possible(case)][:1]


EVERY_GAME = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
EVERY_SIZE = pytest.mark.parametrize("case", by_seats(), ids=str)
EVERY_CASE = pytest.mark.parametrize("case", by_seats() + by_setting(), ids=str)


def play_on(match: Match, rng: Rng, answers: int = 10**9) -> None:
    """Answer at random, at most so many times."""
    while not match.over and answers > 0:
        waiting = match.waiting()
        seat = waiting[rng.below(len(waiting))]
        options = match.options(seat)
        match.submit(seat, options[rng.below(len(options))])
        answers -= 1


def finish(g: State, rng: Rng) -> None:
    """Play a table to its end."""
    g.playout(rng)


def tables_along_the_way(case: Case, seed: int, every: int) -> Iterator[State]:
    """Clones of a table at each `every`-th question of a random game, nature's questions included."""
    g = case.table()
    rng = Rng(seed)
    count = 0
    while (question := g.asking()) is not None:
        if count % every == 0:
            yield g.clone()
        g.answer(question.sample(g, rng))
        count += 1
