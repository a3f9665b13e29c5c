"""MS-22, MS-A99 Where people play there is no limit of rounds unless they agree on one; bots alone have one."""

import asyncio
from argparse import Namespace

import pytest

from magoteka.cli.play import new_table
from magoteka.cli.screen import Screen
from magoteka.core.chance import Rng
from magoteka.games.magic_sword.game import GAME
from magoteka.pages import settings_table
from magoteka.server import catalog
from magoteka.table import wire
from magoteka.table.guests import Guest
from magoteka.table.opening import Opener
from magoteka.table.saved import SavedPlayer
from magoteka.table.store import MemoryStore
from magoteka.table.thinker import OwnThinker
from magoteka.texts import Texts

ME, FRIEND, BOT = wire.SeatRequest("me"), wire.SeatRequest("friend"), wire.SeatRequest("bot", level="greedy")
ANNA = Guest("guest-0", "Анна")


def limit_at(seats: list[wire.SeatRequest], settings: dict[str, bool | int | str]) -> object:
    async def opened() -> object:
        opener = Opener(MemoryStore(), OwnThinker(1), lambda: Rng(2))
        created = await opener.create(wire.NewTable("magic_sword", seats, settings, 0.0), ANNA)
        return (await opener.table(created.table)).journal.match.record.settings["round_limit"]

    return asyncio.run(opened())


@pytest.mark.rule("MS-22", "MS-A99")
@pytest.mark.parametrize(
    ("seats", "settings", "limit"),
    [
        ([ME, BOT], {}, "off"),
        ([ME, FRIEND, BOT], dict(GAME.presets[0].settings), "off"),
        ([ME, BOT], {"round_limit": 50}, 50),
        ([BOT, BOT], {}, 400),
    ],
)
def test_a_table_has_a_limit_only_where_nobody_plays_or_somebody_asked_for_it(seats, settings, limit):
    assert limit_at(seats, settings) == limit


@pytest.mark.rule("MS-A99")
def test_the_hall_and_the_page_offer_a_match_without_a_limit():
    known = {one.key: one for one in catalog.described(GAME).settings}
    assert known["round_limit"].default == "off"
    rows = {row[0]: row[2] for row in settings_table(GAME, Texts("en"))}
    assert rows["Round limit"] == "none"


@pytest.mark.rule("MS-A99")
@pytest.mark.parametrize(
    ("players", "limit"), [([], "off"), ([SavedPlayer("a", "greedy"), SavedPlayer("b", "greedy")], 400)]
)
def test_so_has_a_match_in_the_terminal(players, limit):
    args = Namespace(game="magic_sword", set={}, players=players, seats=2, seed=1)
    match, _ = new_table(args, Screen(Texts("en")))
    assert match.record.settings["round_limit"] == limit


def test_a_series_has_one():
    assert GAME.agreed({})["round_limit"] == 400
