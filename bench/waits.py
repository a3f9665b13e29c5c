"""How a person waits at each table: seconds between turns, clicks a turn, and clicks that were no choice.

A person who answers at once sits at a table of three, two of whom are bots as the hall seats them, before a real
browser with motion, at a pace of her own. A wait is the time from a click to the next question, if somebody else has
moved meanwhile. Counted apart: answers to a question that leaves no choice, and clicks that go on from a result, which
waits for them. What goes by itself is no click.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from dataclasses import dataclass, field

from playwright.sync_api import Browser

from browser.driver import ME, House, Person, opened, press, seated
from magoteka.games import GAMES

BOTS = ("Merlin", "Mira")
PATIENCE = 300_000  # ms: a machine with other work is slow, not silent
PAUSE = {"calm": 1.2, "usual": 0.5, "quick": 0.0, "once": 0.0}  # as the client asks for it
OURS = "[data-options]:not([data-options='0']), [data-over], [data-next]"
MENDED = """
() => {
  const one = document.querySelector('[data-next]')
  return one ? (one.click(), true) : false
}
"""


@dataclass
class Waits:
    """What was counted at one table."""

    seconds: list[float] = field(default_factory=list)
    clicks: int = 0
    idle: int = 0  # answers that were no choice
    results: int = 0  # results that were tapped away
    turns: int = 0

    def line(self, game: str) -> str:
        """A row of the page."""
        middle, longest = (statistics.median(self.seconds), max(self.seconds)) if self.seconds else (0.0, 0.0)
        turns = max(1, self.turns)
        return (
            f"| {game} | {len(self.seconds)} | {middle:.1f} | {longest:.1f} | {self.clicks / turns:.1f} "
            f"| {100 * self.idle / max(1, self.clicks):.0f} % | {100 * self.results / max(1, self.clicks):.0f} % |"
        )


def at_table(browser: Browser, house: House, game: str, pace: str, level: str) -> Person:
    """Somebody of this pace, at a table that has just been opened."""
    bots = [{"kind": "bot", "level": level, "name": name} for name in BOTS]
    anna = seated(browser, house, "en", False, "dark", True).called("Anna")
    anna.context.add_init_script(f"localStorage.setItem('magoteka-pace', '{pace}')")
    created = anna.post("/api/tables", {"game": game, "seats": [ME, *bots], "pause": PAUSE[pace], "training": True})
    anna.context.set_default_timeout(PATIENCE)
    anna.go(f"/t/{created['table']}")
    return anna


def played(anna: Person, answers: int) -> Waits:
    """So many answers at once, and what was waited between them."""
    waits, since, before = Waits(), time.monotonic(), 0
    while waits.clicks < answers:
        anna.page.locator(OURS).first.wait_for(state="attached")
        if anna.page.evaluate(MENDED):
            waits.clicks += 1
            waits.results += 1
            if before and anna.version() > before + 1:
                waits.seconds.append(time.monotonic() - since)
            since = time.monotonic()
            continue
        if anna.page.locator("[data-passing]").count():
            anna.page.wait_for_timeout(100)
            continue
        if anna.over():
            break
        open_now = int(anna.page.locator("[data-options]").get_attribute("data-options") or 0)
        options = anna.options().all()
        if not open_now or not options:
            continue
        now = anna.version()
        if before and now > before + 1:
            waits.seconds.append(time.monotonic() - since)
            waits.turns += 1
        press(random.choice(options), careful=False)
        waits.clicks += 1
        waits.idle += open_now == 1
        since, before = time.monotonic(), now
        anna.page.wait_for_function(
            "before => Number(document.querySelector('[data-version]').dataset.version) !== before", arg=now
        )
    return waits


def main() -> None:
    """Sit down at every table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=40)
    parser.add_argument("--pace", choices=sorted(PAUSE), default="usual")
    parser.add_argument("--level", default="greedy", help="of the bots; random ones do not think at all")
    parser.add_argument("--games", default=",".join(GAMES))
    wanted = parser.parse_args()
    random.seed(7)
    print("| game | waits | median, s | longest, s | clicks a turn | no choice | results |\n|---|" + "---|" * 6)
    with opened() as (browser, house):
        for game in wanted.games.split(","):
            anna = at_table(browser, house, game, wanted.pace, wanted.level)
            print(played(anna, wanted.answers).line(game), flush=True)
            anna.context.close()


if __name__ == "__main__":
    main()
