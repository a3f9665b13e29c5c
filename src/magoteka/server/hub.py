"""All tables: opened, found again, and put away when nobody looks."""

from __future__ import annotations

import asyncio
import time

from magoteka.server.fleet import Fleet
from magoteka.server.guests import Seal, seal_in, secret_in
from magoteka.server.limits import Buckets
from magoteka.server.mending import Workshop
from magoteka.server.settings import Settings
from magoteka.server.shared_limits import SharedBuckets
from magoteka.server.stores import SqlStore
from magoteka.server.thinking import Thinkers
from magoteka.table import wire
from magoteka.table.guests import Guest
from magoteka.table.opening import Opener
from magoteka.table.problems import TooFast
from magoteka.table.seats import read
from magoteka.table.table import Table

MINE = 100  # tables in the list of one guest at most


class Hub:
    """The house behind the doors."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = SqlStore(settings.url)
        self.calls: Buckets
        self.openings: Buckets
        self.fleet: Fleet | None = None
        if settings.alone:
            settings.data.mkdir(parents=True, exist_ok=True)
            self.seal = seal_in(settings.data)
            self.calls, self.openings = Buckets(10, 600), Buckets(0.5, 30)
        else:
            self.seal = Seal(secret_in(settings.data))
            limits = {"calls": SharedBuckets(10, 600), "openings": SharedBuckets(0.5, 30)}
            self.calls, self.openings = limits["calls"], limits["openings"]
            self.fleet = Fleet(self.store, settings.address, settings.lease, limits)
        self.thinkers = Thinkers(settings.processes, settings.mind)
        self.workshop = Workshop(settings.url, self.store.claim)
        self.opener = Opener(self.store, self.thinkers, settings.nature, self.workshop.mend)
        self.tables: dict[str, asyncio.Task[Table]] = {}
        self.janitor: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Ready for guests."""
        await self.store.open()
        if self.fleet is not None:
            self.seal = Seal(await self.fleet.secret(self.seal.secret))
            self.store.lost = self.lose
            self.fleet.outlived = self.lose_all
            self.fleet.present = lambda: {name: table.audience.online() for name, table in self.at_hand()}
            await self.fleet.join()
        self.janitor = asyncio.create_task(self.tidy(), name="janitor")

    async def close(self) -> None:
        """Put everything away."""
        if self.janitor is not None:
            self.janitor.cancel()
        for _, table in self.at_hand():
            table.stop()
        self.thinkers.close()
        self.workshop.close()
        if self.fleet is not None:
            await self.fleet.leave()
        await self.store.close()

    def at_hand(self) -> list[tuple[str, Table]]:
        """The tables in memory."""
        done = [(name, task) for name, task in self.tables.items() if task.done() and not task.cancelled()]
        return [(name, task.result()) for name, task in done if task.exception() is None]

    async def create(self, wish: wire.NewTable, guest: Guest) -> wire.Created:
        """Open a table for a guest."""
        if not self.openings.take(guest.id):
            raise TooFast()
        return await self.opener.create(wish, guest)

    async def table(self, table_id: str, gone: str = "") -> Table:
        """The table of an id; all who ask at once get the same.

        Of several processes one has it: `Elsewhere` says which, unless it is `gone`.
        """
        task = self.tables.get(table_id)
        if task is None:
            task = self.tables[table_id] = asyncio.create_task(self.found(table_id, gone))
        try:
            table = await asyncio.shield(task)
        except Exception:
            if self.tables.get(table_id) is task:
                del self.tables[table_id]
            raise
        table.touched = time.monotonic()
        return table

    async def found(self, table_id: str, gone: str) -> Table:
        """A table that was not in memory."""
        if self.fleet is not None:
            await self.fleet.claim(table_id, gone)
        return await self.opener.table(table_id)

    def lose(self, table_id: str) -> None:
        """Another process has the table now: whoever looks at it here is to come again."""
        task = self.tables.pop(table_id, None)
        if self.fleet is not None:
            self.fleet.claims.pop(table_id, None)
        if task is not None and task.done() and not task.cancelled() and task.exception() is None:
            task.result().stop()

    def lose_all(self) -> None:
        """This process was away for so long that others may have every table."""
        for table_id in list(self.tables):
            self.lose(table_id)

    async def mine(self, guest: Guest) -> list[wire.TableBrief]:
        """The guest's tables, latest first."""
        found = []
        tables = await self.store.tables_of(guest.id, MINE)
        elsewhere = await self.fleet.online([row[0] for row in tables]) if self.fleet is not None else {}
        for table_id, brief, touched in tables:
            seats = read(brief["seats"])
            online = self.online(table_id) or elsewhere.get(table_id, set())
            shown = [seat.shown(online) for seat in seats]
            mine = [number for number, seat in enumerate(seats) if seat.holder == guest.id]
            now = (brief["asking"], brief["over"], brief["winners"], touched)
            broken = wire.Trouble(**brief["broken"]) if brief.get("broken") else None
            found.append(wire.TableBrief(table_id, brief["game"], shown, mine, *now, broken))
        return found

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
                if self.fleet is not None:
                    self.fleet.give_up(table_id)
