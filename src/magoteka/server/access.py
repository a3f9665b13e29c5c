"""Who may come in: by which name the house was called, from which page, and how often."""

from __future__ import annotations

import ipaddress
from collections.abc import Collection
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from magoteka.server.problems import Foreign, OtherHouse

Connection = ASGIConnection[Any, Any, Any, Any]


def name_in(host: str) -> str:
    """The name in a Host header, without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def known_as(host: str, names: Collection[str]) -> bool:
    """Whether the house may be called so.

    A page of another site reaches us under its own name when that name is made to lead here (DNS rebinding);
    it cannot do so under an address, which is why addresses are always good.
    """
    name = name_in(host)
    if "*" in names or name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name in names
    return True


def check_house(call: Connection, names: Collection[str]) -> None:
    """Refuse whoever calls us by a name that is not ours; programs that call nobody by name are welcome."""
    host = call.headers.get("host")
    if host is not None and not known_as(host, names):
        raise OtherHouse()


def check_origin(call: Connection) -> None:
    """Refuse what the page of another site asks in a guest's name; programs other than browsers send no origin."""
    origin = call.headers.get("origin")
    if origin is None:
        return
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        raise Foreign() from None
    if place != call.headers.get("host"):
        raise Foreign()


def address_of(call: Connection) -> str:
    """Where a call comes from; with trusted proxies uvicorn has put the caller's own address here.

    One household has a whole network of addresses of the new kind, so these are counted by their first half.
    """
    host = call.client.host if call.client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    return host if address.version == 4 else str(ipaddress.ip_network((address, 64), strict=False))
