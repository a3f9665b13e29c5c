"""The seal over the net: parts by socket, the check when the match is over."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from magoteka.core.chance import Rng
from magoteka.table.checking import verified
from server.houses import ONE_BOT, TWO_FRIENDS, Wire, inside

BOTS = [{"kind": "bot", "level": "random"}] * 2


def test_a_browser_adds_its_part_and_is_dealt_to(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna = house.guest("Анна")
        opened = anna.open(ONE_BOT, parts=True)
        with anna.live(opened["table"]) as wire:
            held = wire.hear()
            assert (held["seal"]["state"], held["options"]) == ("held", [])
            assert [one["by"] for one in held["seal"]["parts"]] == ["awaited", "bot"]
            dealt = wire.ask(type="part", seat=0, part="5a" * 32)
            assert dealt["seal"]["state"] == "dealt"
            assert dealt["seal"]["commitment"] == held["seal"]["commitment"]
            assert dealt["seal"]["parts"] == [{"by": "player", "part": "5a" * 32}, {"by": "bot", "part": ""}]


def test_a_friend_who_joins_is_waited_for(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna, boris = house.guest("Анна"), house.guest("Борис")
        opened = anna.open(TWO_FRIENDS, game="siggil", parts=True)
        table = opened["table"]
        with anna.live(table) as wire:
            wire.hear()
            wire.ask(type="part", seat=0, part="5a" * 32)
        boris.post(f"/api/tables/{table}/join", {"token": opened["invites"][0]["token"], "parts": True})
        with boris.live(table) as wire:
            assert [one["by"] for one in wire.hear()["seal"]["parts"]] == ["player", "awaited"]
            assert wire.ask(type="part", seat=0, part="5b" * 32)["tag"] == "not-yours"
            wire.send(type="part", seat=1, part="5b" * 32)
            assert wire.hear()["seal"]["state"] == "dealt"


def test_the_house_checks_a_finished_match_and_shows_its_secret(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna, eve = house.guest("Анна"), house.guest("Ева")
        opened = anna.open(BOTS)
        path, watch = f"/api/tables/{opened['table']}", f"?watch={opened['watch']}"
        assert anna.get(f"{path}/seal{watch}")["tag"] == "not-over"
        with anna.live(opened["table"], watch) as wire:
            scene = wire.hear()
            while not scene["over"]:
                assert scene["seal"]["secret"] is None
                scene = wire.hear()
            assert scene["seal"]["state"] == "open"
        checked = anna.get(f"{path}/seal{watch}")
        record = anna.get(f"{path}/record{watch}")
        assert checked["kind"] == "true"
        assert checked["draws"] > 0
        assert record["seal"]["secret"] == scene["seal"]["secret"]
        assert verified(json.dumps(record)).well
        odds = anna.get(f"{path}/odds{watch}")
        assert len(odds["draws"]) == checked["draws"]
        assert eve.get(f"{path}/odds")["tag"] == "not-yours"
        assert eve.get(f"{path}/seal")["tag"] == "not-yours"


def test_a_house_with_a_seed_promises_nothing(tmp_path: Path) -> None:
    with inside(tmp_path, nature=lambda: Rng(5)) as house:
        anna = house.guest("Анна")
        with anna.live(anna.open(ONE_BOT, parts=True)["table"]) as wire:
            scene = wire.hear()
            assert scene["seal"] is None
            assert scene["asking"]


def test_a_house_that_was_closed_in_the_middle_keeps_its_promise(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna = house.guest("Анна")
        table = anna.open(ONE_BOT, parts=True)["table"]
        with anna.live(table) as wire:
            promised = wire.hear()["seal"]["commitment"]
            play(wire, wire.ask(type="part", seat=0, part="5a" * 32), 4)
        cookie = anna.cookie
    with inside(tmp_path) as house:
        anna.house, anna.cookie = house, cookie
        with anna.live(table) as wire:
            scene = play(wire, wire.hear(), 1000)
        assert scene["seal"]["commitment"] == promised
        assert anna.get(f"/api/tables/{table}/seal")["kind"] == "true"


def play(wire: Wire, scene: Any, most: int) -> Any:
    """Answer with the last option until the end, or so often."""
    while most and not scene["over"]:
        if scene["options"]:
            most -= 1
            wire.send(type="answer", version=scene["version"], seat=0, answer=scene["options"][-1])
        scene = wire.until("update")
    return scene
