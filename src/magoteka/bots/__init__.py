"""Bots that play any game of the house from a chair at its table: one file a bot, and here their list."""

from __future__ import annotations

from magoteka.bots import greedy, kind, random
from magoteka.bots.chair import Bot
from magoteka.bots.problems import UnknownBot

LEVELS: dict[str, Bot] = {"random": random.BOT, "kind": kind.BOT, "greedy": greedy.BOT}  # from weak to strong
FIRST = "kind"  # who sits down where nobody says how strong: somebody whom a newcomer beats every other time


def bot_named(level: str) -> Bot:
    """The bot of that level."""
    if level not in LEVELS:
        raise UnknownBot(level=level, known=", ".join(LEVELS))
    return LEVELS[level]
