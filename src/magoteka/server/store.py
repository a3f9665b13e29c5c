"""The store: an append-only list of rows per table, written in groups; SQLite or, by its URL, PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.sql.dml import UpdateBase

SCHEMA = 1
GROUP = 64  # jobs that share one commit at most

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
SITTING = sa.Table(
    "sitting",
    META,
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True),
)


@dataclass(frozen=True)
class Row:
    """A change of a table: `kind` is begin, answer, undo or seat."""

    seq: int
    kind: str
    body: Any


@dataclass
class Stored:
    """Everything that is known of a table."""

    id: str
    head: Any
    rows: list[Row]
    chat: list[Any]


@dataclass
class Job:
    """Statements that are on disk together or not at all."""

    statements: Sequence[UpdateBase]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Conflict(Exception):
    """Another writer was faster: the row is already there."""


def dumps(value: Any) -> str:
    """JSON as it is stored."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Store:
    """Reads tables and appends to them; every write is durable when it returns."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url)
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine.sync_engine, "connect", durable_sqlite)
        self.jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make the schema where it is missing, refuse a newer one, and start the writer."""
        async with self.engine.begin() as db:
            await db.run_sync(META.create_all)
            found = (await db.execute(sa.select(ABOUT.c.value).where(ABOUT.c.key == "schema"))).scalar()
            if found is None:
                await db.execute(ABOUT.insert().values(key="schema", value=str(SCHEMA)))
            elif int(found) > SCHEMA:
                raise RuntimeError(f"The data were written by a newer Magoteka (schema {found}, here {SCHEMA}).")
        self.writer = asyncio.create_task(self.write(), name="store-writer")

    async def close(self) -> None:
        """Write what is queued and let go of the database."""
        if self.writer is not None:
            self.jobs.put_nowait(None)
            await self.writer
        await self.engine.dispose()

    async def commit(self, statements: Sequence[UpdateBase]) -> None:
        """Return when the statements are on disk."""
        job = Job(statements)
        self.jobs.put_nowait(job)
        await job.done

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
                    for statement in job.statements:
                        await db.execute(statement)
        except IntegrityError as error:
            return Conflict(str(error.orig))
        except Exception as error:
            return error
        return None

    async def create(self, table_id: str, head: Any, rows: Sequence[Row], brief: Any) -> None:
        """A new table with its first rows."""
        now = time.time()
        opened = TABLES.insert().values(id=table_id, head=dumps(head), brief=dumps(brief), touched=now)
        await self.commit([opened, *(added(table_id, row) for row in rows)])

    async def append(self, table_id: str, rows: Sequence[Row], brief: Any) -> None:
        """Further rows; the key (table, seq) lets only one writer in."""
        touched = TABLES.update().where(TABLES.c.id == table_id).values(brief=dumps(brief), touched=time.time())
        await self.commit([*(added(table_id, row) for row in rows), touched])

    async def say(self, table_id: str, number: int, line: Any) -> None:
        """A line of chat."""
        await self.commit([CHAT.insert().values(table_id=table_id, seq=number, body=dumps(line))])

    async def sit(self, guest: str, table_id: str) -> None:
        """The table belongs to the guest's list from now on."""
        here = (SITTING.c.guest == guest) & (SITTING.c.table_id == table_id)
        await self.commit([SITTING.delete().where(here), SITTING.insert().values(guest=guest, table_id=table_id)])

    async def load(self, table_id: str) -> Stored | None:
        """A table with all its rows and its chat."""
        async with self.engine.connect() as db:
            head = (await db.execute(sa.select(TABLES.c.head).where(TABLES.c.id == table_id))).scalar()
            if head is None:
                return None
            mine = sa.select(ANSWERS).where(ANSWERS.c.table_id == table_id).order_by(ANSWERS.c.seq)
            rows = [Row(row.seq, row.kind, json.loads(row.body)) for row in await db.execute(mine)]
            said = sa.select(CHAT.c.body).where(CHAT.c.table_id == table_id).order_by(CHAT.c.seq)
            chat = [json.loads(body) for body in (await db.execute(said)).scalars()]
        return Stored(table_id, json.loads(head), rows, chat)

    async def tables_of(self, guest: str, limit: int) -> list[tuple[str, Any, float]]:
        """The guest's tables, latest first: id, brief, when it was touched."""
        of_guest = sa.select(SITTING.c.table_id).where(SITTING.c.guest == guest)
        latest = sa.select(TABLES).where(TABLES.c.id.in_(of_guest)).order_by(TABLES.c.touched.desc()).limit(limit)
        async with self.engine.connect() as db:
            return [(row.id, json.loads(row.brief), row.touched) for row in await db.execute(latest)]


def added(table_id: str, row: Row) -> UpdateBase:
    """The statement that appends a row."""
    return ANSWERS.insert().values(table_id=table_id, seq=row.seq, kind=row.kind, body=dumps(row.body), at=time.time())


def durable_sqlite(connection: Any, _record: Any) -> None:
    """Readers do not wait for the writer, and a commit is on the disk."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()
