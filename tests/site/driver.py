"""The built site on a host of plain files that can go away, and people before browsers that keep it."""

from __future__ import annotations

import json
import shutil
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from browser.driver import Person

SITE = Path(__file__).parents[2] / "site"
ASK = """
([method, path, body]) => new Promise((answer) => {
  const channel = new BroadcastChannel('magoteka')
  const send = (message) => channel.postMessage({ to: 'house', tab: 'test', ...message })
  let asked = false
  channel.onmessage = ({ data }) => {
    if (data.kind === 'open' && !asked) {
      asked = true
      send({ kind: 'call', number: 0, method, path, body: JSON.stringify(body) })
    }
    if (data.to !== 'tab' || data.tab !== 'test') return
    channel.close()
    answer({ status: data.status, text: data.text })
  }
  send({ kind: 'hello' })
})
"""  # what the client's transport sends, when the house is open
REMEMBERED = """
async () => {
  const cache = await caches.open('magoteka-warm')
  while ((await cache.keys()).length === 0) await new Promise((done) => setTimeout(done, 100))
}
"""
RESTORED = "() => performance.getEntriesByName('magoteka-warm').length"
PATIENCE = 240_000  # ms; it only ends a hang
PLACE = "games/house"  # where the site lies on its host


class Handler(SimpleHTTPRequestHandler):
    """Plain files, and no words about them."""

    protocol_version = "HTTP/1.1"
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript", ".wasm": "application/wasm"}

    def log_message(self, *words: Any) -> None:
        """Nobody reads it."""


class Host:
    """A host of a folder with the site somewhere below its root, as many have it."""

    def __init__(self, folder: Path) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
        self.address = f"http://127.0.0.1:{self.server.server_port}/{PLACE}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def go_away(self) -> None:
        """The network is cut: nobody listens any more."""
        self.server.shutdown()
        self.server.server_close()


def laid_out(folder: Path) -> Path:
    """A folder to be hosted, with a copy of the site in it."""
    if not (SITE / "house.zip").exists():
        raise RuntimeError("The site is not built: run `make site`.")
    shutil.copytree(SITE, folder / PLACE)
    return folder


def kept(page: Page) -> None:
    """Return when the browser has all that it needs without a network."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=PATIENCE)


def remembered(page: Page) -> None:
    """Return when the browser has kept Python's memory for the next visit."""
    page.evaluate(REMEMBERED)


def ask(person: Person, method: str, path: str, body: Any = None) -> Any:
    """A call of the house in this browser, as the client makes it."""
    reply = person.page.evaluate(ASK, [method, path, body or {}])
    assert reply["status"] == 200, reply
    return reply["text"]


def brought_in(person: Person, host: Host) -> Person:
    """The first visit: everything is here, and then the network is cut."""
    person.page.goto(f"{host.address}/")
    kept(person.page)
    host.go_away()
    person.page.reload()
    person.page.locator(".game-card").first.wait_for()
    return person


def sit(person: Person, game: str, *seats: Any, **wishes: Any) -> str:
    """Open a table in this browser and look at it."""
    wish = {"game": game, "seats": list(seats), "pause": 0, **wishes}
    table = str(json.loads(ask(person, "POST", "/tables", wish))["table"])
    person.page.goto(f"{person.house.address}/#/t/{table}")
    person.ready().first.wait_for()
    return table
