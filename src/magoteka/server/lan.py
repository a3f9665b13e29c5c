"""A house that listens to its own machine alone is shown in the local network, and hidden again, while it is open."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import Any

import uvicorn

from magoteka.server.access import Connection, name_in
from magoteka.server.problems import CannotShare

FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip")


def lan_address() -> str:
    """The address under which the local network knows this machine; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return socket.gethostbyname(socket.gethostname())
        return str(probe.getsockname()[0])


def own(host: str) -> bool:
    """Whether an address or a name means the machine itself."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def passed_on(call: Connection) -> bool:
    """Whether a proxy asks for another."""
    return any(name in call.headers for name in FORWARDED)


def from_here(call: Connection) -> bool:
    """Whether a call comes from this machine itself, and not through a proxy that stands on it."""
    came = call.client is not None and own(call.client.host)
    return came and not passed_on(call) and own(name_in(call.headers.get("host", "")))


class LanListener:
    """A second socket of a running server, at the same port: for the local network, as long as the keeper wants it."""

    def __init__(self, server: uvicorn.Server, port: int) -> None:
        self.server = server
        self.port = port
        self.listener: Any = None
        self.host = ""

    @property
    def address(self) -> str | None:
        """Where phones reach the house, while it is shown."""
        return f"{self.host}:{self.port}" if self.listener is not None else None

    @property
    def possible(self) -> bool:
        """Whether there is a network to be shown in."""
        return self.listener is not None or not own(lan_address())

    async def open(self) -> None:
        """Listen there too."""
        if self.listener is not None:
            return
        host = lan_address()
        if own(host):
            raise CannotShare()
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, self.port))
            listener = await asyncio.get_running_loop().create_server(self.protocol, sock=listening)
        except OSError as error:
            listening.close()
            raise CannotShare() from error
        self.listener, self.host = listener, host
        self.server.servers.append(listener)  # which closes it with itself

    def protocol(self) -> asyncio.Protocol:
        """Whoever comes this way is served as by the first one."""
        server = self.server
        made = server.config.http_protocol_class(  # type: ignore[call-arg]  # uvicorn chooses the class
            config=server.config, server_state=server.server_state, app_state=server.lifespan.state
        )
        assert isinstance(made, asyncio.Protocol)
        return made

    def close(self) -> None:
        """Let nobody in there any more, and see off whoever came that way."""
        if self.listener is None:
            return
        self.listener.close()
        self.server.servers.remove(self.listener)
        for guest in list(self.server.server_state.connections):
            transport = getattr(guest, "transport", None)
            if transport is not None and transport.get_extra_info("sockname")[0] == self.host:
                guest.shutdown()
        self.listener = None
