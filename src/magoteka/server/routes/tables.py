"""Tables: opened, joined, played again, and kept in order by their hosts."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

from magoteka.core.problems import Problem
from magoteka.server.calls import Body, Call, badge, guest_of, hub_of, known_guest, newcomer, wished
from magoteka.server.doors import address_of
from magoteka.table import wire


@post("/api/tables")
async def open_table(request: Call, data: JSONBody[Body]) -> Response[wire.Created]:
    """Open a table; a browser without a name becomes a nameless guest."""
    guest = newcomer(request)
    wish = wished(wire.NewTable, data)
    created = await hub_of(request).create(wish, guest, address_of(request))
    return Response(created, cookies=[badge(request, guest)])


@post("/api/lessons")
async def open_lesson(request: Call, data: JSONBody[Body]) -> Response[wire.Created]:
    """Open a table for a lesson."""
    guest = newcomer(request)
    created = await hub_of(request).teach(wished(wire.LessonWish, data), guest, address_of(request))
    return Response(created, cookies=[badge(request, guest)])


@post("/api/puzzles")
async def open_puzzle(request: Call, data: JSONBody[Body]) -> Response[wire.Created]:
    """Open a table for a puzzle."""
    guest = newcomer(request)
    created = await hub_of(request).pose(wished(wire.PuzzleWish, data), guest, address_of(request))
    return Response(created, cookies=[badge(request, guest)])


@get("/api/tables")
async def my_tables(request: Call) -> list[wire.TableBrief]:
    """My tables."""
    guest = guest_of(request)
    return await hub_of(request).mine(guest) if guest else []


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(request: Call, table_id: FromPath[str], data: JSONBody[Body]) -> Response[wire.Joined]:
    """Take the seat of an invitation."""
    wish = wished(wire.JoinWish, data)
    guest = newcomer(request)
    hub = hub_of(request)
    table = await hub.table(table_id)
    noted = await hub.contests.come(table, guest)
    try:
        seat = await table.do(lambda: table.company.join(guest, wish.token, parts=wish.parts))
    except Problem:
        if noted:
            await hub.contests.go(table, guest)
        raise
    await hub.store.sit(guest.id, table_id)
    return Response(wire.Joined(seat), cookies=[badge(request, guest)])


@post("/api/tables/{table_id:str}/rematch", status_code=200)
async def rematch(request: Call, table_id: FromPath[str], data: JSONBody[Body]) -> wire.Rematch:
    """The same people once more, each one seat further; the first who asks opens the table, the others find it."""
    wished(wire.Nothing, data)
    hub = hub_of(request)
    table = await hub.table(table_id)
    return wire.Rematch(await hub.rematch(table, guest_of(request), address_of(request)))


@post("/api/tables/{table_id:str}/seats/{number:int}", status_code=200)
async def change_seat(
    request: Call, table_id: FromPath[str], number: FromPath[int], data: JSONBody[Body]
) -> wire.SeatChanged:
    """Give a seat to a bot, take it back, or open it for a friend."""
    holder, wish = known_guest(request), wished(wire.SeatWish, data)
    table = await hub_of(request).table(table_id)
    return wire.SeatChanged(await table.do(lambda: table.company.change_seat(number, wish, holder)))


@post("/api/tables/{table_id:str}/forget", status_code=200)
async def forget(request: Call, table_id: FromPath[str], data: JSONBody[Body]) -> wire.Nothing:
    """The table no longer stands in my list; I keep my seat, and whoever has the address comes back."""
    await hub_of(request).store.leave(known_guest(request).id, table_id)
    return wished(wire.Nothing, data)


@delete("/api/tables/{table_id:str}", status_code=204)
async def delete_table(request: Call, table_id: FromPath[str]) -> None:
    """The host puts a table out of the world."""
    await hub_of(request).delete(table_id, guest_of(request))


@get("/api/tables/{table_id:str}/people")
async def people(request: Call, table_id: FromPath[str]) -> wire.People:
    """The onlookers, for the host."""
    table, guest = await hub_of(request).table(table_id), guest_of(request)
    return await table.do(lambda: table.host.people(guest))


@post("/api/tables/{table_id:str}/order", status_code=200)
async def order(request: Call, table_id: FromPath[str], data: JSONBody[Body]) -> wire.People:
    """The host asks for silence, shows somebody out, or changes the link for onlookers."""
    wish, guest = wished(wire.Order, data), guest_of(request)
    table = await hub_of(request).table(table_id)
    return await table.do(lambda: table.host.order(guest, wish))
