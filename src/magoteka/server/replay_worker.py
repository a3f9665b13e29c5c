"""Matches are shown again by a process beside the event loop, which has the last of them at hand."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache
from typing import TypeVar

from magoteka.core.problems import Problem
from magoteka.server.bot_workers import POLITE
from magoteka.server.crew import Crew
from magoteka.server.link_cards import Asked, LinkCard, general, invitation, shown
from magoteka.server.stores import SqlStore
from magoteka.table import position, wire
from magoteka.table.branching import Branch, Redeal, branching
from magoteka.table.replay import ReplayCache
from magoteka.table.replay_access import ReplayRequest, opening, turning, varying
from magoteka.table.schema import Json
from magoteka.table.store import Store

T = TypeVar("T")
PATIENCE = 60.0  # seconds in which a position is played again
SHOWN = 30.0  # and in which something is shown


class ReplayWorker:
    """One process that shows one page after another."""

    def __init__(self, url: str, home: Callable[[str], str]) -> None:
        self.url = url
        self.crew = Crew(home=home)
        self.workshop = Crew(2, POLITE, home)  # positions take long: nobody's replay waits for them

    async def open(self, wish: ReplayRequest, known: wire.Replay, version: int | None) -> bytes:
        """A replay, and the page with the moment that is wanted."""
        found: bytes = await self.crew.asked(open_in, self.url, wish, known, version, patience=SHOWN)
        return found

    async def page(self, wish: ReplayRequest, first: int) -> bytes:
        """Some steps of a replay."""
        found: bytes = await self.crew.asked(page_in, self.url, wish, first, patience=SHOWN)
        return found

    async def variation(self, wish: ReplayRequest, at: int, answer: Json) -> bytes | None:
        """How a match might have gone on after another answer; None where that was not open."""
        found: bytes | None = await self.crew.asked(variation_in, self.url, wish, at, answer, patience=SHOWN)
        return found

    async def picture(self, wish: ReplayRequest | None, asking: Asked) -> bytes:
        """What a link tells, as PNG."""
        found: bytes = await self.crew.asked(picture_in, self.url, wish, asking, patience=SHOWN)
        return found

    async def branch(self, wish: ReplayRequest, version: int, redeal: Redeal | None) -> Branch | None:
        """What a table needs that goes on from a moment; None where the match is over."""
        found: Branch | None = await self.crew.asked(branch_in, self.url, wish, version, redeal, patience=SHOWN)
        return found

    async def position(self, text: str) -> position.OpenedPosition:
        """What a table needs that goes on from a position; a Problem where none can."""
        found: position.OpenedPosition | type[Problem]
        found = await self.workshop.asked(position_in, text, patience=PATIENCE)
        if isinstance(found, position.OpenedPosition):
            return found
        raise found()

    def close(self) -> None:
        """End the process at once."""
        self.crew.close()
        self.workshop.close()


@cache
def replays() -> ReplayCache:
    """What the process has at hand."""
    return ReplayCache()


def open_in(url: str, wish: ReplayRequest, known: wire.Replay, version: int | None) -> bytes:
    """Runs in the projector's process."""
    return asyncio.run(with_store(url, lambda store: opening(replays(), store, wish, known, version)))


def page_in(url: str, wish: ReplayRequest, first: int) -> bytes:
    """Runs in the projector's process."""
    return asyncio.run(with_store(url, lambda store: turning(replays(), store, wish, first)))


def variation_in(url: str, wish: ReplayRequest, at: int, answer: Json) -> bytes | None:
    """Runs in the projector's process."""
    return asyncio.run(with_store(url, lambda store: varying(replays(), store, wish, at, answer)))


def picture_in(url: str, wish: ReplayRequest | None, asking: Asked) -> bytes:
    """Runs in the projector's process."""
    from magoteka.server.drawing import painted

    card = general(asking.lang)
    if wish is not None:
        card = asyncio.run(with_store(url, lambda store: told(store, wish, asking)))
    return painted(card)


async def told(store: Store, wish: ReplayRequest, asking: Asked) -> LinkCard:
    """The card of a table."""
    if asking.kind == "invited":
        return invitation(wish, asking)
    return shown(await replays().replay(store, wish.table, wish.head, wish.last), wish, asking)


def branch_in(url: str, wish: ReplayRequest, version: int, redeal: Redeal | None) -> Branch | None:
    """Runs in the projector's process."""
    return asyncio.run(with_store(url, lambda store: branching(replays(), store, wish, version, redeal)))


def position_in(text: str) -> position.OpenedPosition | type[Problem]:
    """Runs in the projector's process."""
    try:
        return position.opened(text)
    except Problem as problem:
        return type(problem)


async def with_store(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with a connection of our own to the store."""
    store = SqlStore(url)
    try:
        return await work(store)
    finally:
        await store.close()
