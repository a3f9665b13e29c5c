"""What the handlers of the HTTP side share: the house that was called, who calls, and what is asked for."""

from __future__ import annotations

from typing import Any, TypeVar

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State

from magoteka.server.guests import COOKIE
from magoteka.server.hub import Hub
from magoteka.table import shapes
from magoteka.table.guests import Guest, new_guest
from magoteka.table.problems import BadWish, NotYours

T = TypeVar("T")
YEARS = 5 * 365 * 24 * 3600
Call = Request[Any, Any, State]
Body = dict[str, Any]


def hub_of(call: ASGIConnection[Any, Any, Any, Any]) -> Hub:
    """The house that was called."""
    hub = call.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def guest_of(call: ASGIConnection[Any, Any, Any, Any]) -> Guest | None:
    """The guest of the cookie."""
    return hub_of(call).seal.read(call.cookies.get(COOKIE))


def newcomer(call: Call) -> Guest:
    """The guest of the cookie; a browser without a name becomes a nameless guest."""
    return guest_of(call) or new_guest("")


def known_guest(call: Call) -> Guest:
    """The guest of the cookie; nothing here belongs to a browser without one."""
    guest = guest_of(call)
    if guest is None:
        raise NotYours()
    return guest


def wished(kind: type[T], data: Body) -> T:
    """What a body asks for."""
    try:
        return shapes.read(kind, data)
    except shapes.Misshapen as error:
        raise BadWish(what=str(error)[:200]) from error


def badge(call: Call, guest: Guest) -> Cookie:
    """The cookie that makes a browser a guest."""
    value = hub_of(call).seal.write(guest)
    secure = call.url.scheme == "https"
    return Cookie(COOKIE, value=value, max_age=YEARS, httponly=True, samesite="lax", path="/", secure=secure)
