"""The desk of a house in a browser: text comes from the page, text goes to it, nothing else crosses."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Protocol
from urllib.parse import parse_qs, urlsplit

from magoteka.core.problems import Problem
from magoteka.house.call import JSON, NEWCOMER, Call, Caller, Reply
from magoteka.house.calls import ROOMS, calls_in, found
from magoteka.house.lines import BROKEN, SLOW, code_of, entered, hear
from magoteka.house.problems import STATUS, Broken
from magoteka.offline import transfer
from magoteka.offline.house import LocalHouse
from magoteka.table.listener import Listener
from magoteka.table.problems import NotStored
from magoteka.table.scene import said
from magoteka.table.schema import packed
from magoteka.table.store import dumps
from magoteka.table.table import Table

LOG = logging.getLogger(__name__)
LIVE = "/live"


def calls() -> list[Call]:
    """All calls that a browser's own house answers."""
    return calls_in((*ROOMS, transfer))


def refusal(problem: Problem) -> Reply:
    """A problem as a reply."""
    return Reply(STATUS.get(type(problem), 400), JSON, packed(said(problem)))


class Bridge(Protocol):
    """What the browser does for the house."""

    async def read(self, prefix: str) -> str:
        """JSON of all texts whose keys begin so."""

    async def write(self, changes: str) -> None:
        """JSON of texts by keys, null for what is to go; it returns when they are on the disk."""

    def say(self, number: int, text: str) -> None:
        """A message to a connection."""

    def shut(self, number: int, code: int) -> None:
        """A connection has ended."""


class BridgeKeyStore:
    """The key store behind a bridge."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge

    async def read(self, prefix: str) -> dict[str, str]:
        found: dict[str, str] = json.loads(await self.bridge.read(prefix))
        return found

    async def write(self, changes: Mapping[str, str | None]) -> None:
        await self.bridge.write(dumps(changes))


class Connection:
    """Somebody who looks at a table: a reader, a writer, and the table's task between them."""

    def __init__(self, desk: Desk, number: int, address: str) -> None:
        self.desk = desk
        self.number = number
        self.inbox: asyncio.Queue[str] = asyncio.Queue()
        self.task = asyncio.create_task(self.attend(address))

    async def attend(self, address: str) -> None:
        """From the first message to the last."""
        code = BROKEN
        try:
            code = await self.converse(*await self.enter(address))
        except Problem as problem:
            code = code_of(problem)
        except Exception:
            LOG.exception("a connection failed")
        finally:
            self.desk.ended(self.number, code)

    async def enter(self, address: str) -> tuple[Table, Listener]:
        """To which table, as whom, since when, and before which seat."""
        path = urlsplit(address)
        query = {name: values[-1] for name, values in parse_qs(path.query).items()}
        table_id = path.path.removeprefix("/tables/").removesuffix(LIVE)
        table, listener = await entered(self.desk.house, Caller(self.desk.house.guest), table_id, query.get("watch"))
        since, seat = int(query.get("since", -1)), int(query["seat"]) if "seat" in query else None
        await table.do(lambda: table.welcome(listener, since, seat))
        return table, listener

    async def converse(self, table: Table, listener: Listener) -> int:
        """Read and write until either ends; how."""
        reader = asyncio.create_task(self.read(table, listener))
        try:
            while (data := await listener.outbox.get()) is not None:
                self.desk.bridge.say(self.number, data.decode())
        finally:
            reader.cancel()
            with suppress(Problem, ValueError):
                await table.do(lambda: table.farewell(listener), anyway=True)
        return SLOW if listener.dismissed is None else code_of(listener.dismissed)

    async def read(self, table: Table, listener: Listener) -> None:
        """Hear one message after another."""
        while True:
            await hear(self.desk.house, table, listener, await self.inbox.get())


class Desk:
    """Where the page's calls and connections come in."""

    def __init__(self, bridge: Bridge, **house: Any) -> None:
        self.bridge = bridge
        self.house = LocalHouse(BridgeKeyStore(bridge), **house)
        self.connections: dict[int, Connection] = {}

    async def open(self) -> None:
        """Ready for calls."""
        await self.house.open()

    async def close(self) -> None:
        """See everybody off, and put the tables away."""
        leaving = [one.task for one in self.connections.values()]
        for task in leaving:
            task.cancel()
        await asyncio.gather(*leaving, return_exceptions=True)
        self.house.close()

    async def call(self, method: str, path: str, body: str) -> str:
        """The status of a reply, a space, and its text."""
        reply = await self.answered(method, path, body)
        return f"{reply.status} {reply.body.decode()}"

    async def answered(self, method: str, path: str, body: str) -> Reply:
        """The reply to a call; a problem is one too."""
        house, address = self.house, urlsplit(path)
        try:
            call, parts = found(calls(), method, address.path)
            caller = Caller(house.guest)
            reply = await call.answer(house, caller, parts, address.query, body.encode("utf-8", "surrogatepass"))
            if call.who == NEWCOMER:
                await house.be(caller.known)
            return reply
        except Problem as problem:
            return refusal(problem)
        except house.failures as error:
            LOG.error("%s %s: the store has failed: %s", method, path, error)
            return refusal(NotStored())
        except Exception:
            LOG.exception("%s %s failed", method, path)
            return refusal(Broken())

    def connect(self, number: int, address: str) -> None:
        """A connection to a table, under the page's own number."""
        self.connections[number] = Connection(self, number, address)

    def hear(self, number: int, text: str) -> None:
        """A message of a connection; one that has ended says nothing any more."""
        if number in self.connections:
            self.connections[number].inbox.put_nowait(text)

    def hang_up(self, number: int) -> None:
        """The page has closed a connection."""
        if number in self.connections:
            self.connections[number].task.cancel()

    def ended(self, number: int, code: int) -> None:
        """A connection is over."""
        self.connections.pop(number, None)
        self.bridge.shut(number, code)
