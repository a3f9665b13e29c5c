"""Tables that another program has stored are played again in a process of their own, beside the event loop."""

from __future__ import annotations

import asyncio

from magoteka.core.chance import SecretRng
from magoteka.server.stores import SqlStore
from magoteka.server.thinking import Worker
from magoteka.table import mending


class Workshop:
    """One process that mends one table after another."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.worker = Worker()
        self.turn = asyncio.Lock()

    async def mend(self, table_id: str) -> str | None:
        """Return when the store has the table as this program writes it; a sentence when it cannot be shown."""
        async with self.turn:
            why: str | None = await self.worker.do(mend_in, self.url, table_id)
        return why

    def close(self) -> None:
        """End the process at once."""
        self.worker.end()


def mend_in(url: str, table_id: str) -> str | None:
    """Runs in the workshop's process."""
    return asyncio.run(mended(url, table_id))


async def mended(url: str, table_id: str) -> str | None:
    """Mend a table with a connection of our own to its store."""
    store = SqlStore(url)
    await store.open()
    try:
        return await mending.mend(store, table_id, SecretRng())
    finally:
        await store.close()
