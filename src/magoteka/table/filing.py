"""A match that comes from a file, as a table that can be looked at."""

from __future__ import annotations

from collections.abc import Sequence

from magoteka.bots import FIRST
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.table.branching import near
from magoteka.table.head import Head, head_json
from magoteka.table.journal import Journal
from magoteka.table.mending import from_anew
from magoteka.table.opening import new_id
from magoteka.table.seats import Seat, link, written
from magoteka.table.store import Snapshot, Store, Stored


async def filed(store: Store, match: Match, names: Sequence[str]) -> str:
    """Put a match that was played through into a store; the address of the page that shows it to whoever has it."""
    record, game = match.record, match.game
    seats = [Seat(name, level=FIRST) for name in names]
    agreed = (game.name, record.ruleset, record.seats, record.settings)
    head = Head(*agreed, "", 0, None, False, link(), redealt=record.redealt)
    body = {"seats": written(seats)}
    rows = from_anew(0, dict(body), record.answers)
    table = {**game.snapshot(match.state), "before": record.length, **body}
    whole = Stored(new_id(), head_json(head), Snapshot(rows[-1].seq, table), rows, [])
    journal = Journal.read(near(whole), Rng(0))
    await store.create(whole.id, whole.head, rows, journal.brief(), Snapshot(rows[-1].seq, table))
    return f"r/{whole.id}?watch={head.watch}"
