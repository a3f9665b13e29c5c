"""A house for the one guest of a browser: its tables, opened, found again and put away."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from magoteka.core.chance import Rng
from magoteka.house.call import Caller
from magoteka.house.contests import Contests
from magoteka.house.house import House, Limit
from magoteka.offline.key_store import KeyStore
from magoteka.offline.problems import NobodyComes
from magoteka.offline.store import OfflineStore
from magoteka.offline.thinker import OfflineThinker
from magoteka.table import wire
from magoteka.table.counts import Finished, history
from magoteka.table.guests import Appearance, Guest, new_guest
from magoteka.table.listener import Listener
from magoteka.table.opening import Going, Opener
from magoteka.table.store import dumps
from magoteka.table.table import Table

GUEST = "guest"  # the key under which the key store has whoever sits before this browser


class LocalHouse(House):
    """Everything that a server would do for one guest; bots think where the tables are."""

    store: OfflineStore
    listed = 500
    private = True

    def __init__(self, key_store: KeyStore, nature: Callable[[], Rng] | None = None, mind: int | None = None) -> None:
        self.key_store = key_store
        self.store = OfflineStore(key_store)
        thinker = OfflineThinker(secrets.randbits(32) if mind is None else mind)
        super().__init__(Opener(self.store, thinker, nature), Contests())
        self.tables: dict[str, Table] = {}
        self.opening = asyncio.Lock()
        self.guest: Guest | None = None
        self.nobody = new_guest("")  # who the guest is, as long as he has not said or done anything

    async def open(self) -> None:
        """Read who lives here, and the list of tables."""
        await self.store.open()
        known = (await self.key_store.read(GUEST)).get(GUEST)
        if known is not None:
            who, name, look = json.loads(known)
            self.guest = Guest(who, name, Appearance(**look))

    def close(self) -> None:
        """Put everything away."""
        for table_id in list(self.tables):
            self.lose(table_id)

    async def be(self, guest: Guest) -> None:
        """Keep who the guest is, and how he is called and drawn."""
        if guest != self.guest:
            await self.key_store.write({GUEST: dumps([guest.id, guest.name, asdict(guest.look)])})
            self.guest = guest

    def charge(self, limit: Limit, caller: Caller, cost: int = 1) -> None:
        """The guest may ask his own machine for whatever it can do."""

    def spend_room(self, guest: Guest, size: int) -> None:
        """It is his own disk."""

    def bind(self, one: Listener, caller: Caller) -> None:
        """Likewise."""

    def count(self, what: str, **labels: Any) -> None:
        """Nobody keeps this house."""

    def stranger(self) -> Guest:
        return self.nobody

    async def table(self, table_id: str) -> Table:
        """The table of an id; those that nobody looks at are put away meanwhile."""
        async with self.opening:
            found = self.tables.get(table_id)
            if found is None:
                for idle in [name for name, table in self.tables.items() if table.idle]:
                    self.lose(idle)
                found = self.tables[table_id] = await self.opener.table(table_id)
                found.helped = lambda guest: self.helped(guest, table_id)
        return found

    def at_hand(self) -> list[tuple[str, Table]]:
        return list(self.tables.items())

    def lose(self, table_id: str) -> None:
        table = self.tables.pop(table_id, None)
        if table is not None:
            table.stop()
            self.store.put_away(table_id)

    def check_seats(self, wish: wire.NewTable | Going) -> None:
        """There is nobody who could follow an invitation."""
        super().check_seats(wish)
        if any(seat.kind == "friend" for seat in wish.seats):
            raise NobodyComes()

    async def finished(self, guest: Guest) -> list[Finished]:
        return self.store.finished(guest.id)

    async def past(self, guest: Guest, wish: wire.PastRequest) -> wire.History:
        """Ratings are for houses in which people meet."""
        return history(await self.finished(guest), guest.id, wish, {guest.id}, [], {})

    async def forget(self, guest: Guest) -> wire.Forgotten:
        """All of them: whoever played here with the guest played at his screen."""
        mine = await self.finished(guest)
        for one in mine:
            await self.erase(one.table)
        for table, notes in (await self.store.notes_of(guest.id)).items():
            for seat in notes:
                await self.store.note(guest.id, table, seat, "")
        return wire.Forgotten(len(mine), 0, 0)

    async def helped(self, guest: str, table_id: str) -> None:
        await self.store.remember(table_id, helped=True)
