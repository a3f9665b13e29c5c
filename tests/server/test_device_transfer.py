"""A person goes on at another device by a code; a code is for one use, soon over, and cannot be guessed."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from magoteka.core.problems import Problem
from magoteka.house.call import Caller
from magoteka.server import device_transfer
from magoteka.table import limits
from server.houses import ONE_BOT, TWO_FRIENDS, Inside, Visitor, inside
from server.test_host import ended


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path) as opened:
        yield opened


def code_of(visitor: Visitor, table: str) -> Any:
    return visitor.post(f"/api/tables/{table}/move", {})


def use(visitor: Visitor, table: str, code: str) -> Any:
    return visitor.post(f"/api/tables/{table}/moved", {"code": code})


def stranger(house: Inside) -> Visitor:
    """A device that has never been here."""
    visitor = house.guest("")
    visitor.cookie = ""
    return visitor


def shut_out(visitor: Visitor, table: str) -> bool:
    with visitor.live(table) as wire:
        return ended(wire) == 4403


def test_a_person_goes_on_at_another_device(house: Inside) -> None:
    anna, phone = house.guest("Анна"), stranger(house)
    table = anna.open(ONE_BOT)["table"]
    given = code_of(anna, table)
    assert (len(given["code"]), given["seconds"]) == (6, 600)
    assert phone.post("/api/code", {"code": given["code"].lower()}) == {"table": table}, "however it is typed"
    with anna.live(table) as hers:
        hers.hear()
        assert use(phone, table, given["code"]) == {"seat": 0}
        assert ended(hers) == 4403
    assert shut_out(anna, table), "the old device has nothing any more"
    assert anna.get("/api/tables") == []
    assert phone.get("/api/me")["name"] == "Анна"
    with phone.live(table) as his:
        scene = his.hear()
        assert (scene["mine"], scene["owner"], scene["seats"][0]["name"]) == ([0], True, "Анна")
        option = scene["options"][0]
        assert his.ask(type="answer", version=scene["version"], seat=0, answer=option)["type"] == "update"
    assert [brief["table"] for brief in phone.get("/api/tables")] == [table]


def test_the_host_who_has_moved_is_the_host_and_the_old_device_is_not(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna, phone = house.guest("Анна"), house.guest("Анна")
        table = anna.open(TWO_FRIENDS)["table"]
        use(phone, table, code_of(anna, table)["code"])
    with inside(tmp_path) as house:
        path = f"/api/tables/{table}"
        for visitor, status in ((anna, 403), (phone, 204)):
            assert house.client.get(f"{path}/people", headers=visitor.headers()).status_code in (200, status)
            assert house.client.delete(path, headers=visitor.headers()).status_code == status


def test_a_code_works_once(house: Inside) -> None:
    anna, boris, eve = (house.guest(name) for name in ("Анна", "Борис", "Ева"))
    table = anna.open(ONE_BOT)["table"]
    code = code_of(anna, table)["code"]
    assert use(boris, table, code) == {"seat": 0}
    assert use(eve, table, code)["tag"] == "no-code"
    assert eve.post("/api/code", {"code": code})["tag"] == "no-code"
    assert house.table(table).seats_of(house.hub.signer.read(boris.cookie.partition("=")[2]).id) == [0]


def test_a_newer_code_takes_the_place_of_an_older_one(house: Inside) -> None:
    anna, boris = house.guest("Анна"), house.guest("Борис")
    table, other = anna.open(ONE_BOT)["table"], anna.open(ONE_BOT)["table"]
    old, elsewhere, new = code_of(anna, table)["code"], code_of(anna, other)["code"], code_of(anna, table)["code"]
    assert use(boris, table, old)["tag"] == "no-code"
    assert use(boris, table, elsewhere)["tag"] == "no-code", "a code is for one table"
    assert use(boris, table, new) == {"seat": 0}
    assert use(boris, other, elsewhere) == {"seat": 0}


def test_a_code_is_over_after_ten_minutes(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, boris = house.guest("Анна"), house.guest("Борис")
    table = anna.open(ONE_BOT)["table"]
    code = code_of(anna, table)["code"]
    late = time.time() + device_transfer.LIVES + 1
    monkeypatch.setattr(time, "time", lambda: late)
    assert use(boris, table, code)["tag"] == "no-code"
    assert boris.post("/api/code", {"code": code})["tag"] == "no-code"


def test_a_code_for_anothers_seat_is_given_to_nobody(house: Inside) -> None:
    anna, eve = house.guest("Анна"), house.guest("Ева")
    opened = anna.open(ONE_BOT)
    assert code_of(eve, opened["table"])["tag"] == "not-yours"
    assert house.client.post(f"/api/tables/{opened['table']}/move", json={}).json()["tag"] == "not-yours"


def test_codes_cannot_be_guessed(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """23 to the power of 6 codes; a guest has ten tries and then one in ten seconds, by the hall or at the table."""
    monkeypatch.setattr(limits, "now", lambda: 0.0)
    anna, eve, phone = house.guest("Анна"), house.guest("Ева"), house.guest("Телефон")
    table = anna.open(ONE_BOT)["table"]
    code = code_of(anna, table)["code"]
    tags = [eve.post("/api/code", {"code": "AAAAAA"})["tag"] for _ in range(6)]
    tags += [use(eve, table, "AAAAAA")["tag"] for _ in range(6)]
    assert tags == ["no-code"] * 10 + ["too-fast"] * 2
    assert use(eve, table, code)["tag"] == "too-fast", "even the right one"
    assert phone.post("/api/code", {"code": code})["table"] == table, "whoever shares his router goes on"


def test_who_guesses_under_new_names_is_known_by_his_address(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty tries of all guests behind a router, and then one in five seconds."""
    monkeypatch.setattr(limits, "now", lambda: 0.0)
    table = house.guest("Анна").open(ONE_BOT)["table"]
    tags = [use(stranger(house), table, "AAAAAA")["tag"] for _ in range(62)]
    assert tags == ["no-code"] * 60 + ["too-fast"] * 2


def test_who_guesses_from_many_addresses_blocks_nobody_else(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred and twenty guesses from twelve addresses spend what the house has; the true code still works."""
    monkeypatch.setattr(limits, "now", lambda: 0.0)
    anna = house.guest("Анна")
    table = anna.open(ONE_BOT)["table"]
    code = code_of(anna, table)["code"]
    transfers = house.hub.transfers

    async def guess(address: str, tried: str) -> str:
        try:
            return (await transfers.find(tried, Caller(None, address))).table
        except Problem as problem:
            return problem.tag

    async def all_of_them() -> tuple[list[str], list[str]]:
        tags = [await guess(f"10.0.0.{number % 12}", "AAAAAA") for number in range(120)]
        late = [await guess(f"10.0.0.{number}", code) for number in range(12)]
        return tags, [*late, await guess("10.0.1.1", code)]

    tags, late = house.run(all_of_them)
    assert (tags.count("no-code"), tags.count("too-fast")) == (100, 20)
    assert late == ["too-fast"] * 12 + [table]


def test_forty_people_of_a_club_move_from_behind_one_router(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """A code that is right costs nothing, so that a whole club moves to its phones at once."""
    monkeypatch.setattr(limits, "now", lambda: 0.0)
    anna = house.guest("Анна")
    tables = [anna.open(ONE_BOT)["table"] for _ in range(40 // 2)]
    codes = [code_of(house.guest("Анна") if not table else anna, table) for table in tables[:9]]
    found = [house.guest("Телефон").post("/api/code", {"code": one["code"]}) for one in codes * 4]
    assert ["table" in one for one in found] == [True] * 36


def test_who_is_silenced_stays_so_at_another_device(house: Inside) -> None:
    anna, boris, phone = (house.guest(name) for name in ("Анна", "Борис", "Телефон"))
    opened = anna.open(TWO_FRIENDS)
    table = opened["table"]
    boris.post(f"/api/tables/{table}/join", {"token": opened["join"]})
    anna.post(f"/api/tables/{table}/order", {"do": "mute", "seat": 1})
    use(phone, table, code_of(boris, table)["code"])
    assert anna.get(f"/api/tables/{table}/people")["muted"] == [1]
    with phone.live(table) as wire:
        assert wire.hear()["seats"][1]["name"] == "Борис", "the person is the same"


def test_who_has_a_seat_takes_no_second_one_by_a_code(house: Inside) -> None:
    anna, boris = house.guest("Анна"), house.guest("Борис")
    opened = anna.open(TWO_FRIENDS)
    boris.post(f"/api/tables/{opened['table']}/join", {"token": opened["join"]})
    code = code_of(anna, opened["table"])["code"]
    assert use(boris, opened["table"], code)["tag"] == "has-seat"
    assert use(house.guest("Анна"), opened["table"], code) == {"seat": 0}, "and the code is as good as it was"


def test_the_host_invites_anew_where_somebody_is_lost(house: Inside) -> None:
    anna, boris, phone = (house.guest(name) for name in ("Анна", "Борис", "Борис"))
    opened = anna.open(TWO_FRIENDS)
    table, lost = opened["table"], opened["join"]
    boris.post(f"/api/tables/{table}/join", {"token": lost})
    code = code_of(boris, table)["code"]
    order = {"do": "invite", "seat": 1}
    assert boris.post(f"/api/tables/{table}/order", order)["tag"] == "not-yours"
    anna.post(f"/api/tables/{table}/order", order)
    with anna.live(table) as wire:
        scene = wire.hear()
        assert (scene["seats"][1]["name"], scene["seats"][1]["kind"]) == ("Борис", "open")
    assert shut_out(boris, table)
    assert use(house.guest("Ева"), table, code)["tag"] == "not-yours", "nor does his code bring anybody"
    for old in (lost, opened["invites"][0]["token"]):
        assert boris.post(f"/api/tables/{table}/join", {"token": old})["tag"] == "not-yours"
    assert phone.post(f"/api/tables/{table}/join", {"token": scene["join"]}) == {"seat": 1}
