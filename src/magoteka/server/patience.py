"""A connection on which no whole request comes is closed: whoever sends half of one keeps nothing open."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

HEAD = 10.0  # seconds in which a request's head must be here
BODY = 60.0  # and in which all of it must be


class PatientProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]  # uvicorn chooses the class
    """The web server's own, with an eye on the clock."""

    deadline: asyncio.TimerHandle | None = None
    began = 0.0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.wait(HEAD)

    def data_received(self, data: bytes) -> None:
        if self.deadline is None:
            self.wait(HEAD)
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
        super().connection_lost(exc)

    def wait(self, seconds: float) -> None:
        """Look again after a while."""
        self.began = self.began if self.deadline is not None else self.loop.time()
        self.deadline = self.loop.call_later(seconds, self.look)

    def look(self) -> None:
        """Close what has not become a request; a socket has a protocol of its own by now."""
        if self.transport.get_protocol() is not self or self.transport.is_closing():
            return
        answered = self.cycle is not None and self.cycle.response_complete
        if self.cycle is not None and self.cycle.more_body and not answered:
            if self.loop.time() < self.began + BODY:
                self.wait(HEAD)
                return
            self.transport.close()
        elif self.cycle is None or answered:
            self.transport.close()
        self.deadline = None
