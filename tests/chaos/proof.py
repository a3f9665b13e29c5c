"""After the storm: everything that anybody was told is in the store, and every record replays."""

from __future__ import annotations

from collections import Counter
from typing import Any

import sqlalchemy as sa

from chaos.people import Person
from magoteka.core.match import Match
from magoteka.games import game_named
from magoteka.server.database import ANSWERS
from magoteka.server.stores import SqlStore
from magoteka.table.chronicle import PastMoment, facts_of
from magoteka.table.head import Head, record_of
from magoteka.table.store import Row


async def versions(url: str) -> dict[str, int]:
    """The last row of every table."""
    store = SqlStore(url)
    last = sa.select(ANSWERS.c.table_id, sa.func.max(ANSWERS.c.seq)).group_by(ANSWERS.c.table_id)
    try:
        async with store.engine.connect() as db:
            return {row[0]: row[1] for row in await db.execute(last)}
    finally:
        await store.engine.dispose()


async def check(url: str, people: list[Person], counts: Counter[str]) -> None:
    """Look at everything; an AssertionError says what was lost."""
    store = SqlStore(url)
    await store.open()
    try:
        heads = await store.heads()
        lost = {one.place.table for one in people} - set(heads)
        assert not lost, f"tables that are not there: {lost}"
        for table, head in heads.items():
            rows, stored = await store.rows(table), await store.load(table)
            assert stored is not None
            assert [row.seq for row in rows] == list(range(len(rows))), f"{table} has a gap"
            for person in (one for one in people if one.place.table == table):
                check_person(person, head["game"], rows, counts)
                check_chat(person, stored.chat, counts)
            Match.replay(game_named(head["game"]), record_of(Head(**head), rows, None))
            counts["records replayed"] += 1
            counts["rows"] += len(rows)
    finally:
        await store.close()


def check_person(person: Person, game: str, rows: list[Row], counts: Counter[str]) -> None:
    """What somebody heard, and what was confirmed to him."""
    codec, table = game_named(game).codec, person.place.table
    for (version, chair), events in person.told.moments.items():
        assert version < len(rows), f"{table}: row {version} was told and is not there"
        past = PastMoment(version, facts_of(rows[version]))
        assert events in (past.events(codec, chair), past.events_again(codec, chair)), (
            f"{table}: row {version} is not what was told"
        )
        counts["moments found again"] += 1
    for version, seat, answers in person.told.answers:
        row = rows[version + 1].body["answers"][0]
        said = row[0] == seat and row[1] in answers
        assert said, f"{table}: what {seat} said after {version} is lost: {answers}, {row[:2]}"
        counts["answers found again"] += 1


def check_chat(person: Person, chat: list[Any], counts: Counter[str]) -> None:
    """What was said across the table."""
    kept = {line[0]: line[3] for line in chat}
    for number, text in person.told.chat.items():
        found = number < min(kept, default=0) or kept.get(number) == text
        assert found, f"{person.place.table}: a line of chat is lost"
        counts["chat lines found again"] += 1
