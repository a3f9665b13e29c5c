"""What a keeper does against bad days: a copy of everything, a drill with it, and a look at how the house is."""

from __future__ import annotations

import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from magoteka.server.database import ABOUT, ANSWERS, CHAT, MATCHES, META, PLAYED, SITTING, SNAPSHOTS, TABLES
from magoteka.server.problems import NotEmpty
from magoteka.server.stores import SqlStore
from magoteka.table.checking import verdict, verified
from magoteka.table.head import Head, record_of
from magoteka.table.store import Row

AT_A_TIME = 1000  # rows
DAY = 24 * 3600.0
ABANDONED = 90  # days
PASSING = ("processes", "spent")  # of the processes that run now
WELL = ("true", "unsealed", "rules", "lost", "unfinished", "branch", "newer")  # of a seal that nobody has bent


@dataclass
class Drill:
    """What came of a drill; `faults` are tables that do not go on, or whose seal is bent, and why."""

    rows: int
    tables: int = 0
    seals: int = 0
    took: float = 0.0
    faults: list[tuple[str, str]] = field(default_factory=list)


@dataclass(frozen=True)
class Health:
    """How a house is: rows and bytes of each part, growth, what is slow, and rows that belong to no table."""

    parts: dict[str, tuple[int, int]]
    tables: int
    abandoned: int
    match: float  # bytes of a finished match
    day: float  # bytes a day, of the last thirty
    slowest: float  # seconds
    orphans: dict[str, int]


async def copied(store: SqlStore, path: Path) -> int:
    """Every row of every part, as they were at one moment, into a SQLite file that is empty; how many."""
    async with store.engine.connect() as source:
        if store.engine.dialect.name == "sqlite":
            await source.execute(sa.text("vacuum into :path"), {"path": str(path)})
            return await rows_in(source)
        return await poured(source, f"sqlite+aiosqlite:///{path}")


async def rows_in(db: Any) -> int:
    """How many rows a SQLite database has, whoever has written it."""
    parts = (await db.execute(sa.text("select name from sqlite_master where type = 'table'"))).scalars().all()
    return sum([(await db.execute(sa.select(sa.func.count()).select_from(sa.table(name)))).scalar() for name in parts])


async def poured(source: Any, url: str) -> int:
    """Row by row, as they are at one moment, into another database, of whatever kind, that has no tables; how many."""
    if source.engine.dialect.name != "sqlite":
        await source.execute(sa.text("set transaction isolation level repeatable read"))
    other, count = SqlStore(url), 0
    await other.open()
    try:
        async with other.engine.begin() as target:
            if (await target.execute(sa.select(TABLES.c.id).limit(1))).first() is not None:
                raise NotEmpty()
            await target.execute(ABOUT.delete())
            for part in META.sorted_tables:
                async for rows in pages(source, part):
                    await target.execute(part.insert(), rows)
                    count += len(rows)
    finally:
        await other.close()
    return count


async def pages(db: Any, part: sa.Table) -> AsyncIterator[list[dict[str, Any]]]:
    """The rows of a part, some at a time."""
    if part.name in PASSING:
        return
    keys = list(part.primary_key.columns)
    wanted, last = sa.select(part).order_by(*keys).limit(AT_A_TIME), None
    while True:
        further = wanted if last is None else wanted.where(sa.tuple_(*keys) > sa.tuple_(*map(sa.literal, last)))
        rows = [dict(row) for row in (await db.execute(further)).mappings()]
        if not rows:
            return
        yield rows
        last = [rows[-1][key.name] for key in keys]


async def drilled(store: SqlStore, into: str = "") -> Drill:
    """A copy, in a file or in the empty database of an address, where all is tried as a house would find it."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="magoteka-drill-") as folder:
        path = Path(folder) / "magoteka.db"
        path.touch(0o600)
        if into:
            async with store.engine.connect() as source:
                found = Drill(await poured(source, into))
        else:
            found = Drill(await copied(store, path))
        other = SqlStore(into or f"sqlite+aiosqlite:///{path}")
        await other.open()
        try:
            for table, head in (await other.heads()).items():
                try_table(found, table, head, await other.rows(table))
        finally:
            await other.close()
    found.took = time.monotonic() - began
    return found


def try_table(found: Drill, table: str, head: Any, rows: list[Row]) -> None:
    """Play one table again; where it is over and under seal, check that too."""
    found.tables += 1
    how = verdict(table, head, rows)
    if how.why is not None:
        found.faults.append((table, str(how.why)))
        return
    if not head.get("seal"):
        return
    seal = verified(record_of(Head(**head), rows, None, over=True).dumps())
    found.seals += 1
    if seal.kind not in WELL:
        found.faults.append((table, seal.kind))


async def examined(store: SqlStore) -> Health:
    """Sizes, growth, times and orphans."""
    parts: dict[str, tuple[int, int]] = {}
    now, recent, finished, length = time.time(), 0, 0, sa.func.length(ANSWERS.c.body)
    grown = sa.func.sum(sa.case((ANSWERS.c.at > now - 30 * DAY, length), else_=0))
    over = sa.func.sum(sa.case((ANSWERS.c.table_id.in_(sa.select(MATCHES.c.table_id)), length), else_=0))
    async with store.engine.connect() as db:
        for part in META.sorted_tables:
            texts = [sa.func.coalesce(sa.func.length(one), 0) for one in part.columns if isinstance(one.type, sa.Text)]
            size = sa.func.coalesce(sa.func.sum(sum(texts, sa.literal(0))), 0)
            more = (grown, over) if part is ANSWERS else ()  # a year of answers is read once
            row = (await db.execute(sa.select(sa.func.count(), size, *more).select_from(part))).one()
            parts[part.name] = (int(row[0]), int(row[1]))
            if more:
                recent, finished = int(row[2] or 0), int(row[3] or 0)
        left = sa.select(sa.func.count()).where(TABLES.c.touched < now - ABANDONED * DAY)
        abandoned = int((await db.execute(left)).scalar_one())
        match = finished / max(1, parts["matches"][0])
        slowest = await times(db)
        orphans = {}
        for part in (ANSWERS, CHAT, SNAPSHOTS, SITTING, MATCHES, PLAYED):
            lost = sa.select(sa.func.count()).where(part.c.table_id.not_in(sa.select(TABLES.c.id)))
            if count := int((await db.execute(lost)).scalar_one()):
                orphans[part.name] = count
    return Health(parts, parts["tables"][0], abandoned, match, recent / 30, slowest, orphans)


async def times(db: Any) -> float:
    """How long the slowest of the questions takes that people wait for."""
    guest = (await db.execute(sa.select(PLAYED.c.guest).limit(1))).scalar() or ""
    table = (await db.execute(sa.select(TABLES.c.id).limit(1))).scalar() or ""
    mine = sa.select(SITTING.c.table_id).where(SITTING.c.guest == guest)
    played = sa.select(PLAYED.c.table_id).where(PLAYED.c.guest == guest)
    slowest = 0.0
    for question in (
        sa.select(TABLES).where(TABLES.c.id.in_(mine)).order_by(TABLES.c.touched.desc()).limit(50),
        sa.select(MATCHES).where(MATCHES.c.table_id.in_(played)).order_by(MATCHES.c.ended.desc()).limit(2000),
        sa.select(ANSWERS).where(ANSWERS.c.table_id == table).order_by(ANSWERS.c.seq.desc()).limit(256),
    ):
        began = time.monotonic()
        (await db.execute(question)).all()
        slowest = max(slowest, time.monotonic() - began)
    return slowest
