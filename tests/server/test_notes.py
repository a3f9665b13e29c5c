"""Notes for oneself: kept with the seat, seen by nobody else, taken home and put out of the world."""

import json
from pathlib import Path

from server.houses import TWO_FRIENDS, inside


def test_notes_are_mine_alone_and_go_where_i_go(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna, boris = house.guest("Анна"), house.guest("Борис")
        opened = anna.open(TWO_FRIENDS)
        table = opened["table"]
        boris.post(f"/api/tables/{table}/join", {"token": opened["join"]})
        written = {"seat": 0, "text": "У Бориса третий камень — сова."}
        assert anna.post(f"/api/tables/{table}/note", written) == written
        assert anna.get(f"/api/tables/{table}/note?seat=0") == written
        assert boris.get(f"/api/tables/{table}/note?seat=1") == {"seat": 1, "text": ""}
        for thief in (boris, house.guest("Ева")):
            assert thief.get(f"/api/tables/{table}/note?seat=0")["tag"] == "not-yours"
            assert thief.post(f"/api/tables/{table}/note", written)["tag"] == "not-yours"
        with boris.live(table) as wire:
            wire.hear()
            assert "сова" not in wire.bytes[0]
        home = house.client.get("/api/past/lines", headers=anna.headers()).text
        assert json.loads(home.splitlines()[1])["notes"] == {"0": written["text"]}
        assert "сова" not in house.client.get("/api/past/lines", headers=boris.headers()).text
        phone = house.guest("Анна на телефоне")
        code = anna.post(f"/api/tables/{table}/move", {})["code"]
        assert phone.post(f"/api/tables/{table}/moved", {"code": code})["seat"] == 0
        assert phone.get(f"/api/tables/{table}/note?seat=0") == written
        assert anna.get(f"/api/tables/{table}/note?seat=0")["tag"] == "not-yours"
        house.client.delete("/api/past", headers=phone.headers())
        assert phone.get(f"/api/tables/{table}/note?seat=0")["text"] == ""


def test_notes_of_several_people_at_one_screen_stay_apart(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna = house.guest("Анна")
        table = anna.open([{"kind": "me"}, {"kind": "here", "name": "Глеб"}])["table"]
        with anna.live(table, "?seat=0") as wire:
            wire.hear()
            anna.post(f"/api/tables/{table}/note", {"seat": 0, "text": "Моё."})
            assert anna.get(f"/api/tables/{table}/note?seat=1")["tag"] == "not-yours"
            wire.ask(type="look", seat=1)
            assert anna.get(f"/api/tables/{table}/note?seat=0")["tag"] == "not-yours"
            assert anna.get(f"/api/tables/{table}/note?seat=1")["text"] == ""
