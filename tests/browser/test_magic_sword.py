"""The Magic Sword in the browser: the map by keys."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.driver import BOT, ME, Person

QUICK = {"round_limit": 10, "quick_start": 4}


def test_the_map_is_walked_by_keys_and_tells_of_its_squares(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    anna.sit(ME, BOT, game="magic_sword", settings=QUICK)
    anna.page.locator('[data-square="royal_castle"]').focus()
    anna.page.keyboard.press("ArrowDown")
    focused = anna.page.locator(":focus")
    assert focused.get_attribute("data-square") not in (None, "royal_castle")
    anna.page.keyboard.press("i")
    name = (focused.get_attribute("aria-label") or "").split(".")[0]
    expect(anna.page.get_by_text(name).last).to_be_visible()
