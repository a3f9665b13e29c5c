"""The HTTP side: games, guests, tables."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import asdict
from typing import Any, TypeVar

from litestar import Request, Response, delete, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.enums import MediaType
from litestar.exceptions import SerializationException
from litestar.params import FromPath, FromQuery, JSONBody

from magoteka import __version__
from magoteka.core.problems import Problem
from magoteka.server import shelves
from magoteka.server.cards import language
from magoteka.server.doors import address_of, check_house, check_origin
from magoteka.server.guests import COOKIE
from magoteka.server.hub import Hub
from magoteka.server.limits import POSITION_BYTES, RECORD_BYTES
from magoteka.server.moving import LIVES
from magoteka.server.openapi import openapi
from magoteka.server.problems import NoPage
from magoteka.server.sharing import FORWARDED, from_here
from magoteka.table import looking, position, shapes, wire
from magoteka.table.guests import Guest, new_guest
from magoteka.table.head import record_of
from magoteka.table.problems import BadWish, NotOver, NotYours, SeenDeal, TooFast
from magoteka.table.reel import OPEN
from magoteka.table.table import Table

T = TypeVar("T")
LOG = logging.getLogger(__name__)
DEAR = {
    "chronicle": 5,
    "contests": 10,
    "lines": 60,
    "past": 5,
    "picture": 10,
    "position": 20,
    "positions": 60,
    "record": 20,
    "records": 60,
    "reel": 2,
    "replay": 10,
    "seal": 20,
    "tables": 3,
    "tally": 5,
}  # what costs the house more than a usual call
RECORDS = "/api/records"
YEARS = 5 * 365 * 24 * 3600
Call = Request[Any, Any, State]
Body = dict[str, Any]


def hub_of(call: ASGIConnection[Any, Any, Any, Any]) -> Hub:
    """The house that was called."""
    hub = call.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def guest_of(call: ASGIConnection[Any, Any, Any, Any]) -> Guest | None:
    """The guest of the cookie."""
    return hub_of(call).seal.read(call.cookies.get(COOKIE))


def wished(kind: type[T], data: Body) -> T:
    """What a body asks for."""
    try:
        return shapes.read(kind, data)
    except shapes.Misshapen as error:
        raise BadWish(what=str(error)[:200]) from error


async def check_call(call: Call) -> None:
    """Refuse what another site asks in a guest's name, more than a browser asks, and what nobody can read."""
    hub = hub_of(call)
    check_house(call, hub.settings.doors.hosts)
    if call.method != "GET":
        check_origin(call)
    path = call.url.path
    if path.startswith("/api/") and not hub.limits.calls.take(address_of(call), DEAR.get(path.rsplit("/", 1)[-1], 1)):
        raise TooFast()
    if call.method == "POST" and path != RECORDS:  # which is read beside the event loop
        await check_body(call)


async def check_body(call: Call) -> None:
    """What the framework trips over."""
    try:
        await call.json()
    except (SerializationException, RecursionError, UnicodeDecodeError) as error:
        raise BadWish(what="the body is no JSON that can be read") from error


def badge(call: Call, guest: Guest) -> Cookie:
    """The cookie that makes a browser a guest."""
    value = hub_of(call).seal.write(guest)
    secure = call.url.scheme == "https"
    return Cookie(COOKIE, value=value, max_age=YEARS, httponly=True, samesite="lax", path="/", secure=secure)


@get("/healthz")
async def healthz(request: Call) -> Response[dict[str, bool]]:
    """Ready: the store takes what is written."""
    try:
        await hub_of(request).check()
    except Exception as error:
        LOG.error("not ready: %r", error)
        return Response({"ready": False}, status_code=503)
    return Response({"ready": True})


@get("/livez", sync_to_thread=False)
def livez() -> dict[str, bool]:
    """Alive, whatever the store does."""
    return {"alive": True}


@get("/metrics", media_type="text/plain; version=0.0.4; charset=utf-8", sync_to_thread=False)
def metrics(request: Call) -> str:
    """Figures for the keeper of the house: to callers from this machine, not to those for whom a proxy calls."""
    hub = hub_of(request)
    asked_for_another = any(name in request.headers for name in FORWARDED)
    if asked_for_another or address_of(request) not in hub.settings.doors.scrapers:
        raise NoPage()
    return hub.metrics.page(hub)


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
    return known_as(guest) if guest else wire.Me(None)


def known_as(guest: Guest) -> wire.Me:
    """A guest as his own browser knows him."""
    return wire.Me(guest.name, **asdict(guest.look))


@get("/api/lan", sync_to_thread=False)
def lan(request: Call) -> wire.Lan:
    """Whether the house is shown in the local network; only who sits before this machine is told, and may switch it."""
    sharing = hub_of(request).sharing
    if sharing is None or not from_here(request):
        return wire.Lan(None, may=False)
    return wire.Lan(sharing.address, may=sharing.possible)


@post("/api/lan", status_code=200)
async def show_in_lan(request: Call, data: JSONBody[Body]) -> wire.Lan:
    """Show the house in the local network, or hide it again; games go on."""
    sharing, wish = hub_of(request).sharing, wished(wire.LanWish, data)
    if sharing is None or not from_here(request):
        raise NotYours()
    if wish.on:
        await sharing.open()
    else:
        sharing.close()
    return wire.Lan(sharing.address, may=True)


@post("/api/guest", status_code=200)
async def be_guest(request: Call, data: JSONBody[Body]) -> Response[wire.Me]:
    """Give or change a name and a look."""
    known, wish = guest_of(request), wished(wire.GuestWish, data)
    guest = (known or new_guest("")).called(wish.name, face=wish.face, colour=wish.colour, form=wish.form)
    if known:
        await hub_of(request).rename(guest)
    return Response(known_as(guest), cookies=[badge(request, guest)])


@post("/api/tables")
async def open_table(request: Call, data: JSONBody[Body]) -> Response[wire.Created]:
    """Open a table; a browser without a name becomes a nameless guest."""
    guest = guest_of(request) or new_guest("")
    wish = wished(wire.NewTable, data)
    created = await hub_of(request).create(wish, guest, address_of(request))
    return Response(created, cookies=[badge(request, guest)])


@post("/api/lessons")
async def open_lesson(request: Call, data: JSONBody[Body]) -> Response[wire.Created]:
    """Open a table for a lesson."""
    guest = guest_of(request) or new_guest("")
    created = await hub_of(request).teach(wished(wire.LessonWish, data), guest, address_of(request))
    return Response(created, cookies=[badge(request, guest)])


@post("/api/puzzles")
async def open_puzzle(request: Call, data: JSONBody[Body]) -> Response[wire.Created]:
    """Open a table for a puzzle."""
    guest = guest_of(request) or new_guest("")
    created = await hub_of(request).pose(wished(wire.PuzzleWish, data), guest, address_of(request))
    return Response(created, cookies=[badge(request, guest)])


@post("/api/contests")
async def open_contest(request: Call, data: JSONBody[Body]) -> Response[wire.ContestMade]:
    """Open a contest in which all have the same cards."""
    guest = guest_of(request) or new_guest("")
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
    guest, wish = guest_of(request) or new_guest(""), wished(wire.EntryWish, data)
    created = await hub_of(request).contests.enter(contest_id, wish, guest, address_of(request))
    return Response(created, cookies=[badge(request, guest)])


@post("/api/contests/{contest_id:str}/close", status_code=200)
async def close_contest(request: Call, contest_id: FromPath[str], data: JSONBody[Body]) -> wire.ContestInfo:
    """No further tables, and the secrets of all deals are told."""
    wished(wire.Nothing, data)
    return await hub_of(request).contests.close(contest_id, guest_of(request))


@get("/api/daily", sync_to_thread=False)
def daily() -> wire.Daily:
    """The puzzle of today."""
    return shelves.daily()


@get("/api/tables")
async def my_tables(request: Call) -> list[wire.TableBrief]:
    """My tables."""
    guest = guest_of(request)
    return await hub_of(request).mine(guest) if guest else []


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(request: Call, table_id: FromPath[str], data: JSONBody[Body]) -> Response[wire.Joined]:
    """Take the seat of an invitation."""
    wish = wished(wire.JoinWish, data)
    guest = guest_of(request) or new_guest("")
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


@post("/api/tables/{table_id:str}/move", status_code=200)
async def move(request: Call, table_id: FromPath[str], data: JSONBody[Body]) -> wire.MoveCode:
    """A code with which I go on at another device."""
    wished(wire.Nothing, data)
    hub = hub_of(request)
    table = await hub.table(table_id)
    return wire.MoveCode(await hub.moves.begin(table, guest_of(request)), LIVES)


@post("/api/code", status_code=200)
async def find_code(request: Call, data: JSONBody[Body]) -> wire.MoveFound:
    """The table of a code that somebody has typed in."""
    found = await hub_of(request).moves.find(wished(wire.CodeWish, data).code, address_of(request))
    return wire.MoveFound("" if found.person else found.table)


@post("/api/guest/move", status_code=200)
async def describe(request: Call, data: JSONBody[Body]) -> wire.MoveCode:
    """A code that brings my name and look to another device; they stay here too."""
    wished(wire.Nothing, data)
    return wire.MoveCode(await hub_of(request).moves.describe(guest_of(request)), LIVES)


@post("/api/guest/moved", status_code=200)
async def wear(request: Call, data: JSONBody[Body]) -> Response[wire.Me]:
    """Be called and drawn here as on the device that gave the code."""
    code, hub = wished(wire.CodeWish, data).code, hub_of(request)
    guest = await hub.moves.wear(code, address_of(request), guest_of(request))
    await hub.rename(guest)
    return Response(known_as(guest), cookies=[badge(request, guest)])


@post("/api/tables/{table_id:str}/moved", status_code=200)
async def moved(request: Call, table_id: FromPath[str], data: JSONBody[Body]) -> Response[wire.Joined]:
    """Go on here with the place for which a code was given; the device that had it has it no longer."""
    wish, hub = wished(wire.MoveWish, data), hub_of(request)
    table = await hub.table(table_id)
    seat, guest = await hub.moves.use(table, wish.code, address_of(request), guest_of(request), parts=wish.parts)
    with suppress(SeenDeal):  # the person has sat down already: he is noted where he plays
        await hub.contests.come(table, guest)
    return Response(wire.Joined(seat), cookies=[badge(request, guest)])


@post("/api/tables/{table_id:str}/seats/{number:int}", status_code=200)
async def change_seat(
    request: Call, table_id: FromPath[str], number: FromPath[int], data: JSONBody[Body]
) -> wire.SeatChanged:
    """Give a seat to a bot, take it back, or open it for a friend."""
    guest = guest_of(request)
    if guest is None:
        raise NotYours()
    holder, wish = guest, wished(wire.SeatWish, data)
    table = await hub_of(request).table(table_id)
    return wire.SeatChanged(await table.do(lambda: table.company.change_seat(number, wish, holder)))


@post("/api/past", status_code=200)
async def past(request: Call, data: JSONBody[Body]) -> wire.History:
    """My finished matches, those that I wish to see, and what they come to."""
    wish, guest = wished(wire.PastWish, data), guest_of(request)
    if guest is None:
        return wire.History([], 0, [], [], [], [], [], [], rated=True, parts=[])
    return await hub_of(request).history.of(guest, wish)


@get("/api/past/lines", media_type="application/x-ndjson")
async def past_lines(request: Call) -> str:
    """Everything of mine: a line about me, and one for each of my matches."""
    guest = guest_of(request)
    if guest is None:
        raise NotYours()
    return "".join([f"{line}\n" async for line in hub_of(request).history.lines(guest)])


@delete("/api/past", status_code=200)
async def forget_me(request: Call) -> wire.Forgotten:
    """Everything of mine is put out of the world, but for what others have played with me."""
    guest = guest_of(request)
    if guest is None:
        raise NotYours()
    return await hub_of(request).history.forget(guest)


@post("/api/past/rated", status_code=200)
async def be_rated(request: Call, data: JSONBody[Body]) -> wire.Nothing:
    """I want a rating, or none."""
    wish, guest = wished(wire.RatedWish, data), guest_of(request)
    if guest is None:
        raise NotYours()
    await hub_of(request).history.rate(guest, on=wish.on)
    return wire.Nothing()


@post("/api/tables/{table_id:str}/forget", status_code=200)
async def forget(request: Call, table_id: FromPath[str], data: JSONBody[Body]) -> wire.Nothing:
    """The table no longer stands in my list; I keep my seat, and whoever has the address comes back."""
    guest = guest_of(request)
    if guest is None:
        raise NotYours()
    await hub_of(request).store.leave(guest.id, table_id)
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


@get("/api/tables/{table_id:str}/chronicle")
async def chronicle(
    request: Call,
    table_id: FromPath[str],
    before: FromQuery[int],
    seat: FromQuery[int | None] = None,
    watch: FromQuery[str | None] = None,
) -> list[wire.Moment]:
    """Older moments of a table, as the caller's chair may know them."""
    table = await hub_of(request).table(table_id)
    guest = guest_of(request)
    chair = table.chair_of(guest.id if guest else None, seat, watch)
    return await table.chronicle(chair, before)


@get("/api/tables/{table_id:str}/replay", media_type=MediaType.JSON)
async def replay(
    request: Call,
    table_id: FromPath[str],
    eyes: FromQuery[str | None] = None,
    at: FromQuery[int | None] = None,
    watch: FromQuery[str | None] = None,
) -> bytes:
    """A match to be looked at again, as `Replay`: with these eyes, at the moment that came with this version."""
    table, guest = await hub_of(request).table(table_id), guest_of(request)
    who, rival = guest.id if guest else None, await hub_of(request).contests.rival(table, guest)
    wish = looking.wish_of(table, who, watch, eyes or "", rival=rival)
    known = looking.about(table, wish, who, looking.eyes_of(table, who, watch, rival=rival))
    return await hub_of(request).projector.open(wish, known, at)


@get("/api/tables/{table_id:str}/reel", media_type=MediaType.JSON)
async def reel(
    request: Call,
    table_id: FromPath[str],
    first: FromQuery[int],
    eyes: FromQuery[str | None] = None,
    watch: FromQuery[str | None] = None,
) -> bytes:
    """Some steps of a match that is looked at again, as `ReplayPage`."""
    table, guest = await hub_of(request).table(table_id), guest_of(request)
    rival = await hub_of(request).contests.rival(table, guest)
    wish = looking.wish_of(table, guest.id if guest else None, watch, eyes or "", rival=rival)
    return await hub_of(request).projector.page(wish, first)


@get("/api/tables/{table_id:str}/picture", media_type="image/png")
async def picture(request: Call, table_id: FromPath[str], lang: FromQuery[str | None] = None) -> Response[bytes]:
    """What a messenger shows of a link: `at`, `watch` and `join` are the link's own."""
    query = {name: str(value) for name, value in request.query_params.items()}
    speech = language(lang, request.headers.get("accept-language", ""))
    found = await hub_of(request).gallery.of(table_id, query, speech)
    return Response(found, media_type="image/png", headers={"cache-control": "public, max-age=300"})


@post(RECORDS, request_max_body_size=RECORD_BYTES)
async def open_record(request: Call) -> Response[wire.RecordOpened]:
    """Look at the match of a file; nobody else sees it, and it counts nowhere."""
    guest = guest_of(request) or new_guest("")
    found = await hub_of(request).open_record(await request.body(), guest, address_of(request))
    return Response(found, cookies=[badge(request, guest)])


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


@post("/api/tables/{table_id:str}/share", status_code=200)
async def share(request: Call, table_id: FromPath[str], data: JSONBody[Body]) -> wire.ShareWish:
    """Let anyone look at a finished match who has its address, or no longer."""
    wish, guest = wished(wire.ShareWish, data), guest_of(request)
    table = await hub_of(request).table(table_id)
    await hub_of(request).contests.unveil(table)
    return await table.do(lambda: table.host.share(guest, wish))


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
    guest, wish = guest_of(request) or new_guest(""), wished(wire.PositionWish, data)
    created = await hub_of(request).go_on(wish, guest, address_of(request))
    return Response(created, cookies=[badge(request, guest)])


@get("/api/openapi.json", sync_to_thread=False)
def described() -> dict[str, Any]:
    """This page of the house, for programs."""
    return openapi(HANDLERS, BODIES, __version__)


BODIES: dict[str, type[Any]] = {
    "show_in_lan": wire.LanWish,
    "be_guest": wire.GuestWish,
    "open_table": wire.NewTable,
    "open_lesson": wire.LessonWish,
    "open_puzzle": wire.PuzzleWish,
    "open_contest": wire.ContestWish,
    "enter_contest": wire.EntryWish,
    "close_contest": wire.Nothing,
    "join": wire.JoinWish,
    "rematch": wire.Nothing,
    "move": wire.Nothing,
    "find_code": wire.CodeWish,
    "describe": wire.Nothing,
    "wear": wire.CodeWish,
    "moved": wire.MoveWish,
    "change_seat": wire.SeatWish,
    "forget": wire.Nothing,
    "past": wire.PastWish,
    "be_rated": wire.RatedWish,
    "order": wire.Order,
    "branch": wire.BranchWish,
    "open_position": wire.PositionWish,
    "open_record": wire.RecordWish,
    "share": wire.ShareWish,
    "analyse": wire.Nothing,
}
HANDLERS = [
    healthz,
    livez,
    metrics,
    games,
    rules,
    texts,
    me,
    lan,
    show_in_lan,
    be_guest,
    open_table,
    open_lesson,
    open_puzzle,
    open_contest,
    my_contests,
    contest,
    enter_contest,
    close_contest,
    daily,
    my_tables,
    join,
    rematch,
    move,
    find_code,
    describe,
    wear,
    moved,
    change_seat,
    forget,
    past,
    past_lines,
    forget_me,
    be_rated,
    delete_table,
    people,
    order,
    record,
    seal,
    tally,
    chronicle,
    replay,
    reel,
    picture,
    open_record,
    share,
    analyse,
    analysis,
    branch,
    position_of,
    open_position,
    described,
]
