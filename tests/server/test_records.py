"""A record that somebody brings: shown to him alone, counted nowhere, and a bad one is told what to do."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from magoteka.core.problems import BadRecord
from magoteka.house.records import RECORD_BYTES
from magoteka.server.limits import Buckets
from magoteka.table import limits
from magoteka.table.guests import Guest
from magoteka.table.head import record_of
from magoteka.table.problems import TooFast
from server.houses import inside
from table.test_replay import head_of, played


def written(answers: int = 20_000) -> dict[str, Any]:
    """A match of Siggil as a file has it."""
    head = head_of("siggil")
    _, rows, _ = played(head, answers)
    found: dict[str, Any] = json.loads(record_of(head, rows, None).dumps())
    return {**found, "players": [{"name": "Анна", "bot": None}, {"name": "Б" * 90, "bot": "greedy"}]}


def test_a_record_is_shown_to_who_brought_it_alone_and_counts_nowhere(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna, eve, record = house.guest("Анна"), house.guest("Ева"), written()
        answer = anna.post("/api/records", {"record": record})
        found = answer.get("table", answer)
        assert isinstance(found, str), found
        shown = anna.get(f"/api/tables/{found}/replay")
        assert (shown["over"], shown["may"], shown["shared"]) == (True, False, False)
        assert [seat["name"] for seat in shown["seats"]] == ["Анна", "Б" * 40]
        assert shown["perspectives"] == ["0", "1", "watch", "open"]
        assert anna.post("/api/records", {"record": record})["table"] == found
        assert eve.get(f"/api/tables/{found}/replay")["tag"] == "not-yours"
        assert eve.post("/api/records", {"record": record})["table"] != found
        past = anna.post("/api/past", {})
        assert (past["matches"], past["ratings"]) == ([], [])
        assert [one["table"] for one in anna.get("/api/tables")] == [found]
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        fresh = anna.post(f"/api/tables/{found}/branch", {"version": 4, "seats": seats})
        assert fresh["table"] not in ("", found)


def spoilt(record: dict[str, Any]) -> dict[str, Any]:
    """Somebody else answers."""
    rows = record["answers"]
    place = next(at for at, row in enumerate(rows) if row[0] >= 0)
    changed = [1 - rows[place][0], *rows[place][1:]]
    return {**record, "answers": [*rows[:place], changed, *rows[place + 1 :]]}


def test_a_bad_file_gets_a_sentence(tmp_path: Path) -> None:
    record = written()
    bad = {
        "bad-record": ({}, {**record, "game": "chess"}, {**record, "seats": 99}, {**record, "answers": 7}),
        "newer-record": ({**record, "magoteka": 99}, {**record, "ruleset": 99}),
        "unfinished-record": ({**record, "answers": record["answers"][:9]},),
        "spoilt-record": (spoilt(record),),
    }
    with inside(tmp_path) as house:
        anna = house.guest("Анна")
        free = house.hub.limits
        free.openings = free.openings_from = free.calls = Buckets(10_000, 10_000)
        for tag, records in bad.items():
            for one in records:
                assert anna.post("/api/records", {"record": one})["tag"] == tag
        for body in (
            b"",
            b"[" * 100_000,
            b"\xff",
            b'"record"',
            b'{"record":[]}',
            b'{"record":{"magoteka":2,"game":"\\ud800"}}',
        ):
            answer = house.client.post("/api/records", content=body, headers=anna.headers())
            assert (answer.status_code, answer.json()["tag"]) == (400, "bad-record")
            house.client.cookies.clear()
        assert anna.get("/api/tables") == []


def test_nobody_brings_record_after_record_or_a_mountain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "now", lambda: 0.0)
    with inside(tmp_path) as house:
        anna = house.guest("Анна")
        answer = house.client.post("/api/records", content=b" " * (RECORD_BYTES + 1), headers=anna.headers())
        assert answer.status_code == 413
        tags = [anna.post("/api/records", {"record": {}})["tag"] for _ in range(7)]
        assert tags == ["bad-record"] * 6 + ["too-fast"]


def test_nobody_fills_the_disk_with_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All guests of an address together bring so many megabytes; somebody elsewhere brings his own."""
    monkeypatch.setattr(limits, "now", lambda: 0.0)
    with inside(tmp_path) as house:
        homes, taken = house.hub.homes, 0
        for number in range(200):
            homes.seen(f"guest-{number}", "10.0.0.1")

        async def bring(guest: str) -> bool:
            try:
                await house.hub.file(b" " * 2_000_000, Guest(guest, ""))
            except TooFast:
                return False
            except BadRecord:
                return True
            raise AssertionError

        taken = sum(house.run(bring, f"guest-{number}") for number in range(200))
        assert taken == 30
        assert house.run(bring, "stranger")


def test_nobody_fills_the_disk_with_tables_that_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that goes on from a match or a position has all of its answers: they are counted like a record's."""
    monkeypatch.setattr(limits, "now", lambda: 0.0)
    with inside(tmp_path) as house:
        anna, record = house.guest("Анна"), written()
        found = anna.post("/api/records", {"record": record})["table"]
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        position = {"text": anna.get(f"/api/tables/{found}/position?at=4")["text"], "seats": seats}
        stored = house.hub.limits.stored = Buckets(0.0003, 60)

        def spent() -> float:
            return 60 - sum(bucket.tokens for bucket in stored.by_key.values())

        assert "table" in anna.post(f"/api/tables/{found}/branch", {"version": 4, "seats": seats})
        once = spent()
        assert once > 0.001
        assert "table" in anna.post("/api/positions", position)
        assert spent() > 1.5 * once
        for bucket in stored.by_key.values():
            bucket.tokens = once / 2
        assert anna.post("/api/positions", position)["tag"] == "too-fast"
        assert anna.post(f"/api/tables/{found}/branch", {"version": 4, "seats": seats})["tag"] == "too-fast"
