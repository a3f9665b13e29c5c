"""A match that is looked at: its chronicle, its replay, its picture, and who may see them."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody

from magoteka.server.calls import Body, Call, guest_of, hub_of, wished
from magoteka.server.cards import language
from magoteka.table import looking, wire


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


@post("/api/tables/{table_id:str}/share", status_code=200)
async def share(request: Call, table_id: FromPath[str], data: JSONBody[Body]) -> wire.ShareWish:
    """Let anyone look at a finished match who has its address, or no longer."""
    wish, guest = wished(wire.ShareWish, data), guest_of(request)
    table = await hub_of(request).table(table_id)
    await hub_of(request).contests.unveil(table)
    return await table.do(lambda: table.host.share(guest, wish))
