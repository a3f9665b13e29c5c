"""The socket: a reader, a writer, and the table's task between them."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from magoteka.core.problems import Problem
from magoteka.house.call import Caller
from magoteka.house.lines import BROKEN, FORBIDDEN, GREEDY, MOVED, SLOW, code_of, entered, hear
from magoteka.house.problems import Broken, TooLarge
from magoteka.server.access import address_of, check_house, check_origin
from magoteka.server.calls import guest_of, hub_of
from magoteka.server.limits import MESSAGE_BYTES
from magoteka.server.problems import Foreign, OtherHouse
from magoteka.server.stores import FAILURES
from magoteka.table import scene
from magoteka.table.listener import Listener
from magoteka.table.problems import TooFast
from magoteka.table.table import Table

LOG = logging.getLogger(__name__)
STRIKES = 40  # messages beyond the rate after which a connection is closed
REFUSED = (Foreign, OtherHouse)
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
        await hub_of(socket).expiry.renew(table, listener)
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
    code = FORBIDDEN if isinstance(problem, REFUSED) else code_of(problem)
    await hang_up(socket, code, str(problem)[:120])


async def hang_up(socket: Socket, code: int, reason: str) -> None:
    """Close a connection, unless the web server was quicker, as it is after a broken frame."""
    with suppress(RuntimeError):
        await socket.close(code=code, reason=reason)


async def enter(socket: Socket, table_id: str, watch: str | None) -> tuple[Table, Listener]:
    """Who comes, and to which table."""
    check_house(socket, hub_of(socket).settings.access.hosts)
    check_origin(socket)
    hub, caller = hub_of(socket), Caller(guest_of(socket), address_of(socket))
    if not hub.limits.knocks.take(caller.address):
        raise TooFast()
    return await entered(hub, caller, table_id, watch)


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
            await hear(hub, table, listener, text)
            continue
        else:
            listener.send(scene.said(TooFast()))
        strikes += 1
        if strikes > STRIKES:
            await hang_up(socket, GREEDY, TooFast.sentence)
            return
