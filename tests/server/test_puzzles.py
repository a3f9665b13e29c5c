"""Puzzles over HTTP and the socket."""

from pathlib import Path

from magoteka.games import GAMES
from magoteka.puzzles import puzzles_of
from server.houses import inside


def test_one_call_poses_a_puzzle_and_the_socket_judges_what_is_tried(tmp_path: Path) -> None:
    (puzzle, *_) = puzzles_of(GAMES["abraca"]).values()
    with inside(tmp_path) as house:
        anna = house.guest("Анна")
        (abraca,) = [game for game in anna.get("/api/games") if game["name"] == "abraca"]
        assert [one["name"] for one in abraca["puzzles"]] == [*puzzles_of(GAMES["abraca"])]
        created = anna.post("/api/puzzles", {"game": "abraca", "puzzle": puzzle.name, "names": ["Мира", "Лель", "Яга"]})
        table = created["table"]
        assert anna.get("/api/tables") == []
        with anna.live(table) as live:
            scene = live.until("table")
            assert scene["seats"][puzzle.seat]["name"] == "Анна"
            assert scene["puzzle"]["tried"] is None
            assert anna.post(f"/api/tables/{table}/line", {"best": True})["tag"] == "bad-request"
            answer = {"version": scene["version"], "seat": puzzle.seat, "answer": puzzle.solution.option}
            assert live.ask(type="answer", **answer)["puzzle"]["found"]
            opened = anna.post(f"/api/tables/{table}/line", {"best": True})
            shown = anna.get(f"/api/tables/{opened['table']}/replay?at={opened['at']}&perspective={puzzle.seat}")
            assert (shown["over"], shown["at"]) == (True, opened["at"])
            asked = shown["page"]["steps"][opened["at"] - shown["page"]["first"]]
            assert asked["version"] == opened["at"]
            place = {"seat": puzzle.seat, "place": puzzle.place}
            assert live.ask(type="go-on", **place, leave=True)["puzzle"] is None
        assert [brief["table"] for brief in anna.get("/api/tables")] == [table]


def test_onlookers_see_no_puzzle_and_wrong_wishes_are_refused(tmp_path: Path) -> None:
    (puzzle, *_) = puzzles_of(GAMES["abraca"]).values()
    with inside(tmp_path) as house:
        anna, boris = house.guest("Анна"), house.guest("Борис")
        assert anna.post("/api/puzzles", {"game": "abraca", "puzzle": "none"})["tag"] == "bad-request"
        assert anna.post("/api/puzzles", {"game": "chess", "puzzle": puzzle.name})["tag"] == "unknown-game"
        created = anna.post("/api/puzzles", {"game": "abraca", "puzzle": puzzle.name})
        with boris.live(created["table"], f"?watch={created['watch']}") as live:
            assert live.until("table")["puzzle"] is None
            assert live.ask(type="go-on", seat=puzzle.seat, place=puzzle.place)["type"] == "problem"
            assert boris.post(f"/api/tables/{created['table']}/line", {"best": True})["tag"] == "not-yours"


def test_everybody_gets_the_same_puzzle_of_the_day(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        one, other = house.guest("Анна").get("/api/daily"), house.guest("Борис").get("/api/daily")
        assert one["game"] == other["game"]
        assert one["puzzle"] in puzzles_of(GAMES[one["game"]])
