"""Whole matches: friends at two screens with a bot, one person by keys alone, and several people at one screen."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from browser.driver import BOT, CURTAIN, FRIEND, GOOD_BOT, ME, OPTION, TAKEN, Person, play_on

LOOKS = 3000  # ms between two looks for one's other tables


def test_two_friends_and_a_bot_play_a_whole_match(person: Callable[..., Person]) -> None:
    anna, boris = person().called("Анна"), person(phone=True, theme="light")
    created = anna.table(ME, FRIEND, {**GOOD_BOT, "name": "Мерлин"})
    anna.go(f"/t/{created['table']}")
    expect(anna.page.locator(".said")).to_contain_text("Ждём ещё 1 человека")
    link = anna.page.get_by_role("textbox", name="Садитесь к нам за стол").input_value()
    expect(anna.page.get_by_role("img", name="Наведите камеру").first).to_be_visible()

    boris.page.goto(link)
    boris.page.get_by_role("textbox", name="Ваше имя").fill("Борис")
    boris.page.get_by_role("button", name="Сесть за стол").click()
    expect(boris.page.locator(".own")).to_contain_text("Борис")
    expect(anna.page.locator(".seat").first).to_contain_text("Борис")

    asked: list[str] = []
    anna.page.on("request", lambda call: asked.append(call.url) if call.url.endswith("/api/tables") else None)
    began = anna.page.evaluate("performance.now()")
    given = play_on([anna, boris])
    assert given >= 8
    assert len(asked) <= (anna.page.evaluate("performance.now()") - began) / LOOKS + 2, "however quickly one answers"
    for one in (anna, boris):
        expect(one.page.get_by_role("dialog")).to_contain_text("Победа")
    ends = [one.page.get_by_role("dialog").locator("p").inner_text() for one in (anna, boris)]
    assert ends[0] == ends[1]
    anna.picture("friends-end-desk")
    boris.picture("friends-end-phone")

    with anna.page.expect_download() as record:
        anna.page.get_by_role("link", name="Сохранить запись партии").click()
    assert record.value.suggested_filename.endswith(".json")
    anna.page.get_by_role("dialog").get_by_role("button", name="Сыграть ещё раз").click()
    expect(anna.page.locator(".said")).to_contain_text("Ждём ещё 1 человека")


def test_a_whole_game_by_keyboard_alone(person: Callable[..., Person]) -> None:
    anna = person()
    keys = anna.page.keyboard
    anna.go()
    tab_to(anna, ".game-card .primary")
    keys.press("Enter")
    anna.ready().first.wait_for()
    assert "/t/" in anna.page.url
    anna.sit(ME, GOOD_BOT, GOOD_BOT)
    for _ in range(400):
        anna.ready().first.wait_for()
        if anna.over():
            break
        by_keys(anna)
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    focused = anna.page.evaluate("document.activeElement.textContent").strip()
    assert focused == "Сыграть ещё раз"
    keys.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)


def by_keys(person: Person) -> None:
    """Stop when it is allowed, or walk to a spell with the arrows and cast it."""
    before, keys = person.version(), person.page.keyboard
    if person.page.locator("[data-option=stop]").count():
        tab_to(person, "[data-option=stop]")
    else:
        tab_to(person, OPTION)
        keys.press("ArrowDown")
    keys.press("Enter")
    person.page.wait_for_function(TAKEN, arg=str(before))
    if person.version() == before:
        keys.press("Enter")
        person.reach(before + 1)


def tab_to(person: Person, selector: str) -> None:
    """Press Tab until the focus is on such a thing."""
    for _ in range(60):
        if person.page.evaluate("what => document.activeElement.matches(what)", selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {selector}")


def test_several_people_at_one_screen_never_see_each_others_knowledge(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    anna.sit(ME, {"kind": "here", "name": "Борис"}, {"kind": "here", "name": "Вера"}, BOT)
    curtain = anna.page.locator(CURTAIN)
    seen: dict[str, list[str]] = {}
    while len(seen) < 3:
        anna.ready().first.wait_for()
        assert not anna.over()
        if not curtain.count():
            anna.answer(stop_if_possible)
            continue
        assert_hides_everything(anna)
        anna.picture("curtain")
        name = curtain.inner_text().removeprefix("Это я, ")
        curtain.click()
        expect(anna.page.locator(".own .who")).to_contain_text(name)
        seen[name] = faces(anna)
    assert len({tuple(stones) for stones in seen.values()}) == 3


def stop_if_possible(options: list[Locator]) -> Locator:
    """End the turn when it is allowed."""
    return next((one for one in options if one.get_attribute("data-option") == "stop"), options[0])


def assert_hides_everything(person: Person) -> None:
    """Behind the curtain there is nothing of the table in the page, for the eye or the ear."""
    assert person.page.locator(".own, .seat, .board, .log, .stone, [data-option], [aria-live] p").count() == 0


def faces(person: Person) -> list[str]:
    """The faces of the others' stones; one's own have none."""
    assert person.page.locator(".own .slot svg text").count() == 0
    return person.page.locator(".seat li svg text").all_text_contents()
