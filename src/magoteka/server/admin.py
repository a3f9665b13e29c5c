"""What the keeper of a house does with its stored tables while it is closed: list, check, repair, move, delete."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from magoteka import __version__
from magoteka.core.chance import SecretRng
from magoteka.core.record import GameRecord
from magoteka.server import keeping
from magoteka.server.database import ANSWERS, CHAT, SITTING, TABLES
from magoteka.server.folder import CannotOpen, Folder
from magoteka.server.settings import Settings
from magoteka.server.statements import OPEN, SAY, SIT, Write, added, cut, due
from magoteka.server.stores import SqlStore, brief_in
from magoteka.server.upgrading import Unreadable, check_file
from magoteka.table.checking import Verdict, verdict
from magoteka.table.head import Head, record_of
from magoteka.table.migration import migrate_table, seats_in
from magoteka.table.problems import NoTable
from magoteka.table.seats import Seat
from magoteka.table.store import Row, dumps

FORMAT = 1
DAY = 24 * 3600.0


@dataclass(frozen=True)
class ListedTable:
    """A line about a stored table."""

    table: str
    game: str
    rows: int
    state: str  # plays, over, stops
    touched: float


@dataclass(frozen=True)
class Inspected:
    """All that can be said about a stored table without showing anybody's cards."""

    kept: ListedTable
    seats: list[str]
    kinds: dict[str, int]
    missing: list[int]
    chat: int
    verdict: Verdict


@dataclass(frozen=True)
class Finished:
    """A match that is over: what was played, who sat there in the end, when, and whether hints could be had."""

    record: GameRecord
    seats: list[Seat]
    ended: float
    training: bool
    rewinds: int


@asynccontextmanager
async def open_admin(settings: Settings, *, writing: bool) -> AsyncIterator[Admin]:
    """The keeper of a house; whoever changes something has it for himself."""
    folder = Folder(settings.data)
    try:
        check_file(settings.url)
        if writing and not settings.database:
            folder.open(settings.file)
        store = SqlStore(settings.url)
        try:
            await (store.open() if writing else store.heads())
            yield Admin(store)
        finally:
            await store.close()
    except (SQLAlchemyError, ImportError, RuntimeError, CannotOpen) as error:
        raise Unreadable(str(error).splitlines()[0].rstrip(".")) from error
    finally:
        folder.close()


class Admin:
    """Somebody with the keys to the store."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store

    async def tables(self, *wanted: sa.ColumnElement[bool]) -> list[ListedTable]:
        """Every table, or some, latest last."""
        rows = sa.select(sa.func.count()).where(ANSWERS.c.table_id == TABLES.c.id).scalar_subquery().label("rows")
        async with self.store.engine.connect() as db:
            found = await db.execute(sa.select(TABLES, rows).where(*wanted).order_by(TABLES.c.touched))
            return [kept(row) for row in found]

    async def one(self, table_id: str) -> ListedTable:
        """A table."""
        for found in await self.tables(TABLES.c.id == table_id):
            return found
        raise NoTable()

    async def head(self, table_id: str) -> Any:
        """What never changes about a table."""
        found = await self.lines(TABLES.c.head, TABLES.c.id == table_id)
        if not found:
            raise NoTable()
        return json.loads(found[0])

    async def inspect(self, table_id: str) -> Inspected:
        """Look at a table, and play it again."""
        head, rows = await self.head(table_id), await self.store.rows(table_id)
        kinds = {
            kind: sum(row.kind == kind for row in rows)
            for kind in ("begin", "deal", "answer", "undo", "rewind", "seat")
        }
        seats = [[], *(row.body["seats"] for row in rows if "seats" in row.body)][-1]
        names = [seat["name"] or seat["level"] or "—" for seat in seats]
        chat = await self.lines(CHAT.c.body, CHAT.c.table_id == table_id)
        found = verdict(table_id, head, rows)
        return Inspected(await self.one(table_id), names, kinds, missing(rows), len(chat), found)

    async def lines(self, column: sa.Column[Any], where: sa.ColumnElement[bool]) -> list[Any]:
        """One column of a part of a table."""
        async with self.store.engine.connect() as db:
            return list((await db.execute(sa.select(column).where(where))).scalars())

    async def replay(self, table_id: str) -> Verdict:
        """Play a table again from its first answer."""
        return verdict(table_id, await self.head(table_id), await self.store.rows(table_id))

    async def record(self, table_id: str) -> str:
        """The record of a table, as `magoteka replay` reads it."""
        head, over = Head(**await self.head(table_id)), (await self.one(table_id)).state == "over"
        return record_of(head, await self.store.rows(table_id), None, over=over).dumps()

    async def finished(self, tables: Sequence[str]) -> list[Finished]:
        """These matches with all that is known of who played; tables of lessons and puzzles are none."""
        found, wanted = [], set(tables)
        for one in [one for one in await self.tables() if one.table in wanted]:
            head, rows = Head(**await self.head(one.table)), await self.store.rows(one.table)
            if head.lesson is None and head.puzzle is None:
                back = sum(row.kind == "rewind" for row in rows)
                record = record_of(head, rows, None, over=True)
                found.append(Finished(record, seats_in(rows), one.touched, head.training, back))
        return found

    async def repair(self, table_id: str) -> Inspected:
        """Cut a table off at its first missing row, play it again, and write it as this program does."""
        head, rows = await self.head(table_id), await self.store.rows(table_id)
        gaps = missing(rows)
        if gaps:
            await self.store.commit([cut(table_id, gaps[0])])
            rows = [row for row in rows if row.seq < gaps[0]]
        if rows and verdict(table_id, head, rows).readable:
            await migrate_table(self.store, table_id, SecretRng())
        return await self.inspect(table_id)

    async def delete(self, table_id: str) -> None:
        """Nothing is left of a table."""
        await self.head(table_id)
        await self.store.delete(table_id)

    async def prune(self, tables: Sequence[ListedTable]) -> None:
        """Nothing is left of some tables, of which many share a commit."""
        await asyncio.gather(*(self.store.delete(one.table) for one in tables))

    async def old(self, days: float, *, abandoned: bool = False) -> list[ListedTable]:
        """Finished tables that nobody has touched for so many days, or those too that were never played to the end."""
        before = time.time() - days * DAY
        return [one for one in await self.tables(TABLES.c.touched < before) if abandoned or one.state == "over"]

    async def copied(self, path: Path) -> int:
        """Everything into a file; how many rows."""
        return await keeping.copied(self.store, path)

    async def drill(self, into: str = "") -> keeping.Drill:
        """Try a copy of everything in an empty place: a file, or the database of an address."""
        return await keeping.drilled(self.store, into and Settings(Path(), into).url)

    async def doctor(self) -> keeping.Health:
        """How the house is."""
        return await keeping.examined(self.store)

    async def export(self, table_id: str, *, secret: bool = False) -> str:
        """A whole table as text: hidden cards, links and chat included, its secret when it is over or asked for."""
        head = await self.head(table_id)
        if head.get("seal") and not secret and (await self.one(table_id)).state != "over":
            head = {**head, "seal": {**head["seal"], "secret": None}}
        chat = await self.lines(CHAT.c.body, CHAT.c.table_id == table_id)
        brief = await self.lines(TABLES.c.brief, TABLES.c.id == table_id)
        touched = await self.lines(TABLES.c.touched, TABLES.c.id == table_id)
        sitting = await self.lines(SITTING.c.guest, SITTING.c.table_id == table_id)
        rows = [[row.seq, row.kind, row.body] for row in await self.store.rows(table_id)]
        whole = {"format": FORMAT, "magoteka": __version__, "table": table_id, "head": head, "rows": rows}
        rest = {"brief": brief_in(brief[0]), "touched": touched[0], "chat": [json.loads(line) for line in chat]}
        return dumps({**whole, **rest, "sitting": sitting})

    async def take_in(self, text: str) -> Inspected:
        """A table from its text; one that is here already is not touched."""
        try:
            data = json.loads(text)
            if data["format"] != FORMAT:
                raise Unreadable("the file is of another format")
            rows = [Row(*row) for row in data["rows"]]
            here = {"id": data["table"], "head": dumps(data["head"]), "brief": dumps(data["brief"])}
            lines = [{"table_id": here["id"], "seq": line[0], "body": dumps(line)} for line in data["chat"]]
            sitting = [{"table_id": here["id"], "guest": guest} for guest in data["sitting"]]
            Head(**data["head"])
            table = {**here, "touched": float(data["touched"]), "owner": None, "epoch": 0, "due": due(data["brief"])}
        except (ValueError, KeyError, TypeError, IndexError) as error:
            raise Unreadable("the file is no exported table") from error
        if here["id"] in await self.store.heads():
            raise Unreadable(f"table {here['id']} is here already")
        parts: list[Write] = [(SAY, lines)] * bool(lines) + [(SIT, sitting)] * bool(sitting)
        await self.store.commit([(OPEN, table), *added(here["id"], rows), *parts])
        await migrate_table(self.store, here["id"], SecretRng())
        return await self.inspect(here["id"])


def kept(row: Any) -> ListedTable:
    """A line about a table from what is stored of it."""
    brief = brief_in(row.brief) or {}
    state = "stops" if brief.get("broken") or not brief else "over" if brief.get("over") else "plays"
    return ListedTable(row.id, str(json.loads(row.head).get("game")), row.rows or 0, state, row.touched)


def missing(rows: list[Row]) -> list[int]:
    """The numbers of rows that ought to be there."""
    there = {row.seq for row in rows}
    return [number for number in range(max(there, default=-1)) if number not in there]
