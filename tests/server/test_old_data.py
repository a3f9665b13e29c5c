"""Data folders of Magoteka 0.1.0: every table goes on where it was, or says where and why it stops."""

import asyncio
import json
import logging
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from magoteka.core.record import loads
from magoteka.games import GAMES
from magoteka.server.database import SCHEMA
from magoteka.server.guests import COOKIE
from magoteka.server.settings import Settings
from magoteka.server.stores import SqlStore
from magoteka.table.guests import Guest
from magoteka.table.head import record_of
from server.houses import Inside, Visitor, inside

RECORDS = Path(__file__).parents[1] / "records"
FIRST_SCHEMA = """
create table about (key text primary key, value text);
create table tables (id text primary key, head text not null, brief text not null, touched float not null);
create table answers (table_id text, seq integer, kind text not null, body text not null, at float not null,
    primary key (table_id, seq));
create table chat (table_id text, seq integer, body text not null, primary key (table_id, seq));
create table sitting (guest text, table_id text, primary key (guest, table_id));
insert into about values ('schema', '1');
"""


def first_record(game: str) -> Any:
    """A record that 0.1.0 has written."""
    found = [json.loads(path.read_text("utf-8")) for path in sorted((RECORDS / game / "r1").glob("*.json"))]
    return next(record for record in found if record["magoteka"] == 1)


def rows_of(record: Any, most: int) -> list[list[Any]]:
    """Its answers as the first program stored them, a seat's and nature's after it in one row, but not to the end."""
    rows: list[list[Any]] = [[]]
    for answer in record["answers"]:
        if answer[0] >= 0:
            rows.append([])
        rows[-1].append(answer)
    return rows[: min(most, 1 + 2 * len(rows) // 3)]


def stored(data: Path, game: str, spoil: int | None = None) -> int:
    """A folder with one table of the first program; the number of its rows."""
    record = first_record(game)
    count = record["seats"]
    seats = [
        {"name": f"name-{number}", "holder": "guest-0", "level": None, "token": None, "here": number > 0}
        for number in range(count)
    ]
    head = {"game": game, "ruleset": record["ruleset"], "count": count, "settings": record["settings"]}
    head |= {"owner": "guest-0", "pause": 0, "clock": None, "training": True, "watch": "watch-secret"}
    brief = {"game": game, "seats": seats, "asking": [0], "over": False, "winners": []}
    rows = rows_of(record, 60)
    if spoil is not None:
        rows[spoil] = [[rows[spoil][0][0], {"tag": "no-such-answer"}, "0" * 16]]
    db = sqlite3.connect(data / "magoteka.db")
    db.executescript(FIRST_SCHEMA)
    db.execute("insert into tables values (?, ?, ?, 1.5)", ("old", json.dumps(head), json.dumps(brief)))
    db.execute("insert into sitting values ('guest-0', 'old')")
    db.execute("insert into chat values ('old', 0, ?)", (json.dumps([0, 0, "name-0", "Привет", 1.0]),))
    for seq, answers in enumerate(rows):
        body = {"answers": answers} | ({"seats": seats} if seq == 0 else {})
        kind = "answer" if seq else "begin"
        db.execute("insert into answers values ('old', ?, ?, ?, 1.0)", (seq, kind, json.dumps(body)))
    db.commit()
    db.close()
    return len(rows)


def holder(house: Inside) -> Visitor:
    """The guest of the old table."""
    found = house.guest("")
    found.cookie = f"{COOKIE}={house.hub.signer.write(Guest('guest-0', ''))}"
    return found


@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_of_the_first_program_goes_on(tmp_path: Path, game: str) -> None:
    rows = stored(tmp_path, game)
    with inside(tmp_path) as house:
        anna = holder(house)
        assert [brief["broken"] for brief in anna.get("/api/tables")] == [None]
        with anna.live("old") as wire:
            scene = wire.hear()
            assert scene["version"] >= rows - 1
            assert scene["broken"] is None
            assert [line["text"] for line in scene["chat"]] == ["Привет"]
            told = [one for moment in scene["moments"] for one in moment["told"]]
            assert told
            for _ in range(3):
                scene = wire.ask(type="look", seat=scene["asking"][0]["seat"])
                answer = {"seat": scene["chair"], "answer": scene["options"][0]}
                after = wire.ask(type="answer", version=scene["version"], **answer)
                assert after["version"] == scene["version"] + 1
                scene = after
    with inside(tmp_path) as house, holder(house).live("old") as wire:
        again = wire.hear()
        assert again["version"] == scene["version"]
        assert len(loads_of(house).answers) > rows


def loads_of(house: Inside) -> Any:
    """The record of the old table as it is now."""
    journal = house.run(house.hub.opener.journal, "old")
    rows = house.run(house.hub.store.rows, "old")
    return loads(record_of(journal.head, rows, None).dumps())


def test_a_table_that_stops_says_where_and_why(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    stored(tmp_path, "abraca", spoil=5)
    with inside(tmp_path) as house:
        anna = holder(house)
        with anna.live("old") as wire:
            scene = wire.hear()
            assert "wrong at answer" in scene["broken"]["sentence"]
            first, *later = [moment["version"] for moment in scene["moments"]]  # written anew under the rules of today
            assert later == [first + 1, first + 2, first + 3, first + 4]
            assert scene["view"]["tag"] == "abraca-view"
            assert (scene["asking"], scene["options"], scene["over"]) == ([], [], False)
            wire.ask(type="look", seat=0)
            answer = {"tag": "declare", "spell": 1}
            assert wire.ask(type="answer", version=scene["version"], seat=0, answer=answer)["tag"] == "cannot-answer"
        assert [brief["broken"]["tag"] for brief in anna.get("/api/tables")] == ["tampered-record"]
        older = anna.get(f"/api/tables/old/chronicle?before={first + 3}")
        assert [moment["version"] for moment in older] == [first, first + 1, first + 2]
        assert anna.get(f"/api/tables/old/chronicle?before={first}") == []
        assert anna.post("/api/tables/old/seats/1", {"kind": "bot", "level": "random"})["tag"] == "cannot-answer"
        assert anna.post("/api/guest", {"name": "Аня"})["name"] == "Аня"
    warned = [record for record in caplog.records if record.levelno == logging.WARNING]
    assert any("old" in record.getMessage() and "wrong at answer" in record.getMessage() for record in warned)


def test_the_first_schema_becomes_ours_and_a_newer_one_is_refused(tmp_path: Path) -> None:
    stored(tmp_path, "abraca")
    asyncio.run(opened_and_closed(tmp_path))
    db = sqlite3.connect(tmp_path / "magoteka.db")
    assert db.execute("select value from about where key = 'schema'").fetchall() == [(str(SCHEMA),)]
    db.execute("update about set value = ? where key = 'schema'", (str(SCHEMA + 1),))
    db.commit()
    db.close()
    with pytest.raises(RuntimeError, match=rf"newer Magoteka \(schema {SCHEMA + 1}, here {SCHEMA}\)"):
        asyncio.run(opened_and_closed(tmp_path))


async def opened_and_closed(data: Path) -> None:
    store = SqlStore(Settings(data).url)
    try:
        await store.open()
    finally:
        await store.close()
