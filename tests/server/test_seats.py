"""Bots that sit down and get up, the clock, taking back, chat, help, and tables that are put away."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.games import GAMES, game_named
from magoteka.table.store import Conflict, Row, Snapshot
from server.houses import ONE_BOT, PATIENCE, TWO_FRIENDS, Inside, inside

PAIR = [{"kind": "me"}, {"kind": "here", "name": "Борис"}]
OWL = 4


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path) as opened:
        yield opened


def test_play_begins_when_every_seat_is_taken(house: Inside) -> None:
    anna = house.guest("Анна")
    opened = anna.open(TWO_FRIENDS)
    with anna.live(opened["table"]) as wire:
        scene = wire.hear()
        assert (scene["asking"], scene["options"], scene["seats"][1]["kind"]) == ([], [], "open")
        assert scene["invites"] == opened["invites"]
        early = wire.ask(type="answer", version=0, seat=0, answer={"tag": "declare", "spell": 8})
        assert early["tag"] == "seats-open"
        path = f"/api/tables/{opened['table']}/seats/1"
        assert anna.post(path, {"kind": "bot", "level": "random"}) == {"invite": None}
        scene = wire.hear()
        assert (scene["seats"][1]["kind"], scene["asking"][0]["seat"]) == ("bot", 0)
        again = anna.post(path, {"kind": "friend"})["invite"]
        assert wire.hear()["seats"][1]["kind"] == "open"
        assert again["token"] != opened["invites"][0]["token"]
        boris = house.guest("Борис")
        assert boris.post(f"/api/tables/{opened['table']}/join", {"token": again["token"]}) == {"seat": 1}
        assert wire.hear()["seats"][1]["name"] == "Борис"


def test_a_seat_is_given_to_a_bot_and_taken_back(house: Inside) -> None:
    anna, boris, eve = (house.guest(name) for name in ("Анна", "Борис", "Ева"))
    opened = anna.open(TWO_FRIENDS)
    boris.post(f"/api/tables/{opened['table']}/join", {"token": opened["invites"][0]["token"]})
    path = f"/api/tables/{opened['table']}/seats/1"
    bot = {"kind": "bot", "level": "greedy"}
    assert eve.post(path, bot)["tag"] == "not-yours"
    with boris.live(opened["table"]) as his:
        his.hear()
        assert anna.post(path, bot)["tag"] == "not-yours", "he is here"
    house.until_left(opened["table"])
    assert anna.post(path, bot) == {"invite": None}, "he is away"
    with boris.live(opened["table"]) as his:
        seat = his.hear()["seats"][1]
        assert (seat["kind"], seat["away"], seat["name"]) == ("bot", True, "Борис")
        assert anna.post(path, {"kind": "me"})["tag"] == "not-yours"
        assert boris.post(path, {"kind": "me"}) == {"invite": None}
        seat = his.hear()["seats"][1]
        assert (seat["kind"], seat["away"]) == ("human", False)
    for nowhere in (9, -1):
        assert boris.post(f"/api/tables/{opened['table']}/seats/{nowhere}", bot)["tag"] in ("bad-request", "no-page")


def test_a_bot_plays_on_in_the_place_of_a_person(house: Inside) -> None:
    anna = house.guest("Анна")
    opened = anna.open(ONE_BOT)
    anna.post(f"/api/tables/{opened['table']}/seats/0", {"kind": "bot", "level": "greedy"})
    with anna.live(opened["table"]) as wire:
        while not wire.hear()["over"]:
            pass
    assert anna.get(f"/api/tables/{opened['table']}/record")["game"] == "abraca"


def test_when_the_time_is_out_a_bot_answers_and_the_seat_stays(house: Inside) -> None:
    anna = house.guest("Анна")
    opened = anna.open(ONE_BOT, clock=5)
    table = house.table(opened["table"])
    with anna.live(opened["table"]) as wire:
        scene = wire.hear()
        assert 4 <= scene["clock"]["left"] <= 5
        assert scene["seconds"] == 5

        async def ring() -> None:
            table.players.ring()

        house.run(ring)
        after = wire.hear()
        assert after["version"] == 1
        assert (after["seats"][0]["kind"], after["seats"][0]["away"]) == ("human", False)


def test_a_pause_lets_a_bot_look_natural(house: Inside) -> None:
    anna = house.guest("Анна")
    began = time.monotonic()
    opened = anna.open([{"kind": "bot", "level": "random"}, {"kind": "me"}], pause=0.5)
    with anna.live(opened["table"]) as wire:
        wire.hear()
        assert wire.hear()["version"] == 1
        assert time.monotonic() - began >= 0.4


def test_an_answer_is_taken_back_live_and_after_coming_back(tmp_path: Path) -> None:
    """Leaving the secret stones alone shows nothing, so it can be taken back."""
    with inside(tmp_path, nature=lambda: Rng(seed_with_owl())) as house:
        anna = house.guest("Анна")
        opened = anna.open(PAIR)
        with anna.live(opened["table"]) as wire:
            wire.hear()
            start = wire.ask(type="look", seat=0)["version"]
            for answer in ({"tag": "declare", "spell": OWL}, {"tag": "leave-secret"}):
                scene = wire.ask(type="answer", version=start, seat=0, answer=answer)
                start = scene["version"]
            assert (scene["version"], scene["undo"], scene["moments"][0]["version"]) == (2, True, 2)
            assert wire.ask(type="undo", seat=0)["keep"] == 1
            assert wire.ask(type="undo", seat=0)["tag"] == "nothing-to-undo"
            scene = wire.ask(type="answer", version=3, seat=0, answer={"tag": "take-secret"})
            assert (scene["version"], scene["moments"][0]["version"]) == (4, 4)
            scene = wire.ask(type="look", seat=0)
            assert [moment["version"] for moment in scene["moments"]] == [0, 1, 4]
        house.run(put_away, house)
        for since, kept, later in ((2, 1, [4]), (1, 1, [4]), (3, 3, [4]), (4, 4, []), (-1, -1, [0, 1, 4])):
            with anna.live(opened["table"], f"?since={since}&seat=0") as wire:
                again = wire.hear()
                assert (again["keep"], [moment["version"] for moment in again["moments"]]) == (kept, later)
                assert again["view"] == scene["view"]


def seed_with_owl() -> int:
    """A deal in which the first seat holds an owl."""
    for seed in range(100):
        dealt: Any = Match.new(game_named("abraca"), 2, {}, Rng(seed)).state
        if OWL in list(dealt.stones)[:5]:
            return seed
    raise AssertionError("no such deal")


async def put_away(house: Inside) -> None:
    """Let the house forget every table that nobody looks at."""
    until = time.monotonic() + PATIENCE
    while house.hub.tables:
        assert time.monotonic() < until, "a table is still in memory"
        house.hub.put_away(time.monotonic())
        await asyncio.sleep(0.02)


def test_a_table_that_was_put_away_comes_back_the_same(house: Inside) -> None:
    anna = house.guest("Анна")
    opened = anna.open(PAIR)
    with anna.live(opened["table"]) as wire:
        wire.hear()
        scene = wire.ask(type="look", seat=0)
        wire.ask(type="answer", version=0, seat=0, answer=scene["options"][-1])
        wire.ask(type="chat", text="Ого!")
        before = wire.ask(type="look", seat=1)
    house.run(put_away, house)
    with anna.live(opened["table"], "?seat=1") as wire:
        assert wire.hear() == before


def test_what_the_disk_refuses_is_told_to_nobody(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.guest("Анна")
    opened = anna.open(PAIR)
    with anna.live(opened["table"]) as wire:
        wire.hear()
        before = wire.ask(type="look", seat=0)

        async def full(*_: object) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(house.hub.store, "append", full)
            back = wire.ask(type="answer", version=0, seat=0, answer=before["options"][-1])
            assert back == before
            assert wire.hear()["tag"] == "not-stored"
        assert wire.ask(type="answer", version=0, seat=0, answer=before["options"][-1])["version"] == 1


def test_one_conflict_does_not_fail_the_group(house: Inside) -> None:
    store = house.hub.store

    async def three() -> list[object]:
        await store.create("t", {}, [Row(0, "begin", {})], {}, Snapshot(0, {}))
        rows = [Row(1, "answer", {"n": 1}), Row(1, "answer", {"n": 2}), Row(2, "answer", {"n": 3})]
        return await asyncio.gather(*(store.append("t", row, {}) for row in rows), return_exceptions=True)

    results = house.run(three)
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    assert [(row.seq, row.body) for row in house.run(store.rows, "t", 9, 2)] == [(1, {"n": 1}), (2, {"n": 3})]


def test_a_row_that_follows_none_is_refused(house: Inside) -> None:
    store = house.hub.store
    house.run(store.create, "t", {}, [Row(0, "begin", {})], {}, Snapshot(0, {}))
    with pytest.raises(Conflict):
        house.run(store.append, "t", Row(2, "answer", {}), {})
    house.run(store.append, "t", Row(1, "answer", {}), {}, Snapshot(1, {"n": 1}))
    stored = house.run(store.load, "t")
    assert ([row.seq for row in stored.rows], stored.snapshot) == ([0, 1], Snapshot(1, {"n": 1}))


def test_chat_reaches_everyone_and_is_kept(house: Inside) -> None:
    anna, gast = house.guest("Анна"), house.guest("Зритель")
    opened = anna.open(ONE_BOT)
    with anna.live(opened["table"]) as hers, gast.live(opened["table"], f"?watch={opened['watch']}") as seen:
        hers.hear()
        seen.hear()
        line = hers.ask(type="chat", text="  Всем\n привет! ")
        assert (line["seat"], line["name"], line["text"]) == (0, "Анна", "Всем привет!")
        assert seen.hear() == line
        reply = seen.ask(type="chat", text="И вам")
        assert (reply["seat"], reply["name"]) == (None, "Зритель")
        assert hers.hear() == reply
        assert hers.ask(type="look", seat=0)["chat"] == [line, reply]


def test_odds_and_hints_only_where_training_is_agreed(house: Inside) -> None:
    anna = house.guest("Анна")
    with anna.live(anna.open(ONE_BOT)["table"]) as wire:
        scene = wire.hear()
        odds = wire.ask(type="odds", seat=0)
        assert len(odds["odds"]) == 8
        assert all(0 <= chance <= 1 for chance in odds["odds"])
        assert wire.ask(type="hint", seat=0)["best"][0]["answer"] in scene["options"]
    with anna.live(anna.open(ONE_BOT, training=False)["table"]) as wire:
        wire.hear()
        assert wire.ask(type="odds", seat=0)["tag"] == "no-help"
        assert wire.ask(type="hint", seat=0)["tag"] == "no-help"


def test_a_new_name_is_seen_at_the_table(house: Inside) -> None:
    anna = house.guest("Анна")
    with anna.live(anna.open(ONE_BOT)["table"]) as wire:
        wire.hear()
        anna.post("/api/guest", {"name": "Аня"})
        assert wire.hear()["seats"][0]["name"] == "Аня"


def test_pages(tmp_path: Path) -> None:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    with inside(tmp_path / "data", static=tmp_path / "static") as house:
        assert "not built" in house.client.get("/").text
        (tmp_path / "static" / "index.html").write_text("<p>the house")
        (tmp_path / "static" / "assets" / "a-1.js").write_text("1")
        for path in ("/", "/table/x", "/rules/abraca"):
            assert house.client.get(path).text == "<p>the house"
        script = house.client.get("/assets/a-1.js")
        assert (script.headers["content-type"], "immutable" in script.headers["cache-control"]) == (
            "text/javascript; charset=utf-8",
            True,
        )
        assert house.client.get("/assets/b.js").status_code == 404
        assert house.client.get("/..%2Fdata%2Fsecret.txt").status_code == 404
        assert house.client.get("/healthz").json() == {"ready": True}
        assert "default-src 'none'" in house.client.get("/").headers["content-security-policy"]


@pytest.mark.parametrize("game", list(GAMES))
def test_bots_play_every_game_before_a_spectator(house: Inside, game: str) -> None:
    """Forty answers of each game cross the wire and the bots' processes, and come back from disk the same."""
    anna = house.guest("Анна")
    bots = [{"kind": "bot", "level": level} for level in ("greedy", "random")]
    opened = anna.open((bots * 3)[: max(2, GAMES[game].least)], game=game)
    watch = f"?watch={opened['watch']}"
    with anna.live(opened["table"], watch) as wire:
        scene = wire.hear()
        while scene["version"] < 40 and not scene["over"]:
            assert [asked["question"] for asked in scene["asking"]]
            scene = wire.hear()
    journal = house.run(house.hub.opener.journal, opened["table"])
    told = {past.version: past.events(journal.game.codec, None) for past in journal.chronicle.moments}
    assert scene["version"] >= 40 or scene["over"]
    for moment in scene["moments"]:
        assert told[moment["version"]] == [one["event"] for one in moment["told"]]
