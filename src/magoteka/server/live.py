"""The socket: a reader, a writer, and the table's task between them."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from magoteka.core.problems import Problem
from magoteka.server.calls import guest_of, hub_of
from magoteka.server.doors import address_of, check_house, check_origin
from magoteka.server.hub import Hub
from magoteka.server.limits import MESSAGE_BYTES
from magoteka.server.problems import Broken, Foreign, OtherHouse, TooLarge
from magoteka.server.stores import FAILURES
from magoteka.table import scene, wire
from magoteka.table.listener import Listener
from magoteka.table.problems import BadWish, Crowded, NotStored, NotYours, TooFast
from magoteka.table.shapes import Misshapen
from magoteka.table.table import Table

LOG = logging.getLogger(__name__)
STRIKES = 40  # messages beyond the rate after which a connection is closed
FORBIDDEN, UNKNOWN, SLOW, GREEDY, BROKEN, MOVED = 4403, 4404, 4408, 4429, 1011, 1012
CODES = (  # who hears of anything else has the wrong address
    ((NotYours, Foreign, OtherHouse), FORBIDDEN),
    ((NotStored,), BROKEN),
    ((TooFast, Crowded), GREEDY),
)
Socket = WebSocket[Any, Any, State]


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: Socket,
    table_id: FromPath[str],
    since: FromQuery[int] = -1,
    seat: FromQuery[int | None] = None,
    watch: FromQuery[str | None] = None,
) -> None:
    """A connection to a table, from its first message to its last; whoever breaks off is gone, which is no mistake."""
    with suppress(OSError, WebSocketDisconnect):
        await attend(socket, table_id, since, seat, watch)


async def attend(socket: Socket, table_id: str, since: int, seat: int | None, watch: str | None) -> None:
    """Let somebody in, hear him out, and see him off."""
    await socket.accept()
    try:
        table, listener = await enter(socket, table_id, watch)
        await table.do(lambda: table.welcome(listener, since, seat))
        hub_of(socket).metrics.count("connections_opened", kind="onlooker" if listener.watching else "player")
    except Problem as problem:
        await refuse(socket, problem)
        return
    except FAILURES as error:
        LOG.error("table %s could not be opened: the store has failed: %s", table_id, getattr(error, "orig", error))
        await hang_up(socket, BROKEN, "The table cannot be read now; come again.")
        return
    except Exception:
        LOG.exception("table %s could not be opened", table_id)
        await hang_up(socket, BROKEN, Broken.sentence)
        return
    try:
        await converse(socket, table, listener)
    finally:
        with suppress(Problem):
            await table.do(lambda: table.farewell(listener), anyway=True)


async def refuse(socket: Socket, problem: Problem) -> None:
    """Close a connection, and say why."""
    hub_of(socket).metrics.count("refusals", tag=problem.tag)
    code = next((code for kinds, code in CODES if isinstance(problem, kinds)), UNKNOWN)
    await hang_up(socket, code, str(problem)[:120])


async def hang_up(socket: Socket, code: int, reason: str) -> None:
    """Close a connection, unless the web server was quicker, as it is after a broken frame."""
    with suppress(RuntimeError):
        await socket.close(code=code, reason=reason)


async def enter(socket: Socket, table_id: str, watch: str | None) -> tuple[Table, Listener]:
    """Who comes, and to which table."""
    check_house(socket, hub_of(socket).settings.doors.hosts)
    check_origin(socket)
    hub, guest, address = hub_of(socket), guest_of(socket), address_of(socket)
    if not hub.limits.knocks.take(address):
        raise TooFast()
    table = await hub.table(table_id)
    await hub.contests.unveil(table)
    gate = table.journal.gate
    if watch is not None and not gate.opens_to(watch):
        raise NotYours()
    name = guest.name if guest else ""
    listener = Listener(guest.id if guest else None, name, watching=watch is not None)
    hub.limits.bind(listener, address)
    listener.link = watch
    if listener.watching and listener.who in gate.barred:
        raise NotYours()
    return table, listener


async def converse(socket: Socket, table: Table, listener: Listener) -> None:
    """Read and write until either ends."""
    reader = asyncio.create_task(read(socket, table, listener))
    writer = asyncio.create_task(write(socket, table, listener))
    done, pending = await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    for task in done:
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, (OSError, WebSocketDisconnect)):
            LOG.error("table %s: a connection failed", table.id, exc_info=error)
    if table.stopped:
        with suppress(OSError):  # who has already left need not come again
            await hang_up(socket, MOVED, "The table is elsewhere now; come again.")


async def write(socket: Socket, table: Table, listener: Listener) -> None:
    """Send what is queued."""
    while (data := await listener.outbox.get()) is not None:
        try:
            await socket.send_data(data.decode(), mode="text")
        except RuntimeError:  # the web server has hung up: a broken frame came
            return
    if listener.dismissed is not None:
        await refuse(socket, listener.dismissed)
    elif not table.stopped:
        await hang_up(socket, SLOW, "The connection is too slow; come again.")


async def read(socket: Socket, table: Table, listener: Listener) -> None:
    """Hear what the client says, as fast as people speak."""
    strikes, hub = 0, hub_of(socket)
    while True:
        text = await socket.receive_data(mode="text")
        if len(text) > MESSAGE_BYTES:
            listener.send(scene.said(TooLarge(limit=MESSAGE_BYTES)))
        elif listener.messages.take():
            await hear(text, table, listener, hub)
            continue
        else:
            listener.send(scene.said(TooFast()))
        strikes += 1
        if strikes > STRIKES:
            await hang_up(socket, GREEDY, TooFast.sentence)
            return


async def hear(text: str | bytes, table: Table, listener: Listener, hub: Hub) -> None:
    """One message."""
    try:
        message = wire.heard(msgspec.json.decode(text))
    except (msgspec.MsgspecError, Misshapen, UnicodeDecodeError, RecursionError) as error:
        listener.send(scene.said(BadWish(what=str(error)[:120])))
        return
    hub.metrics.count("messages", type=message.type)
    try:
        await table.do(lambda: table.hear(listener, message))
        if isinstance(message, wire.AskHint) and listener.guest is not None:
            await hub.history.help(listener.guest, table.id)
    except Problem as problem:
        listener.send(scene.said(problem))
    except FAILURES as error:
        LOG.error("table %s: the store has failed: %s", table.id, getattr(error, "orig", error))
        listener.send(scene.said(NotStored()))
    except Exception:
        LOG.exception("table %s: a message could not be handled", table.id)
        listener.send(scene.said(Broken()))
