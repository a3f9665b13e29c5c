"""The house without a server, before Chromium: after `make site`, `PYTHONPATH=src:tests:. python bench/site.py`.

First table: from the address to the first question, of a browser that has never been there and of one that keeps the
site. A bot's answer: from one update of a table of bots alone to the next, the writing to the disk included. Frames:
how many came late on the page of that table while its bots were thinking. The load of the machine stands beside, and
the CPU of all processes of the browser, which other programs do not lengthen.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

from browser.driver import CHROMIUM, FLAGS, OPTION
from magoteka.bots import FIRST
from magoteka.games import GAMES
from tests.site.driver import ASK, Host, kept, laid_out, remembered

PATIENCE = 600_000  # ms; it only ends a hang
LATE = 34  # ms between two frames: one was left out
WATCH = """
([table, seconds]) => new Promise((done) => {
  void navigator.locks.request('magoteka-tab-bench', () => new Promise(() => {}))
  const channel = new BroadcastChannel('magoteka')
  const send = (message) => channel.postMessage({ to: 'house', tab: 'bench', ...message })
  const heard = [], frames = []
  let last = 0, frame = 0, over = false
  channel.onmessage = ({ data }) => {
    if (data.to !== 'tab' || data.tab !== 'bench' || data.kind !== 'say') return
    const message = JSON.parse(data.text), now = performance.now()
    if (last && message.type === 'update') heard.push(now - last)
    last = now
    over ||= data.text.includes('"over":true')
  }
  const turn = (now) => {
    if (frame) frames.push(now - frame)
    frame = now
    requestAnimationFrame(turn)
  }
  requestAnimationFrame(turn)
  send({ kind: 'connect', number: 1, address: `/tables/${table}/live` })
  const until = performance.now() + 1000 * seconds
  const timer = setInterval(() => {
    if (performance.now() < until && !over) return
    clearInterval(timer)
    send({ kind: 'hang-up', number: 1 })
    channel.close()
    done({ heard, frames })
  }, 100)
})
"""


def load() -> str:
    """How busy the machine is."""
    return f"load {os.getloadavg()[0]:.0f} on {os.cpu_count()} cores"


def cpu() -> float:
    """Seconds of CPU of all Chromium that this program has started."""
    stats = [path.read_text().rpartition(")")[2].split() for path in Path("/proc").glob("[0-9]*/stat") if ours(path)]
    return sum(int(one[11]) + int(one[12]) for one in stats) / os.sysconf("SC_CLK_TCK")


def ours(stat: Path) -> bool:
    """Whether a process descends from this one."""
    try:
        while (pid := int(stat.parent.name)) != os.getpid():
            if pid <= 1:
                return False
            parent = stat.read_text().rpartition(")")[2].split()[1]
            stat = Path("/proc") / parent / "stat"
    except (OSError, ValueError, IndexError):
        return False
    return True


def first_table(page: Page, address: str) -> tuple[float, float]:
    """Seconds until the hall is there, and until the first question at a table."""
    began = time.monotonic()
    page.goto(f"{address}/")
    card = page.locator(".game-card .primary").first
    card.wait_for()
    hall = time.monotonic() - began
    card.click()
    page.locator(OPTION).first.wait_for()
    return hall, time.monotonic() - began


def beginnings(context: BrowserContext, address: str) -> Page:
    """A first visit, and one from what the browser keeps."""
    for how in ("cold", "warm"):
        page, used = context.new_page(), cpu()
        hall, table = first_table(page, address)
        spent = cpu() - used
        print(f"{how}: hall {hall:.1f} s, first table {table:.1f} s, {spent:.1f} s of CPU ({load()})", flush=True)
        kept(page)
        remembered(page)
        if how == "cold":
            page.close()
    return page


def bots(page: Page, game: str, seconds: float) -> None:
    """How quickly bots of the usual level answer, and how smooth the page stays."""
    seats = [{"kind": "bot", "level": FIRST}] * max(2, GAMES[game].least)
    wish = {"game": game, "seats": seats, "pause": 0, "settings": dict(GAMES[game].brisk)}
    reply: Any = page.evaluate(ASK, ["POST", "/tables", wish])
    table = page.evaluate("(text) => JSON.parse(text).table", reply["text"])
    page.evaluate("(to) => { location.hash = to }", f"/t/{table}")
    used = cpu()
    found: Any = page.evaluate(WATCH, [table, seconds])
    spent = 1000 * (cpu() - used)
    heard, frames = sorted(found["heard"]), found["frames"]
    if not heard:
        print(f"{game}: no answer in {seconds:.0f} s ({load()})", flush=True)
        return
    worst = heard[min(len(heard) - 1, len(heard) * 95 // 100)]
    times = f"median {statistics.median(heard):.0f}, 95 % {worst:.0f}, most {heard[-1]:.0f} ms"
    late = f"{sum(frame > LATE for frame in frames)} of {len(frames)} frames late"
    print(
        f"{game}: {len(heard)} answers, {times}, {spent / len(heard):.0f} ms of CPU each, {late} ({load()})", flush=True
    )


def main() -> None:
    """Measure, and say so line by line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20, help="to watch the bots of each game")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Host(laid_out(Path(folder) / "host"))
        kept_at = Path(folder) / "browser"  # what a browser keeps is on a disk, as everywhere
        context = playwright.chromium.launch_persistent_context(kept_at, executable_path=CHROMIUM, args=list(FLAGS))
        context.set_default_timeout(PATIENCE)
        try:
            page = beginnings(context, host.address)
            for game in GAMES:
                bots(page, game, args.seconds)
        finally:
            context.close()
            host.go_away()


if __name__ == "__main__":
    main()
