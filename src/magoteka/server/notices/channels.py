"""The ways by which guests are told, as they are kept."""

from __future__ import annotations

import json
import secrets
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import sqlalchemy as sa

from magoteka.server.database import CHANNELS, TOLD
from magoteka.server.statements import Write, named
from magoteka.table import wire
from magoteka.table.store import dumps

if TYPE_CHECKING:
    from magoteka.server.stores import SqlStore

ADD = CHANNELS.insert()
DROP = CHANNELS.delete().where(CHANNELS.c.id == named(CHANNELS.c.id))
DROP_TOLD = TOLD.delete().where(TOLD.c.channel == named(TOLD.c.channel))
UNTELL = TOLD.delete().where(TOLD.c.channel == named(TOLD.c.channel), TOLD.c.table_id == named(TOLD.c.table_id))
TELL = TOLD.insert()


@dataclass(frozen=True)
class Way:
    """A way by which a guest is told: `code` confirms a mail address, `told` is when the last daily letter went."""

    id: str
    guest: str
    kind: wire.ChannelKind
    to: dict[str, Any]
    lang: str
    origin: str  # of the house, as its owner calls it
    table_id: str = ""
    code: str = ""
    confirmed: bool = True
    daily: bool = False
    told: float = 0.0

    def shown(self) -> wire.Channel:
        """The way as its owner sees it; the secrets of an address stay here."""
        to = self.to.get("address") or urlsplit(self.to.get("endpoint") or self.to["url"]).hostname or ""
        return wire.Channel(self.id, self.kind, to, self.confirmed, self.daily, self.table_id)

    def taken_home(self) -> dict[str, Any]:
        """The way as its owner takes it home: all that he has given, and nothing by which it could be ended."""
        facts = asdict(self)
        return {name: facts[name] for name in ("kind", "to", "lang", "table_id", "confirmed", "daily")}

    def link(self, path: str) -> str:
        """An address in the house."""
        return f"{self.origin}/{path}"

    @property
    def unsubscribe(self) -> str:
        """Where programs that read mail end it."""
        return self.link(f"api/notices/{self.id}/stop")

    @property
    def stop(self) -> str:
        """Where it is ended."""
        return self.link(f"n/{self.id}")


def new_id() -> str:
    """A name that nobody guesses: who knows it may end the way."""
    return secrets.token_urlsafe(18)


class Channels:
    """All ways of a house."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store

    async def where(self, *wanted: Any) -> list[Way]:
        """Some of them."""
        async with self.store.engine.connect() as db:
            rows = (await db.execute(sa.select(CHANNELS).where(*wanted))).mappings()
            return [way_of(row) for row in rows]

    async def of(self, guest: str) -> list[Way]:
        """Those of a guest."""
        return await self.where(CHANNELS.c.guest == guest)

    async def get(self, name: str) -> Way | None:
        """The one of a name."""
        return next(iter(await self.where(CHANNELS.c.id == name)), None)

    async def add(self, way: Way, instead: list[Way]) -> None:
        """A new way, in the place of others."""
        await self.store.commit([*(one for old in instead for one in dropped(old.id)), (ADD, row_of(way))])

    async def change(self, way: Way, **what: Any) -> None:
        """Other facts about a way."""
        await self.store.commit([*dropped(way.id, told=False), (ADD, row_of(replace(way, **what)))])

    async def drop(self, name: str) -> None:
        """A way is gone."""
        await self.store.commit(dropped(name))

    async def told(self, way: Way) -> dict[str, str]:
        """What was told last by a way, by tables."""
        async with self.store.engine.connect() as db:
            found = await db.execute(sa.select(TOLD).where(TOLD.c.channel == way.id))
            return {row.table_id: row.question for row in found}

    async def tell(self, way: Way, table: str, question: str) -> None:
        """Note what is told by a way of a table; nothing: it was not."""
        key = {"my_channel": way.id, "my_table_id": table}
        new = [(TELL, {"channel": way.id, "table_id": table, "question": question})] if question else []
        await self.store.commit([(UNTELL, key), *new])


def dropped(name: str, *, told: bool = True) -> list[Write]:
    """Nothing is left of a way."""
    return [(DROP, {"my_id": name}), *([(DROP_TOLD, {"my_channel": name})] if told else [])]


def row_of(way: Way) -> dict[str, Any]:
    """A way as it is stored."""
    return asdict(way) | {"to": dumps(way.to), "confirmed": int(way.confirmed), "daily": int(way.daily)}


def way_of(row: Any) -> Way:
    """A way from its row."""
    return Way(**{**row, "to": json.loads(row["to"]), "confirmed": bool(row["confirmed"]), "daily": bool(row["daily"])})
