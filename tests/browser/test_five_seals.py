"""«За пятью печатями» before a browser: a whole match, a spell of each circle by clicks, keys, a phone, the boards."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.driver import CURTAIN, GOOD_BOT, ME, OPTION, Person, play_on
from browser.plots import by_lot, greedily, offered, sit_down
from browser.story import Story
from magoteka.core.match import Match
from magoteka.games.five_seals.box.dungeon import BOARDS
from magoteka.games.five_seals.messages import answers

GAME = "five_seals"
BOT = {**GOOD_BOT, "name": "Мерлин"}
CIRCLES = {1: range(1, 5), 2: range(6, 11), 3: range(11, 16), 4: range(16, 21)}


def first_turn(players: int = 2) -> Story:
    """The dice are taken, and it is Anna's turn to break seals."""
    return Story(players, greedily, offered(answers.Break), by_lot)


def can_cast(spells: range) -> Story:
    """Anna has won a scroll of these spells, and may cast it now."""

    def now(match: Match) -> bool:
        open_to_her = match.options(0) if match.waiting() == [0] else []
        return any(isinstance(one, answers.Cast) and one.spell in spells for one in open_to_her)

    return Story(2, greedily, now, by_lot)


def nearly_over(match: Match) -> bool:
    """One scroll of the strongest more, and the match is over."""
    return match.waiting() == [0] and match.view(0).sixes == match.view(0).sixes_at_end + 1


def quick(options: list[Locator]) -> Locator:
    """Somebody who breaks seals and lets magic be."""
    tags = [one.get_attribute("data-option") for one in options]
    return options[tags.index("break")] if "break" in tags else options[-1]


def test_a_match_with_a_bot_is_played_to_its_end(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    sit_down(anna, Story(2, greedily, nearly_over, by_lot), GAME, BOT, settings={"circle": 1})
    play_on([anna], choose=quick)
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
    spells = CIRCLES[circle]
    sit_down(anna, can_cast(spells), GAME, BOT, settings={"circle": circle})
    casting = ", ".join(f"[data-option=cast][data-spell='{spell}']" for spell in spells)
    anna.answer(lambda _: anna.page.locator(casting).first)
    expect(anna.page.locator(".log")).to_contain_text("Вы творите «")
    anna.picture(f"five-seals-spell-{circle}")
    for _ in range(20):  # whatever the spell asks is answered on the table, too
        anna.ready().first.wait_for()
        if after_the_cast(anna):
            return
        anna.answer(lambda options: options[0])
    raise AssertionError("the spell changed nothing")


def after_the_cast(person: Person) -> str:
    """What the log says since the last spell that Anna cast."""
    said = " ".join(person.page.locator(".log li").all_inner_texts())
    return said.rpartition("Вы творите «")[2].partition(".")[2].strip()


def test_what_cannot_be_done_says_why(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    sit_down(anna, first_turn(), GAME, BOT)
    anna.page.locator('.place[aria-label*="G1·6"]').first.click(force=True)  # it says itself that it is disabled
    toast = anna.page.get_by_text("До этой печати не дойти")
    expect(toast).to_be_visible()
    expect(anna.page.locator('a[href*="FS-22"]').first).to_be_visible()


def test_pointing_at_a_seal_shows_the_dice_that_pay(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    sit_down(anna, first_turn(), GAME, BOT)
    anna.page.locator("[data-option=break]").first.hover()
    expect(anna.page.locator(".tip .price").first).to_be_visible()
    expect(anna.page.locator(".own .pays").first).to_be_visible()


def test_arrows_walk_the_dungeon(person: Callable[..., Person]) -> None:
    anna = person().called("Анна")
    sit_down(anna, first_turn(), GAME, BOT)
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
    sit_down(anna, first_turn(5), GAME, BOT, BOT, BOT, BOT, settings={"circle": 4})
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
    anna.answer()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pictures_of_the_boards(person: Callable[..., Person], players: int) -> None:
    anna = person(theme="dark" if players % 2 else "light", lang="ru" if players < 4 else "en").called("Анна")
    sit_down(anna, first_turn(players), GAME, *[BOT] * (players - 1), settings={"circle": players - 1})
    expect(anna.page.locator(".place")).to_have_count(BOARDS[players].seals + BOARDS[players].scrolls)
    anna.picture(f"five-seals-board-{players}")


def test_people_at_one_screen_need_no_curtain(person: Callable[..., Person]) -> None:
    """Nothing is hidden here from anybody."""
    anna = person().called("Анна")
    anna.sit(ME, {"kind": "here", "name": "Борис"}, game=GAME)
    while "Борис" not in anna.page.locator(".own").first.inner_text():
        anna.options().first.wait_for()
        expect(anna.page.locator(CURTAIN)).to_have_count(0)
        anna.answer(lambda options: options[0])
