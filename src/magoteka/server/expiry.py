"""Tables that nobody plays to the end: where the keeper says so they go after a while, and their people are warned."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

import sqlalchemy as sa

from magoteka.core.problems import Problem
from magoteka.server.database import TABLES
from magoteka.server.statements import touched
from magoteka.server.stores import FAILURES
from magoteka.table.listener import Listener
from magoteka.table.store import Conflict
from magoteka.table.table import Table

if TYPE_CHECKING:
    from magoteka.server.hub import Hub

LOG = logging.getLogger(__name__)
DAY = 24 * 3600.0
WARNED = 14 * DAY  # before a table goes, its line in the list of those who sit there says so
OFTEN = 3600.0  # seconds between two looks
AT_A_TIME = 200  # tables
UNFINISHED = TABLES.c.brief.not_like('%"over":true%')  # as it is written: within a name its marks would be escaped


class Expiry:
    """How long unfinished tables are kept."""

    def __init__(self, hub: Hub, days: int) -> None:
        self.hub = hub
        self.kept = days * DAY  # 0: for ever
        self.looked = 0.0

    def ends(self, last: float) -> float | None:
        """When a table goes that was touched last at some time; None while that is far away."""
        end = last + self.kept
        return end if self.kept and end - WARNED < time.time() else None

    async def renew(self, table: Table, listener: Listener) -> None:
        """Somebody who sits at a table has come to it: it is kept on."""
        if not self.kept or listener.watching or not table.seats_of(listener.guest) or table.journal.over:
            return
        store, last = self.hub.store, TABLES.c.touched
        async with store.engine.connect() as db:
            found = (await db.execute(sa.select(last).where(TABLES.c.id == table.id))).scalar()
        if found is not None and self.ends(found) is not None:
            claim = None if self.hub.cluster is None else self.hub.cluster.claims.get(table.id)
            await store.commit([touched(table.id, table.journal.brief(), claim)], certain=1)

    async def look(self) -> int:
        """Let go what was left for too long; how many tables."""
        if not self.kept or time.monotonic() < self.looked + OFTEN:
            return 0
        self.looked, gone = time.monotonic(), 0
        old = sa.select(TABLES.c.id).where(TABLES.c.touched < time.time() - self.kept, UNFINISHED).limit(AT_A_TIME)
        async with self.hub.store.engine.connect() as db:
            names = list((await db.execute(old)).scalars())
        for name in names:
            gone += await self.let_go(name)
        if gone:
            LOG.info("%d unfinished tables were deleted that nobody has touched for %d days", gone, self.kept / DAY)
        return gone

    async def let_go(self, name: str) -> bool:
        """Delete a table, unless somebody is there, here or at another process."""
        try:
            if any(table.audience.listeners for known, table in self.hub.at_hand() if known == name):
                return False
            if self.hub.cluster is not None:
                await self.hub.cluster.claim(name)
            await self.hub.erase(name)
        except (Problem, Conflict, *FAILURES) as error:
            LOG.info("table %s was left for another look: %s", name, error)
            return False
        return True
