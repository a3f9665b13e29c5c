"""A connection to a table: who it is, which chair it looks from, and what is still to be sent."""

from __future__ import annotations

import asyncio

import msgspec

from magoteka.server.limits import Bucket
from magoteka.server.wire import ServerMessage

QUEUE = 256  # messages; who reads slower is sent away and may come back
ENCODER = msgspec.json.Encoder()


class Listener:
    """One socket."""

    def __init__(self, guest: str | None, name: str, *, watching: bool) -> None:
        self.guest = guest
        self.name = name
        self.watching = watching
        self.chair: int | None = None
        self.version = -1
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.slow = False
        self.messages = Bucket(20, 60)
        self.chat = Bucket(1, 5)

    def send(self, message: ServerMessage) -> None:
        """Queue a message."""
        self.send_bytes(ENCODER.encode(message))

    def send_bytes(self, data: bytes) -> None:
        """Queue encoded bytes; a full queue ends the connection."""
        if self.slow:
            return
        if self.outbox.qsize() >= QUEUE - 1:
            self.slow = True
            self.outbox.put_nowait(None)
            return
        self.outbox.put_nowait(data)
