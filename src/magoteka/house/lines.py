"""Somebody looks at a table: how he comes in, what he says there, and with which code he is seen off."""

from __future__ import annotations

import logging

from magoteka.core.problems import Problem
from magoteka.house.call import Caller, parsed
from magoteka.house.house import House
from magoteka.house.problems import Broken
from magoteka.table import scene, wire
from magoteka.table.listener import Listener
from magoteka.table.problems import BadRequest, Crowded, NotStored, NotYours, TooFast
from magoteka.table.schema import ValidationError
from magoteka.table.table import Table

LOG = logging.getLogger(__name__)
FORBIDDEN, UNKNOWN, SLOW, GREEDY, BROKEN, MOVED = 4403, 4404, 4408, 4429, 1011, 1012
CODES: dict[type[Problem], int] = {NotYours: FORBIDDEN, NotStored: BROKEN, TooFast: GREEDY, Crowded: GREEDY}


def code_of(problem: Problem) -> int:
    """How a line ends because of a problem; who hears of anything else has the wrong address."""
    return CODES.get(type(problem), UNKNOWN)


async def entered(house: House, caller: Caller, table_id: str, watch: str | None) -> tuple[Table, Listener]:
    """Who comes, and to which table."""
    table = await house.table(table_id)
    await house.contests.unveil(table)
    access = table.journal.access
    if watch is not None and not access.opens_to(watch):
        raise NotYours()
    listener = Listener(caller.id, caller.guest.name if caller.guest else "", watching=watch is not None)
    house.bind(listener, caller)
    listener.link = watch
    if listener.watching and listener.who in access.barred:
        raise NotYours()
    return table, listener


async def hear(house: House, table: Table, listener: Listener, text: str | bytes) -> None:
    """One message."""
    try:
        message = wire.parse_message(parsed(text))
    except (BadRequest, ValidationError) as error:
        problem = error if isinstance(error, BadRequest) else BadRequest(what=str(error)[:120])
        listener.send(scene.said(problem))
        return
    house.count("messages", type=message.type)
    try:
        await table.do(lambda: table.hear(listener, message))
    except Problem as problem:
        listener.send(scene.said(problem))
    except house.failures as error:
        LOG.error("table %s: the store has failed: %s", table.id, getattr(error, "orig", error))
        listener.send(scene.said(NotStored()))
    except Exception:
        LOG.exception("table %s: a message could not be handled", table.id)
        listener.send(scene.said(Broken()))
