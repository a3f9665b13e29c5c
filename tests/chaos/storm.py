"""Real servers under real people, and everything that can happen to a machine; nothing that was told may be lost."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from chaos.house import House
from chaos.people import Person
from magoteka.client import House as Caller
from magoteka.core.match import Match
from magoteka.games import GAMES, game_named
from magoteka.server.settings import Settings
from magoteka.server.stores import SqlStore
from magoteka.table.journal import Head, record_of
from magoteka.table.past import Past, facts_of
from magoteka.table.store import Row
from server.machines import Postgres, free_port

GOES_ON = 60.0  # seconds in which every table must have moved, when the storm is over
OPEN_FIRST = 0.8  # of all lives; the others may end before they have begun
SEATS = {"five_seals": 3}


@dataclass
class Plan:
    """How hard it storms."""

    kills: int
    tables: int
    seed: int
    life: float = 0.7  # seconds between two kills, on average


class Storm:
    """A house, its people, and what befalls it."""

    def __init__(self, plan: Plan, folder: Path, database: Postgres | None = None) -> None:
        self.plan = plan
        self.rng = random.Random(plan.seed)
        self.counts: Counter[str] = Counter()
        self.database = database
        url = database.url if database is not None else ""
        count = 1 if database is None else 2
        self.houses = [House(free_port(), folder, url) for _ in range(count)]
        self.url = Settings(folder, url).url
        self.folder = folder
        self.people: list[Person] = []

    def where(self) -> str:
        """Some door of the house, as a balancer would choose."""
        return f"ws://127.0.0.1:{self.rng.choice(self.houses).port}"

    # --- people ------------------------------------------------------------------------------------------------------

    def open_tables(self) -> None:
        """Tables of all games: two people, bots on the other seats."""
        games = list(GAMES)
        for number in range(self.plan.tables):
            house = Caller(f"http://127.0.0.1:{self.houses[number % len(self.houses)].port}", "Анна")
            friend = Caller(house.address, "Борис")
            game = games[number % len(games)]
            bots = [{"kind": "bot", "level": self.rng.choice(("random", "greedy"))}] * (SEATS.get(game, 3) - 2)
            opened = house.open(game, [{"kind": "me"}, {"kind": "friend"}, *bots], pause=0)
            friend.join(opened["table"], opened["invites"][0]["token"])
            for one in (house, friend):
                seed = self.plan.seed * 1000 + len(self.people)
                self.people.append(Person(self.where, opened["table"], one.cookie, seed % 40_000, self.counts))

    # --- weather -----------------------------------------------------------------------------------------------------

    async def blow(self) -> None:
        """One misfortune after another."""
        others: list[Callable[[House], Awaitable[None]]] = [self.kill_bots, self.full_disk, self.slow_disk]
        if self.database is not None:
            others = [self.kill_bots, self.database_away, self.standstill]
        killed = 0
        while killed < self.plan.kills:
            await asyncio.sleep(self.rng.expovariate(1 / self.plan.life))
            house = self.rng.choice(self.houses)
            if killed % 4 == 3 and others:
                happens = others[(killed // 4) % len(others)]
                await happens(house)
            house.kill()
            self.counts["kills"] += 1
            killed += 1
            house.start()
            if self.rng.random() < OPEN_FIRST:
                await asyncio.to_thread(self.wait_until_open)
            if sys.stderr.isatty() or killed % 50 == 0:
                print(
                    f"{killed} kills, {self.counts['answers acknowledged']} acknowledged", file=sys.stderr, flush=True
                )

    async def kill_bots(self, house: House) -> None:
        """The processes of bots die, once they have begun."""
        for _ in range(40):
            if house.children():
                break
            await asyncio.sleep(0.1)
        self.counts["bot processes killed"] += house.kill_bots()
        await asyncio.sleep(self.plan.life)

    async def full_disk(self, house: House) -> None:
        house.fill_disk()
        self.counts["disk full"] += 1
        await asyncio.sleep(self.plan.life)
        house.empty_disk()
        await asyncio.sleep(self.plan.life)

    async def slow_disk(self, _: House) -> None:
        """The disk takes its time: nobody can write for a while."""
        self.counts["disk slow"] += 1
        with suppress(sqlite3.OperationalError):
            db = sqlite3.connect(self.folder / "magoteka.db", timeout=2)
            db.execute("begin immediate")
            await asyncio.sleep(self.plan.life)
            db.close()

    async def database_away(self, _: House) -> None:
        """PostgreSQL ends without a word, in the middle of whatever it was doing, and comes back."""
        assert self.database is not None
        self.counts["database stopped"] += 1
        await asyncio.to_thread(self.database.stop)
        await asyncio.sleep(self.rng.random())
        await asyncio.to_thread(self.database.start)

    async def standstill(self, house: House) -> None:
        """A process that is paused, while its tables may be taken by the other."""
        self.counts["paused"] += 1
        house.pause()
        await asyncio.sleep(self.plan.life)
        house.go_on()

    # --- after it ----------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """All of it; an AssertionError says what was lost."""
        for house in self.houses:
            house.start()
        try:
            await asyncio.to_thread(self.wait_until_open)
            await asyncio.to_thread(self.open_tables)
            living = [asyncio.create_task(person.live()) for person in self.people]
            await self.blow()
            await self.calm(living)
            for task in living:
                task.cancel()
            for result in await asyncio.gather(*living, return_exceptions=True):
                if isinstance(result, Exception):
                    raise result
            for house in self.houses:
                await asyncio.to_thread(house.stop)
            await self.check()
        finally:
            for house in self.houses:
                with suppress(ValueError, AttributeError):
                    house.kill()

    def wait_until_open(self) -> None:
        for house in self.houses:
            until = time.monotonic() + 120
            while True:
                house.supervise()
                with suppress(OSError):
                    Caller(f"http://127.0.0.1:{house.port}").get("/healthz")
                    break
                assert time.monotonic() < until, "the house does not open"
                time.sleep(0.05)

    async def calm(self, living: list[asyncio.Task[None]]) -> None:
        """The storm is over: every table goes on, and none waits for a dead thought."""
        await asyncio.to_thread(self.wait_until_open)
        before = {person.table: person.told.version for person in self.people}
        for person in self.people:
            person.calm = True
        until = time.monotonic() + GOES_ON
        waiting = list(self.people)
        while waiting:
            assert time.monotonic() < until, waits(waiting)
            for task in living:
                if task.done():
                    task.result()
            await asyncio.sleep(0.1)
            waiting = [one for one in waiting if not one.told.over and one.told.version < before[one.table] + 2]
        self.counts["tables that went on"] = len(before)

    async def check(self) -> None:
        """Everything that anybody was told is in the store, and every record replays."""
        store = SqlStore(self.url)
        await store.open()
        try:
            for table, head in (await store.heads()).items():
                rows = await store.rows(table)
                stored = await store.load(table)
                assert [row.seq for row in rows] == list(range(len(rows))), f"{table} has a gap"
                people = [one for one in self.people if one.table == table]
                for person in people:
                    self.check_person(person, head["game"], {row.seq: row for row in rows})
                    assert stored is not None
                    self.check_chat(person, stored.chat)
                record = record_of(Head(**head), rows, None)
                Match.replay(game_named(head["game"]), record)
                self.counts["records replayed"] += 1
                self.counts["rows"] += len(rows)
        finally:
            await store.close()

    def check_person(self, person: Person, game: str, rows: dict[int, Row]) -> None:
        codec = game_named(game).codec
        for (version, chair), events in person.told.moments.items():
            assert version in rows, f"{person.table}: row {version} was told and is not there"
            past = Past(version, facts_of(rows[version]))
            assert events in (past.events(codec, chair), past.events_again(codec, chair)), (
                f"{person.table}: row {version} is not what was told"
            )
            self.counts["moments found again"] += 1
        for version, seat, answers in person.told.answers:
            row = rows[version + 1].body["answers"][0]
            said = row[0] == seat and row[1] in answers
            assert said, f"{person.table}: what {seat} said after {version} is lost: {answers}, {row[:2]}"
            self.counts["answers found again"] += 1

    def check_chat(self, person: Person, chat: list[Any]) -> None:
        kept = {line[0]: line[3] for line in chat}
        for number, text in person.told.chat.items():
            assert number < min(kept, default=0) or kept.get(number) == text, f"{person.table}: a line of chat is lost"
            self.counts["chat lines found again"] += 1


def waits(people: list[Person]) -> str:
    """Which tables do not go on, and for whom they wait."""
    found = {
        (one.table, one.told.version, one.counts["connections lost"], str(one.scene.get("asking"))) for one in people
    }
    return f"tables that do not go on: {sorted(found)}"


def told(counts: Counter[str]) -> str:
    """The counts, a line each."""
    return "\n".join(f"{count:>9} {name}" for name, count in sorted(counts.items()))
