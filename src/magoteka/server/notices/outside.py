"""Calls from the house to the world outside: never into the networks behind it, unless its keeper allows that."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Mapping
from urllib.parse import urlsplit

from magoteka.table.problems import BadRequest

PATIENCE = 10.0  # seconds


class NotTaken(Exception):
    """Whoever was called did not take it."""

    def __init__(self, status: int) -> None:
        super().__init__(f"answered {status}")
        self.status = status

    @property
    def gone(self) -> bool:
        """Whether it will never be taken there."""
        return self.status in (404, 410)


def check_url(url: str, *, inside: bool) -> None:
    """Refuse what is no address of the world outside."""
    try:
        parts = urlsplit(url)
        named, _ = bool(parts.hostname), parts.port
    except ValueError:
        named, parts = False, urlsplit("")
    if not named or parts.username or parts.scheme not in (("https", "http") if inside else ("https",)):
        raise BadRequest(what="this is no address of the kind https://…")


async def place_of(host: str, port: int, *, inside: bool) -> str:
    """The address that a name means, unless it is one of a private network: looked up once, and then called so."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]) for one in found]
    if not addresses or (not inside and not all(ipaddress.ip_address(one).is_global for one in addresses)):
        raise OSError(f"{host} is in a private network")
    return addresses[0]


async def post(url: str, content: bytes, headers: Mapping[str, str], *, inside: bool) -> None:
    """Bring something there; follows nobody elsewhere, and reads nothing of the answer."""
    import httpx

    check_url(url, inside=inside)
    wanted = httpx.URL(url)
    port = wanted.port or (443 if wanted.scheme == "https" else 80)
    address = await place_of(wanted.host, port, inside=inside)
    more = {**headers, "host": wanted.netloc.decode()}
    async with (
        httpx.AsyncClient(timeout=PATIENCE, trust_env=False, follow_redirects=False) as client,
        client.stream(
            "POST",
            wanted.copy_with(host=address),
            content=content,
            headers=more,
            extensions={"sni_hostname": wanted.host},
        ) as reply,
    ):
        if not reply.is_success:
            raise NotTaken(reply.status_code)
