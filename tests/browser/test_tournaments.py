"""A tournament without a terminal: opened, entered, paired and ended on its pages."""

from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from browser.driver import House, Person, play_out
from browser.test_pages import SMALL
from magoteka.client import House as Caller

SOON = 11_000  # ms, by the clock of the page


def test_an_organiser_needs_no_terminal(person: Callable[..., Person], house: House) -> None:
    anna = person(phone=True, theme="light").called("Анна")
    page = anna.go("/tournaments")
    page.locator("[data-tour-name]").fill("Четверг")
    page.locator("form button:has([data-game=abraca])").click()
    page.locator("form .primary").click()
    page.wait_for_url("**/tour/*")
    it = page.url.rsplit("/", 1)[-1]
    page.get_by_role("button", name="Участвовать").click()
    expect(page.get_by_role("button", name="Больше не играть")).to_be_visible()
    others = [Caller(house.address, name) for name in ("Борис", "Вера", "Глеб")]
    for one in others:
        one.post(f"/api/tournaments/{it}/enter", {})
    others[2].post(f"/api/tournaments/{it}/leave", {})
    others.append(Caller(house.address, "Рита"))
    others[3].post(f"/api/tournaments/{it}/enter", {"reserve": True})
    page.reload()
    page.locator("[data-pair]").click()
    expect(page.locator("[data-board]")).to_have_count(1)
    page.get_by_text("играет ещё").or_(page.locator(".now .primary")).first.wait_for()
    board = page.locator("[data-board='1']")
    board.get_by_role("button", name="Результат").click()
    board.get_by_role("button", name="Поставить").click()
    expect(board).to_contain_text("поставлено организатором")
    page.locator("[data-pair]").click()
    expect(page.locator("[data-board]")).to_have_count(2)
    expect(page.locator("tbody tr")).to_have_count(3)
    shown = anna.caller().get(f"/api/tournaments/{it}")
    second = shown["played"][1]["boards"][0]
    playing = {0: anna.caller(), 1: others[0], 2: others[1]}
    play_out([playing[who] for who in second["seats"]], second["table"])
    page.reload()
    expect(page.locator("[data-board] a[href^='/r/']")).to_have_count(1)  # what was set by hand was not played
    expect(page.locator("tbody tr.mine")).to_contain_text("Анна")
    page.get_by_text("Как считают").click()
    vera = page.get_by_role("region", name="Участники").get_by_role("listitem").filter(has=page.get_by_text("Вера"))
    vera.locator("summary").click()
    vera.locator("select").select_option(label="Рита")
    expect(vera).to_contain_text("играет Рита")
    anna.fits()
    assert page.evaluate(SMALL) == []
    assert Axe().run(page).response["violations"] == []
    anna.picture("tournament", full=True)


def test_the_end_of_a_match_leads_back_to_its_tournament(person: Callable[..., Person], house: House) -> None:
    anna = person().called("Анна")
    it = anna.post("/api/tournaments", {"name": "Вечер", "form": "swiss", "rounds": 1, "games": [{"game": "abraca"}]})[
        "tournament"
    ]
    boris = Caller(house.address, "Борис")
    for one in (anna.caller(), boris):
        one.post(f"/api/tournaments/{it}/enter", {})
    board = anna.post(f"/api/tournaments/{it}/pair", {})["played"][0]["boards"][0]
    page = anna.go(f"/tour/{it}")
    page.locator(".now .primary").click()
    page.wait_for_url(f"**/t/{board['table']}")
    anna.page.locator("[data-version]").first.wait_for()
    playing = [anna.caller(), boris]
    play_out([playing[who] for who in board["seats"]], board["table"])
    page.locator(f"dialog a[href='/tour/{it}']").click()
    expect(page.locator("tbody tr")).to_have_count(2)
    expect(page.locator(".now")).to_contain_text("Все туры сыграны.")


def test_a_page_that_opens_while_the_house_is_away_comes_when_it_is_back(
    person: Callable[..., Person], house: House
) -> None:
    anna = person().called("Анна")
    anna.tolerated.append("ERR_FAILED")
    wish = {"name": "Вечер", "form": "swiss", "rounds": 1, "games": [{"game": "abraca"}]}
    it = anna.post("/api/tournaments", wish)["tournament"]
    page = anna.page
    page.clock.install()
    page.route("**/api/tournaments/*", lambda route: route.abort())
    anna.go(f"/tour/{it}")
    expect(page.get_by_text("Сервер не ответил.")).to_be_visible()
    page.unroute("**/api/tournaments/*")
    page.clock.run_for(SOON)
    expect(page.get_by_role("heading", level=1)).to_have_text("Вечер")
