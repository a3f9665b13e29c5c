"""My games: what is kept of a finished match, for whom, what it comes to, and how it is put out of the world."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from magoteka.core.match import Match
from magoteka.core.record import loads
from magoteka.games import GAMES
from magoteka.server.rating import rating_of
from magoteka.table.counts import Count, Finished, FinishedPlayer, counted, key_of
from server.houses import Inside, Visitor, inside
from server.test_analysis import QUICK, waited
from server.test_together import BOT, FRIEND, ME, join, play_out


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path) as opened:
        yield opened


def past(visitor: Visitor, **wish: str) -> Any:
    return visitor.post("/api/past", wish)


def forget(house: Inside, visitor: Visitor) -> Any:
    return house.client.delete("/api/past", headers=visitor.headers()).json()


def evening(house: Inside, *seats: Any, **wishes: Any) -> tuple[Visitor, Visitor, str]:
    """A match of Anna and Boris, played to its end."""
    anna, boris = house.guest("Анна"), house.guest("Борис")
    opened = anna.open(list(seats) or [ME, FRIEND], **wishes)
    join(boris, opened["table"], opened["join"])
    play_out(house, opened["table"])
    return anna, boris, opened["table"]


def test_a_finished_match_is_in_the_history_of_all_who_played(house: Inside) -> None:
    anna, boris, table = evening(house)
    hers, his, nobody = past(anna), past(boris), past(house.guest("Ева"))
    assert [one["table"] for one in hers["matches"]] == [table]
    assert [one["table"] for one in his["matches"]] == [table]
    assert nobody["matches"] == []
    (match,) = hers["matches"]
    assert [seat["name"] for seat in match["seats"]] == ["Анна", "Борис"]
    assert [seat["mine"] for seat in match["seats"]] == [True, False]
    assert match["moves"] > 1
    assert match["begun"] <= match["ended"]
    results = {match["result"], his["matches"][0]["result"]}
    assert results in ({"won", "lost"}, {"shared"})
    assert hers["friends"] == [{"key": match["seats"][1]["friend"], "name": "Борис"}]
    assert [one["verdict"] for one in hers["games"]] == ["few"]


def test_nobody_is_told_whose_id_a_friend_has(house: Inside) -> None:
    anna, boris, table = evening(house)
    ids = [seat.holder for seat in house.table(table).journal.seats]
    said = json.dumps([past(anna), past(boris)])
    assert not any(str(one) in said for one in ids)
    assert past(anna)["friends"][0]["key"] != past(boris)["matches"][0]["seats"][1]["friend"]


def test_a_match_that_goes_on_and_a_lesson_are_not_in_it(house: Inside) -> None:
    anna = house.guest("Анна")
    anna.open([ME, BOT])
    anna.post("/api/lessons", {"game": "abraca", "lesson": "first"})
    assert past(anna)["matches"] == []


def test_matches_are_chosen_by_game_friend_and_result(house: Inside) -> None:
    anna, _boris, _ = evening(house)
    alone = anna.open([ME, BOT])
    play_out(house, alone["table"])
    everything = past(anna)
    assert everything["whole"] == 2
    friend = everything["friends"][0]["key"]
    assert [one["table"] != alone["table"] for one in past(anna, friend=friend)["matches"]] == [True]
    won, lost = past(anna, result="won"), past(anna, result="lost")
    assert won["whole"] + lost["whole"] == 2
    assert past(anna, game="siggil")["whole"] == 0
    assert past(anna, game="siggil")["played"] == ["abraca"]
    assert {one["key"] for one in everything["opponents"]} == {friend, "bot:random"}
    assert past(anna, result="draw")["tag"] == "bad-request"


def test_hints_keep_a_match_out_of_the_rating(house: Inside) -> None:
    anna = house.guest("Анна")
    plain, helped = anna.open([ME, BOT]), anna.open([ME, BOT])
    with anna.live(helped["table"]) as wire:
        scene = wire.hear()
        while 0 not in [one["seat"] for one in scene["asking"]]:
            scene = wire.hear()
        wire.send(type="hint", seat=0)
        wire.until("hint")
    for one in (plain, helped):
        play_out(house, one["table"])
    found = {one["table"]: one for one in past(anna)["matches"]}
    assert (found[plain["table"]]["rated"], found[plain["table"]]["hints"]) == (True, False)
    assert (found[helped["table"]]["rated"], found[helped["table"]]["hints"]) == (False, True)
    (rating,) = past(anna)["ratings"]
    assert (rating["game"], rating["matches"]) == ("abraca", 1)
    assert rating["low"] < rating["points"] < rating["high"]


def test_who_wants_no_rating_has_none_and_gives_none(house: Inside) -> None:
    anna, boris, _ = evening(house)
    assert past(boris)["ratings"]
    anna.post("/api/past/rated", {"on": False})
    assert (past(anna)["ratings"], past(anna)["rated"]) == ([], False)
    assert past(boris)["ratings"] == []
    anna.post("/api/past/rated", {"on": True})
    assert past(anna)["ratings"]


def test_luck_and_decisions_of_matches_that_were_asked_about(house: Inside) -> None:
    house.hub.analysis_worker.effort = QUICK
    anna, boris, first = evening(house)
    second = anna.open([ME, BOT])["table"]
    play_out(house, second)
    assert past(anna)["parts"] == []
    found = {}
    for table in (second, first):
        anna.post(f"/api/tables/{table}/analysis", {})
        found[table] = waited(anna, f"/api/tables/{table}")["seats"]
    assert [one["table"] for one in past(anna)["parts"]] == [first, second], "earliest first"
    (his,), hers = past(boris)["parts"], past(anna)["parts"][0]
    for told, seat in ((hers, found[first][0]), (his, found[first][1])):
        assert (told["decisions"], told["luck"]) == (seat["decisions"], seat["luck"])
        assert told["error"] >= seat["error"]
        assert told["won"] == (seat["result"] > 0)
    assert past(anna, game="siggil")["parts"] == past(house.guest("Ева"))["parts"] == []
    forget(house, anna)
    assert past(anna)["parts"] == []
    assert past(boris)["parts"] == [his]


def test_everything_of_mine_can_be_taken_home(house: Inside) -> None:
    anna, _, table = evening(house)
    text = house.client.get("/api/past/lines", headers=anna.headers()).text
    about, match = map(json.loads, text.splitlines())
    assert (about["guest"], about["rated"]) == ("Анна", True)
    assert (match["mine"], [one["name"] for one in match["players"]]) == (0, ["Анна", "Борис"])
    assert Match.replay(GAMES["abraca"], loads(json.dumps(match))).over
    ids = [str(seat.holder) for seat in house.table(table).journal.seats]
    assert not any(one in text for one in ids)


def test_a_match_of_mine_alone_is_deleted_with_its_table(house: Inside) -> None:
    anna = house.guest("Анна")
    table = anna.open([ME, BOT])["table"]
    play_out(house, table)
    assert forget(house, anna) == {"deleted": 1, "kept": 0, "left": 0}
    assert past(anna)["matches"] == []
    assert anna.get("/api/tables") == []
    assert anna.get(f"/api/tables/{table}/people")["tag"] == "no-table"


def test_others_keep_a_match_without_my_name(house: Inside, tmp_path: Path) -> None:
    anna, boris, table = evening(house)
    hers = str(house.table(table).journal.seats[0].holder)
    assert forget(house, anna) == {"deleted": 0, "kept": 1, "left": 0}
    assert past(anna)["matches"] == []
    (match,) = past(boris)["matches"]
    assert [seat["name"] for seat in match["seats"]] == ["", "Борис"]
    assert past(boris)["friends"] == []
    assert boris.get(f"/api/tables/{table}/seal")["kind"] == "true"
    assert [seat["name"] for seat in boris.get("/api/tables")[0]["seats"]] == ["", "Борис"]
    with closing(sqlite3.connect(tmp_path / "magoteka.db")) as db:
        kept = [line for line in db.iterdump() if line.startswith("INSERT")]
    named = [line for line in kept if "Анна" in line]
    assert named == []
    assert [line.split()[2] for line in kept if hers in line] == ['"tables"'], "she has opened it: its head"


def test_the_host_deletes_a_table_with_its_place_in_every_history(house: Inside) -> None:
    anna, boris, table = evening(house)
    assert house.client.delete(f"/api/tables/{table}", headers=anna.headers()).status_code == 204
    assert past(boris)["matches"] == []


def test_tables_that_had_ended_before_are_counted_too(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        _anna, boris, _table = evening(house)
        before = past(boris)["matches"][0]
    with closing(sqlite3.connect(tmp_path / "magoteka.db")) as db, db:
        for name in ("matches", "played", "unrated", "contests", "entries", "analyses", "alembic_version"):
            db.execute(f"drop table {name}")
        db.execute("update about set value = '3' where key = 'schema'")
    with inside(tmp_path) as house:
        boris.house = house
        (after,) = past(boris)["matches"]
    assert after["rated"] is False, "nobody knows whether there were hints"
    same = ("table", "game", "seats", "result", "moves", "begun")
    assert {key: after[key] for key in same} == {key: before[key] for key in same}


# --- counting --------------------------------------------------------------------------------------------------------


def met(number: int, winners: tuple[int, ...], *players: FinishedPlayer, helped: bool = False) -> Finished:
    return Finished(f"t{number}", "abraca", 0.0, float(number), 9, players, winners, helped)


ANNA, BORIS, GREEDY = (
    FinishedPlayer("Анна", "a", None),
    FinishedPlayer("Борис", "b", None),
    FinishedPlayer("", None, "greedy"),
)


def test_counts_have_intervals_that_say_when_there_is_too_little_to_tell() -> None:
    few = [met(n, (0,), ANNA, BORIS) for n in range(9)]
    assert counted(few, "a")[0]["abraca"].told("abraca").verdict == "few"
    many = [met(n, (0,), ANNA, BORIS) for n in range(12)]
    told = counted(many, "a")[2][key_of("a", "b")].told("b")
    assert (told.matches, told.wins, told.theirs, told.verdict) == (12, 12, 0, "above")
    assert 0.7 < told.low < told.high == 1.0
    even = [met(n, (n % 2,), ANNA, BORIS) for n in range(20)]
    assert counted(even, "a")[1]["1/2"].told("1/2").verdict == "even"
    assert counted(even, "b")[1] == {"2/2": Count(20, 10.0, 0.0, 10.0)}
    assert [len(part) for part in counted([met(1, (0,), ANNA)], "a")] == [0, 0, 0], "alone there is nobody to beat"


def test_a_rating_follows_results_and_grows_surer() -> None:
    first = rating_of("abraca", [met(1, (0,), ANNA, GREEDY)], "a")
    later = rating_of("abraca", [met(n, (0,), ANNA, GREEDY, GREEDY) for n in range(30)], "a")
    loser = rating_of("abraca", [met(n, (1,), ANNA, BORIS) for n in range(30)], "a")
    assert first is not None
    assert later is not None
    assert loser is not None
    assert loser.points < 1000 < first.points < later.points
    assert later.high - later.low < first.high - first.low
    assert rating_of("abraca", [met(1, (0,), BORIS, GREEDY)], "a") is None


def test_what_counts_for_ratings() -> None:
    assert met(1, (0,), ANNA, GREEDY).counts(set())
    assert not met(1, (0,), ANNA, GREEDY, helped=True).counts(set())
    assert not met(1, (0,), ANNA, GREEDY).counts({"a"})
    assert not met(1, (0, 1), ANNA, GREEDY).counts(set()), "all have won"
    assert not met(1, (), ANNA, GREEDY).counts(set())
    assert not met(1, (0,), ANNA, FinishedPlayer("Борис", "b", "kind")).counts(set()), "a bot stood in"
    assert not met(1, (0,), ANNA, FinishedPlayer("Вера", "a", None, here=True)).counts(set()), "one screen"
    assert not met(1, (0,), ANNA, FinishedPlayer("", None, None)).counts(set()), "somebody who was forgotten"
