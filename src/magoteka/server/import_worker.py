"""Records that somebody brings are read, played through and stored by a process of their own: nobody waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from magoteka.core.problems import Problem
from magoteka.server.bot_workers import POLITE
from magoteka.server.crew import Crew
from magoteka.server.stores import SqlStore
from magoteka.table import import_record

PATIENCE = 120.0  # seconds for one record on a busy machine
Refusal = tuple[type[Problem], dict[str, Any]]  # a problem as it travels between processes


class ImportWorker:
    """Two processes that read records."""

    def __init__(self, url: str, home: Callable[[str], str]) -> None:
        self.url = url
        self.crew = Crew(2, POLITE, home)

    async def open(self, body: bytes, guest: str) -> str:
        """The table of a guest that shows the match of a record; or a Problem that says what to do."""
        import_record.check_sign(body)  # which needs no process
        found: str | Refusal = await self.crew.asked(open_in, self.url, body, guest, patience=PATIENCE)
        if isinstance(found, str):
            return found
        kind, facts = found
        raise kind(**facts)

    def close(self) -> None:
        """End the process at once."""
        self.crew.close()


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
