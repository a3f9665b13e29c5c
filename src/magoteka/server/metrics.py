"""Figures about the house, as Prometheus reads them."""

from __future__ import annotations

import asyncio
import sys
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from math import inf
from typing import TYPE_CHECKING, TypeAlias

from magoteka.server.stores import FAILURES

if TYPE_CHECKING:
    from magoteka.server.hub import Hub

Labels: TypeAlias = tuple[tuple[str, str], ...]
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds
KINDS = {
    "requests": "HTTP requests that were answered.",
    "messages": "Messages of clients that could be read.",
    "refusals": "What was refused, by its tag.",
    "thoughts": "Answers of bots, by how they ended.",
    "connections_opened": "Sockets that were let in.",
    "notices": "Notices that were taken, by how they were sent.",
}

FEARED: dict[str, dict[Labels, int]] = {  # of what nobody wants to see even the first is to be noticed
    "requests": {(("status", "500"),): 0},
    "refusals": {(("tag", "too-fast"),): 0},
}


class Metrics:
    """What is counted while it happens."""

    def __init__(self) -> None:
        self.began = time.time()
        self.counts: dict[str, Counter[Labels]] = {name: Counter(FEARED.get(name, {})) for name in KINDS}
        self.writes = [0] * (len(BOUNDS) + 1)
        self.writing = 0.0
        self.failed = 0
        self.lag = 0.0  # the longest that the loop has let something wait since the page was read last
        self.size = 0  # of the database, as it was found last
        self.room = inf  # and how much it might still grow

    async def watch(self, sizes: Callable[[], Awaitable[tuple[int, float]]]) -> None:
        """Look at the loop ten times a second, and at the database once a minute."""
        loop, looks = asyncio.get_running_loop(), 0
        while True:
            if looks % 600 == 0:
                with suppress(*FAILURES):
                    self.size, self.room = await sizes()
            looks += 1
            due = loop.time() + 0.1
            await asyncio.sleep(0.1)
            self.lag = max(self.lag, loop.time() - due)

    def count(self, name: str, **labels: object) -> None:
        """One more."""
        self.counts[name][tuple((key, str(value)) for key, value in labels.items())] += 1

    def wrote(self, seconds: float, well: bool) -> None:
        """A write to the store took so long."""
        self.failed += not well
        self.writing += seconds
        self.writes[bisect_left(BOUNDS, seconds)] += 1

    def page(self, hub: Hub) -> str:
        """Everything, in lines."""
        lines = [*self.counted(), *self.stored(), *standing(hub, self.began)]
        lines += metric("loop_lag_seconds", "gauge", "The longest wait of the loop since last asked.", {(): self.lag})
        lines += metric("database_bytes", "gauge", "The size of the database.", {(): self.size})
        if self.room < inf:
            lines += metric("room_bytes", "gauge", "What is left before no new tables are opened.", {(): self.room})
        self.lag = 0.0
        return "\n".join(lines) + "\n"

    def counted(self) -> Iterator[str]:
        """The counters."""
        for name, about in KINDS.items():
            yield from metric(f"{name}_total", "counter", about, self.counts[name] or {(): 0})

    def stored(self) -> Iterator[str]:
        """How long writes took."""
        name, seen = "magoteka_write_seconds", 0
        yield f"# HELP {name} From a change to its being on disk."
        yield f"# TYPE {name} histogram"
        for bound, number in zip((*BOUNDS, "+Inf"), self.writes, strict=True):
            seen += number
            yield f'{name}_bucket{{le="{bound}"}} {seen}'
        yield f"{name}_sum {self.writing:.6f}"
        yield f"{name}_count {seen}"
        yield from metric("write_failures_total", "counter", "Writes that the store refused.", {(): self.failed})


def standing(hub: Hub, began: float) -> Iterator[str]:
    """How the house is now."""
    tables = [table for _, table in hub.at_hand()]
    listeners = [one for table in tables for one in table.audience.listeners]
    watching = sum(one.watching for one in listeners)
    people: dict[Labels, int] = {(("kind", "player"),): len(listeners) - watching, (("kind", "onlooker"),): watching}
    yield from metric("tables", "gauge", "Tables in memory.", {(): len(tables)})
    yield from metric("connections", "gauge", "Open sockets.", people)
    yield from metric("thinking", "gauge", "Bots that think now.", {(): len(hub.bot_workers.thoughts)})
    yield from metric(
        "thinking_waiting", "gauge", "Questions that wait for a bot's process.", {(): hub.bot_workers.waiting}
    )
    yield from metric("queue", "gauge", "What waits for a process beside the loop, by its kind.", queues(hub))
    if hub.cluster is not None:
        left = hub.cluster.left
        yield from metric("lease_seconds", "gauge", "For how long this process keeps its tables.", {(): round(left, 3)})
    claims = len(hub.cluster.claims) if hub.cluster is not None else len(hub.tables)
    yield from metric("claims", "gauge", "Tables that this process has the right to write.", {(): claims})
    yield from metric("unsure_tables", "gauge", "Tables that wait for the store.", {(): sum(t.unsure for t in tables)})
    yield from metric("memory_peak_bytes", "gauge", "The most memory the server has had.", {(): peak()})
    yield from metric("start_time_seconds", "gauge", "When the house was opened.", {(): began})


def queues(hub: Hub) -> dict[Labels, float]:
    """How long the queues beside the loop are."""
    shown, read = hub.replay_worker, hub.import_worker
    crews = {"replay": shown.crew, "position": shown.workshop, "record": read.crew, "match": hub.match_worker.crew}
    found: dict[Labels, float] = {(("kind", kind),): crew.waiting for kind, crew in crews.items()}
    return found | {(("kind", "analysis"),): len(hub.analysis_worker.waiting)}


def peak() -> int:
    """The most bytes this process has had; not known on Windows."""
    if sys.platform == "win32":
        return 0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def metric(name: str, kind: str, about: str, values: Mapping[Labels, float]) -> Iterable[str]:
    """One metric with all its labels."""
    yield f"# HELP magoteka_{name} {about}"
    yield f"# TYPE magoteka_{name} {kind}"
    for labels, value in values.items():
        shown = ",".join(f'{key}="{text}"' for key, text in labels)
        yield f"magoteka_{name}{{{shown}}} {value}" if shown else f"magoteka_{name} {value}"
