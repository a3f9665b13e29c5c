"""A guest has a name, a face in a colour, and a form of address; they go with him to every table and device."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from magoteka.server.guests import CookieSigner
from magoteka.table.guests import Appearance, Guest
from magoteka.table.seats import Seat, read, written
from server.houses import ONE_BOT, TWO_FRIENDS, Inside, Visitor, inside

MIRA = {"name": "Мира", "face": "owl", "colour": 3, "form": "she"}
LOOK = {part: value for part, value in MIRA.items() if part != "name"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path) as opened:
        yield opened


def shown(visitor: Visitor, table: str, seat: int) -> dict[str, object]:
    with visitor.live(table) as wire:
        info = wire.hear()["seats"][seat]
    return {part: info[part] for part in MIRA}


def test_a_look_is_kept_and_a_new_name_alone_keeps_it(house: Inside) -> None:
    mira = house.guest("Кто-то")
    assert mira.post("/api/guest", MIRA) == MIRA
    assert mira.get("/api/me") == MIRA
    assert mira.post("/api/guest", {"name": "Мирослава"}) == {**MIRA, "name": "Мирослава"}


@pytest.mark.parametrize("wrong", [{"face": "axe"}, {"colour": 8}, {"form": "it"}, {"colour": "1"}])
def test_a_look_that_cannot_be_drawn_is_refused(house: Inside, wrong: dict[str, object]) -> None:
    body = {"name": "Мира", **wrong}
    assert house.client.post("/api/guest", json=body, headers=house.guest("Мира").headers()).status_code == 400


def test_a_seat_is_drawn_as_its_guest_and_follows_him(house: Inside) -> None:
    mira = house.guest("Кто-то")
    mira.post("/api/guest", MIRA)
    table = mira.open(ONE_BOT)["table"]
    assert shown(mira, table, 0) == MIRA
    mira.post("/api/guest", {**MIRA, "face": "cat", "form": ""})
    assert shown(mira, table, 0) == {**MIRA, "face": "cat", "form": ""}


def test_a_bot_has_the_look_that_was_wished_and_an_open_seat_has_none(house: Inside) -> None:
    mira = house.guest("Мира")
    bot = {"kind": "bot", "level": "random", "name": "Кощей", "face": "crown", "colour": 6, "form": "he"}
    table = mira.open([*TWO_FRIENDS, bot])["table"]
    assert shown(mira, table, 2) == {part: bot[part] for part in MIRA}
    assert shown(mira, table, 1) == {"name": "", "face": "", "colour": 0, "form": ""}
    mira.post(f"/api/tables/{table}/seats/1", {**bot, "name": "Яга", "form": "she"})
    assert shown(mira, table, 1) == {"name": "Яга", "face": "crown", "colour": 6, "form": "she"}


def test_a_friend_brings_his_own_look(house: Inside) -> None:
    mira, oleg = house.guest("Мира"), house.guest("Олег")
    opened = mira.open(TWO_FRIENDS)
    oleg.post("/api/guest", {"name": "Олег", "face": "raven", "colour": 1, "form": "he"})
    oleg.post(f"/api/tables/{opened['table']}/join", {"token": opened["join"]})
    assert shown(mira, opened["table"], 1) == {"name": "Олег", "face": "raven", "colour": 1, "form": "he"}


def test_a_look_goes_to_another_device_by_a_code_and_stays(house: Inside) -> None:
    mira, phone = house.guest("Мира"), house.guest("Телефон")
    mira.post("/api/guest", MIRA)
    given = mira.post("/api/guest/move", {})
    assert (len(given["code"]), given["seconds"]) == (6, 600)
    assert phone.post("/api/code", {"code": given["code"]}) == {"table": ""}
    assert phone.post("/api/guest/moved", {"code": given["code"].lower()}) == MIRA
    assert (phone.get("/api/me"), mira.get("/api/me")) == (MIRA, MIRA)
    again = house.client.post("/api/guest/moved", json={"code": given["code"]}, headers=phone.headers())
    assert again.status_code == 404, "a code works once"


def test_a_code_of_a_seat_is_no_code_of_a_look_and_brings_it_to_a_new_device(house: Inside) -> None:
    mira, phone = house.guest("Мира"), house.guest("")
    mira.post("/api/guest", MIRA)
    phone.cookie = ""
    table = mira.open(ONE_BOT)["table"]
    code = mira.post(f"/api/tables/{table}/move", {})["code"]
    assert house.client.post("/api/guest/moved", json={"code": code}).status_code == 404
    phone.post(f"/api/tables/{table}/moved", {"code": code})
    assert phone.get("/api/me") == MIRA


def test_a_table_remembers_looks_and_older_ones_have_none(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        mira = house.guest("Мира")
        mira.post("/api/guest", MIRA)
        table = mira.open(ONE_BOT)["table"]
    with inside(tmp_path) as house:
        again = Visitor(house, "")
        again.cookie = mira.cookie
        assert shown(again, table, 0) == MIRA
    old = {"name": "Анна", "holder": "guest-0", "level": None, "token": None, "here": False}
    assert read([old]) == [Seat("Анна", "guest-0")]
    assert written([Seat("Анна", "guest-0")]) == [old], "a plain seat is written as it always was"
    dressed = [Seat("Анна", "guest-0", look=Appearance("owl", 3, "she"))]
    assert read(written(dressed)) == dressed


def test_a_cookie_from_before_there_were_looks_is_good() -> None:
    seal = CookieSigner(b"secret")
    payload = "WyJndWVzdC0wIiwgIkFubmEiXQ=="  # ["guest-0", "Anna"]
    assert seal.read(f"{payload}.{seal.sign(payload)}") == Guest("guest-0", "Anna")
    dressed = Guest("guest-0", "Anna", Appearance("owl", 3, "she"))
    assert seal.read(seal.write(dressed)) == dressed
