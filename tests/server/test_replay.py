"""Matches are looked at again over the net: by whom, from which perspective, and when."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from magoteka.table.head import head_json
from server.houses import Inside, inside
from server.test_secrets import visitor
from table.test_replay import head_of, played

TABLE = "a-match-that-is-over"


def finished(house: Inside, game: str = "siggil") -> str:
    """A stored table whose match is over; Anna sat on its first seat, and its onlookers know a secret. Its path."""
    head = head_of(game)
    journal, rows, _ = played(head, 20_000)
    assert journal.over
    journal.match.undo_points.clear()
    house.run(house.hub.store.create, TABLE, head_json(head), rows, journal.brief(), journal.snapshot())
    return f"/api/tables/{TABLE}"


def tag(answer: Any) -> Any:
    return answer.get("tag")


def test_a_finished_match_is_seen_with_any_eyes_by_those_who_sat_there(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna, eve, path = visitor(house, 0), house.guest("Ева"), finished(house)
        found = anna.get(f"{path}/replay")
        assert found["perspectives"] == ["0", "1", "watch", "open"]
        assert (found["now"], found["mine"], found["over"], found["at"], found["since"]) == ("0", [0], True, 0, 0)
        assert found["page"]["scene"]["view"]["seat"] == 0
        last = anna.get(f"{path}/replay?perspective=open&at={found['version']}")
        assert last["at"] == last["steps"] - 1
        page = anna.get(f"{path}/replay-page?perspective=1&first={last['steps'] - 1}")
        assert page["scene"]["view"]["seat"] == 1
        assert len(page["steps"]) == 1
        assert tag(eve.get(f"{path}/replay")) == "not-yours"
        assert tag(eve.get(f"{path}/replay-page?first=0")) == "not-yours"
        assert eve.get(f"{path}/replay?watch=secret")["now"] == "open"


def test_a_match_that_goes_on_is_seen_from_ones_own_seat_alone(tmp_path: Path) -> None:
    """Whatever somebody tries, before the end nobody lays the table open."""
    with inside(tmp_path) as house:
        anna, boris = house.guest("Анна"), house.guest("Борис")
        opened = anna.open([{"kind": "me"}, {"kind": "friend"}], "abraca")
        path = f"/api/tables/{opened['table']}"
        boris.post(f"{path}/join", {"token": opened["join"]})
        for guest, seat in ((anna, "0"), (boris, "1")):
            found = guest.get(f"{path}/replay")
            assert (found["perspectives"], found["now"], found["over"]) == ([seat], seat, False)
            for perspective in {"0", "1", "watch", "open", "2", "nobody"} - {seat}:
                assert tag(guest.get(f"{path}/replay?perspective={perspective}")) == "no-perspective"
                assert tag(guest.get(f"{path}/replay-page?first=0&perspective={perspective}")) == "no-perspective"
        watch = f"watch={opened['watch']}"
        stranger = house.guest("Ева")
        assert tag(stranger.get(f"{path}/replay?{watch}")) == "not-over"
        assert tag(stranger.get(f"{path}/replay?{watch}&perspective=open")) == "not-over"
        assert tag(stranger.get(f"{path}/replay-page?{watch}&first=0&perspective=0")) == "not-over"


def test_a_host_without_a_seat_waits_for_the_end(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna = house.guest("Анна")
        opened = anna.open([{"kind": "friend"}] * 2, "abraca")
        assert tag(anna.get(f"/api/tables/{opened['table']}/replay")) == "not-over"


def test_pages_are_found_wherever_somebody_asks(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        eve, path = house.guest("Ева"), finished(house)
        whole = eve.get(f"{path}/replay?watch=secret")
        assert whole["now"] == "open"
        for first in (-5, 0, whole["steps"] - 1, whole["steps"], 10**9):
            page = eve.get(f"{path}/replay-page?watch=secret&first={first}")
            assert 0 <= page["first"] <= whole["steps"]
            assert page["first"] + len(page["steps"]) <= whole["steps"]


def test_play_goes_on_from_any_moment(tmp_path: Path) -> None:
    """A branch is a table of its own: it has the past of the other match, and a future that anybody plays."""
    bot = {"kind": "bot", "level": "random"}
    with inside(tmp_path) as house:
        anna, eve, path = visitor(house, 0), house.guest("Ева"), finished(house, "abraca")
        whole = anna.get(f"{path}/replay?perspective=0")
        step = anna.get(f"{path}/replay-page?perspective=0&first=20")["steps"][0]
        wish = {"version": step["version"], "seats": [{"kind": "me"}, bot]}
        assert tag(eve.post(f"{path}/branch", wish)) == "not-yours"
        assert tag(anna.post(f"{path}/branch", {**wish, "seats": [bot]})) == "bad-request"
        assert tag(anna.post(f"{path}/branch", {**wish, "version": whole["version"]})) == "over-there"
        then = anna.get(f"{path}/replay-page?perspective=0&first=21")["scene"]["view"]
        for redealt in (False, True):
            opened = anna.post(f"{path}/branch", {**wish, "redealt": redealt})
            table = house.table(opened["table"])
            with anna.live(opened["table"]) as wire:
                scene = wire.hear()
                assert scene["seats"][0]["name"] == ""
                assert scene["view"] == then or scene["version"] > 20, "to Anna it is the same table"
            assert [row.kind for row in house.run(table.store.rows, opened["table"])][:3] == [
                "begin",
                "answer",
                "answer",
            ]
            assert (table.journal.head.redealt is None) is not redealt
            assert opened["table"] in [one["table"] for one in anna.get("/api/tables")]
            again = anna.get(f"/api/tables/{opened['table']}/replay-page?perspective=0&first=20")
            assert again["steps"][0]["version"] == 20


def test_a_running_match_has_no_branches(tmp_path: Path) -> None:
    bot = {"kind": "bot", "level": "random"}
    with inside(tmp_path) as house:
        anna = house.guest("Анна")
        opened = anna.open([{"kind": "me"}, {"kind": "friend"}], "abraca")
        wish = {"version": 0, "seats": [{"kind": "me"}, bot]}
        assert tag(anna.post(f"/api/tables/{opened['table']}/branch", wish)) == "no-perspective"


def test_who_has_played_may_let_anyone_look(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna, eve, path = visitor(house, 0), house.guest("Ева"), finished(house)
        assert tag(eve.post(f"{path}/share", {"on": True})) == "not-yours"
        assert anna.get(f"{path}/replay")["may"]
        assert anna.post(f"{path}/share", {"on": True}) == {"on": True}
        seen = eve.get(f"{path}/replay?perspective=1")
        assert (seen["now"], seen["shared"], seen["may"], seen["mine"]) == ("1", True, False, [])
        assert "steps" in eve.get(f"{path}/replay-page?first=0&perspective=open")
        assert tag(eve.get(f"{path}/record")) == "not-yours", "the rest of the table stays with its people"
        anna.post(f"{path}/share", {"on": False})
        assert tag(eve.get(f"{path}/replay")) == "not-yours"


def test_a_match_that_goes_on_is_not_shared(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna = house.guest("Анна")
        opened = anna.open([{"kind": "me"}, {"kind": "friend"}], "abraca")
        assert tag(anna.post(f"/api/tables/{opened['table']}/share", {"on": True})) == "not-over"
