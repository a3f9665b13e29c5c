"""My games: what is kept of a finished match, for whom, what it comes to, and how it is put out of the world."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from extent import of
from magoteka.bots.advice import Advice, Advised
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.core.record import loads
from magoteka.games import GAMES
from magoteka.server.rating import COUNTED, DAY, MET, OFTEN, Rating, Reckoned, judged, moved, shown
from magoteka.table.chronicle import Back
from magoteka.table.counts import MOST, Count, Finished, FinishedPlayer, counted, key_of
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


def say(visitor: Visitor, table: str, text: str, query: str = "") -> None:
    with visitor.live(table, query) as wire:
        wire.send(type="chat", text=text)
        while wire.until("chat")["text"] != text:
            pass


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


def test_hints_keep_a_match_out_of_the_rating(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, boris = house.guest("Анна"), house.guest("Борис")
    plain, helped = anna.open([ME, FRIEND]), anna.open([ME, FRIEND], training=True)
    for one in (plain, helped):
        join(boris, one["table"], one["join"])
    hinted(house, (anna, boris), helped["table"], monkeypatch)
    for one in (plain, helped):
        play_out(house, one["table"])
    found = {one["table"]: one for one in past(anna)["matches"]}
    assert (found[plain["table"]]["rated"], found[plain["table"]]["hints"]) == (True, False)
    assert (found[helped["table"]]["rated"], found[helped["table"]]["hints"]) == (False, True)
    (rating,) = past(anna)["ratings"]
    assert (rating["game"], rating["matches"]) == ("abraca", 1)
    assert rating["low"] < rating["points"] < rating["high"]


def hinted(house: Inside, people: tuple[Visitor, Visitor], table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is asked first is given a hint, by a bot that does not think long."""

    async def advise(chair: Any, whose: str = "") -> Advice:
        return Advice((Advised(chair.options[0], None, None, ()),), "")

    monkeypatch.setattr(house.hub.bot_workers, "advise", advise)
    (seat,) = house.table(table).journal.asked()[:1]
    with people[seat].live(table) as wire:
        wire.hear()
        wire.send(type="hint", seat=seat)
        wire.until("hint")


def test_a_refused_hint_and_an_onlooker_spoil_nothing(house: Inside) -> None:
    anna, boris, eve = house.guest("Анна"), house.guest("Борис"), house.guest("Ева")
    opened = anna.open([ME, FRIEND], training=False)
    join(boris, opened["table"], opened["join"])
    for visitor, query in ((anna, ""), (boris, ""), (eve, f"?watch={opened['watch']}")):
        with visitor.live(opened["table"], query) as wire:
            wire.hear()
            for seat in (0, 1):
                wire.send(type="hint", seat=seat)
                assert wire.until("problem")["tag"] in ("no-help", "not-yours")
    play_out(house, opened["table"])
    (match,) = past(anna)["matches"]
    assert (match["rated"], match["hints"]) == (True, False)
    assert past(eve)["matches"] == []


def test_only_people_at_a_whole_table_are_rated(house: Inside) -> None:
    """Not a match with bots, that went back, that is a branch or goes on from a position, or with a stand-in."""
    anna, boris, table = evening(house)
    bots = anna.open([ME, BOT])["table"]
    play_out(house, bots)
    wish = {"version": 4, "perspective": 0, "seats": [ME, FRIEND]}
    branch = anna.post(f"/api/tables/{table}/branch", wish)
    text = anna.get(f"/api/tables/{table}/position?at=4")["text"]
    position = anna.post("/api/positions", {"text": text, "seats": [ME, FRIEND]})
    back, stood = (anna.open([ME, FRIEND]) for _ in range(2))
    for one in (branch, position, back, stood):
        join(boris, one["table"], one["join"])

    house.table(stood["table"]).journal.stood = True
    house.table(back["table"]).journal.rewinds.append(Back(3, 1, 1, 2))
    for one in (branch, position, back, stood):
        play_out(house, one["table"])
    rated = {one["table"]: one["rated"] for one in past(anna)["matches"]}
    others = [bots, *(one["table"] for one in (branch, position, back, stood))]
    assert rated == {table: True, **dict.fromkeys(others, False)}
    assert past(anna)["ratings"][0]["matches"] == 1


def test_a_bot_in_somebodys_place_is_remembered(house: Inside) -> None:
    anna, boris = house.guest("Анна"), house.guest("Борис")
    opened = anna.open([ME, FRIEND])
    join(boris, opened["table"], opened["join"])
    table = house.table(opened["table"])
    seat = table.journal.asked()[0]
    assert table.journal.fair

    async def stands_in() -> None:
        await table.answer(seat, table.journal.match.options(seat)[0], late=True)

    house.run(lambda _: table.do(stands_in), house.hub)
    assert not table.journal.fair
    again = house.run(lambda hub: hub.opener.journal(opened["table"]), house.hub)
    assert not again.fair


def test_who_wants_no_rating_has_none_and_gives_none(house: Inside) -> None:
    anna, boris = house.guest("Анна"), house.guest("Борис")
    anna.post("/api/past/rated", {"on": False})
    for on in (False, True):
        opened = anna.open([ME, FRIEND])
        join(boris, opened["table"], opened["join"])
        play_out(house, opened["table"])
        if not on:
            assert (past(anna)["ratings"], past(anna)["rated"], past(boris)["ratings"]) == ([], False, [])
            anna.post("/api/past/rated", {"on": True})
    assert [one["matches"] for one in (*past(anna)["ratings"], *past(boris)["ratings"])] == [1, 1]


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


def test_what_is_taken_home_has_chat_results_running_tables_and_contests(house: Inside) -> None:
    anna, boris, table = evening(house)
    say(boris, table, "С вас реванш.")
    say(anna, table, "Завтра!")
    running = anna.open([ME, FRIEND])
    say(anna, running["table"], "Жду.")
    watched = boris.open([ME, BOT])
    say(anna, watched["table"], "Смотрю.", f"?watch={watched['watch']}")
    contest = anna.post("/api/contests", {"game": "abraca", "deals": 1, "seats": 2, "level": "random"})["contest"]
    text = house.client.get("/api/past/lines", headers=anna.headers()).text
    _about, match, waits, looked, entered = map(json.loads, text.splitlines())
    said = [(one["name"], one["text"], one["mine"]) for one in match["chat"]]
    assert said == [("Борис", "С вас реванш.", False), ("Анна", "Завтра!", True)]
    assert match["scores"] == next(one["scores"] for one in anna.get("/api/tables") if one["table"] == table)
    assert (waits["table"], waits["mine"], waits["chat"][0]["text"]) == (running["table"], [0], "Жду.")
    assert (looked["table"], [one["text"] for one in looked["chat"]]) == (watched["table"], ["Смотрю."])
    assert entered["contest"]["contest"] == contest
    holders = [str(seat.holder) for seat in house.table(table).journal.seats]
    assert not any(one in text for one in holders)


def test_what_i_said_goes_with_my_name(house: Inside, tmp_path: Path) -> None:
    """Also where I only looked on, and lines of a time when a line did not say whose it was."""
    anna, boris, table = evening(house)
    running, watched = boris.open([ME, FRIEND]), boris.open([ME, BOT])
    join(anna, running["table"], running["join"])
    for where, query in ((table, ""), (running["table"], ""), (watched["table"], f"?watch={watched['watch']}")):
        say(anna, where, "Слова Анны.", query)
    say(boris, table, "Слова Бориса.")
    house.run(house.hub.store.say, table, 2, [2, 0, "Анна", "Старые слова Анны.", 1.0])
    assert forget(house, anna) == {"deleted": 0, "kept": 1, "left": 0}
    with closing(sqlite3.connect(tmp_path / "magoteka.db")) as db:
        kept = [line for line in db.iterdump() if line.startswith("INSERT")]
    assert [line for line in kept if "лова Анны" in line] == []
    with boris.live(table) as his:
        assert [line["text"] for line in his.hear()["chat"]] == ["Слова Бориса."]
    say(boris, table, "И ещё.")


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


NEWER = (
    *("matches", "played", "unrated", "contests", "entries", "analyses", "ratings", "alembic_version"),
    *("channels", "told", "notes", "provisos", "kin", "clubs", "members", "club_words", "club_tables"),
    *("tournaments", "entrants"),
)


def test_tables_that_had_ended_before_are_counted_too(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        _anna, boris, _table = evening(house)
        before = past(boris)["matches"][0]
    with closing(sqlite3.connect(tmp_path / "magoteka.db")) as db, db:
        for name in NEWER:
            db.execute(f"drop table {name}")
        db.execute("drop index sitting_table")
        db.execute("drop index tables_due")
        db.execute("alter table tables drop column due")
        db.execute("update about set value = '3' where key = 'schema'")
    with inside(tmp_path) as house:
        boris.house = house
        (after,) = past(boris)["matches"]
    assert after["rated"] is False, "nobody knows whether there were hints"
    same = ("table", "game", "seats", "result", "moves", "begun")
    assert {key: after[key] for key in same} == {key: before[key] for key in same}


# --- counting --------------------------------------------------------------------------------------------------------


def met(
    number: int, winners: tuple[int, ...], *players: FinishedPlayer, helped: bool = False, fair: bool = True
) -> Finished:
    return Finished(f"t{number}", "abraca", 0.0, float(number), 9, players, winners, helped, fair=fair)


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
    known: dict[str, Rating] = {}
    for number in range(30):
        known |= moved(met(number, (0,), ANNA, BORIS), known)
        if number == 0:
            first = shown("abraca", known["a"])
    later, loser = shown("abraca", known["a"]), shown("abraca", known["b"])
    assert loser.points < 1000 < first.points < later.points
    assert later.high - later.low < first.high - first.low
    assert (first.matches, later.matches) == (1, 30)


def test_what_counts_for_ratings() -> None:
    vera = FinishedPlayer("Вера", "v", None)
    assert met(1, (0,), ANNA, BORIS).counts(set())
    assert met(1, (0, 2), ANNA, BORIS, vera).counts(set())
    assert not met(1, (0,), ANNA, BORIS, fair=False).counts(set())
    assert not met(1, (0,), ANNA, BORIS, GREEDY).counts(set()), "a bot played"
    assert not met(1, (0,), ANNA, BORIS, helped=True).counts(set())
    assert not met(1, (0,), ANNA, BORIS).counts({"a"})
    assert not met(1, (0, 1), ANNA, BORIS).counts(set()), "all have won"
    assert not met(1, (), ANNA, BORIS).counts(set())
    assert not met(1, (0,), ANNA, ANNA).counts(set()), "against himself"
    assert not met(1, (0,), ANNA, FinishedPlayer("Борис", "b", "kind")).counts(set()), "a bot stood in"
    assert not met(1, (0,), ANNA, FinishedPlayer("Вера", "a", None, here=True)).counts(set()), "one screen"
    assert not met(1, (0,), ANNA, FinishedPlayer("", None, None)).counts(set()), "somebody who was forgotten"
    same = {met(1, (0,), *players).company for players in ((ANNA, BORIS), (BORIS, ANNA))}
    assert len(same) == 1
    assert met(1, (0,), ANNA, vera).company not in same


# --- play, or made for a rating --------------------------------------------------------------------------------------


def reckoning(matches: list[Finished]) -> list[Reckoned]:
    """What comes of matches one after another, as a house would reckon them."""
    known: dict[str, Rating] = {}
    past: list[tuple[Finished, Reckoned]] = []
    for one in matches:
        before = [(other, how) for other, how in past if other.company == one.company and how in MET][::-1]
        new = [other for other, how in past if how == Reckoned.NEWCOMERS and one.ended - other.ended < DAY]
        newcomers = sum(one.players[one.winners[0]] in other.players for other in new)
        how = judged(one, before[:10], known, newcomers)
        known |= moved(one, known) if how in COUNTED else {}
        past.append((one, how))
    return [how for _, how in past]


def at(day: float, winner: int, *players: FinishedPlayer) -> Finished:
    return replace(met(1, (winner,), *players), ended=day * DAY)


def test_an_ordinary_club_is_rated() -> None:
    """Six people, three matches a week each with chance in it: all but a few matches count."""
    club = [FinishedPlayer(f"{number}", f"{number}", None) for number in range(6)]
    luck, matches = Rng(4), list[Finished]()
    for day in range(60):
        for _ in range(3):
            one, other = luck.below(6), luck.below(5)
            other += other >= one
            winner = int(one < other) if luck.below(4) else int(one > other)
            matches.append(at(day + len(matches) / 1000, winner, club[one], club[other]))
    found = reckoning(matches)
    assert sum(how in COUNTED for how in found) >= 0.95 * len(found)


@pytest.mark.parametrize("farm", ["thrown", "thrown at leisure", "fresh guests"])
def test_a_farm_is_not(farm: str) -> None:
    """Two who agree who wins, all in a day or one a day; and somebody with guests that he makes himself."""
    puppets = [FinishedPlayer("", f"p{number}", None) for number in range(100)]
    made = {
        "thrown": [at(number / 1000, 0, ANNA, BORIS) for number in range(100)],
        "thrown at leisure": [at(2.0 * number, 0, ANNA, BORIS) for number in range(100)],
        "fresh guests": [at(number / 1000, 0, ANNA, puppet) for number, puppet in enumerate(puppets)],
    }
    found = reckoning(made[farm])
    assert sum(how in COUNTED for how in found) <= 10
    assert found[: OFTEN - 1] != found[-2:]


def test_a_year_of_matches_is_read_as_quickly_as_a_week(tmp_path: Path) -> None:
    """One guest with many matches: the page takes no longer for each of them the more there are."""
    with inside(tmp_path) as house:
        anna, _, _ = evening(house)
        took = []
        for count in (of(500, 1000), of(2000, 8000)):
            fill(tmp_path, count)
            began = time.process_time()
            assert past(anna)["whole"] == min(MOST, count + 1)
            took.append((time.process_time() - began) / count)
        assert took[1] < 3 * took[0]


def test_nobody_waits_until_everything_is_reckoned(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """After an upgrade there may be a year of it: the page shows what there is, and the rest goes on."""
    anna, _, _ = evening(house)
    begun, end = list[int](), threading.Event()
    monkeypatch.setattr("magoteka.server.history.PATIENCE", 0.05)

    async def reckon() -> None:
        begun.append(1)
        await asyncio.to_thread(end.wait)

    monkeypatch.setattr(house.hub.history, "reckon", reckon)
    assert [past(anna)["whole"] for _ in range(2)] == [1, 1]
    assert begun == [1]
    end.set()


def fill(folder: Path, count: int) -> None:
    """Copies of the one match that is there."""
    with closing(sqlite3.connect(folder / "magoteka.db")) as db, db:
        db.execute("delete from matches where table_id like 'copy-%'")
        db.execute("delete from played where table_id like 'copy-%'")
        names = [(f"copy-{number}",) for number in range(count)]
        columns = "game, begun, ended, moves, body, company, rated from matches where table_id not like 'copy-%'"
        db.executemany(f"insert into matches select ?, {columns}", names)
        db.executemany("insert into played select guest, ?, 0 from played where table_id not like 'copy-%'", names)


# --- the family book -------------------------------------------------------------------------------------------------


def test_the_book_is_the_same_on_every_device_until_one_leaves_the_house(house: Inside) -> None:
    anna, boris, table = evening(house)
    told = anna.get("/api/book")
    assert told["whole"] == 1
    assert [[one["table"] for one in each["matches"]] for each in told["evenings"]] == [[table]]
    assert told["evenings"][0]["names"] == ["Анна", "Борис"]
    phone = house.guest("Кто-то")
    assert phone.get("/api/book")["evenings"] == []
    phone.post("/api/guest/moved", {"code": anna.post("/api/guest/move", {})["code"]})
    assert phone.get("/api/book") == told
    assert boris.get("/api/book")["evenings"][0]["matches"][0]["seats"][0]["mine"] is False
    again = phone.open([ME, BOT])["table"]
    play_out(house, again)
    assert anna.get("/api/book") == phone.get("/api/book")
    assert anna.get("/api/book")["whole"] == 2
    house.client.delete("/api/past", headers=phone.headers())
    assert anna.get("/api/book")["whole"] == 1
    assert phone.get("/api/book")["whole"] == 0
