"""People who play together, one table after another: two of them with bots beside them, or one who looks at bots."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
from collections.abc import Callable
from typing import Any

from chaos.people import Person, Place, Pulse
from magoteka.bots import LEVELS
from magoteka.games import GAMES

SEATS = 3
CALL = 60.0  # seconds for an answer
AGAIN = 0.3


class NotNow(Exception):
    """The house has said no, or nothing."""


class Guest:
    """Somebody who asks the house for something, from an address of his own."""

    def __init__(self, where: Callable[[], str], address: str) -> None:
        self.where = where
        self.address = address
        self.cookie = ""

    def ask(self, path: str, body: Any) -> Any:
        """Call some process of the house; runs in a thread."""
        connection = http.client.HTTPConnection(self.where(), timeout=CALL, source_address=(self.address, 0))
        try:
            headers = {"content-type": "application/json", **({"cookie": self.cookie} if self.cookie else {})}
            connection.request("POST", path, json.dumps(body), headers)
            answer = connection.getresponse()
            said = json.loads(answer.read())
        except (OSError, http.client.HTTPException, ValueError) as error:
            raise NotNow from error
        finally:
            connection.close()
        if answer.status >= 300:
            raise NotNow(said)
        self.cookie = (answer.headers.get("set-cookie") or self.cookie).partition(";")[0]
        return said


class Party:
    """A table, its people, and the tables that they have left."""

    def __init__(self, number: int, where: Callable[[], str], rng: random.Random, pulse: Pulse) -> None:
        self.number = number
        self.where = where
        self.rng = rng
        self.pulse = pulse
        self.opened = 0
        self.people: list[Person] = []
        self.earlier: list[Person] = []
        self.calm = False

    def __str__(self) -> str:
        return f"party {self.number} ({self.game})"

    @property
    def game(self) -> str:
        """All games come in turn."""
        games = list(GAMES)
        return games[(self.number + self.opened - 1) % len(games)]

    async def play(self) -> None:
        """One match after another, until the storm is over."""
        while not self.calm or not self.people:
            await self.sit_down()
            async with asyncio.TaskGroup() as people:
                for person in self.people:
                    people.create_task(person.live())
            self.pulse.counts["matches played to the end"] += 1

    async def sit_down(self) -> None:
        """Open a table, whatever happens to the house meanwhile."""
        self.earlier += self.people
        self.people = []
        self.opened += 1
        while True:
            try:
                self.people = await asyncio.to_thread(self.open)
                return
            except NotNow:
                await asyncio.sleep(AGAIN)

    def open(self) -> list[Person]:
        """A table of the next game; every third has bots in every seat."""
        host, friend = (Guest(self.where, self.address(number)) for number in range(2))
        for guest, name in ((host, "Анна"), (friend, "Борис")):
            guest.ask("/api/guest", {"name": name})
        bots = [{"kind": "bot", "level": self.rng.choice(list(LEVELS))} for _ in range(SEATS)]
        alone = (self.number + self.opened) % 3 == 0
        seats = bots if alone else [{"kind": "me"}, {"kind": "friend"}, bots[0]]
        self.rng.shuffle(seats)
        made = host.ask("/api/tables", {"game": self.game, "seats": seats, "pause": 0.2 if alone else 0})
        if not alone:
            friend.ask(f"/api/tables/{made['table']}/join", {"token": made["invites"][0]["token"]})
        self.pulse.counts["tables of bots alone" if alone else "tables of people and bots"] += 1
        return [self.person(guest, made["table"]) for guest in ([host] if alone else [host, friend])]

    def person(self, guest: Guest, table: str) -> Person:
        """A guest at the table."""
        rng = random.Random(self.rng.random())
        person = Person(self.where, Place(table, guest.cookie, guest.address), rng, self.pulse)
        person.calm = self.calm
        return person

    def address(self, guest: int) -> str:
        """No two parties share what one address may ask for."""
        return f"127.{1 + guest}.{1 + self.number // 200}.{1 + self.number % 200}"

    def quiet(self) -> None:
        """The storm is over: nobody breaks anything any more."""
        self.calm = True
        for person in self.people:
            person.calm = True

    def went_on(self, before: dict[str, int]) -> bool:
        """Whether everybody has seen the table move since the storm, or end."""
        if not self.people:
            return False
        return all(one.told.over or one.told.version >= before.get(one.place.table, 0) + 2 for one in self.people)
