"""Whole matches over a real socket, connections that break, and a server that is killed."""

import json
import random
import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from magoteka.client import House, Live
from magoteka.core.match import Match
from magoteka.core.record import loads
from magoteka.games import game_named
from server.houses import named, outside

THREE = [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "level": "greedy", "name": "Голем"}]


def invited(owner: House, friend: House, seats: list[Any] = THREE) -> Any:
    """A table at which both sit."""
    opened = owner.open("abraca", seats, pause=0)
    friend.join(opened["table"], opened["invites"][0]["token"])
    return opened


def chance(seed: int) -> Any:
    rng = random.Random(seed)
    return lambda scene: rng.choice(scene["options"])


def play(house: House, table: str, seed: int) -> tuple[list[int], Live]:
    with house.live(table) as live:
        return live.play(chance(seed)), live


def test_two_people_and_a_bot_play_a_whole_match(tmp_path: Path) -> None:
    with outside(tmp_path) as (_, address), ThreadPoolExecutor(3) as people:
        anna, boris = named(address, "Анна", "Борис")
        opened = invited(anna, boris)
        table = opened["table"]
        watching = people.submit(watch, House(address), opened)
        playing = [people.submit(play, house, table, seed) for seed, house in enumerate((anna, boris))]
        (winners, hers), (same, his) = (one.result(120) for one in playing)
        seen = watching.result(60)
        assert winners == same == seen.scene["winners"] != []
        assert hers.scene["seats"][2] == {
            "name": "Голем",
            "kind": "bot",
            "level": "greedy",
            "online": True,
            "away": False,
            "face": "",
            "colour": 0,
            "form": "",
        }
        for live in (hers, his, seen):
            assert live.moments[-1]["events"][-1] == {"tag": "match-ended", "winners": winners}
            assert [moment["version"] for moment in live.moments] == sorted({one["version"] for one in hers.moments})
        (brief,) = boris.get("/api/tables")
        assert (brief["over"], brief["winners"]) == (True, winners)
        assert brief["scores"] == seen.scene["view"]["scores"]
        record = anna.get(f"/api/tables/{table}/record")
    replayed = Match.replay(game_named("abraca"), loads(json.dumps(record)))
    assert list(replayed.winners) == winners


def watch(house: House, opened: Any) -> Live:
    """A spectator who stays to the end."""
    with house.live(opened["table"], watch=opened["watch"]) as live:
        while not live.scene.get("over"):
            live.hear()
        return live


def one_answer(live: Live, choose: Any) -> None:
    """Answer the question that is open, and hear that it was taken."""
    version = live.scene["version"]
    live.answer(choose(live.scene))
    while live.scene["version"] == version:
        assert live.hear()["type"] in ("table", "update")


def until_asked(live: Live) -> None:
    while not live.scene.get("options") and not live.scene.get("over"):
        live.hear()


def test_who_comes_back_hears_what_was_missed(tmp_path: Path) -> None:
    with outside(tmp_path) as (_, address):
        anna, boris = named(address, "Анна", "Борис")
        table = invited(anna, boris, THREE[:2])["table"]
        with anna.live(table) as hers, boris.live(table) as his:
            his.hear()
            missed_from = his.scene["version"]
            his.close()
            until_asked(hers)
            one_answer(hers, lambda scene: scene["options"][-1])
            with boris.live(table, since=missed_from) as again:
                again.hear()
                assert again.scene["keep"] == missed_from
                assert [moment["version"] for moment in again.moments] == list(
                    range(missed_from + 1, hers.scene["version"] + 1)
                )
                with boris.live(table) as anew:
                    anew.hear()
                    assert anew.scene["view"] == again.scene["view"]
                    assert anew.moments[-len(again.moments) :] == again.moments


def test_others_see_who_is_at_the_table(tmp_path: Path) -> None:
    with outside(tmp_path) as (_, address):
        anna, boris = named(address, "Анна", "Борис")
        table = invited(anna, boris, THREE[:2])["table"]
        with anna.live(table) as hers:
            assert online(hers) == [True, False]
            with boris.live(table):
                assert online(hers) == [True, True]
            assert online(hers) == [True, False]


def online(live: Live) -> list[bool]:
    """Who is there, by the next message."""
    live.hear()
    return [seat["online"] for seat in live.scene["seats"]]


def test_a_killed_server_has_lost_nothing_that_was_told(tmp_path: Path) -> None:
    """Killed in mid-match again and again; what anyone was told is there, and the match goes on to its end."""
    table = ""
    guests: list[House] = []
    told: dict[int, Any] = {}
    for life in range(3):
        with outside(tmp_path) as (process, address):
            if life == 0:
                guests = named(address, "Анна", "Борис")
                table = invited(guests[0], guests[1])["table"]
            guests = [House(address, cookie=guest.cookie) for guest in guests]
            with guests[0].live(table) as hers, guests[1].live(table) as his:
                for live in (hers, his):
                    live.hear()
                check_memory(hers, told)
                wanted = hers.scene["version"] + 8
                while hers.scene["version"] < wanted and not hers.scene["over"]:
                    answer_either(hers, his)
                    told = {moment["version"]: moment for moment in hers.moments}
                process.send_signal(signal.SIGKILL)
                process.wait()
    with outside(tmp_path) as (_, address), ThreadPoolExecutor(2) as people:
        guests = [House(address, cookie=guest.cookie) for guest in guests]
        playing = [people.submit(play, guest, table, seed) for seed, guest in enumerate(guests)]
        results = [one.result(120) for one in playing]
        assert results[0][0] == results[1][0] != []
        check_memory(results[0][1], told)


def check_memory(live: Live, told: dict[int, Any]) -> None:
    """Every moment that was heard before the kill is still told, word for word."""
    now = {moment["version"]: moment for moment in live.moments}
    assert {version: now.get(version) for version in told} == told


def answer_either(hers: Live, his: Live) -> None:
    """Whoever is asked answers; both hear it."""
    for live in (hers, his):
        if live.scene["options"]:
            one_answer(live, chance(live.scene["version"]))
    for live in (hers, his):
        while live.scene["version"] < max(hers.scene["version"], his.scene["version"]):
            live.hear()
    asked = hers.scene["asking"]
    if asked and asked[0]["seat"] == 2:
        hers.hear()
