"""Everything that a house without a server keeps, as one file; and tables from such a file, a server's, or a record."""

from __future__ import annotations

import json
import time
from typing import Any

from magoteka import __version__
from magoteka.bots import FIRST
from magoteka.core.chance import SecretRng
from magoteka.core.problems import Problem
from magoteka.core.record import GameRecord, loads
from magoteka.games import game_named
from magoteka.house.call import NEWCOMER, Caller, delete, get, post
from magoteka.offline.house import LocalHouse
from magoteka.offline.problems import BadFile
from magoteka.offline.store import ABOUT, CHAT, PAST, ROW, numbered
from magoteka.table import seats, wire
from magoteka.table.guests import Guest, new_guest
from magoteka.table.head import Head, head_json
from magoteka.table.migration import from_anew, migrate_table
from magoteka.table.opening import new_id
from magoteka.table.seats import link, seated
from magoteka.table.store import dumps

FORMAT = 1  # of a table, as `magoteka admin export` writes it too
KEPT_BYTES = 1_000_000_000  # whatever a browser can hold
WHY = "a server keeps its tables itself, and writes them by `magoteka admin export`"
PAUSE = 0.5  # seconds that bots rest at the table of a record


@get("/kept", who=NEWCOMER, only=WHY)
async def kept(house: LocalHouse, caller: Caller) -> str:
    """Everything that is kept here, as one file: all tables of the list, with their secrets, for they are my own."""
    guest = caller.known
    listed = await house.store.tables_of(guest.id, len(house.store.tables))
    tables = [await exported(house, table_id) for table_id, _, _ in listed]
    return dumps({"format": FORMAT, "magoteka": __version__, "tables": tables})


async def exported(house: LocalHouse, table_id: str) -> Any:
    """A whole table."""
    rows = [[row.seq, row.kind, row.body] for row in await house.store.rows(table_id)]
    here = house.store.tables[table_id]
    head, brief, chat = json.loads(here.head), json.loads(here.brief), [json.loads(one) for one in here.chat.values()]
    about = {"format": FORMAT, "magoteka": __version__, "table": table_id, "touched": here.touched}
    sitting = [guest for guest, tables in house.store.sitting.items() if table_id in tables]
    return {
        **about,
        "head": head,
        "rows": rows,
        "brief": brief,
        "chat": chat,
        "sitting": sitting,
        "past": house.store.past.get(table_id),
    }


@post("/kept", who=NEWCOMER, largest=KEPT_BYTES, only=WHY)
async def take_in(house: LocalHouse, caller: Caller, wish: Any) -> wire.Tables:
    """Tables from such a file, from a server's, or from a record; those that are here already are not touched."""
    guest = caller.known
    try:
        tables = [retold(loads(dumps(wish)), guest)] if "answers" in wish else wish.get("tables", [wish])
        ready = [written(one, guest.id) for one in tables]
    except (ValueError, KeyError, TypeError, IndexError, AttributeError, Problem) as error:
        raise BadFile() from error
    fresh = {table_id: changes for table_id, changes in ready if table_id not in house.store.tables}
    for table_id, changes in fresh.items():
        await house.key_store.write(changes)
        await house.store.find(table_id)
        if await migrate_table(house.store, table_id, SecretRng()) is not None:
            await house.store.delete(table_id)
            raise BadFile()
        await house.store.sit(guest.id, table_id)
    return wire.Tables(len(fresh))


def retold(record: GameRecord, guest: Guest) -> Any:
    """The match of a record as a table of the guest's, who plays on against bots where it has not ended."""
    game, wishes = (
        game_named(record.game),
        [wire.SeatRequest("me"), *[wire.SeatRequest("bot", level=FIRST)] * (record.seats - 1)],
    )
    game.check_seats(record.seats)
    if record.before:
        raise BadFile()
    sitting = [seated(wish, guest) for wish in wishes]
    links = {"watch": link(), "join": link()}
    head = Head(game.name, record.ruleset, record.seats, record.settings, guest.id, PAUSE, None, True, **links)
    rows = from_anew(0, {"seats": seats.written(sitting)}, record.answers)
    about = {
        "format": FORMAT,
        "table": new_id(),
        "touched": time.time(),
        "head": head_json(head),
        "brief": {},
        "chat": [],
    }
    return {**about, "rows": [[row.seq, row.kind, row.body] for row in rows]}


def written(data: Any, guest: str) -> tuple[str, dict[str, str | None]]:
    """A table as the key store has it; whoever opened it elsewhere is the guest here.

    It has no snapshot: it is played again, and so checked.
    """
    if data["format"] != FORMAT:
        raise ValueError(data["format"])
    owner = str(Head(**data["head"]).owner)
    own = json.loads(dumps(data).replace(dumps(owner), dumps(guest)))
    table_id, touched = str(own["table"]), float(own["touched"])
    changes: dict[str, str | None] = {ABOUT + table_id: dumps([dumps(own["head"]), dumps(own["brief"]), touched])}
    changes |= {numbered(ROW, table_id, int(seq)): dumps([kind, dumps(body)]) for seq, kind, body in own["rows"]}
    changes |= {numbered(CHAT, table_id, int(line[0])): dumps(line) for line in own["chat"]}
    if own.get("past"):
        changes[PAST + table_id] = dumps(own["past"])
    return table_id, changes


@delete("/kept", only=WHY)
async def wipe(house: LocalHouse, caller: Caller) -> wire.Tables:
    """Nothing is left here of anybody."""
    tables = list(house.store.tables)
    for table_id in tables:
        await house.erase(table_id)
    await house.key_store.write(dict.fromkeys(await house.key_store.read("")))
    house.store.sitting.clear()
    house.guest, house.nobody = None, new_guest("")
    return wire.Tables(len(tables))
