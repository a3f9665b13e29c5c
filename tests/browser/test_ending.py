"""The end of a match on the smallest screens, in every game."""

from collections.abc import Callable

import pytest

from browser.driver import Person
from browser.lost import lose
from magoteka.games import GAMES

SIZES = ((390, 664), (360, 640), (844, 390))
CUT = """
(dialog) => {
  const edge = dialog.getBoundingClientRect().right
  const cut = [...dialog.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > edge)
  return cut.map((one) => one.outerHTML.slice(0, 120))
}
"""


@pytest.mark.parametrize("game", list(GAMES))
def test_the_end_of_a_match_fits_a_phone(person: Callable[..., Person], game: str) -> None:
    anna = person(phone=True).called("Анна")
    lose(anna, game)
    dialog = anna.page.get_by_role("dialog").first
    dialog.wait_for()
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        assert dialog.evaluate(CUT) == [], (width, height)
