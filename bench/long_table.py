"""What a table of «Магический Меч» costs as it grows long: `python bench/long_table.py [answers]`.

Six players answer at random, without a limit of rounds. At some lengths the table is put into a store on disk and
opened again: the CPU of loading it, of an answer and of a taking back while six people look, and the size of what each
of them is sent on connecting. Times are CPU of this process, threads of the store included.
"""

from __future__ import annotations

import asyncio
import gc
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from magoteka.core.chance import Rng
from magoteka.games import GAMES
from magoteka.server.settings import Settings
from magoteka.server.stores import SqlStore
from magoteka.table.head import Head, head_json
from magoteka.table.journal import Journal
from magoteka.table.listener import Listener
from magoteka.table.opening import Opener
from magoteka.table.seats import Seat
from magoteka.table.store import Row, Snapshot
from magoteka.table.table import Table
from magoteka.table.thinker import OwnThinker

GAME, SEATS, ANSWERS = "magic_sword", 6, 10_500
LENGTHS = (100, 1_000, 2_500, 5_000, 7_500, 10_000)
TRIES = 40


class Grown:
    """A table that grows, and its rows as they would be stored."""

    def __init__(self, seed: int) -> None:
        game = GAMES[GAME]
        people = [Seat(f"name-{seat}", f"guest-{seat}") for seat in range(SEATS)]
        self.head = Head(GAME, game.ruleset, SEATS, game.agreed({}), "guest-0", 0, None, True, "watch")
        self.luck = Rng(seed)
        self.journal, row, self.snapshot = Journal.begin(self.head, people, Rng(seed))
        self.rows: list[Row] = [row]

    def grow(self, rows: int) -> bool:
        """Play on until there are so many rows; whether there are."""
        while len(self.rows) < rows and not self.journal.over:
            match = self.journal.match
            seat = match.waiting()[0]
            options = match.options(seat)
            row = self.journal.submit(seat, options[self.luck.below(len(options))])
            self.rows += [row] if row is not None else []
            self.snapshot = self.journal.due() or self.snapshot
        return len(self.rows) == rows


def long_enough(answers: int) -> tuple[Head, list[Row], dict[int, Snapshot]]:
    """A match that lasts for so many answers, with the snapshots that its store had at the lengths."""
    for seed in range(1, 100):
        grown, snapshots = Grown(seed), {}
        for length in (length for length in LENGTHS if length <= answers):
            if not grown.grow(length):
                break
            snapshots[length] = grown.snapshot
        if grown.grow(answers):
            return grown.head, grown.rows, snapshots
    raise SystemExit("No match lasted long enough.")


async def timed(work: Callable[[], Awaitable[Any]]) -> tuple[float, Any]:
    """Milliseconds of CPU, and what came of it."""
    began = time.process_time()
    found = await work()
    return 1000 * (time.process_time() - began), found


async def settled(table: Table) -> list[Listener]:
    """Six people sit down; the messages on their way are forgotten."""
    people = [Listener(f"guest-{seat}", "", watching=False) for seat in range(SEATS)]
    for one in people:
        await table.welcome(one, -1, None)
        quiet(people)
    return people


def quiet(people: list[Listener]) -> int:
    """Take what is queued; the bytes of it."""
    return sum(len(one.outbox.get_nowait() or b"") for one in people for _ in range(one.outbox.qsize()))


async def answers_and_undos(table: Table, people: list[Listener], luck: Rng) -> tuple[list[float], list[float]]:
    """What answers cost, and taking back those that can be."""
    given: list[float] = []
    back: list[float] = []
    while len(given) < TRIES or (len(back) < TRIES // 4 and len(given) < 50 * TRIES):
        match = table.journal.match
        if match.over:
            break
        seat = match.waiting()[0]
        options = match.options(seat)
        choice = options[luck.below(len(options))]
        given.append((await timed(lambda seat=seat, choice=choice: table.answer(seat, choice)))[0])  # type: ignore[misc]  # bound by default
        if table.journal.can_undo(seat) and len(back) < TRIES // 4:
            row = table.journal.undo
            back.append((await timed(lambda seat=seat, row=row: table.settle(row(seat))))[0])  # type: ignore[misc]  # bound by default
        quiet(people)
    return given[:TRIES], back


async def measured(store: SqlStore, name: str) -> list[str]:
    """The cells of one length."""
    opener = Opener(store, OwnThinker(1), lambda: Rng(7))
    loads = [(await timed(lambda: opener.journal(name)))[0] for _ in range(10)]
    table = await opener.table(name)
    one = Listener("guest-0", "", watching=False)
    shown, _ = await timed(lambda: table.welcome(one, -1, None))
    size = quiet([one])
    await table.farewell(one)
    people = await settled(table)
    given, back = await answers_and_undos(table, people, Rng(5))
    table.stop()
    times = [statistics.median(loads), max(loads), shown, statistics.median(given), statistics.median(back or [0.0])]
    return [*(f"{one:.1f}" for one in times), f"{size / 1000:.0f}"]


async def main(answers: int) -> None:
    head, rows, snapshots = long_enough(answers)
    gc.collect()
    gc.freeze()  # the rows that we hold are not the table's
    given = sum(len(row.body["answers"]) for row in rows)
    print(f"{len(rows) - 1} answers of {SEATS} players, {given} with nature's")
    print("| answers | load, ms | worst load | full message, ms | an answer, ms | an undo, ms | full message, kB |")
    print("|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        store = SqlStore(Settings(Path(folder)).url)
        await store.open()
        for length, snapshot in snapshots.items():
            brief = {"game": GAME, "seats": [], "asking": [], "over": False, "winners": [], "broken": None}
            await store.create(str(length), head_json(head), rows[:length], brief, snapshot)
            print(f"| {' | '.join([str(length), *await measured(store, str(length))])} |", flush=True)
        await store.close()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else ANSWERS))
