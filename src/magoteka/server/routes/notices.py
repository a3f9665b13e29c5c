"""How a guest is told that it is his turn while he is not there."""

from __future__ import annotations

from magoteka.house.call import GUEST, get, post
from magoteka.server.calls import Visitor
from magoteka.server.hub import Hub
from magoteka.table import wire
from magoteka.table.table import Table

WHY = "nobody waits for the guest of a browser's own house"


@get("/notices", only=WHY)
async def notices(house: Hub, caller: Visitor) -> wire.Notices:
    """What the house can do, and the ways by which I am told."""
    return await house.herald.info(caller)


@post("/notices/push", who=GUEST, price=10, only=WHY)
async def tell_by_push(house: Hub, caller: Visitor, wish: wire.PushRequest) -> wire.Channel:
    """Tell this browser, also when no page of the house is open."""
    return await house.herald.push(caller, wish, caller.origin)


@post("/notices/mail", who=GUEST, price=60, only=WHY)
async def tell_by_mail(house: Hub, caller: Visitor, wish: wire.MailRequest) -> wire.Channel:
    """Tell an address; a letter asks there first."""
    return await house.herald.mail(caller, wish, caller.origin)


@post("/tables/{table}/hook", who=GUEST, price=10, only=WHY)
async def tell_by_hook(house: Hub, caller: Visitor, table: Table, wish: wire.HookRequest) -> wire.Channel:
    """Tell a place of mine whose turn it is at a table where I sit."""
    return await house.herald.hook(caller, table, wish, caller.origin)


@post("/notices/{channel}/confirm", price=10, only=WHY)
async def confirm_notices(house: Hub, caller: Visitor, channel: str, wish: wire.ConfirmRequest) -> wire.Channel:
    """This address is mine, and wishes to be told."""
    return await house.herald.confirm(channel, wish)


@post("/notices/{channel}/stop", only=WHY)
async def stop_notices(house: Hub, caller: Visitor, channel: str) -> wire.Nothing:
    """Tell me no more by this way; every notice brings its name, and programs that read mail may ask so too."""
    await house.herald.stop(channel)
    return wire.Nothing()
