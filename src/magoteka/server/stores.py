"""The store on a disk: an append-only list of rows per table, written in groups; SQLite or, by its URL, PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql.dml import UpdateBase

from magoteka.table.store import CHAT_SHOWN, NEAR, Conflict, Row, Snapshot, Stored, dumps

SCHEMA = 2  # 1, of Magoteka 0.1.0, had no snapshots; its tables are written anew when they are opened
GROUP = 64  # jobs that share one commit at most
MANY = 100  # rows that share one statement at most

META = sa.MetaData()
ABOUT = sa.Table("about", META, sa.Column("key", sa.Text, primary_key=True), sa.Column("value", sa.Text))
TABLES = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("head", sa.Text, nullable=False),  # what never changes
    sa.Column("brief", sa.Text, nullable=False),  # what the list of my tables shows
    sa.Column("touched", sa.Float, nullable=False),
)
ANSWERS = sa.Table(
    "answers",
    META,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
CHAT = sa.Table(
    "chat",
    META,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)
SNAPSHOTS = sa.Table(
    "snapshots",
    META,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)
SITTING = sa.Table(
    "sitting",
    META,
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True),
)


@dataclass
class Job:
    """Statements that are on disk together or not at all."""

    statements: Sequence[UpdateBase]
    following: bool = False  # the first statement must find the row that it follows
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    async def done_by(self, db: AsyncConnection) -> None:
        """Execute the statements."""
        for number, statement in enumerate(self.statements):
            result = await db.execute(statement)
            if self.following and number == 0 and result.rowcount != 1:
                raise Conflict("a row would follow none")


class SqlStore:
    """Reads tables and appends to them; every write is durable when it returns."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url)
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine.sync_engine, "connect", durable_sqlite)
        self.jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.wrote: Callable[[float, bool], None] = lambda seconds, well: None  # told of every write

    async def open(self) -> None:
        """Make the schema where it is missing, refuse a newer one, and start the writer."""
        async with self.engine.begin() as db:
            await db.run_sync(META.create_all)
            found = await known_schema(db)
            if found is None:
                await db.execute(ABOUT.insert().values(key="schema", value=str(SCHEMA)))
            elif found < SCHEMA:
                await db.execute(ABOUT.update().where(ABOUT.c.key == "schema").values(value=str(SCHEMA)))
        self.writer = asyncio.create_task(self.write(), name="store-writer")

    async def close(self) -> None:
        """Write what is queued and let go of the database."""
        if self.writer is not None:
            self.jobs.put_nowait(None)
            await self.writer
        await self.engine.dispose()

    async def commit(self, statements: Sequence[UpdateBase], *, following: bool = False) -> None:
        """Return when the statements are on disk."""
        job, began = Job(statements, following), time.monotonic()
        self.jobs.put_nowait(job)
        try:
            await job.done
        finally:
            well = job.done.done() and not job.done.cancelled() and job.done.exception() is None
            self.wrote(time.monotonic() - began, well)

    async def write(self) -> None:
        """Group commit: whatever has gathered while the last group was written is the next group."""
        closing = False
        while not closing:
            group = [await self.jobs.get()]
            while len(group) < GROUP and not self.jobs.empty():
                group.append(self.jobs.get_nowait())
            closing = None in group
            await self.write_group([job for job in group if job is not None])

    async def write_group(self, group: list[Job]) -> None:
        """One transaction for all; when one of them fails, one for each."""
        error = await self.attempt(group)
        if error is not None and len(group) > 1:
            for job in group:
                await self.write_group([job])
            return
        for job in group:
            if job.done.cancelled():
                continue
            if error is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(error)

    async def attempt(self, group: list[Job]) -> Exception | None:
        """Write a group; what went wrong, if anything."""
        try:
            async with self.engine.begin() as db:
                for job in group:
                    await job.done_by(db)
        except IntegrityError as error:
            return Conflict(str(error.orig))
        except Exception as error:
            return error
        return None

    async def create(self, table_id: str, head: Any, rows: Sequence[Row], brief: Any, snapshot: Snapshot) -> None:
        """A new table with its first rows."""
        now = time.time()
        opened = TABLES.insert().values(id=table_id, head=dumps(head), brief=dumps(brief), touched=now)
        await self.commit([opened, *added(table_id, rows), *replaced(table_id, snapshot)])

    async def append(self, table_id: str, row: Row, brief: Any, snapshot: Snapshot | None = None) -> None:
        """A further row; the key (table, seq) lets only one writer in, and each row needs the one before it."""
        later = [touched(table_id, brief), *replaced(table_id, snapshot)]
        await self.commit([follower(table_id, row), *later], following=True)

    async def rewrite(self, table_id: str, rows: Sequence[Row], brief: Any, snapshot: Snapshot | None) -> None:
        """Rows in the place of those with the same numbers, or after the last."""
        parts = [rows[part : part + MANY] for part in range(0, len(rows), MANY)]
        gone = [ANSWERS.delete().where(of(table_id), ANSWERS.c.seq.in_([row.seq for row in part])) for part in parts]
        noted = TABLES.update().where(TABLES.c.id == table_id).values(brief=dumps(brief))
        await self.commit([*gone, *added(table_id, rows), *replaced(table_id, snapshot), noted])

    async def say(self, table_id: str, number: int, line: Any) -> None:
        """A line of chat."""
        await self.commit([CHAT.insert().values(table_id=table_id, seq=number, body=dumps(line))])

    async def sit(self, guest: str, table_id: str) -> None:
        """The table belongs to the guest's list from now on."""
        here = (SITTING.c.guest == guest) & (SITTING.c.table_id == table_id)
        await self.commit([SITTING.delete().where(here), SITTING.insert().values(guest=guest, table_id=table_id)])

    async def leave(self, guest: str, table_id: str) -> None:
        """The table no longer belongs to the guest's list."""
        await self.commit([SITTING.delete().where((SITTING.c.guest == guest) & (SITTING.c.table_id == table_id))])

    async def delete(self, table_id: str) -> None:
        """Nothing is left of the table."""
        parts = [part.delete().where(part.c.table_id == table_id) for part in (ANSWERS, CHAT, SNAPSHOTS, SITTING)]
        await self.commit([*parts, TABLES.delete().where(TABLES.c.id == table_id)])

    async def load(self, table_id: str) -> Stored | None:
        """A table: its snapshot, the rows about it, and the last lines of its chat; without a snapshot no rows."""
        async with self.engine.connect() as db:
            head = (await db.execute(sa.select(TABLES.c.head).where(TABLES.c.id == table_id))).scalar()
            if head is None:
                return None
            snapped = (await db.execute(sa.select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id))).first()
            snapshot = None if snapped is None else Snapshot(snapped.seq, json.loads(snapped.body))
            rows = [] if snapshot is None else await rows_in(db, of(table_id), ANSWERS.c.seq > snapshot.seq - NEAR)
            said = sa.select(CHAT.c.body).where(CHAT.c.table_id == table_id).order_by(CHAT.c.seq.desc())
            chat = [json.loads(body) for body in (await db.execute(said.limit(CHAT_SHOWN))).scalars()]
        return Stored(table_id, json.loads(head), snapshot, rows, chat[::-1])

    async def rows(self, table_id: str, before: int | None = None, most: int | None = None) -> list[Row]:
        """The last rows, at most so many, before a number."""
        earlier = [of(table_id)] + ([] if before is None else [ANSWERS.c.seq < before])
        async with self.engine.connect() as db:
            return await rows_in(db, *earlier, most=most)

    async def heads(self) -> dict[str, Any]:
        """The heads of all tables by their ids; read without `open`, so that looking changes nothing."""
        async with self.engine.connect() as db:
            await known_schema(db)
            found = await db.execute(sa.select(TABLES.c.id, TABLES.c.head).order_by(TABLES.c.touched))
            return {row.id: json.loads(row.head) for row in found}

    async def tables_of(self, guest: str, limit: int) -> list[tuple[str, Any, float]]:
        """The guest's tables, latest first: id, brief, when it was touched."""
        of_guest = sa.select(SITTING.c.table_id).where(SITTING.c.guest == guest)
        latest = sa.select(TABLES).where(TABLES.c.id.in_(of_guest)).order_by(TABLES.c.touched.desc()).limit(limit)
        async with self.engine.connect() as db:
            return [(row.id, brief_in(row.brief), row.touched) for row in await db.execute(latest)]


def brief_in(text: str) -> Any:
    """A brief as it was stored; one that nobody can read does not hide the others."""
    try:
        return json.loads(text)
    except ValueError:
        return None


async def known_schema(db: AsyncConnection) -> int | None:
    """The number of the schema that is there, if any; a newer one than ours is refused."""
    found = (await db.execute(sa.select(ABOUT.c.value).where(ABOUT.c.key == "schema"))).scalar()
    if found is not None and int(found) > SCHEMA:
        raise RuntimeError(f"The data were written by a newer Magoteka (schema {found}, here {SCHEMA}).")
    return None if found is None else int(found)


def of(table_id: str) -> sa.ColumnElement[bool]:
    """The rows of one table."""
    return ANSWERS.c.table_id == table_id


async def rows_in(db: AsyncConnection, *wanted: sa.ColumnElement[bool], most: int | None = None) -> list[Row]:
    """The last of some rows, in their order."""
    found = sa.select(ANSWERS).where(*wanted).order_by(ANSWERS.c.seq.desc()).limit(most)
    rows = [Row(row.seq, row.kind, json.loads(row.body)) for row in await db.execute(found)]
    return rows[::-1]


def values(table_id: str, row: Row) -> dict[str, Any]:
    """A row as it is stored."""
    return {"table_id": table_id, "seq": row.seq, "kind": row.kind, "body": dumps(row.body), "at": time.time()}


def added(table_id: str, rows: Sequence[Row]) -> list[UpdateBase]:
    """The statements that add rows."""
    parts = [rows[part : part + MANY] for part in range(0, len(rows), MANY)]
    return [ANSWERS.insert().values([values(table_id, row) for row in part]) for part in parts]


def follower(table_id: str, row: Row) -> UpdateBase:
    """The statement that adds a row where there is the one before it."""
    new = values(table_id, row)
    there = sa.exists().where(of(table_id), ANSWERS.c.seq == row.seq - 1)
    columns = [sa.literal(value, ANSWERS.c[name].type) for name, value in new.items()]
    return ANSWERS.insert().from_select(list(new), sa.select(*columns).where(there))


def touched(table_id: str, brief: Any) -> UpdateBase:
    """The statement that notes how the table is now."""
    return TABLES.update().where(TABLES.c.id == table_id).values(brief=dumps(brief), touched=time.time())


def replaced(table_id: str, snapshot: Snapshot | None) -> list[UpdateBase]:
    """The statements that put a snapshot in the place of the last one."""
    if snapshot is None:
        return []
    gone = SNAPSHOTS.delete().where(SNAPSHOTS.c.table_id == table_id)
    return [gone, SNAPSHOTS.insert().values(table_id=table_id, seq=snapshot.seq, body=dumps(snapshot.body))]


def durable_sqlite(connection: Any, _record: Any) -> None:
    """Readers do not wait for the writer, and a commit is on the disk."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()
