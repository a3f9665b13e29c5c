"""Matches are analysed beside the event loop: once, for those who may look, and after a restart as well."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from magoteka.bots.analysis import Effort
from magoteka.bots.verdict import Trouble
from server.houses import Inside, inside
from server.test_replay import TABLE, finished, tag
from server.test_secrets import visitor

PATIENCE = 300.0  # seconds, which only end a hang
QUICK = Effort(pilot=2, least=2, pairs=20, par=8, trouble=Trouble(wide=2, first=2, second=2, least=2, most=2))


def waited(guest: Any, path: str) -> Any:
    """The analysis, as soon as it is there."""
    until = time.monotonic() + PATIENCE
    while (found := guest.get(f"{path}/analysis"))["state"] in ("waiting", "working"):
        assert time.monotonic() < until
        time.sleep(0.3)
    return found


def house_in(house: Inside) -> Inside:
    house.hub.analysis_worker.effort = QUICK
    return house


def test_a_finished_match_is_analysed_once_and_kept(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna, eve, path = visitor(house_in(house), 0), house.guest("Ева"), finished(house, "abraca")
        assert anna.get(f"{path}/analysis")["state"] == "none"
        assert tag(eve.get(f"{path}/analysis")) == "not-yours"
        assert tag(eve.post(f"{path}/analysis", {})) == "not-yours"
        assert anna.post(f"{path}/analysis", {})["state"] in ("waiting", "working")
        assert anna.post(f"{path}/analysis", {})["state"] in ("waiting", "working", "done")
        found = waited(anna, path)
        assert (found["state"], found["progress"], found["played"]) == ("done", 1.0, True)
        steps = anna.get(f"{path}/replay")["steps"]
        assert [point["at"] for point in found["chances"]] == list(range(steps + 1))
        for one in found["seats"]:
            parts = one["decisions"] + one["others"] + one["luck"]
            assert abs(one["result"] - one["par"] - parts) < 5 * one["error"] + 0.01
        assert all(0 <= one["chance"] <= 1 and "tag" in one["given"] for one in found["decisions"])
        assert anna.post(f"{path}/analysis", {}) == found == eve.get(f"{path}/analysis?watch=secret")
    with inside(tmp_path) as house:
        assert visitor(house, 0).get(f"{path}/analysis") == found


def test_what_was_asked_for_before_a_restart_is_taken_up_again(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna, path = visitor(house, 0), finished(house, "abraca")
        assert anna.post(f"{path}/analysis", {})["state"] in ("waiting", "working")
    with inside(tmp_path) as house:
        anna = visitor(house_in(house), 0)
        assert anna.get(f"{path}/analysis")["state"] in ("waiting", "working")
        assert waited(anna, path)["state"] == "done"


def test_a_match_that_goes_on_is_not_analysed(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna = house.guest("Анна")
        opened = anna.open([{"kind": "me"}, {"kind": "friend"}], "abraca")
        path = f"/api/tables/{opened['table']}"
        assert tag(anna.post(f"{path}/analysis", {})) == "not-over"
        assert tag(anna.get(f"{path}/analysis")) == "not-over"


def test_an_analysis_goes_with_its_table(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna, path = visitor(house_in(house), 0), finished(house, "abraca")
        anna.post(f"{path}/analysis", {})
        assert waited(anna, path)["state"] == "done"
        house.run(house.hub.store.delete, TABLE)
        finished(house, "abraca")
        assert anna.get(f"{path}/analysis")["state"] == "none"
