"""Bots that play any game of the house from a chair at its table: one file a bot, and here their list."""

from __future__ import annotations

from magoteka.bots import greedy, kind, random, search
from magoteka.bots.chair import Bot
from magoteka.bots.problems import UnknownBot
from magoteka.core.game import Game
from magoteka.core.policy import BLIND

LEVELS: dict[str, Bot] = {  # from weak to strong
    "random": random.BOT,
    "kind": kind.BOT,
    "greedy": greedy.BOT,
    "search": search.BOT,
}
FIRST = "kind"  # who sits down where nobody says how strong: somebody whom a newcomer beats every other time


def bot_named(level: str) -> Bot:
    """The bot of that level."""
    if level not in LEVELS:
        raise UnknownBot(level=level, known=", ".join(LEVELS))
    return LEVELS[level]


def levels_of(game: Game) -> tuple[str, ...]:
    """The levels that a game has, from weak to strong: to look ahead pays only where a game has a policy for it."""
    return tuple(level for level in LEVELS if level != "search" or game.policy is not BLIND)
