"""Lessons over HTTP and the socket."""

from pathlib import Path

from server.houses import Inside, Visitor, inside


def test_one_call_opens_a_lesson_and_its_table_is_kept_as_any_other(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna = house.guest("Анна")
        (abraca,) = [game for game in anna.get("/api/games") if game["name"] == "abraca"]
        assert abraca["lessons"] == [{"name": "first", "minutes": 3}, {"name": "second", "minutes": 4}]
        table = anna.post("/api/lessons", {"game": "abraca", "lesson": "first", "names": ["Мира", "Ратмир"]})["table"]
        assert [brief["table"] for brief in anna.get("/api/tables")] == [table]
        with anna.live(table) as live:
            scene = live.until("table")
            assert [seat["name"] for seat in scene["seats"]] == ["Анна", "Мира", "Ратмир"]
            assert scene["guide"]["says"][0] == {"say": "goal", "point": "floor-8"}
            assert scene["seal"] is None
            place = scene["guide"]["place"]
            guide = live.ask(type="go-on", seat=0, place=place)["guide"]
            assert guide["says"][0]["say"] == "again"
    with inside(tmp_path) as house, anna_again(house, anna.cookie).live(table) as live:
        assert live.until("table")["guide"] == guide
        free = live.ask(type="go-on", seat=0, place=guide["place"], leave=True)
        assert free["guide"] is None
        assert len(free["options"]) == 9


def anna_again(house: Inside, cookie: str) -> Visitor:
    """The same browser, after the house was closed and opened."""
    anna = house.guest("Анна")
    anna.cookie = cookie
    return anna


def test_strangers_are_not_guided_and_wrong_wishes_are_refused(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna, boris = house.guest("Анна"), house.guest("Борис")
        assert anna.post("/api/lessons", {"game": "abraca", "lesson": "none"})["tag"] == "bad-request"
        assert anna.post("/api/lessons", {"game": "chess", "lesson": "first"})["tag"] == "unknown-game"
        created = anna.post("/api/lessons", {"game": "abraca", "lesson": "first"})
        with boris.live(created["table"], f"?watch={created['watch']}") as live:
            scene = live.until("table")
            assert scene["guide"] is None
            assert live.ask(type="go-on", seat=0, place=0)["type"] == "problem"
