"""The house itself: whether it is well, and where it can be reached."""

from __future__ import annotations

import logging

from litestar import Response, get, post
from litestar.params import JSONBody

from magoteka.server.calls import Body, Call, hub_of, wished
from magoteka.server.doors import address_of
from magoteka.server.problems import NoPage
from magoteka.server.sharing import FORWARDED, from_here
from magoteka.table import wire
from magoteka.table.problems import NotYours

LOG = logging.getLogger(__name__)


@get("/healthz")
async def healthz(request: Call) -> Response[dict[str, bool]]:
    """Ready: the store takes what is written."""
    try:
        await hub_of(request).check()
    except Exception as error:
        LOG.error("not ready: %r", error)
        return Response({"ready": False}, status_code=503)
    return Response({"ready": True})


@get("/livez", sync_to_thread=False)
def livez() -> dict[str, bool]:
    """Alive, whatever the store does."""
    return {"alive": True}


@get("/metrics", media_type="text/plain; version=0.0.4; charset=utf-8", sync_to_thread=False)
def metrics(request: Call) -> str:
    """Figures for the keeper of the house: to callers from this machine, not to those for whom a proxy calls."""
    hub = hub_of(request)
    asked_for_another = any(name in request.headers for name in FORWARDED)
    if asked_for_another or address_of(request) not in hub.settings.doors.scrapers:
        raise NoPage()
    return hub.metrics.page(hub)


@get("/api/lan", sync_to_thread=False)
def lan(request: Call) -> wire.Lan:
    """Whether the house is shown in the local network; only who sits before this machine is told, and may switch it."""
    sharing = hub_of(request).sharing
    if sharing is None or not from_here(request):
        return wire.Lan(None, may=False)
    return wire.Lan(sharing.address, may=sharing.possible)


@post("/api/lan", status_code=200)
async def show_in_lan(request: Call, data: JSONBody[Body]) -> wire.Lan:
    """Show the house in the local network, or hide it again; games go on."""
    sharing, wish = hub_of(request).sharing, wished(wire.LanWish, data)
    if sharing is None or not from_here(request):
        raise NotYours()
    if wish.on:
        await sharing.open()
    else:
        sharing.close()
    return wire.Lan(sharing.address, may=True)
