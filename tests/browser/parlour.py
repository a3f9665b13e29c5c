"""What the pages for guests and hosts show, on a phone: days, a family book, a club and a tournament, really played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, ViewportSize

from browser.driver import FRIEND, ME, House, play_out, seated
from magoteka.client import House as Caller

SCREEN: ViewportSize = {"width": 390, "height": 720}
SHARP = 2  # pixels of a picture in one of the screen
ACROSS = SHARP * SCREEN["width"]
NAMES = {
    "ru": ("Анна", "Борис", "Вера", "Глеб", "Даша", "Егор"),
    "en": ("Anna", "Ben", "Clara", "David", "Emma", "Frank"),
}
FACES = ("owl", "bear-head", "cat", "wolf-head", "fox-head", "raven")
WORDS = {
    "ru": {
        "club": "Четверг",
        "about": "Играем по четвергам с семи",
        "said": "Я принесу пирог",
        "tour": "Осенний кубок",
    },
    "en": {"club": "Thursdays", "about": "Thursdays from seven", "said": "I am bringing a pie", "tour": "Autumn cup"},
}
DAYS = {"hours": 24, "reserve": 48, "night": [23 * 60, 8 * 60]}
OVER_DAYS = ("siggil", "magic_sword", "fabled")
EVENING = (("abraca", 2), ("siggil", 3), ("abraca", 3), ("fabled", 2))  # with how many people
ROUNDS = [{"game": "abraca"}, {"game": "siggil"}, {"game": "fabled"}]


class Company:
    """Anna before her phone, and five friends without one."""

    def __init__(self, browser: Browser, house: House, lang: str) -> None:
        self.words = WORDS[lang]
        self.anna = seated(browser, house, lang, True, "dark", False, SHARP)
        self.anna.page.set_viewport_size(SCREEN)
        self.friends = [Caller(house.address) for _ in FACES[1:]]
        looks = [{"name": name, "face": face} for name, face in zip(NAMES[lang], FACES, strict=True)]
        self.anna.post("/api/guest", looks[0])
        for friend, look in zip(self.friends, looks[1:], strict=True):
            friend.post("/api/guest", look)
        self.people = [self.anna.caller(), *self.friends]

    def photographed(self, path: str, first: str = "") -> bytes:
        """A page as Anna sees it, from its beginning or from what is called so."""
        page = self.anna.go(path, whole=True)
        page.evaluate("document.fonts.ready.then(() => null)")
        if first:
            page.locator(first).first.evaluate("one => one.scrollIntoView()")
        return page.screenshot()

    def days(self) -> str:
        """Matches that take a move a day; the page that has them."""
        for friend, game in zip(self.friends, OVER_DAYS, strict=False):
            made = self.anna.table(ME, FRIEND, game=game, days=DAYS)
            friend.join(made["table"], made["join"])
        return "/tables"

    def book(self) -> str:
        """An evening of four matches; the page of the book."""
        for game, people in EVENING:
            made = self.anna.table(ME, *[FRIEND] * (people - 1), game=game)
            for friend in self.friends[: people - 1]:
                friend.join(made["table"], made["join"])
            play_out(self.people[:people], made["table"])
        return "/book"

    def club(self) -> str:
        """A club with a table, a wish and an announcement; its room."""
        made = self.anna.post("/api/clubs", {"name": self.words["club"]})
        room = f"/api/clubs/{made['club']}"
        rules = {"version": self.people[0].get(room)["version"], "name": self.words["club"]}
        self.anna.post(f"{room}/rules", {**rules, "about": self.words["about"], "games": ROUNDS[:2]})
        for friend in self.friends[:4]:
            friend.post(f"{room}/join", {"token": made["join"]})
        self.friends[0].post(f"{room}/tables", {"table": {"game": "siggil", "seats": [ME, FRIEND], "pause": 0}})
        self.friends[1].post(f"{room}/wish", {"game": "fabled", "hours": 3})
        self.friends[2].post(f"{room}/words", {"text": self.words["said"]})
        return f"/club/{made['club']}"

    def tournament(self) -> str:
        """A tournament of somebody else before its last round is played; its page."""
        host = self.friends[0]
        wish = {"name": self.words["tour"], "form": "swiss", "rounds": len(ROUNDS), "games": ROUNDS}
        it = f"/api/tournaments/{host.post('/api/tournaments', wish)['tournament']}"
        for one in self.people:
            one.post(f"{it}/enter", {})
        for _ in ROUNDS[1:]:
            for board in boards(host.post(f"{it}/pair", {})):
                play_out([self.people[who] for who in board["seats"]], board["table"])
        host.post(f"{it}/pair", {})
        return it.removeprefix("/api").replace("tournaments", "tour")

    def organised(self, path: str) -> str:
        """Anna keeps the tournament now, and one of its last tables is over; its page."""
        it = path.replace("tour", "api/tournaments", 1)
        kept = self.friends[0].post(f"{it}/order", {"do": "organiser", "entrant": 0})
        board = next(board for board in boards(kept) if 0 not in board["seats"])
        play_out([self.people[who] for who in board["seats"]], board["table"])
        return path


def boards(tournament: Any) -> list[Any]:
    """The tables of the latest round."""
    return list(tournament["played"][-1]["boards"])


def pages(browser: Browser, house: House, lang: str) -> Iterator[tuple[str, bytes]]:
    """The pictures of a language, by their names."""
    company = Company(browser, house, lang)
    yield "days", company.photographed(company.days())
    yield "book", company.photographed(company.book())
    yield "club", company.photographed(company.club())
    path = company.tournament()
    yield "tournament", company.photographed(path)
    yield "round", company.photographed(company.organised(path), "section:has(> details [data-board])")
    company.anna.context.close()
