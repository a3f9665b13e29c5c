"""Where tables are kept: what a table needs of its store, and a store that forgets when the program ends."""

from __future__ import annotations

import json
import time
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

NEAR = 256  # rows before the snapshot that are loaded with a table: the near part of its chronicle
CHAT_SHOWN = 200  # lines
WHO = 5  # where in a line of chat the guest stands who has said it


@dataclass(frozen=True)
class Row:
    """A change of a table: `kind` is begin, deal, answer, undo, rewind or seat."""

    seq: int
    kind: str
    body: Any


@dataclass(frozen=True)
class Snapshot:
    """The table after row `seq`, before which nothing can be taken back: a cache that may be thrown away."""

    seq: int
    body: Any


@dataclass
class Stored:
    """What is read of a table that is opened: its head, its last snapshot with the rows about it, its last chat."""

    id: str
    head: Any
    snapshot: Snapshot | None
    rows: list[Row]
    chat: list[Any]
    left: Mapping[int, Any] = field(default_factory=dict)  # what was left beforehand, by seats


def said_by(line: Any, guest: str, seats: Collection[int] = ()) -> bool:
    """Whether a line of chat is of a guest, who has some seats: older ones do not say whose they are."""
    return bool(line[WHO] == guest if len(line) > WHO else line[1] in seats)


class Conflict(Exception):
    """The row does not follow the last one: another writer was faster, or a row is missing."""


class Store(Protocol):
    """Reads tables and appends to them; every write is durable when it returns."""

    async def create(self, table_id: str, head: Any, rows: Sequence[Row], brief: Any, snapshot: Snapshot) -> None:
        """A new table with its first rows."""

    async def append(self, table_id: str, row: Row, brief: Any, snapshot: Snapshot | None = None) -> None:
        """A further row, and a newer snapshot; Conflict when it does not follow the last one."""

    async def rewrite(self, table_id: str, rows: Sequence[Row], brief: Any, snapshot: Snapshot | None) -> None:
        """Rows as the program of today writes them, in the place of those with the same numbers or after the last."""

    async def load(self, table_id: str) -> Stored | None:
        """A table: the rows after its snapshot and some before it, no rows without one; None: no such table."""

    async def rows(self, table_id: str, before: int | None = None, most: int | None = None) -> list[Row]:
        """The last rows, at most so many, before a number."""

    async def say(self, table_id: str, number: int, line: Any) -> None:
        """A line of chat."""

    async def said(self, table_id: str) -> list[Any]:
        """All lines of a table's chat."""

    async def words_of(self, guest: str) -> dict[str, list[Any]]:
        """What a guest has said, by tables."""

    async def note(self, guest: str, table_id: str, seat: int, text: str) -> None:
        """What a guest has written down for himself on a seat, in the place of what was there; nothing: it is gone."""

    async def notes_of(self, guest: str) -> dict[str, dict[int, str]]:
        """What a guest has written down for himself, by tables and seats."""

    async def keep_proviso(self, table_id: str, seat: int, body: Any) -> None:
        """What was left for a seat beforehand, in the place of what was there; None: it is gone."""

    async def provisos_of(self, guest: str) -> dict[str, dict[int, Any]]:
        """What a guest has left beforehand, by tables and seats."""

    async def sit(self, guest: str, table_id: str) -> None:
        """The table belongs to the guest's list from now on."""

    async def leave(self, guest: str, table_id: str) -> None:
        """The table no longer belongs to the guest's list."""

    async def delete(self, table_id: str) -> None:
        """Nothing is left of the table."""

    async def tables_of(self, guest: str, limit: int) -> list[tuple[str, Any, float]]:
        """The guest's tables, latest first: id, brief, when it was touched."""


@dataclass
class KeptTable:
    """A table in memory; everything is text, as on a disk."""

    head: str
    brief: str
    touched: float
    rows: dict[int, tuple[str, str]] = field(default_factory=dict)
    snapshot: tuple[int, str] | None = None
    chat: dict[int, str] = field(default_factory=dict)


class MemoryStore:
    """A store in memory, for tests and for places without a disk."""

    def __init__(self) -> None:
        self.tables: dict[str, KeptTable] = {}
        self.sitting: dict[str, list[str]] = {}
        self.notes: dict[tuple[str, int, str], str] = {}  # by table, seat and guest
        self.left: dict[str, dict[int, str]] = {}  # beforehand, by table and seat

    async def create(self, table_id: str, head: Any, rows: Sequence[Row], brief: Any, snapshot: Snapshot) -> None:
        if table_id in self.tables:
            raise Conflict(table_id)
        self.tables[table_id] = KeptTable(dumps(head), dumps(brief), time.time())
        await self.rewrite(table_id, rows, brief, snapshot)

    async def append(self, table_id: str, row: Row, brief: Any, snapshot: Snapshot | None = None) -> None:
        kept = self.tables[table_id]
        if row.seq != max(kept.rows) + 1:
            raise Conflict(f"row {row.seq} after {max(kept.rows)}")
        await self.rewrite(table_id, [row], brief, snapshot)

    async def rewrite(self, table_id: str, rows: Sequence[Row], brief: Any, snapshot: Snapshot | None) -> None:
        kept = self.tables[table_id]
        kept.rows.update({row.seq: (row.kind, dumps(row.body)) for row in rows})
        kept.brief, kept.touched = dumps(brief), time.time()
        if snapshot is not None:
            kept.snapshot = (snapshot.seq, dumps(snapshot.body))

    async def load(self, table_id: str) -> Stored | None:
        kept = self.tables.get(table_id)
        if kept is None:
            return None
        snapshot = None if kept.snapshot is None else Snapshot(kept.snapshot[0], json.loads(kept.snapshot[1]))
        near = [] if snapshot is None else await self.rows(table_id)
        rows = [row for row in near if snapshot is None or row.seq > snapshot.seq - NEAR]
        chat = [json.loads(line) for line in kept.chat.values()]
        left = {seat: json.loads(body) for seat, body in self.left.get(table_id, {}).items()}
        return Stored(table_id, json.loads(kept.head), snapshot, rows, chat[-CHAT_SHOWN:], left)

    async def rows(self, table_id: str, before: int | None = None, most: int | None = None) -> list[Row]:
        found = sorted(self.tables[table_id].rows.items())
        wanted = [row for row in found if before is None or row[0] < before]
        kept = wanted if most is None else wanted[-most:]
        return [Row(seq, kind, json.loads(body)) for seq, (kind, body) in kept]

    async def say(self, table_id: str, number: int, line: Any) -> None:
        self.tables[table_id].chat[number] = dumps(line)

    async def said(self, table_id: str) -> list[Any]:
        return [json.loads(line) for line in self.tables[table_id].chat.values()]

    async def words_of(self, guest: str) -> dict[str, list[Any]]:
        found = {name: [one for one in await self.said(name) if said_by(one, guest)] for name in list(self.tables)}
        return {name: lines for name, lines in found.items() if lines}

    async def note(self, guest: str, table_id: str, seat: int, text: str) -> None:
        self.notes[table_id, seat, guest] = text
        if not text:
            del self.notes[table_id, seat, guest]

    async def notes_of(self, guest: str) -> dict[str, dict[int, str]]:
        found = dict[str, dict[int, str]]()
        for (table_id, seat, who), text in self.notes.items():
            if who == guest:
                found.setdefault(table_id, {})[seat] = text
        return found

    async def keep_proviso(self, table_id: str, seat: int, body: Any) -> None:
        self.left.setdefault(table_id, {}).pop(seat, None)
        if body is not None:
            self.left[table_id][seat] = dumps(body)

    async def provisos_of(self, guest: str) -> dict[str, dict[int, Any]]:
        every = {name: {seat: json.loads(body) for seat, body in left.items()} for name, left in self.left.items()}
        his = {name: {seat: one for seat, one in left.items() if one["guest"] == guest} for name, left in every.items()}
        return {name: left for name, left in his.items() if left}

    async def sit(self, guest: str, table_id: str) -> None:
        if table_id not in self.sitting.setdefault(guest, []):
            self.sitting[guest].append(table_id)

    async def leave(self, guest: str, table_id: str) -> None:
        self.sitting[guest] = [name for name in self.sitting.get(guest, []) if name != table_id]

    async def delete(self, table_id: str) -> None:
        self.tables.pop(table_id, None)
        self.left.pop(table_id, None)
        self.notes = {key: text for key, text in self.notes.items() if key[0] != table_id}
        for guest in self.sitting:
            await self.leave(guest, table_id)

    async def tables_of(self, guest: str, limit: int) -> list[tuple[str, Any, float]]:
        found = [(name, self.tables[name]) for name in self.sitting.get(guest, [])]
        latest = sorted(found, key=lambda row: -row[1].touched)[:limit]
        return [(name, json.loads(kept.brief), kept.touched) for name, kept in latest]


def dumps(value: Any) -> str:
    """JSON as it is stored."""
    return ENCODE(value)


ENCODE = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False).encode
