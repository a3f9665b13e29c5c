"""The HTTP side: all its calls, and what is asked of every caller."""

from __future__ import annotations

from typing import Any

from magoteka import __version__
from magoteka.house.call import Call, get
from magoteka.house.calls import ROOMS, calls_in
from magoteka.server.access import address_of, check_house, check_origin
from magoteka.server.calls import Asked, Visitor, guest_of, hub_of
from magoteka.server.hub import Hub
from magoteka.server.openapi import openapi
from magoteka.server.routes import clubs, contests, guests, hall, house, notices, tournaments
from magoteka.table.problems import TooFast


async def check_call(call: Asked) -> None:
    """Refuse what another site asks in a guest's name, and more than a browser asks."""
    hub = hub_of(call)
    check_house(call, hub.settings.access.hosts)
    if call.method != "GET":
        check_origin(call)
    declared = call.route_handler.opt.get("call")
    price = declared.price if isinstance(declared, Call) else 1
    if call.url.path.startswith("/api/"):
        guest, address = guest_of(call), address_of(call)
        if not hub.limits.may_call(f"at {address}" if guest is None else guest.id, address, price):
            raise TooFast()


@get("/openapi.json", only="programs call servers")
async def described(house: Hub, caller: Visitor) -> dict[str, Any]:
    """This page of the house, for programs."""
    return openapi(calls(), __version__)


def calls() -> list[Call]:
    """All calls that a server answers."""
    return [*calls_in((house, hall, *ROOMS, guests, contests, notices, clubs, tournaments)), described]
