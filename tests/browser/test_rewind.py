"""A table goes back because everybody who plays agrees, and stays where it is because somebody does not."""

from collections.abc import Callable

from playwright.sync_api import ViewportSize, expect

from browser.driver import BOT, FRIEND, ME, Person, play_on

SMALL: ViewportSize = {"width": 390, "height": 664}


def friends(person: Callable[..., Person]) -> tuple[Person, Person]:
    """Two people at one table, after some answers; the second one holds a phone."""
    anna, boris = person().called("Анна"), person(phone=True).called("Борис")
    boris.page.set_viewport_size(SMALL)
    created = anna.table(ME, FRIEND, game="siggil")
    boris.post(f"/api/tables/{created['table']}/join", {"token": created["join"]})
    for one in (anna, boris):
        one.go(f"/t/{created['table']}")
    play_on((anna, boris), 5)
    return anna, boris


def propose(one: Person) -> None:
    """Propose the nearest place."""
    one.page.get_by_role("tab", name="Стол").click()
    one.page.get_by_role("button", name="Вернуться назад…").click()
    one.page.locator("dialog .place").first.click()


def test_friends_go_back_when_both_want_to(person: Callable[..., Person]) -> None:
    anna, boris = friends(person)
    anna.page.get_by_role("tab", name="Стол").click()
    anna.page.get_by_role("button", name="Вернуться назад…").click()
    place = anna.page.locator("dialog .place").first
    expect(place).to_contain_text("Отменится")
    anna.picture("rewind-places")
    place.click()
    asked = boris.page.locator(".proposal")
    expect(asked).to_contain_text("Анна предлагает вернуться")
    expect(anna.page.locator(".proposal")).to_contain_text("Ждём согласия: Борис")
    boris.fits()
    boris.picture("rewind-asked-phone")
    lines = anna.page.locator(".log li, .log .line").count()
    boris.page.get_by_role("button", name="Вернуться", exact=True).click()
    for one in (anna, boris):
        expect(one.page.locator(".toasts")).to_contain_text("Стол вернулся назад.")
        expect(one.page.locator(".proposal")).to_have_count(0)
    assert anna.page.locator(".log li, .log .line").count() <= lines
    assert play_on((anna, boris), 3) == 3


def test_who_would_rather_play_on_says_so_with_a_tap(person: Callable[..., Person]) -> None:
    anna, boris = friends(person)
    propose(anna)
    boris.page.get_by_role("button", name="Играть дальше").click()
    expect(anna.page.locator(".toasts")).to_contain_text("Борис не хочет возвращаться: играем дальше.")
    for one in (anna, boris):
        expect(one.page.locator(".proposal")).to_have_count(0)


def test_among_bots_ones_own_wish_is_enough(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    anna.sit(ME, BOT)
    play_on((anna,), 2)
    anna.options().first.wait_for()
    propose(anna)
    expect(anna.page.locator(".toasts")).to_contain_text("Стол вернулся назад.")
    anna.options().first.wait_for()
    anna.answer()
