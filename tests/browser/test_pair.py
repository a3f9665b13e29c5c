"""A match and the one that goes on from its midst are laid side by side, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import ViewportSize, expect

from browser.driver import BOT, Person

SMALL: ViewportSize = {"width": 390, "height": 664}
MOMENT = 8


def test_two_matches_are_shown_together_until_they_part(person: Callable[..., Person]) -> None:
    anna = person()
    first = anna.outlast(anna.table(BOT, BOT, game="siggil")["table"])
    wish = {"version": MOMENT, "seats": [BOT, BOT], "pause": 0, "redealt": True}
    second = anna.outlast(anna.post(f"/api/tables/{first}/branch", wish)["table"])
    anna.go(f"/r/{second}")
    anna.page.locator("[data-more]").click()
    anna.page.get_by_role("link", name="Рядом с прежней партией").click()
    pair = anna.page.locator("[data-pair]")
    expect(anna.page.locator("[data-said]")).to_have_count(2)
    parted = int(pair.get_attribute("data-parted") or 0)
    assert parted > MOMENT
    expect(pair).to_contain_text(f"Партии разошлись на шаге {parted + 1}")
    expect(pair).to_have_attribute("data-pair", str(parted))
    anna.page.keyboard.press("ArrowLeft")
    expect(pair).to_contain_text("Пока обе партии идут одинаково")
    said = anna.page.locator("[data-said]").all_text_contents()
    assert said[0] == said[1]
    anna.fits()
    for _ in range(3):
        anna.page.keyboard.press("ArrowRight")
    expect(pair).to_have_attribute("data-pair", str(parted + 2))
    anna.picture("pair-desk")
    phone = person(phone=True, lang="en", theme="light").also(anna)
    phone.page.set_viewport_size(SMALL)
    phone.go(f"/pair/{first}/{second}")
    expect(phone.page.locator("[data-said]:visible")).to_have_count(1)
    phone.page.get_by_role("button", name="This match").click()
    expect(phone.page.locator("section[aria-label='This match']")).to_be_visible()
    phone.fits()
    phone.picture("pair-phone")
