"""A match as a file, its seal and its reckoning, and tables that go on from a moment of it."""

from __future__ import annotations

import secrets
from dataclasses import fields
from typing import Annotated

from magoteka.house.call import NEWCOMER, Caller, get, post
from magoteka.house.house import House
from magoteka.table import position, replay_access, wire
from magoteka.table.branching import Branch, Redeal
from magoteka.table.head import Head, record_of
from magoteka.table.opening import Going, check_count
from magoteka.table.problems import NotOver, NotYours, OverThere
from magoteka.table.replay import OPEN
from magoteka.table.schema import Called
from magoteka.table.table import Table

POSITION_BYTES = 131_072  # of a match that goes on here
RECORD_BYTES = 8_000_000  # of a match from a file: 10,000 answers with all that was told of them


@get("/tables/{table}/record", price=20)
async def record(house: House, caller: Caller, table: Table, watch: str | None) -> str:
    """The record of a finished match."""
    return await written(house, await finished(house, caller, table, watch))


@get("/tables/{table}/seal", price=20)
async def seal(house: House, caller: Caller, table: Table, watch: str | None) -> wire.SealChecked:
    """Whether the dice of a finished match fell as they had to; checked again only while a device's key is missing."""
    await finished(house, caller, table, watch)
    house.contests.check_open(table)
    if table.checked is None or table.checked.unvouched:
        found = await house.verify(await written(house, table))
        facts = {field.name: getattr(found, field.name) for field in fields(wire.SealChecked)}
        table.checked = wire.SealChecked(**facts)
    return table.checked


@get("/tables/{table}/odds", price=20)
async def odds(house: House, caller: Caller, table: Table, watch: str | None) -> wire.SealOdds:
    """Which number made nature answer what: all of the rules that a check of the record by another program needs."""
    await finished(house, caller, table, watch)
    house.contests.check_open(table)
    return await house.odds(await written(house, table))


@get("/tables/{table}/tally", price=5)
async def tally(house: House, caller: Caller, table: Table, watch: str | None) -> list[wire.Reason]:
    """Why each point of a finished match was given."""
    return await (await finished(house, caller, table, watch)).tally()


async def finished(house: House, caller: Caller, table: Table, watch: str | None) -> Table:
    """A table of which the caller may know everything, for he sat there, opened it or watched, and it is over."""
    journal = table.journal
    mine = bool(table.seats_of(caller.id)) or (caller.guest is not None and caller.id == journal.owner)
    if not mine and not journal.access.opens_to(watch):
        raise NotYours()
    if not journal.over:
        raise NotOver()
    await house.contests.unveil(table)
    return table


async def written(house: House, table: Table) -> str:
    """The record of a finished match as text."""
    head, snapshot, rows = table.journal.head, table.journal.match.snapshot(), await table.store.rows(table.id)
    return await house.beside(lambda: record_of(head, rows, snapshot, over=True).dumps())


@post("/records", who=NEWCOMER, price=60, opens=5, status=201, largest=RECORD_BYTES)
async def open_record(
    house: House, caller: Caller, wish: Annotated[bytes, Called("RecordRequest")]
) -> wire.RecordOpened:
    """Look at the match of a file; nobody else sees it, and it counts nowhere."""
    found = await house.file(wish, caller.known)
    await house.store.sit(caller.known.id, found)
    return wire.RecordOpened(found)


@post("/tables/{table}/branch", who=NEWCOMER, opens=1, status=201)
async def branch(
    house: House, caller: Caller, table: Table, wish: wire.BranchRequest, watch: str | None
) -> wire.Created:
    """A new table that goes on from a moment of a match that is over."""
    await house.contests.unveil(table)
    looked = replay_access.request_of(table, caller.id, watch, OPEN)
    house.check_seats(wish)
    house.contests.check_open(table)
    check_count(wish, table.journal.head)
    redeal = Redeal(wish.perspective, secrets.randbits(48)) if wish.redealt else None
    found = await house.branching(looked, wish.version, redeal)
    if found is None:
        raise OverThere()
    return await begun(house, caller, table.journal.head, found, wish)


@get("/tables/{table}/position", price=20)
async def position_of(house: House, caller: Caller, table: Table, at: int | None, watch: str | None) -> wire.Position:
    """A match up to the moment that came with a version, as a text: to whoever may know everything of it.

    Nobody has secrets from himself, but for what he has put out of his own sight; others before his screen may have.
    """
    house.contests.check_open(table)
    seats = len(table.seats_of(caller.id))
    alone = (house.private and seats <= 1) or (seats == 1 and table.journal.head.count == 1)
    if not alone:
        replay_access.request_of(table, caller.id, watch, OPEN)
    elif table.journal.match.buried:
        raise NotOver()
    head, rows, asked = table.journal.head, await table.store.rows(table.id), table.journal.brief()["asking"]
    return wire.Position(await house.beside(lambda: position.packed(head, rows, at, asked)))


@post("/positions", who=NEWCOMER, price=60, opens=1, status=201, largest=POSITION_BYTES)
async def go_on(house: House, caller: Caller, wish: wire.PositionRequest) -> wire.Created:
    """A new table that goes on from a position."""
    house.check_seats(wish)
    found = await house.position(wish.text)
    check_count(wish, found.head)
    return await begun(house, caller, found.head, found.branch, wish)


async def begun(house: House, caller: Caller, old: Head, found: Branch, wish: Going) -> wire.Created:
    """A table that goes on: it has all that was answered before, so it counts as what a guest has stored."""
    house.spend_room(caller.known, await house.beside(lambda: found.size))
    return await house.opener.branch(old, found, wish, caller.known)
