"""A match as a file, its seal and its reckoning, and tables that go on from a moment of it."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody

from magoteka.server.calls import Body, Call, badge, guest_of, hub_of, newcomer, wished
from magoteka.server.doors import address_of
from magoteka.server.limits import POSITION_BYTES, RECORD_BYTES
from magoteka.table import looking, position, wire
from magoteka.table.guests import new_guest
from magoteka.table.head import record_of
from magoteka.table.problems import NotOver, NotYours
from magoteka.table.reel import OPEN
from magoteka.table.table import Table

RECORDS = "/api/records"


@get("/api/tables/{table_id:str}/record", media_type=MediaType.JSON)
async def record(request: Call, table_id: FromPath[str], watch: FromQuery[str | None] = None) -> bytes:
    """The record of a finished match."""
    return (await written(await finished(request, table_id, watch))).encode()


@get("/api/tables/{table_id:str}/seal")
async def seal(request: Call, table_id: FromPath[str], watch: FromQuery[str | None] = None) -> wire.SealChecked:
    """Whether the dice of a finished match fell as they had to; each match is checked once."""
    table = await finished(request, table_id, watch)
    hub_of(request).contests.check_open(table)
    if table.checked is None:
        found = await hub_of(request).workshop.check(await written(table))
        table.checked = wire.SealChecked(found.kind, found.draws, found.answer, found.since, found.rewinds)
    return table.checked


@get("/api/tables/{table_id:str}/tally")
async def tally(request: Call, table_id: FromPath[str], watch: FromQuery[str | None] = None) -> list[wire.Reason]:
    """Why each point of a finished match was given."""
    return await (await finished(request, table_id, watch)).tally()


async def finished(call: Call, table_id: str, watch: str | None) -> Table:
    """A table of which the caller may know everything, for its match is over."""
    table, guest = await hub_of(call).table(table_id), guest_of(call)
    if not (guest is not None and table.seats_of(guest.id)) and not table.journal.gate.opens_to(watch):
        raise NotYours()
    if not table.journal.over:
        raise NotOver()
    await hub_of(call).contests.unveil(table)
    return table


async def written(table: Table) -> str:
    """The record of a finished match as text."""
    head, snapshot, rows = table.journal.head, table.journal.match.snapshot(), await table.store.rows(table.id)
    return await asyncio.to_thread(lambda: record_of(head, rows, snapshot, over=True).dumps())


@post(RECORDS, request_max_body_size=RECORD_BYTES)
async def open_record(request: Call) -> Response[wire.RecordOpened]:
    """Look at the match of a file; nobody else sees it, and it counts nowhere."""
    guest = newcomer(request)
    found = await hub_of(request).open_record(await request.body(), guest, address_of(request))
    return Response(found, cookies=[badge(request, guest)])


@post("/api/tables/{table_id:str}/branch")
async def branch(
    request: Call, table_id: FromPath[str], data: JSONBody[Body], watch: FromQuery[str | None] = None
) -> Response[wire.Created]:
    """A new table that goes on from a moment of a match that is over."""
    hub, wish = hub_of(request), wished(wire.BranchWish, data)
    table, known = await hub.table(table_id), guest_of(request)
    await hub.contests.unveil(table)
    looking.wish_of(table, known.id if known else None, watch, OPEN)
    guest = known or new_guest("")
    created = await hub.branch(table, wish, guest, address_of(request))
    return Response(created, cookies=[badge(request, guest)])


@get("/api/tables/{table_id:str}/position")
async def position_of(
    request: Call, table_id: FromPath[str], at: FromQuery[int | None] = None, watch: FromQuery[str | None] = None
) -> wire.Position:
    """A match up to the moment that came with a version, as a text: to whoever may know everything of it."""
    table, guest = await hub_of(request).table(table_id), guest_of(request)
    hub_of(request).contests.check_open(table)
    alone = guest is not None and bool(table.seats_of(guest.id)) and table.journal.head.count == 1
    if not alone:  # nobody has secrets from himself
        looking.wish_of(table, guest.id if guest else None, watch, OPEN)
    head, rows, asked = table.journal.head, await table.store.rows(table.id), table.journal.brief()["asking"]
    return wire.Position(await asyncio.to_thread(position.packed, head, rows, at, asked))


@post("/api/positions", request_max_body_size=POSITION_BYTES)
async def open_position(request: Call, data: JSONBody[Body]) -> Response[wire.Created]:
    """A new table that goes on from a position."""
    guest, wish = newcomer(request), wished(wire.PositionWish, data)
    created = await hub_of(request).go_on(wish, guest, address_of(request))
    return Response(created, cookies=[badge(request, guest)])
