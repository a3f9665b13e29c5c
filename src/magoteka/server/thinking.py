"""Bots think in processes of their own, and get what a player gets: a view, the options, and luck."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from magoteka import bots
from magoteka.bots.chair import Chair
from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.core.game import Game
from magoteka.games import game_named

PATIENCE = 20.0  # seconds; a bot that is slower answers at random


def levels(game: Game) -> tuple[str, ...]:
    """The levels of bots from weak to strong."""
    return tuple(bots.LEVELS)


def settle() -> None:
    """A bot's process: polite, deaf to the keyboard, and gone when the server is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(10)
    threading.Thread(target=outlive_nobody, daemon=True).start()


def outlive_nobody() -> None:
    """End with the server, however it ended."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def think(name: str, level: str, view: Any, options: Sequence[Option], seed: int) -> int:
    """Runs in a bot's process."""
    chair = Chair(game_named(name), view.seat, view, options, None, None, Rng(seed))
    return bots.bot_named(level).choose(chair)


class Thinkers:
    """A few spawned processes that think for all tables."""

    def __init__(self, processes: int, mind: int | None = None) -> None:
        self.processes = processes
        self.mind = mind
        self.pool: ProcessPoolExecutor | None = None

    def started(self) -> ProcessPoolExecutor:
        """The pool; it starts with the first thought."""
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, spawn, initializer=settle)
        return self.pool

    def warm(self) -> None:
        """Start a process before the first bot is asked."""
        self.started().submit(abs, 0)

    async def choose(self, game: Game, level: str, view: Any, options: Sequence[Option], moment: int) -> int:
        """The index of the option that a bot of the level takes at that moment of the table."""
        if len(options) == 1:
            return 0
        loop = asyncio.get_running_loop()
        work = (game.name, level, view, list(options), self.whim(moment))
        try:
            return await asyncio.wait_for(loop.run_in_executor(self.started(), think, *work), PATIENCE)
        except (TimeoutError, BrokenProcessPool):
            self.close()
            return secrets.randbelow(len(options))

    def whim(self, moment: int) -> int:
        """What a bot that wavers decides by: with a seed, the same at the same moment of a table."""
        return secrets.randbits(62) if self.mind is None else self.mind + moment

    def close(self) -> None:
        """End the processes at once."""
        if self.pool is None:
            return
        pool, self.pool = self.pool, None
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
