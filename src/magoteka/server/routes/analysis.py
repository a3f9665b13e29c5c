"""What was luck and what was skill in a match that is over."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from magoteka.server.calls import Body, Call, guest_of, hub_of, wished
from magoteka.server.doors import address_of
from magoteka.table import looking, wire
from magoteka.table.problems import NotOver
from magoteka.table.table import Table


@post("/api/tables/{table_id:str}/analysis", status_code=200)
async def analyse(
    request: Call, table_id: FromPath[str], data: JSONBody[Body], watch: FromQuery[str | None] = None
) -> wire.Analysis:
    """Let a finished match be analysed: what was luck, and what was skill."""
    wished(wire.Nothing, data)
    hub, table = hub_of(request), await opened_to(request, table_id, watch)
    found = await hub.analysts.state(table.id, table.journal.head)
    if found.state in ("none", "failed"):
        hub.check_analyses(guest_of(request), address_of(request))
        return await hub.analysts.ask(table.id, table.journal.head)
    return found


@get("/api/tables/{table_id:str}/analysis")
async def analysis(request: Call, table_id: FromPath[str], watch: FromQuery[str | None] = None) -> wire.Analysis:
    """How far the analysis of a finished match is, and in the end all of it."""
    table = await opened_to(request, table_id, watch)
    return await hub_of(request).analysts.state(table.id, table.journal.head)


async def opened_to(call: Call, table_id: str, watch: str | None) -> Table:
    """A table whose match is over, for those who may look at it with open eyes."""
    table, guest = await hub_of(call).table(table_id), guest_of(call)
    looking.eyes_of(table, guest.id if guest else None, watch)
    if not table.journal.over:
        raise NotOver()
    return table
