"""All tables: opened, found again, and put away when nobody looks."""

from __future__ import annotations

import asyncio
import logging
import shutil
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from math import inf
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from magoteka.core.seal import Finding
from magoteka.house.call import Caller
from magoteka.house.house import House, Limit
from magoteka.house.problems import Full
from magoteka.server.analysis_worker import AnalysisWorker
from magoteka.server.bot_workers import BotWorkers
from magoteka.server.clubs import Clubs
from magoteka.server.cluster import Cluster
from magoteka.server.contests import Contests
from magoteka.server.crew import ASKING, Homes
from magoteka.server.deadlines import Deadlines
from magoteka.server.device_transfer import Transfers
from magoteka.server.expiry import Expiry
from magoteka.server.folder import CannotOpen, Folder
from magoteka.server.gallery import Gallery
from magoteka.server.guests import CookieSigner
from magoteka.server.history import History
from magoteka.server.import_worker import ImportWorker
from magoteka.server.json_text import told
from magoteka.server.lan import LanListener
from magoteka.server.limits import Limits
from magoteka.server.match_worker import MatchWorker
from magoteka.server.metrics import Metrics
from magoteka.server.notices.herald import Herald
from magoteka.server.replay_worker import ReplayWorker
from magoteka.server.settings import Settings
from magoteka.server.shared_limits import SharedBuckets, shared_in
from magoteka.server.statements import noticed
from magoteka.server.stores import FAILURES, SqlStore
from magoteka.server.tournaments import Tournaments
from magoteka.table import replay_access, wire
from magoteka.table.branching import Branch, Redeal
from magoteka.table.counts import Finished
from magoteka.table.guests import Guest
from magoteka.table.listener import Listener
from magoteka.table.opening import Opener
from magoteka.table.position import OpenedPosition
from magoteka.table.problems import TooFast
from magoteka.table.schema import Json
from magoteka.table.table import Table

LOG = logging.getLogger(__name__)
SPARE = 200_000_000  # bytes of the disk that are left for the tables that are there
FRESH = 5.0  # seconds for which we believe that the store is well
T = TypeVar("T")


class Hub(House):
    """The house behind a server: its store, its processes, and what it counts."""

    store: SqlStore
    contests: Contests
    failures = FAILURES

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.folder = Folder(settings.data)
        if settings.alone:
            settings.data.mkdir(0o700, parents=True, exist_ok=True)
        self.signer = self.folder.signer() if settings.alone else CookieSigner(self.folder.secret())
        self.store = SqlStore(settings.url)
        self.limits = Limits() if settings.alone else Limits(SharedBuckets)
        self.cluster: Cluster | None = None
        if not settings.alone:
            self.cluster = Cluster(self.store, settings.address, settings.lease, shared_in(self.limits))
        self.homes = Homes()
        self.bot_workers = BotWorkers(settings.processes, settings.mind, self.homes)
        self.match_worker = MatchWorker(settings.url, self.store.claim, self.homes)
        self.replay_worker = ReplayWorker(settings.url, self.homes)
        self.import_worker = ImportWorker(settings.url, self.homes)
        self.analysis_worker = AnalysisWorker(self.store, settings.url, self.homes)
        opener = Opener(
            self.store, self.bot_workers, settings.nature, self.match_worker.migrate, self.match_worker.table_at
        )
        super().__init__(opener, Contests(self))
        self.tables: dict[str, asyncio.Task[Table]] = {}
        self.transfers = Transfers(self)
        self.history = History(self)
        self.clubs = Clubs(self)
        self.tournaments = Tournaments(self)
        self.expiry = Expiry(self, settings.limits.days)
        self.deadlines = Deadlines(self)
        self.herald = Herald(self)
        self.gallery = Gallery(self)
        self.lan_listener: LanListener | None = None  # where the house may be shown in the local network
        self.metrics = Metrics()
        self.store.wrote = self.metrics.wrote
        self.bot_workers.ended = lambda how: self.metrics.count("thoughts", end=how)
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
            await self.store.close()
            self.folder.close()
            raise CannotOpen(f"{getattr(error, 'orig', None) or error}") from error
        self.janitor = asyncio.create_task(self.tidy(), name="janitor")
        self.watch = asyncio.create_task(self.metrics.watch(self.sizes), name="watch")

    async def join(self) -> None:
        """Be one of the processes of the house, where it may have several."""
        if self.cluster is None:
            return
        self.signer = CookieSigner(await self.cluster.secret(self.signer.secret))
        self.store.lost = self.lose
        self.cluster.outlived = self.lose_all
        self.cluster.present = lambda: {name: table.audience.online() for name, table in self.at_hand()}
        await self.cluster.join()

    async def close(self) -> None:
        """Put everything away."""
        if self.janitor is not None:
            self.janitor.cancel()
            self.watch.cancel()
        if self.history.reckoning is not None:
            self.history.reckoning.cancel()
        for _, table in self.at_hand():
            table.stop()
        self.bot_workers.close()
        self.match_worker.close()
        self.replay_worker.close()
        self.import_worker.close()
        self.analysis_worker.close()
        if self.cluster is not None:
            await self.cluster.leave()
        await self.store.close()
        self.folder.close()

    async def sizes(self) -> tuple[int, float]:
        """How large the database is, and how much it may still grow."""
        size = await self.store.size()
        most = self.settings.limits.room
        left = [float(most - size)] if most else []
        if self.settings.alone and not self.settings.database:
            left.append(float(shutil.disk_usage(self.settings.data).free - SPARE))
        return size, min(left, default=inf)

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

    # --- what is done beside the event loop ---------------------------------------------------------------------------

    async def beside(self, work: Callable[[], T]) -> T:
        return await asyncio.to_thread(work)

    async def replay(self, wish: replay_access.ReplayRequest, known: wire.Replay, version: int | None) -> bytes:
        return await self.replay_worker.open(wish, known, version)

    async def replay_page(self, wish: replay_access.ReplayRequest, first: int) -> bytes:
        return await self.replay_worker.page(wish, first)

    async def variation(self, wish: replay_access.ReplayRequest, at: int, answer: Json) -> bytes | None:
        return await self.replay_worker.variation(wish, at, answer)

    async def branching(self, wish: replay_access.ReplayRequest, version: int, redeal: Redeal | None) -> Branch | None:
        return await self.replay_worker.branch(wish, version, redeal)

    async def position(self, text: str) -> OpenedPosition:
        return await self.replay_worker.position(text)

    async def verify(self, record: str) -> Finding:
        return await self.match_worker.check(record)

    async def odds(self, record: str) -> wire.SealOdds:
        return await self.match_worker.odds(record)

    async def file(self, body: bytes, guest: Guest) -> str:
        self.spend_room(guest, len(body))
        return await self.import_worker.open(body, guest.id)

    async def analysis(self, table: Table) -> wire.Analysis:
        return await self.analysis_worker.state(table.id, table.journal.head)

    async def analyse(self, table: Table, caller: Caller) -> wire.Analysis:
        found = await self.analysis(table)
        if found.state not in ("none", "failed"):
            return found
        self.charge("analyses", caller)
        return await self.analysis_worker.ask(table.id, table.journal.head)

    # --- who asks for how much ----------------------------------------------------------------------------------------

    def charge(self, limit: Limit, caller: Caller, cost: int = 1) -> None:
        """Nobody opens table after table; whoever throws his cookie away is still known by his address."""
        if limit == "openings":
            self.check_room()
        who, address = caller.id or f"at {caller.address}", caller.address
        his, theirs = getattr(self.limits, limit), getattr(self.limits, f"{limit}_from")
        if not his.take(who, cost) or not theirs.take(address, cost):
            raise TooFast()

    def spend_room(self, guest: Guest, size: int) -> None:
        """An address leaves so much on the disk, whatever its guests throw away."""
        self.check_room()
        if not self.limits.stored.take(self.homes(guest.id), size / 1_000_000):
            raise TooFast()

    def check_room(self) -> None:
        """Refuse what would begin to fill the last of the disk: there the tables of others go on."""
        if self.metrics.room <= 0:
            raise Full()

    def bind(self, one: Listener, caller: Caller) -> None:
        self.limits.bind(one, caller.address)
        self.asks(caller)

    def asks(self, caller: Caller) -> None:
        """Whatever follows is done for him, and shares the turns of his address."""
        whose = caller.id or f"at {caller.address}"
        self.homes.seen(whose, caller.address)
        ASKING.set(whose)

    def count(self, what: str, **labels: Any) -> None:
        self.metrics.count(what, **labels)

    # --- what guests have played --------------------------------------------------------------------------------------

    async def finished(self, guest: Guest) -> list[Finished]:
        return await self.history.matches_of(guest.id)

    async def past(self, guest: Guest, wish: wire.PastRequest) -> wire.History:
        return await self.history.of(guest, wish)

    async def forget(self, guest: Guest) -> wire.Forgotten:
        return await self.history.forget(guest)

    async def kin(self, guest: Guest) -> set[str]:
        return await self.history.kin(guest.id)

    async def ways(self, guest: Guest) -> list[Any]:
        return [way.taken_home() for way in await self.herald.channels.of(guest.id)]

    async def rename(self, guest: Guest) -> None:
        await super().rename(guest)
        await self.clubs.rename(guest)

    async def of_clubs(self, guest: Guest) -> list[Any]:
        return await self.clubs.taken_home(guest)

    async def of_tournaments(self, guest: Guest) -> list[Any]:
        return [vars(one) for one in await self.tournaments.mine(guest)]

    async def helped(self, guest: str, table_id: str) -> None:
        await self.history.help(guest, table_id)

    # --- tables -------------------------------------------------------------------------------------------------------

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
        if self.cluster is not None:
            await self.cluster.claim(table_id, gone)
        table = await self.opener.table(table_id)
        table.helped = lambda guest: self.helped(guest, table_id)
        table.audience.packed = told
        return table

    def lose(self, table_id: str) -> None:
        """Another process has the table now: whoever looks at it here is to come again."""
        task = self.tables.pop(table_id, None)
        if self.cluster is not None:
            self.cluster.claims.pop(table_id, None)
        if task is not None and task.done() and not task.cancelled() and task.exception() is None:
            task.result().stop()

    def lose_all(self) -> None:
        """This process was away for so long that others may have every table."""
        for table_id in list(self.tables):
            self.lose(table_id)

    async def online(self, table_ids: Iterable[str]) -> dict[str, set[str]]:
        """The guests who are at some tables now, here or as the owners of the tables say."""
        wanted = list(table_ids)
        elsewhere = await self.cluster.online(wanted) if self.cluster is not None else {}
        return {**elsewhere, **{name: guests for name, guests in (await super().online(wanted)).items() if guests}}

    def ends(self, last: float) -> float | None:
        return self.expiry.ends(last)

    async def tidy(self) -> None:
        """Now and then put idle tables away, and let go what was left for too long."""
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle))
            self.put_away(time.monotonic() - self.settings.idle)
            for look in (self.expiry.look, self.deadlines.look, self.herald.look):
                with suppress(*FAILURES):
                    await look()

    def put_away(self, before: float) -> None:
        """Forget the idle tables that nobody has touched since."""
        for table_id, table in self.at_hand():
            if table.idle and table.touched <= before:
                table.stop()
                del self.tables[table_id]
                if self.cluster is not None:
                    self.cluster.give_up(table_id)
