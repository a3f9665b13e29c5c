"""Half-sent requests are not waited for; whole ones, keep-alive and sockets are."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn

from magoteka.server import patience
from magoteka.server.patience import PatientProtocol


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Says how much it was sent."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.sleep(2 * HEAD)
        await send({"type": "websocket.close", "code": 4000})
        return
    size, more = 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        size, more = size + len(message.get("body", b"")), message.get("more_body", False)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"1")]})
    await send({"type": "http.response.body", "body": b"%d" % (size % 10)})


HEAD = 0.7  # long enough for a busy machine to send a line in it


def served(work: Callable[[int], Awaitable[None]], monkeypatch: pytest.MonkeyPatch, body: float = 100.0) -> None:
    monkeypatch.setattr(patience, "HEAD", HEAD)
    monkeypatch.setattr(patience, "BODY", body)

    async def run() -> None:
        config = uvicorn.Config(
            app, http=PatientProtocol, ws="websockets-sansio", log_config=None, lifespan="off", port=0
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            await work(server.servers[0].sockets[0].getsockname()[1])
        finally:
            server.should_exit = True
            await serving

    asyncio.run(asyncio.wait_for(run(), 60))


HALVES = [b"", b"GET / HTTP/1.1\r\nHost: a", b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc"]


def test_half_sent_requests_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(port: int) -> None:
        lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(30)]
        for number, (_, writer) in enumerate(lines):
            writer.write(HALVES[number % 3])
        ends = await asyncio.wait_for(asyncio.gather(*(reader.read() for reader, _ in lines)), 50)
        assert len(ends) == 30
        for _, writer in lines:
            writer.close()

    served(work, monkeypatch, body=2 * HEAD)


def test_whole_requests_are_answered_slowly_sent_ones_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n")
        for _ in range(3):
            await asyncio.sleep(HEAD / 2)
            writer.write(b"abc")
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
        assert await reader.readexactly(1) == b"9"
        writer.close()

    served(work, monkeypatch)


def test_a_socket_stays_open(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(
            b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        assert b"101" in await reader.readuntil(b"\r\n\r\n")
        told = await asyncio.wait_for(reader.read(100), 50)
        assert (4000).to_bytes(2, "big") in told, "it was closed by the application, after longer than a head may take"
        writer.close()

    served(work, monkeypatch)
