"""My games: those that are over, and everything that the house knows of me."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from magoteka.house.call import GUEST, Caller, delete, get, post
from magoteka.house.house import House
from magoteka.table import wire
from magoteka.table.book import book
from magoteka.table.counts import line_of
from magoteka.table.head import Head, record_of
from magoteka.table.provisos import Proviso
from magoteka.table.store import dumps


@post("/past", price=5)
async def past(house: House, caller: Caller, wish: wire.PastRequest) -> wire.History:
    """My finished matches, those that I wish to see, and what they come to."""
    if caller.guest is None:
        return wire.History([], 0, [], [], [], [], [], [], rated=True, parts=[])
    return await house.past(caller.guest, wish)


@get("/book", price=5)
async def family_book(house: House, caller: Caller) -> wire.Book:
    """The book of my evenings, at whichever of my devices I have played them, and what was earned in them."""
    if caller.guest is None:
        return book([], ())
    kin = await house.kin(caller.guest)
    every = {one.table: one for who in kin for one in await house.finished(replace(caller.guest, id=who))}
    return book(sorted(every.values(), key=lambda one: -one.ended), kin)


@get("/past/lines", who=GUEST, price=60, media="application/x-ndjson")
async def past_lines(house: House, caller: Caller) -> str:
    """Everything of mine: lines about me, my matches, tables, contests, clubs, ways to be told, where I looked on."""
    guest, store = caller.known, house.store
    known, tables = await house.past(guest, wire.PastRequest()), {one.table: one for one in await house.mine(guest)}
    ratings = [vars(one) for one in known.ratings]
    lines: list[Any] = [{"guest": guest.name, "look": vars(guest.look), "rated": known.rated, "ratings": ratings}]
    words, notes = await store.words_of(guest.id), await store.notes_of(guest.id)
    left = await store.provisos_of(guest.id)
    for one in await house.finished(guest):
        stored, brief = await store.load(one.table), tables.pop(one.table, None)
        assert stored is not None
        record = record_of(Head(**stored.head), await store.rows(one.table), None, over=True)
        more: dict[str, Any] = {"table": one.table, "chat": chat(await store.said(one.table), words.pop(one.table, []))}
        more |= {} if brief is None else {"scores": brief.scores}
        more |= noted(notes, one.table)
        lines.append(line_of(one, record, guest.id) | more)
    for table, brief in tables.items():
        seats = [seat.name for seat in brief.seats]
        said = chat(await store.said(table), words.pop(table, []))
        lines.append(
            {"table": table, "game": brief.game, "seats": seats, "mine": brief.mine, "chat": said}
            | noted(notes, table)
            | beforehand(left, table)
        )
    lines += [{"table": table, "chat": chat(mine, mine)} for table, mine in words.items()]
    lines += [{"notice": one} for one in await house.ways(guest)]
    lines += await house.of_clubs(guest)
    lines += [{"contest": vars(one)} for one in await house.contests.mine(guest)]
    lines += [{"tournament": one} for one in await house.of_tournaments(guest)]
    return "".join(f"{dumps(line)}\n" for line in lines)


def noted(notes: dict[str, dict[int, str]], table: str) -> dict[str, Any]:
    """What the guest has written for himself at a table, by seats."""
    mine = notes.get(table)
    return {} if mine is None else {"notes": {str(seat): text for seat, text in mine.items()}}


def beforehand(left: dict[str, dict[int, Any]], table: str) -> dict[str, Any]:
    """What the guest has left beforehand at a table, by seats, as he is shown it there."""
    mine = {str(seat): vars(Proviso(**one).shown()) for seat, one in left.get(table, {}).items()}
    return {"beforehand": mine} if mine else {}


def chat(lines: list[Any], mine: list[Any]) -> list[Any]:
    """What was said at a table, and which of it was said by the guest."""
    return [
        {"seat": seat, "name": name, "text": text, "at": at, "mine": [number, seat, name, text, at, *who] in mine}
        for number, seat, name, text, at, *who in lines
    ]


@delete("/past", who=GUEST, price=5)
async def forget_past(house: House, caller: Caller) -> wire.Forgotten:
    """Everything of mine is put out of the world, but for what others have played with me."""
    return await house.forget(caller.known)
