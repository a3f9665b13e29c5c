"""A call by HTTP: which house was called, by whom, and how he is answered."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.handlers import HTTPRouteHandler

from magoteka.house.call import NEWCOMER, Call, Caller
from magoteka.server.access import address_of
from magoteka.server.hub import Hub
from magoteka.server.lan import from_here, passed_on
from magoteka.table.guests import Guest

YEARS = 5 * 365 * 24 * 3600
Asked = Request[Any, Any, State]


@dataclass
class Visitor(Caller):
    """Somebody who calls over the net: from this very machine, by a proxy, in which languages he reads, and more."""

    here: bool = False
    passed_on: bool = False
    reads: str = ""
    origin: str = ""  # the address of the house, as he calls it


def hub_of(call: ASGIConnection[Any, Any, Any, Any]) -> Hub:
    """The house that was called."""
    hub = call.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def guest_of(call: ASGIConnection[Any, Any, Any, Any]) -> Guest | None:
    """The guest of the cookie."""
    return hub_of(call).signer.guest(call.cookies)


def visitor_of(request: Asked) -> Visitor:
    """Who calls."""
    known = (guest_of(request), address_of(request), from_here(request), passed_on(request))
    origin = str(request.base_url).rstrip("/") + hub_of(request).settings.access.below
    return Visitor(*known, reads=request.headers.get("accept-language", ""), origin=origin)


def cookies_for(request: Asked, caller: Visitor, *, newcomer: bool) -> list[Cookie]:
    """The cookie that makes a browser a guest; who has one of an older name gets one of ours."""
    hub, secure = hub_of(request), request.url.scheme == "https"
    guest = caller.known if newcomer else caller.guest
    if guest is None or (not newcomer and hub.signer.cookie in request.cookies):
        return []
    value, path = hub.signer.write(guest), f"{hub.settings.access.below}/"
    return [Cookie(hub.signer.cookie, path, value, YEARS, secure=secure, httponly=True, samesite="lax")]


def handler(call: Call) -> HTTPRouteHandler:
    """A call as a route of the web server."""

    async def answer(request: Request) -> Response:  # type: ignore[type-arg]  # Litestar reads the bare name
        caller, query = visitor_of(request), request.scope["query_string"].decode("latin-1")
        hub_of(request).asks(caller)
        body = await request.body() if "wish" in call.hints else b""
        reply = await call.answer(hub_of(request), caller, request.path_params, query, body)
        cookies = cookies_for(request, caller, newcomer=call.who == NEWCOMER)
        headers = {"cache-control": f"public, max-age={call.keeps}"} if call.keeps else {}
        return Response(reply.body, status_code=reply.status, media_type=reply.media, cookies=cookies, headers=headers)

    path = re.sub(r"\{(\w+)\}", r"{\1:str}", call.path)
    made = HTTPRouteHandler(
        path if call.root else f"/api{path}",
        http_method=call.method,  # type: ignore[arg-type]  # a text, not a Literal
        request_max_body_size=call.largest,
        status_code=200,  # the reply has its own
        opt={"call": call},
    )
    return made(answer)
