"""Whole matches are played again, to migrate a table or to check its dice, in a process beside the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from magoteka.core.chance import SecretRng
from magoteka.core.codec import Json
from magoteka.core.seal import Finding
from magoteka.server.crew import ASKING, Crew
from magoteka.server.statements import Claim
from magoteka.server.stores import SqlStore
from magoteka.table import migration, wire
from magoteka.table.checking import odds_in, verified
from magoteka.table.head import Head
from magoteka.table.store import Row

PATIENCE = 60.0  # seconds in which a match is played again to be checked


class MatchWorker:
    """One process that does one such thing after another."""

    def __init__(self, url: str, claim: Callable[[str], Claim | None], home: Callable[[str], str]) -> None:
        self.url = url
        self.claim = claim
        self.crew = Crew(home=home)

    async def migrate(self, table_id: str) -> str | None:
        """Return when the store has the table as this program writes it; a sentence when it cannot be shown."""
        why: str | None = await self.crew.do(ASKING.get(), migrate_in, self.url, table_id, self.claim(table_id))
        return why

    async def table_at(self, table_id: str, head: Json, to: int) -> Json:
        """A table as it was after an earlier row, as a snapshot."""
        return await self.crew.do(ASKING.get(), table_in, self.url, table_id, head, to)

    async def check(self, record: str) -> Finding:
        """Whether the dice of a match fell as they had to: the very check that `magoteka verify` makes."""
        found: Finding = await self.crew.asked(verified, record, patience=PATIENCE)
        return found

    async def odds(self, record: str) -> wire.SealOdds:
        """Which number makes nature answer what in a match."""
        found: wire.SealOdds = await self.crew.asked(odds_in, record, patience=PATIENCE)
        return found

    def close(self) -> None:
        """End the process at once."""
        self.crew.close()


def migrate_in(url: str, table_id: str, claim: Claim | None) -> str | None:
    """Runs in the workshop's process."""
    return asyncio.run(migrated(url, table_id, claim))


def table_in(url: str, table_id: str, head: Json, to: int) -> Json:
    """Runs in the workshop's process."""
    return migration.table_at(Head(**head), asyncio.run(rows_in(url, table_id)), to)


async def rows_in(url: str, table_id: str) -> list[Row]:
    """The rows of a table, by a connection of our own to its store."""
    store = SqlStore(url)
    try:
        return await store.rows(table_id)
    finally:
        await store.close()


async def migrated(url: str, table_id: str, claim: Claim | None) -> str | None:
    """Mend a table with a connection of our own to its store, and with its owner's claim."""
    store = SqlStore(url)
    store.claims = None if claim is None else {table_id: claim}
    await store.open()
    try:
        return await migration.migrate_table(store, table_id, SecretRng())
    finally:
        await store.close()
