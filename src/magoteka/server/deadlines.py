"""Play over days: whose time is up is answered for, whether or not anybody is connected, after a restart too."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import sqlalchemy as sa

from magoteka.core.problems import Problem
from magoteka.server.database import TABLES
from magoteka.server.stores import FAILURES
from magoteka.table import days
from magoteka.table.store import Conflict

if TYPE_CHECKING:
    from magoteka.server.hub import Hub

LOG = logging.getLogger(__name__)


class Deadlines:
    """The tables at which somebody's time is up."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def look(self) -> int:
        """Let bots answer where it is time; at how many tables."""
        due = sa.select(TABLES.c.id).where(TABLES.c.due <= days.now()).order_by(TABLES.c.due)
        async with self.hub.store.engine.connect() as db:
            names = list((await db.execute(due)).scalars())
        return sum([await self.ring(name) for name in names])

    async def ring(self, name: str) -> bool:
        """Wake a table, unless another process has it, and so rings it."""
        try:
            table = await self.hub.table(name)
            await table.do(table.players.look)
        except (Problem, Conflict, *FAILURES) as error:
            LOG.info("table %s was left for another look: %s", name, error)
            return False
        return True
