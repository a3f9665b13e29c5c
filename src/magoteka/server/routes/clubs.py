"""Clubs: rooms behind a link, with their people, announcements, games and tables."""

from __future__ import annotations

from magoteka.house.call import GUEST, NEWCOMER, Caller, delete, get, post
from magoteka.server.hub import Hub
from magoteka.table import wire
from magoteka.table.table import Table

WHY = "nobody else comes to a browser's own house"


@post("/clubs", who=NEWCOMER, price=10, opens=1, status=201, only=WHY)
async def open_club(house: Hub, caller: Caller, wish: wire.ClubRequest) -> wire.ClubMade:
    """Open a club, which nobody finds without its link."""
    return await house.clubs.open(wish, caller.known)


@get("/clubs", price=5, only=WHY)
async def clubs(house: Hub, caller: Caller) -> list[wire.ClubBrief]:
    """The clubs that I am in."""
    return await house.clubs.mine(caller.guest) if caller.guest else []


@get("/clubs/{club}", price=5, only=WHY)
async def club(house: Hub, caller: Caller, club: str, token: str | None) -> wire.ClubInfo:
    """A club that I am in; with its link, who invites me."""
    return await house.clubs.info(club, token or "", caller)


@post("/clubs/{club}/join", who=NEWCOMER, price=5, only=WHY)
async def join_club(house: Hub, caller: Caller, club: str, wish: wire.ClubEntry) -> wire.ClubInfo:
    """Come into a club by its link."""
    return await house.clubs.join(club, wish, caller)


@post("/clubs/{club}/leave", who=GUEST, only=WHY)
async def leave_club(house: Hub, caller: Caller, club: str, wish: wire.Nothing) -> wire.Nothing:
    """Be in a club no longer."""
    await house.clubs.leave(club, caller)
    return wish


@post("/clubs/{club}/wish", who=GUEST, price=5, only=WHY)
async def wish_in_club(house: Hub, caller: Caller, club: str, wish: wire.ClubWishRequest) -> wire.ClubInfo:
    """Say what I would play, and until when."""
    return await house.clubs.wish(club, wish, caller)


@post("/clubs/{club}/words", who=GUEST, price=5, only=WHY)
async def say_in_club(house: Hub, caller: Caller, club: str, wish: wire.ClubText) -> wire.ClubInfo:
    """Put up an announcement."""
    return await house.clubs.say(club, wish, caller)


@post("/clubs/{club}/words/{word}/unsay", who=GUEST, price=5, only=WHY)
async def unsay_in_club(house: Hub, caller: Caller, club: str, word: str, wish: wire.Nothing) -> wire.ClubInfo:
    """Take down an announcement of mine; an organiser takes down any."""
    return await house.clubs.unsay(club, word, caller)


@post("/clubs/{club}/rules", who=GUEST, price=5, only=WHY)
async def change_club(house: Hub, caller: Caller, club: str, wish: wire.ClubRules) -> wire.ClubInfo:
    """An organiser changes the club's name, its words and its list of games."""
    return await house.clubs.change(club, wish, caller)


@post("/clubs/{club}/order", who=GUEST, price=5, only=WHY)
async def order_in_club(house: Hub, caller: Caller, club: str, wish: wire.ClubOrder) -> wire.ClubInfo:
    """An organiser mutes, removes, appoints, hands over, or renews the link."""
    return await house.clubs.order(club, wish, caller)


@delete("/clubs/{club}", who=GUEST, status=204, only=WHY)
async def close_club(house: Hub, caller: Caller, club: str) -> None:
    """The owner puts a club out of the world."""
    await house.clubs.close(club, caller)


@post("/clubs/{club}/tables", who=GUEST, price=5, status=201, only=WHY)
async def open_club_table(house: Hub, caller: Caller, club: str, wish: wire.ClubTableRequest) -> wire.Created:
    """Open a table that everybody in the club sees; an organiser may name who sits there."""
    return await house.clubs.open_table(club, wish, caller)


@post("/tables/{table}/club", who=GUEST, only=WHY)
async def sit_in_club(house: Hub, caller: Caller, table: Table, wish: wire.ClubSeat) -> wire.Joined:
    """Take a free seat at a table of a club that I am in."""
    return wire.Joined(await house.clubs.sit(table, wish, caller))
