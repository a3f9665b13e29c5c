"""The end of a match on the smallest screens, in every game."""

from collections.abc import Callable

import pytest

from browser.driver import Person
from browser.lost import lose
from magoteka.games import GAMES

SIZES = ((390, 664), (360, 640), (844, 390))
PNG = b"\x89PNG\r\n\x1a\n"
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
    scene = dialog.locator("[data-ending] img")
    assert scene.get_attribute("src", timeout=20_000).startswith("data:image/svg+xml"), "the end has a picture"
    assert scene.get_attribute("alt"), "and the picture has words"
    with anna.page.expect_download() as kept:
        dialog.locator("[data-keep]").click()
    assert kept.value.suggested_filename.startswith(f"magoteka-{game}-")
    assert kept.value.path().read_bytes()[:8] == PNG
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        assert dialog.evaluate(CUT) == [], (width, height)
