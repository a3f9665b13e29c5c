"""A large screen before which nobody sits is a television: the board in full, everything legible from the sofa."""

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.driver import BOT, FRIEND, ME, Person
from browser.plots import after, by_lot, greedily
from browser.story import Story
from extent import first
from magoteka.games import GAMES

SCREEN: ViewportSize = {"width": 1920, "height": 1080}
LEAST = 24  # px
MOVES = {"abraca": 40, "siggil": 40, "five_seals": 300, "fabled": 90, "magic_sword": 120}  # answers, nature's too
SMALL = """
least => [...document.querySelectorAll('.frame *')]
  .filter(one => [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()))
  .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest('.unseen'))
  .map(one => {
    const matrix = one instanceof SVGGraphicsElement ? one.getScreenCTM() : null
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1
    return [parseFloat(getComputedStyle(one).fontSize) * scale, one.textContent.trim().slice(0, 30)]
  })
  .filter(([size]) => size < least - 0.5)
"""  # what is written too small, and how small
CUT = """
() => [...document.querySelectorAll('.bar, .last, [data-board]')].filter(one => {
  const { left, top, right, bottom } = one.getBoundingClientRect()
  return right > left && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
}).map(one => one.className)
"""  # the board and the sentence, where they do not fit


@pytest.mark.parametrize("game", first(2, list(GAMES)))
def test_everything_can_be_read_from_the_sofa(person: Callable[..., Person], game: str) -> None:
    anna, screen = person().called("Анна"), person()
    opened = anna.table(ME, *({**BOT, "name": name} for name in ("Мерлин", "Василиса", "Мира")), game=game)
    table = Story(4, greedily, after(MOVES[game]), by_lot).tell(anna.house, opened["table"])
    page = screen.page
    page.set_viewport_size(SCREEN)
    page.goto(f"{anna.house.address}/t/{table}?watch={opened['watch']}")
    expect(page.locator(".frame.tv .last")).not_to_be_empty()
    page.wait_for_function(f"least => !({SMALL})(least).length", arg=LEAST)
    assert page.evaluate(CUT) == []
    screen.fits()
    screen.picture(f"television-{game}")
    last = page.locator(".last").evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
    assert last >= 1.5 * LEAST
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator(".frame.tv")).to_have_count(0)


def test_a_television_shows_the_code_until_all_sit(person: Callable[..., Person]) -> None:
    host, boris = person(), person(phone=True).called("Борис")
    host.page.set_viewport_size(SCREEN)
    created = host.table(FRIEND, FRIEND)
    host.go(f"/t/{created['table']}")
    code = host.page.get_by_role("img", name="Наведите камеру").first
    expect(code).to_be_in_viewport(ratio=1)
    expect(host.page.locator(".frame.tv")).to_be_visible()
    host.page.wait_for_function(f"least => !({SMALL})(least).length", arg=LEAST)
    boris.post(f"/api/tables/{created['table']}/join", {"token": created["join"]})
    expect(code).to_be_visible()
    person().called("Вера").post(f"/api/tables/{created['table']}/join", {"token": created["join"]})
    host.page.locator(".board, [data-board]").first.wait_for()
    expect(code).to_have_count(0)
