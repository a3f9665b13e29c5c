"""A house that is full, and tables that nobody plays to the end: who is refused, who is warned, and what goes."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from magoteka.server import expiry
from magoteka.server.expiry import DAY, WARNED
from magoteka.server.settings import KeepingLimits
from server.houses import ONE_BOT, TWO_FRIENDS, Inside, Visitor, inside

KEPT = 90


def untouched(folder: Path, table: str, days: float) -> None:
    """Let a table have been left for so long."""
    with closing(sqlite3.connect(folder / "magoteka.db")) as db, db:
        db.execute("update tables set touched = ? where id = ?", (time.time() - days * DAY, table))


def ends(guest: Visitor, table: str) -> Any:
    return next((one["ends"] for one in guest.get("/api/tables") if one["table"] == table), "gone")


def looked(house: Inside) -> int:
    house.hub.expiry.looked = -expiry.OFTEN
    house.hub.put_away(time.monotonic() + 1)
    return int(house.run(house.hub.expiry.look))


def test_who_sits_at_an_abandoned_table_is_warned_before_it_goes(tmp_path: Path) -> None:
    with inside(tmp_path, limits=KeepingLimits(days=KEPT)) as house:
        anna = house.guest('"over":true')
        old, young = (anna.open(TWO_FRIENDS)["table"] for _ in range(2))
        assert (ends(anna, old), ends(anna, young)) == (None, None)
        untouched(tmp_path, old, KEPT - 7)
        assert ends(anna, old) == pytest.approx(time.time() + 7 * DAY, abs=60)
        assert (ends(anna, young), looked(house)) == (None, 0)
        untouched(tmp_path, old, KEPT + 1)
        assert looked(house) == 1
        assert (ends(anna, old), ends(anna, young)) == ("gone", None)
        assert looked(house) == 0


def test_a_table_to_which_somebody_comes_is_kept(tmp_path: Path) -> None:
    with inside(tmp_path, limits=KeepingLimits(days=KEPT)) as house:
        anna, eve = house.guest("Анна"), house.guest("Ева")
        opened = anna.open(TWO_FRIENDS)
        untouched(tmp_path, opened["table"], KEPT - 1)
        with eve.live(opened["table"], f"?watch={opened['watch']}") as wire:
            wire.hear()
        assert ends(anna, opened["table"]) is not None, "an onlooker keeps nothing"
        with anna.live(opened["table"]) as wire:
            wire.ask(type="ping")
        assert ends(anna, opened["table"]) is None
        assert looked(house) == 0


def test_nothing_goes_while_somebody_is_there_when_it_is_over_or_without_a_policy(tmp_path: Path) -> None:
    with inside(tmp_path, limits=KeepingLimits(days=KEPT)) as house:
        anna = house.guest("Анна")
        here, over = anna.open(TWO_FRIENDS)["table"], anna.open(ONE_BOT)["table"]
        with anna.live(here) as wire:
            wire.hear()
            finish(tmp_path, over)
            for table in (here, over):
                untouched(tmp_path, table, 10 * KEPT)
            assert looked(house) == 0
            assert ends(anna, over) is None
    with inside(tmp_path) as house:
        assert looked(house) == 0
        assert ends(anna_of(house, anna), here) is None


def anna_of(house: Inside, before: Visitor) -> Visitor:
    """The same guest after the house was opened again."""
    again = house.guest("Анна")
    again.cookie = before.cookie
    return again


def finish(folder: Path, table: str) -> None:
    with closing(sqlite3.connect(folder / "magoteka.db")) as db, db:
        db.execute("""update tables set brief = replace(brief, '"over":false', '"over":true') where id = ?""", (table,))


def test_a_full_house_opens_no_tables_and_goes_on(tmp_path: Path) -> None:
    with inside(tmp_path, limits=KeepingLimits(room=10**12)) as house:
        anna = house.guest("Анна")
        table = anna.open(ONE_BOT)["table"]
        house.hub.metrics.size, house.hub.metrics.room = house.run(house.hub.sizes)
        assert 0 < house.hub.metrics.room < 10**12
        house.hub.metrics.room = 0
        assert anna.open(ONE_BOT)["tag"] == "full"
        assert anna.post("/api/records", {})["tag"] == "full"
        with anna.live(table) as wire:
            version = wire.hear()["version"]
            wire.send(type="answer", version=version, seat=0, answer=wire.scene["options"][0])
            wire.until("update")


def test_a_house_says_how_much_room_it_has(tmp_path: Path) -> None:
    with inside(tmp_path, limits=KeepingLimits(room=1)) as house:
        assert house.run(house.hub.sizes)[1] < 0
    with inside(tmp_path) as house:
        assert 0 < house.run(house.hub.sizes)[1] < 10**18, "of its disk"


def test_a_policy_warns_longer_than_it_looks_away() -> None:
    assert WARNED > 20 * expiry.OFTEN
