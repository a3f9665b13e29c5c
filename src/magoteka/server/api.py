"""The HTTP side: games, guests, tables."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody

from magoteka.server import shelves, wire
from magoteka.server.guests import COOKIE, Guest, clean, new_guest
from magoteka.server.hub import Hub
from magoteka.server.problems import Foreign, NotOver, NotYours, TooFast

YEARS = 5 * 365 * 24 * 3600
Call = Request[Any, Any, State]


def hub_of(call: ASGIConnection[Any, Any, Any, Any]) -> Hub:
    """The house that was called."""
    hub = call.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def guest_of(call: ASGIConnection[Any, Any, Any, Any]) -> Guest | None:
    """The guest of the cookie."""
    return hub_of(call).seal.read(call.cookies.get(COOKIE))


def at_home(call: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether the page that calls is ours; programs other than browsers send no origin."""
    origin = call.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == call.headers.get("host")


def check_call(call: Call) -> None:
    """Refuse what another site asks in a guest's name, and more than a browser asks."""
    if call.method != "GET" and not at_home(call):
        raise Foreign()
    address = call.client.host if call.client else ""
    if call.url.path.startswith("/api/") and not hub_of(call).calls.take(address):
        raise TooFast()


def badge(call: Call, guest: Guest) -> Cookie:
    """The cookie that makes a browser a guest."""
    value = hub_of(call).seal.write(guest)
    secure = call.url.scheme == "https"
    return Cookie(COOKIE, value=value, max_age=YEARS, httponly=True, samesite="lax", path="/", secure=secure)


@get("/healthz", sync_to_thread=False)
def healthz() -> dict[str, bool]:
    """Ready."""
    return {"ready": True}


@get("/api/games", sync_to_thread=False)
def games() -> list[wire.GameInfo]:
    """The games of the house."""
    return shelves.games()


@get("/api/rules/{game:str}/{lang:str}", media_type="text/markdown; charset=utf-8", sync_to_thread=False)
def rules(game: FromPath[str], lang: FromPath[str]) -> str:
    """The rules of a game."""
    return shelves.rules(game, lang)


@get("/api/texts/{lang:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def texts(lang: FromPath[str]) -> str:
    """The sentences of all games."""
    return shelves.texts(lang)


@get("/api/me", sync_to_thread=False)
def me(request: Call) -> wire.Me:
    """The guest of this browser."""
    guest = guest_of(request)
    return wire.Me(guest.name if guest else None)


@post("/api/guest", status_code=200)
async def be_guest(request: Call, data: JSONBody[wire.GuestWish]) -> Response[wire.Me]:
    """Give or change a name."""
    known = guest_of(request)
    guest = Guest(known.id, clean(data.name)) if known else new_guest(data.name)
    if known:
        await hub_of(request).rename(guest)
    return Response(wire.Me(guest.name), cookies=[badge(request, guest)])


@post("/api/tables")
async def open_table(request: Call, data: JSONBody[wire.NewTable]) -> Response[wire.Created]:
    """Open a table; a browser without a name becomes a nameless guest."""
    guest = guest_of(request) or new_guest("")
    return Response(await hub_of(request).create(data, guest), cookies=[badge(request, guest)])


@get("/api/tables")
async def my_tables(request: Call) -> list[wire.TableBrief]:
    """My tables."""
    guest = guest_of(request)
    return await hub_of(request).mine(guest) if guest else []


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(request: Call, table_id: FromPath[str], data: JSONBody[wire.JoinWish]) -> Response[wire.Joined]:
    """Take the seat of an invitation."""
    guest = guest_of(request) or new_guest("")
    table = await hub_of(request).table(table_id)
    seat = await table.do(lambda: table.join(guest, data.token))
    await hub_of(request).store.sit(guest.id, table_id)
    return Response(wire.Joined(seat), cookies=[badge(request, guest)])


@post("/api/tables/{table_id:str}/seats/{number:int}", status_code=200)
async def change_seat(
    request: Call, table_id: FromPath[str], number: FromPath[int], data: JSONBody[wire.SeatWish]
) -> wire.SeatChanged:
    """Give a seat to a bot, take it back, or open it for a friend."""
    guest = guest_of(request)
    if guest is None:
        raise NotYours()
    holder = guest
    table = await hub_of(request).table(table_id)
    return wire.SeatChanged(await table.do(lambda: table.change_seat(number, data, holder)))


@get("/api/tables/{table_id:str}/record", media_type=MediaType.JSON)
async def record(request: Call, table_id: FromPath[str], watch: FromQuery[str | None] = None) -> bytes:
    """The record of a finished match."""
    table = await hub_of(request).table(table_id)
    guest = guest_of(request)
    sat = guest is not None and any(seat.holder == guest.id for seat in table.ledger.seats)
    if not sat and watch != table.ledger.head.watch:
        raise NotYours()
    if not table.ledger.match.over:
        raise NotOver()
    return table.ledger.match.save().encode()


HANDLERS = [healthz, games, rules, texts, me, be_guest, open_table, my_tables, join, change_seat, record]
