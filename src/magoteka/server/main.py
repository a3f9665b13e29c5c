"""Start the server: print the address, open the browser, and stop cleanly."""

from __future__ import annotations

import asyncio
import os
import socket
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

import segno
import uvicorn
from litestar import Litestar
from sqlalchemy.exc import ArgumentError

from magoteka.core.chance import Rng
from magoteka.server.app import create_app
from magoteka.server.limits import MESSAGE_BYTES
from magoteka.server.passing import Passing
from magoteka.server.settings import Settings


def serve(
    port: int = 8000,
    data: Path | str = "data",
    open_browser: bool = True,
    lan: bool = False,
    database: str = "",
    seed: int | None = None,
    address: str = "",
) -> None:
    """Serve until interrupted; port 0 takes a free one, and the address is printed when the house is ready.

    With a seed the luck of every table repeats itself, which tests want and players do not.
    """
    listening = bound(port, "0.0.0.0" if lan else "127.0.0.1")
    own = address or f"{lan_address() if lan else '127.0.0.1'}:{listening.getsockname()[1]}"
    settings = Settings(Path(data), database, processes=max(1, (os.cpu_count() or 2) - 1), address=own)
    if seed is not None:
        settings = replace(settings, nature=partial(Rng, seed), mind=seed)
    app = create(settings)
    config = uvicorn.Config(
        app if settings.alone else Passing(app, app.state.hub),
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=4 * MESSAGE_BYTES,
        timeout_graceful_shutdown=3,
    )
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=quick_loop()) as runner:
        runner.run(run(uvicorn.Server(config), listening, partial(opened, app, open_browser, lan)))


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The loop that costs less, where there is one."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return None
    return new_event_loop


def create(settings: Settings) -> Litestar:
    """The application; a database that we cannot speak to is one sentence."""
    try:
        return create_app(settings)
    except ImportError as error:
        raise SystemExit(f"{error}; for PostgreSQL install magoteka[postgres].") from error
    except ArgumentError as error:
        raise SystemExit(f"{error}") from error


def bound(port: int, host: str) -> socket.socket:
    """A socket of our own, so that its port is known."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise SystemExit(f"Port {port} cannot be used ({error.strerror}); choose another with --port.") from error
    return listening


async def run(server: uvicorn.Server, listening: socket.socket, ready: Callable[[int], None]) -> None:
    """Serve, and say so once the doors are open."""
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        ready(listening.getsockname()[1])
    await serving


def opened(app: Litestar, open_browser: bool, lan: bool, port: int) -> None:
    """Say where the house is, and wake the bots."""
    announce(port, open_browser, lan)
    app.state.hub.thinkers.warm()


def announce(port: int, open_browser: bool, lan: bool) -> None:
    """Print the address, for phones as a picture too."""
    address = f"http://127.0.0.1:{port}/"
    print(f"Magoteka is at {address}", flush=True)
    if lan:
        address = f"http://{lan_address()}:{port}/"  # the links that the browser shows must lead phones here
        print(f"On the local network: {address}", flush=True)
        segno.make(address, error="m").terminal(compact=True)
    if open_browser:
        webbrowser.open(address)


def lan_address() -> str:
    """The address under which the local network knows this machine; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return socket.gethostbyname(socket.gethostname())
        return str(probe.getsockname()[0])
