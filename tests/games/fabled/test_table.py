"""Everything that lies on a card is in the view, and in the terminal."""

from typing import Any

import pytest

from games.fabled.stage import GAME, look, table
from magoteka.games.fabled.box.components import ALLIES
from magoteka.terminal import show_of
from magoteka.terminal.base import Sight
from magoteka.texts import HOME, Texts

USED = {  # what of an ally is used up for now: fields of the table
    "swarm": {"turn_used": 2 ** (2 * ALLIES.index("swarm"))},
    "serpent_queen": {"queen_books": 2},
    "sky_wanderer": {"sky_books": 2},
}


@pytest.mark.parametrize("ally", USED)
@pytest.mark.rule("FB-A13", "FB-105")
def test_an_ally_says_that_its_property_is_used_up(ally: str) -> None:
    allies = {0: ["seer"], 1: [ally]}
    fresh = table(["st_01"], {}, {}, allies)
    used = table(["st_01"], {}, {}, allies, **USED[ally])
    assert [look(g).players[1].allies[0].property_used for g in (fresh, used)] == [False, True]


@pytest.mark.parametrize("lang", HOME)
@pytest.mark.rule("FB-17", "FB-98", "FB-127")
def test_the_terminal_shows_all_that_lies_before_a_player(lang: str) -> None:
    mine = ["forest_giant", "swamp_witch", "firebird+"]
    g = table(["st_01"], {}, {}, {0: mine}, marker=3, named_up=[0b11110, 0], named_spent=[1, 0], spent=2**4)
    say = Texts(lang).say
    shown: Any = show_of(Sight(GAME, look(g), ["Anna", "Boris"], Texts(lang)))
    told = shown.player_body(0).plain
    assert say("show-fabled-marker", value=3) in told
    assert say("show-fabled-spent", name=say("fabled-name", name="wind")) in told
    assert say("fabled-name", name="menhirs") in told
    boosted = say("fabled-ally", ally="firebird") + say("show-fabled-boosted")
    assert f"{boosted} ({say('show-fabled-boost-used')})" in told
