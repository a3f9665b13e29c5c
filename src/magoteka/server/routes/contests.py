"""Contests, in which all have the same cards."""

from __future__ import annotations

from magoteka.house.call import NEWCOMER, Caller, get, post
from magoteka.server.hub import Hub
from magoteka.table import wire

WHY = "nobody else plays in a browser's own house"


@post("/contests", who=NEWCOMER, price=10, opens=1, status=201, only=WHY)
async def open_contest(house: Hub, caller: Caller, wish: wire.ContestRequest) -> wire.ContestMade:
    """Open a contest in which all have the same cards."""
    return await house.contests.open(wish, caller.known)


@get("/contests", price=10, only=WHY)
async def contests(house: Hub, caller: Caller) -> list[wire.ContestBrief]:
    """My contests."""
    return await house.contests.mine(caller.guest) if caller.guest else []


@get("/contests/{contest}", only=WHY)
async def contest(house: Hub, caller: Caller, contest: str) -> wire.ContestInfo:
    """A contest: its deals, how far I am, and how everybody stands."""
    return await house.contests.info(contest, caller.guest)


@post("/contests/{contest}/entries", who=NEWCOMER, status=201, only=WHY)
async def enter_contest(house: Hub, caller: Caller, contest: str, wish: wire.EntryRequest) -> wire.Created:
    """A table for a deal of a contest; the one that I have, if I have been there."""
    return await house.contests.enter(contest, wish, caller)


@post("/contests/{contest}/close", only=WHY)
async def close_contest(house: Hub, caller: Caller, contest: str, wish: wire.Nothing) -> wire.ContestInfo:
    """No further tables, and the secrets of all deals are told."""
    return await house.contests.close(contest, caller.guest)
