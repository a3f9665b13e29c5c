"""«Магический Меч» before a browser: a quick game, a duel of spells, a market, the bridge, keys, looks and helpers."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.driver import FRIEND, GOOD_BOT, LOOKS, ME, Person, next_asked, unfold
from browser.story import Story
from browser.tales import crossing, duel, market
from browser.test_pages import violations
from extent import first

GAME = "magic_sword"
MERLIN = {**GOOD_BOT, "name": "Мерлин"}
VASILISA = {**GOOD_BOT, "name": "Василиса"}
STRONG = {"quick_start": 4}
QUICK = {"quick_start": 8, "quick_quest": True, "quick_trophies": True, "late_start_middle": True}
ODDS = re.compile(r"Победа (\d+) %, ничья (\d+) %, поражение (\d+) %")
CHOICES = ".choices [data-option]"
FOCUSED = """() => {
  const one = document.activeElement
  return [one?.closest('.choices') ? one.innerText : '', one?.dataset?.square ?? '', one?.dataset?.option ?? '']
}"""
GLIMPSE = """
name => {
  const seen = () => [...document.querySelectorAll('button')].some(one => one.textContent.includes(name))
  new MutationObserver(() => (window.glimpsed ||= seen())).observe(document.body, { childList: true, subtree: true })
}
"""


def sits_down(anna: Person, story: Story, *rivals: dict[str, str]) -> None:
    """Anna looks at a table on which the story has been played."""
    created = anna.table(ME, *rivals, game=GAME, settings=STRONG)
    anna.go(f"/t/{story.tell(anna.house, created['table'])}")
    anna.ready().first.wait_for()


def offer(person: Person, words: str) -> Locator:
    """An answer by its own words, which are not those of what it does."""
    return person.page.locator(CHOICES).filter(has=person.page.locator("b", has_text=words)).first


def take(person: Person, words: str) -> None:
    """Click an answer and wait until the table has taken it in."""
    before = person.version()
    offer(person, words).click()
    person.page.locator(f'[data-version]:not([data-version="{before}"])').wait_for()


def odds_of(person: Person) -> list[int]:
    """The odds of the fight on the table, in percent."""
    told = ODDS.search(person.page.locator(".fight").get_attribute("aria-label") or "")
    assert told is not None
    return [int(share) for share in told.groups()]


def number(person: Person, stat: str) -> int:
    """A number of one's own sheet, as it is told to those who do not see."""
    label = person.page.locator(f".own .{stat}[role=img]").first.get_attribute("aria-label") or ""
    return int(re.findall(r"\d+", label)[0])


def test_a_quick_game_with_two_bots_to_its_end(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    created = anna.sit(ME, MERLIN, VASILISA, game=GAME, settings={**QUICK, "round_limit": 10})
    expect(anna.page.locator("[data-square]")).to_have_count(57)
    for _ in range(8):
        anna.ready().first.wait_for()
        anna.answer(lambda options: options[-1])
    anna.post(f"/api/tables/{created['table']}/seats/0", GOOD_BOT)
    ending = anna.page.get_by_role("dialog")
    expect(ending).to_be_visible(timeout=120_000)
    expect(ending).to_contain_text("Время вышло")
    rows = ending.locator("li:not([data-tally] *)")
    expect(rows).to_have_count(3)
    best = rows.filter(has=anna.page.locator(".stats")).first
    expect(best).to_have_class(re.compile("winner"))
    anna.picture("magic-sword-end")
    assert violations(anna) == []


def test_a_hero_is_chosen_at_the_door_by_his_portrait(person: Callable[..., Person]) -> None:
    """MS-0.6"""
    anna = person(phone=True)
    page = anna.go(whole=True)
    unfold(anna, GAME)
    expect(page.locator(f"[data-game={GAME}] .faces img")).to_have_count(5)
    page.locator(f"[data-game={GAME}] [data-preset=hero]").click()
    heroes = page.locator("[data-hero]")
    expect(heroes).to_have_count(27)
    expect(heroes.locator("img[src^='data:image/svg']")).to_have_count(27)
    anna.fits()
    anna.picture("magic-sword-heroes-phone")
    page.locator("[data-hero=witch]").click()
    expect(page.locator("section.own")).to_contain_text("Ведьма")
    expect(heroes).to_have_count(0)


def test_a_fight_with_a_spell_and_counter_spells_between_two_browsers(person: Callable[..., Person]) -> None:
    anna, boris = person().called("Анна"), person(phone=True, theme="light").called("Борис")
    created = anna.table(ME, FRIEND, game=GAME, settings=STRONG)
    boris.post(f"/api/tables/{created['table']}/join", {"token": created["invites"][0]["token"]})
    told = duel().tell(anna.house, created["table"])
    for one in (anna, boris):
        one.go(f"/t/{told}")
    offer(anna, "Магия и Меч").wait_for()
    before = odds_of(anna)
    assert sum(before) in range(99, 102)
    assert odds_of(boris) == before[::-1]  # the attacked sees it from his own side
    anna.picture("magic-sword-duel-desk")
    anna.page.locator(".fight .picture").last.click()
    expect(anna.page.locator(".toast [data-origin]")).to_be_visible()
    take(anna, "Магия и Меч")
    expect(boris.page.locator(".context")).to_contain_text("Анна читает «Магия и Меч»")
    boris.picture("magic-sword-counter-phone")
    assert violations(boris) == []
    boris.page.locator(".spell", has_text="Властелин Заклинаний").click()
    expect(anna.page.locator(".context")).to_contain_text("Борис читает «Властелин Заклинаний»")
    take(anna, "Властелин Заклинаний")
    expect(anna.page.locator(".log")).to_contain_text("«Магия и Меч» действует")
    after = odds_of(anna)
    assert after[0] > before[0]
    strength = int(anna.page.locator(".fight .strength").first.inner_text())
    assert strength == number(anna, "sword") + number(anna, "magic")
    anna.picture("magic-sword-duel-spell-desk")
    while (asked := next_asked((anna, boris))) is not None and offer(asked, "Готово").count():
        take(asked, "Готово")
    expect(boris.page.locator(".log")).to_contain_text("против")


def test_standing_orders_let_a_window_go_by(person: Callable[..., Person]) -> None:
    anna, boris = person().called("Анна"), person().called("Борис")
    created = anna.table(ME, FRIEND, game=GAME, settings=STRONG)
    boris.post(f"/api/tables/{created['table']}/join", {"token": created["invites"][0]["token"]})
    told = duel().tell(anna.house, created["table"])
    boris.go(f"/t/{told}").get_by_role("button", name="Когда спрашивать").click()
    orders = boris.page.get_by_role("group", name="Властелин Заклинаний")
    orders.get_by_label("только в мой ход").check()
    boris.picture("magic-sword-orders")
    assert violations(boris) == []
    boris.page.get_by_role("button", name="Закрыть").first.click()
    anna.go(f"/t/{told}")
    boris.page.evaluate(GLIMPSE, "Стоп")
    take(anna, "Магия и Меч")
    boris.page.wait_for_function("window.glimpsed")  # it goes by itself, on a busy machine between two looks
    expect(anna.page.locator(".log")).to_contain_text("«Магия и Меч» действует")
    boris.go(f"/t/{told}").get_by_role("button", name="Когда спрашивать").click()
    expect(orders.get_by_label("только в мой ход")).to_be_checked()


def test_a_market_sells_for_gold(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    sits_down(anna, market(), MERLIN)
    gold = number(anna, "gold")
    helmet = offer(anna, "Шлем")
    price = int(helmet.locator(".price").inner_text())
    assert 0 < price <= gold
    expect(anna.page.locator(".context")).to_contain_text("Рынок")
    anna.picture("magic-sword-market-desk")
    assert violations(anna) == []
    things = anna.page.locator(".own .chip", has_text="Шлем").count()
    take(anna, "Шлем")
    expect(anna.page.locator(".own .chip", has_text="Шлем")).to_have_count(things + 1)
    assert number(anna, "gold") == gold - price


def test_what_one_carries_is_left_by_one_touch_each(person: Callable[..., Person]) -> None:
    anna = person(phone=True).called("Анна")
    sits_down(anna, market(), MERLIN)
    take(anna, "Шлем")
    things = anna.page.locator(".own .chip").count()
    packing = anna.page.locator(".own .aside button", has_text="Снаряжение")
    while not packing.count():  # a shop is left before anything is dropped
        before = anna.version()
        anna.page.locator(CHOICES).last.click()
        anna.reach(before + 1)
        anna.ready().first.wait_for()
    packing.click()
    sheet = anna.page.get_by_role("dialog", name="Снаряжение")
    assert violations(anna) == []
    sheet.get_by_role("button", name="Оставить здесь: Шлем").first.click()
    expect(anna.page.locator(".log")).to_contain_text("оставляете на поле: Шлем")
    expect(anna.page.locator(".own .chip")).to_have_count(things - 1)


def test_the_bridge_is_walked_square_by_square(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    sits_down(anna, crossing("bridge_entry_ruins"), MERLIN, VASILISA)
    assert "Анна" in (anna.page.locator("[data-square=bridge_entry_ruins]").get_attribute("aria-label") or "")
    expect(offer(anna, "Идти дальше").locator(".does")).to_contain_text("%")  # the trap ahead, before one steps into it
    expect(offer(anna, "Повернуть назад")).to_be_visible()
    anna.picture("magic-sword-bridge-desk")
    take(anna, "Идти дальше")
    expect(anna.page.locator(".log")).to_contain_text("Вы стоите на поле «Ловушка»")


def test_the_beast_is_challenged_in_its_castle(person: Callable[..., Person]) -> None:
    anna = person(phone=True, theme="light").called("Анна")
    sits_down(anna, crossing("demon_of_darkness"), MERLIN, VASILISA)
    expect(offer(anna, "Войти в Замок Бестии").locator(".chance")).to_contain_text("%")
    expect(offer(anna, "мимо замка")).to_be_visible()
    anna.picture("magic-sword-castle-phone")
    assert violations(anna) == []
    take(anna, "Войти в Замок Бестии")
    anna.page.get_by_role("button", name="Летопись").first.click()
    expect(anna.page.locator(".log")).to_contain_text("Бестия")


def reached(person: Person) -> tuple[set[str], set[str]]:
    """The answers and the open squares that keys alone come to."""
    buttons: set[str] = set()
    squares: set[str] = set()
    for _ in range(120):
        person.page.keyboard.press("Tab")
        words, square, option = person.page.evaluate(FOCUSED)
        step = "ArrowRight" if words else "n" if square else None
        while step and (words not in buttons if words else option and square not in squares):
            buttons |= {words} if words else set()
            squares |= {square} if square and option else set()
            person.page.keyboard.press(step)
            words, square, option = person.page.evaluate(FOCUSED)
    return buttons, squares


TALES = {"duel": duel, "market": market, "castle": lambda: crossing("demon_of_darkness")}


@pytest.mark.parametrize("tale", TALES)
def test_keys_reach_every_answer(person: Callable[..., Person], tale: str) -> None:
    anna = person().called("Анна")
    story = TALES[tale]()
    sits_down(anna, story, *[MERLIN, VASILISA][: story.seats - 1])
    buttons, _ = reached(anna)
    assert buttons >= set(anna.page.locator(CHOICES).all_inner_texts())
    before = anna.version()
    anna.page.locator(CHOICES).first.focus()
    anna.page.keyboard.press("Enter")
    anna.page.locator(f'[data-version]:not([data-version="{before}"])').wait_for()


def test_the_map_shows_where_a_roll_leads_and_is_walked_by_keys(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    sits_down(anna, crossing("valley_of_skulls", lingering=True), MERLIN, VASILISA)
    shown = {int(text) for text in anna.page.locator(".roll text").all_text_contents()}
    assert shown == {1, 2, 3, 4, 5, 6}
    take(anna, "Бросить кубик и идти")
    offer(anna, "").wait_for()
    opened = anna.page.locator("[data-square][data-option]").evaluate_all("all => all.map((one) => one.dataset.square)")
    _, squares = reached(anna)
    assert squares == set(opened)
    anna.page.locator('[data-square="royal_castle"]').focus()
    anna.page.keyboard.press("ArrowDown")
    focused = anna.page.locator(":focus")
    assert focused.get_attribute("data-square") not in (None, "royal_castle")
    anna.page.keyboard.press("i")
    name = (focused.get_attribute("aria-label") or "").split(".")[0]
    expect(anna.page.get_by_text(name).last).to_be_visible()
    origin = anna.page.locator(".toast").filter(has_text=name).locator("[data-origin]")
    expect(origin).to_contain_text("Известно об изданной игре")


@pytest.mark.parametrize("look", first(2, [(look,) for look in LOOKS]), ids="-".join)
def test_pictures_in_every_look(person: Callable[..., Person], look: tuple[str, str, str]) -> None:
    size, theme, lang = look
    anna = person(lang=lang, phone=size == "phone", theme=theme).called("Анна" if lang == "ru" else "Anna")
    tales: dict[str, tuple[Story, Any]] = {
        "market": (market(), (MERLIN,)),
        "duel": (duel(), (MERLIN,)),
        "bridge": (crossing("bridge_entry_ruins"), (MERLIN, VASILISA)),
    }
    for name, (story, rivals) in tales.items():
        sits_down(anna, story, *rivals)
        wide = anna.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide == 0
        anna.picture(f"magic-sword-{name}-{size}-{theme}-{lang}")
