"""Records that somebody brings are read, played through and stored by a process of their own: nobody waits for them."""

from __future__ import annotations

import asyncio
from typing import Any

from magoteka.core.problems import BadRecord, Problem
from magoteka.server.bot_workers import Worker
from magoteka.server.stores import SqlStore
from magoteka.table import import_record

PATIENCE = 300.0  # seconds for one record on a busy machine
Refusal = tuple[type[Problem], dict[str, Any]]  # a problem as it travels between processes


class ImportWorker:
    """One process that reads one record after another."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.worker = Worker()
        self.turn = asyncio.Lock()

    async def open(self, body: bytes, guest: str) -> str:
        """The table of a guest that shows the match of a record; or a Problem that says what to do."""
        import_record.check_sign(body)  # which needs no process
        async with self.turn:
            try:
                found: str | Refusal = await self.worker.do(open_in, self.url, body, guest, patience=PATIENCE)
            except TimeoutError as error:
                raise BadRecord(what="it takes too long to play it through") from error
        if isinstance(found, str):
            return found
        kind, facts = found
        raise kind(**facts)

    def close(self) -> None:
        """End the process at once."""
        self.worker.end()


def open_in(url: str, body: bytes, guest: str) -> str | Refusal:
    """Runs in the reader's process."""
    try:
        return asyncio.run(opened(url, import_record.record_in(body), guest))
    except Problem as problem:
        return type(problem), problem.plain


async def opened(url: str, text: str, guest: str) -> str:
    """Store a match by a connection of our own."""
    store = SqlStore(url)
    await store.open()
    try:
        return await import_record.import_text(store, text, guest)
    finally:
        await store.close()
