"""The pages around the tables: doors, languages, rules, thumbs and helpers for those who do not see."""

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from browser.driver import BOT, FRIEND, ME, Person, introduce, play_on

PAGES = ("/", "/start", "/together", "/new/abraca", "/rules/abraca", "/tables", "/credits", "/gallery", "/keys")
SMALL = """
() => [...document.querySelectorAll('a, button, input, select, summary, [role=tab]')]
  .filter((thing) => thing.checkVisibility({ visibilityProperty: true }))
  .filter((thing) => !thing.closest('.unseen, [inert]') && !thing.matches('p a, label a, .passage a, .clause, .switch'))
  .map((thing) => [thing, thing.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
  .map(([thing, box]) => `${thing.outerHTML.slice(0, 80)} ${box.width}×${box.height}`)
"""


def test_from_the_first_page_to_playing_in_one_click(person: Callable[..., Person]) -> None:
    anna = person()
    anna.go()
    anna.page.locator("[data-game=abraca]").get_by_role("button", name="Играть").click()
    anna.ready().first.wait_for(timeout=120_000)
    assert "/t/" in anna.page.url


def test_the_language_changes_without_reloading(person: Callable[..., Person]) -> None:
    anna = person()
    anna.sit(ME, {**BOT, "name": "Мерлин"})
    play_on([anna], 2)
    anna.ready().first.wait_for()
    anna.page.evaluate("window.mark = 1")
    assert anna.page.locator("html").get_attribute("lang") == "ru"
    anna.page.get_by_role("button", name="English").click()
    expect(anna.page.locator(".spell").first).to_contain_text("Ancient Dragon")
    expect(anna.page.locator(".log")).to_contain_text("Round 1.")
    anna.page.get_by_role("button", name="Русский").click()
    expect(anna.page.locator(".spell").first).to_contain_text("Древний дракон")
    assert anna.page.evaluate("window.mark") == 1
    assert anna.page.locator("html").get_attribute("lang") == "ru"


def test_the_rules_can_be_searched_and_every_clause_has_an_anchor(person: Callable[..., Person]) -> None:
    anna = person()
    page = anna.go("/rules/abraca#AB-17")
    expect(page.locator("#AB-17")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("тайный камень")
    found = page.locator(".passage")
    expect(page.get_by_role("status").filter(has_text="мест")).to_be_visible()
    assert 0 < found.count() < 20
    for text in found.all_inner_texts():
        assert "тайный" in text.lower()
    anna.picture("rules-search")
    page.get_by_role("searchbox").fill("щщщ")
    expect(page.get_by_text("Ничего не нашлось.")).to_be_visible()
    page.get_by_role("searchbox").fill("")
    page.locator("#AB-14 a").first.click()
    expect(page.locator(".here")).to_be_in_viewport()


def test_a_guest_picks_a_name_once(person: Callable[..., Person]) -> None:
    anna = person()
    anna.go().get_by_role("button", name="Странник").click()
    anna.page.get_by_label("Ваше имя").fill("Ярослава")
    anna.page.get_by_role("button", name="Сохранить").click()
    anna.go()
    expect(anna.page.get_by_role("button", name="Ярослава")).to_be_visible()


def test_a_table_is_set_up_with_agreements(person: Callable[..., Person]) -> None:
    anna = person()
    page = anna.go("/new/abraca")
    page.get_by_role("button", name="За одним экраном").click()
    page.get_by_label("Имя за этим экраном").first.fill("Борис")
    page.get_by_label("Место 3", exact=True).select_option("bot")
    page.get_by_label("Порядок номеров").select_option("любой (упрощённая игра)")
    page.get_by_text("Ещё настройки").click()
    page.get_by_label("Кубик").select_option("от 1 до 6")
    page.get_by_label("Боты думают").select_option("без паузы")
    anna.picture("new-filled", full=True)
    page.get_by_role("button", name="Начать игру").click()
    introduce(anna, "Анна")
    page.locator(".curtain button").click()
    expect(page.locator(".own")).to_be_visible()
    table = page.url.rsplit("/", 1)[-1]
    mine = anna.context.request.get(anna.house.address + "/api/tables").json()
    assert [one["table"] for one in mine] == [table]
    anna.go("/tables")
    page.get_by_role("link", name="Абрака").first.click()
    expect(page.locator(".curtain")).to_be_visible()


def test_the_keys_are_listed(person: Callable[..., Person]) -> None:
    anna = person()
    anna.go("/keys")
    keys = anna.page.get_by_role("dialog", name="Клавиши")
    expect(keys).to_contain_text("u — отменить ход")
    anna.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    anna.page.keyboard.press("?")
    expect(keys).to_be_visible()


def test_a_stale_link_is_a_sentence(person: Callable[..., Person]) -> None:
    anna = person()
    anna.tolerated.append("WebSocket")
    anna.go("/t/nowhere")
    expect(anna.page.get_by_text("Стол не найден, или ссылка устарела.")).to_be_visible()


def test_targets_are_wide_enough_for_a_thumb(person: Callable[..., Person]) -> None:
    anna = person(phone=True)
    for path in PAGES[:-1]:
        assert anna.go(path, whole=True).evaluate(SMALL) == [], path
    anna.sit(ME, BOT, BOT, training=True)
    play_on([anna], 2)
    anna.ready().first.wait_for()
    assert anna.page.evaluate(SMALL) == []
    anna.page.get_by_role("button", name="Летопись").click()
    for name in ("Беседа", "Стол"):
        anna.page.get_by_role("tab", name=name).click()
        assert anna.page.evaluate(SMALL) == [], name
        anna.picture(f"drawer-{'chat' if name == 'Беседа' else 'table'}-phone")


@pytest.mark.parametrize(("theme", "rules"), [("dark", {}), ("light", {"runOnly": ["color-contrast"]})])
def test_axe_finds_nothing_serious_on_any_page(
    person: Callable[..., Person], theme: str, rules: dict[str, Any]
) -> None:
    anna = person(theme=theme).called("Анна")
    waiting = anna.table(ME, FRIEND)
    found = {path: violations(anna, path, **rules) for path in (*PAGES, f"/t/{waiting['table']}")}
    anna.sit(ME, BOT, training=True)
    anna.page.get_by_role("button", name="Показать шансы").click()
    play_on([anna], 2)
    anna.ready().first.wait_for()
    found["table"] = violations(anna, **rules)
    for tab in ("Беседа", "Стол"):
        anna.page.get_by_role("tab", name=tab).click()
        found[tab] = violations(anna, **rules)
    anna.sit(ME, {"kind": "here", "name": "Борис"})
    found["curtain"] = violations(anna, **rules)
    assert {path: faults for path, faults in found.items() if faults} == {}


def violations(person: Person, path: str = "", **rules: Any) -> list[str]:
    """The serious and critical violations of a page, of all rules of axe or of those that are given."""
    if path:
        person.go(path, whole=True)
    told = Axe().run(person.page, options={"resultTypes": ["violations"], **rules})
    return [
        f"{fault['id']}: {[node['html'][:120] for node in fault['nodes'][:3]]}"
        for fault in told.response["violations"]
        if fault["impact"] in {"serious", "critical"}
    ]


def test_the_gallery_shows_every_kind_and_each_thing_large_by_day_and_by_night(person: Callable[..., Person]) -> None:
    anna = person()
    page = anna.go("/#/gallery")
    expect(page.get_by_role("heading", level=1, name="Галерея")).to_be_visible()
    page.locator("li img").first.wait_for()
    assert page.locator("li img").first.evaluate("one => one.decode().then(() => one.naturalWidth)") > 0
    assert all(page.locator("li img").evaluate_all("all => all.map((one) => one.alt)"))
    page.locator("li .picture").first.click()
    for hour in ("day", "night"):
        seen = page.locator(f"[data-hour={hour}] img")
        expect(seen).to_have_count(2)
        assert [one.bounding_box()["width"] for one in seen.all()][1] == 64
    anna.picture("gallery-close")
