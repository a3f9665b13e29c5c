"""«Земля сказаний» before a browser: the first scenario to its end, an event, the gates, the Trial, the looks."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.driver import BOT, LOOKS, ME, Person, play_on

GAME = "fabled"
BOTS = [{**BOT, "name": name} for name in ("Мерлин", "Василиса", "Садко")]
GATES = "Врата земель"
WAY = (("go", GATES), ("apply", ""), ("visit", ""), ("take-open", "Ворота зари"), ("add-land", "степь"), ("walk", ""))
HASTE = ("end-actions", "done", "stay", "halt", "go-home", "substitute", "take-books", "announce")
LANDS = "all => all.map(one => one.getAttribute('aria-label'))"


def hasty(options: list[Locator]) -> Locator:
    """A person who wants to see the end of the tale: whatever asks least."""
    tags = [one.get_attribute("data-option") for one in options]
    quick = next((tag for tag in HASTE if tag in tags), None)
    return random.choice(options) if quick is None else options[tags.index(quick)]


def test_the_introductory_scenario_is_played_to_its_end_with_two_bots(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    anna.sit(ME, *BOTS[:2], game=GAME, settings={"scenario": "favour_of_gods"})
    expect(anna.page.get_by_label("Время: главы сказания")).to_contain_text("Благоволение богов")
    assert anna.page.locator(".seat").count() == 2
    assert play_on([anna], 20) == 20
    anna.picture("fabled-first-desk")
    play_on([anna], choose=hasty)
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Победа")
    expect(dialog.locator("tbody tr")).to_have_count(3)
    suns = [int(cell) for cell in dialog.locator("td.sun").all_inner_texts()]
    assert suns == sorted(suns, reverse=True)
    anna.picture("fabled-end-desk")


def test_an_event_is_told_where_it_stays_in_force(person: Callable[..., Person]) -> None:
    anna = person(phone=True, theme="light").called("Анна")
    anna.sit(ME, *BOTS, game=GAME)
    event = anna.page.locator(".tale .event")
    assert event.count() == 0
    while not event.count():
        assert not anna.over()
        play_on([anna], 1)
        anna.ready().first.wait_for()
    name = event.locator("b").inner_text()
    anna.picture("fabled-event-phone")
    event.click()
    expect(anna.page.locator(".toast").filter(has_text=name)).to_contain_text("FB-108")


def order_of(anna: Person) -> list[str]:
    """The names of the lands from left to right."""
    told: list[str] = anna.page.locator(".land .card").evaluate_all(LANDS)
    return [re.sub(r"^\d+\. ([^,]+),.*", r"\1", land) for land in told]


def to_the_gates(options: list[Locator]) -> Locator:
    """A person who lays the land with the gates, walks there and goes in."""
    told = [(one.get_attribute("data-option"), one.get_attribute("aria-label") or one.inner_text()) for one in options]
    for tag, text in WAY:
        for index, (kind, words) in enumerate(told):
            if kind == tag and text in words and "вместо" not in words:
                return options[index]
    return options[0]


def test_the_gates_move_a_land(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    anna.sit(ME, BOTS[0], game=GAME)
    lands = anna.page.locator("[data-option='choose-land']")
    for _ in range(12):
        if not lands.count():
            play_on([anna], 1, to_the_gates)
            anna.ready().first.wait_for()
    expect(anna.page.locator(".said")).to_contain_text("Какую местность переставить?")
    before = order_of(anna)
    anna.picture("fabled-gates-which")
    anna.answer()
    anna.ready().first.wait_for()
    gaps = anna.page.locator("[data-option='choose-position']")
    assert gaps.count() == len(before) - 1
    anna.picture("fabled-gates-where")
    anna.answer()
    anna.ready().first.wait_for()
    expect(anna.page.locator(".side")).to_contain_text("переходит на место")
    assert sorted(order_of(anna)) == sorted(before)
    assert order_of(anna) != before


def test_a_trial_alone_is_played_to_its_end(person: Callable[..., Person]) -> None:
    anna = person(theme="light").called("Анна")
    anna.sit(ME, game=GAME, settings={"level": "sage"})
    spirits = anna.page.get_by_label("Духи", exact=True)
    expect(spirits).to_contain_text("мудрец")
    expect(spirits).to_contain_text("мудрость 10")
    play_on([anna], choose=hasty)
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_contain_text(re.compile("духами|Духи оказались мудрее"))
    expect(dialog.locator("tbody tr")).to_have_count(2)
    anna.picture("fabled-trial-end")


@pytest.mark.parametrize(("size", "theme", "lang"), LOOKS)
def test_the_table_fits_its_screen(person: Callable[..., Person], size: str, theme: str, lang: str) -> None:
    anna = person(lang=lang, phone=size == "phone", theme=theme).called("Анна")
    anna.sit(ME, *BOTS[:2], game=GAME)
    anna.picture(f"fabled-start-{size}-{theme}-{lang}")
    for answers in (1, 19):
        play_on([anna], answers)
        anna.ready().first.wait_for()
        anna.fits()
    anna.picture(f"fabled-20-{size}-{theme}-{lang}")


def test_an_announcement_shows_its_steps_before_it_is_made(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    anna.sit(ME, BOTS[0], game=GAME)
    announce = anna.page.locator("[data-option='announce']")
    while not announce.count():
        play_on([anna], 1)
        anna.ready().first.wait_for()
    before = anna.version()
    moving = announce.filter(has=anna.page.locator(".mover")).first
    told = moving.get_attribute("aria-label") or ""
    moving.hover()
    expect(anna.page.locator(".traces polyline").first).to_be_attached()
    walkers = sum(int(count) for count in re.findall(r": (\d+) волхв", told))
    assert anna.page.locator(".traces polyline").count() == walkers
    assert anna.page.locator(".figure .steps").count() == walkers
    assert anna.version() == before
    anna.picture("fabled-announcement")
