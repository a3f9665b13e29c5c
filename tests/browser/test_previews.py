"""Answers say what they do where they are given: beside their words, to the ear, and under a resting finger."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.driver import BOT, ME, OPTION, Person

GAMES = ("abraca", "siggil", "five_seals", "fabled", "magic_sword")
QUESTIONS = 3
TOLD = f"{OPTION}[aria-description]"
RISKY = ".spell.risky"
WORDS = "all => all.map(one => one.getAttribute('aria-description'))"
FINGER = "(one, name) => one.dispatchEvent(new PointerEvent(name, { pointerType: 'touch', bubbles: true }))"


@pytest.mark.parametrize("game", GAMES)
def test_answers_say_what_they_do(person: Callable[..., Person], game: str) -> None:
    anna = person(phone=True)
    anna.sit(ME, BOT, game=game)
    for _ in range(QUESTIONS):
        expect(anna.page.locator(TOLD).first).to_be_attached()
        for words in anna.page.locator(TOLD).evaluate_all(
            "all => all.map(one => one.getAttribute('aria-description'))"
        ):
            assert words.strip()
        anna.answer(lambda options: options[0])
    told = anna.page.locator(TOLD).first
    expect(told).to_be_attached()
    before, words = anna.version(), told.get_attribute("aria-description")
    told.evaluate(FINGER, "pointerdown")
    expect(anna.page.locator(".toast").filter(has_text=words or "")).to_be_visible()
    told.dispatch_event("click")  # the finger that has rested is lifted
    assert anna.version() == before


@pytest.mark.parametrize("game", ["siggil", "five_seals", "fabled", "magic_sword"])
def test_buttons_say_what_they_do(person: Callable[..., Person], game: str) -> None:
    boris = person(phone=True)
    boris.sit(ME, BOT, game=game)
    while not boris.page.locator(f"{OPTION} .does").count():
        boris.answer(lambda options: options[-1])
        boris.options().first.wait_for()
    expect(boris.page.locator(f"{OPTION} .does").first).not_to_be_empty()


def test_a_certain_mistake_is_asked_once_more(person: Callable[..., Person]) -> None:
    anna = person()
    anna.sit(ME, BOT)
    for _ in range(120):
        anna.options().first.wait_for()
        if anna.page.locator(RISKY).count():
            break
        anna.answer()
    before = anna.version()
    mistake = anna.page.locator(RISKY).first
    mistake.click()
    expect(anna.page.locator(".toast")).to_contain_text("еньше прежнего: это ошибка")
    assert anna.version() == before
    mistake.click()
    anna.reach(before + 1)
