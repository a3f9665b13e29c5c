"""Matches are analysed by a polite process beside the event loop: in turn, bit by bit, and each once.

Who waits is written down before anybody is told so: after a restart the work begins anew as soon as somebody asks how
far it is.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, replace
from typing import Any

import sqlalchemy as sa

from magoteka.bots.analysis import Analyst, Effort
from magoteka.bots.findings import findings
from magoteka.bots.gauge import gauge_of
from magoteka.games import game_named
from magoteka.server.bot_workers import POLITE
from magoteka.server.crew import ASKING, Crew, Worker
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
PATIENCE = 120.0  # seconds after which a slice hangs
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
    """One process, for which matches wait by address and guest like everything that works beside the loop."""

    def __init__(self, store: SqlStore, url: str, home: Callable[[str], str] = str) -> None:
        self.store = store
        self.url = url
        self.crew = Crew(1, POLITE, home)
        self.effort: Effort | None = None  # what is usual for a game
        self.waiting: dict[str, str] = {}  # matches in the order in which they were asked for, and who did
        self.now: tuple[str, float] | None = None  # the match on the bench, and how much of the work is done
        self.tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """End the process at once."""
        for task in self.tasks:
            task.cancel()
        self.crew.close()

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
            return self.waits(table_id)
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
        if table_id not in self.waiting:
            self.waiting[table_id] = ASKING.get()
            task = asyncio.create_task(self.work(table_id, head), name=f"analysis {table_id}")
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        return self.waits(table_id)

    def waits(self, table_id: str) -> wire.Analysis:
        """Which turn a match has that waits."""
        whose, turns = self.waiting[table_id], self.crew.turns
        mine = [one for one, guest in self.waiting.items() if guest == whose]
        known = turns is not None and turns.count(whose) == len(mine)
        return replace(under_way("waiting"), place=turns.place(whose, mine.index(table_id)) if turns and known else 1)

    async def work(self, table_id: str, head: Head) -> None:
        """One match, when its turn has come."""
        async with self.crew.turn(self.waiting[table_id]) as worker:
            del self.waiting[table_id]
            self.now = table_id, 0.0
            try:
                await self.store.commit(analysed(table_id, await self.analysed(worker, table_id, head)))
            except Exception as error:
                LOG.error("table %s cannot be analysed: %r", table_id, error)
                failed = dumps({"edition": EDITION, "analysis": asdict(under_way("failed"))})
                await self.store.commit(analysed(table_id, failed))
            finally:
                self.now = None

    async def analysed(self, worker: Worker, table_id: str, head: Head) -> str:
        """The work on one match, slice by slice."""
        await worker.do(begin_in, self.url, table_id, head, self.effort, patience=PATIENCE)
        while True:
            found: float | str = await worker.do(go_on_in, table_id, SLICE, patience=PATIENCE)
            if isinstance(found, str):
                return found
            self.now = table_id, found
