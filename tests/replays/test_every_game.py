"""A newcomer loses a match of each game, is told why, and plays on from the turning point: on a phone and at a desk."""

from collections.abc import Callable

import pytest

from browser.driver import Person
from browser.lost import looks_back
from magoteka.games import GAMES


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
@pytest.mark.parametrize("game", list(GAMES))
def test_why_a_match_was_lost(person: Callable[..., Person], game: str, phone: bool) -> None:
    looks_back(person(phone=phone).called("Анна"), game)
