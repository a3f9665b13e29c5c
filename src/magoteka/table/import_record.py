"""A match that comes from a file, as a table that can be looked at."""

from __future__ import annotations

import hashlib
import json
from base64 import urlsafe_b64encode
from collections.abc import Sequence

from magoteka.bots import FIRST
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.core.problems import BadRecord, CannotGoOn, NewerRecord, OlderRecord, Problem, TamperedRecord
from magoteka.table import schema, wire
from magoteka.table.branching import near
from magoteka.table.head import Head, head_json
from magoteka.table.journal import Journal
from magoteka.table.migration import from_anew
from magoteka.table.opening import new_id
from magoteka.table.problems import SpoiltRecord, UnfinishedRecord
from magoteka.table.saved import replayed
from magoteka.table.seats import Seat, link, written
from magoteka.table.store import Snapshot, Store, Stored, dumps

SIGN = b'"magoteka"'  # every record has it
NAME = 40  # letters of a name at most, as elsewhere
TOLD = (NewerRecord, OlderRecord, CannotGoOn)  # what says by itself what can be done about a record


def check_sign(body: bytes) -> None:
    """Refuse at once what is no record of ours."""
    if SIGN not in body:
        raise BadRecord(what="it does not say that it is one of ours")


def record_in(body: bytes) -> str:
    """The text of the record that somebody has sent."""
    check_sign(body)
    try:
        text = dumps(schema.read(wire.RecordRequest, json.loads(body)).record)
        text.encode()
    except (ValueError, RecursionError, schema.ValidationError) as error:
        raise BadRecord(what="not JSON of ours") from error
    return text


async def import_match(store: Store, match: Match, names: Sequence[str]) -> str:
    """Put a match that was played through into a store; the address of the page that shows it to whoever has it."""
    table_id = new_id()
    head = await put(store, match, names, table_id, "")
    return f"r/{table_id}?watch={head.watch}"


async def import_text(store: Store, text: str, guest: str) -> str:
    """The table of a guest that shows him, and nobody else, the match of a record; the same for the same record."""
    digest = hashlib.sha256(f"{guest} {text}".encode("utf-8", "replace")).digest()
    table_id = urlsafe_b64encode(digest[:12]).decode().replace("-", "_")
    if await store.load(table_id) is None:
        match, names = read(text)
        await put(store, match, names, table_id, guest)
    return table_id


def read(text: str) -> tuple[Match, list[str]]:
    """A finished match and its players' names; or a Problem that says what to do."""
    try:
        saved = replayed(text, None)
    except TOLD:
        raise
    except TamperedRecord as error:
        raise SpoiltRecord(answer=error.facts["answer"]) from error
    except Problem as error:
        raise BadRecord(what=str(error)[:200].rstrip(".")) from error
    if not saved.match.over:
        raise UnfinishedRecord()
    return saved.match, [player.name for player in saved.players] or [""] * saved.match.record.seats


async def put(store: Store, match: Match, names: Sequence[str], table_id: str, owner: str) -> Head:
    """A match that was played through, as a table of the store."""
    record, game = match.record, match.game
    seats = [Seat(name[:NAME], level=FIRST) for name in names]
    agreed = (game.name, record.ruleset, record.seats, record.settings)
    head = Head(*agreed, owner, 0, None, False, link(), redealt=record.redealt)
    body = {"seats": written(seats)}
    rows = from_anew(0, dict(body), record.answers)
    table = {**game.snapshot(match.state), "before": record.length, **body}
    whole = Stored(table_id, head_json(head), Snapshot(rows[-1].seq, table), rows, [])
    journal = Journal.read(near(whole), Rng(0))
    await store.create(whole.id, whole.head, rows, journal.brief(), Snapshot(rows[-1].seq, table))
    return head
