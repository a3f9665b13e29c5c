"""The room of a club: its people, what is said and played there, and that nobody without its link learns of it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from magoteka.server import club_rows
from magoteka.server.database import CLUB_WORDS, CLUBS, MEMBERS
from magoteka.server.notices.turns import turn_in
from server.houses import Inside, Visitor, inside

pytestmark = pytest.mark.once
DAY = 86_400
ABRACA = {"game": "abraca", "name": "По-нашему", "settings": {"easy": True}, "about": "Без подсказок"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path) as opened:
        yield opened


class Room:
    """A club, as its visitors call it."""

    def __init__(self, owner: Visitor, name: str = "Четверг") -> None:
        made = owner.post("/api/clubs", {"name": name})
        self.owner, self.id, self.token = owner, made["club"], made["join"]

    def see(self, who: Visitor, token: str = "") -> Any:
        return who.get(f"/api/clubs/{self.id}{f'?token={token}' if token else ''}")

    def do(self, visitor: Visitor, what: str, **wish: Any) -> Any:
        return visitor.post(f"/api/clubs/{self.id}/{what}", wish)

    def join(self, *visitors: Visitor) -> None:
        for one in visitors:
            assert self.do(one, "join", token=self.token)["role"] == "member"

    def key(self, name: str) -> str:
        return next(one["key"] for one in self.see(self.owner)["people"] if one["name"] == name)

    def order(self, visitor: Visitor, do: str, name: str = "") -> Any:
        return self.do(visitor, "order", do=do, who=self.key(name) if name else "")


def friends(house: Inside) -> tuple[Room, Visitor, Visitor]:
    anna, boris = house.guest("Анна"), house.guest("Борис")
    room = Room(anna)
    room.join(boris)
    return room, anna, boris


def names(info: Any) -> list[str]:
    return [one["name"] for one in info["people"]]


# --- who learns of it ------------------------------------------------------------------------------------------------


def test_who_has_the_link_is_told_who_invites_and_comes_in(house: Inside) -> None:
    anna, boris = house.guest("Анна"), house.guest("Борис")
    room = Room(anna)
    invited = room.see(boris, room.token)
    assert (invited["name"], invited["hosts"], invited["count"], invited["role"]) == ("Четверг", ["Анна"], 1, None)
    assert (invited["people"], invited["join"], invited["tables"]) == ([], "", [])
    room.join(boris, boris)
    info = room.see(boris)
    assert (names(info), info["join"]) == (["Анна", "Борис"], "")
    assert room.see(anna)["join"] == room.token
    assert [(one["name"], one["people"], one["role"]) for one in boris.get("/api/clubs")] == [("Четверг", 2, "member")]


def test_nobody_else_learns_that_there_is_a_club(house: Inside) -> None:
    room, _, _ = friends(house)
    eve = house.guest("Ева")
    nowhere = eve.get("/api/clubs/nowhere")
    assert nowhere["tag"] == "no-club"
    assert room.see(eve) == room.see(eve, "x" * 24) == room.do(eve, "join", token="") == nowhere
    for what, wish in (("wish", {}), ("words", {"text": "…"}), ("leave", {}), ("rules", {"version": 0, "name": "Мой"})):
        assert room.do(eve, what, **wish) == nowhere, what
    assert eve.get("/api/clubs") == []


def test_whoever_guesses_is_slowed_down_and_nobody_in_the_club_is(house: Inside) -> None:
    room, _, boris = friends(house)
    eve = house.guest("Ева")
    tags = [room.see(eve, f"{n:024}")["tag"] for n in range(12)]
    assert (tags[0], tags[-1]) == ("no-club", "too-fast")
    assert room.see(eve, room.token)["tag"] == "too-fast"
    assert room.see(boris)["role"] == "member"


# --- who keeps it ----------------------------------------------------------------------------------------------------


def test_who_was_removed_is_out_and_stays_out(house: Inside) -> None:
    room, anna, boris = friends(house)
    assert room.order(boris, "remove", "Анна")["tag"] == "not-organiser"
    room.order(anna, "remove", "Борис")
    assert room.see(boris)["tag"] == room.see(boris, room.token)["tag"] == "no-club"
    assert room.do(boris, "join", token=room.token)["tag"] == "no-club"
    assert boris.get("/api/clubs") == []
    assert [one["role"] for one in room.see(anna)["people"]] == ["owner", "removed"]
    fresh = room.do(anna, "order", do="renew")["join"]
    assert fresh != room.token
    assert room.do(house.guest("Не Борис"), "join", token=room.token)["tag"] == "no-club"
    room.order(anna, "restore", "Борис")
    assert room.see(boris)["role"] == "member"


def test_a_removed_person_does_not_come_back_at_another_device(house: Inside) -> None:
    room, anna, boris = friends(house)
    phone = house.guest("Телефон")
    code = boris.post("/api/guest/move", {})["code"]
    phone.post("/api/guest/moved", {"code": code})
    assert [one["name"] for one in phone.get("/api/clubs")] == ["Четверг"]
    assert room.see(phone)["role"] is None
    room.order(anna, "remove", "Борис")
    assert room.do(phone, "join", token=room.token)["tag"] == "no-club"


def test_the_other_device_of_a_member_needs_no_link(house: Inside) -> None:
    room, _, boris = friends(house)
    phone = house.guest("Телефон")
    phone.post("/api/guest/moved", {"code": boris.post("/api/guest/move", {})["code"]})
    assert room.do(phone, "join")["role"] == "member"


def test_a_muted_member_reads_on_and_writes_nothing(house: Inside) -> None:
    room, anna, boris = friends(house)
    assert [one["text"] for one in room.do(boris, "words", text=" Играем\nв четверг ")["words"]] == [
        "Играем\nв четверг"
    ]
    room.order(anna, "mute", "Борис")
    assert room.do(boris, "words", text="И ещё")["tag"] == "club-muted"
    me = next(one for one in room.see(boris)["people"] if one["mine"])
    assert (me["muted"], len(room.see(boris)["words"])) == (True, 1)
    vera = house.guest("Вера")
    room.join(vera)
    assert not any(one["muted"] for one in room.see(vera)["people"]), "nobody else is told"
    room.order(anna, "unmute", "Борис")
    assert len(room.do(boris, "words", text="И ещё")["words"]) == 2


def test_announcements_are_taken_down_by_their_authors_and_by_organisers(house: Inside) -> None:
    room, anna, boris = friends(house)
    first = room.do(boris, "words", text="Первое")["words"][0]["id"]
    second = room.do(anna, "words", text="Второе")["words"][0]["id"]
    assert room.do(boris, f"words/{second}/unsay")["tag"] == "not-yours"
    assert room.do(boris, "words", text=" \n ")["tag"] == "bad-request"
    room.do(boris, f"words/{first}/unsay")
    assert [one["name"] for one in room.see(boris)["words"]] == ["Анна"]
    assert room.do(anna, f"words/{second}/unsay")["words"] == []


def test_rights_are_given_and_handed_over(house: Inside) -> None:
    room, anna, boris = friends(house)
    vera = house.guest("Вера")
    room.join(vera)
    assert room.order(anna, "raise", "Борис")["people"][1]["role"] == "organiser"
    assert room.order(boris, "mute", "Вера")["role"] == "organiser"
    assert room.order(boris, "raise", "Вера")["tag"] == "not-organiser"
    assert room.order(boris, "remove", "Анна")["tag"] == "not-organiser"
    assert room.order(anna, "raise", "Борис")["tag"] == "club-changed"
    assert room.order(anna, "hand-over", "Борис")["role"] == "organiser"
    assert room.see(boris)["role"] == "owner"
    assert room.order(anna, "hand-over", "Анна")["tag"] == "not-organiser"
    assert house.client.delete(f"/api/clubs/{room.id}", headers=anna.headers()).status_code == 403
    assert room.order(boris, "lower", "Анна")["people"][0]["role"] == "member"
    assert room.order(anna, "mute", "Вера")["tag"] == "not-organiser"
    assert house.client.delete(f"/api/clubs/{room.id}", headers=boris.headers()).status_code == 204
    assert room.see(vera)["tag"] == "no-club"


def test_an_owner_who_leaves_leaves_the_club_to_others(house: Inside) -> None:
    room, anna, boris = friends(house)
    vera = house.guest("Вера")
    room.join(vera)
    room.order(anna, "raise", "Вера")
    room.do(anna, "leave")
    assert room.see(anna)["tag"] == "no-club"
    assert (room.see(vera)["role"], names(room.see(boris))) == ("owner", ["Борис", "Вера"])
    room.do(vera, "leave")
    assert room.see(boris)["role"] == "owner"
    room.do(boris, "leave")
    assert room.see(boris, room.token)["tag"] == "no-club"


# --- what is played --------------------------------------------------------------------------------------------------


def test_a_wish_stands_until_its_time(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    room, anna, boris = friends(house)
    (_, his) = room.do(boris, "wish", game="siggil", hours=3)["people"]
    assert his["wish"]["game"] == "siggil"
    assert his["wish"]["until"] == pytest.approx(time.time() + 3 * 3600, abs=600)
    assert room.do(anna, "wish", hours=24)["people"][0]["wish"]["game"] == ""
    assert room.do(anna, "wish")["people"][0]["wish"] is None
    assert room.do(anna, "wish", game="chess", hours=1)["tag"] == "unknown-game"
    later = time.time() + DAY
    monkeypatch.setattr(club_rows, "time", SimpleNamespace(time=lambda: later))
    assert room.see(anna)["people"][1]["wish"] is None


def test_a_club_has_games_and_rules_of_its_own(house: Inside) -> None:
    room, anna, boris = friends(house)
    rules = {"version": 0, "name": "Пятница", "about": " Приходите\u202e\nс чаем", "games": [ABRACA]}
    assert room.do(boris, "rules", **rules)["tag"] == "not-organiser"
    info = room.do(anna, "rules", **rules)
    assert (info["name"], info["about"], info["games"], info["version"]) == (
        "Пятница",
        "Приходите\nс чаем",
        [ABRACA],
        1,
    )
    assert room.do(anna, "rules", **rules)["tag"] == "club-changed", "another organiser was quicker"
    wrong = {**rules, "version": 1, "games": [{"game": "abraca", "settings": {"easy": "?"}}]}
    assert "tag" in room.do(anna, "rules", **wrong)
    assert room.see(boris)["games"] == [ABRACA]


def test_all_see_the_open_tables_and_sit_down_there(house: Inside) -> None:
    room, anna, boris = friends(house)
    eve = house.guest("Ева")
    wish = {"game": "abraca", "seats": [{"kind": "me"}, {"kind": "friend"}], "pause": 0}
    table = room.do(anna, "tables", table=wish)["table"]
    (brief,) = room.see(boris)["tables"]
    assert (brief["table"], [seat["kind"] for seat in brief["seats"]]) == (table, ["human", "open"])
    path = f"/api/tables/{table}/club"
    assert eve.post(path, {"club": room.id})["tag"] == "no-club"
    assert boris.post(path, {"club": room.id}) == {"seat": 1}
    assert [one["table"] for one in boris.get("/api/tables")] == [table]
    elsewhere = anna.open([{"kind": "me"}, {"kind": "friend"}])["table"]
    assert boris.post(f"/api/tables/{elsewhere}/club", {"club": room.id})["tag"] == "not-yours"
    house.client.delete(f"/api/tables/{table}", headers=anna.headers())
    assert room.see(boris)["tables"] == []


def test_an_organiser_opens_a_table_for_others(house: Inside) -> None:
    room, anna, boris = friends(house)
    vera = house.guest("Вера")
    room.join(vera)
    pair = [room.key("Борис"), room.key("Вера")]
    wish = {"game": "abraca", "seats": [{"kind": "friend"}, {"kind": "friend"}], "pause": 0, "parts": True}
    assert room.do(boris, "tables", table=wish, people=pair)["tag"] == "not-organiser"
    assert room.do(anna, "tables", table=wish, people=["?"])["tag"] == "bad-request"
    assert (
        room.do(anna, "tables", table={**wish, "seats": [{"kind": "friend"}, {"kind": "bot"}]}, people=pair)["tag"]
        == "bad-request"
    )
    table = room.do(anna, "tables", table=wish, people=pair)["table"]
    for seat, who in enumerate((boris, vera)):
        (brief,) = who.get("/api/tables")
        assert (brief["table"], brief["mine"]) == (table, [seat])
    assert [seat["name"] for seat in brief["seats"]] == ["Борис", "Вера"]
    (asked,) = brief["asking"]
    kept = house.run(house.hub.store.brief, table)
    told = [turn_in(table, kept, house.table(table).journal.seats[seat].holder, set()) for seat in (0, 1)]
    assert [turn is not None for turn in told] == [seat == asked for seat in (0, 1)], "as at any table"
    room.order(anna, "remove", "Вера")
    assert room.do(anna, "tables", table=wish, people=pair)["tag"] == "bad-request"


# --- what is kept ----------------------------------------------------------------------------------------------------


def stored(house: Inside) -> str:
    """Everything that stands in the rooms of clubs."""

    async def read() -> Any:
        found = []
        for part in (CLUBS, MEMBERS, CLUB_WORDS):
            found += [tuple(row) for row in await house.hub.clubs.rows(part.select())]
        return found

    return str(house.run(read))


def test_a_new_name_is_known_in_the_club(house: Inside) -> None:
    room, anna, boris = friends(house)
    boris.post("/api/guest", {"name": "Боря", "face": "owl"})
    assert [(one["name"], one["face"]) for one in room.see(anna)["people"]][1] == ("Боря", "owl")


def test_who_leaves_the_house_leaves_no_word_in_its_clubs(house: Inside) -> None:
    room, anna, boris = friends(house)
    alone = Room(boris, "Пусто")
    room.do(boris, "words", text="Мои слова")
    room.do(boris, "wish", game="siggil", hours=3)
    lines = [json.loads(one) for one in house.client.get("/api/past/lines", headers=boris.headers()).text.splitlines()]
    clubs = {one["club"]: one for one in lines if "club" in one}
    assert set(clubs) == {"Четверг", "Пусто"}
    assert [one["text"] for one in clubs["Четверг"]["said"]] == ["Мои слова"]
    assert clubs["Четверг"]["wish"]["game"] == "siggil"
    house.client.delete("/api/past", headers=boris.headers())
    assert alone.see(boris)["tag"] == room.see(boris)["tag"] == "no-club"
    assert names(room.see(anna)) == ["Анна"]
    assert not [word for word in ("Борис", "Мои слова", "Пусто", "siggil") if word in stored(house)]


def test_who_was_removed_leaves_his_name_and_still_does_not_come_back(house: Inside) -> None:
    room, anna, boris = friends(house)
    room.order(anna, "remove", "Борис")
    house.client.delete("/api/past", headers=boris.headers())
    assert "Борис" not in stored(house)
    assert room.do(boris, "join", token=room.token)["tag"] == "no-club"


def test_an_owner_who_leaves_the_house_leaves_the_club(house: Inside) -> None:
    room, anna, boris = friends(house)
    house.client.delete("/api/past", headers=anna.headers())
    assert (room.see(boris)["role"], names(room.see(boris))) == ("owner", ["Борис"])


def test_a_club_outlives_its_server(tmp_path: Path) -> None:
    with inside(tmp_path) as first:
        room, anna, boris = friends(first)
        room.do(boris, "words", text="До завтра")
        before = room.see(anna)
    with inside(tmp_path) as second:
        anna.house = boris.house = second
        assert room.see(anna) == before


def test_an_heir_who_has_just_gone_too_is_passed_over(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    room, anna, boris = friends(house)
    vera = house.guest("Вера")
    room.join(vera)
    clubs = house.hub.clubs
    read, before = clubs.people, house.run(clubs.people, room.id)
    room.do(boris, "leave")
    known = [before, before]

    async def people(club: str) -> Any:
        return known.pop() if known else await read(club)

    monkeypatch.setattr(clubs, "people", people)
    room.do(anna, "leave")
    assert (room.see(vera)["role"], names(room.see(vera))) == ("owner", ["Вера"])
