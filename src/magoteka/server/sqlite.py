"""Writing to SQLite without detours: a thread of its own, and one trip to it for a whole group of writes."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.dml import UpdateBase

from magoteka.server.statements import Write

Checked = Callable[[int, int], None]  # the number of a write, and how many rows it has found
DIALECT = sqlite.dialect()


@cache
def said(statement: UpdateBase) -> tuple[str, tuple[str, ...]]:
    """A statement in SQLite's words, and the names of its values in their order."""
    compiled: Any = statement.compile(dialect=DIALECT)
    return str(compiled), tuple(compiled.positiontup)


class SqliteWriter:
    """The one connection that writes."""

    def __init__(self, path: str, prepare: Callable[[Any, Any], None]) -> None:
        self.path = path
        self.prepare = prepare
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self.db: sqlite3.Connection | None = None

    async def write(self, group: Sequence[tuple[Iterable[Write], Checked]]) -> None:
        """Everything or nothing is on disk when this returns."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.write_here, group)

    def write_here(self, group: Sequence[tuple[Iterable[Write], Checked]]) -> None:
        """Runs in the thread."""
        db = self.connection()
        try:
            db.execute("BEGIN IMMEDIATE")
            for writes, checked in group:
                for number, write in enumerate(writes):
                    checked(number, execute(db, write))
            db.execute("COMMIT")
        except BaseException as error:
            self.give_up(db, error)
            raise

    def connection(self) -> sqlite3.Connection:
        """Opened by the thread that uses it, again after it has failed."""
        if self.db is None:
            self.db = sqlite3.connect(self.path, isolation_level=None)
            self.prepare(self.db, None)
        return self.db

    def give_up(self, db: sqlite3.Connection, error: BaseException) -> None:
        """Nothing was written; a connection whose disk failed is not trusted any more."""
        try:
            if db.in_transaction:
                db.execute("ROLLBACK")
        except sqlite3.Error:
            error = sqlite3.OperationalError("the transaction could not be ended")
        if isinstance(error, sqlite3.OperationalError):
            self.db = None
            db.close()

    async def close(self) -> None:
        """Let go of the file."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.close_here)
        self.thread.shutdown()

    def close_here(self) -> None:
        """Runs in the thread."""
        if self.db is not None:
            self.db.close()


def execute(db: sqlite3.Connection, write: Write) -> int:
    """How many rows a statement has found."""
    sql, names = said(write[0])
    if isinstance(write[1], list):
        return db.executemany(sql, [tuple(values[name] for name in names) for values in write[1]]).rowcount
    return db.execute(sql, tuple(write[1][name] for name in names)).rowcount
