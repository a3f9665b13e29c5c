"""Start the server: print the address, open the browser, and stop cleanly."""

from __future__ import annotations

import asyncio
import gc
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
from magoteka.server import logs
from magoteka.server.app import create_app
from magoteka.server.below import Below
from magoteka.server.folder import CannotOpen
from magoteka.server.lan import LanListener, lan_address
from magoteka.server.limits import MESSAGE_BYTES
from magoteka.server.patience import PatientProtocol
from magoteka.server.proxy import Proxy
from magoteka.server.settings import AccessSettings, NoticeSettings, Settings

ACCESS = AccessSettings()
YOUNG = (10_000, 20, 20)  # things that are new, looks at these, looks at the older ones: then all are looked at
PULSE = 20.0  # seconds from one sign of life of a socket to the next; who gives none for as long is gone


def serve(
    port: int = 8000,
    data: Path | str = "data",
    open_browser: bool = True,
    lan: bool = False,
    database: str = "",
    seed: int | None = None,
    access: AccessSettings = ACCESS,
) -> None:
    """Serve until interrupted; port 0 takes a free one, and the address is printed when the house is ready.

    With a seed the luck of every table repeats itself, which tests want and players do not. A socket that somebody
    else has bound (`doors.fd`) outlives this process: whoever calls while another one takes over is not refused.
    """
    if access.here is not None and not (access.here / "index.html").is_file():
        raise SystemExit(f"there is no house without a server in {access.here}: `make site` builds one")
    logs.configure()
    listening = bound(port, "0.0.0.0" if lan else "127.0.0.1") if access.fd is None else socket.socket(fileno=access.fd)
    own = access.address or f"{lan_address() if lan else '127.0.0.1'}:{listening.getsockname()[1]}"
    processes = max(2, os.cpu_count() or 2)  # one of which is for whoever comes from another address
    settings = Settings(
        Path(data), database, processes, address=own, access=with_own_name(access), limits=access.limits
    )
    inside = os.environ.get("MAGOTEKA_NOTICES_INSIDE", "") == "1"
    settings = replace(settings, notices=NoticeSettings(os.environ.get("MAGOTEKA_MAIL", ""), inside))
    if seed is not None:
        settings = replace(settings, nature=partial(Rng, seed), mind=seed)
    app = create(settings)
    door = app if settings.alone else Proxy(app, app.state.hub)
    config = uvicorn.Config(
        Below(door, access.below) if access.below else door,
        log_config=None,
        access_log=False,
        http=PatientProtocol,
        ws="websockets-sansio",
        ws_max_size=4 * MESSAGE_BYTES,
        timeout_graceful_shutdown=3,
        ws_ping_interval=PULSE,
        ws_ping_timeout=PULSE,
        proxy_headers=bool(access.proxies),
        forwarded_allow_ips=list(access.proxies),
    )
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=quick_loop()) as runner:
        server = uvicorn.Server(config)
        if settings.alone and not (lan or access.hosts or access.proxies):  # a house that nobody else is to reach
            app.state.hub.lan_listener = LanListener(server, listening.getsockname()[1])
        runner.run(run(app, server, listening, partial(opened, app, open_browser, lan)))


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The loop that costs less, where there is one."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return None
    return new_event_loop


def with_own_name(access: AccessSettings) -> AccessSettings:
    """The machine's own name is the house's too."""
    name = socket.gethostname().lower()
    return replace(access, hosts=(*(host.lower() for host in access.hosts), name, f"{name}.local"))


def create(settings: Settings) -> Litestar:
    """The application; a folder or a database that we cannot use is one sentence."""
    try:
        return create_app(settings)
    except OSError as error:
        raise SystemExit(f"{error.filename}: {error.strerror}.") from error
    except ImportError as error:
        raise SystemExit(f"{error}; for PostgreSQL install magoteka[postgres].") from error
    except ArgumentError as error:
        raise SystemExit(f"{error}") from error


def bound(port: int, host: str) -> socket.socket:
    """A socket of our own, so that its port is known."""
    # asyncio sends small messages at once only where the protocol is named
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise SystemExit(f"Port {port} cannot be used ({error.strerror}); choose another with --port.") from error
    return listening


async def run(app: Litestar, server: uvicorn.Server, listening: socket.socket, ready: Callable[[int], None]) -> None:
    """Serve, and say so once it can be reached."""
    try:
        await app.state.hub.open()
    except (CannotOpen, OSError) as error:
        raise SystemExit(str(error)) from error
    keep_what_is_here()
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        ready(listening.getsockname()[1])
    await serving


def keep_what_is_here() -> None:
    """The collector need not look again at what was loaded; and seldom at the rest, where little goes round."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG)


def opened(app: Litestar, open_browser: bool, lan: bool, port: int) -> None:
    """Say where the house is, and wake the bots and whoever shows matches again."""
    announce(port, open_browser, lan, app.state.hub.settings.access.start)
    app.state.hub.bot_workers.warm()
    app.state.hub.replay_worker.crew.warm()


def announce(port: int, open_browser: bool, lan: bool, page: str = "") -> None:
    """Print the address, for phones as a picture too."""
    address = f"http://127.0.0.1:{port}/{page}"
    print(f"Magoteka is at {address}", flush=True)
    if lan:
        address = f"http://{lan_address()}:{port}/{page}"  # the links that the browser shows must lead phones here
        print(f"On the local network: {address}", flush=True)
        segno.make(address, error="m").terminal(compact=True)
    if open_browser:
        webbrowser.open(address)
