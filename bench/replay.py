"""What looking at a long match costs: `python bench/replay.py [answers]`.

The match of `bench/long_table.py` is put into a store on disk and opened as a replay, as the process does it that shows
them: how much until the first page is here, at the beginning and by a link into its midst, and for a jump to a random
place, from each perspective. Times are CPU of this process, threads of the store included.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

from bench.long_table import ANSWERS, GAME, SEATS, long_enough
from magoteka.core.chance import Rng
from magoteka.server.settings import Settings
from magoteka.server.stores import SqlStore
from magoteka.table import wire
from magoteka.table.head import Head, head_json
from magoteka.table.replay import ReplayCache
from magoteka.table.replay_access import ReplayRequest, opening, turning

JUMPS = 200


async def timed(work: Awaitable[Any]) -> tuple[float, Any]:
    """Milliseconds of CPU, and what came of it."""
    began = time.process_time()
    found = await work
    return 1000 * (time.process_time() - began), found


def known(head: Head) -> wire.Replay:
    """What a table says of its replay."""
    people: dict[str, Any] = {
        "seats": [],
        "mine": [],
        "over": True,
        "winners": [],
        "perspectives": [],
        "now": "",
        "chair": 0,
    }
    empty = {"since": 0, "steps": 0, "at": 0, "version": 0, "marks": [], "shared": False, "may": False}
    page = wire.ReplayPage(0, None, [])
    return wire.Replay("long", head.game, head.ruleset, head.settings, **people, **empty, page=page)


async def main(answers: int) -> None:
    head, rows, snapshots = long_enough(answers)
    given = sum(len(row.body["answers"]) for row in rows)
    print(f"{GAME}, {SEATS} players, {len(rows) - 1} answers, {given} with nature's")
    with tempfile.TemporaryDirectory() as folder:
        store = SqlStore(Settings(Path(folder)).url)
        await store.open()
        await store.create("long", head_json(head), rows, {}, snapshots[max(snapshots)])
        versions = {"the beginning": None, "its midst": rows[len(rows) // 2].seq}
        last = rows[-1].seq
        del rows
        for name, version in versions.items():
            wish = ReplayRequest("long", head, last, "0", 0, over=True)
            spent, found = await timed(opening(ReplayCache(), store, wish, known(head), version))
            print(f"opened at {name}: {spent:.0f} ms, {len(found) / 1000:.0f} kB")
        cache, luck = ReplayCache(), Rng(3)
        for perspective in ("0", "watch", "open"):
            wish = ReplayRequest("long", head, last, perspective, 0, over=True)
            await opening(cache, store, wish, known(head), None)
            jumps = [await timed(turning(cache, store, wish, luck.below(last))) for _ in range(JUMPS)]
            times, size = sorted(one[0] for one in jumps), statistics.median(len(one[1]) for one in jumps) / 1000
            middle = statistics.median(times)
            print(f"a jump, perspective {perspective}: median {middle:.0f} ms, worst {times[-1]:.0f} ms, {size:.0f} kB")
        await store.close()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else ANSWERS))
