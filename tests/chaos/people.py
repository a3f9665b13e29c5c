"""People with bad connections: they send twice, out of order and by halves, vanish, and come back by themselves."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.protocol import State

from magoteka.table.patch import followed

GONE = (OSError, WebSocketException, EOFError, TimeoutError)
OPENS = 60.0  # seconds for a connection to be opened


@dataclass
class Pulse:
    """What has happened, and when it was that any table last went on."""

    counts: Counter[str] = field(default_factory=Counter)
    beats: int = 0
    last: float = field(default_factory=time.monotonic)

    def beat(self) -> None:
        """Somebody has heard something new."""
        self.beats += 1
        self.last = time.monotonic()


@dataclass
class Told:
    """What somebody was told of a table, which must be true for ever."""

    moments: dict[tuple[int, int | None], list[Any]] = field(default_factory=dict)  # (version, chair) → events
    answers: list[tuple[int, int, list[Any]]] = field(default_factory=list)  # version before, seat, what was said
    chat: dict[int, str] = field(default_factory=dict)
    version: int = -1
    over: bool = False


@dataclass(frozen=True)
class Place:
    """Where somebody sits or stands, and from where he comes."""

    table: str
    cookie: str
    address: str


class Person:
    """Somebody at one table.

    Whoever is connected waits for as long as it takes: coming again would wake a table that has fallen asleep, and
    nobody would know.
    """

    def __init__(self, where: Callable[[], str], place: Place, rng: random.Random, pulse: Pulse) -> None:
        self.where = where
        self.place = place
        self.rng = rng
        self.pulse = pulse
        self.counts = pulse.counts
        self.told = Told()
        self.scene: Any = {}
        self.spoken: Any = None  # to what this connection has answered
        self.sent: tuple[int, int, bool] | None = None
        self.unheard: list[Any] = []  # said, perhaps over a connection that was lost, and not yet confirmed
        self.choice: tuple[int, Any] | None = None
        self.abandoned: list[ClientConnection] = []
        self.calm = False

    async def live(self) -> None:
        """Stay at the table until the match is over; whatever breaks is tried again."""
        try:
            while not self.told.over:
                try:
                    await self.visit()
                except GONE:
                    self.counts["connections lost"] += 1
                    await asyncio.sleep(0.2 + self.rng.random() * 0.4)
        finally:
            for socket in self.abandoned:
                socket.transport.abort()

    async def visit(self) -> None:
        """One connection."""
        socket = await self.connected(self.told.version)
        self.sent = self.spoken = None
        try:
            while not self.told.over:
                await self.turn(socket, json.loads(await socket.recv()))
        finally:
            await self.part(socket)

    async def connected(self, since: int) -> ClientConnection:
        """A connection from an address of our own."""
        address = f"ws://{self.where()}/api/tables/{self.place.table}/live?since={since}"
        options: dict[str, Any] = {"max_size": None, "open_timeout": OPENS, "proxy": None, "ping_interval": None}
        options["local_addr"] = (self.place.address, 0)
        return await connect(address, additional_headers={"cookie": self.place.cookie}, **options)

    async def part(self, socket: ClientConnection) -> None:
        """Leave politely, in the middle of a message, or without a word."""
        if socket.state is not State.OPEN:
            return
        how = "cut" if self.calm else self.rng.choice(("politely", "cut", "half-open"))
        if how == "half-open":
            self.abandoned.append(socket)  # it stays open, and nobody reads
            self.counts["half-open connections"] += 1
            if len(self.abandoned) > 3:
                self.abandoned.pop(0).transport.abort()
        elif how == "cut":
            self.counts["cut in mid-message"] += 1
            with suppress(RuntimeError):
                socket.transport.write(b'\x81\xfe\x01\x00abcd{"type":"ans')  # the head of a frame, and some of it
            await asyncio.sleep(0)
            socket.transport.abort()
        else:
            await socket.close()

    async def turn(self, socket: ClientConnection, message: Any) -> None:
        """Hear, remember, and answer."""
        self.remember(message)
        if message["type"] in ("refused", "problem"):
            self.sent = self.spoken = None
            self.counts[f"{message['type']}: {message.get('tag', message.get('reason'))}"] += 1
            await asyncio.sleep(0.5 if message.get("tag") == "too-fast" else 0.05)
            await socket.send(json.dumps({"type": "look", "seat": self.scene.get("chair")}))
        elif message["type"] in ("table", "update") and self.scene["options"]:
            asked = (self.scene["version"], self.scene["options"])
            if message["type"] == "update" or asked != self.spoken:
                self.spoken = asked
                await self.speak(socket)

    async def speak(self, socket: ClientConnection) -> None:
        """An answer, with whatever goes wrong on its way."""
        seat, version = self.scene["chair"], self.scene["version"]
        answer = self.chosen(version)
        self.sent = (version, seat, [one["seat"] for one in self.scene["asking"]] == [seat])
        self.unheard.append(answer)
        said = json.dumps({"type": "answer", "version": version, "seat": seat, "answer": answer})
        mischief = 1.0 if self.calm else self.rng.random()
        if mischief < 0.08:
            self.counts["duplicated"] += 1
            await socket.send(said)
        elif mischief < 0.16:
            self.counts["reordered"] += 1
            old = json.dumps({"type": "answer", "version": max(0, version - 2), "seat": seat, "answer": answer})
            first, said = self.rng.choice(((old, said), (said, old)))
            await socket.send(first)
        elif mischief < 0.20:
            await socket.send(json.dumps({"type": "chat", "text": f"line {self.rng.randrange(10**9)}"}))
        elif mischief < 0.23 and self.scene["undo"]:
            self.counts["taken back"] += 1
            self.sent = None
            said = json.dumps({"type": "undo", "seat": seat})
        await socket.send(said)
        self.counts["answers sent"] += 1
        if 0.23 <= mischief < 0.30:
            raise EOFError  # gone before it heard anything

    def chosen(self, version: int) -> Any:
        """What to answer: after a loss the same again, for the first time may have been heard."""
        options = self.scene["options"]
        if self.choice is None or self.choice[0] != version or self.choice[1] not in options:
            self.choice = (version, self.rng.choice(options))
        return self.choice[1]

    def remember(self, message: Any) -> None:
        """What was told, and whether it confirms what was said."""
        if message["type"] == "chat":
            self.told.chat[message["number"]] = message["text"]
        if message["type"] not in ("table", "update"):
            return
        self.scene = followed(self.scene, message)
        for moment in message["moments"]:
            events = [told["event"] for told in moment["told"]]
            self.told.moments[moment["version"], self.scene["chair"]] = events
        if self.sent is not None and message["moments"]:
            version, seat, alone = self.sent
            if alone and message["moments"][0]["version"] == version + 1:
                self.told.answers.append((version, seat, self.unheard))
                self.unheard = []
                self.counts["answers acknowledged"] += 1
            self.sent = None
        if self.scene["version"] > self.told.version:
            self.pulse.beat()
        self.told.version = self.scene["version"]
        self.told.over = self.scene["over"]
