"""A connection to a table: who it is, which chair it looks from, what it was told and what is still to be sent."""

from __future__ import annotations

import asyncio
from typing import Any

from magoteka.core.problems import Problem
from magoteka.table.limits import Bucket, Purse
from magoteka.table.schema import packed
from magoteka.table.wire import Scene

QUEUE = 256  # messages; who reads slower is sent away and may come back


class Listener:
    """Somebody who looks at a table, and may speak."""

    def __init__(self, guest: str | None, name: str, *, watching: bool) -> None:
        self.guest = guest
        self.name = name
        self.watching = watching
        self.chair: int | None = None
        self.scene: Scene | None = None  # as last told
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.slow = False
        self.advised = False  # a bot is thinking about a hint for this connection
        self.messages: Bucket | Purse = Bucket(20, 60)
        self.chat: Bucket | Purse = Bucket(1, 5)
        self.address = ""
        self.link: str | None = None  # by which an onlooker came
        self.number = 0  # among all who have come to the table since it was opened
        self.dismissed: Problem | None = None

    @property
    def who(self) -> str:
        """The guest, or whoever else comes from that address without a cookie."""
        return self.guest or f"at {self.address}"

    def dismiss(self, problem: Problem) -> None:
        """End the connection for a reason."""
        self.slow, self.dismissed = True, problem
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)

    def send(self, message: Any) -> None:
        """Queue a message."""
        self.send_bytes(packed(message))

    def send_bytes(self, data: bytes) -> None:
        """Queue encoded bytes; a full queue ends the connection."""
        if self.slow:
            return
        if self.outbox.qsize() >= QUEUE - 1:
            self.leave()
            return
        self.outbox.put_nowait(data)

    def leave(self) -> None:
        """Nothing more is sent, and the connection ends."""
        if not self.slow:
            self.slow = True
            self.outbox.put_nowait(None)
