"""Guests: their names and looks."""

from __future__ import annotations

from dataclasses import asdict

from magoteka.house.call import NEWCOMER, Caller, get, post
from magoteka.house.house import House
from magoteka.table import wire
from magoteka.table.guests import Guest


@get("/me")
async def me(house: House, caller: Caller) -> wire.Me:
    """Who sits before this browser."""
    return known_as(caller.guest)


@post("/guest", who=NEWCOMER)
async def guest(house: House, caller: Caller, wish: wire.GuestRequest) -> wire.Me:
    """Give or change a name and a look."""
    caller.guest = caller.known.called(wish.name, face=wish.face, colour=wish.colour, form=wish.form)
    await house.rename(caller.guest)
    return known_as(caller.guest)


def known_as(guest: Guest | None) -> wire.Me:
    """A guest as his own browser knows him."""
    return wire.Me(None) if guest is None else wire.Me(guest.name, **asdict(guest.look))
