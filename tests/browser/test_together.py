"""A family before real browsers: one link for all, and a rematch."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.driver import BOT, FRIEND, ME, Person

SMALL = {"width": 390, "height": 664}
OVER = 240_000  # ms: two bots play to the end on a busy machine


def invitation(host: Person) -> str:
    """The one link that a table that waits shows in the middle."""
    field = host.page.locator(".gathering input")
    expect(field).to_be_in_viewport()
    return field.input_value()


def arrive(guest: Person, link: str, name: str) -> None:
    guest.page.goto(link)
    guest.page.locator("#join-name").fill(name)
    guest.page.locator("form .primary").click()
    guest.page.locator(".own, .gathering").first.wait_for()


def test_friends_come_by_one_link_to_any_free_seat(person: Callable[..., Person]) -> None:
    anna, friends = person(phone=True).called("Анна"), [person(), person(phone=True)]
    anna.page.set_viewport_size(SMALL)
    anna.go(f"/t/{anna.table(ME, FRIEND, FRIEND)['table']}")
    link = invitation(anna)
    expect(anna.page.get_by_role("img", name="Наведите телефон")).to_be_in_viewport(ratio=1)
    anna.fits()
    for friend, name in zip(friends, ("Борис", "Вера"), strict=True):
        arrive(friend, link, name)
    for one in (anna, *friends):
        one.page.locator(".own").wait_for()
    late = person()
    late.tolerated.append("409")
    late.page.goto(link)
    late.page.locator("#join-name").fill("Гость")
    late.page.locator("form .primary").click()
    expect(late.page.locator(".toast")).to_contain_text("Все места за этим столом уже заняты")


def test_a_link_is_copied_where_the_clipboard_is_closed(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    anna.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    anna.go(f"/t/{anna.table(ME, FRIEND)['table']}")
    link = invitation(anna)
    anna.page.evaluate("document.addEventListener('copy', () => (window.taken = getSelection().toString()))")
    anna.page.get_by_role("button", name="Скопировать").click()
    expect(anna.page.locator(".toast")).to_contain_text("Ссылка скопирована")
    assert anna.page.evaluate("window.taken") == link
    anna.page.evaluate("document.execCommand = () => false")
    anna.page.get_by_role("button", name="Скопировать").click()
    expect(anna.page.locator(".toast").last).to_contain_text("Скопировать не вышло")


def test_two_friends_play_once_more_at_one_table(person: Callable[..., Person]) -> None:
    anna, boris = person().called("Анна"), person(phone=True).called("Борис")
    created = anna.table(ME, BOT, FRIEND)
    first = created["table"]
    boris.post(f"/api/tables/{first}/join", {"token": created["join"]})
    for one in (anna, boris):
        one.go(f"/t/{first}")
        one.page.locator(".own").wait_for()
    for one, seat in ((anna, 0), (boris, 2)):
        one.post(f"/api/tables/{first}/seats/{seat}", BOT)
    for one in (anna, boris):
        one.page.get_by_role("dialog").get_by_role("button", name="Сыграть ещё раз").wait_for(timeout=OVER)
    for one, seat in ((anna, 0), (boris, 2)):
        one.post(f"/api/tables/{first}/seats/{seat}", {"kind": "me"})
    boris.page.keyboard.press("Escape")
    anna.page.get_by_role("dialog").get_by_role("button", name="Сыграть ещё раз").click()
    anna.page.locator(".gathering").wait_for()
    join = boris.page.locator(".bar").get_by_role("button", name="Ещё раз: зовёт Анна")
    boris.picture("rematch-called")
    join.click()
    for one in (anna, boris):
        one.page.wait_for_url(lambda url: first not in url)
        one.page.locator(".own").wait_for()
    assert anna.page.url == boris.page.url
    assert anna.page.locator(".own").inner_text() != boris.page.locator(".own").inner_text()
