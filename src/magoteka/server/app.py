"""The application: `create_app(settings)`."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import Message, Scope

from magoteka.core.problems import Problem
from magoteka.house.call import BODY_BYTES
from magoteka.house.problems import Broken, NoPage, TooLarge
from magoteka.server.api import calls, check_call
from magoteka.server.calls import handler
from magoteka.server.hub import Hub
from magoteka.server.live import live
from magoteka.server.pages import HERE, first_page, page
from magoteka.server.problems import STATUS
from magoteka.server.settings import Settings
from magoteka.server.stores import FAILURES
from magoteka.table.problems import BadRequest, NotStored
from magoteka.table.scene import said
from magoteka.table.schema import fields_of

LOG = logging.getLogger(__name__)
POLICY = (
    "default-src 'none'; script-src 'self'{engine}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; manifest-src 'self'; connect-src 'self'{sockets}; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
SAFE = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)
HOST = re.compile(rb"[\w.\-\[\]:]{1,255}")
Call = Request[Any, Any, State]


def told(problem: Problem, status_code: int) -> Response[Any]:
    """A problem as the body of an answer."""
    return Response(fields_of(said(problem)), status_code=status_code)


def refuse(call: Call, problem: Problem) -> Response[Any]:
    """A problem as an answer."""
    call.app.state.hub.metrics.count("refusals", tag=problem.tag)
    return told(problem, status_code=STATUS.get(type(problem), 400))


def unreadable(call: Call, error: HTTPException) -> Response[Any]:
    """What the framework refuses, in our words."""
    if error.status_code == 404:
        return told(NoPage(), status_code=404)
    if error.status_code == 413:
        return told(TooLarge(limit=call.route_handler.opt["call"].largest), status_code=413)
    return told(BadRequest(what=error.detail[:200]), status_code=error.status_code)


def not_stored(call: Call, error: Exception) -> Response[Any]:
    """The store has failed: a line in the log, a sentence to the guest."""
    LOG.error("%s %s: the store has failed: %s", call.method, call.url.path, getattr(error, "orig", error))
    return told(NotStored(), status_code=503)


def broken(call: Call, error: Exception) -> Response[Any]:
    """A mistake of ours: a trace in the log, a sentence to the guest."""
    LOG.error("%s %s failed", call.method, call.url.path, exc_info=error)
    return told(Broken(), status_code=500)


def policy(scope: Scope) -> bytes:
    """What a page of ours may load: our own things; some browsers do not count our sockets among them."""
    host = dict(scope["headers"]).get(b"host", b"")
    sockets = f" ws://{host.decode()} wss://{host.decode()}" if HOST.fullmatch(host) else ""
    here = f"{scope['path']}/".startswith(HERE)  # where Python runs in the browser
    engine = " 'wasm-unsafe-eval'" if here else ""
    return POLICY.format(sockets=sockets, engine=engine).encode()


async def keep_safe(message: Message, scope: Scope) -> None:
    """Headers that every page gets."""
    if message["type"] == "http.response.start":
        scope["litestar_app"].state.hub.metrics.count("requests", status=message["status"])
        message["headers"] = [*message["headers"], (b"content-security-policy", policy(scope)), *SAFE]


def create_app(settings: Settings) -> Litestar:
    """The house, ready to be served."""
    hub = Hub(settings)

    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncGenerator[None, None]:
        await hub.open()
        try:
            yield
        finally:
            await hub.close()

    return Litestar(
        route_handlers=[*map(handler, calls()), live, first_page, page],
        lifespan=[open_house],
        state=State({"hub": hub}),
        before_request=check_call,
        before_send=[keep_safe],
        exception_handlers={
            Problem: refuse,
            HTTPException: unreadable,
            **dict.fromkeys(FAILURES, not_stored),
            Exception: broken,
        },
        compression_config=CompressionConfig(backend="gzip", exclude=["/live$"]),
        request_max_body_size=BODY_BYTES,
        openapi_config=None,
        logging_config=None,
    )
