"""Every room of the house: a person and a bot play by clicks alone, and the table fits a desk and a phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.driver import BOT, FRIEND, ME, Person, play_on
from extent import first
from magoteka.games import GAMES


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", [name for name in GAMES if name != "abraca"])
def test_a_room_can_be_played_by_clicks(person: Callable[..., Person], game: str, phone: bool) -> None:
    anna = person(phone=phone, theme="light" if phone else "dark").called("Анна")
    anna.sit(ME, {**BOT, "name": "Мерлин"}, game=game)
    look = "phone-light-ru" if phone else "desk-dark-ru"
    anna.fits()
    anna.picture(f"{game}-start-{look}")
    assert play_on([anna], 12) > 0
    anna.ready().first.wait_for()
    anna.fits()
    anna.picture(f"{game}-middle-{look}")


@pytest.mark.parametrize("phone", first(1, [True, False]), ids=["phone", "desk"])
@pytest.mark.parametrize("game", list(GAMES))
def test_a_hint_is_asked_for_by_a_button(person: Callable[..., Person], game: str, phone: bool) -> None:
    lang = "en" if phone else "ru"
    anna = person(phone=phone, lang=lang)
    anna.sit(ME, {**BOT, "name": "Merlin"}, game=game, training=True)
    button = anna.page.locator(".bar").get_by_role("button", name={"ru": "Подсказка", "en": "Hint"}[lang])
    box = button.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    anna.fits()
    button.click()
    advice = anna.page.get_by_role("region", name={"ru": "Совет", "en": "Advice"}[lang])
    give = advice.get_by_role("button", name={"ru": "Ответить так", "en": "Give this answer"}[lang]).first
    expect(give).to_be_visible()
    assert advice.locator("[data-ground]").count() > 0
    expect(anna.page.locator("dialog[open]")).to_have_count(0)
    expect(anna.page.locator("main :is(.hinted, .advised)").first).to_be_attached()
    covers = "one => { const { x, y } = one.getBoundingClientRect(); return document.elementFromPoint(x + 3, y + 3) }"
    question = anna.page.locator(".bar .sentence").last
    assert question.evaluate(f"one => one.contains(({covers})(one)) || ({covers})(one).contains(one)")
    anna.fits()
    anna.picture(f"{game}-hint-{'phone' if phone else 'desk'}")
    before = anna.version()
    give.click()
    expect(advice).to_have_count(0)
    anna.page.wait_for_function(
        "before => Number(document.querySelector('[data-version]')?.dataset.version) > before", arg=before
    )


def test_there_is_no_hint_for_whoever_is_not_asked_or_has_agreed_on_none(person: Callable[..., Person]) -> None:
    anna, boris = person().called("Анна"), person().called("Борис")
    created = anna.table(ME, FRIEND, game="siggil", training=True)
    boris.post(f"/api/tables/{created['table']}/join", {"token": created["invites"][0]["token"]})
    for one in (anna, boris):
        one.go(f"/t/{created['table']}")
    hints = [one.page.get_by_role("button", name="Подсказка") for one in (anna, boris)]
    expect(hints[0]).to_be_visible()
    expect(boris.page.locator(".bar .said")).to_contain_text("Анна")
    expect(hints[1]).to_have_count(0)
    anna.sit(ME, BOT, game="siggil", training=False)
    expect(hints[0]).to_have_count(0)
