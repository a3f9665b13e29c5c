"""All tables: opened, found again, and put away when nobody looks."""

from __future__ import annotations

import asyncio
import secrets
import time

from magoteka.bots import bot_named
from magoteka.games import game_named
from magoteka.server import wire
from magoteka.server.guests import Guest, seal_in
from magoteka.server.ledger import Head, Ledger, head_json
from magoteka.server.limits import Buckets
from magoteka.server.problems import BadWish, NoTable, TooFast
from magoteka.server.seats import Seat, invites, link, read, seated
from magoteka.server.settings import Settings
from magoteka.server.store import Store
from magoteka.server.table import Table
from magoteka.server.thinking import Thinkers

MINE = 100  # tables in the list of one guest at most


class Hub:
    """The house behind the doors."""

    def __init__(self, settings: Settings) -> None:
        settings.data.mkdir(parents=True, exist_ok=True)
        self.settings = settings
        self.seal = seal_in(settings.data)
        self.store = Store(settings.url)
        self.thinkers = Thinkers(settings.processes, settings.mind)
        self.tables: dict[str, asyncio.Task[Table]] = {}
        self.calls = Buckets(10, 600)
        self.openings = Buckets(0.5, 30)
        self.janitor: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Ready for guests."""
        await self.store.open()
        self.janitor = asyncio.create_task(self.tidy(), name="janitor")

    async def close(self) -> None:
        """Put everything away."""
        if self.janitor is not None:
            self.janitor.cancel()
        for task in self.tables.values():
            if task.done() and not task.cancelled() and task.exception() is None:
                task.result().stop()
        self.thinkers.close()
        await self.store.close()

    async def create(self, wish: wire.NewTable, guest: Guest) -> wire.Created:
        """Open a table for a guest."""
        if not self.openings.take(guest.id):
            raise TooFast()
        game = game_named(wish.game)
        check_wishes(wish)
        seats = [seated(seat, guest) for seat in wish.seats]
        head = Head(
            game.name,
            game.ruleset,
            len(seats),
            game.agreed(wish.settings),
            guest.id,
            wish.pause,
            wish.clock,
            wish.training,
            link(),
        )
        return await self.opened(head, seats, guest)

    async def opened(self, head: Head, seats: list[Seat], guest: Guest) -> wire.Created:
        """Deal, store, and give out the links."""
        game_named(head.game).check_seats(head.count)
        table_id = secrets.token_urlsafe(9)
        ledger, row = Ledger.begin(head, seats, self.settings.nature())
        await self.store.create(table_id, head_json(head), [row], ledger.brief())
        await self.store.sit(guest.id, table_id)
        return wire.Created(table_id, invites(seats), head.watch)

    async def ledger(self, table_id: str) -> Ledger:
        """A table's ledger from the store."""
        stored = await self.store.load(table_id)
        if stored is None:
            raise NoTable()
        return Ledger.read(stored, self.settings.nature())

    async def load(self, table_id: str) -> Table:
        """A table from the store, with its own task."""
        stored = await self.store.load(table_id)
        if stored is None:
            raise NoTable()
        table = Table(table_id, Ledger.read(stored, self.settings.nature()), self.store, self.thinkers)
        table.chat = [wire.ChatLine(*line) for line in stored.chat]
        table.reload = lambda: self.ledger(table_id)
        return table

    async def table(self, table_id: str) -> Table:
        """The table of an id; all who ask at once get the same."""
        if table_id not in self.tables:
            self.tables[table_id] = asyncio.create_task(self.load(table_id))
        try:
            table = await asyncio.shield(self.tables[table_id])
        except Exception:
            self.tables.pop(table_id, None)
            raise
        table.touched = time.monotonic()
        return table

    async def mine(self, guest: Guest) -> list[wire.TableBrief]:
        """The guest's tables, latest first."""
        found = []
        for table_id, brief, touched in await self.store.tables_of(guest.id, MINE):
            seats = read(brief["seats"])
            online = self.online(table_id)
            shown = [seat.shown(online) for seat in seats]
            mine = [number for number, seat in enumerate(seats) if seat.holder == guest.id]
            asking, over, winners = brief["asking"], brief["over"], brief["winners"]
            found.append(wire.TableBrief(table_id, brief["game"], shown, mine, asking, over, winners, touched))
        return found

    async def rename(self, guest: Guest) -> None:
        """A guest's new name, at the tables that are in memory; others learn it when he comes."""
        for task in list(self.tables.values()):
            if task.done() and not task.cancelled() and task.exception() is None:
                table = task.result()
                if any(seat.holder == guest.id for seat in table.ledger.seats):
                    await table.do(lambda table=table: table.rename(guest))  # type: ignore[misc]

    def online(self, table_id: str) -> set[str]:
        """The guests who are at a table now."""
        task = self.tables.get(table_id)
        if task is None or not task.done() or task.exception() is not None:
            return set()
        return task.result().audience.online()

    async def tidy(self) -> None:
        """Now and then put idle tables away."""
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle))
            self.put_away(time.monotonic() - self.settings.idle)

    def put_away(self, before: float) -> None:
        """Forget the idle tables that nobody has touched since."""
        for table_id, task in list(self.tables.items()):
            if not task.done() or task.exception() is not None:
                continue
            table = task.result()
            if table.idle and table.touched <= before:
                table.stop()
                del self.tables[table_id]


def check_wishes(wish: wire.NewTable) -> None:
    """Bots of known levels; at most one seat is me."""
    for seat in wish.seats:
        if seat.kind == "bot":
            bot_named(seat.level)
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise BadWish(what="only one seat can be me; the others at this screen are here")
