"""A match of each game is finished by bots, looked at again on a desk and on a phone, and played on from its midst."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.driver import BOT, ME, Person, play_on
from magoteka.games import GAMES

SMALL: ViewportSize = {"width": 390, "height": 664}
LOW: ViewportSize = {"width": 844, "height": 390}
WAYS = ".replay-controls .ways button:visible, .replay-controls input, .replay-controls select"


def at(person: Person, step: int) -> None:
    """Return when a step is shown."""
    expect(person.page.locator(f".replay-controls[data-at='{step}']")).to_be_visible()


def scrubbed(person: Person, step: int) -> None:
    person.page.locator(".replay-controls input[type=range]").fill(str(step))
    at(person, step)


def within_reach(person: Person) -> None:
    """Nothing scrolls sideways, and a thumb finds whatever leads through the match."""
    person.fits()
    for way in person.page.locator(WAYS).all():
        box = way.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, way.evaluate("one => one.outerHTML")
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= person.page.viewport_size["width"]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_looked_at_again_and_played_on(game: str, person: Callable[..., Person]) -> None:
    anna, phone = person().called("Анна"), person(phone=True, lang="en", theme="light")
    table = anna.outlast(anna.table(BOT, BOT, game=game, settings=GAMES[game].brisk)["table"])
    anna.go(f"/t/{table}")
    anna.page.get_by_role("link", name="Посмотреть партию").first.click()
    controls = anna.page.locator(".replay-controls")
    controls.wait_for()
    last = int(controls.get_attribute("data-steps") or 0) - 1
    at(anna, 0)
    anna.page.keyboard.press("ArrowRight")
    at(anna, 1)
    anna.page.keyboard.press("End")
    at(anna, last)
    anna.page.keyboard.press("Home")
    at(anna, 0)
    scrubbed(anna, last // 2)
    line = anna.page.locator(".log button").last
    line.click()
    assert int(controls.get_attribute("data-at") or 0) >= last // 2
    scrubbed(anna, last // 2)
    for perspective in ("0", "watch", "open"):
        anna.page.locator(".replay-controls select").select_option(perspective)
        at(anna, last // 2)
        anna.page.wait_for_url(f"**perspective={perspective}**")
    anna.picture(f"replay-{game}-desk")
    phone.also(anna)
    phone.page.set_viewport_size(SMALL)
    phone.go(anna.page.url.removeprefix(anna.house.address))
    at(phone, last // 2)
    within_reach(phone)
    phone.picture(f"replay-{game}-phone")
    phone.page.set_viewport_size(LOW)
    within_reach(phone)
    phone.page.set_viewport_size(SMALL)
    phone.page.locator("[data-more]").click()
    phone.page.locator("[data-branch] .primary").click()
    phone.page.wait_for_url("**/t/**")
    phone.ready().first.wait_for()
    assert table not in phone.page.url
    play_on((phone,), 1)


def test_playing_shows_one_step_after_another_until_it_is_stopped(person: Callable[..., Person]) -> None:
    anna = person()
    table = anna.outlast(anna.table(BOT, BOT, game="siggil")["table"])
    anna.go(f"/r/{table}")
    at(anna, 0)
    anna.page.get_by_role("button", name="Скорость").click()
    anna.page.get_by_role("button", name="Показывать").click()
    at(anna, 2)
    anna.page.get_by_role("button", name="Остановить").click()
    anna.page.get_by_role("button", name="Показывать").wait_for()


def test_of_a_running_match_one_sees_ones_own_past(person: Callable[..., Person]) -> None:
    anna, eve = person(), person()
    created = anna.sit(ME, BOT, game="abraca")
    play_on((anna,), 2)
    anna.ready().first.wait_for()
    anna.page.get_by_role("tab", name="Стол").click()
    anna.page.get_by_role("link", name="Посмотреть, что было").click()
    anna.page.locator(".replay-controls").wait_for()
    expect(anna.page.locator(".replay-controls")).to_contain_text("Партия ещё идёт")
    assert anna.page.locator(".replay-controls select").count() == 0
    anna.page.keyboard.press("Home")
    at(anna, 0)
    eve.tolerated.append("403")
    eve.go(f"/r/{created['table']}")
    expect(eve.page.locator("[role=alert]")).to_be_visible()
