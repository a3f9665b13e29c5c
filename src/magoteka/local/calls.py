"""What a house without a server answers to the calls of docs/protocol.md: the same paths, bodies and replies."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import Any, TypeAlias, TypeVar
from urllib.parse import parse_qs, urlsplit

from magoteka.core.problems import Problem
from magoteka.local.carrying import carried, taken_in, wipe
from magoteka.local.house import House
from magoteka.local.problems import NoPage
from magoteka.puzzles import puzzle_of
from magoteka.table import filing, looking, position, shapes, wire
from magoteka.table.analysing import under_way
from magoteka.table.checking import verified
from magoteka.table.counts import history, line_of
from magoteka.table.guests import Guest, new_guest
from magoteka.table.head import Head, record_of
from magoteka.table.problems import BadWish
from magoteka.table.scene import said
from magoteka.table.store import dumps
from magoteka.table.table import Table

T = TypeVar("T")
Json: TypeAlias = Any


@dataclass(frozen=True)
class Call:
    """Somebody asks for something: the parts of the path that vary, its query, and the body."""

    house: House
    parts: tuple[str, ...]
    query: dict[str, str]
    body: Json

    def wish(self, kind: type[T]) -> T:
        """What the body asks for."""
        return shapes.wished(kind, self.body)

    async def table(self) -> Table:
        """The table of the path."""
        return await self.house.table(self.parts[0])

    def number(self, name: str) -> int | None:
        """A number of the query."""
        return int(self.query[name]) if name in self.query else None


@dataclass(frozen=True)
class Reply:
    """What is answered: JSON, or a text as it is."""

    status: int
    text: str


async def answered(house: House, method: str, path: str, body: str) -> Reply:
    """The reply to a call; a problem is one too."""
    try:
        address = urlsplit(path)
        query = {name: values[-1] for name, values in parse_qs(address.query, keep_blank_values=True).items()}
        work, parts = handler_of(method, address.path)
        found = await work(Call(house, parts, query, json.loads(body) if body else {}))
    except Problem as problem:
        return Reply(400, shapes.packed(said(problem)).decode())
    except ValueError as error:
        return Reply(400, shapes.packed(said(BadWish(what=str(error)[:200]))).decode())
    return Reply(200, found if isinstance(found, str) else shapes.packed(found).decode())


def handler_of(method: str, path: str) -> tuple[Handler, tuple[str, ...]]:
    """Who answers a call, and the parts of its path that vary."""
    for (wanted, pattern), work in HANDLERS.items():
        found = re.fullmatch(re.sub(r"\{\w+\}", "([^/]+)", pattern), path)
        if wanted == method and found:
            return work, found.groups()
    raise NoPage()


# --- the guest -------------------------------------------------------------------------------------------------------


def known_as(guest: Guest | None) -> wire.Me:
    """The guest as his own browser knows him."""
    return wire.Me(None) if guest is None else wire.Me(guest.name, **asdict(guest.look))


async def me(call: Call) -> Json:
    """Who sits before this browser."""
    return known_as(call.house.guest)


async def be_guest(call: Call) -> Json:
    """Give or change a name and a look."""
    wish = call.wish(wire.GuestWish)
    guest = (call.house.guest or new_guest("")).called(wish.name, face=wish.face, colour=wish.colour, form=wish.form)
    await call.house.be(guest)
    return known_as(guest)


async def lan(call: Call) -> Json:
    """There is no house that could be shown in a network."""
    return wire.Lan(None, may=False)


async def carry(call: Call) -> Json:
    """Everything that is kept here, as one file."""
    return await carried(call.house)


async def take_in(call: Call) -> Json:
    """Tables from such a file, or from one of a server."""
    return {"tables": await taken_in(call.house, call.body)}


async def wipe_all(call: Call) -> Json:
    """Nothing is kept here any more."""
    return {"tables": await wipe(call.house)}


async def past(call: Call) -> Json:
    """My finished matches, and what they come to; ratings are for houses in which people meet."""
    wish, me = call.wish(wire.PastWish), call.house.known or ""
    return history(call.house.store.finished(me), me, wish, {me}, [], {})


async def past_lines(call: Call) -> Json:
    """Everything of mine: a line about me, and one for each of my matches."""
    guest, store = await call.house.somebody(), call.house.store
    lines = [dumps({"guest": guest.name, "look": vars(guest.look)})]
    for one in store.finished(guest.id):
        head = Head(**json.loads(store.tables[one.table].head))
        lines.append(dumps(line_of(one, record_of(head, await store.rows(one.table), None, over=True), guest.id)))
    return "".join(f"{line}\n" for line in lines)


async def forget_past(call: Call) -> Json:
    """All my finished matches are put out of the world."""
    mine = call.house.store.finished((await call.house.somebody()).id)
    for one in mine:
        await call.house.delete(one.table)
    return wire.Forgotten(len(mine), 0, 0)


# --- tables ----------------------------------------------------------------------------------------------------------


async def open_table(call: Call) -> Json:
    """Open a table."""
    return await call.house.create(call.wish(wire.NewTable))


async def open_lesson(call: Call) -> Json:
    """Open a table for a lesson."""
    return await call.house.opener.teach(call.wish(wire.LessonWish), await call.house.somebody())


async def open_puzzle(call: Call) -> Json:
    """Open a table for a puzzle."""
    return await call.house.opener.pose(call.wish(wire.PuzzleWish), await call.house.somebody())


async def daily(call: Call) -> Json:
    """The puzzle of today, by the calendar of Greenwich."""
    today = datetime.now(UTC).date()
    puzzle = puzzle_of(today)
    if puzzle is None:
        raise NoPage()
    return wire.Daily(today.isoformat(), puzzle.game, puzzle.name)


async def my_tables(call: Call) -> Json:
    """My tables."""
    return await call.house.mine()


async def join(call: Call) -> Json:
    """Take the seat that is kept at a rematch."""
    wish, guest, table = call.wish(wire.JoinWish), await call.house.somebody(), await call.table()
    seat = await table.do(lambda: table.company.join(guest, wish.token, parts=wish.parts))
    await call.house.store.sit(guest.id, table.id)
    return wire.Joined(seat)


async def rematch(call: Call) -> Json:
    """The same people once more, each one seat further."""
    return wire.Rematch(await call.house.rematch(await call.table()))


async def change_seat(call: Call) -> Json:
    """Give a seat to a bot, or take it back."""
    wish, guest, table = call.wish(wire.SeatWish), await call.house.somebody(), await call.table()
    seat = int(call.parts[1])
    return wire.SeatChanged(await table.do(lambda: table.company.change_seat(seat, wish, guest)))


async def forget(call: Call) -> Json:
    """The table no longer stands in my list."""
    await call.house.store.leave((await call.house.somebody()).id, call.parts[0])
    return call.wish(wire.Nothing)


async def delete_table(call: Call) -> Json:
    """A table is put out of the world."""
    await call.house.delete(call.parts[0])
    return wire.Nothing()


async def people(call: Call) -> Json:
    """Who is at a table, for its host."""
    table, guest = await call.table(), call.house.guest
    return await table.do(lambda: table.host.people(guest))


async def order(call: Call) -> Json:
    """What the host orders."""
    wish, table, guest = call.wish(wire.Order), await call.table(), call.house.guest
    return await table.do(lambda: table.host.order(guest, wish))


async def record(call: Call) -> Json:
    """The record of a finished match."""
    return await written(await call.house.finished(call.parts[0]))


async def written(table: Table) -> str:
    """The record of a finished match as text."""
    snapshot, rows = table.journal.match.snapshot(), await table.store.rows(table.id)
    return record_of(table.journal.head, rows, snapshot, over=True).dumps()


async def seal(call: Call) -> Json:
    """Whether the dice of a finished match fell as they had to; each match is checked once."""
    table = await call.house.finished(call.parts[0])
    if table.checked is None:
        found = verified(await written(table))
        table.checked = wire.SealChecked(found.kind, found.draws, found.answer, found.since, found.rewinds)
    return table.checked


async def tally(call: Call) -> Json:
    """Why each point of a finished match was given."""
    return await (await call.house.finished(call.parts[0])).tally()


async def chronicle(call: Call) -> Json:
    """Older moments of a table, as the caller's chair may know them."""
    table, guest = await call.table(), call.house.guest
    chair = table.chair_of(guest.id if guest else None, call.number("seat"), call.query.get("watch"))
    return await table.chronicle(chair, call.number("before") or 0)


async def replay(call: Call) -> Json:
    """A match to be looked at again."""
    table, who, watch = await call.table(), call.house.known, call.query.get("watch")
    wish = looking.wish_of(table, who, watch, call.query.get("eyes", ""))
    known = looking.about(table, wish, who, looking.eyes_of(table, who, watch))
    return (await looking.opening(call.house.reels, call.house.store, wish, known, call.number("at"))).decode()


async def reel(call: Call) -> Json:
    """Some steps of a match that is looked at again."""
    table, who = await call.table(), call.house.known
    wish = looking.wish_of(table, who, call.query.get("watch"), call.query.get("eyes", ""))
    return (await looking.turning(call.house.reels, call.house.store, wish, call.number("first") or 0)).decode()


async def branch(call: Call) -> Json:
    """A new table that goes on from a moment of a match that is over."""
    return await call.house.branch(await call.table(), call.wish(wire.BranchWish))


async def position_of(call: Call) -> Json:
    """A match up to a moment as a text, a running one too: whoever sits here has everything in his own browser."""
    table = await call.table()
    rows, asked = await table.store.rows(table.id), table.journal.brief()["asking"]
    return wire.Position(position.packed(table.journal.head, rows, call.number("at"), asked))


async def open_position(call: Call) -> Json:
    """A new table that goes on from a position."""
    return await call.house.go_on(call.wish(wire.PositionWish))


async def open_record(call: Call) -> Json:
    """Look at the match of a file."""
    wish, guest, store = call.wish(wire.RecordWish), await call.house.somebody(), call.house.store
    found = await filing.opened(store, json.dumps(wish.record, ensure_ascii=False), guest.id)
    await store.sit(guest.id, found)
    return wire.RecordOpened(found)


async def analysis(call: Call) -> Json:
    """Nobody analyses matches here: it would stop everything else for minutes."""
    await call.house.finished(call.parts[0])
    return under_way("nowhere")


Handler: TypeAlias = Callable[[Call], Awaitable[Json]]
HANDLERS: dict[tuple[str, str], Handler] = {
    ("GET", "/me"): me,
    ("GET", "/lan"): lan,
    ("GET", "/daily"): daily,
    ("GET", "/tables"): my_tables,
    ("POST", "/guest"): be_guest,
    ("POST", "/tables"): open_table,
    ("POST", "/lessons"): open_lesson,
    ("POST", "/puzzles"): open_puzzle,
    ("POST", "/tables/{id}/join"): join,
    ("POST", "/tables/{id}/rematch"): rematch,
    ("POST", "/tables/{id}/seats/{number}"): change_seat,
    ("POST", "/tables/{id}/forget"): forget,
    ("DELETE", "/tables/{id}"): delete_table,
    ("GET", "/tables/{id}/people"): people,
    ("POST", "/tables/{id}/order"): order,
    ("GET", "/tables/{id}/record"): record,
    ("GET", "/tables/{id}/seal"): seal,
    ("GET", "/tables/{id}/tally"): tally,
    ("GET", "/tables/{id}/chronicle"): chronicle,
    ("GET", "/tables/{id}/replay"): replay,
    ("GET", "/tables/{id}/reel"): reel,
    ("POST", "/tables/{id}/branch"): branch,
    ("GET", "/tables/{id}/position"): position_of,
    ("POST", "/positions"): open_position,
    ("POST", "/past"): past,
    ("GET", "/past/lines"): past_lines,
    ("DELETE", "/past"): forget_past,
    ("POST", "/records"): open_record,
    ("GET", "/tables/{id}/analysis"): analysis,
    ("POST", "/tables/{id}/analysis"): analysis,
    ("GET", "/kept"): carry,
    ("DELETE", "/kept"): wipe_all,
    ("POST", "/kept"): take_in,
}
