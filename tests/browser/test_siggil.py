"""Siggil in the browser: whole matches by clicks, a steal and a recapture before both sides, and all five layouts."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.driver import FRIEND, GOOD_BOT, ME, Person, play_on, press
from browser.plots import after, by_lot, greedily, sit_down
from browser.story import Story
from browser.test_pages import violations
from extent import first
from magoteka.core.agenda import Question
from magoteka.core.event import Option
from magoteka.core.match import Match
from magoteka.games.siggil.box.components import DEER
from magoteka.games.siggil.messages import answers
from magoteka.games.siggil.rules.uncovering import LayFaceUp

LAYOUTS = ("pass", "turtle", "pyramids", "river", "pillars")
NAMES = ("Мерлин", "Василиса", "Вейнемёйнен")
BOTS = [{**GOOD_BOT, "name": name} for name in NAMES]


def label(thing: Locator) -> str:
    """What a screen reader says of it."""
    return thing.get_attribute("aria-label") or ""


def eager(options: list[Locator]) -> Locator:
    """Whoever can do anything but decline does it."""
    return next((option for option in options if option.get_attribute("data-option") != "pass"), options[0])


def test_a_match_with_a_bot_is_played_to_its_end_by_clicks(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    anna.sit(ME, BOTS[0], game="siggil")
    assert play_on([anna], choose=eager) > 10
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Победа")
    expect(dialog.locator("li:not([data-tally] *)")).to_have_count(2)
    expect(dialog.locator("[data-tally] details")).to_have_count(2)
    anna.picture("siggil-end-desk")


@pytest.mark.parametrize(("trial", "goal"), [("easy", "7 духов наборами по 3"), ("advanced", "6 духов наборами по 4")])
def test_a_trial_alone_is_played_to_its_end(person: Callable[..., Person], trial: str, goal: str) -> None:
    anna = person(phone=trial == "easy", theme="light").called("Анна")
    anna.sit(ME, game="siggil", settings={"solo": trial})
    expect(anna.page.get_by_label("Испытание в одиночку")).to_contain_text(goal)
    anna.picture(f"siggil-{trial}")
    while not anna.over():
        play_on([anna], 1, eager)
        anna.ready().first.wait_for()
        assert anna.page.locator(".glade button.spirit").count() <= 3
    expect(anna.page.get_by_role("dialog")).to_contain_text(re.compile("пленено", re.IGNORECASE))
    anna.picture(f"siggil-{trial}-end")


RIDGE = range(44, 56)  # the places of the Pass that nothing lies on
DEER_CARDS = tuple(answers.Turned(DEER, number, False) for number in (1, 3, 4, 5, 6))
TWOS = tuple(answers.Turned(family, DEER, False) for family in (1, 3, 4, 5))
ON_TOP = (answers.Turned(DEER, DEER, True), *DEER_CARDS, *TWOS)


def deal(match: Match, question: Question, options: Sequence[Option]) -> Option | None:
    """The deer lies free at once, and around it five of its family and four of its number; nothing else is on top."""
    wanted = [one for one in ON_TOP if one in options]
    if isinstance(question, LayFaceUp) and question.place in RIDGE and wanted:
        return wanted[0]
    others = [one for one in options if one not in ON_TOP]
    return others[len(match.record.answers) % len(others)]


def collect(match: Match, seat: int, options: Sequence[Option]) -> Option:
    """Seat 0 takes deer, and captures their spirit when it has two to spare; seat 1 takes the twos and waits."""
    mine = DEER_CARDS if seat == 0 else TWOS
    faces = {(one.family, one.number) for one in mine}
    for one in options:
        if isinstance(one, answers.Take) and (one.family, one.number) in faces:
            return one
    deer = len([one for one in match.view(seat).hand if one.family == DEER])
    if seat == 0 and deer == len(DEER_CARDS) and isinstance(options[-1], answers.Capture):
        return options[-1]
    return options[0]


def about_to_steal(match: Match) -> bool:
    """Seat 1 can lure the deer away from seat 0."""
    return answers.Capture(DEER) in match.options(1) and match.view(1).spirits[DEER - 1].holder == 0


def told(page: Page, spirit: int) -> str:
    """What the chair is told of a spirit and of its own sets for it."""
    return " ".join(map(label, page.locator(".own .column").nth(spirit - 1).locator("button.spirit, .fan").all()))


def replayed(person: Person, words: str) -> Locator:
    """Press the last such line of the log; the scene is shown once more."""
    expect(person.page.locator(".past")).to_have_count(0)
    drawer = person.page.locator("button.drawer")
    if drawer.is_visible():
        drawer.click()
    person.page.locator(".log button", has_text=words).last.click()
    return person.page.locator(".caught")


def test_a_steal_and_a_recapture_are_shown_to_both_sides(person: Callable[..., Person]) -> None:
    anna, boris = person().called("Анна"), person(phone=True, theme="light").called("Борис")
    created = anna.table(ME, FRIEND, game="siggil")
    boris.post(f"/api/tables/{created['table']}/join", {"token": created["invites"][0]["token"]})
    story = Story(2, collect, about_to_steal, deal).tell(anna.house, created["table"])
    for one in (anna, boris):
        one.go(f"/t/{story}")
    boris.page.locator("[data-option=capture]").first.click()
    anna.page.locator("[data-option=take]").first.click()
    anna.page.locator("[data-option=capture]").first.click()
    for one in (anna, boris):
        expect(one.page.locator(".log")).to_contain_text("возвращает")
    boris.ready().first.wait_for()
    assert "Лежит на этом наборе" in told(anna.page, DEER)
    assert "Дух у игрока Анна. Нужен набор из 6 карт" in told(boris.page, DEER)
    assert "Чтобы вернуть духа, добавьте 2 карты" in told(boris.page, DEER)
    expect(replayed(anna, "уводит")).to_contain_text("Борис уводит вашего духа!")
    anna.picture("siggil-steal-from-me-desk")
    expect(replayed(boris, "возвращает")).to_contain_text("Анна уводит вашего духа!")
    boris.picture("siggil-recapture-from-me-phone")
    expect(replayed(boris, "уводит")).to_contain_text("Вы увели духа!")
    boris.picture("siggil-steal-by-me-phone")


@pytest.mark.parametrize("layout", first(2, reversed(LAYOUTS)))
def test_every_layout_is_pictured_and_fits_its_screen(person: Callable[..., Person], layout: str) -> None:
    anna = person().called("Анна")
    bots = BOTS[: 1 + LAYOUTS.index(layout) % 3]
    boris = person(lang="en", phone=True, theme="light").also(anna)
    wishes: dict[str, Any] = {"game": "siggil", "settings": {"layout": layout, "memory": "full"}}
    start = anna.table(ME, *bots, **wishes)["table"]
    story = Story(len(bots) + 1, greedily, after(90), by_lot)
    middle = story.tell(anna.house, anna.table(ME, *bots, **wishes)["table"])
    for moment, table in (("start", start), ("middle", middle)):
        for one, screen in ((anna, "desk"), (boris, "phone")):
            one.go(f"/t/{table}")
            one.ready().first.wait_for()
            one.fits()
            one.picture(f"siggil-{layout}-{moment}-{screen}")


def test_what_cannot_be_done_is_explained_with_its_clause(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    anna.sit(ME, BOTS[0], game="siggil", settings={"layout": "pillars"})
    anna.page.locator(".spot:not(.open)").first.dispatch_event("click")
    toast = anna.page.locator(".toast")
    expect(toast).to_contain_text("сначала нужно убрать верхнюю")
    expect(toast.get_by_role("link")).to_have_attribute("href", "/rules/siggil#SG-05")
    anna.page.locator(".own button.spirit:not(.is-free)").first.dispatch_event("click")
    expect(toast.last).to_contain_text("Сейчас об этом не спрашивают")


def test_the_siggil_is_walked_by_arrows_and_taken_by_enter(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    anna.sit(ME, BOTS[0], game="siggil")
    page, keys = anna.page, anna.page.keyboard
    page.locator(".spot[tabindex='0']").focus()
    for key in ("ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft"):
        before = page.evaluate("document.activeElement.dataset.place")
        keys.press(key)
        assert page.evaluate("document.activeElement.dataset.place") != before
    page.locator(".spot.can").first.focus()
    before = anna.version()
    keys.press("Enter")
    page.locator(f'[data-version]:not([data-version="{before}"])').wait_for()
    expect(page.locator(".own .slot")).to_have_count(1)


@pytest.mark.parametrize(("theme", "players"), first(2, [("dark", 1), ("light", 3), ("light", 1), ("dark", 3)]))
def test_axe_finds_nothing_serious_at_the_table(person: Callable[..., Person], theme: str, players: int) -> None:
    anna = person(theme=theme).called("Анна")
    wishes = {"settings": {"memory": "full", "solo": "advanced"}}
    sit_down(anna, Story(players, greedily, after(80), by_lot), "siggil", *BOTS[: players - 1], **wishes)
    assert violations(anna) == []


PASSING = """
() => {
  window.passed = []
  const look = () => window.passed.push(document.querySelector('[data-passing] .said')?.textContent.trim())
  new MutationObserver(look).observe(document.body, { subtree: true, attributes: true, childList: true })
}
"""  # it is there for a second
PASSED = "() => passed.some((said) => said?.startsWith('Пленить некого.'))"


def test_where_nobody_can_be_captured_the_question_goes_by_itself(person: Callable[..., Person]) -> None:
    """SG-11 It is asked all the same, so that the others learn nothing of the hand."""
    anna = person(motion=True).called("Анна")
    anna.context.add_init_script("localStorage.setItem('magoteka-pace', 'quick')")
    anna.sit(ME, BOTS[0], game="siggil")
    anna.page.evaluate(PASSING)
    take = anna.page.locator("[data-option=take]")
    while True:
        anna.page.wait_for_function(f"() => ({PASSED})() || document.querySelector('[data-option=take]')")
        if anna.page.evaluate(PASSED):
            break
        before = anna.version()
        press(take.first, careful=False)
        anna.reach(before + 1)
    take.first.wait_for()
