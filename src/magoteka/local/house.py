"""A house for the one guest of a browser: its tables, opened, found again and put away."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from magoteka.core.chance import Rng
from magoteka.local.problems import NobodyComes
from magoteka.local.shelf import Shelf
from magoteka.local.store import ShelfStore
from magoteka.local.thinking import LocalThinker
from magoteka.table import looking, position, wire
from magoteka.table.branching import Redeal, branching
from magoteka.table.guests import Guest, Look, new_guest
from magoteka.table.head import Head
from magoteka.table.opening import Going, Opener, check_count, check_wishes
from magoteka.table.problems import NoTable, NotOver, NotYours, OverThere
from magoteka.table.reel import OPEN
from magoteka.table.reel import Shelf as Reels
from magoteka.table.seats import Seat, read
from magoteka.table.store import dumps
from magoteka.table.table import Table

LOG = logging.getLogger(__name__)
GUEST = "guest"  # the key under which the shelf has whoever sits before this browser
MINE = 500  # tables in the list at most


class House:
    """Everything that a server would do for one guest; bots think where the tables are."""

    def __init__(self, shelf: Shelf, nature: Callable[[], Rng] | None = None, mind: int | None = None) -> None:
        self.shelf = shelf
        self.store = ShelfStore(shelf)
        self.opener = Opener(self.store, LocalThinker(secrets.randbits(32) if mind is None else mind), nature)
        self.tables: dict[str, Table] = {}
        self.opening = asyncio.Lock()
        self.guest: Guest | None = None
        self.reels = Reels()  # the matches that were looked at again last

    @property
    def known(self) -> str | None:
        """The id of the guest, if anybody was here."""
        return None if self.guest is None else self.guest.id

    async def open(self) -> None:
        """Read who lives here, and the list of tables."""
        await self.store.open()
        known = (await self.shelf.read(GUEST)).get(GUEST)
        if known is not None:
            who, name, look = json.loads(known)
            self.guest = Guest(who, name, Look(**look))

    def close(self) -> None:
        """Put everything away."""
        for table in self.tables.values():
            table.stop()
        self.tables.clear()

    # --- the guest ---------------------------------------------------------------------------------------------------

    async def somebody(self) -> Guest:
        """The guest, nameless as long as he has not said anything."""
        if self.guest is None:
            await self.be(new_guest(""))
        assert self.guest is not None
        return self.guest

    async def be(self, guest: Guest) -> None:
        """The guest, and how he is called and drawn from now on at every table."""
        await self.shelf.write({GUEST: dumps([guest.id, guest.name, asdict(guest.look)])})
        self.guest = guest
        for table in self.tables.values():
            if table.seats_of(guest.id):
                await table.do(lambda table=table: table.company.rename(guest))  # type: ignore[misc]

    # --- tables ------------------------------------------------------------------------------------------------------

    async def create(self, wish: wire.NewTable) -> wire.Created:
        """Open a table; there is nobody who could follow an invitation."""
        return await self.opener.create(wish, await self.coming(wish))

    async def branch(self, table: Table, wish: wire.BranchWish) -> wire.Created:
        """Open a table that goes on from a moment of a match that is over."""
        guest, head = await self.coming(wish), table.journal.head
        looked = looking.wish_of(table, guest.id, None, OPEN)
        check_count(wish, head)
        redeal = Redeal(wish.eyes, secrets.randbits(48)) if wish.redealt else None
        found = await branching(self.reels, self.store, looked, wish.version, redeal)
        if found is None:
            raise OverThere()
        return await self.opener.branch(head, found, wish, guest)

    async def go_on(self, wish: wire.PositionWish) -> wire.Created:
        """Open a table that goes on from a position."""
        guest, found = await self.coming(wish), position.opened(wish.text)
        check_count(wish, found.head)
        return await self.opener.branch(found.head, found.branch, wish, guest)

    async def coming(self, wish: wire.NewTable | Going) -> Guest:
        """The guest, who opens a table at which all seats can be taken here."""
        check_wishes(wish)
        if any(seat.kind == "friend" for seat in wish.seats):
            raise NobodyComes()
        return await self.somebody()

    async def table(self, table_id: str) -> Table:
        """The table of an id; those that nobody looks at are put away meanwhile."""
        async with self.opening:
            found = self.tables.get(table_id)
            if found is None:
                self.put_away()
                found = self.tables[table_id] = await self.opener.table(table_id)
        return found

    def put_away(self) -> None:
        """Forget the tables at which nothing goes on."""
        for table_id in [name for name, table in self.tables.items() if table.idle]:
            self.tables.pop(table_id).stop()
            self.store.put_away(table_id)

    async def rematch(self, table: Table) -> str:
        """The table where the same people play once more."""
        guest = await self.somebody()

        async def opening(head: Head, seats: list[Seat]) -> str:
            return await self.opener.once_more(head, seats, guest)

        return await table.do(lambda: table.company.rematch(guest, opening))

    async def delete(self, table_id: str) -> None:
        """A table is deleted with everything of it."""
        if table_id not in self.store.tables:
            raise NoTable()
        table = self.tables.pop(table_id, None)
        if table is not None:
            for one in table.audience.listeners:
                one.dismiss(NoTable())
            table.stop()
        await self.store.delete(table_id)

    async def mine(self) -> list[wire.TableBrief]:
        """The tables, latest first."""
        if self.guest is None:
            return []
        found = []
        for table_id, brief, touched in await self.store.tables_of(self.guest.id, MINE):
            try:
                found.append(self.line(table_id, brief, touched))
            except (KeyError, TypeError) as error:
                LOG.warning("table %s: its line in the list cannot be read: %r", table_id, error)
        return found

    def line(self, table_id: str, brief: Any, touched: float) -> wire.TableBrief:
        """A line of the list."""
        table, me = self.tables.get(table_id), "" if self.guest is None else self.guest.id
        online = table.audience.online() if table is not None else set()
        seats = read(brief["seats"])
        mine = [number for number, seat in enumerate(seats) if seat.holder == me]
        now = (brief["asking"], brief["over"], brief["winners"], touched)
        broken = wire.Trouble(**brief["broken"]) if brief.get("broken") else None
        shown = [seat.shown(online) for seat in seats]
        more = (brief.get("scores", []), brief.get("origin", ""))
        return wire.TableBrief(table_id, brief["game"], shown, mine, *now, broken, *more)

    async def finished(self, table_id: str) -> Table:
        """A table of which everything may be known, for its match is over."""
        table, guest = await self.table(table_id), await self.somebody()
        if not table.seats_of(guest.id) and guest.id != table.journal.owner:
            raise NotYours()
        if not table.journal.over:
            raise NotOver()
        return table
