"""What a stranger notices while forty guests of one address do their worst within the limits.

`python bench/crowd.py [--seconds 20] [--guests 40]`, on two quiet cores for figures that mean something. The guests sit
at tables of «Магический Меч» with the slowest bots and answer at once; all of them ask for hints, odds, the whole table
and to take back; by calls they bring records and positions, let matches be analysed and shown again, and ask for
pictures, as often as their address may. From another address strangers answer at tables of their own, one plays with a
bot that searches, one looks at a long match again.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import itertools
import json
import math
import random
import statistics
import tempfile
import time
from collections import Counter
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from load import figures, server, shown
from stranger import waited
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from magoteka.server.guests import COOKIE
from magoteka.server.hub import Hub
from magoteka.server.settings import Settings
from magoteka.table import wire
from magoteka.table.guests import Guest
from magoteka.table.patch import followed

THERE, HERE = "127.0.0.2", "127.0.0.1"  # from where the crowd calls, and from where others do
ROWS = 1_000  # of the matches that are looked at again
MESSAGES = 80.0  # a second: as many as an address may send
CALLS = 10.0
WORST = "search"
ASIDE = ("hint", "odds", "look", "undo")


class Prepared:
    """What is there before anybody comes: cookies, tables, and long matches."""

    def __init__(self) -> None:
        self.crowd: list[tuple[str, str]] = []  # a cookie and a table
        self.long: list[tuple[str, str]] = []  # of one of the crowd, and of a stranger
        self.strangers: list[tuple[str, str]] = []  # with a bot that searches
        self.record = ""
        self.position = ""


async def prepared(data: Path, guests: int) -> Prepared:
    """A house with tables."""
    hub, found = Hub(Settings(data)), Prepared()
    await hub.open()
    bots = [wire.SeatRequest("bot", level=WORST)] * 3

    async def opened(who: Guest, game: str, seats: list[wire.SeatRequest]) -> tuple[str, str]:
        made = await hub.opener.create(wire.NewTable(game, [wire.SeatRequest("me"), *seats], pause=0), who)
        return f"{COOKIE}={hub.signer.write(who)}", made.table

    for number in range(guests):
        found.crowd.append(await opened(Guest(f"crowd-{number}", ""), "magic_sword", bots))
    for game in ("abraca", "magic_sword"):
        found.strangers.append(await opened(Guest(f"stranger-{game}", ""), game, bots[:2]))
    for who in ("crowd-0", "stranger"):
        cookie, name = await opened(Guest(who, ""), "magic_sword", [wire.SeatRequest("friend")])
        table, luck = await hub.table(name), random.Random(1)
        await table.do(partial(table.seating.join, Guest("friend", ""), table.journal.access.join or ""))
        while table.journal.version < ROWS and not table.journal.over:
            seat = table.journal.asked()[0]
            await table.do(partial(table.answer, seat, luck.choice(table.journal.options(seat))))
        found.long.append((cookie, name))
    found.record = await shortened(hub, found.long[0][1])
    found.position = json.dumps({"text": found.record, "seats": [{"kind": "me"}, {"kind": "here"}]})
    await hub.close()
    return found


async def shortened(hub: Hub, table_id: str) -> str:
    """A long match as a text that somebody brings: it is played again."""
    from magoteka.table import position

    table = await hub.table(table_id)
    return position.packed(table.journal.head, await hub.store.rows(table_id), None, table.journal.brief()["asking"])


def call(address: str, cookie: str, path: str, body: str | None = None, source: str = THERE) -> tuple[int, bytes]:
    """A call from an address of this machine."""
    line = http.client.HTTPConnection(address.removeprefix("http://"), timeout=120, source_address=(source, 0))
    try:
        headers = {"cookie": cookie, "content-type": "application/json"}
        line.request("GET" if body is None else "POST", path, body, headers)
        answer = line.getresponse()
        return answer.status, answer.read()
    finally:
        line.close()


class Crowd:
    """Forty guests behind one router, who mean it."""

    def __init__(self, address: str, known: Prepared) -> None:
        self.address = address
        self.known = known
        self.counts: Counter[str] = Counter()

    async def rage(self) -> None:
        """Until somebody stops it."""
        tables = [self.sit(*one, number) for number, one in enumerate(self.known.crowd)]
        await asyncio.gather(*tables, *(self.call_on(number) for number in range(8)))

    async def sit(self, cookie: str, table: str, number: int) -> None:
        """One of them, who comes again when he is sent away."""
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/live?seat=0"
        while True:
            with suppress(OSError, ConnectionClosed):
                async with connect(
                    address, additional_headers={"cookie": cookie}, max_size=None, compression=None, proxy=None,
                    local_addr=(THERE, 0),
                ) as live:  # fmt: skip
                    await asyncio.gather(self.play(live, number), self.bother(live))
            await asyncio.sleep(1)

    async def play(self, live: Any, number: int) -> None:
        """Answer at once, so that bots always think."""
        scene: Any = {}
        rng = random.Random(number)
        async for text in live:
            self.counts["messages to them"] += 1
            message = json.loads(text)
            if message["type"] in ("table", "update"):
                scene = followed(scene, message)
                if scene["options"]:
                    said = {"type": "answer", "version": scene["version"], "seat": scene["chair"]}
                    await live.send(json.dumps({**said, "answer": rng.choice(scene["options"])}))

    async def bother(self, live: Any) -> None:
        """Everything that is dear, in turn."""
        for kind in itertools.cycle(ASIDE):
            await live.send(json.dumps({"type": kind, "seat": 0}))
            await asyncio.sleep(len(self.known.crowd) / MESSAGES)

    async def call_on(self, number: int) -> None:
        """Calls, one after another."""
        cookie, long = self.known.long[0]
        mine, table = self.known.crowd[number], f"/api/tables/{long}"
        asked: list[tuple[str, str | None]] = [
            (f"{table}/replay?at={number * 50}", None), ("/api/positions", self.known.position),
            (f"{table}/replay-page?first={number * 40}&perspective=0", None), (f"{table}/analysis", "{}"),
            (f"/api/tables/{mine[1]}/picture?lang=ru&at={number}", None), ("/api/records", self.known.record),
            ("/api/past", "{}"), ("/api/tables", None),
        ]  # fmt: skip
        for path, body in itertools.cycle(asked):
            with suppress(OSError, http.client.HTTPException):
                status, _ = await asyncio.to_thread(call, self.address, cookie, path, body)
                self.counts[f"calls answered {status}"] += 1
            await asyncio.sleep(8 / CALLS)


async def bots_of(address: str, cookie: str, table: str, seconds: float, took: list[float]) -> None:
    """How long somebody waits for bots: from his answer, when he is not asked again at once, to his next question."""
    there, rng = address.replace("http", "ws", 1) + f"/api/tables/{table}/live?seat=0", random.Random(3)
    scene: Any = {}
    sent, waits, until = 0.0, False, time.monotonic() + seconds
    async with connect(
        there, additional_headers={"cookie": cookie}, max_size=None, compression=None, proxy=None
    ) as live:
        while time.monotonic() < until:
            with suppress(TimeoutError):
                message = json.loads(await asyncio.wait_for(live.recv(), until - time.monotonic()))
                if message["type"] not in ("table", "update"):
                    continue
                scene = followed(scene, message)
                if scene["over"]:
                    return
                waits = waits or not scene["options"]
                if scene["options"]:
                    if sent and waits:
                        took.append(time.perf_counter() - sent)
                    waits = False
                    said = {"type": "answer", "version": scene["version"], "seat": scene["chair"]}
                    sent = time.perf_counter()
                    await live.send(json.dumps({**said, "answer": rng.choice(scene["options"])}))


async def replays_of(address: str, cookie: str, table: str, seconds: float, took: list[float]) -> None:
    """How long a long match takes to be shown again."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        began = time.perf_counter()
        path = f"/api/tables/{table}/replay?at={random.randrange(ROWS)}"
        status, body = await asyncio.to_thread(call, address, cookie, path, None, HERE)
        assert status == 200, body[:200]
        took.append(time.perf_counter() - began)
        await asyncio.sleep(1)


async def strangers(address: str, known: Prepared, seconds: float, seed: int) -> dict[str, float]:
    """What people from elsewhere wait for."""
    thought: list[float] = []
    replayed: list[float] = []
    answers, *_ = await asyncio.gather(
        waited(address, seconds, seed),
        *(bots_of(address, *one, seconds, thought) for one in known.strangers),
        replays_of(address, *known.long[1], seconds, replayed),
    )
    row = figures(answers, seconds, 0)
    return {
        "answer p50 ms": row["p50 ms"],
        "answer p99 ms": row["p99 ms"],
        "bots median s": round(statistics.median(thought or [math.nan]), 3),
        "bots mean s": round(statistics.mean(thought or [math.nan]), 3),
        "bots' answers": len(thought),
        "replay median s": round(statistics.median(replayed), 2),
        "replay worst s": round(max(replayed), 2),
    }


async def compared(address: str, known: Prepared, seconds: float) -> None:
    """In peace, and beside the crowd."""
    calm = await strangers(address, known, seconds, 1)
    shown("strangers in peace", calm)
    crowd = Crowd(address, known)
    raging = asyncio.create_task(crowd.rage())
    await asyncio.sleep(5)
    beside = await strangers(address, known, seconds, 2)
    raging.cancel()
    await asyncio.gather(raging, return_exceptions=True)
    shown(f"beside {len(known.crowd)} guests at their worst", beside)
    shown("bots, times as long", {key: round(beside[key] / calm[key], 2) for key in ("bots median s", "bots mean s")})
    shown("the crowd", {key: float(count) for key, count in sorted(crowd.counts.items())})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--guests", type=int, default=40)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        known = asyncio.run(prepared(Path(folder), args.guests))
        with server(folder, limited=True) as (_, address, _took):
            asyncio.run(compared(address, known, args.seconds))


if __name__ == "__main__":
    main()
