"""A game of a package in a browser: the house is not built anew, and the plain table shows all that one sees."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.driver import GOOD_BOT, ME, House, play_on, seated
from cli.package import NAME, installed


@pytest.fixture
def beside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """This house, with a package beside it."""
    package = installed(tmp_path_factory.mktemp("package"))
    house = House(tmp_path_factory.mktemp("data"), {**package.environment(), "LC_ALL": "C.UTF-8"}).start()
    yield house
    house.kill()


def test_a_game_of_a_package_is_played_to_its_end_at_a_plain_table(chromium: Browser, beside: House) -> None:
    anna = seated(chromium, beside, "en", phone=True, theme="dark", motion=False).called("Anna")
    page = anna.go()
    expect(page.locator(f"[data-game={NAME}] h2")).to_have_text("Salt Road")
    anna.sit(ME, {**GOOD_BOT, "name": "Merlin"}, game=NAME)
    view = page.locator("[data-view]")
    expect(view).to_contain_text(re.compile(r"stones are left in the heap\."))
    expect(view.locator("dt")).to_have_text(["Stones taken"])
    expect(view.locator(".of")).to_have_count(2)
    anna.fits()
    play_on([anna], choose=lambda options: options[0])
    expect(page.get_by_role("dialog")).to_contain_text("wins")
    anna.go(f"/rules/{NAME}#SA-03")
    expect(page.locator("#SA-03")).to_be_in_viewport()
    complaints = anna.complaints()
    anna.context.close()
    assert not complaints
