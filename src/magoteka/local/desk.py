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
from magoteka.local.calls import answered
from magoteka.local.house import House
from magoteka.local.problems import Broken
from magoteka.table import scene, wire
from magoteka.table.listener import Listener
from magoteka.table.problems import BadWish, NotYours
from magoteka.table.shapes import Misshapen
from magoteka.table.store import dumps
from magoteka.table.table import Table

LOG = logging.getLogger(__name__)
FORBIDDEN, UNKNOWN, BROKEN, SLOW = 4403, 4404, 1011, 4408  # as a server's sockets close
LIVE = "/live"


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


class BridgeShelf:
    """The shelf behind a bridge."""

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
            table, listener, since, seat = await self.enter(address)
            await table.do(lambda: table.welcome(listener, since, seat))
            code = await self.converse(table, listener)
        except NotYours:
            code = FORBIDDEN
        except Problem:
            code = UNKNOWN
        except Exception:
            LOG.exception("a connection failed")
        finally:
            self.desk.ended(self.number, code)

    async def enter(self, address: str) -> tuple[Table, Listener, int, int | None]:
        """To which table, as whom, since when, and before which seat."""
        path = urlsplit(address)
        query = {name: values[-1] for name, values in parse_qs(path.query).items()}
        house, watch = self.desk.house, query.get("watch")
        table = await house.table(path.path.removeprefix("/tables/").removesuffix(LIVE))
        if watch is not None and not table.journal.gate.opens_to(watch):
            raise NotYours()
        guest = house.guest
        listener = Listener(guest.id if guest else None, guest.name if guest else "", watching=watch is not None)
        listener.link = watch
        return table, listener, int(query.get("since", -1)), int(query["seat"]) if "seat" in query else None

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
        return UNKNOWN if listener.dismissed is not None else SLOW

    async def read(self, table: Table, listener: Listener) -> None:
        """Hear one message after another."""
        while True:
            text = await self.inbox.get()
            try:
                message = wire.heard(json.loads(text))
                await table.do(lambda message=message: table.hear(listener, message))  # type: ignore[misc]
                if isinstance(message, wire.AskHint):
                    await self.desk.house.store.remember(table.id, helped=True)
            except (ValueError, Misshapen, RecursionError) as error:
                listener.send(scene.said(BadWish(what=str(error)[:120])))
            except Problem as problem:
                listener.send(scene.said(problem))
            except Exception:
                LOG.exception("table %s: a message could not be handled", table.id)
                listener.send(scene.said(Broken()))


class Desk:
    """Where the page's calls and connections come in."""

    def __init__(self, bridge: Bridge, **house: Any) -> None:
        self.bridge = bridge
        self.house = House(BridgeShelf(bridge), **house)
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
        """JSON of the status and the text of a reply."""
        try:
            reply = await answered(self.house, method, path, body)
        except Exception:
            LOG.exception("%s %s failed", method, path)
            return dumps([500, dumps({"tag": Broken.tag, "facts": {}, "sentence": Broken.sentence})])
        return dumps([reply.status, reply.text])

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
