"""A family before real browsers: one link for all, and a rematch."""

import re
from collections.abc import Callable

from playwright.sync_api import ViewportSize, expect

from browser.driver import BOT, FRIEND, ME, House, Person
from magoteka.server.lan import lan_address, own

SMALL: ViewportSize = {"width": 390, "height": 664}
OVER = 240_000  # ms: two bots play to the end on a busy machine


def invitation(host: Person) -> str:
    """The one link that a table that waits shows in the middle."""
    field = host.page.locator(".gathering input[readonly]")
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
    expect(anna.page.get_by_role("img", name="Наведите камеру")).to_be_in_viewport(ratio=1)
    anna.fits()
    for friend, name in zip(friends, ("Борис", "Вера"), strict=True):
        arrive(friend, link, name)
    for one in (anna, *friends):
        one.page.locator(".own").wait_for()
    late = person()
    late.tolerated.append("409")
    late.page.goto(link)
    expect(late.page.locator("#content")).to_contain_text("Все места за этим столом уже заняты")


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


def test_a_seat_moves_to_another_device_by_its_letters(person: Callable[..., Person]) -> None:
    anna, phone = person().called("Анна"), person(phone=True)
    anna.tolerated.append("WebSocket")
    phone.page.set_viewport_size(SMALL)
    table = anna.sit(ME, BOT)["table"]
    anna.page.get_by_role("tab", name="Стол").click()
    anna.page.get_by_role("button", name="Пересесть на другое устройство").click()
    letters = anna.page.locator("dialog .code")
    anna.picture("move-code")
    code = letters.inner_text()
    phone.go("/code")
    phone.picture("move-typed")
    phone.page.locator("#move-code").fill(code)
    phone.page.get_by_role("button", name="Пересесть сюда").click()
    phone.page.wait_for_url(f"**/t/{table}")
    phone.ready().first.wait_for()
    expect(phone.page.locator(".own")).to_contain_text("Анна")
    expect(anna.page.get_by_text("теперь на другом устройстве")).to_be_visible()
    expect(letters).not_to_be_visible()  # the code is used up
    phone.answer()


def test_the_hall_leads_with_what_goes_on(person: Callable[..., Person]) -> None:
    anna = person(phone=True).called("Анна")
    anna.page.set_viewport_size(SMALL)
    waiting, mine = (anna.table(ME, other)["table"] for other in (FRIEND, BOT))
    anna.go(whole=True)
    going = anna.page.get_by_role("region", name="Продолжить")
    expect(going.get_by_role("heading")).to_have_text("Продолжить: ваш ход")
    places = [link.get_attribute("href") for link in going.get_by_role("link").all()]
    assert places == [f"/t/{mine}", "/tables"], "one way to go on; the rest is a list"
    expect(going).to_be_in_viewport()
    anna.fits()
    anna.go("/tables")
    line = anna.page.get_by_role("listitem").filter(has=anna.page.locator(f'[href="/t/{waiting}"]'))
    line.get_by_role("button", name="Убрать из списка").click()
    anna.page.get_by_text("Точно?").click()
    expect(line).to_have_count(0)
    expect(anna.page.locator(f'[href="/t/{mine}"]')).to_be_visible()


def test_what_is_said_paused_and_left_is_seen_on_a_phone(person: Callable[..., Person]) -> None:
    anna, phone = person().called("Анна"), person(phone=True).called("Вера")
    phone.page.set_viewport_size(SMALL)
    created = anna.table(ME, FRIEND)
    phone.post(f"/api/tables/{created['table']}/join", {"token": created["join"]})
    for one in (anna, phone):
        one.go(f"/t/{created['table']}")
        one.page.locator(".own").wait_for()
    anna.page.get_by_role("tab", name="Беседа").click()
    anna.page.get_by_role("button", name="Браво!").click()
    expect(phone.page.locator(".toast")).to_contain_text("Анна: Браво!")
    expect(phone.page.get_by_text("Есть новые слова в беседе")).to_have_count(1)
    phone.picture("spoken-phone")
    anna.page.get_by_role("tab", name="Стол").click()
    anna.page.get_by_role("button", name="Пауза").click()
    expect(phone.page.locator(".bar")).to_contain_text("Пауза: Анна.")
    expect(anna.options()).to_have_count(0)
    phone.picture("paused-phone")
    phone.page.get_by_role("button", name="Продолжить игру").click()
    anna.options().first.wait_for()
    anna.page.locator(".seats li").first.get_by_role("button", name="Отдать боту").click()
    anna.picture("farewell")
    anna.page.locator(".seats form .primary").click()
    expect(phone.page.locator(".toasts")).to_contain_text("Анна: дальше играет бот.")
    expect(phone.page.locator(".toasts")).to_contain_text("Мне пора")


def test_who_runs_out_of_time_is_told(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    anna.sit(ME, BOT, clock=5)
    expect(anna.page.locator(".toast").first).to_contain_text("Ваше время вышло: за вас ответил бот.")


def test_the_host_shows_the_house_to_phones_of_his_network(person: Callable[..., Person], mortal: House) -> None:
    """The switch beside the link; on a machine without a network there is none."""
    anna = person(to=mortal, phone=True).called("Анна")
    anna.page.set_viewport_size(SMALL)
    anna.go(f"/t/{anna.table(ME, FRIEND)['table']}", whole=True)
    switch = anna.page.get_by_role("switch", name="Показать в домашней сети")
    if own(lan_address()):
        expect(switch).to_have_count(0)
        return
    assert "127.0.0.1" in invitation(anna)
    switch.check()
    expect(anna.page.locator(".gathering input[readonly]")).to_have_value(re.compile(f"^http://{lan_address()}:"))
    anna.fits()
    anna.picture("lan-shown-phone")
    phone = person(to=mortal, phone=True)
    phone.tolerated.append("Cross-Origin-Opener-Policy")  # which counts for nothing at an address without TLS
    arrive(phone, invitation(anna), "Борис")
    for one in (anna, phone):
        one.page.locator(".own").wait_for()


def test_an_onlooker_follows_the_players_to_their_rematch(person: Callable[..., Person]) -> None:
    anna, eve = person().called("Анна"), person(phone=True)
    eve.page.set_viewport_size(SMALL)
    created = anna.table(ME, BOT)
    first = created["table"]
    eve.go(f"/t/{first}?watch={created['watch']}")
    anna.go(f"/t/{first}")
    anna.page.locator(".own").wait_for()
    anna.post(f"/api/tables/{first}/seats/0", BOT)
    for one in (anna, eve):
        one.page.get_by_role("dialog").wait_for(timeout=OVER)
    anna.page.get_by_role("dialog").get_by_role("button", name="Сыграть ещё раз").click()
    follow = eve.page.get_by_role("dialog").get_by_role("link", name="Смотреть новую партию")
    follow.wait_for()
    eve.picture("rematch-onlooker")
    follow.click()
    eve.page.wait_for_url(lambda url: first not in url)
    expect(eve.page.get_by_text("Вы смотрите").first).to_be_visible()
    eve.page.locator("[data-version]").wait_for()
