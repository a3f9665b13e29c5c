"""Tournaments: entered, paired and played by several guests; what is paired and what came of it is lost by nobody."""

from __future__ import annotations

import json
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from magoteka.table.store import Conflict
from server.houses import Inside, inside
from server.tournaments import BRISK, entered, info, order, paired, play_round, play_table, tournament

pytestmark = pytest.mark.once


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path) as opened:
        yield opened


def named(rows: Any) -> list[tuple[str, str]]:
    return [(one["name"], one["values"]["points"]) for one in rows]


def test_an_evening_is_played_by_itself(house: Inside) -> None:
    """Four people, two rounds: the tables are there, the results come from the matches, all points are in the table."""
    host = house.guest("Анна")
    it = tournament(host, rounds=2)
    entered(host, it, *(house.guest(name) for name in ("Борис", "Вера", "Глеб")))
    for number in (1, 2):
        shown = paired(host, it)
        assert [len(board["seats"]) for board in shown["played"][-1]["boards"]] == [2, 2]
        assert host.post(f"/api/tournaments/{it}/pair", {})["tag"] == "still-played"
        play_round(house, it)
        after = info(host, it)
        assert all(board["places"] and not board["by_hand"] for board in after["played"][number - 1]["boards"])
    assert after["over"]
    assert not after["next"]
    assert host.post(f"/api/tournaments/{it}/pair", {})["tag"] == "last-round"
    meetings = [frozenset(board["seats"]) for one in after["played"] for board in one["boards"]]
    assert len(set(meetings)) == 4
    table = house.client.get(f"/api/tournaments/{it}/standings.csv").text.splitlines()
    assert table[0] == "place,name,played,points,met,beaten,won"
    assert [line.split(",")[1] for line in table[1:]] == [one["name"] for one in after["standings"]]
    assert {one["name"] for one in after["standings"]} == {"Анна", "Борис", "Вера", "Глеб"}


def test_my_table_stands_in_my_list_and_knows_its_tournament(house: Inside) -> None:
    host = house.guest("Анна")
    it = tournament(host)
    people = entered(host, it, house.guest("Борис"))
    board = paired(host, it)["played"][0]["boards"][0]
    for one in people:
        assert [line["table"] for line in one.get("/api/tables")] == [board["table"]]
    with people[1].live(board["table"]) as wire:
        first = wire.hear()
    assert first["tournament"] == it
    assert first["training"] is False
    with house.guest("Зоя").live(board["table"], f"?watch={board['watch']}") as wire:
        assert wire.hear()["type"] == "table"
    assert info(house.guest("Ева"), it)["played"][0]["boards"][0]["watch"] == ""


def test_only_organisers_order_and_nobody_else_sets_results(house: Inside) -> None:
    host, boris = house.guest("Анна"), house.guest("Борис")
    it = tournament(host)
    entered(host, it, boris)
    paired(host, it)
    result = {"round": 1, "board": 1, "places": [1, 2]}
    for path, wish in (
        ("pair", {}),
        ("result", result),
        ("order", {"do": "out", "entrant": 0}),
        ("close", {}),
    ):
        assert boris.post(f"/api/tournaments/{it}/{path}", wish)["tag"] == "not-yours"
    assert info(boris, it)["organiser"] is False
    order(host, it, do="organiser", entrant=1)
    shown = boris.post(f"/api/tournaments/{it}/result", result)
    assert shown["played"][0]["boards"][0] | {"table": "", "watch": ""} == {
        **{"number": 1, "table": "", "watch": "", "places": [1, 2], "points": ["1", "0"], "by_hand": True},
        "seats": shown["played"][0]["boards"][0]["seats"],
    }
    assert boris.post(f"/api/tournaments/{it}/result", {**result, "board": 2})["tag"] == "bad-request"
    assert boris.post(f"/api/tournaments/{it}/result", {**result, "places": [1]})["tag"] == "bad-request"


def test_who_comes_late_plays_on_and_who_leaves_is_paired_no_more(house: Inside) -> None:
    host = house.guest("Анна")
    it = tournament(host, rounds=3)
    boris, vera = house.guest("Борис"), house.guest("Вера")
    entered(host, it, boris)
    paired(host, it)
    host.post(f"/api/tournaments/{it}/result", {"round": 1, "board": 1, "places": [1, 2]})
    entered(host, it, vera, first=False)
    second = paired(host, it)["played"][1]
    assert {*second["byes"], *second["boards"][0]["seats"]} == {0, 1, 2}
    host.post(f"/api/tournaments/{it}/result", {"round": 2, "board": 1, "places": [1, 2]})
    boris.post(f"/api/tournaments/{it}/leave", {})
    third = paired(host, it)["played"][2]
    assert {*third["boards"][0]["seats"]} == {0, 2}
    assert [one["name"] for one in info(host, it)["standings"] if one["name"] == "Борис"] == ["Борис"]


def test_a_reserve_plays_in_the_place_of_another(house: Inside) -> None:
    host, boris, rita = house.guest("Анна"), house.guest("Борис"), house.guest("Рита")
    it = tournament(host)
    entered(host, it, boris)
    rita.post(f"/api/tournaments/{it}/enter", {"reserve": True})
    board = paired(host, it)["played"][0]["boards"][0]
    assert sorted(board["seats"]) == [0, 1]
    assert order(host, it, do="deputy", entrant=1, by=0)["tag"] == "bad-request"
    shown = order(host, it, do="deputy", entrant=1, by=2)
    assert shown["entrants"][1]["deputy"] == 2
    stranger = house.guest("Ева")
    assert stranger.post(f"/api/tables/{board['table']}/standins", {})["tag"] == "not-yours"
    assert rita.post(f"/api/tables/{board['table']}/standins", {}) == {}
    seats = house.table(board["table"]).journal.seats
    assert [one.name for one in seats] == [["Анна", "Рита"][one] for one in board["seats"]]
    assert [line["table"] for line in rita.get("/api/tables")] == [board["table"]]
    play_round(house, it)
    assert {one["name"] for one in info(host, it)["standings"]} == {"Анна", "Борис"}


def test_a_result_set_by_hand_is_not_undone_by_the_match(house: Inside) -> None:
    host = house.guest("Анна")
    it = tournament(host)
    entered(host, it, house.guest("Борис"))
    paired(host, it)
    host.post(f"/api/tournaments/{it}/result", {"round": 1, "board": 1, "places": [1, 1]})
    play_round(house, it)
    after = info(host, it)["played"][0]["boards"][0]
    assert (after["places"], after["points"], after["by_hand"]) == ([1, 1], ["1/2", "1/2"], True)


def test_tables_that_a_killed_server_has_not_opened_are_opened_by_who_looks(
    house: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = house.guest("Анна")
    it = tournament(host)
    people = entered(host, it, *(house.guest(name) for name in ("Борис", "Вера", "Глеб")))
    opened: list[str] = []
    real = house.hub.opener.bring_together

    async def once(table_id: str, *args: Any) -> None:
        if opened:
            raise Conflict("killed")
        opened.append(table_id)
        await real(table_id, *args)

    with monkeypatch.context() as patch:
        patch.setattr(type(house.hub.opener), "bring_together", lambda _, *args: once(*args))
        boards = paired(host, it)["played"][0]["boards"]
        assert len(opened) == 1
    assert [one["table"] for one in info(people[3], it)["played"][0]["boards"]] == [one["table"] for one in boards]
    play_round(house, it)
    assert all(one["places"] for one in info(host, it)["played"][0]["boards"])


def test_of_two_who_change_it_nobody_is_overwritten(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """As two processes of a house would: what the other has written since is not overwritten."""
    host = house.guest("Анна")
    it = tournament(host)
    entered(host, it, house.guest("Борис"))
    kept = house.hub.tournaments.kept
    late = house.run(kept, it)
    paired(host, it)
    answers = [late]

    async def stale(_: Any, name: str) -> Any:
        return answers.pop() if answers else await kept(name)

    monkeypatch.setattr(type(house.hub.tournaments), "kept", stale)
    host.post(f"/api/tournaments/{it}/leave", {})
    shown = info(host, it)
    assert len(shown["played"]) == 1
    assert shown["entrants"][0]["active"] is False


def test_a_season_adds_its_evenings(house: Inside) -> None:
    host, boris = house.guest("Анна"), house.guest("Борис")
    season = tournament(host, form="season", games=[], name="Осень")
    assert (
        boris.post("/api/tournaments", {"name": "x", "form": "swiss", "rounds": 1, "games": [BRISK], "season": season})[
            "tag"
        ]
        == "not-yours"
    )
    for places in ([1, 2], [1, 1]):
        evening = tournament(host, season=season)
        entered(host, evening, boris)
        paired(host, evening)
        host.post(f"/api/tournaments/{evening}/result", {"round": 1, "board": 1, "places": places})
    shown = info(boris, season)
    assert [one["rounds"] for one in shown["evenings"]] == [1, 1]
    assert sorted(points for _, points in named(shown["standings"])) == ["1/2", "3/2"]
    assert info(host, evening)["season"]["tournament"] == season
    assert [one["tournament"] for one in host.get("/api/tournaments")] == [
        evening,
        shown["evenings"][0]["tournament"],
        season,
    ]


def test_the_same_cards_for_all_are_one_of_the_forms(house: Inside) -> None:
    host = house.guest("Анна")
    it = tournament(host, form="cards", deals=1, level="random", games=[{"game": "abraca"}, BRISK])
    first, second = info(host, it)["contests"]
    assert [first["game"], second["game"]] == ["abraca", BRISK["game"]]
    for who in (host, house.guest("Борис")):
        opened = who.post(f"/api/contests/{first['contest']}/entries", {"deal": 1, "pause": 0})
        play_table(house, opened["table"])
    rows = info(host, it)["standings"]
    assert sum(Fraction(points) for _, points in named(rows)) == 1
    host.post(f"/api/tournaments/{it}/close", {})
    assert [one["closed"] for one in info(host, it)["contests"]] == [True, True]
    assert host.post(f"/api/tournaments/{it}/pair", {})["tag"] == "tournament-closed"


def test_the_tournaments_of_a_club_are_listed_for_its_members_and_opened_by_its_organisers(house: Inside) -> None:
    host, boris = house.guest("Анна"), house.guest("Борис")
    club = host.post("/api/clubs", {"name": "Четверг"})
    it = tournament(host, club=club["club"])
    listed = f"/api/tournaments?club={club['club']}"
    assert boris.get(listed)["tag"] == "no-club"
    boris.post(f"/api/clubs/{club['club']}/join", {"token": club["join"]})
    assert [one["tournament"] for one in boris.get(listed)] == [it]
    wish = {"name": "x", "form": "robin", "games": [BRISK], "club": club["club"]}
    assert boris.post("/api/tournaments", wish)["tag"] == "not-organiser"


def test_a_round_plays_the_next_of_several_games(house: Inside) -> None:
    host = house.guest("Анна")
    it = tournament(host, rounds=2, games=[{"game": "abraca"}, {"game": "siggil"}])
    entered(host, it, house.guest("Борис"))
    tables = []
    for number in (1, 2):
        tables.append(paired(host, it)["played"][-1]["boards"][0]["table"])
        host.post(f"/api/tournaments/{it}/result", {"round": number, "board": 1, "places": [1, 2]})
    assert [house.table(table).journal.head.game for table in tables] == ["abraca", "siggil"]


def test_a_round_may_take_days(house: Inside) -> None:
    host = house.guest("Анна")
    it = tournament(host, days={"hours": 24, "reserve": 48})
    entered(host, it, house.guest("Борис"))
    board = paired(host, it)["played"][0]["boards"][0]
    assert info(host, it)["days"]["hours"] == 24
    days = house.table(board["table"]).journal.days
    assert days is not None
    assert (days.rules.hours, days.rules.reserve) == (24, 48)
    assert host.get("/api/tables")[0]["due"] is not None


@pytest.mark.parametrize(
    "wish",
    [
        {"form": "swiss", "rounds": 0},
        {"form": "swiss", "games": []},
        {"form": "season"},
        {"name": " "},
        {"games": [{"game": "chess"}]},
        {"size": 7},
        {"days": {"hours": 0}},
        {"season": "nowhere"},
    ],
)
def test_what_makes_no_sense_is_refused(house: Inside, wish: dict[str, Any]) -> None:
    whole = {"name": "Четверг", "form": "swiss", "rounds": 1, "games": [BRISK], **wish}
    assert "tag" in house.guest("Анна").post("/api/tournaments", whole)


def test_a_knock_out_takes_nobody_in_once_it_has_begun(house: Inside) -> None:
    host = house.guest("Анна")
    it = tournament(host, form="knockout")
    entered(host, it, house.guest("Борис"))
    paired(host, it)
    assert house.guest("Вера").post(f"/api/tournaments/{it}/enter", {})["tag"] == "too-late"
    assert house.guest("Глеб").post(f"/api/tournaments/{it}/enter", {"reserve": True})["me"] == 2


def test_who_leaves_the_house_keeps_no_name_in_the_standings(house: Inside) -> None:
    host, boris = house.guest("Анна"), house.guest("Борис")
    it = tournament(host)
    entered(host, it, boris)
    paired(host, it)
    host.post(f"/api/tournaments/{it}/result", {"round": 1, "board": 1, "places": [1, 2]})
    lines = [
        json.loads(line) for line in house.client.get("/api/past/lines", headers=boris.headers()).text.splitlines()
    ]
    assert [one["tournament"]["tournament"] for one in lines if "tournament" in one] == [it]
    house.client.request("DELETE", "/api/past", headers=boris.headers())
    shown = info(host, it)
    assert sorted(one["name"] for one in shown["standings"]) == ["", "Анна"]
    assert boris.get("/api/tournaments") == []
