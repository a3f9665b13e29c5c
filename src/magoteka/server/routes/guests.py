"""The codes that bring a guest to another device, and whether he wants a rating."""

from __future__ import annotations

from contextlib import suppress

from magoteka.house.call import GUEST, NEWCOMER, Caller, post
from magoteka.house.guests import known_as
from magoteka.server.device_transfer import LIVES
from magoteka.server.hub import Hub
from magoteka.table import wire
from magoteka.table.problems import SeenDeal
from magoteka.table.table import Table

WHY = "a browser's own house is on one device"


@post("/tables/{table}/move", who=GUEST, only=WHY)
async def move(house: Hub, caller: Caller, table: Table, wish: wire.Nothing) -> wire.MoveCode:
    """A code with which I go on at another device."""
    return wire.MoveCode(await house.transfers.begin(table, caller.known), LIVES)


@post("/code", only=WHY)
async def code(house: Hub, caller: Caller, wish: wire.CodeRequest) -> wire.MoveFound:
    """The table of a code that somebody has typed in."""
    found = await house.transfers.find(wish.code, caller)
    return wire.MoveFound("" if found.person else found.table)


@post("/guest/move", who=GUEST, only=WHY)
async def describe(house: Hub, caller: Caller, wish: wire.Nothing) -> wire.MoveCode:
    """A code that brings my name and look to another device; they stay here too."""
    return wire.MoveCode(await house.transfers.describe(caller.known), LIVES)


@post("/guest/moved", who=NEWCOMER, only=WHY)
async def wear(house: Hub, caller: Caller, wish: wire.CodeRequest) -> wire.Me:
    """Be called and drawn here as on the device that gave the code."""
    caller.guest = await house.transfers.wear(wish.code, caller)
    await house.rename(caller.guest)
    return known_as(caller.guest)


@post("/tables/{table}/moved", who=NEWCOMER, only=WHY)
async def moved(house: Hub, caller: Caller, table: Table, wish: wire.MoveRequest) -> wire.Joined:
    """Go on here with the place for which a code was given; the device that had it has it no longer."""
    seat = await house.transfers.use(table, wish, caller)
    with suppress(SeenDeal):  # the person has sat down already: he is noted where he plays
        await house.contests.come(table, caller.known)
    return wire.Joined(seat)


@post("/past/rated", who=GUEST, only="ratings are for houses in which people meet")
async def rated(house: Hub, caller: Caller, wish: wire.RatedRequest) -> wire.Nothing:
    """I want a rating, or none."""
    await house.history.rate(caller.known, on=wish.on)
    return wire.Nothing()
