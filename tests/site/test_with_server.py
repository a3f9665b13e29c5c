"""A server and the house that browsers keep beside it: one goes away, the other plays on, and games go to and fro."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.driver import ME, SEED, House, Person, play_on, seated

from .driver import SITE, ask, kept
from .test_house import KIND

AWAY = ["ERR_CONNECTION", "ERR_FAILED", "WebSocket", "Failed to load resource"]  # what a browser says of a lost server


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server with the house without a server beside it."""
    house = House(tmp_path, luck=(*SEED, "--here", str(SITE))).start()
    yield house
    house.kill()


@pytest.fixture
def guest(chromium: Browser, house: House) -> Iterator[Callable[..., Person]]:
    people: list[Person] = []

    def come(phone: bool = False) -> Person:
        people.append(seated(chromium, house, "ru", phone, "dark", False))
        people[-1].tolerated += AWAY
        return people[-1]

    yield come
    complaints = [complaint for one in people for complaint in one.complaints()]
    for one in people:
        one.context.close()
    assert not complaints, complaints


def test_the_browser_plays_on_while_the_server_is_away(guest: Callable[..., Person], house: House) -> None:
    anna = guest()
    anna.sit(ME, KIND)
    kept(anna.page)
    table = anna.page.url
    house.kill()
    expect(anna.page.get_by_text("Сервер не отвечает.")).to_be_visible()
    anna.page.get_by_role("button", name="Играть здесь, пока сервера нет").click()
    anna.page.wait_for_url("**/here/?away*")
    expect(anna.page.get_by_text("вы играете в этом браузере")).to_be_visible()
    anna.page.locator(".game-card .primary").first.click()
    anna.ready().first.wait_for()
    play_on([anna], 2)
    anna.page.goto(table)
    anna.page.wait_for_url("**/here/?away*")
    house.start()
    expect(anna.page.get_by_text("Сервер снова отвечает.")).to_be_visible()
    anna.page.get_by_role("button", name="Вернуться").click()
    anna.page.wait_for_url(f"{house.address}/")
    anna.page.goto(table)
    anna.ready().first.wait_for()
    play_on([anna], 1)


def test_a_game_goes_to_the_server_and_another_comes_back(guest: Callable[..., Person], house: House) -> None:
    anna = guest()
    anna.page.goto(f"{house.address}/here/")
    kept(anna.page)
    wish = {"game": "abraca", "seats": [ME, KIND], "pause": 0}
    table = json.loads(ask(anna, "POST", "/tables", wish))["table"]
    anna.page.goto(f"{house.address}/here/#/t/{table}")
    anna.ready().first.wait_for()
    play_on([anna], 2)
    version = anna.version()
    anna.page.locator("#tab-table-tab").click()
    anna.page.locator("[data-carry]").click()
    anna.page.locator("[data-cross]").click()
    anna.page.wait_for_url(f"{house.address}/#/p/*")
    anna.page.locator("select").last.select_option("friend")
    anna.page.get_by_role("button", name="Играть дальше").click()
    anna.page.wait_for_url(f"{house.address}/t/*")
    expect(anna.page.locator("[data-version]")).to_be_visible()
    assert anna.version() >= version
    anna.sit(ME, game="siggil")
    play_on([anna], 2)
    anna.page.locator("#tab-table-tab").click()
    anna.page.locator("[data-carry]").click()
    anna.page.locator("[data-cross]").click()
    anna.page.wait_for_url(f"{house.address}/here/#/p/*")
    anna.page.get_by_role("button", name="Играть дальше").click()
    anna.page.wait_for_url(f"{house.address}/here/#/t/*")
    anna.ready().first.wait_for()
    play_on([anna], 1)
