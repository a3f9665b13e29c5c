"""The store on a disk: an append-only list of rows per table, written in groups; SQLite or, by its URL, PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from magoteka.server.connections import Connection, Engine
from magoteka.server.database import ANSWERS, CHAT, NOTES, PROVISOS, SITTING, SNAPSHOTS, TABLES
from magoteka.server.migrating import migrate, schema_of
from magoteka.server.sqlite import SqliteWriter
from magoteka.server.statements import (
    Claim,
    Write,
    added,
    erased,
    finished,
    follower,
    held,
    left_beforehand,
    line,
    noted,
    opened,
    removed,
    replaced,
    sitting,
    standing_up,
    touched,
    written_down,
)
from magoteka.table.store import CHAT_SHOWN, NEAR, Conflict, Row, Snapshot, Stored

GROUP = 64  # jobs that share one commit at most
PATIENCE = 10.0  # seconds to wait for a database that is being started again
AGAIN = 0.2
BUSY = 10.0  # seconds to wait for another process that writes to the same file
FAILURES = (SQLAlchemyError, sqlite3.Error, OSError)  # of a store: none of them is a mistake of ours


class Lost(Conflict):
    """Another process has the table now; the message is its id."""


@dataclass
class Job:
    """Writes that are on disk together or not at all; the first few must each find what they are about."""

    writes: Sequence[Write]
    certain: int = 0
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    async def done_by(self, db: Connection) -> None:
        """Execute the statements."""
        for number, (statement, values) in enumerate(self.writes):
            self.check(number, (await db.execute(statement, values)).rowcount)

    def check(self, number: int, found: int) -> None:
        """What must be there and is not ends the whole job."""
        if number < self.certain and found != 1:
            values = self.writes[number][1]
            raise Lost(values["my_id"]) if "my_epoch" in values else Conflict("a row would follow none")


class SqlStore:
    """Reads tables and appends to them; every write is durable when it returns.

    Where several processes share a database, `claims` has the tables of this one: nothing of a table is written, or
    read to be played, by a process whose claim is out of date.
    """

    def __init__(self, url: str) -> None:
        sqlite = make_url(url).get_backend_name() == "sqlite"
        engine = create_async_engine(url, pool_pre_ping=not sqlite)
        if sqlite:
            sa.event.listen(engine.sync_engine, "connect", durable_sqlite)
        self.engine = Engine(engine)
        self.patience = 0.0 if sqlite else PATIENCE
        self.quick = SqliteWriter(str(engine.url.database), durable_sqlite) if sqlite else None
        self.claims: dict[str, Claim] | None = None  # by table; None: nobody else writes here
        self.owner = ""  # who we are among those who write here
        self.lost: Callable[[str], None] = lambda table_id: None
        self.jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.wrote: Callable[[float, bool], None] = lambda seconds, well: None  # told of every write

    async def open(self) -> None:
        """Bring the schema up to date, or refuse a newer one and let go of the database; start the writer."""
        try:
            await self.patiently(self.migrated)
        except BaseException:
            await self.engine.dispose()
            raise
        self.writer = asyncio.create_task(self.write(), name="store-writer")

    async def migrated(self) -> Exception | None:
        """Bring the schema up to date; what went wrong, if the database is not there."""
        try:
            async with self.engine.connect() as db:
                await db.run_sync(migrate)
        except Exception as error:
            if not away(error):
                raise
            return error
        return None

    async def patiently(self, work: Callable[[], Awaitable[Exception | None]]) -> None:
        """Try something again and again while the database is away, but not for ever."""
        until = time.monotonic() + self.patience
        while (error := await work()) is not None:
            if time.monotonic() >= until:
                raise error
            await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        """Write what is queued and let go of the database."""
        if self.writer is not None:
            self.jobs.put_nowait(None)
            await self.writer
        if self.quick is not None:
            await self.quick.close()
        await self.engine.dispose()

    async def size(self) -> int:
        """How many bytes the database has."""
        pages = "select page_count * page_size from pragma_page_count(), pragma_page_size()"
        shared = "select pg_database_size(current_database())"
        async with self.engine.connect() as db:
            return int(
                (await db.execute(sa.text(pages if self.engine.dialect.name == "sqlite" else shared))).scalar_one()
            )

    async def commit(self, writes: Sequence[Write], certain: int = 0) -> None:
        """Return when the writes are on disk."""
        job, began = Job(writes, certain), time.monotonic()
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
        """One transaction for all; when one of them fails, one for each, unless nobody is there to take them."""
        error = await self.persist(group) if group else None
        if error is not None and len(group) > 1 and not away(error):
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

    async def persist(self, group: list[Job]) -> Exception | None:
        """Write a group, again and again while the database is away; what went wrong in the end."""
        until = time.monotonic() + self.patience
        while away(error := await self.attempt(group)) and time.monotonic() < until:
            await asyncio.sleep(AGAIN)
        if isinstance(error, Lost):
            self.lost(str(error))
        return error

    async def attempt(self, group: list[Job]) -> Exception | None:
        """Write a group; what went wrong, if anything."""
        try:
            if self.quick is not None:
                await self.quick.write([(job.writes, job.check) for job in group])
                return None
            async with self.engine.begin() as db:
                for job in group:
                    await job.done_by(db)
        except (IntegrityError, sqlite3.IntegrityError) as error:
            return Conflict(str(error))
        except Exception as error:
            return error
        return None

    def claim(self, table_id: str) -> Claim | None:
        """What must still be true of a table when something of it is written."""
        if self.claims is None:
            return None
        if table_id not in self.claims:
            raise Lost(table_id)
        return self.claims[table_id]

    # --- writing -----------------------------------------------------------------------------------------------------

    async def create(self, table_id: str, head: Any, rows: Sequence[Row], brief: Any, snapshot: Snapshot) -> None:
        """A new table with its first rows."""
        if self.claims is not None:
            self.claims[table_id] = Claim(self.owner, 1)
        new = opened(table_id, head, brief, self.claim(table_id))
        await self.commit([new, *added(table_id, rows), *replaced(table_id, snapshot)])

    async def append(self, table_id: str, row: Row, brief: Any, snapshot: Snapshot | None = None) -> None:
        """A further row; the key (table, seq) lets only one writer in, and each row needs the one before it."""
        now = touched(table_id, brief, self.claim(table_id))
        ended = finished(table_id, brief)
        await self.commit([now, follower(table_id, row), *replaced(table_id, snapshot), *ended], certain=2)

    async def rewrite(self, table_id: str, rows: Sequence[Row], brief: Any, snapshot: Snapshot | None) -> None:
        """Rows in the place of those with the same numbers, or after the last."""
        now = noted(table_id, brief, self.claim(table_id))
        others = [*removed(table_id, rows), *added(table_id, rows), *replaced(table_id, snapshot)]
        await self.commit([now, *others], certain=1)

    async def say(self, table_id: str, number: int, said: Any) -> None:
        """A line of chat."""
        mine = held(table_id, self.claim(table_id))
        await self.commit([*mine, line(table_id, number, said)], certain=len(mine))

    async def note(self, guest: str, table_id: str, seat: int, text: str) -> None:
        """What a guest has written for himself on a seat."""
        await self.commit(written_down(guest, table_id, seat, text))

    async def keep_proviso(self, table_id: str, seat: int, body: Any) -> None:
        """What was left for a seat beforehand."""
        mine = held(table_id, self.claim(table_id))
        await self.commit([*mine, *left_beforehand(table_id, seat, body)], certain=len(mine))

    async def sit(self, guest: str, table_id: str) -> None:
        """The table belongs to the guest's list from now on."""
        await self.commit(sitting(guest, table_id))

    async def leave(self, guest: str, table_id: str) -> None:
        """The table no longer belongs to the guest's list."""
        await self.commit([standing_up(guest, table_id)])

    async def delete(self, table_id: str) -> None:
        """Nothing is left of the table."""
        await self.commit(erased(table_id))

    # --- reading -----------------------------------------------------------------------------------------------------

    async def load(self, table_id: str) -> Stored | None:
        """A table: its snapshot, the rows about it, and the last lines of its chat; without a snapshot no rows."""
        async with self.engine.connect() as db:
            head = (await db.execute(sa.select(TABLES.c.head).where(TABLES.c.id == table_id))).scalar()
            if head is None:
                return None
            await self.check_claim(db, table_id)
            snapped = (await db.execute(sa.select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id))).first()
            snapshot = None if snapped is None else Snapshot(snapped.seq, json.loads(snapped.body))
            rows = [] if snapshot is None else await rows_in(db, of(table_id), ANSWERS.c.seq > snapshot.seq - NEAR)
            said = sa.select(CHAT.c.body).where(CHAT.c.table_id == table_id).order_by(CHAT.c.seq.desc())
            chat = [json.loads(body) for body in (await db.execute(said.limit(CHAT_SHOWN))).scalars()]
            found = await db.execute(sa.select(PROVISOS).where(PROVISOS.c.table_id == table_id))
            left = {row.seat: json.loads(row.body) for row in found}
        return Stored(table_id, json.loads(head), snapshot, rows, chat[::-1], left)

    async def check_claim(self, db: Connection, table_id: str) -> None:
        """A table that has changed hands is not read to be played here."""
        claim = self.claim(table_id)
        if claim is None:
            return
        found = await db.execute(sa.select(TABLES.c.owner, TABLES.c.epoch).where(TABLES.c.id == table_id))
        if found.first() != (claim.owner, claim.epoch):
            self.lost(table_id)
            raise Lost(table_id)

    async def said(self, table_id: str) -> list[Any]:
        """All lines of a table's chat."""
        async with self.engine.connect() as db:
            found = sa.select(CHAT.c.body).where(CHAT.c.table_id == table_id).order_by(CHAT.c.seq)
            return [json.loads(body) for body in (await db.execute(found)).scalars()]

    async def words_of(self, guest: str) -> dict[str, list[Any]]:
        """What a guest has said, by tables."""
        his, words = CHAT.c.body.endswith(f',"{guest}"]', autoescape=True), dict[str, list[Any]]()
        async with self.engine.connect() as db:
            for row in await db.execute(sa.select(CHAT).where(his).order_by(CHAT.c.table_id, CHAT.c.seq)):
                words.setdefault(row.table_id, []).append(json.loads(row.body))
        return words

    async def notes_of(self, guest: str) -> dict[str, dict[int, str]]:
        """What a guest has written down for himself, by tables and seats."""
        found = dict[str, dict[int, str]]()
        async with self.engine.connect() as db:
            for row in await db.execute(sa.select(NOTES).where(NOTES.c.guest == guest)):
                found.setdefault(row.table_id, {})[row.seat] = row.body
        return found

    async def provisos_of(self, guest: str) -> dict[str, dict[int, Any]]:
        """What a guest has left beforehand, by tables and seats."""
        found = dict[str, dict[int, Any]]()
        async with self.engine.connect() as db:
            for row in await db.execute(sa.select(PROVISOS).where(PROVISOS.c.guest == guest)):
                found.setdefault(row.table_id, {})[row.seat] = json.loads(row.body)
        return found

    async def rows(self, table_id: str, before: int | None = None, most: int | None = None) -> list[Row]:
        """The last rows, at most so many, before a number."""
        earlier = [of(table_id)] + ([] if before is None else [ANSWERS.c.seq < before])
        async with self.engine.connect() as db:
            return await rows_in(db, *earlier, most=most)

    async def heads(self) -> dict[str, Any]:
        """The heads of all tables by their ids; read without `open`, so that looking changes nothing."""
        async with self.engine.connect() as db:
            await db.run_sync(schema_of)
            found = await db.execute(sa.select(TABLES.c.id, TABLES.c.head).order_by(TABLES.c.touched))
            return {row.id: json.loads(row.head) for row in found}

    async def brief(self, table_id: str) -> Any:
        """What the lists of tables show of a table."""
        async with self.engine.connect() as db:
            found = await db.execute(sa.select(TABLES.c.brief).where(TABLES.c.id == table_id))
            return brief_in(found.scalar_one())

    async def briefs(self, tables: Sequence[str]) -> dict[str, Any]:
        """What the lists of tables show of those that are there."""
        async with self.engine.connect() as db:
            found = await db.execute(sa.select(TABLES.c.id, TABLES.c.brief).where(TABLES.c.id.in_(tables)))
            return {row.id: brief_in(row.brief) for row in found}

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


def of(table_id: str) -> sa.ColumnElement[bool]:
    """The rows of one table."""
    return ANSWERS.c.table_id == table_id


async def rows_in(db: Connection, *wanted: sa.ColumnElement[bool], most: int | None = None) -> list[Row]:
    """The last of some rows, in their order."""
    found = sa.select(ANSWERS).where(*wanted).order_by(ANSWERS.c.seq.desc()).limit(most)
    rows = [Row(row.seq, row.kind, json.loads(row.body)) for row in await db.execute(found)]
    return rows[::-1]


def away(error: Exception | None) -> bool:
    """Whether the database itself was not there; it may be back in a moment."""
    return (
        isinstance(error, OSError)
        or (isinstance(error, DBAPIError) and error.connection_invalidated)
        or starting(error)
    )


def starting(error: Exception | None) -> bool:
    """Whether the database has just been started, or is being stopped."""
    return getattr(getattr(error, "orig", None) or error, "sqlstate", None) in ("57P01", "57P02", "57P03")


def durable_sqlite(connection: Any, _record: Any) -> None:
    """Readers do not wait for the writer, and a commit is on the disk."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={int(BUSY * 1000)}")
    cursor.execute("PRAGMA synchronous=FULL")
    until = time.monotonic() + BUSY
    while not logged_ahead(cursor):
        if time.monotonic() >= until:
            raise TimeoutError("the database is locked by another program")
        time.sleep(0.005)
    cursor.close()


def logged_ahead(cursor: Any) -> bool:
    """Write ahead from now on; of two who begin this in a new file SQLite sends one away without waiting."""
    try:
        cursor.execute("PRAGMA journal_mode=WAL")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        return False
    return True
