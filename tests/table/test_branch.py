"""A match goes on from a moment of another one, with what was hidden as it was or drawn anew."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from magoteka.core.chance import Rng
from magoteka.core.checking import checked
from magoteka.core.match import Match
from magoteka.core.record import loads
from magoteka.games import GAMES
from magoteka.table import wire
from magoteka.table.branching import Redeal, branching
from magoteka.table.guests import Guest
from magoteka.table.head import Head, head_json, record_of
from magoteka.table.journal import Journal
from magoteka.table.migration import migrated, table_at
from magoteka.table.opening import Opener
from magoteka.table.replay import OPEN, ReplayCache
from magoteka.table.replay_access import ReplayRequest
from magoteka.table.store import MemoryStore
from magoteka.table.thinker import OwnThinker
from table.test_replay import head_of, played

AT = 30


def branched(name: str, redeal: Redeal | None) -> tuple[MemoryStore, str, Journal, list[Any]]:
    """A table that goes on after some answers of another; with it what everybody saw then."""
    head, store = head_of(name), MemoryStore()
    _, rows, seen = played(head, AT + 20)

    async def opened() -> tuple[str, Journal]:
        await store.create("old", head_json(head), rows, {}, None)
        wish = ReplayRequest("old", head, rows[-1].seq, OPEN, 0, over=True)
        branch = await branching(ReplayCache(), store, wish, rows[AT].seq, redeal)
        assert branch is not None
        opener = Opener(store, OwnThinker(1), lambda: Rng(3))
        asked = wire.BranchRequest(
            rows[AT].seq, [wire.SeatRequest("me"), *[wire.SeatRequest("bot")] * (head.count - 1)]
        )
        created = await opener.branch(head, branch, asked, Guest("guest-9", "Анна"))
        return created.table, await opener.journal(created.table)

    table_id, journal = asyncio.run(opened())
    return store, table_id, journal, seen


def play_on(journal: Journal, store: MemoryStore, table_id: str, answers: int) -> None:
    luck = Rng(8)
    while answers and not journal.over:
        seat = journal.match.waiting()[0]
        options = journal.match.options(seat)
        row = journal.submit(seat, options[luck.below(len(options))])
        if row is not None:
            asyncio.run(store.append(table_id, row, {}))
            answers -= 1


def test_a_branch_is_under_no_seal_and_its_record_says_so() -> None:
    """Whoever opened it knew what was hidden, and chose where to begin: nothing is promised of its luck."""
    store, table_id, journal, _ = branched("abraca", None)
    assert journal.head.seal is None
    assert journal.sealing is None
    record = loads(record_of(journal.head, asyncio.run(store.rows(table_id)), None, over=True).dumps())
    assert checked(GAMES["abraca"], record).kind == "unsealed"


@pytest.mark.parametrize("name", GAMES)
def test_a_branch_goes_on_where_the_other_match_was(name: str) -> None:
    _, _, journal, seen = branched(name, None)
    looks = {seat: journal.comparer.written(journal.match.view(seat)) for seat in (*range(journal.head.count), None)}
    assert looks == seen[AT]
    assert journal.version == AT


@pytest.mark.parametrize("name", GAMES)
def test_a_redealt_branch_looks_the_same_to_its_seat(name: str) -> None:
    _, _, journal, seen = branched(name, Redeal(1, 77))
    assert journal.comparer.written(journal.match.view(1)) == seen[AT][1]


@pytest.mark.parametrize("redeal", [None, Redeal(0, 5)])
@pytest.mark.parametrize("name", GAMES)
def test_a_branch_is_its_answers_like_any_table(name: str, redeal: Redeal | None) -> None:
    """Another program plays it again from its first answer and comes to the same table; so does its record."""
    store, table_id, journal, _ = branched(name, redeal)
    play_on(journal, store, table_id, 10)
    rows, head = asyncio.run(store.rows(table_id)), journal.head
    now = journal.match.digest()
    done = migrated(head, rows, Rng(1))
    assert not done.rows, "nothing was to be written anew"
    text = record_of(head, rows, None).dumps()
    assert Match.replay(GAMES[name], loads(text)).digest() == now
    replay = asyncio.run(ReplayCache().replay(store, table_id, head, rows[-1].seq))
    assert GAMES[name].digest(replay.state) == now
    last = replay.before(len(replay.steps))
    last.asking()
    assert GAMES[name].digest(last) == now
    assert Head(**head_json(head)) == head
    snapshot = table_at(head, rows, AT)
    assert snapshot["before"] == sum(len(row.body["answers"]) for row in rows if row.seq <= AT)
