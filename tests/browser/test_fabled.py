"""«Земля сказаний» before a browser: the first scenario to its end, an event, the gates, the Trial, the looks."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.driver import BOT, LOOKS, ME, Person, play_on
from magoteka.games.fabled.components import LAND_TABLE

GAME = "fabled"
BOTS = [{**BOT, "name": name} for name in ("Мерлин", "Василиса", "Садко")]
FACES = Path(__file__).parents[2] / "web" / "src" / "games" / "fabled" / "box.ts"
GATES = "Врата земель"
TERRAINS = ("steppe", "mountain", "forest")
WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
FACTS = "all => all.map(one => [one.dataset.option, one.getAttribute('aria-label') || one.textContent])"
LANDS = "all => all.map(one => one.getAttribute('aria-label'))"


def test_the_client_draws_the_lands_of_the_box() -> None:
    printed = re.search(r"`\n(.*?)`", FACES.read_text("utf-8"), re.DOTALL)
    assert printed is not None
    assert printed[1] == LAND_TABLE


def test_the_introductory_scenario_is_played_to_its_end_with_two_bots(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    anna.sit(ME, *BOTS[:2], game=GAME, settings={"scenario": "favour_of_gods"})
    expect(anna.page.get_by_label("Время: главы сказания")).to_contain_text("Благоволение богов")
    assert anna.page.locator(".seat").count() == 2
    assert play_on([anna], 20) == 20
    anna.picture("fabled-first-desk")
    play_on([anna])
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


def market(anna: Person) -> list[bool]:
    """For each terrain, whether a land with gates lies open."""
    decks: list[str] = anna.page.locator(".deck").evaluate_all(
        "all => all.map(deck => [...deck.querySelectorAll('button')].map(one => one.ariaLabel).join())"
    )
    return [GATES in deck for deck in decks]


def own_gates(anna: Person) -> list[str]:
    """The lands with gates on which a volkhv of this person walks."""
    told: list[str] = anna.page.locator(".land .card").evaluate_all(LANDS)
    return [land for land in told if GATES in land and "Анна" in land]


def liking(anna: Person, tag: str, text: str) -> int:
    """How much a seeker of the gates likes an option."""
    if tag == "go":
        return 9 if GATES in text else 2
    if tag in ("apply", "visit"):
        return 8 if "вместо" not in text else 0
    if tag == "take-open":
        return 7
    if tag in ("walk", "announce"):
        return seeking(anna, tag, text)
    if tag == "add-land":
        return 6 if buys_gates(anna, text) else 1
    return 1 if tag in ("substitute", "stay", "use", "end-actions") else 3


def seeking(anna: Person, tag: str, text: str) -> int:
    """A step or a movement is liked where it brings a volkhv nearer to the gates."""
    near = own_gates(anna)
    names = ("степях", "горах", "лесах")
    if tag == "walk":
        return 7 if any(re.sub(r"^\d+\. ([^,]+),.*", r"\1", land) in text for land in near) else 1
    here = [place for place, word in zip(("степь", "горы", "лес"), names, strict=True) if word in text]
    return 6 if any(f", {place}" in land for land in near for place in here) else 2


def buys_gates(anna: Person, text: str) -> bool:
    """Whether the terrain of the offer has open gates, while this person has none to walk to."""
    words = ("степь", "горы", "лес")
    return not own_gates(anna) and any(word in text and has for word, has in zip(words, market(anna), strict=True))


def best(anna: Person) -> tuple[str, str, Locator]:
    """The option that a seeker of the gates likes best, by its tag and words."""
    facts: list[tuple[str, str]] = anna.options().evaluate_all(FACTS)
    worth = [liking(anna, tag, text) + random.random() for tag, text in facts]
    index = max(range(len(facts)), key=lambda place: worth[place])
    return facts[index][0], facts[index][1], anna.options().nth(index)


def seek_gates(anna: Person) -> bool:
    """Play until the person's volkhv applies gates; whether it came to that before the end."""
    through = False
    for _ in range(200):
        anna.ready().first.wait_for()
        if anna.over():
            return False
        tag, text, option = best(anna)
        through = (through or GATES in text) if tag in ("go", "apply", "visit", "stay") else through
        anna.answer(lambda _, chosen=option: chosen)  # type: ignore[misc]
        anna.ready().first.wait_for()
        tags = {fact[0] for fact in anna.options().evaluate_all(FACTS)}
        if through and tag in ("apply", "visit") and tags == {"choose-land"}:
            return True
        through = through and tag == "go"
    return False


def test_the_gates_move_a_land(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    for _ in range(6):
        anna.sit(ME, BOTS[0], game=GAME)
        if seek_gates(anna):
            break
    else:
        pytest.fail("No volkhv of six games came to the gates.")
    before = order_of(anna)
    expect(anna.page.locator(".said")).to_contain_text("Какую местность переставить?")
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
    play_on([anna])
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
        assert anna.page.evaluate(WIDE) <= 0
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
