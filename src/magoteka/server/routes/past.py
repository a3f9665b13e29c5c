"""My games: those that are over, and everything that the house knows of me."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import JSONBody

from magoteka.server.calls import Body, Call, guest_of, hub_of, known_guest, wished
from magoteka.table import wire


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
    guest = known_guest(request)
    return "".join([f"{line}\n" async for line in hub_of(request).history.lines(guest)])


@delete("/api/past", status_code=200)
async def forget_me(request: Call) -> wire.Forgotten:
    """Everything of mine is put out of the world, but for what others have played with me."""
    return await hub_of(request).history.forget(known_guest(request))


@post("/api/past/rated", status_code=200)
async def be_rated(request: Call, data: JSONBody[Body]) -> wire.Nothing:
    """I want a rating, or none."""
    wish, guest = wished(wire.RatedWish, data), known_guest(request)
    await hub_of(request).history.rate(guest, on=wish.on)
    return wire.Nothing()
