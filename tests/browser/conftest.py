"""One server and one Chromium a worker; whoever sits before it gets a browser context of his own."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.driver import CHROMIUM, FLAGS, House, Person, Theme, seated


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A real server that the tests of this worker share."""
    house = House(tmp_path_factory.mktemp("house")).start()
    yield house
    house.kill()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[House]:
    """A real server of the test's own, to be killed."""
    house = House(tmp_path).start()
    yield house
    house.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, best without its windows; without it the tests of the browser fail, they are never skipped."""
    if CHROMIUM is None:
        pytest.fail("Chromium is missing: install Debian's package `chromium-headless-shell`.", pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(autouse=True)
def same_choices(request: pytest.FixtureRequest) -> None:
    """People who click at random click alike in every run of a test."""
    random.seed(request.node.name)


@pytest.fixture
def person(chromium: Browser, house: House) -> Iterator[Callable[..., Person]]:
    """Seat people before browsers; the test fails when a console complains."""
    people: list[Person] = []

    def come(
        lang: str = "ru", phone: bool = False, theme: Theme = "dark", motion: bool = False, to: House = house
    ) -> Person:
        people.append(seated(chromium, to, lang, phone, theme, motion))
        return people[-1]

    yield come
    complaints = [complaint for one in people for complaint in one.complaints()]
    for one in people:
        one.context.close()
    assert not complaints, complaints
