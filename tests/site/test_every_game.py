"""Whole matches of every game against a bot of the usual level, without a network."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.driver import ME, Person, play_on
from magoteka.games import GAMES

from .driver import Host, brought_in, sit

KIND = {"kind": "bot", "level": "kind"}
MOST = 2000  # answers: it only ends a match that never would


@pytest.mark.parametrize("game", list(GAMES))
def test_a_match_against_a_bot(visitor: Callable[..., Person], host: Host, game: str) -> None:
    anna, rules = brought_in(visitor(), host), GAMES[game]
    sit(anna, game, ME, *[KIND] * (max(2, rules.least) - 1), settings=dict(rules.brisk))
    play_on([anna], MOST)
    assert anna.over()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
