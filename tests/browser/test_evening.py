"""An evening of a club before browsers: twenty of them among eighty others, and a server that is killed."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.driver import CAREFUL, POLL, Person
from extent import long
from server.test_evenings import Club, after, complete

BROWSERS, OTHERS, ROUNDS = 20, 80, 5
BY_MOUSE = 4  # so many answers of each are clicked as with a mouse
GAMES = [{"game": "siggil"}, {"game": "abraca"}, {"game": "magic_sword", "settings": {"round_limit": 10}}]
KILLED = ("WebSocket", "ERR_CONNECTION", "ERR_CONTENT_LENGTH_MISMATCH", "ERR_EMPTY_RESPONSE")

pytestmark = pytest.mark.once


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    opened = Club(tmp_path / "house", OTHERS)
    yield opened
    opened.end.set()
    opened.server.kill()


def go_on(one: Person, tournament: str) -> None:
    """What somebody does next who never reloads a page: to the table, an answer, and back to the tournament."""
    page = one.page
    if page.url.endswith(tournament):
        way = page.locator(".now .primary")
        if way.count():
            way.click()
            page.wait_for_url("**/t/*")
    elif one.over():
        page.locator(f"dialog a[href='{tournament}']").click()
        page.wait_for_url(f"**{tournament}")
    elif one.options().count():
        one.answer()


def seen_to_its_end(one: Person) -> bool:
    """Whether somebody's page says that the evening is over."""
    return one.page.locator(".now", has_text="Все туры сыграны.").count() > 0


@long
def test_twenty_browsers_among_eighty_others_play_an_evening_with_a_killed_server(
    club: Club, person: Callable[..., Person]
) -> None:
    it = club.open(rounds=ROUNDS, games=GAMES)
    tournament = f"/tour/{it}"
    people = [person(phone=True, to=club.server).called(f"Экран {number}") for number in range(BROWSERS)]
    for one in people:
        one.tolerated += KILLED
        one.presses = CAREFUL - BY_MOUSE
        one.go(tournament).get_by_role("button", name="Участвовать").click()
        expect(one.page.get_by_role("button", name="Больше не играть")).to_be_visible()
    with ThreadPoolExecutor(1) as crew:
        evening = crew.submit(club.evening, it, after(OTHERS // 2, club.restart))
        try:
            while not (evening.done() and (evening.exception() or all(map(seen_to_its_end, people)))):
                for one in people:
                    go_on(one, tournament)
                people[0].page.wait_for_timeout(POLL)
        finally:
            club.end.set()
        shown = evening.result()
    complete(shown, ROUNDS)
    assert len(shown["entrants"]) == OTHERS + BROWSERS
