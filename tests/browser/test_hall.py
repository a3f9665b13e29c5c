"""The hall has a beginning: for whoever is new, for a group, and by going on."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import ViewportSize, expect

from browser.driver import BOT, ME, Person, introduce

SMALL: ViewportSize = {"width": 390, "height": 664}
SURE = {"runOnly": ["wcag2a", "wcag2aa"]}


def chip(person: Person, what: str) -> None:
    person.page.locator(f"[data-chip='{what}']").click()


def test_a_newcomer_is_led_to_a_game_and_its_lesson(person: Callable[..., Person]) -> None:
    anna = person(phone=True)
    page = anna.page
    page.set_viewport_size(SMALL)
    ways = anna.go("/", whole=True).locator("[data-way]")
    expect(ways.first).to_be_in_viewport(ratio=1)
    expect(ways.nth(1)).to_be_in_viewport(ratio=1)
    assert page.locator("button:visible, a.button:visible").count() <= 20, "all but the beginnings is folded"
    page.get_by_role("link", name="Впервые? Начните здесь").click()
    found = page.locator("[data-found]")
    expect(found).to_have_attribute("data-found", "five_seals")
    chip(anna, "age-1")
    expect(found).to_have_attribute("data-found", "abraca")
    chip(anna, "age-3")
    chip(anna, "time-180")
    expect(found).to_have_attribute("data-found", "magic_sword")
    chip(anna, "time-15")
    expect(found).to_have_attribute("data-found", "abraca")
    anna.fits()
    report = Axe().run(page, options=SURE)
    assert report.violations_count == 0, report.generate_report()
    page.locator("[data-learn]").click()
    expect(page.locator("[data-guide]")).to_be_visible()
    anna.go("/")
    assert page.get_by_role("button", name="Странник").count() or page.locator("header .narrow").count()


def test_a_group_comes_by_one_code_and_nobody_is_taken_for_another(person: Callable[..., Person]) -> None:
    anna, boris = person(), person(phone=True)
    boris.page.set_viewport_size(SMALL)
    page = anna.go("/")
    page.get_by_role("link", name="Играть вместе").click()
    chip(anna, "people-2")
    page.locator("main [data-game=siggil]").first.click()
    page.locator("[data-call]").click()
    introduce(anna, "Анна")
    link = page.locator(".gathering input[readonly]").input_value()
    boris.page.goto(link)
    expect(boris.page.get_by_role("heading", level=1)).to_have_text("Анна зовёт вас за стол: «Сиггил»")
    expect(boris.page.get_by_role("list", name="Кто за столом")).to_contain_text("свободно")
    boris.page.locator("#join-name").fill("анна")
    boris.page.get_by_label("Лис", exact=True).check(force=True)
    boris.fits()
    boris.picture("invited")
    report = Axe().run(boris.page, options=SURE)
    assert report.violations_count == 0, report.generate_report()
    boris.page.locator("form .primary").click()
    boris.page.locator("[data-version]").wait_for()
    (table,) = anna.context.request.get(anna.house.address + "/api/tables").json()
    assert [(one["name"], one["face"]) for one in table["seats"]] == [("Анна", "owl"), ("анна 2", "fox-head")]
    anna.go("/together").locator("[data-call]").click()
    anna.page.locator(".gathering").wait_for()  # who one is was asked once


def test_alone_nobody_is_asked_and_the_header_says_who_sits_at_the_table(person: Callable[..., Person]) -> None:
    anna = person()
    anna.go("/").locator(".game-card[data-game=abraca] .primary").click()
    anna.ready().first.wait_for()
    (table,) = anna.context.request.get(anna.house.address + "/api/tables").json()
    assert table["seats"][0]["name"] == "Странник"
    expect(anna.go("/").get_by_role("button", name="Странник")).to_be_visible()
    expect(anna.page.locator("section[aria-label=Продолжить] a")).to_have_count(1)


@pytest.mark.parametrize("link", ["nonsense", ""])
def test_a_link_that_opens_nothing_says_so(person: Callable[..., Person], link: str) -> None:
    anna, boris = person().called("Анна"), person()
    boris.tolerated += ["403", "404", "400"]
    table = anna.table(ME, BOT)["table"]
    boris.page.goto(f"{anna.house.address}/t/{table}?join={link}x")
    expect(boris.page.get_by_role("heading", level=1).last).to_have_text("За этот стол не сесть")
