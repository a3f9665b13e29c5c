"""What both doors lead to: tables that are opened, found again and kept in order.

What takes a while is done right here, unless a door has processes for it.
"""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Literal, TypeAlias, TypeVar

from magoteka.core.seal import Finding
from magoteka.house.call import Caller
from magoteka.house.contests import Contests
from magoteka.table import import_record, position, replay_access, wire
from magoteka.table.analysing import under_way
from magoteka.table.branching import Branch, Redeal, branching
from magoteka.table.checking import odds_in, verified
from magoteka.table.counts import Finished
from magoteka.table.guests import Guest, new_guest
from magoteka.table.head import Head
from magoteka.table.listener import Listener
from magoteka.table.opening import Going, Opener, check_requests
from magoteka.table.problems import NoTable, NotYours
from magoteka.table.replay import ReplayCache
from magoteka.table.schema import Json
from magoteka.table.seats import Seat, read
from magoteka.table.store import Store, Stored
from magoteka.table.table import Table

LOG = logging.getLogger(__name__)
T = TypeVar("T")
Limit: TypeAlias = Literal["openings", "analyses"]


class House(ABC):
    """All tables of a house, whoever comes to it."""

    store: Store
    listed: ClassVar[int] = 100  # tables in the list of one guest at most
    private: ClassVar[bool] = False  # all that is kept here is its one guest's own
    failures: ClassVar[tuple[type[Exception], ...]] = (OSError,)  # of the store

    def __init__(self, opener: Opener, contests: Contests) -> None:
        self.opener = opener
        self.contests = contests
        self.replays = ReplayCache()  # the matches that were looked at again last

    # --- what a door knows -------------------------------------------------------------------------------------------

    @abstractmethod
    async def table(self, table_id: str) -> Table:
        """The table of an id; all who ask at once get the same."""

    @abstractmethod
    def at_hand(self) -> list[tuple[str, Table]]:
        """The tables in memory."""

    @abstractmethod
    def lose(self, table_id: str) -> None:
        """A table leaves the memory: whoever looks at it is to come again."""

    @abstractmethod
    async def finished(self, guest: Guest) -> list[Finished]:
        """What a guest has played to the end, latest first."""

    @abstractmethod
    async def past(self, guest: Guest, wish: wire.PastRequest) -> wire.History:
        """A guest's finished matches as he wishes to see them, and what they come to."""

    @abstractmethod
    async def forget(self, guest: Guest) -> wire.Forgotten:
        """What a guest has played is put out of the world, but for what is others' too."""

    @abstractmethod
    async def helped(self, guest: str, table_id: str) -> None:
        """A guest was given a hint."""

    async def kin(self, guest: Guest) -> set[str]:
        """The same person, as the devices know him that wear his profile by a code."""
        return {guest.id}

    async def ways(self, guest: Guest) -> list[Any]:
        """How a guest is told of his turn when he is not there, as it is kept."""
        return []

    async def of_clubs(self, guest: Guest) -> list[Any]:
        """What a guest is and has said in clubs, as it is kept."""
        return []

    async def of_tournaments(self, guest: Guest) -> list[Any]:
        """The tournaments that a guest organises or takes part in."""
        return []

    def stranger(self) -> Guest:
        """Whoever comes without a name."""
        return new_guest("")

    @abstractmethod
    def charge(self, limit: Limit, caller: Caller, cost: int = 1) -> None:
        """Refuse whoever asks for more than people do."""

    @abstractmethod
    def spend_room(self, guest: Guest, size: int) -> None:
        """Refuse whoever has more bytes stored than people do."""

    @abstractmethod
    def bind(self, one: Listener, caller: Caller) -> None:
        """A connection shares what its guest and its address may do."""

    @abstractmethod
    def count(self, what: str, **labels: Any) -> None:
        """Something has happened that a keeper wants to see."""

    def check_seats(self, wish: wire.NewTable | Going) -> None:
        """Seats that can be taken here."""
        check_requests(wish)

    # --- what takes a while ------------------------------------------------------------------------------------------

    async def beside(self, work: Callable[[], T]) -> T:
        """Reckon something that others need not wait for."""
        return work()

    async def replay(self, wish: replay_access.ReplayRequest, known: wire.Replay, version: int | None) -> bytes:
        """A match to be looked at again, and the page with the moment that is wanted."""
        return await replay_access.opening(self.replays, self.store, wish, known, version)

    async def replay_page(self, wish: replay_access.ReplayRequest, first: int) -> bytes:
        """Some steps of a match that is looked at again."""
        return await replay_access.turning(self.replays, self.store, wish, first)

    async def variation(self, wish: replay_access.ReplayRequest, at: int, answer: Json) -> bytes | None:
        """How a match might have gone on after another answer; None where that was not open."""
        return await replay_access.varying(self.replays, self.store, wish, at, answer)

    async def branching(self, wish: replay_access.ReplayRequest, version: int, redeal: Redeal | None) -> Branch | None:
        """What a table needs that goes on from a moment; None where the match is over."""
        return await branching(self.replays, self.store, wish, version, redeal)

    async def position(self, text: str) -> position.OpenedPosition:
        """What a table needs that goes on from a position."""
        return position.opened(text)

    async def verify(self, record: str) -> Finding:
        """Whether the dice of a match fell as they had to."""
        return verified(record)

    async def odds(self, record: str) -> wire.SealOdds:
        """Which number makes nature answer what in a match."""
        return odds_in(record)

    async def file(self, body: bytes, guest: Guest) -> str:
        """The table that shows a guest the match of a record."""
        return await import_record.import_text(self.store, import_record.record_in(body), guest.id)

    async def analysis(self, table: Table) -> wire.Analysis:
        """How far the analysis of a match is; where nothing can be left to another process, there is none."""
        return under_way("nowhere")

    async def analyse(self, table: Table, caller: Caller) -> wire.Analysis:
        """Let a match be analysed, unless it is or is going to be."""
        return await self.analysis(table)

    # --- tables ------------------------------------------------------------------------------------------------------

    async def rematch(self, table: Table, caller: Caller) -> str:
        """The table where the people of another one play once more; the first who asks opens it."""
        if not table.journal.access.next:
            self.charge("openings", caller)

        async def opening(head: Head, seats: list[Seat]) -> str:
            return await self.opener.once_more(head, seats, caller.known)

        return await table.do(lambda: table.seating.rematch(caller.guest, opening))

    async def delete(self, table_id: str, guest: Guest | None) -> None:
        """A table is deleted by its host, even one that cannot be shown."""
        stored = await self.store.load(table_id)
        if stored is None:
            raise NoTable()
        if guest is None or owner_in(stored) != guest.id:
            raise NotYours()
        await self.erase(table_id)

    async def erase(self, table_id: str) -> None:
        """Nothing is left of a table, and whoever looks at it is told so."""
        for table in (table for name, table in self.at_hand() if name == table_id):
            for one in table.audience.listeners:
                one.dismiss(NoTable())
            table.stop()
        await self.store.delete(table_id)
        self.lose(table_id)

    async def rename(self, guest: Guest) -> None:
        """A guest's new name, at the tables that are in memory; others learn it when he comes."""
        for _, table in self.at_hand():
            if table.seats_of(guest.id):
                await table.do(lambda table=table: table.seating.rename(guest))  # type: ignore[misc]  # a default binds the loop's value

    async def online(self, table_ids: Iterable[str]) -> dict[str, set[str]]:
        """The guests who are at some tables now."""
        wanted = set(table_ids)
        return {name: table.audience.online() for name, table in self.at_hand() if name in wanted}

    def ends(self, last: float) -> float | None:
        """When an unfinished table is deleted that was touched last at some time, once that is near."""
        return None

    async def mine(self, guest: Guest) -> list[wire.TableBrief]:
        """The guest's tables, latest first."""
        tables, found = await self.store.tables_of(guest.id, self.listed), []
        online = await self.online(row[0] for row in tables)
        for table_id, brief, touched in tables:
            try:
                ends = None if brief["over"] else self.ends(touched)
                found.append(line(table_id, brief, touched, guest, online.get(table_id, set()), ends))
            except (KeyError, TypeError) as error:
                LOG.warning("table %s: its line in the list cannot be read: %r", table_id, error)
        return found


def owner_in(stored: Stored) -> str:
    """The host of a table, of which perhaps nothing else can be read."""
    known = [{} if stored.snapshot is None else stored.snapshot.body, *(row.body for row in stored.rows)]
    orders = [body["gate"] for body in known if body.get("gate")]
    return str((orders[-1].get("owner") if orders else "") or stored.head["owner"])


def line(
    table_id: str, brief: Any, touched: float, guest: Guest, online: set[str], ends: float | None
) -> wire.TableBrief:
    """A line of a guest's list."""
    seats = read(brief["seats"])
    shown = [seat.shown(online) for seat in seats]
    mine = [number for number, seat in enumerate(seats) if seat.holder == guest.id]
    now = (brief["asking"], brief["over"], brief["winners"], touched)
    broken = wire.Trouble(**brief["broken"]) if brief.get("broken") else None
    dues = brief.get("dues", {})
    his = [dues[str(seat)] for seat in mine if str(seat) in dues] or list(dues.values())
    more = (brief.get("scores", []), brief.get("origin", ""), ends, min(his, default=None))
    return wire.TableBrief(table_id, brief["game"], shown, mine, *now, broken, *more)
