"""Every room of the house: a person and a bot play by clicks alone, and the table fits a desk and a phone."""

from collections.abc import Callable

import pytest

from browser.driver import BOT, ME, Person, play_on
from magoteka.games import GAMES


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", [name for name in GAMES if name != "abraca"])
def test_a_room_can_be_played_by_clicks(person: Callable[..., Person], game: str, phone: bool) -> None:
    anna = person(phone=phone, theme="light" if phone else "dark").called("Анна")
    anna.sit(ME, {**BOT, "name": "Мерлин"}, game=game)
    look = "phone-light-ru" if phone else "desk-dark-ru"
    anna.fits()
    anna.picture(f"{game}-start-{look}")
    assert play_on([anna], 12) > 0
    anna.ready().first.wait_for()
    anna.fits()
    anna.picture(f"{game}-middle-{look}")
