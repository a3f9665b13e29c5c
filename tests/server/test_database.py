"""The database through the ages: every older schema becomes today's, whole or not at all, on either kind."""

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.ext.asyncio import create_async_engine

from magoteka.server import keeping, migrating
from magoteka.server.database import ABOUT, CHAT, META, SCHEMA
from magoteka.server.problems import NotEmpty
from magoteka.server.settings import Settings
from magoteka.server.stores import SqlStore
from magoteka.table import wire
from magoteka.table.guests import Guest
from magoteka.table.opening import Opener
from magoteka.table.thinker import OwnThinker
from server.machines import Postgres, postgres
from server.test_old_data import RECORDS, stored

pytestmark = pytest.mark.xdist_group("postgres")


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with postgres() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return Settings(tmp_path).url
    found: Postgres = request.getfixturevalue("database")
    return Settings(tmp_path, found.fresh(request.node.name[5:].partition("[")[0])).url


def looked(url: str, work: Any) -> Any:
    """What a function finds in a database."""

    async def run() -> Any:
        engine = create_async_engine(url)
        async with engine.begin() as db:
            found = await db.run_sync(work)
        await engine.dispose()
        return found

    return asyncio.run(run())


def opened(url: str) -> None:
    async def run() -> None:
        store = SqlStore(url)
        try:
            await store.open()
        finally:
            await store.close()

    asyncio.run(run())


def differences(db: sa.Connection) -> Any:
    """Where the database is not as the program wants it."""
    known = {"include_object": lambda thing, name, kind, *_: name != "alembic_version"}
    return compare_metadata(MigrationContext.configure(db, opts=known), META)


def first(db: sa.Connection) -> None:
    """A database of the first schema with a table in it."""
    for statement in re.findall(
        r"CREATE TABLE.*?\);", (RECORDS / "house-0.1.0" / "magoteka.sql").read_text("utf-8"), re.S
    ):
        db.exec_driver_sql(statement)
    db.exec_driver_sql("insert into about values ('schema', '1')")
    db.exec_driver_sql("insert into tables values ('old', '{}', '{}', 1.5)")


def test_a_new_database_is_as_the_program_wants_it(url: str) -> None:
    opened(url)
    assert looked(url, differences) == []
    opened(url)
    assert looked(url, migrating.schema_of) == SCHEMA


def test_a_first_database_becomes_ours(url: str) -> None:
    looked(url, first)
    opened(url)
    assert looked(url, differences) == []
    assert looked(url, migrating.schema_of) == SCHEMA
    query = "select id, touched, owner, epoch, present from tables"
    assert looked(url, lambda db: list(db.exec_driver_sql(query))) == [("old", 1.5, None, 0, "[]")]


def broken_after_the_steps(about: sa.Table) -> Any:
    """The number of the schema, which cannot be written when everything else is done."""

    class Broken:
        name, c = about.name, about.c

        def delete(self) -> None:
            raise ZeroDivisionError

    return Broken()


def test_a_migration_that_fails_has_done_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looked(url, first)
    before = looked(url, lambda db: sorted(sa.inspect(db).get_table_names()))
    monkeypatch.setattr(migrating, "ABOUT", broken_after_the_steps(ABOUT))
    with pytest.raises(ZeroDivisionError):
        opened(url)
    monkeypatch.undo()
    assert looked(url, lambda db: sorted(sa.inspect(db).get_table_names())) == before
    assert looked(url, migrating.schema_of) == 1
    opened(url)
    assert looked(url, differences) == []


def test_processes_that_start_together_wait_for_one_another(url: str) -> None:
    async def run() -> None:
        stores = [SqlStore(url) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        for store in stores:
            await store.close()

    asyncio.run(run())
    assert looked(url, differences) == []


# --- backup and restore ----------------------------------------------------------------------------------------------


async def table_in(url: str) -> list[Any]:
    """The rows of the old table, as this program reads them."""
    store = SqlStore(url)
    await store.open()
    try:
        return [(row.seq, row.kind, json.dumps(row.body)) for row in await store.rows("old")]
    finally:
        await store.close()


def test_a_backup_of_sqlite_can_be_restored(tmp_path: Path) -> None:
    """The drill of docs/deployment.md: a copy that SQLite makes while the house is open, and a new folder of it."""
    house, kept, new = (tmp_path / name for name in ("house", "kept", "new"))
    for folder in (house, kept, new):
        folder.mkdir()
    stored(house, "abraca")
    there = asyncio.run(table_in(Settings(house).url))
    with closing(sqlite3.connect(house / "magoteka.db")) as busy, busy:
        busy.execute("update tables set touched = 2.5")  # somebody plays meanwhile
        backup = sqlite3.connect(house / "magoteka.db")
        backup.execute("vacuum into ?", (str(kept / "magoteka.db"),))
        backup.close()
    (house / "magoteka.db").unlink()
    (new / "magoteka.db").write_bytes((kept / "magoteka.db").read_bytes())
    assert asyncio.run(table_in(Settings(new).url)) == there != []


def test_a_backup_is_of_one_moment(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """People play on while the keeper copies: each table is in the copy with all of its rows, or not at all."""
    whole = keeping.pages

    async def run() -> set[int]:
        store = SqlStore(url)
        await store.open()
        opener, wish = (
            Opener(store, OwnThinker(1)),
            wire.NewTable("abraca", [wire.SeatRequest("me"), wire.SeatRequest("here")]),
        )

        async def busy(db: Any, part: sa.Table) -> Any:
            await opener.create(wish, Guest("anna", "Анна"))
            async for rows in whole(db, part):
                yield rows

        monkeypatch.setattr(keeping, "pages", busy)
        try:
            await opener.create(wish, Guest("anna", "Анна"))
            await keeping.copied(store, tmp_path / "kept.db")
        finally:
            await store.close()
        kept = SqlStore(f"sqlite+aiosqlite:///{tmp_path}/kept.db")
        try:
            found = await keeping.examined(kept)
        finally:
            await kept.close()
        assert not found.orphans
        return {found.parts[name][0] for name in ("tables", "answers", "snapshots")}

    assert len(asyncio.run(run())) == 1, "a table has one row of each when it is opened"


def test_a_drill_and_a_doctor_of_either_database(url: str, database: Postgres, tmp_path: Path) -> None:
    """Also into an empty PostgreSQL, and never into one that has tables; what is bent or lost there is found."""
    new = Settings(tmp_path, database.fresh(f"drill_{url.partition(':')[0].partition('+')[0]}")).url
    bots = [wire.SeatRequest("bot", level="random")] * 2

    async def house(address: str, work: Any) -> Any:
        store = SqlStore(address)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    async def tables(store: SqlStore) -> None:
        opener = Opener(store, OwnThinker(1))
        for game in ("abraca", "siggil"):
            await opener.create(wire.NewTable(game, bots), Guest("anna", "Анна"))

    async def orphaned(store: SqlStore) -> None:
        async with store.engine.begin() as db:
            await db.execute(CHAT.insert().values(table_id="gone", seq=0, body="{}"))

    async def run() -> None:
        await house(url, tables)
        for into in ("", new):
            found = await house(url, lambda store, into=into: keeping.drilled(store, into))
            assert (found.tables, found.seals, found.faults) == (2, 2, [])
        with pytest.raises(NotEmpty):
            await house(url, lambda store: keeping.drilled(store, new))
        there, here = await house(new, keeping.examined), await house(url, keeping.examined)
        assert {name: there.parts[name] for name in ("tables", "answers")} == {
            name: here.parts[name] for name in ("tables", "answers")
        }
        assert there.orphans == {}
        await house(new, orphaned)
        assert (await house(new, keeping.examined)).orphans == {"chat": 1}

    asyncio.run(run())


def test_a_backup_of_postgresql_can_be_restored(database: Postgres, tmp_path: Path) -> None:
    """The drill of docs/deployment.md: pg_dump of a database, pg_restore into an empty one."""
    old, new = database.fresh("before"), database.fresh("after")
    source = Settings(tmp_path, old).url
    looked(source, first)
    rows = "insert into answers select 'old', n, 'answer', '{\"answers\": []}', 1.0 from generate_series(0, 99) n"
    looked(source, lambda db: db.exec_driver_sql(rows) and None)
    there = asyncio.run(table_in(source))
    dump = database.folder / "house.dump"
    database.run("pg_dump", "--format=custom", f"--file={dump}", old)
    database.run("pg_restore", "--exit-on-error", "--no-owner", f"--dbname={new}", str(dump))
    restored = Settings(tmp_path, new).url
    assert asyncio.run(table_in(restored)) == there != []
    assert looked(restored, differences) == []
