"""My games: those that are over, and everything that the house knows of me."""

from __future__ import annotations

from magoteka.house.call import GUEST, Caller, delete, get, post
from magoteka.house.house import House
from magoteka.table import wire
from magoteka.table.counts import line_of
from magoteka.table.head import Head, record_of
from magoteka.table.store import dumps


@post("/past", price=5)
async def past(house: House, caller: Caller, wish: wire.PastRequest) -> wire.History:
    """My finished matches, those that I wish to see, and what they come to."""
    if caller.guest is None:
        return wire.History([], 0, [], [], [], [], [], [], rated=True, parts=[])
    return await house.past(caller.guest, wish)


@get("/past/lines", who=GUEST, price=60, media="application/x-ndjson")
async def past_lines(house: House, caller: Caller) -> str:
    """Everything of mine: a line about me, and one for each of my matches."""
    guest, store = caller.known, house.store
    known = await house.past(guest, wire.PastRequest())
    ratings = [vars(one) for one in known.ratings]
    lines = [dumps({"guest": guest.name, "look": vars(guest.look), "rated": known.rated, "ratings": ratings})]
    for one in await house.finished(guest):
        stored = await store.load(one.table)
        assert stored is not None
        record = record_of(Head(**stored.head), await store.rows(one.table), None, over=True)
        lines.append(dumps(line_of(one, record, guest.id)))
    return "".join(f"{line}\n" for line in lines)


@delete("/past", who=GUEST, price=5)
async def forget_past(house: House, caller: Caller) -> wire.Forgotten:
    """Everything of mine is put out of the world, but for what others have played with me."""
    return await house.forget(caller.known)
