"""Bots that play any game of the house from what a player gets: a view and the options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.core.game import Game
from magoteka.core.problems import Problem

Bot: TypeAlias = Callable[[Game, Any, Sequence[Option], Rng], int]


class UnknownBot(Problem):
    """There is no bot of that level."""

    tag = "unknown-bot"
    sentence = "There is no bot called {level}; the bots are {known}."


def random_bot(game: Game, view: Any, options: Sequence[Option], rng: Rng) -> int:
    """Any option, each equally likely."""
    return rng.below(len(options))


def greedy_bot(game: Game, view: Any, options: Sequence[Option], rng: Rng) -> int:
    """The option that looks best one step ahead; equals are drawn by lot."""
    worth = game.rate(view, options)
    best = max(worth)
    equals = [index for index, value in enumerate(worth) if value == best]
    return equals[rng.below(len(equals))]


LEVELS: dict[str, Bot] = {"random": random_bot, "greedy": greedy_bot}


def bot_named(level: str) -> Bot:
    """The bot of that level."""
    if level not in LEVELS:
        raise UnknownBot(level=level, known=", ".join(LEVELS))
    return LEVELS[level]


def choose(game: Game, level: str, view: Any, options: Sequence[Option], rng: Rng) -> int:
    """The index of the option that a bot of that level picks."""
    return bot_named(level)(game, view, options, rng)
