"""Somebody who has lost asks why: chances, luck and decisions, what decided it, lessons, and a way to play on.

In the first match what the house finds is made up, and the page is tried in every size; in the second it is true.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Route, expect

from browser.driver import Person
from browser.lost import ask_why, looks_back, lose

SIZES = ((390, 664), (360, 640), (844, 390), (820, 1180), (1440, 900))
TURN = 6  # the step that decides


def named(number: int) -> dict[str, Any]:
    """An answer of «Абрака… что?»."""
    return {"tag": "declare", "spell": number}


def found(steps: int) -> dict[str, Any]:
    """A match of two that the first seat has lost, mostly by its own answers."""
    shares = [0.5 - 0.5 * at / steps + 0.12 * math.sin(at / 2) * (1 - at / steps) for at in range(steps + 1)]
    chances = [{"at": at, "chances": [one, 1 - one], "errors": [0.03, 0.03]} for at, one in enumerate(shares)]
    sums = {"error": 0.02, "skill_error": 0.02, "lost": 0.3, "judged": 9, "unseen": 0.0}
    mine = {"seat": 0, "result": 0.0, "par": 0.5, "decisions": -0.4, "others": 0.02, "luck": -0.12, **sums}
    other = {"seat": 1, "result": 1.0, "par": 0.5, "decisions": 0.0, "others": 0.38, "luck": 0.12, **sums}
    lesson = {
        "at": TURN,
        "seat": 0,
        "question": "declare",
        "given": named(5),
        "better": named(7),
        "moved": [-0.33, 0.33],
    }
    judged = {"chance": 0.38, "better_chance": 0.71, "loss": 0.33, "error": 0.04, "clear": True}
    why = {"kind": "odds", "event": None, "gist": "", "share": 0.71, "other": 0.4, "exact": True}
    known: dict[str, Any] = {"better": None, "grounds": []}
    moments = [
        {"at": TURN, "kind": "decision", "seat": 0, "moved": [-0.33, 0.33], "error": 0.04, "grounds": [why]},
        {"at": TURN + 2, "kind": "dice", "seat": 1, "moved": [-0.2, 0.2], "error": 0.04, **known},
        {"at": TURN - 2, "kind": "unseen", "seat": 0, "moved": [0.11, -0.11], "error": 0.04, **known},
    ]
    moments[0]["better"] = named(7)
    parts = {"chances": chances, "seats": [mine, other], "decisions": [{**lesson, **judged}], "luck": []}
    return {"state": "done", "progress": 1.0, "played": True, "looks": 4200, **parts, "moments": moments}


def tells(person: Person, steps: int) -> None:
    """The house thinks for a while, then it has found something."""
    asked = iter(range(1000))

    def answer(route: Route) -> None:
        done, at = found(steps), next(asked)
        empty: dict[str, list[Any]] = {"chances": [], "seats": [], "decisions": [], "moments": []}
        thinks = {**done, **empty, "state": "working", "progress": 0.4}
        route.fulfill(body=json.dumps(done if at else thinks), content_type="application/json")

    person.page.route("**/api/tables/*/analysis*", answer)


def test_a_newcomer_sees_why_a_match_was_lost_and_plays_on(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    table = lose(anna, "abraca")
    steps = int(anna.context.request.get(f"{anna.house.address}/api/tables/{table}/replay").json()["steps"])
    tells(anna, steps)
    why = ask_why(anna)
    expect(why).to_contain_text("Дороже всего обошлись ваши собственные решения.")
    expect(why).to_contain_text("Ваши решения −40 %")
    expect(why.locator("[data-moment]")).to_have_count(3)
    expect(why.locator("[data-lesson]")).to_contain_text("(38 %)")
    expect(why.locator("[data-lesson]")).to_contain_text("71 %")
    expect(anna.page.locator(f"[data-chances='{steps + 1}']")).to_be_visible()
    why.locator(f"[data-moment='{TURN}']").get_by_role("button", name="Показать").click()
    expect(anna.page.locator(f".replay-controls[data-at='{TURN}']")).to_be_visible()
    scrubber = anna.page.locator(".replay-controls input[type=range]")
    scrubber.focus()
    anna.page.keyboard.press("ArrowRight")
    expect(anna.page.locator(f".replay-controls[data-at='{TURN + 1}']")).to_be_visible()
    assert "Анна — " in (scrubber.get_attribute("aria-valuetext") or "")
    anna.picture("why-desk")
    phone = person(phone=True, lang="en", theme="light").also(anna)
    tells(phone, steps)
    phone.go(anna.page.url.removeprefix(anna.house.address))
    for width, height in SIZES:
        phone.page.set_viewport_size({"width": width, "height": height})
        if not phone.page.locator("[data-why=done]").is_visible():
            phone.page.locator("[data-ask]").click()
        phone.page.locator("[data-why=done]").wait_for()
        phone.fits()
        phone.picture(f"why-{width}")
    phone.page.set_viewport_size({"width": 390, "height": 664})
    phone.page.locator(f"[data-moment='{TURN}'] [data-play]").click()
    phone.page.locator("[data-branch] .primary").click()
    phone.page.wait_for_url("**/t/**")
    phone.ready().first.wait_for()


def test_a_newcomer_on_a_phone_is_told_what_the_house_has_found(person: Callable[..., Person]) -> None:
    looks_back(person(phone=True).called("Анна"), "abraca")
