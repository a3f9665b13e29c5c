"""What a process does when its tables or its database are taken from it in the middle of something."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from magoteka.server.hub import Hub
from magoteka.server.settings import Settings
from magoteka.server.stores import Job, SqlStore
from magoteka.table import wire
from magoteka.table.guests import Guest
from magoteka.table.table import Table

ANNA = Guest("guest-0", "Анна")
WISH = wire.NewTable("abraca", [wire.SeatRequest("me"), wire.SeatRequest("here")], {}, 0.0)


def test_a_table_that_is_lost_while_it_is_opened_is_opened_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is one table of a name in a process: people at another would not hear what is answered at the first."""

    async def evening() -> None:
        hub = Hub(Settings(tmp_path))
        await hub.open()
        created = await hub.opener.create(WISH, ANNA)
        opened: list[Table] = []
        read = hub.opener.table

        async def found(table_id: str, _: str) -> Table:
            opened.append(await read(table_id))
            if len(opened) == 1:
                hub.lose(table_id)
            return opened[-1]

        monkeypatch.setattr(hub, "found", found)
        tables = await asyncio.gather(*(hub.table(created.table) for _ in range(3)))
        assert {id(table) for table in tables} == {id(opened[-1])}
        assert [table.stopped for table in opened] == [True, False]
        await hub.close()

    asyncio.run(evening())


def test_when_the_database_is_away_a_group_waits_for_it_once(tmp_path: Path) -> None:
    """Were each job tried for as long as all of them together, the last table would wait for minutes."""

    async def evening() -> None:
        store = SqlStore(f"sqlite+aiosqlite:///{tmp_path}/magoteka.db")
        tried: list[int] = []

        async def attempt(group: list[Any]) -> Exception:
            tried.append(len(group))
            return ConnectionRefusedError("the database is gone")

        store.attempt = attempt  # type: ignore[method-assign]
        jobs = [Job([]) for _ in range(5)]
        await store.write_group(jobs)
        assert tried == [5]
        assert all(isinstance(job.done.exception(), ConnectionRefusedError) for job in jobs)

    asyncio.run(evening())
