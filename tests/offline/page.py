"""A page before a house without a server: it does what a browser does for the house, and plays over the same wire."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

from magoteka.core.chance import Rng
from magoteka.offline.desk import Desk
from magoteka.table.patch import followed

PATIENCE = 300  # seconds; it only ends a hang
BOT = {"kind": "bot", "level": "greedy"}
ME = {"kind": "me"}
OPEN: list[Page] = []  # pages of the story that is being told


class Disk:
    """What outlives a page; `full`: it takes nothing more."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.full = False
        self.log: list[str] = []  # what was written and said, in that order

    async def read(self, prefix: str) -> str:
        await asyncio.sleep(0)
        return json.dumps({key: text for key, text in sorted(self.texts.items()) if key.startswith(prefix)})

    async def write(self, changes: str) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("the disk is full")
        for key, text in json.loads(changes).items():
            self.log.append(key)
            if text is None:
                self.texts.pop(key, None)
            else:
                self.texts[key] = text


class Page(Disk):
    """A browser's page with its own house; another page may be given the disk of the first."""

    def __init__(self, disk: Disk | None = None, luck: int | None = 5) -> None:
        super().__init__()
        if disk is not None:
            self.texts = disk.texts
        self.heard: dict[int, asyncio.Queue[Any]] = {}
        self.codes: dict[int, int] = {}
        self.desk = Desk(self, nature=None if luck is None else lambda: Rng(luck), mind=3)
        OPEN.append(self)

    async def opened(self) -> Page:
        await self.desk.open()
        return self

    def say(self, number: int, text: str) -> None:
        self.log.append(f"said {json.loads(text).get('version')}")
        self.heard[number].put_nowait(json.loads(text))

    def shut(self, number: int, code: int) -> None:
        self.codes[number] = code
        self.heard[number].put_nowait(None)

    async def get(self, path: str) -> Any:
        return await self.call("GET", path)

    async def post(self, path: str, body: Any) -> Any:
        return await self.call("POST", path, body)

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """The reply, or the problem."""
        status, text = await self.reply(method, path, body)
        reply = json.loads(text or "null")
        assert (status < 300) == ("sentence" not in (reply or ())), text
        return reply

    async def reply(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status and the text of a reply."""
        status, _, text = (await self.desk.call(method, path, "" if body is None else json.dumps(body))).partition(" ")
        return int(status), text

    async def table(self, game: str, *seats: Any, **wishes: Any) -> str:
        created = await self.post("/tables", {"game": game, "seats": list(seats), "pause": 0, **wishes})
        return str(created["table"])

    async def look(self, table: str, query: str = "") -> Screen:
        number = len(self.heard)
        self.heard[number] = asyncio.Queue()
        self.desk.connect(number, f"/tables/{table}/live{query}")
        screen = Screen(self, number)
        await screen.hear()
        return screen


class Screen:
    """A connection of a page to a table."""

    def __init__(self, page: Page, number: int) -> None:
        self.page = page
        self.number = number
        self.scene: Any = {}

    async def hear(self) -> Any:
        message = await asyncio.wait_for(self.page.heard[self.number].get(), PATIENCE)
        if message is not None:
            self.scene = followed(self.scene, message)
        return message

    def send(self, **message: Any) -> None:
        self.page.desk.hear(self.number, json.dumps(message))

    async def until(self, kind: str) -> Any:
        while (message := await self.hear())["type"] != kind:
            pass
        return message

    async def until_asked(self) -> None:
        while not self.scene["options"] and not self.scene["over"]:
            await self.hear()

    async def answer(self, number: int) -> None:
        """One of the options; an answer that nobody else can notice moves no version."""
        before, options = json.dumps(self.scene), self.scene["options"]
        option = options[number % len(options)]
        self.send(type="answer", version=self.scene["version"], seat=self.scene["chair"], answer=option)
        while json.dumps(self.scene) == before:
            await self.hear()

    async def play(self, most: int = 10_000) -> int:
        """Answer until the match is over, or so many times."""
        for number in range(most):
            await self.until_asked()
            if self.scene["over"]:
                return number
            await self.answer(number)
        return most


def told(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a story, and close its pages."""

    async def whole() -> None:
        try:
            await story()
        finally:
            while OPEN:
                await OPEN.pop().desk.close()

    asyncio.run(whole())
