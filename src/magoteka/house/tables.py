"""Tables: opened, joined, played again, and kept in order by their hosts."""

from __future__ import annotations

from datetime import UTC, datetime

from magoteka.core.problems import Problem
from magoteka.house.call import GUEST, NEWCOMER, Caller, delete, get, post
from magoteka.house.house import House
from magoteka.house.problems import NoPage
from magoteka.puzzles import puzzle_of
from magoteka.table import wire
from magoteka.table.problems import NotYours
from magoteka.table.table import Table


@post("/tables", who=NEWCOMER, price=3, opens=1, status=201)
async def create(house: House, caller: Caller, wish: wire.NewTable) -> wire.Created:
    """Open a table."""
    house.check_seats(wish)
    return await house.opener.create(wish, caller.known)


@post("/lessons", who=NEWCOMER, opens=1, status=201)
async def lesson(house: House, caller: Caller, wish: wire.LessonRequest) -> wire.Created:
    """Open a table for a lesson."""
    return await house.opener.teach(wish, caller.known)


@post("/puzzles", who=NEWCOMER, opens=1, status=201)
async def puzzle(house: House, caller: Caller, wish: wire.PuzzleRequest) -> wire.Created:
    """Open a table for a puzzle."""
    return await house.opener.pose(wish, caller.known)


@post("/tables/{table}/line", who=GUEST, price=20, opens=1, status=201)
async def line(house: House, caller: Caller, table: Table, wish: wire.LineRequest) -> wire.LineOpened:
    """Look at a line of a puzzle on the board, as at a match from a file: as soon as it gives nothing away."""
    posed, seats = table.journal.puzzle_table, table.journal.seats
    if posed is None or posed.puzzle.seat not in table.seats_of(caller.id):
        raise NotYours()
    found = posed.file([seat.name for seat in seats], best=wish.best)
    return wire.LineOpened(await house.file(found, caller.known), posed.turn)


@get("/daily")
async def daily(house: House, caller: Caller) -> wire.Daily:
    """The puzzle of today, by the calendar of Greenwich."""
    today = datetime.now(UTC).date()
    found = puzzle_of(today)
    if found is None:
        raise NoPage()
    return wire.Daily(today.isoformat(), found.game, found.name)


@get("/tables", price=3)
async def tables(house: House, caller: Caller) -> list[wire.TableBrief]:
    """My tables, latest first."""
    return [] if caller.guest is None else await house.mine(caller.guest)


@get("/tables/{table}/invitation")
async def invitation(house: House, caller: Caller, table: Table, token: str) -> wire.Invitation:
    """Who invites to what, and who is there already."""
    return await table.do(lambda: table.seating.invitation(caller.guest, token))


@post("/tables/{table}/join", who=NEWCOMER)
async def join(house: House, caller: Caller, table: Table, wish: wire.JoinRequest) -> wire.Joined:
    """Take the seat of an invitation, or the one that is kept at a rematch."""
    guest = caller.known
    noted = await house.contests.come(table, guest)
    try:
        seat = await table.do(lambda: table.seating.join(guest, wish.token, parts=wish.parts))
    except Problem:
        if noted:
            await house.contests.go(table, guest)
        raise
    await house.store.sit(guest.id, table.id)
    return wire.Joined(seat)


@post("/tables/{table}/rematch")
async def rematch(house: House, caller: Caller, table: Table, wish: wire.Nothing) -> wire.Rematch:
    """The same people once more, each one seat further; the first who asks opens the table, the others find it."""
    return wire.Rematch(await house.rematch(table, caller))


@post("/tables/{table}/seats/{number}", who=GUEST)
async def seat(house: House, caller: Caller, table: Table, number: int, wish: wire.SeatRequest) -> wire.SeatChanged:
    """Give a seat to a bot, take it back, or open it for a friend."""
    return wire.SeatChanged(await table.do(lambda: table.seating.change_seat(number, wish, caller.known)))


@post("/tables/{table}/rest", who=GUEST)
async def rest(house: House, caller: Caller, table: Table, wish: wire.RestRequest) -> wire.Rest:
    """Where it is played over days, my clock stands for some days, or runs again."""
    return await table.do(lambda: table.seating.rest(caller.known, wish))


@get("/tables/{table}/note", who=GUEST)
async def note(house: House, caller: Caller, table: Table, seat: int) -> wire.Note:
    """What I have written for myself on a seat of mine."""
    check_mine(table, caller, seat)
    return wire.Note(seat, (await house.store.notes_of(caller.known.id)).get(table.id, {}).get(seat, ""))


@post("/tables/{table}/note", who=GUEST)
async def write_note(house: House, caller: Caller, table: Table, wish: wire.Note) -> wire.Note:
    """Write something for myself: nobody else ever sees it."""
    check_mine(table, caller, wish.seat)
    await house.store.note(caller.known.id, table.id, wish.seat, wish.text.strip())
    return wish


def check_mine(table: Table, caller: Caller, seat: int) -> None:
    """Refuse whoever does not look from this seat: of several people at one screen each has notes of his own."""
    if table.chair_of(caller.id, seat, None) != seat:
        raise NotYours()


@post("/tables/{table}/forget", who=GUEST)
async def forget(house: House, caller: Caller, table: str, wish: wire.Nothing) -> wire.Nothing:
    """The table no longer stands in my list; I keep my seat, and whoever has the address comes back."""
    await house.store.leave(caller.known.id, table)
    return wish


@delete("/tables/{table}", status=204)
async def remove(house: House, caller: Caller, table: str) -> None:
    """The host puts a table out of the world."""
    await house.delete(table, caller.guest)


@get("/tables/{table}/people")
async def people(house: House, caller: Caller, table: Table) -> wire.People:
    """Who looks on, for the host."""
    return await table.do(lambda: table.host.people(caller.guest))


@post("/tables/{table}/order")
async def order(house: House, caller: Caller, table: Table, wish: wire.Order) -> wire.People:
    """The host asks for silence, shows somebody out, or changes the link for onlookers."""
    return await table.do(lambda: table.host.order(caller.guest, wish))
