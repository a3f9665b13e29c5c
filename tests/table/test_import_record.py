"""A record from a file becomes a table that can be looked at from beginning to end."""

from __future__ import annotations

import asyncio

import pytest

from magoteka.core.match import Match
from magoteka.core.record import loads
from magoteka.games import GAMES
from magoteka.table.head import Head, record_of
from magoteka.table.import_record import import_match
from magoteka.table.replay import WATCH, ReplayCache
from magoteka.table.replay_access import ReplayRequest, page
from magoteka.table.store import MemoryStore
from table.test_replay import followed, head_of, plain, played


@pytest.mark.parametrize("name", ["abraca", "siggil"])
def test_a_record_is_shown_as_the_match_was(name: str) -> None:
    head, store = head_of(name), MemoryStore()
    journal, rows, seen = played(head, 20_000)
    assert journal.over
    match = Match.replay(GAMES[name], loads(record_of(head, rows, None).dumps()))
    address = asyncio.run(import_match(store, match, ["Анна", "Борис"]))
    table_id, _, secret = address.removeprefix("r/").partition("?watch=")
    kept = asyncio.run(store.load(table_id))
    assert kept is not None
    found = Head(**kept.head)
    assert found.watch == secret
    last = max(store.tables[table_id].rows)
    replay = asyncio.run(ReplayCache().replay(store, table_id, found, last))
    wish = ReplayRequest(table_id, found, last, WATCH, 0, over=True)
    shown = followed(page(replay, wish, len(replay.steps) - 1))[-1]
    assert shown["view"] == plain(seen[-1][None])
