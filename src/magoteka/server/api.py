"""The HTTP side: all its routes, what each of them reads, and what is asked of every call."""

from __future__ import annotations

from typing import Any

from litestar import get
from litestar.exceptions import SerializationException

from magoteka import __version__
from magoteka.server.calls import Call, hub_of
from magoteka.server.doors import address_of, check_house, check_origin
from magoteka.server.openapi import openapi
from magoteka.server.routes import analysis, contests, guests, hall, house, past, records, replay, tables
from magoteka.server.routes.records import RECORDS
from magoteka.table import wire
from magoteka.table.problems import BadWish, TooFast

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


@get("/api/openapi.json", sync_to_thread=False)
def described() -> dict[str, Any]:
    """This page of the house, for programs."""
    return openapi(HANDLERS, BODIES, __version__)


BODIES: dict[str, type[Any]] = {
    "show_in_lan": wire.LanWish,
    "be_guest": wire.GuestWish,
    "move": wire.Nothing,
    "find_code": wire.CodeWish,
    "describe": wire.Nothing,
    "wear": wire.CodeWish,
    "moved": wire.MoveWish,
    "open_table": wire.NewTable,
    "open_lesson": wire.LessonWish,
    "open_puzzle": wire.PuzzleWish,
    "join": wire.JoinWish,
    "rematch": wire.Nothing,
    "change_seat": wire.SeatWish,
    "forget": wire.Nothing,
    "order": wire.Order,
    "open_contest": wire.ContestWish,
    "enter_contest": wire.EntryWish,
    "close_contest": wire.Nothing,
    "past": wire.PastWish,
    "be_rated": wire.RatedWish,
    "open_record": wire.RecordWish,
    "branch": wire.BranchWish,
    "open_position": wire.PositionWish,
    "share": wire.ShareWish,
    "analyse": wire.Nothing,
}
HANDLERS = [
    house.healthz,
    house.livez,
    house.metrics,
    house.lan,
    house.show_in_lan,
    hall.games,
    hall.rules,
    hall.texts,
    hall.daily,
    guests.me,
    guests.be_guest,
    guests.move,
    guests.find_code,
    guests.describe,
    guests.wear,
    guests.moved,
    tables.open_table,
    tables.open_lesson,
    tables.open_puzzle,
    tables.my_tables,
    tables.join,
    tables.rematch,
    tables.change_seat,
    tables.forget,
    tables.delete_table,
    tables.people,
    tables.order,
    contests.open_contest,
    contests.my_contests,
    contests.contest,
    contests.enter_contest,
    contests.close_contest,
    past.past,
    past.past_lines,
    past.forget_me,
    past.be_rated,
    records.record,
    records.seal,
    records.tally,
    records.open_record,
    records.branch,
    records.position_of,
    records.open_position,
    replay.chronicle,
    replay.replay,
    replay.reel,
    replay.picture,
    replay.share,
    analysis.analyse,
    analysis.analysis,
    described,
]
