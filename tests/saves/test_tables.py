"""Tables outlive a refactoring and the version before: they are where they were, and go on."""

from __future__ import annotations

import random
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from magoteka.client import House, Live
from magoteka.games import GAMES
from saves.altering import Altered
from saves.house import cookie_of, house_of_0_1_0, rows_in, tables_in
from server.houses import named, outside

pytestmark = pytest.mark.xdist_group("altered")  # the other program is made once

KNOWN = ("version", "view", "options", "asking", "undo", "over", "winners")


def known(live: Live) -> dict[str, Any]:
    """What somebody at the table knows of it."""
    return {**{key: live.scene[key] for key in KNOWN}, "moments": live.moments}


def seated(guests: list[House], table: str) -> list[Live]:
    """Everyone sits down."""
    lives = [guest.live(table) for guest in guests]
    for live in lives:
        live.hear()
    return lives


def play(lives: list[Live], answers: int, rng: random.Random, undo: bool = False) -> int:
    """Whoever is asked answers, and takes one in three back where that may be; how many were taken back.

    What nobody else can notice yet is not stored (the parts of a capture in Siggil): the last answer is one that was.
    """
    taken, told = 0, True
    while answers > 0 or not told:
        asked = next((live for live in lives if live.scene["options"]), None)
        if asked is None:
            break
        version = asked.scene["version"]
        asked.answer(rng.choice(asked.scene["options"]))
        heard(lives, asked)
        told = asked.scene["version"] > version
        if undo and answers > 1 and asked.scene["undo"] and rng.random() < 0.33:
            asked.send(type="undo", seat=asked.scene["chair"])
            heard(lives, asked)
            taken += 1
        answers -= 1
    return taken


def heard(lives: list[Live], speaker: Live) -> None:
    """Everyone hears what came of the speaker's words, the speaker even of what nobody else is told."""
    speaker.send(type="ping")
    while (message := speaker.hear())["type"] != "pong":
        assert message["type"] in ("table", "update"), message
    for live in lives:
        while live.scene["version"] < speaker.scene["version"]:
            message = live.hear()
            assert message["type"] in ("table", "update"), message


def test_tables_of_a_running_server_go_on_in_the_altered_program(tmp_path: Path, other: Altered) -> None:
    """Killed, started as another program, and as this one again: nobody at any table notices."""
    rng, taken = random.Random(7), 0
    guests: list[House] = []
    tables: dict[str, Any] = {}
    seen: dict[str, Any] = {}
    for life, source in enumerate((None, other.source, None)):
        with outside(tmp_path, source) as (_, address):
            if life == 0:
                guests = named(address, "Анна", "Борис")
                tables = {name: opened(guests, name) for name in GAMES}
            guests = [House(address, cookie=guest.cookie) for guest in guests]
            for name, table in tables.items():
                lives = seated(guests, table)
                if life > 0:
                    assert [known(live) for live in lives] == seen[name], name
                taken += play(lives, 10, rng, undo=True)
                again = seated(guests, table)
                seen[name] = [known(live) for live in again]
                assert [known(live)["view"] for live in lives] == [known(live)["view"] for live in again]
                for live in (*lives, *again):
                    live.close()
    assert taken > 5
    assert all(two[0]["version"] > 20 or two[0]["over"] for two in seen.values())


def opened(guests: list[House], game: str) -> str:
    """A table for two."""
    made = guests[0].open(game, [{"kind": "me"}, {"kind": "friend"}], pause=0, settings=dict(GAMES[game].brisk))
    guests[1].join(made["table"], made["invites"][0]["token"])
    return str(made["table"])


@pytest.mark.parametrize("program", ["this one", "the altered one"])
def test_every_table_of_0_1_0_is_where_it_was_and_goes_on(tmp_path: Path, other: Altered, program: str) -> None:
    data = house_of_0_1_0(tmp_path / "data")
    left = tables_in(data)
    counts = {table: len(rows_in(data, table)) for table in left}
    rng = random.Random(1)
    with outside(data, other.source if program == "the altered one" else None) as (_, address), ExitStack() as stack:
        for table, brief in left.items():
            people = list(dict.fromkeys(seat["holder"] for seat in brief["seats"] if seat["holder"]))
            lives = seated([House(address, cookie=cookie_of(data, guest)) for guest in people], table)
            for live in lives:
                stack.callback(live.close)
            scene = lives[0].scene
            assert (scene["over"], scene["winners"]) == (brief["over"], brief["winners"])
            assert [one["seat"] for one in scene["asking"]] == brief["asking"]
            assert lives[0].moments
            with_bots = any(seat["level"] for seat in brief["seats"])
            play(lives[:1] if with_bots else lives, 1 if with_bots else 3, rng)
    grown = {table for table in left if len(rows_in(data, table)) > counts[table]}
    assert grown >= {table for table, brief in left.items() if brief["asking"]}


def test_the_house_of_0_1_0_has_every_kind_of_table(tmp_path: Path) -> None:
    data = house_of_0_1_0(tmp_path)
    tables = tables_in(data)
    assert {brief["game"] for brief in tables.values()} == set(GAMES)
    assert {brief["over"] for brief in tables.values()} == {True, False}
    kinds = {table: [kind for kind, _ in rows_in(data, table)] for table in tables}
    undone = {tables[table]["game"] for table, rows in kinds.items() if "undo" in rows}
    assert undone >= {"siggil", "five_seals", "fabled", "magic_sword"}
