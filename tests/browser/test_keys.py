"""Whole matches by keys alone; and the first thing that a key would press is never a risk."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import TimeoutError

from browser.driver import BOT, ME, OPTION, TAKEN, Person
from extent import of
from magoteka.games import GAMES

ANSWERS = {
    "abraca": of(25, 400),
    "siggil": of(25, 400),
    "five_seals": of(25, 600),
    "fabled": of(25, 600),
    "magic_sword": of(25, 2000),
}
TABS = 90
CHANGED = "before => document.querySelector('[data-version]')?.dataset.version !== before"
FOCUSED = "what => document.activeElement !== null && document.activeElement.matches(what)"
WAITING = f"{OPTION}, [data-next]"
LIST = "[data-answers]"
SHEET = "dialog [data-option]"


def tab_to(person: Person, selector: str) -> bool:
    """Press Tab until the focus is on such a thing; whether it comes there."""
    for _ in range(TABS):
        if person.page.evaluate(FOCUSED, selector):
            return True
        person.page.keyboard.press("Tab")
    return False


def give(person: Person) -> None:
    """An answer by keys: what Tab reaches, or one of the list of all answers."""
    page, keys, before, taken = person.page, person.page.keyboard, person.version(), TAKEN
    assert not page.evaluate(FOCUSED, OPTION), "an answer that nobody has walked to has the focus"
    for _ in range(12):
        if page.locator(LIST).count():
            assert tab_to(person, LIST)
            keys.press("Enter")
            page.locator(SHEET).first.wait_for()
            assert tab_to(person, SHEET)
        elif not tab_to(person, WAITING):
            raise AssertionError("no key leads to an answer")
        keys.press("Enter")
        try:
            page.wait_for_function(taken, arg=str(before), timeout=3000)
        except TimeoutError:  # what was chosen leads to a further choice
            continue
        if person.version() != before:
            return
        taken = CHANGED  # the doubt is still on the screen
    raise AssertionError("twelve answers by keys have changed nothing")


@pytest.mark.parametrize("game", list(GAMES))
def test_a_match_by_keys_alone(person: Callable[..., Person], game: str) -> None:
    anna = person().called("Анна")
    settings = dict(GAMES[game].brisk)
    anna.sit(ME, {**BOT, "name": "Мерлин"}, game=game, settings=settings)
    for _ in range(ANSWERS[game]):
        anna.ready().first.wait_for()
        if anna.over():
            return
        give(anna)
    assert ANSWERS[game] < 50, "the match should have ended"
