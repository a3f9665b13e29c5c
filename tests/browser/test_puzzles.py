"""Puzzles in the browser: from the hall to the verdict, and on."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, TimeoutError, ViewportSize, expect

from browser.driver import DESK, Person, unfold
from magoteka.games import GAMES
from magoteka.puzzles import puzzles_of

SMALL: ViewportSize = {"width": 390, "height": 664}  # a phone with the bars of its browser
PUZZLES = [*puzzles_of(GAMES["abraca"]).values()]
CALLED = {one.name: one for one in PUZZLES}


def call(page: Page, spell: int) -> None:
    """Name a spell, as one does at any table."""
    option = page.locator(f'main [data-option="declare"] >> nth={spell}')
    option.click()
    try:
        page.locator("[data-verdict]").wait_for(timeout=4_000)
    except TimeoutError:  # a certain loss for nothing is asked about once more
        with suppress(TimeoutError):
            option.click(timeout=4_000)


def numbers(page: Page) -> list[int]:
    """The spells that may be called, in the order of the screen."""
    return [int(text) for text in page.locator('main [data-option="declare"]').evaluate_all(SPELLS)]


SPELLS = "all => all.map(one => one.textContent.match(/[1-8]/)[0])"


def test_from_the_hall_a_poor_answer_the_solution_and_the_next_puzzle(person: Callable[..., Person]) -> None:
    anna = person(phone=True).called("Анна")
    page = anna.page
    page.set_viewport_size(SMALL)
    puzzle = next(one for one in PUZZLES if one.solution.option["tag"] == "declare")
    card = anna.go("/").locator('.game-card[data-game="abraca"] a[href="/puzzles/abraca"]')
    unfold(anna, "abraca")
    expect(card).to_have_text(f"Задачи 0/{len(PUZZLES)}")
    expect(page.locator("[data-daily]")).to_have_count(1)
    card.click()
    page.locator(f'[data-puzzle="{puzzle.name}"]').click()
    page.wait_for_url("**/t/*")  # the list of puzzles is a locator of many until then
    expect(page.locator("[data-puzzle]")).to_contain_text("найдите лучший ответ")
    expect(page.locator("[data-verdict]")).to_have_count(0)
    best = puzzle.solution.option["spell"]
    there = numbers(page)
    call(page, next(at for at, spell in enumerate(there) if spell != best))
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "better")
    anna.fits()
    found = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa"]})
    assert found.violations_count == 0, found.generate_report()
    page.locator("[data-again]").click()
    expect(page.locator("[data-verdict]")).to_have_count(0)
    call(page, there.index(best))
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "found")
    anna.picture("puzzle-found")
    expect(page.locator("[data-line]")).to_have_count(2)
    expect(page.locator('[data-line="best"] li')).not_to_have_count(1)
    page.locator('[data-line="best"] [data-board]').click()
    page.wait_for_url("**/r/*")
    expect(page.locator('.frame[data-game="abraca"]')).to_have_count(1)
    expect(page.locator("main .page")).to_have_count(0)  # neither a refusal nor a wait
    anna.picture("puzzle-line")
    page.go_back()
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "found")
    page.locator("[data-onward]").click()
    expect(page.locator("[data-puzzle]")).not_to_have_attribute("data-puzzle", puzzle.name)
    anna.go("/")
    expect(card).to_have_text(f"Задачи 1/{len(PUZZLES)}")


def test_the_solution_is_shown_and_one_can_play_on(person: Callable[..., Person]) -> None:
    anna = person(lang="en", theme="light").called("Anna")
    page = anna.page
    page.set_viewport_size(DESK)
    puzzle = next(one for one in PUZZLES if one.solution.option["tag"] == "declare")
    anna.go("/puzzles/abraca")
    page.locator(f'[data-puzzle="{puzzle.name}"]').click()
    best = puzzle.solution.option["spell"]
    expect(page.locator("[data-puzzle]")).to_have_count(1)
    call(page, next(at for at, spell in enumerate(numbers(page)) if spell != best))
    page.locator("[data-solution]").click()
    expect(page.locator("[data-verdict]")).to_contain_text(f"Name {best}")
    page.locator("[data-leave]").click()
    expect(page.locator("[data-puzzle]")).to_have_count(0)
    page.wait_for_function("() => document.querySelector('[data-options]')?.dataset.options !== '0'")
    anna.go("/puzzles/abraca")
    expect(page.locator(f'[data-puzzle="{puzzle.name}"]')).to_contain_text("looked up")
