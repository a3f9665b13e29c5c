"""Play over days: the hall is alive, and one touch leads from one waiting table to the next."""

from collections.abc import Callable

from playwright.sync_api import Route, expect

from browser.driver import BOT, FRIEND, ME, Person

SOON = 16_000  # ms, by the clock of the page


def test_the_hall_is_alive_and_leads_from_table_to_table(person: Callable[..., Person]) -> None:
    anna, vera = person().called("Анна"), person().called("Вера")
    anna.page.clock.install()
    page = anna.go()
    going = page.get_by_role("region", name="Продолжить")
    expect(going).to_have_count(0)
    waiting: list[str] = []
    theirs = ""
    while len(waiting) < 2 or not theirs:
        host, friend = (anna, vera) if len(waiting) < 2 else (vera, anna)
        created = host.table(ME, FRIEND, days={"hours": 24, "reserve": 48})
        table = created["table"]
        friend.post(f"/api/tables/{table}/join", {"token": created["join"]})
        tables = anna.context.request.get(f"{anna.house.address}/api/tables").json()
        mine = any(one["table"] == table and one["asking"] == one["mine"] for one in tables)
        waiting, theirs = ([*waiting, table], theirs) if mine else (waiting, theirs or table)
    page.clock.run_for(SOON)
    expect(going.locator("a.panel")).to_have_attribute("href", f"/t/{waiting[0]}")
    expect(going.locator("a.panel")).to_contain_text("потом ответит бот")
    anna.go(f"/t/{theirs}")
    next_one = page.get_by_role("link", name="Ждут вашего хода")
    expect(next_one).to_have_attribute("href", f"/t/{waiting[0]}")
    page.get_by_role("tab", name="Стол").click()
    days = page.get_by_role("region", name="Партия на несколько дней")
    expect(days).to_contain_text("На ход — 1 день. Запас на всю партию — ещё 2 дня.")
    days.get_by_label("Я уезжаю").select_option("7")
    expect(days).to_contain_text("Вы в отъезде до")
    days.get_by_role("button", name="Я снова здесь").click()
    expect(days.get_by_label("Я уезжаю")).to_be_visible()
    anna.fits()
    next_one.click()
    page.wait_for_url(f"**/t/{waiting[0]}")
    expect(page.get_by_text("Ход до").first).to_be_visible()
    anna.picture("days-table")


def test_notes_are_kept_while_one_writes_and_are_there_again(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    anna.sit(ME, BOT)
    page = anna.page
    for words in ("", "Сова уже вышла."):
        page.get_by_role("tab", name="Стол").click()
        page.get_by_text("Мои заметки").click()
        notes = page.get_by_label("Видите только вы")
        expect(notes).to_have_value(words)
        if not words:
            with page.expect_response(lambda reply: reply.url.endswith("/note") and reply.request.method == "POST"):
                notes.fill("Сова уже вышла.")
        page.reload()
        anna.ready().first.wait_for()


def test_notes_that_are_still_on_their_way_are_not_written_over(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    table = anna.sit(ME, BOT)["table"]
    anna.post(f"/api/tables/{table}/note", {"seat": 0, "text": "Сова уже вышла."})
    page = anna.page
    waiting: list[Route] = []
    page.route("**/note?**", lambda route: waiting.append(route))
    written: list[str] = []
    page.on("request", lambda call: written.append(call.url) if call.url.endswith("/note") else None)
    page.get_by_role("tab", name="Стол").click()
    fold = page.get_by_text("Мои заметки")
    with page.expect_request("**/note?**"):
        fold.click()
    fold.click()
    with page.expect_request("**/note?**"):
        fold.click()
    for route in waiting:
        route.continue_()
    expect(page.get_by_label("Видите только вы")).to_have_value("Сова уже вышла.")
    assert written == []


def test_what_is_answered_beforehand_is_shown_to_its_owner_and_taken_back(person: Callable[..., Person]) -> None:
    anna, vera = person().called("Анна"), person().called("Вера")
    theirs = ""
    while not theirs:
        created = anna.table(ME, FRIEND, game="magic_sword", days={"hours": 24})
        vera.post(f"/api/tables/{created['table']}/join", {"token": created["join"]})
        tables = anna.context.request.get(f"{anna.house.address}/api/tables").json()
        theirs = next((one["table"] for one in tables if one["asking"] != one["mine"]), "")
    page = anna.go(f"/t/{theirs}")
    page.get_by_role("button", name="Пасовать, пока не спросят о другом").click()
    expect(page.get_by_text("Вы пасуете, пока не спросят о другом")).to_be_visible()
    anna.fits()
    page.reload()
    page.get_by_role("button", name="Снова отвечать лично").click()
    expect(page.get_by_text("Вы пасуете, пока не спросят о другом")).to_have_count(0)


def test_the_family_book_tells_of_evenings_and_can_be_printed(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    page = anna.go("/past")
    page.get_by_role("link", name="Семейная книга").click()
    expect(page.get_by_role("heading", name="Семейная книга")).to_be_visible()
    about = {"game": "magic_sword", "table": "t"}
    earned = {**about, "name": "beast", "who": "Анна", "mine": True, "first": 86_400.0, "times": 2}
    seats = [
        {"name": "Анна", "level": None, "mine": True, "won": True, "score": 7, "honours": ["beast"]},
        {"name": "", "level": "greedy", "mine": False, "won": False, "score": 0, "honours": []},
    ]
    match = {**about, "ended": 86_400.0, "seats": seats}
    evening = {"since": 86_400.0, "names": ["Анна"], "matches": [match]}
    book = {"whole": 1, "evenings": [evening], "honours": [earned]}
    page.route("**/api/book", lambda route: route.fulfill(json=book))
    page.reload()
    first = page.get_by_role("region", name="Впервые")
    expect(first).to_contain_text("Победа над Бестией")
    expect(first).to_contain_text("2 раза")
    expect(page.get_by_role("region", name="1970")).to_contain_text("Анна 7")
    anna.fits()
    page.emulate_media(media="print")
    expect(page.get_by_role("button", name="Напечатать")).to_be_hidden()
    expect(first).to_be_visible()
