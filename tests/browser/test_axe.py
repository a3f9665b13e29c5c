"""Axe at the tables whose boards are pictures: names, and contrast by day and by night."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.driver import GOOD_BOT, Person
from browser.plots import after, by_lot, greedily, sit_down
from browser.story import Story
from browser.test_pages import violations
from extent import first

PLAYERS = 3
MOMENTS = {"fabled": 120, "five_seals": 60, "magic_sword": 60}  # answers, nature's too
LOOKS = (("light", True), ("dark", False), ("dark", True), ("light", False))  # by day or by night, a phone or a desk
TABLES = [(game, theme, phone) for theme, phone in LOOKS for game in MOMENTS]


@pytest.mark.parametrize(("game", "theme", "phone"), first(1, TABLES))
def test_axe_finds_nothing_serious_at_a_painted_table(
    person: Callable[..., Person], game: str, theme: str, phone: bool
) -> None:
    anna = person(theme=theme, phone=phone).called("Анна")
    sit_down(anna, Story(PLAYERS, greedily, after(MOMENTS[game]), by_lot), game, *[GOOD_BOT] * (PLAYERS - 1))
    anna.page.locator("img[src^='data:image/svg']").first.wait_for(state="attached")
    assert violations(anna) == []
