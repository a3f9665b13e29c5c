"""Every table of a house, one after another, under the rules of today."""

from __future__ import annotations

from collections.abc import Callable
from errno import ENOENT
from os import strerror
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from magoteka.core.chance import SecretRng
from magoteka.server.clock import ALIVE
from magoteka.server.database import PROCESSES, TABLES
from magoteka.server.stores import SqlStore
from magoteka.table.checking import Verdict, verdict
from magoteka.table.migration import migrate_table

Heard = Callable[[int, int], None]


class Unreadable(Exception):
    """A house whose tables cannot be read at all."""


async def upgraded(url: str, check: bool, heard: Heard) -> list[Verdict]:
    """How each table fares; unless it is only a check, each is then written as this program writes it.

    `heard` is told how many are done, and of how many.
    """
    try:
        check_file(url)
        store = SqlStore(url)
        try:
            if not check:
                await store.open()
                await fenced(store)
            return await verdicts(store, check, heard)
        finally:
            await store.close()
    except FileNotFoundError:
        raise
    except (SQLAlchemyError, ImportError, OSError, RuntimeError) as error:
        raise Unreadable(str(error).splitlines()[0]) from error


async def fenced(store: SqlStore) -> None:
    """Where processes share the database: none may be alive, and none that comes back has a table any more."""
    if store.engine.dialect.name == "sqlite":
        return
    async with store.engine.begin() as db:
        alive = (await db.execute(sa.select(PROCESSES.c.address).where(ALIVE))).scalars().all()
        if alive:
            raise RuntimeError(f"The house is open at {', '.join(alive)}; end these processes first.")
        await db.execute(TABLES.update().values(owner=None, epoch=TABLES.c.epoch + 1))


async def verdicts(store: SqlStore, check: bool, heard: Heard) -> list[Verdict]:
    """The tables of an open store."""
    heads = await store.heads()
    found: list[Verdict] = []
    for table_id, head in heads.items():
        heard(len(found), len(heads))
        found.append(verdict(table_id, head, await store.rows(table_id)))
        if not check and found[-1].readable:
            await migrate_table(store, table_id, SecretRng())
    return found


def check_file(url: str) -> None:
    """SQLite would make a house where none is."""
    found = make_url(url)
    if found.get_backend_name() == "sqlite" and not Path(found.database or "").is_file():
        raise FileNotFoundError(ENOENT, strerror(ENOENT), found.database)


def shown(url: str) -> str:
    """The URL of a database without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return url
