"""The house itself: whether it is well, and where it can be reached."""

from __future__ import annotations

import logging

from magoteka.house.call import get, post
from magoteka.house.problems import NoPage
from magoteka.server.calls import Visitor
from magoteka.server.hub import Hub
from magoteka.server.problems import NotReady
from magoteka.table import wire
from magoteka.table.problems import NotYours

LOG = logging.getLogger(__name__)
WHY = "nobody else reaches a browser's own house"


@get("/healthz", root=True, only=WHY)
async def healthz(house: Hub, caller: Visitor) -> dict[str, bool]:
    """Ready: the store takes what is written."""
    try:
        await house.check()
    except Exception as error:
        LOG.error("not ready: %r", error)
        raise NotReady() from error
    return {"ready": True}


@get("/livez", root=True, only=WHY)
async def livez(house: Hub, caller: Visitor) -> dict[str, bool]:
    """Alive, whatever the store does."""
    return {"alive": True}


@get("/metrics", root=True, media="text/plain; version=0.0.4; charset=utf-8", only=WHY)
async def metrics(house: Hub, caller: Visitor) -> str:
    """Figures for the keeper of the house: to callers from this machine, not to those for whom a proxy calls."""
    if caller.passed_on or caller.address not in house.settings.access.scrapers:
        raise NoPage()
    return house.metrics.page(house)


@get("/lan", only=WHY)
async def lan(house: Hub, caller: Visitor) -> wire.Lan:
    """Whether the house is shown in the local network; only who sits before this machine is told, and may switch it."""
    lan_listener = house.lan_listener
    if lan_listener is None or not caller.here:
        return wire.Lan(None, may=False)
    return wire.Lan(lan_listener.address, may=lan_listener.possible)


@post("/lan", only=WHY)
async def show_in_lan(house: Hub, caller: Visitor, wish: wire.LanRequest) -> wire.Lan:
    """Show the house in the local network, or hide it again; games go on."""
    lan_listener = house.lan_listener
    if lan_listener is None or not caller.here:
        raise NotYours()
    if wish.on:
        await lan_listener.open()
    else:
        lan_listener.close()
    return wire.Lan(lan_listener.address, may=True)
