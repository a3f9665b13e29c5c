"""Whole matches are played again, to mend a table or to check its dice, in a process beside the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from magoteka.core.chance import SecretRng
from magoteka.core.seal import Finding
from magoteka.server.statements import Claim
from magoteka.server.stores import SqlStore
from magoteka.server.thinking import Worker
from magoteka.table import mending
from magoteka.table.checking import verified


class Workshop:
    """One process that does one such thing after another."""

    def __init__(self, url: str, claim: Callable[[str], Claim | None]) -> None:
        self.url = url
        self.claim = claim
        self.worker = Worker()
        self.turn = asyncio.Lock()

    async def mend(self, table_id: str) -> str | None:
        """Return when the store has the table as this program writes it; a sentence when it cannot be shown."""
        async with self.turn:
            why: str | None = await self.worker.do(mend_in, self.url, table_id, self.claim(table_id))
        return why

    async def check(self, record: str) -> Finding:
        """Whether the dice of a match fell as they had to: the very check that `magoteka verify` makes."""
        async with self.turn:
            found: Finding = await self.worker.do(verified, record)
        return found

    def close(self) -> None:
        """End the process at once."""
        self.worker.end()


def mend_in(url: str, table_id: str, claim: Claim | None) -> str | None:
    """Runs in the workshop's process."""
    return asyncio.run(mended(url, table_id, claim))


async def mended(url: str, table_id: str, claim: Claim | None) -> str | None:
    """Mend a table with a connection of our own to its store, and with its owner's claim."""
    store = SqlStore(url)
    store.claims = None if claim is None else {table_id: claim}
    await store.open()
    try:
        return await mending.mend(store, table_id, SecretRng())
    finally:
        await store.close()
