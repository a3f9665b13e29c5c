"""Clauses, margins of error and seals are for whoever asks for them; everybody else reads plain sentences."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.driver import BOT, ME, Person

FIGURES = ".clause, .measured"


def test_who_wants_clauses_and_margins_switches_them_on(person: Callable[..., Person]) -> None:
    anna = person("ru")
    anna.go("/new/siggil")
    anna.page.locator(".agreement").first.wait_for()
    expect(anna.page.locator(FIGURES)).to_have_count(0)
    anna.page.get_by_role("button", name="Для знатоков").click()
    expect(anna.page.locator(FIGURES).first).to_be_visible()
    anna.page.reload()
    expect(anna.page.locator(FIGURES).first).to_be_visible()
    anna.page.get_by_role("button", name="Для знатоков").click()
    expect(anna.page.locator(FIGURES)).to_have_count(0)


def test_the_end_speaks_of_the_seal_in_one_sentence(person: Callable[..., Person]) -> None:
    anna = person("en")
    table = anna.sit(ME, BOT)["table"]
    anna.post(f"/api/tables/{table}/seats/0", {"kind": "bot", "level": "random"})
    ending = anna.page.locator("dialog[open]")
    ending.locator("[data-tally]").wait_for(timeout=120_000)
    expect(ending).not_to_contain_text(re.compile(r"[Ss]eal|AB-\d"))
