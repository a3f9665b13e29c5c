"""Contests, in which all have the same cards."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from magoteka.server.calls import Body, Call, badge, guest_of, hub_of, newcomer, wished
from magoteka.server.doors import address_of
from magoteka.table import wire


@post("/api/contests")
async def open_contest(request: Call, data: JSONBody[Body]) -> Response[wire.ContestMade]:
    """Open a contest in which all have the same cards."""
    guest = newcomer(request)
    made = await hub_of(request).contests.open(wished(wire.ContestWish, data), guest, address_of(request))
    return Response(made, cookies=[badge(request, guest)])


@get("/api/contests")
async def my_contests(request: Call) -> list[wire.ContestBrief]:
    """My contests."""
    guest = guest_of(request)
    return await hub_of(request).contests.mine(guest) if guest else []


@get("/api/contests/{contest_id:str}")
async def contest(request: Call, contest_id: FromPath[str]) -> wire.ContestInfo:
    """A contest: its deals, how far I am, and how everybody stands."""
    return await hub_of(request).contests.info(contest_id, guest_of(request))


@post("/api/contests/{contest_id:str}/entries")
async def enter_contest(request: Call, contest_id: FromPath[str], data: JSONBody[Body]) -> Response[wire.Created]:
    """A table for a deal of a contest; the one that I have, if I have been there."""
    guest, wish = newcomer(request), wished(wire.EntryWish, data)
    created = await hub_of(request).contests.enter(contest_id, wish, guest, address_of(request))
    return Response(created, cookies=[badge(request, guest)])


@post("/api/contests/{contest_id:str}/close", status_code=200)
async def close_contest(request: Call, contest_id: FromPath[str], data: JSONBody[Body]) -> wire.ContestInfo:
    """No further tables, and the secrets of all deals are told."""
    wished(wire.Nothing, data)
    return await hub_of(request).contests.close(contest_id, guest_of(request))
