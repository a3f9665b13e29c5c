"""Notices: chosen on a page, shown though no page is open, and ended from the notice itself."""

import json
from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.driver import FRIEND, ME, Person
from browser.test_pages import SMALL

REGISTER = """async () => {
  const found = await navigator.serviceWorker.register('/notices.js', { scope: '/n/' })
  const worker = found.installing ?? found.waiting ?? found.active
  if (worker.state !== 'activated')
    await new Promise((ready) => worker.addEventListener('statechange', () => worker.state === 'activated' && ready()))
}"""
SHOWN = """async () => (await (await navigator.serviceWorker.getRegistration('/n/')).getNotifications())
  .map(({ title, body, tag }) => ({ title, body, tag }))"""
TOUCH = """async (action) => {
  const opened = []
  self.clients.openWindow = async (address) => opened.push(address)
  const [notification] = await self.registration.getNotifications()
  const event = new NotificationEvent('notificationclick', { notification, action })
  const work = []
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
    anna.context.grant_permissions(["notifications"], origin=anna.house.address)
    page = anna.go("/notices")
    with anna.context.expect_event("serviceworker") as came:
        page.evaluate(REGISTER)
    devtools = anna.context.new_cdp_session(page)
    ids: list[str] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda told: ids.extend(_ids(told)))
    devtools.send("ServiceWorker.enable")
    while not ids:
        page.evaluate(SHOWN)  # the browser tells by and by
    told = {"title": "Ваш ход: Абрака… что?", "body": "Ответить до вечера.", "table": table, "channel": way["id"]}
    message = json.dumps({**told, "open": "К столу", "stop": "Больше не сообщать"})
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": anna.house.address, "registrationId": ids[0], "data": message},
    )
    assert shown(page) == [{"title": told["title"], "body": told["body"], "tag": table}]
    assert came.value.evaluate(TOUCH, "") == [f"{anna.house.address}/t/{table}"]
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": anna.house.address, "registrationId": ids[0], "data": message},
    )
    assert shown(page)
    assert came.value.evaluate(TOUCH, "stop") == []
    assert anna.context.request.get(f"{anna.house.address}/api/notices").json()["channels"] == []


def shown(page: Page) -> list[dict[str, str]]:
    """The notices that the system shows, as soon as there are some."""
    for _ in range(300):
        if found := page.evaluate(SHOWN):
            return found
    return []


def _ids(told: dict[str, list[dict[str, str]]]) -> list[str]:
    return [one["registrationId"] for one in told["registrations"] if one["scopeURL"].endswith("/n/")]
