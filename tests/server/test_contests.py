"""Same cards for all: what tables of a contest have in common, what they come to, and that nobody sees a deal early."""

from __future__ import annotations

import json
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from magoteka.core.checking import checked
from magoteka.core.record import loads
from magoteka.core.seal import commitment_of
from magoteka.games import GAMES
from magoteka.server import contests, statements
from server.houses import Inside, Visitor, Wire, inside

DAY = 86_400
ANSWERS = 2000  # more than any match of these tests has


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path) as opened:
        yield opened


def contest(host: Visitor, **wish: Any) -> str:

    whole = {"game": "abraca", "seats": 2, "deals": 2, "level": "random", **wish}
    return str(host.post("/api/contests", whole)["contest"])


def enter(visitor: Visitor, contest_id: str, deal: int = 1, **wish: Any) -> Any:
    return visitor.post(f"/api/contests/{contest_id}/entries", {"deal": deal, "pause": 0, **wish})


def info(visitor: Visitor, contest_id: str) -> Any:
    return visitor.get(f"/api/contests/{contest_id}")


def close(visitor: Visitor, contest_id: str) -> Any:
    return visitor.post(f"/api/contests/{contest_id}/close", {})


def play(visitor: Visitor, table: str, choose: int = 0) -> Any:
    """Answer through the wire until the match is over; the last scene."""
    with visitor.live(table) as wire:
        return played(wire, choose)


def played(wire: Wire, choose: int) -> Any:
    message = wire.hear()
    for _ in range(ANSWERS):
        if wire.scene["over"]:
            return message
        if not wire.scene["options"]:
            message = wire.until("update")
            continue
        options, seat = wire.scene["options"], wire.scene["chair"]
        answer = options[choose % len(options)]
        wire.send(type="answer", version=wire.scene["version"], seat=seat, answer=answer)
        message = wire.until("update")
    raise AssertionError("the match does not end")


def play_here(house: Inside, table_id: str, choose: int = 0) -> None:
    """The match is played to its end within one task of the table, so that no bot comes between."""
    table = house.table(table_id)

    async def everything() -> None:
        while not table.journal.over:
            seat = table.journal.asked()[0]
            options = table.journal.options(seat)
            await table.answer(seat, options[choose % len(options)])

    async def run() -> None:
        await table.do(everything)

    house.run(run)


def record(visitor: Visitor, table: str) -> Any:
    return visitor.get(f"/api/tables/{table}/record")


def facts(record: Any) -> Any:
    return [answer[:2] for answer in record["answers"]]


# --- the same luck ---------------------------------------------------------------------------------------------------


def test_who_plays_alike_has_the_same_match_bots_and_all(house: Inside) -> None:
    anna, boris = house.guest("Анна"), house.guest("Борис")
    one = contest(anna)
    tables = [enter(visitor, one)["table"] for visitor in (anna, boris)]
    ends = [play(visitor, table) for visitor, table in zip((anna, boris), tables, strict=True)]
    hers, his = (record(visitor, table) for visitor, table in zip((anna, boris), tables, strict=True))
    assert facts(hers) == facts(his)
    commitments = [end["seal"]["commitment"] for end in ends]
    assert commitments == [info(anna, one)["deals"][0]["commitment"]] * 2
    assert commitments[0] != info(anna, one)["deals"][1]["commitment"]


def test_two_deals_of_two_people_and_what_they_come_to(house: Inside) -> None:
    anna, boris = house.guest("Анна"), house.guest("Борис")
    one = contest(anna)
    for visitor, choose in ((anna, 0), (boris, 1)):
        for deal in (1, 2):
            play_here(house, enter(visitor, one, deal)["table"], choose)
    found = info(anna, one)
    assert [deal["state"] for deal in found["deals"]] == ["played", "played"]
    assert [deal["seat"] for deal in found["deals"]] == [0, 1]
    totals: dict[tuple[int, int], list[float]] = defaultdict(list)
    for deal in found["deals"]:
        for result in deal["results"]:
            assert result["seat"] == deal["seat"]
            totals[deal["number"], result["seat"]].append(result["advantage"])
            assert result["points"] == pytest.approx(result["score"] - others(deal, result))
    assert {len(values) for values in totals.values()} == {2}
    assert all(sum(values) == pytest.approx(0) for values in totals.values())
    rows = found["standings"]
    assert {row["name"] for row in rows} == {"Анна", "Борис"}
    assert sum(row["advantage"] for row in rows) == pytest.approx(0)
    assert [row["mine"] for row in rows].count(True) == 1
    assert {row["verdict"] for row in rows} == {"few"}
    for row in rows:  # who comes to the same in both deals has shown no spread to judge by
        assert row["low"] is None or row["low"] <= row["advantage"] <= row["high"]


def others(deal: Any, one: Any) -> float:
    same = [two["score"] for two in deal["results"] if two["seat"] == one["seat"] and two is not one]
    return float(sum(same)) / len(same)


def test_friends_sit_at_one_table_and_are_compared_seat_by_seat(house: Inside) -> None:
    people = [house.guest(name) for name in ("Анна", "Борис", "Вера", "Глеб")]
    one = contest(people[0], deals=1)
    for host, friend in (people[:2], people[2:]):
        opened = enter(host, one, friends=1)
        assert friend.post(f"/api/tables/{opened['table']}/join", {"token": opened["join"]})["seat"] == 1
        play_here(house, opened["table"], people.index(host))
    (deal,) = info(people[1], one)["deals"]
    assert sorted((result["seat"], result["name"]) for result in deal["results"]) == [
        (0, "Анна"),
        (0, "Вера"),
        (1, "Борис"),
        (1, "Глеб"),
    ]
    for seat in (0, 1):
        advantages = [result["advantage"] for result in deal["results"] if result["seat"] == seat]
        assert sum(advantages) == pytest.approx(0)


# --- nothing leaks ---------------------------------------------------------------------------------------------------


def test_nobody_sees_a_deal_before_he_has_played_it(house: Inside) -> None:
    anna, boris = house.guest("Анна"), house.guest("Борис")
    one = contest(anna)
    table = enter(anna, one)["table"]
    play_here(house, table)
    secret = house.run(house.hub.contests.kept, one).contest.secrets[0]
    (deal, _) = info(boris, one)["deals"]
    assert (deal["state"], deal["results"], deal["played"], deal["secret"]) == ("new", [], 1, None)
    assert table not in json.dumps(info(boris, one))
    enter(boris, one, 2)
    for path in ("replay", "replay-page?first=0", "record", "tally", "seal", "chronicle?before=99"):
        assert boris.get(f"/api/tables/{table}/{path}")["tag"] == "not-yours", path
        assert boris.get(f"/api/tables/{table}/{path}{'&' if '?' in path else '?'}watch=")["tag"] == "not-yours", path
    assert anna.get(f"/api/tables/{table}/seal")["tag"] == "same-cards"
    wish = {"version": 3, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert anna.post(f"/api/tables/{table}/branch", wish)["tag"] == "same-cards"
    assert anna.post(f"/api/tables/{table}/share", {"on": True})["tag"] == "same-cards"
    assert anna.post(f"/api/tables/{table}/order", {"do": "renew"})["tag"] == "same-cards"
    with anna.live(table) as wire:
        seal = wire.hear()["seal"]
    assert (seal["state"], seal["secret"]) == ("later", None)
    lines = house.client.get("/api/past/lines", headers=anna.headers()).text
    assert secret not in lines + json.dumps([record(anna, table), info(anna, one), seal])


def test_who_has_played_a_deal_sees_how_others_played_it(house: Inside) -> None:
    anna, boris = house.guest("Анна"), house.guest("Борис")
    one = contest(anna)
    hers, his = enter(anna, one)["table"], enter(boris, one)["table"]
    play_here(house, hers)
    assert boris.get(f"/api/tables/{hers}/replay")["tag"] == "not-yours"
    play_here(house, his)
    assert boris.get(f"/api/tables/{hers}/replay?perspective=open")["steps"] > 1
    assert {result["table"] for result in info(boris, one)["deals"][0]["results"]} == {hers, his}


def test_a_deal_is_played_once(house: Inside) -> None:
    anna, boris = house.guest("Анна"), house.guest("Борис")
    one = contest(anna)
    hers = enter(anna, one)["table"]
    assert enter(anna, one)["table"] == hers
    his = enter(boris, one, friends=1)
    token = {"token": his["join"]}
    assert anna.post(f"/api/tables/{his['table']}/join", token)["tag"] == "seen-deal"
    assert house.client.delete(f"/api/tables/{hers}", headers=anna.headers()).status_code == 204
    assert info(anna, one)["deals"][0]["state"] == "gone"
    assert anna.post(f"/api/tables/{his['table']}/join", token)["tag"] == "seen-deal"


def test_nobody_has_the_cards_twice_by_a_code(house: Inside) -> None:
    """Whoever has played a deal does not sit down in another's seat at it; his own other device may."""
    anna, boris, phone = house.guest("Анна"), house.guest("Борис"), house.guest("Телефон")
    one = contest(anna)
    hers, his = enter(anna, one)["table"], enter(boris, one)["table"]
    code = boris.post(f"/api/tables/{his}/move", {})["code"]
    assert anna.post(f"/api/tables/{his}/moved", {"code": code})["tag"] == "seen-deal"
    assert phone.post(f"/api/tables/{his}/moved", {"code": code})["seat"] >= 0
    assert enter(phone, one)["table"] == his
    assert house.table(hers).seats_of(house.table(his).journal.owner) == []


def test_no_going_back_no_hints_and_one_level_of_bots(house: Inside) -> None:
    anna = house.guest("Анна")
    table = enter(anna, contest(anna))["table"]
    with anna.live(table) as wire:
        wire.hear()
        wire.send(type="places", seat=0)
        assert wire.until("problem")["tag"] == "cannot-rewind"
        wire.send(type="hint", seat=0)
        assert wire.until("problem")["tag"] == "no-help"
    anna.post(f"/api/tables/{table}/seats/0", {"kind": "bot", "level": "greedy"})
    assert [seat.level for seat in house.table(table).journal.seats] == ["random", "random"]


# --- the end ---------------------------------------------------------------------------------------------------------


def test_a_closed_contest_tells_its_secrets_and_they_are_true(house: Inside) -> None:
    anna, boris = house.guest("Анна"), house.guest("Борис")
    one = contest(anna)
    table, late = enter(anna, one)["table"], enter(boris, one)["table"]
    play_here(house, table)
    assert close(boris, one)["tag"] == "not-yours"
    found = close(anna, one)
    assert found["closed"]
    assert [commitment_of(deal["secret"]) for deal in found["deals"]] == [deal["commitment"] for deal in found["deals"]]
    whole = record(anna, table)
    assert whole["seal"]["secret"] == found["deals"][0]["secret"]
    assert checked(GAMES["abraca"], loads(json.dumps(whole))).kind == "true"
    assert anna.get(f"/api/tables/{table}/seal")["kind"] == "true"
    assert enter(house.guest("Ева"), one)["tag"] == "contest-closed"
    play_here(house, late)
    assert [result["name"] for result in info(boris, one)["deals"][0]["results"]] == ["Анна"]


def test_a_contest_ends_by_itself_when_its_time_is_up(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody closes it: what was over by then counts, deals that nobody has played stay unplayed, and all is told."""
    anna, boris = house.guest("Анна"), house.guest("Борис")
    one = contest(anna, days=7)
    table, late = enter(anna, one)["table"], enter(boris, one)["table"]
    play_here(house, table)
    until = info(anna, one)["until"]
    assert until == pytest.approx(time.time() + 7 * DAY, abs=600)
    assert [(line["closed"], line["until"]) for line in anna.get("/api/contests")] == [(False, until)]
    at(monkeypatch, until - 1)
    assert not info(anna, one)["closed"]
    at(monkeypatch, until + 1)
    found = info(boris, one)
    assert (found["closed"], found["until"]) == (True, until)
    assert [commitment_of(deal["secret"]) for deal in found["deals"]] == [deal["commitment"] for deal in found["deals"]]
    assert [(deal["state"], deal["played"]) for deal in found["deals"]] == [("playing", 1), ("new", 0)]
    assert anna.get(f"/api/tables/{table}/seal")["kind"] == "true"
    assert enter(boris, one, 2)["tag"] == "contest-closed"
    assert enter(boris, one)["table"] == late
    play_here(house, late)
    assert [result["name"] for result in info(boris, one)["deals"][0]["results"]] == ["Анна"]


def test_without_a_time_a_contest_goes_on_until_it_is_closed(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.guest("Анна")
    open_end, week = contest(anna), contest(anna, days=7)
    assert close(anna, week)["closed"]
    at(monkeypatch, time.time() + 400 * DAY)
    assert (info(anna, open_end)["closed"], info(anna, open_end)["until"]) == (False, None)
    assert enter(anna, open_end)["table"]
    for days in (0, 367):
        wish = {"game": "abraca", "seats": 2, "deals": 1, "days": days}
        assert anna.post("/api/contests", wish)["tag"] == "bad-request"


def at(monkeypatch: pytest.MonkeyPatch, moment: float) -> None:
    """Where contests are judged and matches noted down it is that time."""
    for room in (contests, statements):
        monkeypatch.setattr(room, "time", SimpleNamespace(time=lambda: moment))


def test_a_bent_roll_of_a_contest_is_found(house: Inside) -> None:
    anna = house.guest("Анна")
    one = contest(anna)
    table = enter(anna, one)["table"]
    play_here(house, table)
    close(anna, one)
    whole = record(anna, table)
    whole["seal"]["dice"] = 1
    assert checked(GAMES["abraca"], loads(json.dumps(whole))).kind == "bent"


def test_a_contest_survives_a_restart_in_the_midst_of_a_deal(tmp_path: Path) -> None:
    with inside(tmp_path) as first:
        anna, boris = first.guest("Анна"), first.guest("Борис")
        one = contest(anna)
        hers, his = enter(anna, one)["table"], enter(boris, one)["table"]
        play_here(first, hers, -1)
        table = first.table(his)

        async def some() -> None:
            for _ in range(70):  # past a snapshot
                if not table.journal.over:
                    seat = table.journal.asked()[0]
                    await table.answer(seat, table.journal.options(seat)[-1])

        async def run() -> None:
            await table.do(some)

        first.run(run)
    with inside(tmp_path) as second:
        for visitor in (anna, boris):
            visitor.house = second
        play_here(second, his, -1)
        assert facts(record(anna, hers)) == facts(record(boris, his))
        close(anna, one)
        assert boris.get(f"/api/tables/{his}/seal")["kind"] == "true"
    with inside(tmp_path) as third:
        anna.house = third
        assert anna.post(f"/api/tables/{hers}/share", {"on": True}) == {"on": True}


# --- my games --------------------------------------------------------------------------------------------------------


def test_a_contest_moves_no_rating_and_is_forgotten_with_its_guest(house: Inside) -> None:
    anna, boris = house.guest("Анна"), house.guest("Борис")
    one, empty = contest(anna), contest(anna, deals=1)
    for visitor in (anna, boris):
        play_here(house, enter(visitor, one)["table"])
    (match,) = anna.post("/api/past", {})["matches"]
    assert not match["rated"]
    assert [line["contest"] for line in anna.get("/api/contests")] == [empty, one]
    house.client.delete("/api/past", headers=anna.headers())
    assert anna.get("/api/contests") == []
    assert info(boris, empty)["tag"] == "no-contest"
    found = info(boris, one)
    assert (found["closed"], [row["name"] for row in found["standings"]]) == (True, ["Борис"])


def test_wishes_that_make_no_sense_are_refused(house: Inside) -> None:
    anna = house.guest("Анна")
    assert anna.post("/api/contests", {"game": "abraca", "seats": 2, "deals": 13})["tag"] == "bad-request"
    assert anna.post("/api/contests", {"game": "abraca", "seats": 2, "deals": 1, "level": "?"})["tag"] == "unknown-bot"
    one = contest(anna)
    assert enter(anna, one, 3)["tag"] == "bad-request"
    assert enter(anna, one, 1, friends=2)["tag"] == "bad-request"
    assert info(anna, "nowhere")["tag"] == "no-contest"


def test_who_leaves_the_house_leaves_its_standings(house: Inside) -> None:
    anna, boris = house.guest("Анна"), house.guest("Борис")
    named = contest(anna, deals=1)
    for who in (anna, boris):
        play(who, enter(who, named)["table"])
    assert "Анна" in json.dumps(info(boris, named), ensure_ascii=False)
    house.client.delete("/api/past", headers=anna.headers())
    told = json.dumps(info(boris, named), ensure_ascii=False)
    assert "Борис" in told
    assert "Анна" not in told
