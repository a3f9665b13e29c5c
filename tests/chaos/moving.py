"""A house is killed again and again while it brings an old database up to date: all of it is done, or nothing."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import time
from collections import Counter
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from magoteka.server import migrating
from magoteka.server.database import SCHEMA
from magoteka.server.settings import Settings
from magoteka.server.stores import SqlStore
from server.test_database import differences, first, looked

ROWS = 20_000  # so that it takes a while


def brought(url: str) -> None:
    """Runs in the process: what a house does first."""

    async def run() -> None:
        store = SqlStore(url)
        try:
            await store.open()
        finally:
            await store.close()

    asyncio.run(run())


def old(db: sa.Connection) -> None:
    """A database of the first program with many rows."""
    first(db)
    rows = [(f"t{number % 50}", number, "answer", '{"answers": []}', 1.0) for number in range(ROWS)]
    insert = sa.text("insert into answers values (:a, :b, :c, :d, :e)")
    db.execute(insert, [dict(zip("abcde", row, strict=True)) for row in rows])


def found(db: sa.Connection) -> tuple[int | None, int, int]:
    """The schema, and how many rows and tables there are."""
    counted = [db.execute(sa.text(f"select count(*) from {part}")).scalar_one() for part in ("answers", "tables")]
    return migrating.schema_of(db), *counted


def killed_while_moving(settings: Settings, kills: int, rng: random.Random) -> Counter[str]:
    """Kill it at any moment, then let it finish; what it left each time is the old or the new, whole."""
    counts: Counter[str] = Counter()
    looked(settings.url, old)
    spawn = multiprocessing.get_context("forkserver")
    spawn.set_forkserver_preload(["magoteka.server.stores", "alembic.command", "aiosqlite", "asyncpg"])
    took = 0.4
    for _ in range(kills):
        process = spawn.Process(target=brought, args=(settings.url,))
        began = time.monotonic()
        process.start()
        process.join(rng.uniform(0, took))
        done = not process.is_alive()
        process.kill()
        process.join()
        schema, rows, tables = patiently(settings.url, found)
        assert schema in (1, SCHEMA), schema
        assert (rows, tables) == (ROWS, 1)
        assert not done or schema == SCHEMA
        if schema == SCHEMA:
            counts["done before it was killed"] += 1
            took = max(0.05, min(took, time.monotonic() - began))
            renew(settings)
        else:
            counts["killed in the midst, nothing was done"] += 1
            took *= 1.05
    brought(settings.url)
    assert looked(settings.url, differences) == []
    return counts


def renew(settings: Settings) -> None:
    """The old database once more."""

    def empty(db: sa.Connection) -> None:
        everything = sa.MetaData()
        everything.reflect(db)
        everything.drop_all(db)

    looked(settings.url, empty)
    looked(settings.url, old)


def patiently(url: str, work: Any) -> Any:
    """PostgreSQL takes a moment to notice that somebody has gone, and lets go of his locks."""
    until = time.monotonic() + 60
    while True:
        try:
            return looked(url, work)
        except (SQLAlchemyError, OSError):
            if time.monotonic() > until:
                raise
            time.sleep(0.1)
