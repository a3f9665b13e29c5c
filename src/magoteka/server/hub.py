"""All tables: opened, found again, and put away when nobody looks."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from magoteka.server.folder import CannotOpen, Folder
from magoteka.server.limits import Limits
from magoteka.server.mending import Workshop
from magoteka.server.metrics import Metrics
from magoteka.server.settings import Settings
from magoteka.server.stores import ABOUT, SqlStore
from magoteka.server.thinking import Thinkers
from magoteka.table import wire
from magoteka.table.guests import Guest
from magoteka.table.opening import Opener
from magoteka.table.problems import NoTable, NotYours, TooFast
from magoteka.table.seats import read
from magoteka.table.table import Table

LOG = logging.getLogger(__name__)
FRESH = 5.0  # seconds for which we believe that the store is well
MINE = 100  # tables in the list of one guest at most


class Hub:
    """The house behind the doors."""

    def __init__(self, settings: Settings) -> None:
        settings.data.mkdir(0o700, parents=True, exist_ok=True)
        self.settings = settings
        self.folder = Folder(settings.data)
        self.seal = self.folder.seal()
        self.store = SqlStore(settings.url)
        self.thinkers = Thinkers(settings.processes, settings.mind)
        self.workshop = Workshop(settings.url)
        self.opener = Opener(self.store, self.thinkers, settings.nature, self.workshop.mend)
        self.tables: dict[str, asyncio.Task[Table]] = {}
        self.limits = Limits()
        self.metrics = Metrics()
        self.store.wrote = self.metrics.wrote
        self.thinkers.ended = lambda how: self.metrics.count("thoughts", end=how)
        self.janitor: asyncio.Task[None] | None = None
        self.checked: asyncio.Task[None] | None = None
        self.fresh = 0.0

    async def open(self) -> None:
        """Ready for guests; CannotOpen says why not."""
        if self.janitor is not None:
            return
        if not self.settings.database:  # who names a database may open several houses on it
            self.folder.open(self.settings.file)
        try:
            await self.store.open()
        except (SQLAlchemyError, RuntimeError, OSError) as error:
            self.folder.close()
            raise CannotOpen(f"{getattr(error, 'orig', None) or error}") from error
        self.janitor = asyncio.create_task(self.tidy(), name="janitor")

    async def close(self) -> None:
        """Put everything away."""
        if self.janitor is not None:
            self.janitor.cancel()
        for _, table in self.at_hand():
            table.stop()
        self.thinkers.close()
        self.workshop.close()
        await self.store.close()
        self.folder.close()

    async def check(self) -> None:
        """Raise unless the store takes what is written; asked often, it tells what it found a moment ago."""
        if self.checked is None or (self.checked.done() and time.monotonic() > self.fresh):
            self.fresh = time.monotonic() + FRESH
            self.checked = asyncio.create_task(self.probe())
        await asyncio.wait_for(asyncio.shield(self.checked), FRESH)

    async def probe(self) -> None:
        """Write something."""
        pulse = {"key": "pulse", "value": str(time.time())}
        await self.store.commit([ABOUT.delete().where(ABOUT.c.key == "pulse"), ABOUT.insert().values(**pulse)])

    def at_hand(self) -> list[tuple[str, Table]]:
        """The tables in memory."""
        done = [(name, task) for name, task in self.tables.items() if task.done() and not task.cancelled()]
        return [(name, task.result()) for name, task in done if task.exception() is None]

    async def create(self, wish: wire.NewTable, guest: Guest, address: str) -> wire.Created:
        """Open a table for a guest; whoever throws his cookie away is still known by his address."""
        if not self.limits.openings.take(guest.id) or not self.limits.openings_from.take(address):
            raise TooFast()
        return await self.opener.create(wish, guest)

    async def table(self, table_id: str) -> Table:
        """The table of an id; all who ask at once get the same."""
        if table_id not in self.tables:
            self.tables[table_id] = asyncio.create_task(self.opener.table(table_id))
        try:
            table = await asyncio.shield(self.tables[table_id])
        except Exception:
            self.tables.pop(table_id, None)
            raise
        table.touched = time.monotonic()
        return table

    async def delete(self, table_id: str, guest: Guest | None) -> None:
        """A table is deleted by its host, even one that cannot be shown."""
        stored = await self.store.load(table_id)
        if stored is None:
            raise NoTable()
        if guest is None or stored.head["owner"] != guest.id:
            raise NotYours()
        for table in (table for name, table in self.at_hand() if name == table_id):
            for one in table.audience.listeners:
                one.dismiss(NoTable())
            table.stop()
        await self.store.delete(table_id)
        self.tables.pop(table_id, None)

    async def mine(self, guest: Guest) -> list[wire.TableBrief]:
        """The guest's tables, latest first."""
        found = []
        for table_id, brief, touched in await self.store.tables_of(guest.id, MINE):
            try:
                found.append(self.line(table_id, brief, touched, guest))
            except (KeyError, TypeError) as error:
                LOG.warning("table %s: its line in the list cannot be read: %r", table_id, error)
        return found

    def line(self, table_id: str, brief: Any, touched: float, guest: Guest) -> wire.TableBrief:
        """A line of the list."""
        seats = read(brief["seats"])
        online = self.online(table_id)
        shown = [seat.shown(online) for seat in seats]
        mine = [number for number, seat in enumerate(seats) if seat.holder == guest.id]
        now = (brief["asking"], brief["over"], brief["winners"], touched)
        broken = wire.Trouble(**brief["broken"]) if brief.get("broken") else None
        return wire.TableBrief(table_id, brief["game"], shown, mine, *now, broken)

    async def rename(self, guest: Guest) -> None:
        """A guest's new name, at the tables that are in memory; others learn it when he comes."""
        for _, table in self.at_hand():
            if table.seats_of(guest.id):
                await table.do(lambda table=table: table.rename(guest))  # type: ignore[misc]

    def online(self, table_id: str) -> set[str]:
        """The guests who are at a table now."""
        return next((table.audience.online() for name, table in self.at_hand() if name == table_id), set())

    async def tidy(self) -> None:
        """Now and then put idle tables away."""
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle))
            self.put_away(time.monotonic() - self.settings.idle)

    def put_away(self, before: float) -> None:
        """Forget the idle tables that nobody has touched since."""
        for table_id, table in self.at_hand():
            if table.idle and table.touched <= before:
                table.stop()
                del self.tables[table_id]
