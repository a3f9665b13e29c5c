"""People and the hall: who one is at the table, which doors there are, and what the list of tables tells."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.driver import BOT, FRIEND, ME, Person, introduce, play_on, unfold
from magoteka.games import GAMES

SMALL: ViewportSize = {"width": 390, "height": 664}
FLAT: ViewportSize = {"width": 844, "height": 390}
PRESETS = [(game.name, preset.name) for game in GAMES.values() for preset in game.presets]


def choose(anna: Person, name: str, face: str, form: str) -> None:
    """Fill the profile, which is open."""
    profile = anna.page.get_by_role("dialog", name="Кто вы за столом")
    profile.get_by_label("Ваше имя").fill(name)
    profile.get_by_label(face, exact=True).check(force=True)
    profile.get_by_label(form, exact=True).check(force=True)


def test_who_one_is_shows_at_the_table_and_you_are_told_of_as_you(person: Callable[..., Person]) -> None:
    mira = person()
    mira.go().get_by_role("button", name="Странник").click()
    choose(mira, "Мира", "Ворон", "она")
    expect(mira.page.get_by_text("«Мира вернулась за стол.»")).to_be_visible()
    mira.picture("profile")
    mira.page.get_by_role("button", name="Сохранить").click()
    expect(mira.page.locator("header .avatar")).to_be_visible()
    mira.sit(ME, {**BOT, "name": "Кощей", "face": "crown", "form": "he"})
    play_on([mira], 4)
    mira.ready().first.wait_for()
    log = mira.page.locator(".log")
    expect(log.get_by_text("Вы называете").first).to_be_visible()
    expect(log.get_by_text("Мира")).to_have_count(0)
    expect(log.get_by_text("Кощей").first).to_be_visible()
    mira.page.get_by_role("tab", name="Стол").click()
    assert mira.page.locator(".seats .avatar").count() == 2


@pytest.mark.parametrize("size", [SMALL, FLAT], ids=["upright", "flat"])
def test_a_profile_goes_to_another_device_by_its_letters(person: Callable[..., Person], size: Any) -> None:
    mira, phone = person(), person(phone=True)
    phone.page.set_viewport_size(size)
    mira.go().get_by_role("button", name="Странник").click()
    choose(mira, "Мира", "Сова", "она")
    mira.page.get_by_role("button", name="Такой же профиль на другом устройстве").click()
    code = mira.page.locator("dialog .code").inner_text()
    phone.go("/code")
    phone.page.locator("#move-code").fill(code)
    phone.page.get_by_role("button", name="Пересесть сюда").click()
    expect(phone.page.get_by_text("Теперь вы и здесь — Мира.")).to_be_visible()
    known = phone.context.request.get(phone.house.address + "/api/me").json()
    assert known == {"name": "Мира", "face": "owl", "colour": 0, "form": "she"}
    phone.fits()


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_every_preset_of_the_hall_leads_to_a_table(person: Callable[..., Person], game: str, preset: str) -> None:
    anna = person(phone=True)
    anna.page.set_viewport_size(SMALL)
    anna.go(whole=True)
    anna.fits()
    way = anna.page.locator(f"[data-game={game}] [data-preset={preset}]")
    if preset != GAMES[game].presets[0].name:
        unfold(anna, game)
    expect(anna.page.locator(f"[id={game}-{preset}-takes]")).to_contain_text("≈")
    way.click()
    anna.page.wait_for_url("**/t/**")
    anna.ready().first.wait_for()
    (table,) = anna.context.request.get(anna.house.address + "/api/tables").json()
    meant = next(one for one in GAMES[game].presets if one.name == preset)
    assert (table["game"], len(table["seats"])) == (game, meant.seats)
    assert [seat["kind"] for seat in table["seats"]] == ["human", *["bot"] * (meant.seats - 1)]
    assert all(seat["face"] for seat in table["seats"]), "nobody comes without a face"
    assert len({seat["name"] for seat in table["seats"]}) == meant.seats


def test_alone_is_a_way_of_its_own_and_layouts_have_pictures(person: Callable[..., Person]) -> None:
    """SG-04, SG-23"""
    anna = person(phone=True)
    anna.page.set_viewport_size(SMALL)
    page = anna.go("/new/siggil")
    expect(page.get_by_text("Одиночная игра")).to_have_count(0)
    page.get_by_role("radio", name="Река").check(force=True)
    assert page.locator(".drawn svg").count() == 6
    page.get_by_role("button", name="В одиночку").click()
    expect(page.get_by_text("Одиночная игра")).to_be_visible()
    expect(page.locator("ol li")).to_have_count(1)
    page.get_by_role("radio", name="Черепаха").check(force=True)
    anna.fits()
    anna.picture("new-alone", full=True)
    page.get_by_role("button", name="Начать игру").click()
    anna.ready().first.wait_for()
    expect(page.locator(".log, .sentence").first).to_be_attached()
    (table,) = anna.context.request.get(anna.house.address + "/api/tables").json()
    assert len(table["seats"]) == 1


def test_a_layout_of_ones_own_is_drawn_while_it_is_written(person: Callable[..., Person]) -> None:
    """SG-04"""
    anna = person(phone=True)
    anna.page.set_viewport_size(SMALL)
    page = anna.go("/new/siggil")
    page.get_by_role("radio", name="Черепаха").check(force=True)
    page.get_by_role("radio", name="Свой узор").check(force=True)
    text, drawn = page.locator("textarea"), page.locator(".drawn label").last.locator("rect")
    written = text.input_value()  # one begins with what was chosen before
    assert written.splitlines()[0] == "0d0:0,2,4,6,8,10"
    expect(drawn).to_have_count(56)
    anna.fits()
    anna.picture("new-own-layout", full=True)
    anna.tolerated.append("400")  # what cannot be laid is refused
    text.fill("\n".join(written.splitlines()[:-1]))
    expect(drawn).to_have_count(53)
    page.get_by_role("button", name="Начать игру").click()
    expect(page.get_by_text("Так договориться нельзя.")).to_be_visible()
    text.fill(written)
    page.get_by_role("button", name="Начать игру").click()
    anna.ready().first.wait_for()
    expect(page.locator(".place, .card, svg").first).to_be_visible()


def test_people_at_one_screen_need_no_names(person: Callable[..., Person]) -> None:
    anna = person(phone=True)
    anna.page.set_viewport_size(SMALL)
    page = anna.go("/new/abraca")
    page.get_by_role("button", name="За одним экраном").click()
    named = page.get_by_label("Имя за этим экраном")
    long_name = "Бабушка Нина Сергеевна"
    named.first.fill(long_name)
    assert named.first.evaluate("one => one.scrollWidth <= one.clientWidth"), "a long name is not cut"
    page.get_by_role("button", name="Начать игру").click()
    introduce(anna, "Анна")
    page.locator(".curtain").wait_for()
    (table,) = anna.context.request.get(anna.house.address + "/api/tables").json()
    assert [seat["name"] for seat in table["seats"]][1:] == [long_name, "Игрок 3"]


def test_the_list_of_tables_says_for_whom_one_waits(person: Callable[..., Person]) -> None:
    anna = person(phone=True).called("Анна")
    anna.page.set_viewport_size(SMALL)
    waiting, mine = (anna.table(ME, other)["table"] for other in (FRIEND, BOT))
    anna.go("/tables")
    expect(anna.page.locator(f'[href="/t/{waiting}"]')).to_contain_text("ждём: Место 2")
    expect(anna.page.locator(f'[href="/t/{mine}"]')).to_contain_text("ваш ход")
    anna.fits()
