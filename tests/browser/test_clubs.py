"""The room of a club: opened, entered by its link, and kept by an organiser who needs no terminal."""

from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, ViewportSize, expect

from browser.driver import Person
from browser.test_pages import SMALL

PHONE: ViewportSize = {"width": 390, "height": 664}


def look_at(person: Person, name: str) -> None:
    """The page fits, nothing on it is too small, and axe finds nothing."""
    person.fits()
    assert person.page.evaluate(SMALL) == []
    assert Axe().run(person.page).response["violations"] == []
    person.picture(name, full=True)


def see_again(page: Page) -> None:
    """The room as it is now, without waiting for its next look."""
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def opened(anna: Person) -> str:
    """A club of this person; the link to it."""
    page = anna.go("/")
    page.get_by_role("link", name="Клубы").click()
    page.get_by_label("Как называется клуб").fill("Четверг")
    page.get_by_role("button", name="Открыть клуб").click()
    page.wait_for_url("**/club/*")
    return page.get_by_role("textbox", name="Ссылка клуба").input_value()


def test_an_evening_in_the_room_of_a_club(person: Callable[..., Person]) -> None:
    anna, boris = person(phone=True, theme="light").called("Анна"), person(phone=True)
    for one in (anna, boris):
        one.page.set_viewport_size(PHONE)
    link, room, his = opened(anna), anna.page, boris.page

    his.goto(link)
    expect(his.get_by_role("heading", level=1)).to_have_text("Вас зовут в клуб «Четверг»")
    expect(his.get_by_text("Зовут: Анна")).to_be_visible()
    his.locator("#club-my-name").fill("Борис")
    his.get_by_role("button", name="Войти в клуб").click()
    expect(his.get_by_role("heading", level=1)).to_have_text("Четверг")
    assert "join=" not in his.url

    his.get_by_label("Хочу сыграть").select_option("siggil")
    his.get_by_role("button", name="Сказать всем").click()
    his.get_by_label("Новое объявление").fill("Приду к семи")
    his.get_by_role("button", name="Повесить").click()
    expect(his.get_by_text("Приду к семи")).to_be_visible()

    see_again(room)
    expect(room.get_by_role("region", name="Кто хочет сыграть")).to_contain_text("Сиггил")
    expect(room.get_by_text("Приду к семи")).to_be_visible()
    look_at(anna, "club")
    pair = room.get_by_role("region", name="Посадить за один стол")
    pair.get_by_role("button", name="Анна").click()
    expect(room.locator("[data-pair]")).to_be_disabled()
    pair.get_by_role("button", name="Борис").click()
    pair.get_by_label("Во что").select_option(label="Абрака… что?")
    room.locator("[data-pair]").click()
    for page, one in ((room, anna), (his, boris)):
        see_again(page)
        page.get_by_role("region", name="Столы сейчас").get_by_role("link", name="К столу").click()
        page.wait_for_url("**/t/*")
        expect(page.locator("[data-version]")).to_be_visible()
        assert [brief["mine"] for brief in one.caller().get("/api/tables")] == [[(anna, boris).index(one)]]
        page.go_back()
        expect(page.get_by_role("heading", level=1)).to_have_text("Четверг")

    someone = room.locator("[data-person='Борис']")
    someone.get_by_role("button", name="Что сделать").click()
    someone.get_by_role("button", name="Удалить из клуба").click()
    someone.get_by_role("button", name="Точно?").click()
    expect(someone).to_contain_text("удалён из клуба")
    boris.tolerated.append("404")
    see_again(his)
    expect(his.get_by_text("Такого клуба нет")).to_be_visible()
    his.goto(link)
    expect(his.get_by_text("Такого клуба нет")).to_be_visible()


def test_a_club_has_games_by_rules_of_its_own(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    opened(anna)
    page = anna.page
    page.get_by_role("link", name="Новый стол: Абрака… что?").click()
    page.wait_for_url("**/new/abraca?club=*")
    keep = page.get_by_role("region", name="В список игр клуба")
    keep.get_by_label("Название, если нужно своё").fill("Абрака по-нашему")
    page.locator("#set-easy").select_option("любой (упрощённая игра)")
    keep.get_by_role("button", name="Добавить в список").click()
    games = page.get_by_role("region", name="Столы сейчас")
    expect(games.get_by_text("Абрака по-нашему")).to_be_visible()
    expect(games.get_by_role("link", name="Новый стол")).to_have_count(1)
    club = page.url.rsplit("/", 1)[-1]
    plan = {"name": "Ноябрь", "form": "swiss", "rounds": 3, "games": [{"game": "abraca"}], "club": club}
    tournament = anna.post("/api/tournaments", plan)["tournament"]
    see_again(page)
    expect(games.get_by_role("link", name="Ноябрь")).to_have_attribute("href", f"/tour/{tournament}")
    look_at(anna, "club-games")
    page.emulate_media(media="print")
    expect(page.locator(".sheet svg")).to_have_count(12)
    expect(page.locator(".sheet svg").last).to_be_visible()
    expect(page.locator("header").first).to_be_hidden()
    page.emulate_media(media="screen")
    games.get_by_role("link", name="Новый стол").click()
    expect(page.locator("#set-easy option:checked")).to_have_text("любой (упрощённая игра)")
    expect(page.get_by_text("увидят все в клубе «Четверг»")).to_be_visible()
