"""The store of a house without a server: tables in memory, each change in a key store before anybody is told of it."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any

from magoteka.offline.key_store import KeyStore
from magoteka.table.counts import MOST, Finished, body_of, finished_in
from magoteka.table.store import Conflict, KeptTable, MemoryStore, Row, Snapshot, Stored, dumps

ABOUT, ROW, SNAPSHOT, CHAT, SITTING, PAST = "about/", "row/", "snapshot/", "chat/", "sitting/", "past/"
NOTE = "note/"
PARTS = (ROW, SNAPSHOT, CHAT, NOTE)


def numbered(part: str, table_id: str, number: int) -> str:
    """The key of a row or a line of a table; keys stand in the order of the numbers."""
    return f"{part}{table_id}/{number:08}"


class OfflineStore(MemoryStore):
    """Reads a table when it is first asked for; of the others it has what the list of tables shows."""

    def __init__(self, key_store: KeyStore) -> None:
        super().__init__()
        self.key_store = key_store
        self.whole: set[str] = set()  # the tables whose rows are in memory
        self.past: dict[str, Any] = {}  # of each table when it began, how it ended, and whether hints were given

    async def open(self) -> None:
        """Read the list of tables."""
        await self.find("")
        for key, text in (await self.key_store.read(SITTING)).items():
            self.sitting[key.removeprefix(SITTING)] = json.loads(text)
        for key, text in (await self.key_store.read(NOTE)).items():
            table_id, seat, guest = key.removeprefix(NOTE).split("/")
            self.notes[table_id, int(seat), guest] = text

    async def find(self, table_id: str) -> None:
        """Learn of a table that has come to the key store, or of all of them."""
        for key, text in (await self.key_store.read(ABOUT + table_id)).items():
            self.tables[key.removeprefix(ABOUT)] = KeptTable(*json.loads(text))
        for key, text in (await self.key_store.read(PAST + table_id)).items():
            self.past[key.removeprefix(PAST)] = json.loads(text)

    async def create(self, table_id: str, head: Any, rows: Sequence[Row], brief: Any, snapshot: Snapshot) -> None:
        if table_id in self.tables:
            raise Conflict(table_id)
        self.whole.add(table_id)
        now = time.time()
        await self.put(table_id, KeptTable(dumps(head), dumps(brief), now), rows, snapshot, {"begun": now})

    async def append(self, table_id: str, row: Row, brief: Any, snapshot: Snapshot | None = None) -> None:
        await self.bring(table_id)
        kept = self.tables[table_id]
        if row.seq != max(kept.rows) + 1:
            raise Conflict(f"row {row.seq} after {max(kept.rows)}")
        now = KeptTable(kept.head, dumps(brief), time.time(), kept.rows, chat=kept.chat)
        await self.put(table_id, now, [row], snapshot, self.ending(table_id, row, brief))

    def ending(self, table_id: str, row: Row, brief: Any) -> dict[str, Any]:
        """What is remembered of a match when it ends with a row."""
        body = body_of(brief)
        if body is None or "body" in self.past.get(table_id, {}):
            return {}
        moves = sum(kind == "answer" for kind, _ in self.tables[table_id].rows.values()) + (row.kind == "answer")
        return {"ended": time.time(), "moves": moves, "body": body}

    async def remember(self, table_id: str, **facts: Any) -> None:
        """Something for the history of its players."""
        known = {**self.past.get(table_id, {}), **facts}
        await self.key_store.write({PAST + table_id: dumps(known)})
        self.past[table_id] = known

    def finished(self, guest: str) -> list[Finished]:
        """What a guest has played to the end here, latest first."""
        ended = [(table_id, facts) for table_id, facts in self.past.items() if "body" in facts]
        found = []
        for table_id, facts in sorted(ended, key=lambda one: -one[1]["ended"])[:MOST]:
            game, begun = json.loads(self.tables[table_id].head)["game"], facts.get("begun", facts["ended"])
            row = {"table_id": table_id, "game": game, "begun": begun, "helped": bool(facts.get("helped"))}
            found.append(finished_in({**facts, **row}))
        return [one for one in found if any(player.who == guest for player in one.players)]

    async def rewrite(self, table_id: str, rows: Sequence[Row], brief: Any, snapshot: Snapshot | None) -> None:
        await self.bring(table_id)
        kept = self.tables[table_id]
        await self.put(
            table_id, KeptTable(kept.head, dumps(brief), time.time(), kept.rows, chat=kept.chat), rows, snapshot
        )

    async def put(
        self, table_id: str, kept: KeptTable, rows: Sequence[Row], snapshot: Snapshot | None, past: Any = None
    ) -> None:
        """Write a change, with what it adds to the history of the players, and only then know of it."""
        known = {**self.past.get(table_id, {}), **(past or {})}
        fresh = {row.seq: (row.kind, dumps(row.body)) for row in rows}
        changes: dict[str, str | None] = {ABOUT + table_id: dumps([kept.head, kept.brief, kept.touched])}
        changes |= {numbered(ROW, table_id, seq): dumps(row) for seq, row in fresh.items()}
        kept.snapshot = self.tables[table_id].snapshot if table_id in self.tables else None
        if snapshot is not None:
            kept.snapshot = (snapshot.seq, dumps(snapshot.body))
            changes[SNAPSHOT + table_id] = dumps(kept.snapshot)
        if past:
            changes[PAST + table_id] = dumps(known)
        await self.key_store.write(changes)
        self.past[table_id] = known
        kept.rows.update(fresh)
        self.tables[table_id] = kept

    async def bring(self, table_id: str) -> None:
        """Read the rest of a table."""
        if table_id in self.whole or table_id not in self.tables:
            return
        rows = await self.key_store.read(f"{ROW}{table_id}/")
        chat = await self.key_store.read(f"{CHAT}{table_id}/")
        snapshot = await self.key_store.read(SNAPSHOT + table_id)
        kept = self.tables[table_id]
        kept.rows = {number_in(key): tuple(json.loads(text)) for key, text in rows.items()}
        kept.chat = {number_in(key): text for key, text in chat.items()}
        kept.snapshot = tuple(json.loads(snapshot[SNAPSHOT + table_id])) if snapshot else None
        self.whole.add(table_id)

    def put_away(self, table_id: str) -> None:
        """Keep in memory only what the list shows of a table."""
        self.whole.discard(table_id)
        kept = self.tables.get(table_id)
        if kept is not None:
            kept.rows, kept.chat, kept.snapshot = {}, {}, None

    async def load(self, table_id: str) -> Stored | None:
        await self.bring(table_id)
        return await super().load(table_id)

    async def rows(self, table_id: str, before: int | None = None, most: int | None = None) -> list[Row]:
        await self.bring(table_id)
        return await super().rows(table_id, before, most)

    async def say(self, table_id: str, number: int, line: Any) -> None:
        await self.key_store.write({numbered(CHAT, table_id, number): dumps(line)})
        await super().say(table_id, number, line)

    async def said(self, table_id: str) -> list[Any]:
        await self.bring(table_id)
        return await super().said(table_id)

    async def note(self, guest: str, table_id: str, seat: int, text: str) -> None:
        await self.key_store.write({f"{NOTE}{table_id}/{seat}/{guest}": text or None})
        await super().note(guest, table_id, seat, text)

    async def sit(self, guest: str, table_id: str) -> None:
        await super().sit(guest, table_id)
        await self.key_store.write({SITTING + guest: dumps(self.sitting[guest])})

    async def leave(self, guest: str, table_id: str) -> None:
        await super().leave(guest, table_id)
        await self.key_store.write({SITTING + guest: dumps(self.sitting[guest])})

    async def delete(self, table_id: str) -> None:
        gone = [key for part in PARTS for key in await self.key_store.read(f"{part}{table_id}")]
        await self.key_store.write(dict.fromkeys([ABOUT + table_id, PAST + table_id, *gone]))
        self.past.pop(table_id, None)
        self.whole.discard(table_id)
        await super().delete(table_id)


def number_in(key: str) -> int:
    """The number at the end of a key."""
    return int(key.rpartition("/")[2])
