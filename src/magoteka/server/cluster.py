"""Several processes on one database: who is alive, who has which table, and what all of them have to know.

A process is alive as long as it renews its lease by the clock of the database. A table belongs to the process that is
written in its row, together with an epoch that grows with each change of hands; whatever is written of a table names
owner and epoch (`statements.py`). So taking a table from a process is always safe, and the lease only says when.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from magoteka.core.problems import Problem
from magoteka.server.clock import ALIVE, NOW
from magoteka.server.database import ABOUT, PROCESSES, SITTING, SPENT, TABLES
from magoteka.server.shared_limits import SharedBuckets, Sharing
from magoteka.server.statements import Claim, released, seen
from magoteka.server.stores import Job, Lost, SqlStore
from magoteka.table.problems import NoTable

LOG = logging.getLogger(__name__)
BEATS = 4  # in a lease
NOBODY = sa.false()


@dataclass(frozen=True)
class Owner:
    """A process that has a table, and where it is reached."""

    id: str
    address: str


class Elsewhere(Problem):
    """Another process has the table."""

    tag = "elsewhere"
    sentence = "Another process has this table."

    def __init__(self, owner: Owner) -> None:
        super().__init__()
        self.owner = owner


class Cluster:
    """This process among the others."""

    def __init__(self, store: SqlStore, address: str, lease: float, limits: dict[str, SharedBuckets]) -> None:
        self.store = store
        self.claims = store.claims = {}
        self.address = address
        self.lease = lease
        self.id = ""
        self.renewed = 0.0  # when the lease was, by our own clock
        self.sharing = Sharing(store.engine, limits)
        self.told: dict[str, set[str]] = {}  # who is at each table, as last told
        self.present: Callable[[], dict[str, set[str]]] = dict
        self.outlived: Callable[[], None] = lambda: None
        self.pulse: asyncio.Task[None] | None = None

    async def secret(self, mine: bytes) -> bytes:
        """The secret of the house: whoever came first has brought it."""
        first = insert(ABOUT).values(key="secret", value=mine.hex()).on_conflict_do_nothing()
        async with self.store.engine.begin() as db:
            await db.execute(first)
            found = await db.execute(sa.select(ABOUT.c.value).where(ABOUT.c.key == "secret"))
            return bytes.fromhex(str(found.scalar_one()))

    @property
    def left(self) -> float:
        """Seconds until the lease runs out."""
        return max(0.0, self.renewed + self.lease - time.monotonic())

    # --- being alive -------------------------------------------------------------------------------------------------

    async def join(self) -> None:
        """Be one of the processes; whoever was reached at our address before is gone, or it would not be ours."""
        await self.register(PROCESSES.c.address == self.address)
        self.pulse = asyncio.create_task(self.live(), name="cluster")

    async def register(self, gone: sa.ColumnElement[bool] = NOBODY) -> None:
        """Come as somebody new, who has no tables; those who are gone, or have been for long, are forgotten."""
        self.id = self.store.owner = secrets.token_urlsafe(9)
        async with self.store.engine.begin() as db:
            await db.execute(PROCESSES.delete().where(sa.or_(gone, PROCESSES.c.until < NOW - 10 * self.lease)))
            await db.execute(SPENT.delete().where(SPENT.c.at < NOW - self.sharing.memory))
            await db.execute(PROCESSES.insert().values(id=self.id, address=self.address, until=NOW + self.lease))
        self.renewed = time.monotonic()

    async def leave(self) -> None:
        """Let the others have the tables at once."""
        if self.pulse is not None:
            self.pulse.cancel()
        try:
            async with self.store.engine.begin() as db:
                await db.execute(PROCESSES.delete().where(PROCESSES.c.id == self.id))
        except Exception as error:  # the lease runs out by itself
            LOG.warning("the others could not be told that this process leaves: %r", error)

    async def live(self) -> None:
        """Renew the lease again and again, and share what changes."""
        while True:
            await asyncio.sleep(self.lease / BEATS)
            try:
                await self.beat()
            except Exception as error:
                LOG.warning("the lease could not be renewed: %r", error)

    async def beat(self) -> None:
        """Renew the lease; who was away for too long begins anew, for others may have taken the tables."""
        mine = PROCESSES.update().where(PROCESSES.c.id == self.id, ALIVE).values(until=NOW + self.lease)
        async with self.store.engine.begin() as db:
            renewed = (await db.execute(mine)).rowcount == 1
        self.renewed = time.monotonic() if renewed else self.renewed
        if not renewed:
            LOG.warning("the lease of this process ran out; its tables are given up")
            self.claims.clear()
            self.told.clear()
            self.outlived()
            await self.register()
        await self.share_presence()
        await self.sharing.share()

    # --- tables ------------------------------------------------------------------------------------------------------

    async def claim(self, table_id: str, gone: str = "") -> None:
        """Own a table that nobody has, or whose owner is gone; otherwise say who has it."""
        me = self.id
        alive = sa.exists().where(PROCESSES.c.id == TABLES.c.owner, ALIVE)
        free = sa.or_(TABLES.c.owner.is_(None), TABLES.c.owner.in_((me, gone)), ~alive)
        mine = TABLES.update().where(TABLES.c.id == table_id, free).values(owner=me, epoch=TABLES.c.epoch + 1)
        async with self.store.engine.begin() as db:
            epoch = (await db.execute(mine.returning(TABLES.c.epoch))).scalar()
            if epoch is None:
                raise await self.holder(db, table_id)
        self.claims[table_id] = Claim(me, epoch)

    async def holder(self, db: Any, table_id: str) -> Problem:
        """Why a table cannot be had."""
        both = TABLES.join(PROCESSES, PROCESSES.c.id == TABLES.c.owner)
        wanted = sa.select(PROCESSES.c.id, PROCESSES.c.address).select_from(both).where(TABLES.c.id == table_id)
        found = (await db.execute(wanted)).first()
        return NoTable() if found is None else Elsewhere(Owner(*found))

    def give_up(self, table_id: str) -> None:
        """Let anybody have a table that nobody looks at."""
        claim = self.claims.pop(table_id, None)
        self.told.pop(table_id, None)
        if claim is not None:
            self.store.jobs.put_nowait(Job([released(table_id, claim)]))

    # --- what all have to know ---------------------------------------------------------------------------------------

    async def share_presence(self) -> None:
        """Write down who is at our tables, where that has changed."""
        now = self.present()
        for table_id, guests in now.items():
            claim = self.claims.get(table_id)
            if claim is not None and guests != self.told.get(table_id, set()):
                self.told[table_id] = guests
                try:
                    await self.store.commit([seen(table_id, list(guests), claim)], certain=1)
                except Lost:
                    LOG.info("table %s has changed hands", table_id)

    async def online(self, table_ids: Iterable[str]) -> dict[str, set[str]]:
        """Who is at some tables, as their living owners say."""
        both = TABLES.join(PROCESSES, sa.and_(PROCESSES.c.id == TABLES.c.owner, ALIVE))
        wanted = sa.select(TABLES.c.id, TABLES.c.present).select_from(both).where(TABLES.c.id.in_(list(table_ids)))
        async with self.store.engine.connect() as db:
            return {row.id: set(json.loads(row.present)) for row in await db.execute(wanted)}

    async def hosts_of(self, guest: str) -> list[Owner]:
        """The other processes that have tables of a guest."""
        both = TABLES.join(PROCESSES, sa.and_(PROCESSES.c.id == TABLES.c.owner, ALIVE))
        his = sa.select(SITTING.c.table_id).where(SITTING.c.guest == guest)
        wanted = sa.select(PROCESSES.c.id, PROCESSES.c.address).select_from(both).where(TABLES.c.id.in_(his))
        async with self.store.engine.connect() as db:
            found = await db.execute(wanted.where(PROCESSES.c.id != self.id).distinct())
            return [Owner(row.id, row.address) for row in found]
