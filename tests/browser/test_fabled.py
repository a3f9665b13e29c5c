"""«Земля сказаний» before a browser: the first scenario to its end, an event, the gates, the Trial, the looks."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.driver import BOT, LOOKS, ME, Person, play_on
from browser.plots import Dealt, after, asked, by_lot, greedily, sit_down, wishing
from browser.story import Story
from extent import first
from magoteka.core.match import Match
from magoteka.games.fabled.messages import answers

GAME = "fabled"
BOTS = [{**BOT, "name": name} for name in ("Мерлин", "Василиса", "Садко")]
HASTE = ("end-actions", "done", "stay", "halt", "go-home", "substitute", "take-books", "announce")
LANDS = "all => all.map(one => one.getAttribute('aria-label'))"
GATES = "st_08"  # the land with the gates
TO_THE_GATES = (
    answers.Go("gates"),
    answers.Apply(),
    answers.TakeOpen(0),
    answers.AddLand("steppe"),
    *map(answers.Walk, range(7)),
)


def last_chapter(seats: int, chapter: int) -> Story:
    """A tale that is nearly told."""

    def until(match: Match) -> bool:
        state: Any = match.state
        return bool(state.chapter == chapter) and match.waiting() == [0]

    return Story(seats, greedily, until, by_lot)


def event_in_force(match: Match) -> bool:
    """Something has happened that stays so."""
    state: Any = match.state
    return bool(state.event >= 0) and match.waiting() == [0]


def hasty(options: list[Locator]) -> Locator:
    """A person who wants to see the end of the tale: whatever asks least."""
    tags = [one.get_attribute("data-option") for one in options]
    quick = next((tag for tag in HASTE if tag in tags), None)
    return options[0] if quick is None else options[tags.index(quick)]


def test_the_introductory_scenario_is_played_to_its_end_with_two_bots(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    sit_down(anna, last_chapter(3, 8), GAME, *BOTS[:2], settings={"scenario": "favour_of_gods"})
    expect(anna.page.get_by_label("Время: главы сказания")).to_contain_text("Благоволение богов")
    expect(anna.page.locator(".seat")).to_have_count(2)
    anna.picture("fabled-last-chapter-desk")
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
    expect(event).to_have_count(0)
    sit_down(anna, Story(4, greedily, event_in_force, by_lot), GAME, *BOTS)
    name = event.locator("b").inner_text()
    anna.picture("fabled-event-phone")
    event.click()
    told = anna.page.locator(".toast").filter(has_text=name)
    expect(told.get_by_role("link")).to_have_attribute("href", "/rules/fabled#FB-108")
    expect(told.locator("[data-origin]")).to_have_text("Наше: в книге правил этого нет.")


def order_of(anna: Person) -> list[str]:
    """The names of the lands from left to right."""
    told: list[str] = anna.page.locator(".land .card").evaluate_all(LANDS)
    return [re.sub(r"^\d+\. ([^,]+),.*", r"\1", land) for land in told]


def test_the_gates_move_a_land(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    nature = Dealt((answers.FirstPlayer(0), answers.DrawnLand(GATES)))
    sit_down(anna, Story(2, wishing(*TO_THE_GATES), asked("move-land"), nature), GAME, BOTS[0])
    expect(anna.page.locator(".said")).to_contain_text("Какую местность переставить?")
    before = order_of(anna)
    anna.picture("fabled-gates-which")
    anna.page.locator("[data-option='choose-land']").first.click()
    gaps = anna.page.locator("[data-option='choose-position']")
    expect(gaps).to_have_count(len(before) - 1)
    anna.picture("fabled-gates-where")
    gaps.first.click()
    expect(anna.page.locator(".side")).to_contain_text(re.compile("переходит в начало ряда|ложится в ряд после"))
    anna.ready().first.wait_for()
    assert sorted(order_of(anna)) == sorted(before)
    assert order_of(anna) != before


def test_a_trial_alone_is_played_to_its_end(person: Callable[..., Person]) -> None:
    anna = person(theme="light").called("Анна")
    anna.sit(ME, game=GAME, settings={"level": "sage"})
    spirits = anna.page.get_by_label("Духи", exact=True)
    expect(spirits).to_contain_text("мудрец")
    expect(spirits).to_contain_text("мудрость 14")
    sit_down(anna, last_chapter(1, 10), GAME, settings={"level": "sage"})
    play_on([anna], choose=hasty)
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_contain_text(re.compile("духами|Духи оказались мудрее"))
    expect(dialog.locator("tbody tr")).to_have_count(2)
    anna.picture("fabled-trial-end")


@pytest.mark.parametrize(("size", "theme", "lang"), first(2, LOOKS))
def test_the_table_fits_its_screen(person: Callable[..., Person], size: str, theme: str, lang: str) -> None:
    anna = person(lang=lang, phone=size == "phone", theme=theme).called("Анна")
    anna.sit(ME, *BOTS[:2], game=GAME)
    anna.fits()
    anna.picture(f"fabled-start-{size}-{theme}-{lang}")
    sit_down(anna, Story(3, greedily, after(120), by_lot), GAME, *BOTS[:2])
    anna.fits()
    anna.picture(f"fabled-middle-{size}-{theme}-{lang}")


def test_an_announcement_shows_its_steps_before_it_is_made(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    sit_down(anna, Story(2, greedily, asked("announce-terrain"), by_lot), GAME, BOTS[0])
    announce = anna.page.locator("[data-option='announce']")
    before = anna.version()
    moving = announce.filter(has=anna.page.locator(".mover")).first
    told = moving.get_attribute("aria-label") or ""
    moving.hover()
    expect(anna.page.locator(".traces polyline").first).to_be_attached()
    walkers = sum(int(count) for count in re.findall(r": (\d+) волхв", told))
    expect(anna.page.locator(".traces polyline")).to_have_count(walkers)
    expect(anna.page.locator(".figure .steps")).to_have_count(walkers)
    assert anna.version() == before
    anna.picture("fabled-announcement")
