"""Matches are shown again by a process beside the event loop, which has the last of them at hand."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache

from magoteka.server.stores import SqlStore
from magoteka.server.thinking import Worker
from magoteka.table import wire
from magoteka.table.looking import Wish, opening, turning
from magoteka.table.reel import Shelf
from magoteka.table.store import Store


class Projector:
    """One process that shows one page after another."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.worker = Worker()

    async def open(self, wish: Wish, known: wire.Replay, version: int | None) -> bytes:
        """A replay, and the page with the moment that is wanted."""
        found: bytes = await self.worker.do(open_in, self.url, wish, known, version)
        return found

    async def page(self, wish: Wish, first: int) -> bytes:
        """Some steps of a replay."""
        found: bytes = await self.worker.do(page_in, self.url, wish, first)
        return found

    def close(self) -> None:
        """End the process at once."""
        self.worker.end()


@cache
def shelf() -> Shelf:
    """What the process has at hand."""
    return Shelf()


def open_in(url: str, wish: Wish, known: wire.Replay, version: int | None) -> bytes:
    """Runs in the projector's process."""
    return asyncio.run(with_store(url, lambda store: opening(shelf(), store, wish, known, version)))


def page_in(url: str, wish: Wish, first: int) -> bytes:
    """Runs in the projector's process."""
    return asyncio.run(with_store(url, lambda store: turning(shelf(), store, wish, first)))


async def with_store(url: str, work: Callable[[Store], Awaitable[bytes]]) -> bytes:
    """Do something with a connection of our own to the store."""
    store = SqlStore(url)
    try:
        return await work(store)
    finally:
        await store.close()
