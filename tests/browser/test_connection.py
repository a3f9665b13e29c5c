"""The connection goes and comes; nobody reloads, nothing is lost."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.driver import BOT, CURTAIN, FRIEND, ME, House, Person, next_asked, play_on
from browser.net import Net
from browser.plots import after, by_lot, greedily
from browser.story import Story

KEEP_SOCKETS = """
const Real = WebSocket
window.sockets = []
window.WebSocket = class extends Real {
  constructor(...args) { super(...args); window.sockets.push(this) }
}
"""
LOADED = "() => performance.getEntriesByType('navigation')[0].startTime + performance.timeOrigin"


def friends(person: Callable[..., Person], house: House | None = None) -> tuple[Person, Person]:
    """Two people and a bot at a table where something has happened already, and Anna is asked."""
    to = {"to": house} if house else {}
    anna, boris = person(**to).called("Анна"), person(**to).called("Борис")
    for one in (anna, boris):
        one.context.add_init_script(KEEP_SOCKETS)
    created = anna.table(ME, FRIEND, BOT)
    boris.post(f"/api/tables/{created['table']}/join", {"token": created["invites"][0]["token"]})
    table = Story(3, greedily, after(30), by_lot).tell(anna.house, created["table"])
    for one in (anna, boris):
        one.go(f"/t/{table}")
        one.page.locator(".own").wait_for()
    anna.options().first.wait_for()
    return anna, boris


def at_rest(*people: Person) -> None:
    """The table waits for one of these people, and all of them see the same moment of it."""
    asked = next_asked(people)
    assert asked is not None
    for one in people:
        one.reach(asked.version())


NOTICED, BACK = 5000, 2000  # ms, by the clock of the page: a busy machine is slow, not wrong


def test_a_dead_line_is_noticed_and_comes_back_with_the_net(person: Callable[..., Person]) -> None:
    """Nobody closes the socket: bytes just cease to arrive, as when a phone sleeps or leaves the room."""
    anna = person().called("Анна")
    anna.tolerated += ["WebSocket", "ERR_INTERNET_DISCONNECTED"]
    with Net(anna.house) as net:
        table = anna.table(ME, {"kind": "here", "name": "Борис"})["table"]
        clock = anna.page.clock
        clock.install()
        anna.page.goto(f"{net.address}/t/{table}")
        anna.page.locator(CURTAIN).click()
        anna.options().first.wait_for()
        clock.pause_at(anna.page.evaluate("Date.now() + 100"))
        net.silent = True
        clock.run_for(NOTICED)
        alert = anna.page.get_by_role("alert")
        expect(alert).to_be_visible()
        before = anna.version()
        anna.options().first.click()
        expect(alert).to_contain_text("Ваш ответ уйдёт")
        anna.picture("connection-dead")
        said: list[str] = []
        anna.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: said.append(str(frame))))
        anna.context.set_offline(True)
        net.silent = False
        anna.context.set_offline(False)
        clock.run_for(BACK)
        expect(alert).to_have_count(0)
        clock.resume()
        anna.reach(before + 1)
        anna.ready().first.wait_for()
        assert sum('"type":"answer"' in frame for frame in said) == 1


def test_a_cut_connection_comes_back_with_what_was_missed(person: Callable[..., Person]) -> None:
    anna, boris = friends(person)
    boris.tolerated += ["WebSocket", "ERR_INTERNET_DISCONNECTED"]  # a picture may be asked for just then
    before = boris.page.evaluate(LOADED)
    boris.context.set_offline(True)
    boris.page.evaluate("window.sockets.at(-1).close()")
    expect(boris.page.get_by_role("alert")).to_contain_text("Связь потеряна")
    boris.picture("connection-lost")
    boris.page.get_by_role("tab", name="Беседа").click()
    word = boris.page.get_by_label("Сказать за столом")
    word.fill("Я сейчас!")
    word.press("Enter")
    behind = boris.version()
    anna.answer()
    assert anna.version() > behind
    boris.context.set_offline(False)
    expect(boris.page.get_by_role("alert")).to_have_count(0)
    expect(word).to_have_value("Я сейчас!")
    boris.page.get_by_role("tab", name="Летопись").click()
    at_rest(anna, boris)
    expect(boris.page.locator(".log li")).to_have_count(anna.page.locator(".log li").count())
    assert play_on([anna, boris], 4) == 4
    assert boris.page.evaluate(LOADED) == before


def test_a_killed_server_comes_back_with_the_whole_match(person: Callable[..., Person], mortal: House) -> None:
    anna, boris = friends(person, mortal)
    play_on([anna, boris], 4)
    before = [one.page.evaluate(LOADED) for one in (anna, boris)]
    version, log = anna.version(), anna.page.locator(".log li").all_inner_texts()
    for one in (anna, boris):
        one.tolerated += ["WebSocket", "ERR_CONNECTION_RESET", "ERR_CONTENT_LENGTH_MISMATCH"]  # killed in mid-request
    mortal.kill()
    for one in (anna, boris):
        expect(one.page.get_by_role("alert")).to_contain_text("Связь потеряна")
    mortal.start()
    for one in (anna, boris):
        expect(one.page.get_by_role("alert")).to_have_count(0, timeout=120_000)
    assert anna.version() >= version
    assert anna.page.locator(".log li").all_inner_texts()[: len(log)] == log
    assert play_on([anna, boris], 4) == 4
    assert [one.page.evaluate(LOADED) for one in (anna, boris)] == before


def test_what_happened_while_away_can_be_shown(person: Callable[..., Person]) -> None:
    anna, boris = friends(person)
    address = boris.page.url
    boris.page.goto(boris.house.address + "/credits")
    anna.answer()
    boris.page.goto(address)
    show = boris.page.get_by_role("button", name="Пока вас не было")
    show.click()
    expect(boris.page.get_by_text("Показываем прошлое")).to_be_visible()
    boris.picture("while-away")
    boris.page.keyboard.press("Escape")
    expect(boris.page.get_by_text("Показываем прошлое")).to_have_count(0)
    expect(show).to_have_count(0)
