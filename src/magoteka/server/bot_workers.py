"""Bots think in processes of their own, each in a chair that has travelled there: what a player gets, and luck."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import traceback
from collections import deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from operator import index
from typing import Any, SupportsIndex

from magoteka.bots import LEVELS, bot_named
from magoteka.bots.advice import Advice, advise
from magoteka.bots.chair import Chair, Needs, Packed, unpacked
from magoteka.core.chance import Rng, SecretRng
from magoteka.core.game import Game
from magoteka.games import game_named

POLITE = 10  # bots let people go first
PATIENCE = 20.0  # seconds of thinking; a bot that is slower answers at random


def settle(politeness: int) -> None:
    """A process beside the server: deaf to the keyboard, and gone when the server is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(politeness)
    threading.Thread(target=outlive_nobody, daemon=True).start()


def outlive_nobody() -> None:
    """End with the server, however it ended."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


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


class Worker:
    """A process that does one thing at a time; it starts with the first, and again after it was lost."""

    def __init__(self, politeness: int = 0) -> None:
        self.politeness = politeness
        self.pool: ProcessPoolExecutor | None = None

    def start(self) -> ProcessPoolExecutor:
        """The process."""
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, spawn, initializer=settle, initargs=(self.politeness,))
        return self.pool

    async def started(self) -> ProcessPoolExecutor:
        """The process, when it is ready: on a busy machine that takes a while, and is nobody's thinking."""
        pool = self.start()
        await asyncio.get_running_loop().run_in_executor(pool, abs, 0)
        return pool

    async def do(self, work: Any, *args: Any, patience: float | None = None) -> Any:
        """The result of a function; a process that died is replaced and asked once more, one that hangs is ended."""
        loop = asyncio.get_running_loop()
        for last in (False, True):
            try:
                pool = self.pool or await self.started()
                return await asyncio.wait_for(loop.run_in_executor(pool, work, *args), patience)
            except (TimeoutError, BrokenProcessPool) as error:
                self.end()
                if last or isinstance(error, TimeoutError):
                    raise
        raise AssertionError

    def end(self) -> None:
        """End the process at once."""
        if self.pool is None:
            return
        pool, self.pool = self.pool, None
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


class Turns:
    """Free processes, given in turn to those who wait: many thoughts of one guest wait behind one of each other."""

    def __init__(self, workers: list[Worker]) -> None:
        self.free = list(workers)
        self.waiting: dict[str, deque[asyncio.Future[Worker]]] = {}  # in the order in which they get the next one

    async def take(self, whose: str) -> Worker:
        """The next process for somebody."""
        if self.free:
            return self.free.pop()
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(whose, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(turn.result())
            raise

    def give(self, worker: Worker) -> None:
        """A process is free again: it goes to whoever has waited for a turn the longest."""
        while self.waiting:
            whose = next(iter(self.waiting))
            turns = self.waiting.pop(whose)
            turn = turns.popleft()
            if turns:
                self.waiting[whose] = turns
            if not turn.done():
                turn.set_result(worker)
                return
        self.free.append(worker)


class BotWorkers:
    """A few spawned processes that think for all tables, each for one bot at a time."""

    def __init__(self, processes: int, mind: int | None = None) -> None:
        self.workers = [Worker(POLITE) for _ in range(processes)]
        self.mind = mind
        self.turns: Turns | None = None
        self.ended: Callable[[str], None] = lambda how: None  # told of every thought
        self.thoughts: set[asyncio.Task[Any]] = set()
        self.known: dict[str, Needs] = {}  # of bots from outside

    def warm(self) -> None:
        """Start a process before the first bot is asked."""
        self.workers[0].start().submit(abs, 0)

    def luck(self, moment: int) -> Rng:
        """What a bot that wavers decides by: with a seed, the same at the same moment of a table."""
        return SecretRng() if self.mind is None else Rng(self.mind + moment)

    async def needs(self, level: str, game: Game, whose: str = "") -> Needs:
        """What a bot's chair must hold; one from outside says it in a bot's process."""
        if level in LEVELS:
            return LEVELS[level].needs(game)
        if level not in self.known:
            self.known[level] = await self.given(whose, needs_of, level)
        return self.known[level]

    async def choose(self, level: str, chair: Chair, whose: str = "") -> int:
        """The index of the option that a bot of the level takes in that chair; the true table stays here."""
        if len(chair.options) == 1:
            return 0
        choice = int(await self.given(whose, think, level, chair))
        self.ended("answer")
        return choice

    async def advise(self, chair: Chair, whose: str = "") -> Advice:
        """The best answers in that chair, with reasons; the true table stays here."""
        advice: Advice = await self.given(whose, ponder, chair)
        self.ended("advice")
        return advice

    async def given(self, whose: str, work: Callable[..., Any], *args: Any) -> Any:
        """What comes of some work in the next process that is free."""
        self.turns = self.turns or Turns(self.workers)
        worker = await self.turns.take(whose)
        thought = asyncio.create_task(self.thought(self.turns, worker, work, args))
        self.thoughts.add(thought)
        thought.add_done_callback(self.thoughts.discard)
        return await asyncio.shield(thought)  # a process whose thought nobody waits for any more is not free yet

    async def thought(self, turns: Turns, worker: Worker, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """Let a process think: only the thinking is timed, not the waiting for it."""
        try:
            packed = [one.packed() if isinstance(one, Chair) else one for one in args]
            return await worker.do(work, *packed, patience=PATIENCE)
        except Exception as error:
            self.ended(type(error).__name__)
            raise
        finally:
            turns.give(worker)

    def close(self) -> None:
        """End the processes at once."""
        for thought in self.thoughts:
            thought.cancel()
        for worker in self.workers:
            worker.end()
