"""Evenings of a club with real lines: rounds in several games, a server that is killed, a season, a restore."""

from __future__ import annotations

import shutil
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from fractions import Fraction
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import URLError
from urllib.request import Request

import pytest
from websockets.exceptions import WebSocketException

from browser.driver import House as Server
from extent import long, of
from magoteka.client import House, Json, Live, Refused

GAMES = [{"game": "abraca"}, {"game": "siggil"}, {"game": "fabled"}]
BREATH = 0.25  # seconds between two looks
LOST = (OSError, URLError, EOFError, TimeoutError, WebSocketException, Refused, ValueError)


class Member(House):
    """Somebody of a club with an address of his own, who is not put off by a server that is away."""

    def __init__(self, address: str, number: int) -> None:
        self.home = f"10.1.{number // 250}.{1 + number % 250}"
        super().__init__(address)
        self.ask("/api/guest", {"name": f"Гость {number}"})

    def call(self, request: Request) -> Json:
        request.add_header("x-forwarded-for", self.home)
        return super().call(request)

    def live(self, table: str, **query: Json) -> Live:
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        return Live(address, {"cookie": self.cookie, "x-forwarded-for": self.home})

    def ask(self, path: str, wish: Json) -> Json:
        """Ask until a server answers; what was done before it was killed is not done again by any of these calls."""
        while True:
            with suppress(*LOST):
                return self.post(path, wish)
            threading.Event().wait(BREATH)


class Club:
    """A server that may be killed, and people who play whatever table they are given."""

    def __init__(self, folder: Path, people: int) -> None:
        self.folder = folder
        self.server = Server(folder, luck=("--proxy", "127.0.0.1")).start()
        self.people = [Member(self.server.address, number) for number in range(people)]
        self.shown: Any = None
        self.end = threading.Event()

    @property
    def host(self) -> Member:
        return self.people[0]

    def open(self, **wish: Any) -> str:
        """A tournament into which everybody has come."""
        it = str(self.host.ask("/api/tournaments", {"name": "Четверг", "form": "swiss", **wish})["tournament"])
        if wish.get("form") != "season":
            for one in self.people:
                one.ask(f"/api/tournaments/{it}/enter", {})
        return it

    def look(self, it: str) -> Any:
        """What stands on the wall for everybody; None while there is no server."""
        with suppress(*LOST):
            self.shown = self.host.get(f"/api/tournaments/{it}")
            return self.shown
        return None

    def play(self, number: int) -> None:
        """Play every table that has a seat for us."""
        done, rng = set[str](), Random(number)
        while not self.end.is_set():
            for board in self.boards():
                if number in board["seats"] and not board["places"] and board["table"] not in done:
                    with suppress(*LOST), self.people[number].live(board["table"]) as live:
                        live.play(lambda scene: rng.choice(scene["options"]))
                        done.add(board["table"])
            self.end.wait(BREATH)

    def boards(self) -> list[Any]:
        """The tables of the latest round."""
        return self.shown["played"][-1]["boards"] if self.shown and self.shown["played"] else []

    def evening(self, it: str, storm: Callable[[Any], None]) -> Any:
        """Play all rounds of a tournament, whatever befalls the server; how it stands in the end."""
        self.end.clear()
        self.shown = None
        with ThreadPoolExecutor(len(self.people)) as crew:
            playing = [crew.submit(self.play, number) for number in range(len(self.people))]
            try:
                while not self.end.is_set() and not (shown := self.look(it) or {}).get("over"):
                    if shown.get("next"):
                        with suppress(*LOST):
                            self.host.post(f"/api/tournaments/{it}/pair", {})
                    elif shown:
                        storm(shown)
                    assert not any(one.done() for one in playing)
                    self.end.wait(BREATH)
            finally:
                self.end.set()
        return self.look(it)

    def restart(self) -> None:
        self.server.kill()
        self.server.start()

    def copy(self, to: Path) -> None:
        """A copy while the house is open, as its keeper makes it."""
        to.mkdir()
        command = [sys.executable, "-m", "magoteka.cli.main", "admin", "backup", "--data", str(self.folder)]
        subprocess.run([*command, "--out", str(to / "magoteka.db")], check=True, env=self.server.environment)
        shutil.copy(self.folder / "secret", to / "secret")

    def restore(self, kept: Path) -> None:
        """The folder is lost; what was copied is put into an empty one."""
        self.server.kill()
        shutil.rmtree(self.folder)
        shutil.copytree(kept, self.folder)
        self.server.start()


@pytest.fixture
def club(tmp_path: Path, request: pytest.FixtureRequest) -> Any:
    opened = Club(tmp_path / "house", request.param)
    yield opened
    opened.end.set()
    opened.server.kill()


def complete(shown: Any, rounds: int) -> None:
    """Every result is in the table, none by hand, and nobody has met anybody twice."""
    boards = [board for one in shown["played"] for board in one["boards"]]
    assert len(shown["played"]) == rounds
    assert all(board["places"] and not board["by_hand"] for board in boards)
    met = Counter(pair for board in boards for pair in combinations(sorted(board["seats"]), 2))
    assert max(met.values()) == 1
    for one in shown["played"]:
        there = sorted([*one["byes"], *(who for board in one["boards"] for who in board["seats"])])
        assert there == list(range(len(shown["entrants"])))
    given = sum((Fraction(points) for board in boards for points in board["points"]), Fraction())
    byes = sum(len(one["byes"]) for one in shown["played"])
    assert sum(Fraction(one["values"]["points"]) for one in shown["standings"]) == given + byes


def after(results: int, work: Callable[[], None]) -> Callable[[Any], None]:
    """Something that happens once, when so many results are there and others are not."""
    left = [work]

    def storm(shown: Any) -> None:
        boards = [board for one in shown["played"] for board in one["boards"]]
        if left and sum(bool(board["places"]) for board in boards) >= results:
            left.pop()()

    return storm


@pytest.mark.once
@pytest.mark.parametrize("club", [of(4, 80)], indirect=True)
def test_an_evening_of_rounds_in_three_games_outlives_a_killed_server(club: Club) -> None:
    rounds = of(3, 5)
    it = club.open(rounds=rounds, games=GAMES)
    shown = club.evening(it, after(len(club.people) // 2 + 1, club.restart))
    complete(shown, rounds)
    assert len({one["game"] for one in shown["played"]}) == 3


@long
@pytest.mark.once
@pytest.mark.parametrize("club", [12], indirect=True)
def test_a_season_of_four_evenings_stands_after_two_kills_and_a_restore(club: Club, tmp_path: Path) -> None:
    season, evenings, kept = club.open(form="season"), [], tmp_path / "kept"

    def lost() -> None:
        club.copy(kept)
        club.restore(kept)

    for befalls in (lambda: None, club.restart, lost, club.restart):
        it = club.open(rounds=3, games=GAMES, season=season, size=3)
        shown = club.evening(it, after(5, befalls))
        complete(shown, 3)
        evenings.append(shown)
    league = club.look(season)
    assert [one["rounds"] for one in league["evenings"]] == [3] * 4
    total: Counter[str] = Counter()
    for one in (one for shown in evenings for one in shown["standings"]):
        total[one["name"]] += Fraction(one["values"]["points"])  # type: ignore[assignment]  # exact, as a fraction
    assert {one["name"]: Fraction(one["values"]["points"]) for one in league["standings"]} == dict(total)
    assert {one["played"] for one in league["standings"]} == {4}
