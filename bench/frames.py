"""Frames and long tasks of painted tables on a slow phone: `PYTHONPATH=src:tests:. python bench/frames.py`.

A phone's browser whose processor is slowed down (four times, unless told otherwise) opens a table of each game in the
middle of a match. Told are the long tasks (over 50 ms) from then until its pictures are painted, and the frames while
three of its pictures fly to and fro along the way that cards take, for some seconds. What is drawn is drawn without a
graphics card. The load of the machine stands beside.
"""

from __future__ import annotations

import argparse
import os
import statistics
from typing import Any

from playwright.sync_api import Browser

from browser.driver import GOOD_BOT, PAINTED, House, Person, opened, seated
from browser.plots import after, by_lot, greedily, sit_down
from browser.story import Story
from magoteka.games import GAMES

PHONE = {"width": 390, "height": 664}
SEATS = 3
ANSWERS = 60  # of the match before anybody looks
CALM = 3000  # ms without a further picture
LATE = 34  # ms between two frames: one was left out
OBSERVE = """
  window.longTasks = []
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((one) => one.duration)))
    .observe({ type: 'longtask', buffered: true })
"""
FLOWN = """
([cards, seconds]) => new Promise((done) => {
  const painted = [...document.querySelectorAll("img[src^='data:image/svg'], image[href^='blob:']")]
  const pictures = painted.map((one) => one.src ?? one.href.baseVal)
  const layer = document.body.appendChild(document.createElement('div'))
  layer.style.cssText = 'position: fixed; inset: 0; pointer-events: none; z-index: 40; overflow: hidden'
  for (let i = 0; i < cards; i += 1) {
    const card = layer.appendChild(Object.assign(new Image(), { src: pictures[i % pictures.length] }))
    card.style.cssText = `position: absolute; left: 20px; top: ${60 + 150 * i}px; width: 120px; will-change: transform`
    const far = `translate(${innerWidth - 160}px, 90px) scale(0.5)`
    const frames = [{ transform: 'none' }, { transform: 'translate(120px, -60px) scale(1.2)' }, { transform: far }]
    card.animate(frames, { duration: 380, iterations: Infinity, direction: 'alternate' })
  }
  const frames = [], before = longTasks.length, began = performance.now()
  let last = 0
  const look = (now) => {
    if (last) frames.push(now - last)
    last = now
    if (now - began < 1000 * seconds) return requestAnimationFrame(look)
    layer.remove()
    done({ frames, long: longTasks.slice(before) })
  }
  requestAnimationFrame(look)
})
"""


def phone(browser: Browser, house: House, slower: float) -> Person:
    """Somebody with a slow phone."""
    anna = seated(browser, house, "en", True, "dark", True).called("Anna")
    anna.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    anna.context.add_init_script(OBSERVE)
    anna.context.new_cdp_session(anna.page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    return anna


def line(game: str, pictures: int, opening: list[float], flown: Any) -> str:
    """A row of the page."""
    frames = sorted(flown["frames"])
    worst = frames[min(len(frames) - 1, len(frames) * 95 // 100)]
    late = sum(frame > LATE for frame in frames)
    return (
        f"| {game} | {pictures} | {len(opening)}, {sum(opening):.0f} ms, longest {max(opening, default=0):.0f} ms "
        f"| {len(frames)} | {statistics.median(frames):.0f} / {worst:.0f} ms | {late} "
        f"| {len(flown['long'])} | {os.getloadavg()[0]:.0f} on {os.cpu_count()} |"
    )


def main() -> None:
    """Look at every table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slower", type=float, default=4, help="how many times slower the phone is")
    parser.add_argument("--seconds", type=float, default=6, help="that the cards fly")
    parser.add_argument("--cards", type=int, default=3)
    parser.add_argument("--games", default=",".join(GAMES))
    wanted = parser.parse_args()
    print("| game | pictures | long tasks until painted | frames | median / 95 % | late | long tasks | load |")
    print("|---|" + "---|" * 7)
    with opened() as (browser, house):
        for game in wanted.games.split(","):
            anna = phone(browser, house, wanted.slower)
            story = Story(SEATS, greedily, after(ANSWERS), by_lot)
            sit_down(anna, story, game, *[GOOD_BOT] * (SEATS - 1))
            pictures = anna.page.evaluate(PAINTED, CALM)
            opening: list[float] = anna.page.evaluate("() => [...longTasks]")
            flown = anna.page.evaluate(FLOWN, [wanted.cards, wanted.seconds])
            print(line(game, pictures, opening, flown), flush=True)
            anna.context.close()


if __name__ == "__main__":
    main()
