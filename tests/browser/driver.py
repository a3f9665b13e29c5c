"""A server of its own, and people who sit before real browsers."""

from __future__ import annotations

import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, ViewportSize, expect, sync_playwright

from magoteka.client import House as Caller
from magoteka.server.settings import Settings

ARTIFACTS = Path(__file__).parents[2] / "artifacts"
Theme = Literal["dark", "light"]
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
LOOKS = (("desk", "light", "en"), ("phone", "dark", "ru"), ("phone", "light", "ru"), ("desk", "dark", "ru"))
BOT = {"kind": "bot", "level": "random"}
GOOD_BOT = {"kind": "bot", "level": "greedy"}
ME = {"kind": "me"}
FRIEND = {"kind": "friend"}
SEED = ("--seed", "7")  # the luck of every table repeats itself; without it the dice are under seal
OPTION = "[data-option]"  # whatever answers a question, or brings nearer to an answer, bears this attribute
BEFORE = f"dialog[open] {OPTION}:enabled"  # in a list before the table; what lies behind it is out of reach
CAREFUL = 16  # so many answers of a person are clicked as with a mouse, the others only sent
SENT = """
one => {
  const { x, y, width, height } = one.getBoundingClientRect()
  one.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x + width / 2, clientY: y + height / 2 }))
}
"""
WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
LOOSE = """
() => [...document.querySelectorAll('.unseen')].filter(one => {
  let up = one.parentElement
  while (up && up !== one.offsetParent && getComputedStyle(up).overflowX !== 'auto') up = up.parentElement
  return up && up !== one.offsetParent
}).map(one => one.textContent)
"""
MOVED = """
([option, before]) =>
  document.querySelector(option) !== null || document.querySelector('[data-version]')?.dataset.version !== before
"""
TAKEN = """
before => document.querySelector('[data-version]')?.dataset.version !== before
  || [...document.querySelectorAll('.toast')].some(one => one.textContent.includes('выберите ещё раз'))
"""  # an answer was taken in, or is doubted: a certain loss for nothing is asked about once more
REACHED = "version => Number(document.querySelector('[data-version]')?.dataset.version) >= version"
SAID = """
() => Promise.allSettled(
  [...document.querySelectorAll('.sentence')].flatMap(one => one.getAnimations()).map(one => one.finished)
).then(() => null)
"""  # a sentence that has just come is still invisible
PAINTED = """
calm => new Promise(done => {
  let count = -1, since = performance.now()
  const look = now => {
    const pictures = document.querySelectorAll("img[src^='data:image/svg'], image[href^='blob:']").length
    if (pictures !== count) [count, since] = [pictures, now]
    if (pictures && now - since > calm) return done(count)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})
"""  # how many pictures there are when for so many ms no further one has come
PATIENCE = 600  # seconds: it only ends a hang
POLL = 20  # ms between two looks at several screens
CURTAIN = ".curtain button"
ENDING = "[data-over]"
expect.set_options(timeout=90_000)  # a busy machine is slow, not wrong
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")  # Debian's, best without windows
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """The server as its users start it: a process of its own, which can be killed and started again."""

    def __init__(self, data: Path, environment: dict[str, str] | None = None, luck: tuple[str, ...] = SEED) -> None:
        if environment is None and not (Settings(data).static / "index.html").exists():
            raise RuntimeError("The web client is not built: run `npm run build` in web/, or `make setup`.")
        self.data = data
        path = os.pathsep.join(entry for entry in sys.path if entry)
        self.environment = environment or {**os.environ, "PYTHONPATH": path, "LC_ALL": "C.UTF-8"}
        self.luck = luck
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> House:
        """Serve; the address is printed when the house is ready."""
        command = [sys.executable, "-m", "magoteka.cli.main", "serve", "--no-open"]
        command += ["--port", str(self.port), "--data", str(self.data), *self.luck]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=self.environment)
        assert self.process.stdout is not None
        if self.address not in self.process.stdout.readline():
            raise RuntimeError(f"The server did not start on {self.address}.")
        return self

    def kill(self) -> None:
        """No farewell: the process is gone."""
        if self.process is not None and self.process.stdout is not None:
            self.process.kill()
            self.process.wait()
            self.process.stdout.close()
        self.process = None


@dataclass
class Person:
    """Somebody before a browser; `errors` is what the browser's console complained of."""

    house: House
    context: BrowserContext
    page: Page
    errors: list[str] = field(default_factory=list)
    tolerated: list[str] = field(default_factory=list)
    presses: int = 0

    def go(self, path: str = "/", whole: bool = False) -> Page:
        """Open a page of the house; a whole page has everything that it asks the server for."""
        self.page.goto(self.house.address + path)
        self.page.locator("#content").wait_for()
        if whole:
            self.page.wait_for_load_state("networkidle")
        return self.page

    def post(self, path: str, body: Any) -> Any:
        """A call of the house's HTTP side in this person's name."""
        response = self.context.request.post(self.house.address + path, data=body)
        assert response.ok, response.text()
        return response.json()

    def connoisseur(self) -> Person:
        """Whoever wants clauses, margins of error and seals, too."""
        self.context.add_init_script("if (location.protocol === 'http:') localStorage['magoteka-connoisseur'] ??= 'on'")
        return self

    def called(self, name: str) -> Person:
        """The person takes a name."""
        self.post("/api/guest", {"name": name})
        return self

    def also(self, other: Person) -> Person:
        """This screen belongs to the same guest as another one."""
        kept: list[Any] = other.context.cookies()
        self.context.add_cookies(kept)
        return self

    def table(self, *seats: Any, game: str = "abraca", **wishes: Any) -> Any:
        """Open a table whose bots answer at once; its links."""
        return self.post("/api/tables", {"game": game, "seats": list(seats), "pause": 0, **wishes})

    def sit(self, *seats: Any, game: str = "abraca", **wishes: Any) -> Any:
        """Open a table and look at it."""
        created = self.table(*seats, game=game, **wishes)
        self.go(f"/t/{created['table']}")
        self.ready().first.wait_for()
        return created

    def caller(self) -> Caller:
        """The same guest without a screen."""
        cookie = self.context.cookies()[0]
        return Caller(self.house.address, cookie=f"{cookie['name']}={cookie['value']}")

    def outlast(self, table: str) -> str:
        """Hear a match of bots to its end while no screen looks on."""
        with self.caller().live(table) as live:
            while not live.scene.get("over"):
                live.hear(PATIENCE)
        return table

    def ready(self) -> Locator:
        """What there is at a table that waits for this person, hides behind the curtain, or has ended."""
        return self.page.locator(f"{OPTION}, {CURTAIN}, {ENDING}")

    def fits(self) -> None:
        """The page does not scroll sideways, and no unseen word could make it."""
        assert self.page.evaluate(WIDE) <= 0, self.page.url
        assert self.page.evaluate(LOOSE) == []

    def options(self) -> Locator:
        """What can be clicked in answer now."""
        return self.page.locator(OPTION)

    def over(self) -> bool:
        """Whether the end of the match is shown."""
        return self.page.locator(ENDING).count() > 0

    def version(self) -> int:
        """The version of the table that this screen shows."""
        return int(self.page.locator("[data-version]").get_attribute("data-version") or -1)

    def reach(self, version: int) -> None:
        """Return when this screen shows the table at that version or, where bots have gone on, at a later one."""
        self.page.wait_for_function(REACHED, arg=version)

    def answer(self, choose: Callable[[list[Locator]], Locator] = random.choice) -> None:
        """Click open options until one of them is an answer that the table has taken in."""
        if self.page.locator(f"dialog[open] {OPTION}").count():  # a list from which somebody has chosen
            self.page.keyboard.press("Escape")
        before = self.version()
        while self.version() == before:
            self.page.wait_for_function(MOVED, arg=[OPTION, str(before)])
            options = self.page.locator(BEFORE).all() or self.options().all()
            if options:
                press(choose(options), self.presses < CAREFUL)
                self.presses += 1

    def picture(self, name: str, full: bool = False) -> None:
        """Store what the person sees as artifacts/<name>.png."""
        ARTIFACTS.mkdir(exist_ok=True)
        self.page.evaluate(SAID)
        self.page.screenshot(path=ARTIFACTS / f"{name}.png", full_page=full)

    def complaints(self) -> list[str]:
        """What the console complained of, but for what the test expects."""
        return [error for error in self.errors if not any(words in error for words in self.tolerated)]


@contextmanager
def opened() -> Iterator[tuple[Browser, House]]:
    """A browser and a house of its own, for programs that are no tests."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        house = House(Path(data)).start()
        try:
            yield browser, house
        finally:
            house.kill()
            browser.close()


def seated(
    browser: Browser, house: House, lang: str, phone: bool, theme: Theme, motion: bool, sharp: float = 1
) -> Person:
    """A person with a browser of that language, size, theme, motion and sharpness."""
    context = browser.new_context(
        locale={"ru": "ru-RU", "en": "en-US"}.get(lang, lang),
        viewport=PHONE if phone else DESK,
        is_mobile=phone,
        has_touch=phone,
        device_scale_factor=sharp,
        color_scheme=theme,
        reduced_motion="no-preference" if motion else "reduce",
    )
    context.set_default_timeout(120_000)
    if not motion:
        context.add_init_script(
            "if (location.protocol === 'http:') localStorage['magoteka-pace'] ??= 'once'"  # a blank page has no storage
        )
    person = Person(house, context, context.new_page())
    context.on("console", lambda said: person.errors.extend([said.text] if said.type == "error" else []))
    context.on("weberror", lambda error: person.errors.append(str(error.error)))
    return person


def press(option: Locator, careful: bool = True) -> None:
    """Click an option; one that went while the hand was moving, because somebody else answered, is no loss.

    A careful click is a mouse's: the option must be in view, still, and covered by nothing. Others are much quicker.
    """
    if not option.count():
        return
    seen = option.element_handle()
    try:
        if careful:
            seen.click()
        else:
            seen.evaluate(SENT)
    except Error:
        if seen.evaluate("one => one.isConnected"):
            raise


def play_out(people: Sequence[Caller], table: str) -> None:
    """A match, answered to its end by chance and without screens."""

    def play(one: Caller) -> None:
        rng = random.Random(0)
        with one.live(table) as live:
            live.play(lambda scene: rng.choice(scene["options"]))

    with ThreadPoolExecutor(len(people)) as crew:
        list(crew.map(play, people))


def introduce(person: Person, name: str) -> None:
    """Answer the one question that is asked before the first table with others."""
    asked = person.page.get_by_role("dialog", name="Как вас представить?")
    asked.get_by_label("Ваше имя").fill(name)
    asked.get_by_label("Сова", exact=True).check(force=True)
    asked.get_by_role("button", name="Дальше").click()


def unfold(person: Person, game: str) -> None:
    """All that is behind a door of the hall."""
    person.page.locator(f'.game-card[data-game="{game}"] summary').click()


def next_asked(people: Iterable[Person]) -> Person | None:
    """Whom of these people the table waits for, as soon as it does; nobody when the match is over."""
    people = list(people)
    while not all(person.over() for person in people):
        asked = next((person for person in people if person.options().count() and not person.over()), None)
        if asked is not None:
            return asked
        people[0].page.wait_for_timeout(POLL)
    return None


def play_on(
    people: Iterable[Person], answers: int = 400, choose: Callable[[list[Locator]], Locator] = random.choice
) -> int:
    """Let whoever is asked answer, until the match is over or so many answers were given; how many were."""
    people, given = list(people), 0
    while given < answers and (asked := next_asked(people)) is not None:
        asked.answer(choose)
        given += 1
    return given
