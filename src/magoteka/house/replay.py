"""A match that is looked at: its chronicle, its replay, what was luck in it, and who may see them."""

from __future__ import annotations

from typing import Annotated

from magoteka.house.call import Caller, get, post
from magoteka.house.house import House
from magoteka.table import replay_access, wire
from magoteka.table.problems import BadRequest, NotOver
from magoteka.table.schema import Called
from magoteka.table.table import Table


@get("/tables/{table}/chronicle", price=5)
async def chronicle(
    house: House, caller: Caller, table: Table, before: int, seat: int | None, watch: str | None
) -> list[wire.Moment]:
    """Older moments of a table, as the caller's chair may know them."""
    return await table.chronicle(table.chair_of(caller.id, seat, watch), before)


@get("/tables/{table}/replay", price=10)
async def replay(
    house: House, caller: Caller, table: Table, perspective: str | None, at: int | None, watch: str | None
) -> Annotated[bytes, Called("Replay")]:
    """A match to be looked at again: from this perspective, at the moment that came with this version."""
    rival = await house.contests.rival(table, caller.guest)
    wish = replay_access.request_of(table, caller.id, watch, perspective or "", rival=rival)
    known = replay_access.about(
        table, wish, caller.id, replay_access.perspectives_of(table, caller.id, watch, rival=rival)
    )
    return await house.replay(wish, known, at)


@get("/tables/{table}/replay-page", price=2)
async def replay_page(
    house: House, caller: Caller, table: Table, first: int, perspective: str | None, watch: str | None
) -> Annotated[bytes, Called("ReplayPage")]:
    """Some steps of a match that is looked at again."""
    rival = await house.contests.rival(table, caller.guest)
    return await house.replay_page(
        replay_access.request_of(table, caller.id, watch, perspective or "", rival=rival), first
    )


@post("/tables/{table}/variation", price=10)
async def variation(
    house: House, caller: Caller, table: Table, wish: wire.VariationRequest, watch: str | None
) -> Annotated[bytes, Called("ReplayPage")]:
    """How a match that is over might have gone on, had another answer been given in a step."""
    rival = await house.contests.rival(table, caller.guest)
    look = replay_access.request_of(table, caller.id, watch, wish.perspective, rival=rival)
    if not look.over:
        raise NotOver()
    found = await house.variation(look, wish.at, wish.answer)
    if found is None:
        raise BadRequest(what="the answer was not open")
    return found


@post("/tables/{table}/share")
async def share(house: House, caller: Caller, table: Table, wish: wire.ShareRequest) -> wire.ShareRequest:
    """Let anyone look at a finished match who has its address, or no longer."""
    await house.contests.unveil(table)
    return await table.do(lambda: table.host.share(caller.guest, wish))


@get("/tables/{table}/analysis")
async def analysis(house: House, caller: Caller, table: Table, watch: str | None) -> wire.Analysis:
    """How far the analysis of a finished match is, and in the end all of it."""
    check_open(table, caller, watch)
    return await house.analysis(table)


@post("/tables/{table}/analysis")
async def analyse(house: House, caller: Caller, table: Table, wish: wire.Nothing, watch: str | None) -> wire.Analysis:
    """Let a finished match be analysed: what was luck, and what was skill."""
    check_open(table, caller, watch)
    return await house.analyse(table, caller)


def check_open(table: Table, caller: Caller, watch: str | None) -> None:
    """A match that is over, for those who may see everything of it."""
    replay_access.perspectives_of(table, caller.id, watch)
    if not table.journal.over:
        raise NotOver()
