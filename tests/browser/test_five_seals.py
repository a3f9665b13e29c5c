"""«За пятью печатями» before a browser: a whole match, a spell of each circle by clicks, keys, a phone, the boards."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.driver import GOOD_BOT, ME, OPTION, Person
from magoteka.games.five_seals.box.dungeon import BOARDS

GAME = "five_seals"
BOT = {**GOOD_BOT, "name": "Мерлин"}
CIRCLES = {1: range(1, 5), 2: range(6, 11), 3: range(11, 16), 4: range(16, 21)}
FACTS = "all => all.map(one => ({...one.dataset}))"
SCROLL_PLACES = 120


def facts_of(person: Person) -> list[dict[str, str]]:
    """What can be clicked now, by its data."""
    facts: list[dict[str, str]] = person.options().evaluate_all(FACTS)
    return facts


def worth(fact: dict[str, str], wanted: range) -> int:
    """How much a clicker likes an option: wanted spells, wanted scrolls, any scroll, any seal, and the rest."""
    tag, spell = fact["option"], int(fact.get("spell", -1))
    if tag == "cast":
        return 5 if spell in wanted else -1
    if tag == "break":
        strong = int(fact["place"]) >= SCROLL_PLACES
        return 4 if spell in wanted else 3 if strong else 2
    return 1


def act(person: Person, wanted: range) -> dict[str, str]:
    """Click the option that is liked best, and wait until the table has taken it in; what was clicked."""
    facts = facts_of(person)
    best = max(range(len(facts)), key=lambda index: (worth(facts[index], wanted), index * 7 % 11))
    chosen = person.options().nth(best)
    person.answer(lambda _: chosen)
    return facts[best]


def play_until(person: Person, done: Callable[[dict[str, str]], bool], wanted: range, answers: int = 400) -> bool:
    """Answer until something was clicked that ends it; whether it was."""
    for _ in range(answers):
        person.ready().first.wait_for()
        if person.over():
            return False
        if done(act(person, wanted)):
            return True
    raise AssertionError(f"not done after {answers} answers")


def test_a_whole_match_with_a_bot(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    anna.sit(ME, BOT, game=GAME, settings={"circle": 1})
    play_until(anna, lambda _: False, range(1, 5))
    assert anna.over()
    ending = anna.page.get_by_role("dialog")
    expect(ending).to_contain_text("Победа")
    totals = [int(total) for total in ending.locator(".total").all_inner_texts()]
    points = [int(text.split()[-1]) for text in anna.page.locator(".points").all_inner_texts()]
    assert sorted(totals) == sorted(points)
    assert totals == sorted(totals, reverse=True)
    assert ending.locator(".winner .total").first.inner_text() == str(totals[0])
    anna.picture("five-seals-end")


@pytest.mark.parametrize("circle", CIRCLES)
def test_a_spell_of_each_circle_is_cast_by_clicks(person: Callable[..., Person], circle: int) -> None:
    anna = person().called("Анна")
    wanted = CIRCLES[circle]
    for _ in range(3):  # a match may end before the right scroll could be cast
        anna.sit(ME, BOT, game=GAME, settings={"circle": circle})
        if play_until(anna, lambda fact: fact["option"] == "cast" and int(fact["spell"]) in wanted, wanted):
            break
    anna.picture(f"five-seals-spell-{circle}")
    for _ in range(20):  # whatever the spell asks is answered on the table, too
        if after_the_cast(anna):
            break
        anna.ready().first.wait_for()
        act(anna, range(0))
    assert after_the_cast(anna), "the spell changed nothing"


def after_the_cast(person: Person) -> list[str]:
    """The lines of the log since the last spell that Anna cast."""
    lines = person.page.locator(".log li").all_inner_texts()
    cast = [index for index, line in enumerate(lines) if line.startswith("Анна творит «")]
    return lines[cast[-1] + 1 :]


def first_turn(person: Person) -> None:
    """Take dice until it is this person's turn."""
    for _ in range(20):
        person.ready().first.wait_for()
        if person.page.locator("[data-option=break]").count():
            return
        act(person, range(0))
    raise AssertionError("no turn came")


def test_what_cannot_be_done_says_why(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    anna.sit(ME, BOT, game=GAME)
    first_turn(anna)
    anna.page.locator('.place[aria-label*="G1·6"]').first.click(force=True)  # it says itself that it is disabled
    toast = anna.page.get_by_text("До этой печати не дойти")
    expect(toast).to_be_visible()
    expect(anna.page.locator('a[href*="FS-22"]').first).to_be_visible()


def test_pointing_at_a_seal_shows_the_dice_that_pay(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    anna.sit(ME, BOT, game=GAME)
    first_turn(anna)
    anna.page.locator("[data-option=break]").first.hover()
    expect(anna.page.locator(".tip .price").first).to_be_visible()
    expect(anna.page.locator(".own .pays").first).to_be_visible()


def test_arrows_walk_the_dungeon(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    anna.sit(ME, BOT, game=GAME)
    first_turn(anna)
    focused = "document.activeElement.dataset.place"
    anna.page.locator(".place[tabindex='0']").focus()
    start = anna.page.evaluate(focused)
    seen = {start}
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
        anna.page.keyboard.press(key)
        seen.add(anna.page.evaluate(focused))
    assert len(seen) >= 3
    assert anna.page.locator(".place[tabindex='0']").count() == 1
    anna.page.keyboard.press("n")
    assert anna.page.evaluate("document.activeElement.dataset.option") == "break"
    before = anna.version()
    anna.page.keyboard.press("Enter")
    anna.page.locator(f'[data-version]:not([data-version="{before}"])').wait_for()


def bottom(thing: Locator) -> float:
    """The lower edge of a thing on the screen."""
    box = thing.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def test_the_table_fits_a_phone(person: Callable[..., Person]) -> None:
    anna = person(phone=True).called("Анна")
    anna.sit(ME, BOT, BOT, BOT, BOT, game=GAME, settings={"circle": 4})
    first_turn(anna)
    page = anna.page
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert (
        bottom(page.locator(".dungeon"))
        <= bottom(page.locator(".bar").first)
        <= bottom(page.locator(".own").first)
        <= 844
    )
    sizes = page.locator(f"button{OPTION}, .stack").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().height)"
    )
    assert min(sizes) >= 44
    svg = page.locator(".dungeon > svg")
    near = svg.get_attribute("viewBox")
    page.get_by_role("button", name="Всё подземелье").click()
    whole = svg.get_attribute("viewBox")
    assert near != whole
    page.get_by_role("button", name="Ближе").click()
    expect(svg).not_to_have_attribute("viewBox", str(whole))
    page.get_by_role("button", name="Всё подземелье").click()
    anna.picture("five-seals-phone")
    act(anna, range(0))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pictures_of_the_boards(person: Callable[..., Person], players: int) -> None:
    anna = person(theme="dark" if players % 2 else "light", lang="ru" if players < 4 else "en").called("Анна")
    anna.sit(ME, *[BOT] * (players - 1), game=GAME, settings={"circle": players - 1})
    first_turn(anna)
    assert anna.page.locator(".place").count() == BOARDS[players].seals + BOARDS[players].scrolls
    anna.picture(f"five-seals-board-{players}")
