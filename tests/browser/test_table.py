"""What one can do at a table besides answering."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.driver import BOT, FRIEND, GOOD_BOT, ME, Person, play_on
from browser.plots import by_lot, greedily, offered, sit_down, wishing
from browser.story import Story
from magoteka.games.abraca.messages import answers

NIGHT_SINGER = 4

HIDE = "Object.defineProperty(document, 'hidden', { get: () => window.away === true })"
NOTIFY = """
window.told = []
window.Notification = class { static permission = 'granted'; constructor(title) { window.told.push(title) } }
"""


def pair(person: Callable[..., Person], story: Story | None = None) -> tuple[Person, Person, str]:
    """Two friends at a table, new or with a story, and its id."""
    anna, boris = person().called("Анна"), person().called("Борис")
    created = anna.table(ME, FRIEND)
    boris.post(f"/api/tables/{created['table']}/join", {"token": created["invites"][0]["token"]})
    table = created["table"] if story is None else story.tell(anna.house, created["table"])
    for one in (anna, boris):
        one.go(f"/t/{table}")
        one.page.locator(".own").wait_for()
    return anna, boris, table


def tab(person: Person, name: str) -> None:
    """A leaf of the panel at the side."""
    person.page.get_by_role("tab", name=name).click()


def test_leaving_a_secret_stone_can_be_taken_back(person: Callable[..., Person]) -> None:
    """AB-A13."""
    anna = person()
    story = Story(2, wishing(answers.Declare(NIGHT_SINGER)), offered(answers.TakeSecret), by_lot)
    sit_down(anna, story, "abraca", BOT, training=True)
    leave = anna.page.get_by_role("button", name="Не брать")
    anna.picture("secret-offered")
    leave.click()
    undo = anna.page.get_by_role("button", name="Отменить ход")
    undo.click()
    expect(leave).to_be_visible()
    expect(undo).to_have_count(0)
    leave.click()
    expect(undo).to_be_visible()
    anna.page.keyboard.press("u")
    expect(leave).to_be_visible()
    anna.page.locator("[data-option=take-secret]").first.click()
    expect(anna.page.locator(".own .secrets li")).to_have_count(1)


def test_what_is_not_allowed_says_why_and_links_the_clause(person: Callable[..., Person]) -> None:
    anna, waiting, _ = pair(person)
    anna.options().first.wait_for()
    waiting.page.locator(".spell").nth(7).click(force=True)
    toast = waiting.page.locator(".toast")
    expect(toast).to_contain_text("Сейчас отвечает другой маг.")
    waiting.picture("why-not")
    expect(toast.get_by_role("link")).to_have_text("Что в правилах")  # the clause's number is for connoisseurs
    toast.get_by_role("link").click()
    clause = waiting.page.locator(".here")
    expect(clause).to_be_in_viewport()
    assert clause.get_attribute("id") in waiting.page.url


def test_training_shows_exact_odds_and_a_hint(person: Callable[..., Person]) -> None:
    anna = person()
    anna.sit(ME, BOT, training=True)
    anna.page.get_by_role("button", name="Показать шансы").click()
    odds = anna.page.locator(".odds")
    expect(odds).to_have_count(8)
    chances = [int(text.removesuffix("%")) for text in odds.all_inner_texts()]
    assert any(0 < chance <= 100 for chance in chances)
    anna.page.keyboard.press("h")
    advice = anna.page.get_by_role("region", name="Совет")
    expect(advice.get_by_role("button", name="Ответить так")).to_have_count(2)
    expect(advice.locator(".chance").first).to_contain_text("побед примерно")
    anna.picture("training")
    advice.get_by_role("button", name="Закрыть").click()
    anna.page.get_by_role("button", name="Скрыть шансы").click()
    expect(odds).to_have_count(0)


def test_press_and_hold_tells_what_a_spell_does(person: Callable[..., Person]) -> None:
    anna = person()
    anna.sit(ME, BOT)
    before = anna.version()
    anna.page.locator(".spell").nth(3).click(delay=700)
    expect(anna.page.locator(".toast")).to_contain_text("Ночной певец: можете взять один тайный камень")
    expect(anna.page.locator(".toast [data-origin]")).to_have_text("Из книги правил: камни заклинаний.")
    assert anna.version() == before


def test_friends_talk_and_can_be_muted(person: Callable[..., Person]) -> None:
    anna, boris, _ = pair(person)
    for one in (anna, boris):
        tab(one, "Беседа")
    boris.page.get_by_label("Сказать за столом").fill("Привет! <b>Я тут</b>")
    boris.page.keyboard.press("Enter")
    lines = anna.page.get_by_role("tabpanel").get_by_role("log")
    expect(lines).to_contain_text("Борис Привет! <b>Я тут</b>")
    anna.picture("chat")
    mute = anna.page.get_by_role("button", name="Не слышать Борис")
    mute.click()
    expect(lines).not_to_contain_text("Привет")
    tab(anna, "Летопись")
    boris.page.get_by_label("Сказать за столом").fill("Ау?")
    boris.page.keyboard.press("Enter")
    expect(boris.page.get_by_role("tabpanel").get_by_role("log")).to_contain_text("Ау?")
    expect(anna.page.locator(".unread")).to_have_count(0)
    tab(anna, "Беседа")
    expect(lines).not_to_contain_text("Ау?")
    anna.page.get_by_role("button", name="Слышать Борис", exact=True).click()
    expect(lines).to_contain_text("Ау?")


def test_a_seat_is_given_to_a_bot_and_taken_back(person: Callable[..., Person]) -> None:
    anna, boris, table = pair(person)
    boris.go("/credits")
    expect(anna.page.locator(".seat .away")).to_have_text("не здесь")
    tab(anna, "Стол")
    seat = anna.page.locator(".seats li").nth(1)
    seat.get_by_role("button", name="Отдать боту").click()
    expect(seat).to_contain_text("играет бот")
    play_on([anna], 3)
    anna.picture("given-to-bot")
    boris.go(f"/t/{table}")
    expect(boris.page.locator(".own")).to_contain_text("Борис")
    boris.page.locator(".bar").get_by_role("button", name="Вернуть себе").click()
    expect(seat).to_contain_text("за столом")
    assert play_on([anna, boris], 4) == 4


def test_when_the_clock_runs_out_a_bot_answers_once(person: Callable[..., Person]) -> None:
    anna = person()
    anna.sit(ME, BOT, clock=5)
    clock = anna.page.get_by_role("timer")
    expect(clock).to_contain_text("0:0")
    anna.picture("clock")
    before = anna.version()
    anna.page.locator(f'[data-version]:not([data-version="{before}"])').wait_for()
    expect(anna.page.locator(".own")).to_be_visible()
    play_on([anna], 1)


def test_a_spectator_sees_nothing_secret_and_cannot_act(person: Callable[..., Person]) -> None:
    anna, eve = person().called("Анна"), person()
    created = anna.sit(ME, GOOD_BOT, GOOD_BOT)
    frames: list[str] = []
    eve.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    eve.go(f"/t/{created['table']}?watch={created['watch']}")
    expect(eve.page.get_by_text("Вы смотрите")).to_be_visible()
    play_on([anna], 6)
    eve.reach(anna.version())
    expect(eve.page.locator(".seat").first).to_be_visible()
    assert eve.page.locator(".seat li svg text").count() == 0
    assert eve.options().count() == 0
    assert eve.page.locator(".own").count() == 0
    told = "".join(frames)
    assert len(frames) >= 6
    assert '"tag":"stone"' not in told
    assert '"invites":[]' in told
    eve.picture("spectator")
    eve.page.locator(".spell").first.click(force=True)
    expect(eve.page.locator(".toast")).to_have_count(0)


def test_one_screen_in_the_middle_and_a_phone_in_every_hand(person: Callable[..., Person]) -> None:
    host, phones = person(), [person(phone=True), person(phone=True, lang="en", theme="light")]
    host.go("/new/abraca")
    host.page.get_by_role("button", name="Экран и телефоны").click()
    host.page.get_by_role("button", name="Убрать место 3").click()
    host.page.get_by_role("button", name="Позвать друзей").click()
    link = host.page.locator(".gathering input[readonly]").input_value()
    host.picture("middle-waiting")
    for phone in phones:
        phone.page.goto(link)
        phone.page.locator("#join-name").fill("Игрок")
        phone.page.locator("form .primary").click()
        phone.page.locator(".own, .gathering").first.wait_for()
    for phone in phones:
        phone.page.locator(".own").wait_for()
        assert "hand" in phone.page.url
        expect(
            phone.page.get_by_role("img", name="Башня очков").or_(phone.page.get_by_role("img", name="Score tower"))
        ).to_have_count(0)
    play_on(phones, 6)
    host.reach(phones[0].version())
    assert host.page.locator(".seat li svg text").count() == 0
    host.picture("middle")
    phones[0].picture("in-the-hand-ru")
    phones[1].picture("in-the-hand-en")


def test_a_turn_that_has_come_is_told_once(person: Callable[..., Person]) -> None:
    anna, waiting, _ = pair(person, Story(2, greedily, offered(answers.Stop), by_lot))
    waiting.context.add_init_script(HIDE + "\n" + NOTIFY)
    waiting.page.reload()
    waiting.page.locator(".own").wait_for()
    waiting.page.evaluate("window.away = true")
    anna.page.locator("[data-option=stop]").click()
    waiting.page.wait_for_function("() => window.told.length > 0")
    assert waiting.page.evaluate("window.told") == ["Ваш ход · Маготека"]
    expect(waiting.page).to_have_title("● Ваш ход · Маготека")


WATCH = """
() => {
  window.shown = []
  const look = () => {
    const past = document.body.textContent.includes('Показываем прошлое') ? 'Показываем прошлое' : ''
    window.shown.push(past + document.querySelector('.log .current')?.textContent)
  }
  new MutationObserver(look).observe(document.body, { subtree: true, attributes: true, childList: true })
}
"""  # a moment is shown for a blink where motion is not wanted


def test_a_line_of_the_log_shows_its_moment_again(person: Callable[..., Person]) -> None:
    anna = person()
    anna.sit(ME, BOT)
    play_on([anna], 4)
    anna.ready().first.wait_for()
    said = anna.page.locator(".log button").last.inner_text()
    anna.page.evaluate(WATCH)
    anna.page.locator(".log button").last.click()
    anna.page.wait_for_function("([past, line]) => shown.includes(past + line)", arg=["Показываем прошлое", said])
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_text("Показываем прошлое")).to_have_count(0)


def test_what_happens_is_said_to_the_ear_in_the_words_of_the_log(person: Callable[..., Person]) -> None:
    anna = person()
    anna.sit(ME, BOT)
    play_on([anna], 3)
    anna.ready().first.wait_for()
    heard = anna.page.locator("[aria-live=polite] p").all_text_contents()
    written = " ".join(anna.page.locator(".log button").all_text_contents())
    assert heard
    assert written.endswith(heard[-1])
    for sentence in reversed(heard):  # a line of the log holds all that one answer has led to
        assert sentence in written
        written = written[: written.rindex(sentence)]


def test_the_host_silences_shows_out_and_deletes(person: Callable[..., Person]) -> None:
    anna, eve = person().called("Анна"), person().called("Ева")
    created = anna.table(ME, BOT)
    eve.tolerated.append("WebSocket")
    eve.go(f"/t/{created['table']}?watch={created['watch']}")
    anna.go(f"/t/{created['table']}")
    anna.page.get_by_role("tab", name="Стол").click()
    anna.page.get_by_text("Хозяин стола").click()
    line = anna.page.get_by_role("listitem").filter(has_text="Ева")
    line.get_by_role("button", name="Лишить слова").click()
    expect(line.get_by_role("button", name="Вернуть слово")).to_be_visible()
    anna.picture("host")
    line.get_by_role("button", name="Убрать из-за стола").click()
    expect(line).to_have_count(0)
    expect(eve.page.get_by_text("ссылк")).to_be_visible()
    anna.page.get_by_role("button", name="Удалить стол").click()
    anna.page.get_by_role("button", name="Точно?").click()
    anna.page.wait_for_url("**/tables")
    assert created["table"] not in anna.page.locator("body").inner_html()  # the head tells messengers of the first page
