"""What a stranger notices while one guest does his worst within the limits: part of `make load`.

The guest has a long table of «Магический Меч» and eight sockets to it. As often as he may, he asks for the whole table,
wants to take answers back, asks for hints and odds, reads the old chronicle and the list of his tables.
Strangers answer at tables of Abraca of their own, a few times a second, and wait to hear of it.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from load import Pair, figures, opened, server
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from magoteka.server.guests import COOKIE
from magoteka.server.hub import Hub
from magoteka.server.settings import Settings
from magoteka.table import wire
from magoteka.table.guests import Guest

EVA = Guest("eva", "Eva")
ROWS = 1_000  # of the guest's table
SOCKETS = 8
MESSAGES = 20.0  # a second: as many as a guest may send
CALLS = 10.0
STRANGERS = 4  # tables
PACE = 0.2  # seconds between two answers at each of them, in the mean


async def grown(data: Path) -> tuple[str, str]:
    """A long table of the guest's, and his cookie."""
    hub = Hub(Settings(data))
    await hub.open()
    wish = wire.NewTable("magic_sword", [wire.SeatRequest("me"), *[wire.SeatRequest("here")] * 5], pause=0)
    made = await hub.opener.create(wish, EVA)
    table, luck = await hub.table(made.table), random.Random(1)
    while table.journal.version < ROWS and not table.journal.over:
        seat = table.journal.asked()[0]
        await table.do(partial(table.answer, seat, luck.choice(table.journal.options(seat))))
    cookie = hub.signer.write(EVA)
    await hub.close()
    return made.table, f"{COOKIE}={cookie}"


class Worst:
    """The guest."""

    def __init__(self, address: str, table: str, cookie: str) -> None:
        self.address = address
        self.table = table
        self.cookie = cookie
        self.heard = self.called = 0

    async def rage(self) -> None:
        """Until somebody stops it."""
        await asyncio.gather(self.call_on(), *(self.sit(number) for number in range(SOCKETS)))

    async def sit(self, seat: int) -> None:
        """One socket, which comes again when it is sent away."""
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{self.table}/live?seat={seat % 6}"
        while True:
            with suppress(OSError, ConnectionClosed):
                async with connect(
                    address, additional_headers={"cookie": self.cookie}, max_size=None, compression=None, proxy=None
                ) as live:
                    await asyncio.gather(self.speak(live, seat % 6), self.listen(live))
            await asyncio.sleep(1)

    async def speak(self, live: Any, seat: int) -> None:
        """Everything that is dear, in turn."""
        kinds: list[dict[str, Any]] = [{"type": "look", "seat": seat}, {"type": "hint", "seat": seat}]
        kinds += [{"type": "undo", "seat": seat}, {"type": "look", "seat": None}, {"type": "odds", "seat": seat}]
        for message in itertools.cycle(kinds):
            await live.send(json.dumps(message))
            await asyncio.sleep(SOCKETS / MESSAGES)

    async def listen(self, live: Any) -> None:
        async for _ in live:
            self.heard += 1

    async def call_on(self) -> None:
        """Calls, one after another."""
        paths = ("/api/tables", f"/api/tables/{self.table}/chronicle?before=500&seat=0", "/api/games")
        for path in itertools.cycle(paths):
            with suppress(OSError):
                await asyncio.to_thread(called, self.address + path, self.cookie)
                self.called += 1
            await asyncio.sleep(1 / CALLS)


def called(address: str, cookie: str) -> None:
    from urllib.request import Request, urlopen

    with urlopen(Request(address, headers={"cookie": cookie}), timeout=30) as answer:
        answer.read()


async def waited(address: str, seconds: float, seed: int) -> list[float]:
    """How long strangers wait for their answers."""
    tables = await asyncio.to_thread(opened, address, "abraca", STRANGERS)
    pairs = [Pair(address, [one], random.Random(seed), PACE) for one in tables]
    playing = [asyncio.create_task(pair.play()) for pair in pairs]
    await asyncio.sleep(seconds)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return [took for pair in pairs for took in pair.took]


async def stranger(address: str, table: str, cookie: str, seconds: float) -> tuple[dict[str, float], dict[str, float]]:
    """His waiting in peace, and beside the guest."""
    calm = figures(await waited(address, seconds, 1), seconds, 0)
    worst = Worst(address, table, cookie)
    raging = asyncio.create_task(worst.rage())
    await asyncio.sleep(2)
    beside = figures(await waited(address, seconds, 2), seconds, 0)
    raging.cancel()
    await asyncio.gather(raging, return_exceptions=True)
    waiting = ("answers/s", "p50 ms", "p99 ms")
    said = {"messages to the guest": float(worst.heard), "calls of his": float(worst.called)}
    return {key: calm[key] for key in waiting}, {key: beside[key] for key in waiting} | said


def measured(data: Path, seconds: float) -> tuple[dict[str, float], dict[str, float]]:
    """Both, on a server of its own with the limits that every house has."""
    table, cookie = asyncio.run(grown(data))
    with server(str(data), limited=True) as (_, address, _took):
        return asyncio.run(stranger(address, table, cookie, seconds))
