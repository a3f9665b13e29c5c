"""Bots think in processes of their own, each in a chair that has travelled there: what a player gets, and luck."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from operator import index
from typing import Any, SupportsIndex

from magoteka.bots import LEVELS, bot_named
from magoteka.bots.advice import Advice, advise
from magoteka.bots.chair import Chair, Needs, Packed, unpacked
from magoteka.core.chance import Rng, SecretRng
from magoteka.core.game import Game
from magoteka.games import game_named
from magoteka.server.crew import Crew

POLITE = 10  # bots let people go first
PATIENCE = 20.0  # seconds of thinking; a bot that is slower answers at random
ADVICE = 60.0  # seconds for a hint: nobody else waits for it, and a busy house is slow, not wrong


class BotFailed(Exception):
    """What a bot threw, as text: no class of another package comes into the server, and no call to leave it."""


def think(level: str, packed: Packed) -> int:
    """Runs in a bot's process."""
    try:
        return checked(bot_named(level).choose(unpacked(game_named(packed.game), packed)), len(packed.options))
    except BaseException as error:
        raise BotFailed("".join(traceback.format_exception(error))) from None


def checked(choice: SupportsIndex, options: int) -> int:
    """The choice, if it is one: a list would take a number below zero too."""
    if not 0 <= index(choice) < options:
        raise ValueError(f"choose returned {choice}, which is not the index of one of {options} options")
    return index(choice)


def needs_of(level: str) -> Needs:
    """Runs in a bot's process, where its class is loaded; one from outside uses the same in every game."""
    try:
        bot = bot_named(level)
        return Needs(bot.remembers, bot.imagines)
    except BaseException as error:
        raise BotFailed("".join(traceback.format_exception(error))) from None


def ponder(packed: Packed) -> Advice:
    """Runs in a bot's process."""
    return advise(unpacked(game_named(packed.game), packed))


class BotWorkers(Crew):
    """A few spawned processes that think for all tables, each for one bot at a time."""

    def __init__(self, processes: int, mind: int | None = None, home: Callable[[str], str] = str) -> None:
        super().__init__(processes, POLITE, home)
        self.mind = mind
        self.known: dict[str, Needs] = {}  # of bots from outside

    def luck(self, moment: int) -> Rng:
        """What a bot that wavers decides by: with a seed, the same at the same moment of a table."""
        return SecretRng() if self.mind is None else Rng(self.mind + moment)

    async def needs(self, level: str, game: Game, whose: str = "") -> Needs:
        """What a bot's chair must hold; one from outside says it in a bot's process."""
        if level in LEVELS:
            return LEVELS[level].needs(game)
        if level not in self.known:
            self.known[level] = await self.do(whose, needs_of, level, patience=PATIENCE)
        return self.known[level]

    async def choose(self, level: str, chair: Chair, whose: str = "") -> int:
        """The index of the option that a bot of the level takes in that chair; the true table stays here."""
        if len(chair.options) == 1:
            return 0
        choice = int(await self.do(whose, think, level, chair, patience=PATIENCE))
        self.ended("answer")
        return choice

    async def advise(self, chair: Chair, whose: str = "") -> Advice:
        """The best answers in that chair, with reasons; the true table stays here."""
        advice: Advice = await self.do(whose, ponder, chair, patience=ADVICE)
        self.ended("advice")
        return advice

    def packed(self, args: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(one.packed() if isinstance(one, Chair) else one for one in args)
