"""Processes beside the event loop, and whose turn it is: by addresses, within each by guests; only work is timed."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Any

from magoteka.house.problems import Busy

WAITING = 6  # things that one guest may have waiting for one crew
HOMES = 20_000  # guests whose addresses are remembered
ASKING: ContextVar[str] = ContextVar("asking", default="")  # the guest for whom something is done


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


class Homes:
    """From where guests were seen last: many guests of one address share its turns."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, str] = OrderedDict()

    def seen(self, guest: str, address: str) -> None:
        """A guest has called from an address."""
        self.known[guest] = address
        self.known.move_to_end(guest)
        if len(self.known) > HOMES:
            self.known.popitem(last=False)

    def __call__(self, guest: str) -> str:
        return self.known.get(guest, guest)


class Turns:
    """Processes, given in turn to the addresses that wait, and within each of them to its guests.

    Where there are several, one address never has all of them: whoever comes from elsewhere finds one free.
    """

    def __init__(self, workers: list[Worker], home: Callable[[str], str]) -> None:
        self.free = workers[::-1]  # the first is started before somebody waits for it
        self.home = home
        self.most = max(1, len(workers) - 1)  # processes that one address may have at a time
        self.busy: dict[Worker, str] = {}  # and the addresses that have them
        self.waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[Worker]]]] = OrderedDict()

    async def take(self, whose: str) -> Worker:
        """The next process for somebody."""
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        guests = self.waiting.setdefault(self.home(whose), OrderedDict())
        guests.setdefault(whose, deque()).append(turn)
        self.assign()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(turn.result())
            raise

    def give(self, worker: Worker) -> None:
        """A process is free again: it goes to whoever's turn it is."""
        del self.busy[worker]
        self.free.append(worker)
        self.assign()

    def assign(self) -> None:
        """Free processes to those who wait and may have one more."""
        while self.free and (found := self.next()) is not None:
            address, turn = found
            if not turn.done():
                worker = self.free.pop()
                self.busy[worker] = address
                turn.set_result(worker)

    def next(self) -> tuple[str, asyncio.Future[Worker]] | None:
        """Who has waited for a turn the longest; his address and he himself have the next one last."""
        taken = Counter(self.busy.values())
        address = next((one for one in self.waiting if taken[one] < self.most), None)
        if address is None:
            return None
        guests = self.waiting.pop(address)
        whose, turns = guests.popitem(last=False)
        turn = turns.popleft()
        if turns:
            guests[whose] = turns
        if guests:
            self.waiting[address] = guests
        return address, turn

    def count(self, whose: str | None = None) -> int:
        """How many things wait, or how many of one guest."""
        rows = [(guest, row) for guests in self.waiting.values() for guest, row in guests.items()]
        return sum(not turn.done() for guest, row in rows if whose in (None, guest) for turn in row)

    def place(self, whose: str, number: int | None = None) -> int:
        """Which turn somebody has for one of the things he waits for, or for the next one he asks for."""
        found = [at for at, guest in enumerate(self.order(whose), 1) if guest == whose]
        return found[-1 if number is None else number]

    def order(self, more: str) -> list[str]:
        """Whose turns come, one after another, if somebody asks for one thing more."""
        homes = OrderedDict(
            (home, OrderedDict((guest, sum(not turn.done() for turn in row)) for guest, row in guests.items()))
            for home, guests in self.waiting.items()
        )
        mine = homes.setdefault(self.home(more), OrderedDict())
        mine[more] = mine.get(more, 0) + 1
        found: list[str] = []
        while homes:
            home, guests = homes.popitem(last=False)
            guest, left = guests.popitem(last=False)
            found += [guest] if left else []
            if left > 1:
                guests[guest] = left - 1
            if guests:
                homes[home] = guests
        return found


class Crew:
    """Some processes of one kind."""

    def __init__(self, processes: int = 1, politeness: int = 0, home: Callable[[str], str] = str) -> None:
        self.workers = [Worker(politeness) for _ in range(processes)]
        self.home = home
        self.turns: Turns | None = None
        self.thoughts: set[asyncio.Task[Any]] = set()
        self.ended: Callable[[str], None] = lambda how: None  # told of everything that came to nothing

    def warm(self, work: Callable[..., Any] = abs, *args: Any) -> None:
        """Start a process before somebody waits for it."""
        self.workers[0].start().submit(work, *(args or (0,)))

    @property
    def waiting(self) -> int:
        """How many things wait for a process."""
        return 0 if self.turns is None else self.turns.count()

    async def asked(self, work: Callable[..., Any], *args: Any, patience: float | None = None) -> Any:
        """Something for whoever is calling; who has asked for much already is told his place instead."""
        whose = ASKING.get()
        if whose and self.turns is not None and self.turns.count(whose) >= WAITING:
            raise Busy(place=self.turns.place(whose))
        try:
            return await self.do(whose, work, *args, patience=patience)
        except TimeoutError as error:
            raise Busy(place=1 if self.turns is None else self.turns.place(whose)) from error

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[Worker]:
        """A process for somebody who has several things to do with it, as soon as his turn has come."""
        self.turns = self.turns or Turns(self.workers, self.home)
        worker = await self.turns.take(whose)
        try:
            yield worker
        finally:
            self.turns.give(worker)

    async def do(self, whose: str, work: Callable[..., Any], *args: Any, patience: float | None = None) -> Any:
        """What comes of some work in the next process that is free for somebody."""
        self.turns = self.turns or Turns(self.workers, self.home)
        worker = await self.turns.take(whose)
        thought = asyncio.create_task(self.thought(self.turns, worker, work, args, patience))
        self.thoughts.add(thought)
        thought.add_done_callback(self.thoughts.discard)
        return await asyncio.shield(thought)  # a process whose thought nobody waits for any more is not free yet

    async def thought(
        self, turns: Turns, worker: Worker, work: Callable[..., Any], args: tuple[Any, ...], patience: float | None
    ) -> Any:
        """Let a process work: only that is timed, not the waiting for it."""
        try:
            return await worker.do(work, *self.packed(args), patience=patience)
        except Exception as error:
            self.ended(type(error).__name__)
            raise
        finally:
            turns.give(worker)

    def packed(self, args: tuple[Any, ...]) -> tuple[Any, ...]:
        """As it travels to the process."""
        return args

    def close(self) -> None:
        """End the processes at once."""
        for thought in self.thoughts:
            thought.cancel()
        for worker in self.workers:
            worker.end()
