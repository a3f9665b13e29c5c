"""Real servers under real people, and everything that can happen to a machine; nothing that was told may be lost."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from chaos.house import House
from chaos.party import Party
from chaos.people import GONE, Person, Pulse
from chaos.proof import check, versions
from chaos.weather import Weather
from magoteka.server.settings import Settings
from server.machines import Postgres

PROCESSES = 3  # on PostgreSQL
AT_ONCE = 0.2  # of all lives end at any moment, perhaps before they have begun; the others once something was heard
GLANCE = 10.0  # seconds for a look at a table that stands


class Stands(AssertionError):
    """No table goes on."""


@dataclass
class Plan:
    """How hard it storms."""

    kills: int
    tables: int
    seed: int
    life: int = 20  # things that people hear between two kills, on average
    patience: float = 180.0  # seconds without anything new, anywhere, after which everything stands


class Storm:
    """Houses on one store, their people, and what befalls them."""

    def __init__(self, plan: Plan, folder: Path, database: Postgres | None = None) -> None:
        self.plan = plan
        self.rng = random.Random(plan.seed)
        self.pulse = Pulse()
        self.folder = folder
        url = database.url if database is not None else ""
        self.houses = [House(folder, url, self.rng) for _ in range(1 if database is None else PROCESSES)]
        if database is not None:
            database.make_settable()
        self.url = Settings(folder, url).url
        self.weather = Weather(folder, database, self.rng, self.counts)
        seeds = [random.Random(self.rng.random()) for _ in range(plan.tables)]
        self.parties = [Party(number, self.where, rng, self.pulse) for number, rng in enumerate(seeds)]
        self.playing: dict[Party, asyncio.Task[None]] = {}

    @property
    def counts(self) -> Counter[str]:
        """What has happened, and how often."""
        return self.pulse.counts

    def where(self) -> str:
        """Some door of the house, as a balancer would choose."""
        return f"127.0.0.1:{self.rng.choice(self.houses).port}"

    async def run(self) -> None:
        """All of it; an AssertionError says what was lost."""
        for house in self.houses:
            house.start()
        keeper = asyncio.create_task(self.supervise())
        try:
            self.playing = {party: asyncio.create_task(party.play()) for party in self.parties}
            await self.blow()
            await self.calm()
            keeper.cancel()
            for house in self.houses:
                await asyncio.to_thread(house.stop)
            await check(self.url, self.people(), self.counts)
        finally:
            keeper.cancel()
            await self.leave(*self.playing)
            for house in self.houses:
                house.kill()

    def people(self) -> list[Person]:
        """Everybody who was ever at a table."""
        return [person for party in self.parties for person in (*party.earlier, *party.people)]

    async def leave(self, *parties: Party) -> None:
        """Some have seen enough; a mistake of theirs is one of ours."""
        tasks = [self.playing.pop(party) for party in parties]
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, BaseException) and not isinstance(result, asyncio.CancelledError):
                raise result

    async def supervise(self) -> None:
        """A process that ends by itself, because it finds no database, is started again."""
        while True:
            await asyncio.sleep(0.2)
            for why in filter(None, [house.supervise() for house in self.houses]):
                self.counts["processes that ended by themselves"] += 1
                print(f"a process ended by itself: {why}", file=sys.stderr, flush=True)

    async def heard(self, much: int) -> None:
        """Until people have heard so much that is new; when nobody hears anything any more, say what stands."""
        until, self.pulse.last = self.pulse.beats + much, time.monotonic()
        while self.pulse.beats < until:
            await self.patiently()

    async def patiently(self) -> None:
        """Wait a little, unless everything stands or somebody has failed."""
        if time.monotonic() > self.pulse.last + self.plan.patience:
            raise Stands(await self.standing())
        for task in self.playing.values():
            if task.done():
                task.result()
        await asyncio.sleep(0.02)

    # --- the storm ---------------------------------------------------------------------------------------------------

    async def blow(self) -> None:
        """Kill, and let other things happen between."""
        await self.heard(self.plan.tables)
        for killed in range(1, self.plan.kills + 1):
            house = self.rng.choice(self.houses)
            await self.something()
            if killed % 2 == 0:
                await self.weather.strike(house)
                await self.something()  # no restart is needed: the house goes on by itself
            await asyncio.sleep(self.rng.random() * 0.1)
            house.kill()
            self.counts["kills"] += 1
            house.start()
            if killed % 50 == 0:
                heard = f"{killed} kills, {self.counts['answers acknowledged']} answers acknowledged"
                print(heard, file=sys.stderr, flush=True)

    async def something(self) -> None:
        """Let people hear something new, or do not wait for it."""
        if self.rng.random() > AT_ONCE:
            await self.heard(self.rng.randint(1, 2 * self.plan.life))

    async def calm(self) -> None:
        """The storm is over: every table goes on by itself, and none waits for a dead thought."""
        for party in self.parties:
            party.quiet()
        self.pulse.last = time.monotonic()
        before = await self.stored()
        while self.playing:
            await self.patiently()
            on = [party for party in self.playing if party.went_on(before)]
            self.counts["tables that went on"] += len(on)
            await self.leave(*on)  # so that in the end only those are left that stand
        assert not self.counts["problem: broken"], "a guest was told of a mistake of ours"

    async def stored(self) -> dict[str, int]:
        """The last row of every table, as soon as the store answers again."""
        while True:
            with suppress(SQLAlchemyError, OSError):
                return await versions(self.url)
            await self.patiently()

    # --- what stands -------------------------------------------------------------------------------------------------

    async def standing(self) -> str:
        """Which tables stand, and what is known of each: by its people, by the store, by somebody who comes now."""
        lines = [f"nothing new anywhere for {self.plan.patience:.0f} s"]
        lines += [f"port {house.port}: {'runs' if house.runs else 'has ended'}" for house in self.houses]
        try:
            stored = await versions(self.url)
        except (SQLAlchemyError, OSError) as error:
            stored = {}
            lines.append(f"the store does not answer: {error!r}")
        for party in self.playing:
            lines.append(str(party) + ("" if party.people else ": cannot open a table"))
            lines += [await self.described(one, stored) for one in party.people]
        lines += [line for house in self.houses for line in house.said()[-40:]]
        return "\n".join(lines)

    async def described(self, one: Person, stored: dict[str, int]) -> str:
        """A table and somebody at it."""
        asked = [seat["seat"] for seat in one.scene.get("asking", [])]
        known = f"chair {one.scene.get('chair')} has heard of {one.told.version}, where {asked} are asked"
        return f"  {one.place.table}: {known}; stored {stored.get(one.place.table)}; now {await glance(one)}"


async def glance(one: Person) -> str:
    """What somebody sees who comes anew."""
    try:
        async with asyncio.timeout(GLANCE):
            socket = await one.connected(-1)
            seen: Any = json.loads(await socket.recv())
            socket.transport.abort()
    except GONE as error:
        return repr(error)
    asked = [seat["seat"] for seat in seen["scene"]["asking"]]
    return f"{seen['scene']['version']}, {asked} are asked, {len(seen['scene']['options'])} options for this chair"


def told(counts: Counter[str]) -> str:
    """The counts, a line each."""
    return "\n".join(f"{count:>9} {name}" for name, count in sorted(counts.items()) if count)
