"""Matches that somebody has all but lost, and what he does when they are over: he asks why, and plays on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, expect

from browser.driver import ENDING, GOOD_BOT, ME, Person, play_on
from browser.story import Story
from magoteka.bots import bot_named
from magoteka.bots.chair import chair_at
from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.core.match import Match
from magoteka.games import GAMES
from magoteka.table.head import Head
from magoteka.table.journal import Journal
from magoteka.table.store import Row, Snapshot

SEED = 5  # of the answers of somebody who does not know the game
LAST = 3  # answers of his that are left for the screen
CLICKS = 4  # what is still to answer after so many is answered without a screen
PATIENCE = 900_000  # ms: it only ends a hang
GREEDY = bot_named(GOOD_BOT["level"])


class Lost(Story):
    """All but the last answers of a match: the first seat answers at random, the others as well as they can at once."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, self.answer, self.ends, lambda *_: None)

    def rows(self, head: Head, seats: list[Any], longest: int = 3000) -> tuple[Journal, list[Row], Snapshot]:
        """Played to the end to know where that is, then once more up to the last answers of the first seat."""
        self.rng, self.given, self.left = Rng(SEED), 0, longest
        super().rows(head, seats, longest)
        self.rng, self.given, self.left = Rng(SEED), 0, self.given - LAST
        return super().rows(head, seats, longest)

    def ends(self, match: Match) -> bool:
        """Whether the story ends here."""
        return match.over or (self.given >= self.left and match.waiting()[0] == 0)

    def answer(self, match: Match, seat: int, options: Sequence[Option]) -> Option:
        """What a seat answers."""
        if seat == 0:
            self.given += 1
            return options[self.rng.below(len(options))]
        return options[GREEDY.choose(chair_at(match, seat, GREEDY, self.rng)) if len(options) > 1 else 0]


def lose(anna: Person, game: str) -> str:
    """A match whose last answers are given before the screen; its table."""
    rules = GAMES[game]
    bots = [GOOD_BOT] * (max(2, rules.least) - 1)
    opened = anna.table(ME, *bots, game=game, settings=dict(rules.brisk))["table"]
    table = Lost(1 + len(bots)).tell(anna.house, opened)
    anna.go(f"/t/{table}")
    anna.ready().first.wait_for()
    play_on((anna,), CLICKS)
    if not anna.over():
        with anna.caller().live(table) as live:
            live.play(lambda scene: scene["options"][0])
    anna.page.locator(ENDING).first.wait_for()
    return table


def ask_why(anna: Person) -> Locator:
    """From the end of a match to what the house has found in it."""
    anna.page.locator("a[href*='/r/'][href$='why']").first.click()
    why = anna.page.locator("[data-why=done]")
    why.wait_for(timeout=PATIENCE)
    return why


def sees_the_better_line(anna: Person, lesson: Locator, game: str) -> None:
    """How it might have gone on is shown on the table, and the match is a click away."""
    anna.page.locator("[data-ask]").click()
    at = lesson.get_attribute("data-lesson")
    lesson.locator("[data-me]").click()
    expect(anna.page.locator("[data-might='1']")).to_be_visible()
    expect(anna.page.locator(".replay-controls .sentence")).not_to_be_empty()
    anna.fits()
    anna.picture(f"might-{game}-{anna.page.viewport_size['width'] if anna.page.viewport_size else 0}")
    anna.page.locator("[data-back]").click()
    expect(anna.page.locator("[data-might]")).to_have_count(0)
    expect(anna.page.locator(f".replay-controls[data-at='{at}']")).to_be_visible()


def looks_back(anna: Person, game: str) -> None:
    """Somebody loses, is told why and by which moments, looks at the first of them, and plays on from there.

    The last answers of the bots are not told beforehand, so that in the end he may win, and no cause be clear.
    """
    table = lose(anna, game)
    why = ask_why(anna)
    found = anna.context.request.get(f"{anna.house.address}/api/tables/{table}/analysis").json()
    assert len(why.locator(".verdict").inner_text()) > 0
    expect(why.locator("[data-moment]")).to_have_count(len(found["moments"]))
    assert [one["at"] for one in found["moments"]] == [
        int(one.get_attribute("data-moment") or -1) for one in why.locator("[data-moment]").all()
    ]
    expect(anna.page.locator(f"[data-chances='{len(found['chances'])}']")).to_be_attached()
    assert "{" not in why.inner_text(), "every hole of a sentence is filled"
    anna.fits()
    anna.picture(f"looking-{game}-{anna.page.viewport_size['width'] if anna.page.viewport_size else 0}")
    turn = next(one["at"] for one in found["moments"] if one["at"] > 0)
    why.locator(f"[data-moment='{turn}'] [data-me]").click()
    expect(anna.page.locator(f".replay-controls[data-at='{turn}']")).to_be_visible()
    for lesson in why.locator("[data-lesson]").all()[:1]:
        sees_the_better_line(anna, lesson, game)
    anna.page.locator("[data-ask]").click()
    why.locator(f"[data-moment='{turn}'] [data-play]").click()
    anna.page.locator("[data-branch] .primary").click()
    anna.page.wait_for_url("**/t/**")
    anna.page.locator("[data-options]:not([data-options='0']), [data-over]").first.wait_for(state="attached")
    if not anna.over():
        play_on((anna,), 1)
