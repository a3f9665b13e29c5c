"""Whole matches in the browser."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.driver import BOT, ME, Person, play_on


def test_a_person_plays_a_match_against_bots_to_its_end(person: Callable[..., Person]) -> None:
    anna = person()
    anna.sit(ME, BOT, BOT)
    given = play_on([anna])
    assert given > 5
    expect(anna.page.get_by_role("dialog")).to_contain_text("Победа")
    anna.picture("abraca-end-desk")
