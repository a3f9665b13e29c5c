"""Same cards for all: opened in the room, played by two, compared on one page."""

from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from browser.driver import House, Person
from browser.test_pages import SMALL
from magoteka.client import House as Caller


def play_out(caller: Caller, contest: str, deal: int) -> None:
    """A deal, answered to its end without a screen."""
    entered = caller.post(f"/api/contests/{contest}/entries", {"deal": deal, "pause": 0})
    with caller.live(entered["table"]) as live:
        live.play(lambda scene: scene["options"][0])


def test_a_contest_is_opened_played_and_compared(person: Callable[..., Person], house: House) -> None:
    anna = person(phone=True, theme="light").called("Анна")
    page = anna.go("/contests")
    page.locator("a[href='/new/abraca#same']").click()
    page.locator("#same select").first.select_option("2")
    page.locator("#same select").nth(1).select_option("random")
    page.locator("#same select").last.select_option("1")
    page.locator("#same button").click()
    page.wait_for_url("**/c/*")
    contest = page.url.rsplit("/", 1)[-1]
    expect(page.locator("main svg").first).to_be_visible()
    expect(page.locator("[data-until]")).to_contain_text("Играем до")
    boris = Caller(house.address, "Борис")
    play_out(boris, contest, 1)
    expect(page.locator(".next .primary")).to_contain_text("Играть раздачу 1")
    anna.post(f"/api/contests/{contest}/entries", {"deal": 1, "pause": 0})
    page.reload()
    page.locator(".next .primary").click()
    page.wait_for_url("**/t/*")
    anna.ready().first.wait_for()
    play_out(anna.caller(), contest, 1)
    page.locator(f"dialog a[href='/c/{contest}']").click()
    expect(page.locator(".standing")).to_have_count(2)
    expect(page.locator(".standing.mine")).to_contain_text("Анна")
    expect(page.locator("summary").nth(1)).to_contain_text("вы её ещё не играли")
    deal = page.locator("details.deal").first
    expect(deal.locator("li")).to_have_count(2)
    expect(deal.locator("li a[href^='/r/']")).to_have_count(2)
    expect(page.locator(".next .primary")).to_contain_text("Играть раздачу 2")
    anna.fits()
    assert page.evaluate(SMALL) == []
    assert Axe().run(page).response["violations"] == []
    anna.picture("contest", full=True)
