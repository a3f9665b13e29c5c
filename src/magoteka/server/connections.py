"""Connections that nobody breaks: what was asked of the database is finished, even when nobody waits for it any more.

Whoever closes a page cancels what works for him. In the middle of a statement that would leave a connection whose
thread, or whose transaction, nobody ends.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

T = TypeVar("T")


class Connection:
    """One connection: its statements come one after another, and its end comes after them."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.raw: AsyncConnection = engine.raw.connect()
        self.turn = asyncio.Lock()

    async def work(self, do: Callable[[], Awaitable[T]]) -> T:
        """Do it to the end; whoever is cancelled only stops waiting."""
        task = asyncio.create_task(self.in_turn(do))
        self.engine.busy.add(task)
        task.add_done_callback(self.engine.busy.discard)
        return await asyncio.shield(task)

    async def in_turn(self, do: Callable[[], Awaitable[T]]) -> T:
        """When what was asked before is done."""
        async with self.turn:
            return await do()

    async def execute(self, statement: sa.Executable, values: Any = None) -> Any:
        """Execute a statement."""
        return await self.work(lambda: self.raw.execute(statement, values))

    async def run_sync(self, do: Callable[[sa.Connection], T]) -> T:
        """Let something work with the connection that waits for it in the old manner."""
        return await self.work(lambda: self.raw.run_sync(do))

    async def begun(self) -> None:
        """Open the connection."""
        await self.raw.start()

    async def ended(self, well: bool) -> None:
        """Keep what was written, or not, and give the connection back."""
        if self.raw.sync_connection is None:  # it was not opened
            return
        try:
            await (self.raw.commit() if well else self.raw.rollback())
            if self.engine.closed:  # nobody lends it again, and nobody else would close it
                await self.raw.invalidate()
        finally:
            await self.raw.close()


class Engine:
    """All connections of a database."""

    def __init__(self, raw: AsyncEngine) -> None:
        self.raw = raw
        self.dialect = raw.dialect
        self.busy: set[asyncio.Task[Any]] = set()
        self.closed = False

    def connect(self) -> AbstractAsyncContextManager[Connection]:
        """A connection for reading."""
        return self.lent(keep=False)

    def begin(self) -> AbstractAsyncContextManager[Connection]:
        """A transaction: all of it is kept, or nothing."""
        return self.lent(keep=True)

    @asynccontextmanager
    async def lent(self, keep: bool) -> AsyncIterator[Connection]:
        """A connection for some statements."""
        one, well = Connection(self), False
        try:
            await one.work(one.begun)
            yield one
            well = keep
        finally:
            await one.work(lambda: one.ended(well))

    async def dispose(self) -> None:
        """Let go of the database when everything is finished."""
        while self.busy:
            await asyncio.wait(self.busy)
        self.closed = True
        await self.raw.dispose()
