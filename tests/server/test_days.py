"""Play over days: nobody is connected, the house was started anew, and still the time that was told is kept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from magoteka.table import days
from magoteka.table.days import DAY, HOUR
from server.houses import TWO_FRIENDS, Inside, Visitor, inside

CLOCK = {"hours": 24}


class Calendar:
    """The time of a test."""

    def __init__(self) -> None:
        self.now = 20_000 * DAY + 12 * HOUR


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    found = Calendar()
    monkeypatch.setattr(days, "now", lambda: found.now)
    return found


def met(house: Inside, **wishes: Any) -> tuple[Visitor, Visitor, str]:
    """Two friends at a table that is played over days."""
    anna, boris = house.guest("Анна"), house.guest("Борис")
    opened = anna.open(TWO_FRIENDS, days=CLOCK, training=False, **wishes)
    boris.post(f"/api/tables/{opened['table']}/join", {"token": opened["join"]})
    return anna, boris, opened["table"]


def scene(guest: Visitor, table: str) -> Any:
    with guest.live(table) as wire:
        return wire.hear()


def look(house: Inside) -> int:
    """Let the house see whose time is up, and its bots answer."""

    async def looked() -> int:
        for table in [table for _, table in house.hub.at_hand()]:
            table.stop()
        house.hub.tables.clear()
        rung = await house.hub.deadlines.look()
        for _, table in house.hub.at_hand():
            while tasks := [thought.task for thought in table.players.thinking.values() if thought.task]:
                await asyncio.gather(*tasks)
        return rung

    return int(house.run(looked))


def test_a_bot_answers_when_the_days_are_over_though_nobody_is_there(tmp_path: Path, calendar: Calendar) -> None:
    with inside(tmp_path) as house:
        anna, boris, table = met(house)
        [due] = scene(anna, table)["dues"]
        assert due["at"] == calendar.now + DAY
        asked = due["seat"]
        assert {one["due"] for guest in (anna, boris) for one in guest.get("/api/tables")} == {due["at"]}
        calendar.now += DAY - 1
        assert look(house) == 0
        before = scene(anna, table)["version"]
    with inside(tmp_path) as house:
        calendar.now += 1
        anna.house = house
        assert look(house) == 1, "started anew, the house knows of it"
        after = scene(anna, table)
        assert after["version"] > before
        assert after["asking"][0]["seat"] != asked, "his whole turn was played"
        assert [one["at"] for one in after["dues"]] == [calendar.now + DAY]
        assert look(house) == 0


def test_a_clock_stands_while_somebody_is_away_in_a_pause_and_at_night(tmp_path: Path, calendar: Calendar) -> None:
    with inside(tmp_path) as house:
        anna, boris, table = met(house)
        [due] = scene(anna, table)["dues"]
        asked = (anna, boris)[due["seat"]]
        rest = asked.post(f"/api/tables/{table}/rest", {"days": 10})
        assert rest == {"until": calendar.now + 10 * DAY, "left": 20}
        seen = scene(anna, table)
        assert seen["rests"] == [{"seat": due["seat"], "at": rest["until"]}]
        assert seen["dues"] == [{"seat": due["seat"], "at": due["at"] + 10 * DAY}]
        calendar.now += 4 * DAY
        assert asked.post(f"/api/tables/{table}/rest", {"days": 0}) == {"until": None, "left": 26}
        assert scene(anna, table)["dues"][0]["at"] == due["at"] + 4 * DAY
        assert asked.post(f"/api/tables/{table}/rest", {"days": 27})["tag"] == "no-rest"
        with anna.live(table) as wire:
            wire.hear()
            wire.send(type="pause", on=True)
            assert wire.hear()["dues"] == []
            calendar.now += 30 * DAY
            wire.send(type="pause", on=False)
            assert wire.hear()["dues"][0]["at"] == calendar.now + DAY, "it begins anew"
        clocked = anna.open([{"kind": "me"}, {"kind": "bot"}], days={"hours": 1, "night": [720, 780]})
        shown = scene(anna, clocked["table"])
        if shown["dues"]:
            assert shown["dues"][0]["at"] == calendar.now + 2 * HOUR, "at noon it is night there"


@pytest.mark.parametrize("clock", [{"hours": 0}, {"hours": 1, "night": [5]}, {"hours": 1, "night": [0, 1020]}])
def test_a_clock_that_gives_no_time_is_refused(tmp_path: Path, clock: Any) -> None:
    with inside(tmp_path) as house:
        assert house.guest("Анна").open(TWO_FRIENDS, days=clock)["tag"] == "bad-request"
