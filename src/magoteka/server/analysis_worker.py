"""Matches are analysed by a polite process beside the event loop: one after the other, bit by bit, and each once.

Who waits is written down before anybody is told so: after a restart the work begins anew as soon as somebody asks how
far it is.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa

from magoteka.bots.analysis import Analyst, Effort
from magoteka.bots.findings import findings
from magoteka.bots.gauge import gauge_of
from magoteka.games import game_named
from magoteka.server.bot_workers import POLITE
from magoteka.server.crew import ASKING, Worker
from magoteka.server.database import ANALYSES
from magoteka.server.replay_worker import with_store
from magoteka.server.statements import analysed
from magoteka.server.stores import SqlStore
from magoteka.table import wire
from magoteka.table.analysing import NONE, on_the_wire, story_in, under_way
from magoteka.table.head import Head
from magoteka.table.problems import TooFast
from magoteka.table.store import Row, Store, dumps

LOG = logging.getLogger(__name__)
QUEUE = 64  # matches that wait at most
SLICE = 0.5  # seconds of work between two signs of life
EDITION = 3  # of how matches are analysed: what another one has found is looked for again


def seats_in(body: str) -> Any:
    """What each result is made of, from what is stored of a match; nothing where it was not found, or otherwise."""
    kept = json.loads(body)
    return kept["analysis"]["seats"] if kept["edition"] == EDITION else []


class CurrentWork:
    """What the process is working at."""

    table: str = ""
    analyst: Analyst | None = None
    work: Iterator[float] | None = None


CURRENT = CurrentWork()


def begin_in(url: str, table_id: str, head: Head, effort: Effort | None) -> None:
    """Runs in the process: lay a match on the bench."""

    async def read(store: Store) -> list[Row]:
        return await store.rows(table_id)

    CURRENT.analyst = Analyst(story_in(head, asyncio.run(with_store(url, read))), effort)
    CURRENT.table, CURRENT.work = table_id, CURRENT.analyst.work()


def go_on_in(table_id: str, seconds: float) -> float | str:
    """Runs in the process: work for a while; the share that is done, or what was found, as text."""
    if CURRENT.table != table_id or CURRENT.work is None or CURRENT.analyst is None:
        raise LookupError("another match is on the bench")
    until, done = time.monotonic() + seconds, 0.0
    for done in CURRENT.work:
        if time.monotonic() > until:
            return min(done, 0.999)
    found = on_the_wire(CURRENT.analyst.story, findings(CURRENT.analyst))
    CURRENT.table, CURRENT.work, CURRENT.analyst = "", None, None
    return dumps({"edition": EDITION, "analysis": asdict(found)})


class AnalysisWorker:
    """The queue before the process."""

    def __init__(self, store: SqlStore, url: str, home: Callable[[str], str] = str) -> None:
        self.store = store
        self.url = url
        self.worker = Worker(POLITE)
        self.effort: Effort | None = None  # what is usual for a game
        self.home = home
        self.waiting: dict[str, tuple[Head, str]] = {}  # in the order in which they asked, and who did
        self.served: Counter[str] = Counter()  # how many matches of an address, since last nobody waited
        self.now: tuple[str, float] | None = None  # the match on the bench, and how much of the work is done
        self.task: asyncio.Task[None] | None = None

    def close(self) -> None:
        """End the process at once."""
        if self.task is not None:
            self.task.cancel()
        self.worker.end()

    async def ask(self, table_id: str, head: Head) -> wire.Analysis:
        """Let a match be analysed, unless it is or is going to be."""
        found = await self.state(table_id, head)
        if found.state not in ("none", "failed"):
            return found
        if len(self.waiting) >= QUEUE:
            raise TooFast()
        await self.store.commit(analysed(table_id, None))
        return self.enqueue(table_id, head)

    async def state(self, table_id: str, head: Head) -> wire.Analysis:
        """How far it is; what was asked for before a restart is taken up again."""
        if gauge_of(game_named(head.game), head.count) is None:
            return under_way("nowhere")
        if self.now is not None and self.now[0] == table_id:
            return under_way("working", self.now[1])
        if table_id in self.waiting:
            return under_way("waiting")
        async with self.store.engine.connect() as db:
            row = (await db.execute(sa.select(ANALYSES).where(ANALYSES.c.table_id == table_id))).first()
        if row is None:
            return NONE
        if row.body is None:
            return self.enqueue(table_id, head) if len(self.waiting) < QUEUE else NONE
        kept = json.loads(row.body)
        return wire.Analysis(**kept["analysis"]) if kept["edition"] == EDITION else NONE

    def enqueue(self, table_id: str, head: Head) -> wire.Analysis:
        """Wait for the process."""
        if self.now is None or self.now[0] != table_id:
            self.waiting.setdefault(table_id, (head, ASKING.get()))
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.work(), name="analyses")
        return under_way("waiting")

    async def work(self) -> None:
        """One match after the other, as long as anybody waits."""
        while self.waiting:
            table_id = min(self.waiting, key=lambda one: self.served[self.home(self.waiting[one][1])])
            head, whose = self.waiting.pop(table_id)
            self.served[self.home(whose)] += 1
            self.now = table_id, 0.0
            try:
                await self.store.commit(analysed(table_id, await self.analysed(table_id, head)))
            except Exception as error:
                LOG.error("table %s cannot be analysed: %r", table_id, error)
                failed = dumps({"edition": EDITION, "analysis": asdict(under_way("failed"))})
                await self.store.commit(analysed(table_id, failed))
            finally:
                self.now = None
        self.served.clear()

    async def analysed(self, table_id: str, head: Head) -> str:
        """The work on one match, slice by slice."""
        await self.worker.do(begin_in, self.url, table_id, head, self.effort)
        while True:
            found: float | str = await self.worker.do(go_on_in, table_id, SLICE)
            if isinstance(found, str):
                return found
            self.now = table_id, found
