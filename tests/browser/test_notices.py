"""Notices: chosen on a page, shown though no page is open, and ended from the notice itself."""

import json
from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from browser.driver import FRIEND, ME, Person
from browser.test_pages import SMALL

REGISTER = """async () => {
  const found = await navigator.serviceWorker.register('/notices.js', { scope: '/n/' })
  const worker = found.installing ?? found.waiting ?? found.active
  if (worker.state !== 'activated')
    await new Promise((ready) => worker.addEventListener('statechange', () => worker.state === 'activated' && ready()))
}"""
LISTEN = """() => {
  self.shown = null
  self.registration.showNotification = async (title, more) => (self.shown = { title, ...more })
}"""
TOUCH = """async (action) => {
  const opened = []
  const work = []
  self.clients.openWindow = async (address) => opened.push(address)
  const notification = { data: self.shown.data, close() {} }
  const event = Object.assign(new Event('notificationclick'), { notification, action })
  event.waitUntil = (one) => work.push(one)
  self.dispatchEvent(event)
  await Promise.all(work)
  return opened
}"""


def test_a_table_tells_a_chat_until_it_is_told_to_stop(person: Callable[..., Person]) -> None:
    anna = person(phone=True).called("Анна")
    anna.table(ME, FRIEND)
    page = anna.go("/tables")
    page.get_by_role("link", name="Сообщать о моём ходе").click()
    chat = page.get_by_role("region", name="Чат стола")
    chat.get_by_label("Куда").select_option("discord")
    chat.get_by_label("Ссылка").fill("https://discord.com/api/webhooks/1/secret")
    chat.get_by_role("button", name="Сообщать в чат").click()
    line = page.get_by_role("listitem").filter(has_text="discord.com")
    expect(line).to_be_visible()
    expect(page.get_by_text("secret")).to_have_count(0)
    anna.fits()
    assert page.evaluate(SMALL) == []
    assert Axe().run(page).response["violations"] == []
    anna.picture("notices-phone", full=True)
    [way] = anna.context.request.get(f"{anna.house.address}/api/notices").json()["channels"]
    anna.go(f"/n/{way['id']}")
    page.get_by_role("button", name="Больше не сообщать").click()
    expect(page.get_by_role("status").filter(has_text="Больше не сообщим.")).to_be_visible()
    assert anna.context.request.get(f"{anna.house.address}/api/notices").json()["channels"] == []


def test_a_push_is_shown_leads_to_the_table_and_can_be_ended(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    table = anna.table(ME, FRIEND)["table"]
    wish = {"shape": "discord", "url": "https://discord.com/api/webhooks/1/secret", "lang": "ru"}
    way = anna.post(f"/api/tables/{table}/hook", wish)
    page = anna.go("/notices")
    with anna.context.expect_event("serviceworker") as came:
        page.evaluate(REGISTER)
    worker, devtools, ids = came.value, anna.context.new_cdp_session(page), list[str]()
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda told: ids.extend(found_in(told)))
    devtools.send("ServiceWorker.enable")
    worker.evaluate(LISTEN)
    while not ids:
        page.evaluate("0")  # the browser tells by and by
    told = {"title": "Ваш ход: Абрака… что?", "body": "Ответить до вечера.", "table": table, "channel": way["id"]}
    message = json.dumps({**told, "open": "К столу", "stop": "Больше не сообщать"})
    place = {"origin": anna.house.address, "registrationId": ids[0]}
    devtools.send("ServiceWorker.deliverPushMessage", {**place, "data": message})
    while not (shown := worker.evaluate("self.shown")):
        pass
    assert {name: shown[name] for name in ("title", "body", "tag")} == {
        **{name: told[name] for name in ("title", "body")},
        "tag": table,
    }
    assert shown["actions"] == [{"action": "stop", "title": "Больше не сообщать"}]
    assert worker.evaluate(TOUCH, "") == [f"{anna.house.address}/t/{table}"]
    assert worker.evaluate(TOUCH, "stop") == []
    assert anna.context.request.get(f"{anna.house.address}/api/notices").json()["channels"] == []


def found_in(told: dict[str, list[dict[str, str]]]) -> list[str]:
    """The registrations of the worker that shows notices."""
    return [one["registrationId"] for one in told["registrations"] if one["scopeURL"].endswith("/n/")]
