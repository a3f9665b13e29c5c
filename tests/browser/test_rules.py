"""The rules pages in a browser: every picture is drawn, nothing sticks out, tables scroll by themselves."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.driver import LOOKS, Person
from browser.test_pages import violations
from extent import first
from magoteka.games import GAMES

Look = tuple[str, str, str]
EMPTY = """
() => [...document.querySelectorAll('[data-drawn]')].filter(frame => {
  const { width, height } = frame.getBoundingClientRect()
  const shapes = [...frame.querySelectorAll('svg, img, b, span')].filter(one => one.getBoundingClientRect().width > 4)
  return width < 100 || height < 24 || shapes.length === 0
}).map(frame => frame.dataset.drawn)
"""
CUT = """
() => [...document.querySelectorAll('.passage table')].filter(table => {
  const frame = table.closest('.sheet')
  return !frame || frame.getBoundingClientRect().right > innerWidth || getComputedStyle(frame).overflowX !== 'auto'
}).length
"""
FRAMES = "() => document.querySelectorAll('figure').length"


@pytest.mark.parametrize("look", first(2, [(look,) for look in LOOKS]), ids="-".join)
def test_every_picture_of_every_page_is_drawn(person: Callable[..., Person], look: Look) -> None:
    size, theme, lang = look
    anna = person(lang=lang, phone=size == "phone", theme=theme)
    for game in GAMES:
        page = anna.go(f"/rules/{game}", whole=True)
        pictures = page.evaluate(FRAMES)
        assert pictures >= 8, game
        expect(page.locator("[data-drawn]")).to_have_count(pictures)
        assert page.locator("[data-faulty]").count() == 0
        assert page.evaluate(EMPTY) == [], game
        assert page.evaluate(CUT) == 0, game
        anna.fits()
        anna.picture(f"rules-{game}-{size}-{theme}-{lang}")


@pytest.mark.parametrize(("theme", "rules"), [("dark", {}), ("light", {"runOnly": ["color-contrast"]})])
def test_axe_finds_nothing_serious_on_any_rules_page(
    person: Callable[..., Person], theme: str, rules: dict[str, object]
) -> None:
    anna = person(theme=theme)
    found = {game: violations(anna, f"/rules/{game}", **rules) for game in GAMES}
    assert {game: faults for game, faults in found.items() if faults} == {}


def test_the_contents_fold_on_a_phone_and_say_where_one_is(person: Callable[..., Person]) -> None:
    anna = person(lang="en", phone=True)
    page = anna.go("/rules/magic_sword", whole=True)
    fold = page.get_by_role("button", name="Contents")
    expect(page.get_by_role("link", name="Prayers")).to_be_hidden()
    fold.click()
    page.get_by_role("link", name="Prayers").click()
    expect(page.get_by_role("heading", name="Prayers")).to_be_in_viewport()
    expect(page.locator(".fold")).to_contain_text("Prayers")
    expect(page.get_by_role("searchbox")).to_be_hidden()


@pytest.mark.parametrize("game", ["fabled", "magic_sword"])
def test_a_clause_is_found_by_its_anchor_below_pictures_that_come_later(
    person: Callable[..., Person], game: str
) -> None:
    clause = {"fabled": "FB-T7", "magic_sword": "MS-17.4"}[game]
    anna = person()
    page = anna.go(f"/rules/{game}#{clause}", whole=True)
    expect(page.locator("[data-drawn]").first).to_be_attached()
    expect(page.locator(f"[id='{clause}']")).to_be_in_viewport()
