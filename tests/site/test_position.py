"""Links that carry a position, replay and my games, as a visitor of the site sees them."""

import json
from collections.abc import Callable

from playwright.sync_api import expect

from browser.driver import ME, Person, play_on

from .driver import Host, ask, brought_in, sit
from .test_house import KIND, arrived


def link_of(person: Person) -> str:
    """The link that the dialog of a table shows."""
    person.page.locator("[data-carry]").click()
    return person.page.get_by_role("textbox", name="Ссылка на позицию").input_value()


def test_a_link_carries_a_position_to_another_browser(visitor: Callable[..., Person]) -> None:
    anna, boris = arrived(visitor()), arrived(visitor(phone=True))
    sit(anna, "siggil", ME, KIND)
    play_on([anna], 3)
    anna.page.locator("#tab-table-tab").click()
    link = link_of(anna)
    assert "#/p/" in link
    boris.page.goto(link)
    boris.page.get_by_role("button", name="Играть дальше").click()
    boris.ready().first.wait_for()
    play_on([boris], 1)
    boris.page.goto(link[:-12])
    expect(boris.page.get_by_role("alert")).to_contain_text("В этой ссылке нет позиции")
    boris.fits()
    boris.page.get_by_label("Ссылка на позицию, из любой «Маготеки»").fill(link)
    boris.page.get_by_role("button", name="Открыть", exact=True).click()
    expect(boris.page.get_by_role("button", name="Играть дальше")).to_be_visible()
    boris.fits()


def test_a_finished_match_is_looked_at_counted_and_played_on(visitor: Callable[..., Person], host: Host) -> None:
    anna = brought_in(visitor(), host)
    table = sit(anna, "abraca", ME, KIND)
    play_on([anna])
    anna.page.goto(f"{host.address}/#/past")
    expect(anna.page.get_by_role("listitem").first).to_contain_text("Абрака")
    anna.fits()
    anna.page.get_by_role("link", name="Посмотреть партию").first.click()
    anna.page.locator("[data-more]").wait_for()
    anna.page.wait_for_url(f"**/#/r/{table}?**")
    anna.page.reload()
    anna.page.locator("[data-more]").click()
    expect(anna.page.locator("[data-carry]")).to_be_visible()
    anna.page.locator("[data-branch] .primary").click()
    anna.ready().first.wait_for()
    anna.page.wait_for_url("**/#/t/*")
    play_on([anna], 1)
    assert json.loads(ask(anna, "DELETE", "/past"))["deleted"] == 1
    anna.page.goto(f"{host.address}/#/past")
    expect(anna.page.locator("main")).to_contain_text("Пока ни одной сыгранной партии")
