"""Positions on a server: who may have them, and tables that go on from them."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from magoteka.core.lab import STAGE
from magoteka.core.match import Match
from magoteka.games import game_named
from magoteka.house.call import Caller
from magoteka.table.guests import Guest
from magoteka.table.position import OpenedPosition, packed_record, squeezed, unpacked

from .test_replay import finished, inside, tag, visitor

BOT = {"kind": "bot", "level": "random"}


def test_a_position_of_a_finished_match_goes_on_with_friends(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna, eve, path = visitor(house, 0), house.guest("Ева"), finished(house, "abraca")
        step = anna.get(f"{path}/replay-page?perspective=0&first=20")["steps"][0]
        assert tag(eve.get(f"{path}/position?at={step['version']}")) == "not-yours"
        text = anna.get(f"{path}/position?at={step['version']}")["text"]
        then = anna.get(f"{path}/replay-page?perspective=0&first=21")["scene"]["view"]
        opened = eve.post("/api/positions", {"text": text, "seats": [{"kind": "me"}, {"kind": "friend"}]})
        with eve.live(opened["table"]) as wire:
            assert wire.hear()["view"] == then
        assert len(opened["invites"]) == 1
        assert opened["table"] in [one["table"] for one in eve.get("/api/tables")]


def test_bad_positions_and_running_matches(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna, path = visitor(house, 0), finished(house, "abraca")
        text = anna.get(f"{path}/position?at=5")["text"]
        seats = [{"kind": "me"}, BOT]
        assert tag(anna.post("/api/positions", {"text": text[:-5], "seats": seats})) == "bad-position"
        assert tag(anna.post("/api/positions", {"text": text, "seats": [BOT]})) == "bad-request"
        swollen = squeezed({**unpacked(text), "answers": [0] * 3_000_000})
        assert tag(anna.post("/api/positions", {"text": swollen, "seats": seats})) == "bad-position"
        whole = anna.get(f"{path}/position")["text"]
        assert tag(anna.post("/api/positions", {"text": whole, "seats": seats})) == "over-there"
        running = anna.open([{"kind": "me"}, BOT], "abraca")["table"]
        assert tag(anna.get(f"/api/tables/{running}/position")) == "no-perspective"


def test_whoever_asks_for_many_positions_keeps_nobody_from_a_replay(tmp_path: Path) -> None:
    """Ten guests behind one router, each with a position, and a stranger: real processes, and all are served."""
    with inside(tmp_path) as house:
        anna, path = visitor(house, 0), finished(house, "abraca")
        text, hub = anna.get(f"{path}/position?at=9")["text"], house.hub

        async def wish(number: int) -> OpenedPosition:
            hub.asks(Caller(Guest(f"guest-{number}", ""), "10.0.0.1"))
            return await hub.position(text)

        with ThreadPoolExecutor(10) as crowd:
            asked = [crowd.submit(house.run, wish, number) for number in range(10)]
            assert anna.get(f"{path}/replay?perspective=0")["over"]
            assert (
                house.client.get(f"{path}/replay-page?perspective=0&first=0", headers=anna.headers()).status_code == 200
            )
            assert {one.result().head.game for one in asked} == {"abraca"}


def test_who_plays_alone_has_no_secrets_from_himself(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna, eve = house.guest("Анна"), house.guest("Ева")
        table = anna.open([{"kind": "me"}], "siggil")["table"]
        assert unpacked(anna.get(f"/api/tables/{table}/position")["text"])["game"] == "siggil"
        assert tag(eve.get(f"/api/tables/{table}/position")) == "not-yours"


@pytest.mark.rule("SG-A17")
def test_a_running_solo_does_not_tell_what_its_player_has_laid_face_down(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna = house.guest("Анна")
        for solo, refused in (("easy", False), ("advanced", True)):
            table = anna.open([{"kind": "me"}], "siggil", settings={"solo": solo})["table"]
            assert "text" in anna.get(f"/api/tables/{table}/position")
            with anna.live(table) as wire:
                scene = wire.hear()
                discard = next(one for one in scene["options"] if one["tag"] == "discard")
                wire.send(type="answer", version=scene["version"], seat=0, answer=discard)
                wire.until("update")
            told = anna.get(f"/api/tables/{table}/position")
            assert (tag(told) == "not-over") if refused else ("text" in told)


STAGED = {
    "abraca": "dragon,dream,last-mage",
    "siggil": "stone,lure,rich-rival",
    "five_seals": "seizure,appropriation",
    "fabled": "herald+,tr_06",
    "magic_sword": "wand_of_fate,robber,war",
}


@pytest.mark.parametrize("game", STAGED)
def test_a_staged_pair_is_played_in_the_browser_by_its_link(tmp_path: Path, game: str) -> None:
    """What `magoteka lab` prints: the link becomes a table, before which people and bots sit."""
    rules = game_named(game)
    assert rules.lab is not None
    match = Match.new(rules, rules.lab.seats, {STAGE: STAGED[game]})
    text = packed_record(match.record, match.waiting())
    with inside(tmp_path) as house:
        anna = house.guest("Анна")
        seats = [{"kind": "me"}, *[BOT] * (rules.lab.seats - 1)]
        table = anna.post("/api/positions", {"text": text, "seats": seats})["table"]
        with anna.live(table) as wire:
            scene = wire.hear()
            while not scene.get("options"):
                scene = wire.until("update")
            wire.send(type="answer", version=scene["version"], seat=0, answer=scene["options"][0])
            assert wire.until("update")["version"] > scene["version"]
