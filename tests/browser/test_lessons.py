"""Lessons in the browser: a newcomer who clicks only what the guide points at comes to their ends."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, ViewportSize, expect

from browser.driver import DESK, Person, unfold
from magoteka.games import GAMES
from magoteka.lessons import Lesson, lessons_of

SMALL: ViewportSize = {"width": 390, "height": 664}  # a phone with the bars of its browser
LESSONS = [lesson for game in GAMES.values() for lesson in lessons_of(game).values()]
STILL = """
say => {
  const guide = document.querySelector(`[data-guide="${say}"]`)
  return guide && Promise.all(guide.getAnimations({ subtree: true }).map(one => one.finished)).then(() => true)
}
"""
CLEAR = """
() => {
  const [words, ring] = ['[data-guide]', '[data-ring]'].map(one => document.querySelector(one)?.getBoundingClientRect())
  if (!ring) return false // a board that turns to the place has not come there yet
  const x = Math.min(words.right, ring.right) - Math.max(words.left, ring.left)
  const y = Math.min(words.bottom, ring.bottom) - Math.max(words.top, ring.top)
  return x <= 0 || y <= 0 || x * y < ring.width * ring.height / 3
}
"""
CHANGED = """
([say, version]) => document.querySelector('[data-guide]')?.dataset.guide !== say
  || document.querySelector('[data-version]').dataset.version !== version
"""


def learn(page: Page, lesson: Lesson, answers: bool = True) -> list[str]:
    """Follow the guide by clicks to the last step; what he said."""
    heard: list[str] = []
    points = {step.say: step.point for says in lesson.says for step in says}
    while len(heard) < lesson.steps:
        guide = page.locator("[data-guide]")
        guide.wait_for()
        say = guide.get_attribute("data-guide") or ""
        page.wait_for_function(STILL, arg=say)
        heard.append(say)
        reads = page.locator("[data-next]").count() > 0
        if points[say] or not reads:
            expect(page.locator("[data-points]")).to_have_count(1)
            page.wait_for_function(CLEAR)
        if len(heard) < lesson.steps:
            do(page, say, answers or reads)
    return heard


def do(page: Page, say: str, by_hand: bool) -> None:
    """Read on, or click what glows until it is an answer."""
    version = page.locator("[data-version]").get_attribute("data-version")
    reads = page.locator("[data-next]")
    if reads.count():
        reads.click()
        page.wait_for_function(CHANGED, arg=[say, version])
        return
    if not by_hand:
        page.locator("[data-skip]").click()
    while not page.evaluate(CHANGED, [say, version]):
        open_ = page.locator("main [data-option]")
        if by_hand and open_.count():
            open_.first.click()
        page.wait_for_timeout(100)


def said(lesson: Lesson) -> list[str]:
    return [step.say for says in lesson.says for step in says]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
def test_a_newcomer_clicks_what_the_guide_points_at(person: Callable[..., Person], lesson: Lesson) -> None:
    anna = person(phone=True).called("Анна")
    anna.page.set_viewport_size(SMALL)
    wish = {"game": lesson.game, "lesson": lesson.name, "names": ["Мира", "Ратмир"], "pause": 0}
    anna.go(f"/t/{anna.post('/api/lessons', wish)['table']}")
    assert learn(anna.page, lesson) == said(lesson)
    anna.fits()
    anna.picture(f"lesson-{lesson.game}-end")
    anna.page.locator("[data-next]").click()
    expect(anna.page.locator("[data-guide]")).to_have_count(0)


def test_from_the_hall_into_a_lesson_out_of_it_and_back(person: Callable[..., Person]) -> None:
    anna = person(lang="en", theme="light").called("Anna")
    anna.page.set_viewport_size(DESK)
    lesson = lessons_of(GAMES["abraca"])["first"]
    card = anna.go("/").locator('.game-card[data-game="abraca"] [data-lesson="first"]')
    expect(card).to_have_text("Learn it in 3 minutes")
    card.click()
    page = anna.page
    expect(page.locator("[data-guide]")).to_contain_text("Welcome!")
    found = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa"]})
    assert found.violations_count == 0, found.generate_report()
    for _ in range(lesson.said(21) + 4):
        page.locator("[data-next]").click()
    expect(page.locator("[data-guide]")).to_contain_text("name 5")
    page.locator("[data-skip]").click()
    expect(page.locator("[data-guide]")).to_contain_text("name 8")
    page.get_by_role("button", name="Leave the lesson").click()
    page.get_by_role("button", name="To the hall").click()
    expect(card).to_have_text("Go on with the lesson")
    card.click()
    expect(page.locator("[data-guide]")).to_contain_text("name 8")
    page.get_by_role("button", name="Leave the lesson").click()
    page.get_by_role("button", name="Play on my own").click()
    expect(page.locator("[data-guide]")).to_have_count(0)
    expect(anna.options()).to_have_count(9)


def test_a_lesson_that_was_taken_is_known_in_the_hall(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    lesson = lessons_of(GAMES["abraca"])["first"]
    card = anna.go("/").locator('.game-card[data-game="abraca"] [data-lesson="first"]')
    expect(card).to_have_text("Научиться за 3 минуты")
    card.click()
    assert learn(anna.page, lesson, answers=False) == said(lesson)
    anna.go("/")
    expect(card).to_have_text("Пройти урок ещё раз✓пройден")
    further = anna.page.locator('.game-card[data-game="abraca"] [data-lesson="second"]')
    unfold(anna, "abraca")
    expect(further).to_have_text("Урок 2: Читать стол, 4 мин")
