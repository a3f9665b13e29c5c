"""People at a table that has no net: they take messages and give messages."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from magoteka.table import wire
from magoteka.table.listener import Listener
from magoteka.table.patch import followed
from magoteka.table.table import Table


class Looker:
    """Somebody who looks at a table and follows what is told; a guest may sit at it, None watches."""

    def __init__(self, table: Table, guest: str | None) -> None:
        self.table = table
        self.one = Listener(guest, "", watching=guest is None)
        self.scene: Any = {}
        self.moments: dict[int, Any] = {}
        self.sizes: list[int] = []

    async def come(self, since: int = -1, seat: int | None = None) -> Any:
        await self.table.do(lambda: self.table.welcome(self.one, since, seat))
        return await self.hear()

    async def go(self) -> None:
        await self.table.do(lambda: self.table.farewell(self.one), anyway=True)

    async def hear(self, timeout: float = 120) -> Any:
        """The next message; the scene and the moments follow it."""
        data = await asyncio.wait_for(self.one.outbox.get(), timeout)
        assert data is not None
        message = json.loads(data)
        self.scene = followed(self.scene, message)
        if message["type"] in ("table", "update"):
            kept = {version: told for version, told in self.moments.items() if version <= message["keep"]}
            self.moments = {**kept, **{moment["version"]: moment["told"] for moment in message["moments"]}}
        if message["type"] == "update":
            self.sizes.append(len(data))
        return message

    async def say(self, **message: Any) -> None:
        await self.table.do(lambda: self.table.hear(self.one, wire.parse_message(message)))

    async def ask(self, **message: Any) -> Any:
        await self.say(**message)
        return await self.hear()

    async def answer(self, number: int) -> None:
        """One of the options; an answer that nobody else can notice moves no version."""
        option = self.scene["options"][number % len(self.scene["options"])]
        before = text(self.scene)
        await self.say(type="answer", version=self.scene["version"], seat=self.scene["chair"], answer=option)
        while text(self.scene) == before:
            await self.hear()

    async def until(self, version: int) -> None:
        """Hear on until the table is at a version."""
        while self.scene["version"] < version:
            await self.hear()

    async def until_asked(self) -> None:
        while not self.scene["options"] and not self.scene["over"]:
            await self.hear()

    def check(self) -> None:
        """What came of all that was told is what the table is."""
        now = self.table.audience.seen(self.one)
        assert text(self.scene) == text(self.table.journal.comparer.written(now))


def text(value: Any) -> str:
    """JSON in which nothing is left to the eye."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False)
