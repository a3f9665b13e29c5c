"""Guests: their names and looks, and the codes that bring them to another device."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import asdict

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from magoteka.server.calls import Body, Call, badge, guest_of, hub_of, wished
from magoteka.server.doors import address_of
from magoteka.server.moving import LIVES
from magoteka.table import wire
from magoteka.table.guests import Guest, new_guest
from magoteka.table.problems import SeenDeal


@get("/api/me", sync_to_thread=False)
def me(request: Call) -> wire.Me:
    """The guest of this browser."""
    guest = guest_of(request)
    return known_as(guest) if guest else wire.Me(None)


def known_as(guest: Guest) -> wire.Me:
    """A guest as his own browser knows him."""
    return wire.Me(guest.name, **asdict(guest.look))


@post("/api/guest", status_code=200)
async def be_guest(request: Call, data: JSONBody[Body]) -> Response[wire.Me]:
    """Give or change a name and a look."""
    known, wish = guest_of(request), wished(wire.GuestWish, data)
    guest = (known or new_guest("")).called(wish.name, face=wish.face, colour=wish.colour, form=wish.form)
    if known:
        await hub_of(request).rename(guest)
    return Response(known_as(guest), cookies=[badge(request, guest)])


@post("/api/tables/{table_id:str}/move", status_code=200)
async def move(request: Call, table_id: FromPath[str], data: JSONBody[Body]) -> wire.MoveCode:
    """A code with which I go on at another device."""
    wished(wire.Nothing, data)
    hub = hub_of(request)
    table = await hub.table(table_id)
    return wire.MoveCode(await hub.moves.begin(table, guest_of(request)), LIVES)


@post("/api/code", status_code=200)
async def find_code(request: Call, data: JSONBody[Body]) -> wire.MoveFound:
    """The table of a code that somebody has typed in."""
    found = await hub_of(request).moves.find(wished(wire.CodeWish, data).code, address_of(request))
    return wire.MoveFound("" if found.person else found.table)


@post("/api/guest/move", status_code=200)
async def describe(request: Call, data: JSONBody[Body]) -> wire.MoveCode:
    """A code that brings my name and look to another device; they stay here too."""
    wished(wire.Nothing, data)
    return wire.MoveCode(await hub_of(request).moves.describe(guest_of(request)), LIVES)


@post("/api/guest/moved", status_code=200)
async def wear(request: Call, data: JSONBody[Body]) -> Response[wire.Me]:
    """Be called and drawn here as on the device that gave the code."""
    code, hub = wished(wire.CodeWish, data).code, hub_of(request)
    guest = await hub.moves.wear(code, address_of(request), guest_of(request))
    await hub.rename(guest)
    return Response(known_as(guest), cookies=[badge(request, guest)])


@post("/api/tables/{table_id:str}/moved", status_code=200)
async def moved(request: Call, table_id: FromPath[str], data: JSONBody[Body]) -> Response[wire.Joined]:
    """Go on here with the place for which a code was given; the device that had it has it no longer."""
    wish, hub = wished(wire.MoveWish, data), hub_of(request)
    table = await hub.table(table_id)
    seat, guest = await hub.moves.use(table, wish.code, address_of(request), guest_of(request), parts=wish.parts)
    with suppress(SeenDeal):  # the person has sat down already: he is noted where he plays
        await hub.contests.come(table, guest)
    return Response(wire.Joined(seat), cookies=[badge(request, guest)])
