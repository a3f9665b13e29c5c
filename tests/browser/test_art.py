"""Pictures lie on the tables, each has words, and those that look alike are told apart where they are smallest."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.driver import GOOD_BOT, ME, Person
from magoteka.games import GAMES

PAINTED = "main img[src^='data:image/svg'], main image[href^='blob:']"
WORDLESS = """
() => [...document.querySelectorAll("img[src^='data:image/svg']")]
  .filter((one) => !one.alt && one.checkVisibility() && !one.closest('[aria-hidden=true]'))
  .filter((one) => {
    const about = one.closest('button, li, a, figure, header, [aria-label], [title]')
    return !(about?.getAttribute('aria-label') || about?.innerText?.trim())
  })
  .map((one) => one.parentElement.outerHTML.slice(0, 200).replace(/src="[^"]*"/, ''))
"""
ALIKE = """
async ([selector, size, least]) => {
  const dots = async (one) => {
    await one.decode()
    const paper = Object.assign(document.createElement('canvas'), { width: size, height: size })
    const pen = paper.getContext('2d')
    pen.drawImage(one, 0, 0, size, size)
    return pen.getImageData(0, 0, size, size).data
  }
  const all = [...document.querySelectorAll(selector)]
  const seen = await Promise.all(all.map(async (one) => [one.alt, await dots(one)]))
  const apart = (a, b) => a.reduce((sum, dot, i) => sum + Math.abs(dot - b[i]), 0) / a.length
  const pairs = seen.flatMap(([a, one], i) => seen.slice(i + 1).map(([b, other]) => [a, b, apart(one, other)]))
  return [seen.length, pairs.filter(([, , gap]) => gap < least)]
}
"""  # dots of 24 × 24 px, and how much they differ on an average of 255


@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_shows_its_pictures_and_each_has_words(person: Callable[..., Person], game: str) -> None:
    anna = person(phone=True).called("Анна")
    anna.sit(ME, *[GOOD_BOT] * (max(2, GAMES[game].least) - 1), game=game)
    anna.page.locator(PAINTED).first.wait_for(state="attached")
    assert anna.page.evaluate(WORDLESS) == []


def test_places_of_power_are_told_apart_at_24_px_and_by_name(person: Callable[..., Person]) -> None:
    page = person().go("/gallery")
    page.get_by_role("button", name="Земля сказаний").click()
    page.get_by_role("button", name="Фишки").click()
    places = "li[data-what^='fabled/places/'] img"
    page.locator("li[data-what^='fabled/places/']").first.scroll_into_view_if_needed()
    expect(page.locator(places)).to_have_count(16)
    seen, alike = page.evaluate(ALIKE, [places, 24, 9])
    assert seen == 16
    assert alike == []
    names = page.locator(places).evaluate_all("all => all.map((one) => one.alt)")
    assert len(set(names)) == 16
