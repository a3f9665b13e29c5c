"""All tables: opened, found again, and put away when nobody looks."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from magoteka.server.analysing import Analysts
from magoteka.server.contests import Contests
from magoteka.server.fleet import Fleet
from magoteka.server.folder import CannotOpen, Folder
from magoteka.server.gallery import Gallery
from magoteka.server.guests import Seal
from magoteka.server.history import History
from magoteka.server.limits import RECORD, Limits
from magoteka.server.mending import Workshop
from magoteka.server.metrics import Metrics
from magoteka.server.moving import Moves
from magoteka.server.projecting import Projector
from magoteka.server.reading import Reader
from magoteka.server.settings import Settings
from magoteka.server.shared_limits import SharedBuckets, shared_in
from magoteka.server.sharing import Sharing
from magoteka.server.statements import noticed
from magoteka.server.stores import SqlStore
from magoteka.server.thinking import Thinkers
from magoteka.table import looking, wire
from magoteka.table.branching import Redeal
from magoteka.table.guests import Guest
from magoteka.table.head import Head
from magoteka.table.opening import Opener, check_count, check_wishes
from magoteka.table.problems import BadWish, NoTable, NotYours, TooFast
from magoteka.table.reel import OPEN
from magoteka.table.seats import Seat, read
from magoteka.table.store import Stored
from magoteka.table.table import Table

LOG = logging.getLogger(__name__)
FRESH = 5.0  # seconds for which we believe that the store is well
MINE = 100  # tables in the list of one guest at most


class Hub:
    """The house behind the doors."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.folder = Folder(settings.data)
        if settings.alone:
            settings.data.mkdir(0o700, parents=True, exist_ok=True)
        self.seal = self.folder.seal() if settings.alone else Seal(self.folder.secret())
        self.store = SqlStore(settings.url)
        self.limits = Limits() if settings.alone else Limits(SharedBuckets)
        self.fleet: Fleet | None = None
        if not settings.alone:
            self.fleet = Fleet(self.store, settings.address, settings.lease, shared_in(self.limits))
        self.thinkers = Thinkers(settings.processes, settings.mind)
        self.workshop = Workshop(settings.url, self.store.claim)
        self.projector = Projector(settings.url)
        self.reader = Reader(settings.url)
        self.analysts = Analysts(self.store, settings.url)
        self.opener = Opener(self.store, self.thinkers, settings.nature, self.workshop.mend, self.workshop.table_at)
        self.tables: dict[str, asyncio.Task[Table]] = {}
        self.moves = Moves(self)
        self.history = History(self)
        self.contests = Contests(self)
        self.gallery = Gallery(self)
        self.sharing: Sharing | None = None  # where the house may be shown in the local network
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
        if self.settings.alone and not self.settings.database:  # who names a database may open several houses on it
            self.folder.open(self.settings.file)
        try:
            await self.store.open()
            await self.join()
        except (SQLAlchemyError, RuntimeError, OSError) as error:
            self.folder.close()
            raise CannotOpen(f"{getattr(error, 'orig', None) or error}") from error
        self.janitor = asyncio.create_task(self.tidy(), name="janitor")

    async def join(self) -> None:
        """Be one of the processes of the house, where it may have several."""
        if self.fleet is None:
            return
        self.seal = Seal(await self.fleet.secret(self.seal.secret))
        self.store.lost = self.lose
        self.fleet.outlived = self.lose_all
        self.fleet.present = lambda: {name: table.audience.online() for name, table in self.at_hand()}
        await self.fleet.join()

    async def close(self) -> None:
        """Put everything away."""
        if self.janitor is not None:
            self.janitor.cancel()
        for _, table in self.at_hand():
            table.stop()
        self.thinkers.close()
        self.workshop.close()
        self.projector.close()
        self.reader.close()
        self.analysts.close()
        if self.fleet is not None:
            await self.fleet.leave()
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
        await self.store.commit(noticed("pulse", str(time.time())))

    def at_hand(self) -> list[tuple[str, Table]]:
        """The tables in memory."""
        done = [(name, task) for name, task in self.tables.items() if task.done() and not task.cancelled()]
        return [(name, task.result()) for name, task in done if task.exception() is None]

    async def create(self, wish: wire.NewTable, guest: Guest, address: str) -> wire.Created:
        """Open a table for a guest; whoever throws his cookie away is still known by his address."""
        self.check_openings(guest, address)
        return await self.opener.create(wish, guest)

    async def teach(self, wish: wire.LessonWish, guest: Guest, address: str) -> wire.Created:
        """Open a table for a lesson."""
        self.check_openings(guest, address)
        return await self.opener.teach(wish, guest)

    async def pose(self, wish: wire.PuzzleWish, guest: Guest, address: str) -> wire.Created:
        """Open a table for a puzzle."""
        self.check_openings(guest, address)
        return await self.opener.pose(wish, guest)

    async def branch(self, table: Table, wish: wire.BranchWish, guest: Guest, address: str) -> wire.Created:
        """Open a table that goes on from a moment of a match that is over."""
        check_wishes(wish)
        self.contests.check_open(table)
        head = table.journal.head
        check_count(wish, head)
        self.check_openings(guest, address)
        looked = looking.Wish(table.id, head, table.journal.version, OPEN, 0, over=True)
        redeal = Redeal(wish.eyes, secrets.randbits(48)) if wish.redealt else None
        found = await self.projector.branch(looked, wish.version, redeal)
        if found is None:
            raise BadWish(what="the match is over there")
        return await self.opener.branch(head, found, wish, guest)

    async def go_on(self, wish: wire.PositionWish, guest: Guest, address: str) -> wire.Created:
        """Open a table that goes on from a position."""
        check_wishes(wish)
        self.check_openings(guest, address)
        found = await self.projector.position(wish.text)
        check_count(wish, found.head)
        return await self.opener.branch(found.head, found.branch, wish, guest)

    async def open_record(self, body: bytes, guest: Guest, address: str) -> wire.RecordOpened:
        """Open a table that shows a guest the match of a file."""
        self.check_openings(guest, address, RECORD)
        found = await self.reader.open(body, guest.id)
        await self.store.sit(guest.id, found)
        return wire.RecordOpened(found)

    def check_openings(self, guest: Guest, address: str, cost: int = 1) -> None:
        """Nobody opens table after table."""
        if not self.limits.openings.take(guest.id, cost) or not self.limits.openings_from.take(address, cost):
            raise TooFast()

    def check_analyses(self, guest: Guest | None, address: str) -> None:
        """Nobody lets match after match be analysed."""
        who = guest.id if guest is not None else f"at {address}"
        if not self.limits.analyses.take(who) or not self.limits.analyses_from.take(address):
            raise TooFast()

    async def rematch(self, table: Table, guest: Guest | None, address: str) -> str:
        """The table where the people of another one play once more."""
        who = guest.id if guest is not None else ""
        fresh = not table.journal.gate.next
        if fresh and not (self.limits.openings.take(who) and self.limits.openings_from.take(address)):
            raise TooFast()

        async def opening(head: Head, seats: list[Seat]) -> str:
            assert guest is not None
            return await self.opener.once_more(head, seats, guest)

        return await table.do(lambda: table.company.rematch(guest, opening))

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
        if self.tables.get(table_id) is not task:  # lost while it was opened: another would not hear of its answers
            table.stop()
            return await self.table(table_id, gone)
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

    async def delete(self, table_id: str, guest: Guest | None) -> None:
        """A table is deleted by its host, even one that cannot be shown."""
        stored = await self.store.load(table_id)
        if stored is None:
            raise NoTable()
        if guest is None or owner_in(stored) != guest.id:
            raise NotYours()
        for table in (table for name, table in self.at_hand() if name == table_id):
            for one in table.audience.listeners:
                one.dismiss(NoTable())
            table.stop()
        await self.store.delete(table_id)
        self.tables.pop(table_id, None)
        if self.fleet is not None:
            self.fleet.claims.pop(table_id, None)

    async def mine(self, guest: Guest) -> list[wire.TableBrief]:
        """The guest's tables, latest first."""
        found = []
        tables = await self.store.tables_of(guest.id, MINE)
        elsewhere = await self.fleet.online([row[0] for row in tables]) if self.fleet is not None else {}
        for table_id, brief, touched in tables:
            online = self.online(table_id) or elsewhere.get(table_id, set())
            try:
                found.append(line(table_id, brief, touched, guest, online))
            except (KeyError, TypeError) as error:
                LOG.warning("table %s: its line in the list cannot be read: %r", table_id, error)
        return found

    async def rename(self, guest: Guest) -> None:
        """A guest's new name, at the tables that are in memory; others learn it when he comes."""
        for _, table in self.at_hand():
            if table.seats_of(guest.id):
                await table.do(lambda table=table: table.company.rename(guest))  # type: ignore[misc]

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


def owner_in(stored: Stored) -> str:
    """The host of a table, of which perhaps nothing else can be read."""
    known = [{} if stored.snapshot is None else stored.snapshot.body, *(row.body for row in stored.rows)]
    gates = [body["gate"] for body in known if body.get("gate")]
    return str((gates[-1].get("owner") if gates else "") or stored.head["owner"])


def line(table_id: str, brief: Any, touched: float, guest: Guest, online: set[str]) -> wire.TableBrief:
    """A line of a guest's list."""
    seats = read(brief["seats"])
    shown = [seat.shown(online) for seat in seats]
    mine = [number for number, seat in enumerate(seats) if seat.holder == guest.id]
    now = (brief["asking"], brief["over"], brief["winners"], touched)
    broken = wire.Trouble(**brief["broken"]) if brief.get("broken") else None
    more = (brief.get("scores", []), brief.get("origin", ""))
    return wire.TableBrief(table_id, brief["game"], shown, mine, *now, broken, *more)
