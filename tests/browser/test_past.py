"""My games: from a finished match to its line, its figures, and an end to all of it."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from browser.driver import BOT, ENDING, ME, Person
from browser.test_pages import SMALL
from extent import first

LOOKS = first(1, [("phone", "dark", "en"), ("desk", "dark", "ru"), ("phone", "light", "ru")])


@pytest.mark.parametrize(("where", "theme", "lang"), LOOKS)
def test_a_finished_match_is_found_chosen_and_deleted(
    person: Callable[..., Person], where: str, theme: str, lang: str
) -> None:
    anna = person(lang=lang, phone=where == "phone", theme=theme).called("Анна")
    page = anna.go("/past")
    expect(page.get_by_role("heading", level=1)).to_have_text({"ru": "Мои итоги", "en": "My results"}[lang])
    table = anna.sit(ME, {**BOT, "name": "Фауст"})["table"]
    anna.post(f"/api/tables/{table}/seats/0", BOT)  # bots play it out
    page.locator(ENDING).first.wait_for()
    anna.go("/")
    page.locator("footer a[href='/past']").click()
    row = page.locator("li.panel")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Фауст")
    expect(row.locator(f"a[href='/r/{table}']")).to_be_visible()
    expect(page.locator("svg[role=img]").first).to_be_visible()
    expect(page.locator(".verdict.few").first).to_be_visible()
    expect(page.locator("[data-parts='0']")).to_contain_text(
        {"ru": "Почему так вышло?", "en": "Why did it turn out this way?"}[lang]
    )
    anna.fits()
    assert page.evaluate(SMALL) == []
    assert Axe().run(page).response["violations"] == []
    anna.picture(f"past-{where}-{theme}-{lang}", full=True)
    lost = row.locator(".result.lost").count() == 1
    page.locator("select").last.select_option("won" if lost else "lost")
    expect(page.locator("li.nothing")).to_be_visible()
    page.locator("select").last.select_option("")
    expect(row).to_have_count(1)
    forget = page.locator(".mine-all button")
    forget.click()
    forget.click()
    expect(page.locator("li.panel")).to_have_count(0)
    expect(page.get_by_text({"ru": "Пока ни одной", "en": "No finished match yet"}[lang])).to_be_visible()


def test_who_has_only_begun_a_match_can_take_everything_home_and_delete_it(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    anna.table(ME, BOT)
    mine = anna.go("/past").get_by_role("region", name="Мои данные")
    expect(mine.get_by_role("link", name="Скачать всё моё")).to_be_visible()
    expect(mine.get_by_role("button", name="Удалить все мои партии")).to_be_visible()
