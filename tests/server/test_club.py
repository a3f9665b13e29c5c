"""An evening of a club: forty people behind one router, none of whom is refused anything."""

from __future__ import annotations

import random
import re
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

import pytest

from extent import of
from magoteka.server.api import calls
from magoteka.server.limits import Limits
from magoteka.table import limits
from magoteka.table.listener import Listener
from server.houses import Inside, inside

PEOPLE = 40
ROUTER = "10.0.0.1"
CLIENT = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.svelte.ts"
PRICES = {call.name: call.price for call in calls()}
COMES = ("me", "games", "texts", "daily", "tables", "guest", "invitation", "join")
ENDS = ("tally", "seal", "record", "odds", "tables")  # that a page asks for when a match is over
LOOKS = ("replay", *["replay_page"] * 20, "past", "analysis")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that the test sets."""
    now = [0.0]
    monkeypatch.setattr(limits, "now", lambda: now[0])
    return now


def test_forty_people_arrive_at_once(tmp_path: Path, clock: list[float]) -> None:
    """Ten tables of four; everybody opens the house, looks at an invitation, sits down and speaks: no time passes."""
    tags: Counter[str] = Counter()
    with inside(tmp_path) as house, ExitStack() as open_lines:
        for number in range(of(3, PEOPLE // 4)):
            people = [house.guest(f"{number}-{seat}") for seat in range(4)]
            for one in people:
                for path in ("/api/me", "/api/games", "/api/daily", "/api/tables"):
                    found = one.get(path)
                    tags[found.get("tag", "") if isinstance(found, dict) else ""] += 1
                tags[str(house.client.get("/api/texts/ru").status_code)] += 1
            opened = people[0].open([{"kind": "me"}, *[{"kind": "friend"}] * 3])
            path = f"/api/tables/{opened['table']}"
            for one in people[1:]:
                tags[one.get(f"{path}/invitation?token={opened['join']}").get("tag", "")] += 1
                tags[one.post(f"{path}/join", {"token": opened["join"]}).get("tag", "")] += 1
            for one in people:
                line = open_lines.enter_context(one.live(opened["table"]))
                line.hear()
                line.send(type="chat", text="Всем привет")
                while (said := line.hear())["type"] not in ("chat", "problem"):
                    pass
                tags[said["type"]] += 1
        assert set(tags) == {"", "200", "chat"}
        assert refusals(house) == 0


def refusals(house: Inside) -> int:
    return sum(house.hub.metrics.counts["refusals"].values())


class Club:
    """Forty browsers as they behave, and what the house counts of them."""

    def __init__(self, clock: list[float], seed: int) -> None:
        self.limits = Limits()
        self.clock = clock
        self.luck = random.Random(seed)
        self.refused: Counter[str] = Counter()
        self.names = [f"guest-{number}" for number in range(PEOPLE)]
        self.lines = {name: self.line(name) for name in self.names}
        beat = re.search(r"const BEAT = ([\d_]+)", CLIENT.read_text("utf-8"))
        assert beat is not None
        self.beat = int(beat[1]) / 1000

    def line(self, name: str) -> Listener:
        one = Listener(name, name, watching=False)
        self.limits.bind(one, ROUTER)
        return one

    def count(self, what: str, well: bool) -> None:
        self.refused[what] += not well

    def ask(self, name: str, *asked: str) -> None:
        for call in asked:
            self.count(call, self.limits.may_call(name, ROUTER, PRICES[call]))

    def comes(self, name: str) -> None:
        self.count("knock", self.limits.knocks.take(ROUTER))

    def opens(self, name: str) -> None:
        self.count("open", self.limits.openings.take(name) and self.limits.openings_from.take(ROUTER))

    def says(self, name: str, what: str, price: float = 1) -> None:
        self.count(what, self.lines[name].messages.take(price))

    def speaks(self, name: str) -> None:
        self.count("chat", self.lines[name].chat.take())

    def second(self, name: str, *, lost: bool) -> None:
        """What one of them does in it; Abraca is quick, and what is possible is asked for with the answer."""
        if self.luck.random() < 1 / self.beat:
            self.says(name, "ping")
        if self.luck.random() < 1 / 6:
            self.says(name, "answer")
            self.says(name, "odds")
        if self.luck.random() < 1 / 30:
            self.speaks(name)
        if lost or self.luck.random() < 1 / 600:
            for _ in range(3):
                self.comes(name)
            self.says(name, "look", 3)

    def match(self, seconds: int) -> None:
        """All play at ten tables, which end in the same minute; in the midst the router is switched off and on."""
        restart = self.clock[0] + seconds / 2
        for name in self.names:
            self.opens(name)  # a puzzle, a lesson, a rematch: more than there are
        for _ in range(seconds):
            self.clock[0] += 1
            for name in self.names:
                self.second(name, lost=restart <= self.clock[0] < restart + 1)
        for name in self.names:
            self.speaks(name)
            self.clock[0] += self.luck.random()
            self.ask(name, *ENDS)
        for name in self.names:
            self.clock[0] += self.luck.uniform(0, 8)
            self.ask(name, *LOOKS)


@pytest.mark.parametrize("seed", range(of(1, 10)))
def test_nobody_is_refused_in_an_ordinary_evening(clock: list[float], seed: int) -> None:
    club = Club(clock, seed)
    for name in club.names:
        club.ask(name, *COMES)
        club.comes(name)
        club.speaks(name)
    for _ in range(of(2, 7)):
        club.match(of(240, 1500))
    assert +club.refused == {}


def test_one_of_them_who_floods_is_refused_and_the_others_are_not(clock: list[float]) -> None:
    club = Club(clock, 1)
    eve, *others = club.names
    for _ in range(5000):
        club.ask(eve, "me")
        club.says(eve, "ping")
        club.speaks(eve)
    assert set(club.refused) == {"me", "ping", "chat"}
    club.refused.clear()
    for name in others:
        club.ask(name, *COMES)
        club.speaks(name)
        club.says(name, "answer")
    assert +club.refused == {}
