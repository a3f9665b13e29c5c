"""Whoever gives up in the middle of a statement breaks no connection, and the house still closes."""

from __future__ import annotations

import asyncio
import gc
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

import pytest

from magoteka.server.folder import CannotOpen
from magoteka.server.hub import Hub
from magoteka.server.settings import Settings
from magoteka.server.stores import SqlStore


async def given_up_after(url: str, steps: int, waited_for: bool) -> None:
    """Three ask at once, all give up after some steps of the loop, and the house closes."""
    store = SqlStore(url)
    await store.open()
    asking = [asyncio.create_task(store.size()) for _ in range(3)]
    for _ in range(steps):
        await asyncio.sleep(0.0003 if steps % 2 else 0)
    for one in asking:
        one.cancel()
    if waited_for:
        await asyncio.gather(*asking, return_exceptions=True)
    async with asyncio.timeout(60):
        await store.close()


@pytest.mark.parametrize("waited_for", [True, False])
@pytest.mark.parametrize("steps", [0, 1, 2, 3, 5, 8, 13, 21])
def test_a_statement_is_finished_though_nobody_waits_for_it(tmp_path: Path, steps: int, waited_for: bool) -> None:
    asyncio.run(given_up_after(f"sqlite+aiosqlite:///{tmp_path / 'house.db'}", steps, waited_for))
    gc.collect()  # a connection that nobody has closed would be told of now, as an error


def test_a_connection_that_comes_back_after_the_end_is_closed(tmp_path: Path) -> None:
    async def late() -> None:
        store = SqlStore(f"sqlite+aiosqlite:///{tmp_path / 'house.db'}")
        await store.open()
        async with store.engine.connect():
            await store.close()

    asyncio.run(late())
    gc.collect()


def test_a_house_that_cannot_be_opened_lets_go_of_its_database(tmp_path: Path) -> None:
    async def opened() -> None:
        hub = Hub(Settings(tmp_path))
        await hub.open()
        await hub.close()

    asyncio.run(opened())
    with closing(connect(tmp_path / "magoteka.db")) as db, db:
        db.execute("update about set value = '99' where key = 'schema'")
    with pytest.raises(CannotOpen):
        asyncio.run(opened())
    gc.collect()
