"""What befalls a house: its bots die, its disk is full or slow, its database goes away, it stands still."""

from __future__ import annotations

import asyncio
import random
import resource
import signal
import sqlite3
import subprocess
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

from chaos.house import House, children_of, limit_files, told
from server.machines import Postgres

FULL = 16_384  # bytes that a file may have when there is no room
LONGEST = 5.0  # seconds of a misfortune of which nobody takes notice
JUMP = 2 * 24 * 3600.0  # seconds by which a clock is wrong at most
LEASE = 11.0  # seconds after which a process that gave no sign of life has lost its tables
Misfortune = Callable[[House], Awaitable[None]]


class Weather:
    """One misfortune after another."""

    def __init__(self, folder: Path, database: Postgres | None, rng: random.Random, counts: Counter[str]) -> None:
        self.folder = folder
        self.database = database
        self.rng = rng
        self.counts = counts
        self.happened = 0
        alone: list[Misfortune] = [self.full_disk, self.bots_die, self.slow_disk, self.clock_jumps]
        several: list[Misfortune] = [
            self.database_away, self.bots_die, self.database_slow, self.database_full, self.standstill, self.long_sleep,
            self.clock_jumps, self.database_clock_jumps,
        ]  # fmt: skip
        self.kinds = alone if database is None else several

    async def strike(self, house: House) -> None:
        """The next misfortune; when it has passed, the house must go on by itself."""
        self.happened += 1
        await self.kinds[(self.happened - 1) % len(self.kinds)](house)

    async def last(self) -> None:
        """For as long as a misfortune lasts: at best somebody says something meanwhile."""
        said, until = self.counts["answers sent"], time.monotonic() + LONGEST
        await asyncio.sleep(self.rng.uniform(0.1, 1.0))
        while self.counts["answers sent"] == said and time.monotonic() < until:
            await asyncio.sleep(0.02)

    async def bots_die(self, house: House) -> None:
        """The processes of bots die, once they have begun."""
        for _ in range(40):
            if children_of(house.process.pid):
                break
            await asyncio.sleep(0.1)
        self.counts["bot processes killed"] += house.kill_bots()

    async def full_disk(self, house: House) -> None:
        """No file grows any more, and then there is room again."""
        self.counts["disk full"] += 1
        limit_files(house.process.pid, FULL)
        await self.last()
        limit_files(house.process.pid, resource.RLIM_INFINITY)

    async def slow_disk(self, _: House) -> None:
        """The disk takes its time: nobody can write for a while."""
        self.counts["disk slow"] += 1
        await asyncio.to_thread(hold, self.folder / "magoteka.db", self.rng.uniform(0.1, 1.0))

    async def clock_jumps(self, house: House) -> None:
        """Somebody sets the clock of a server, forwards or back, and leaves it so."""
        self.counts["clock set wrong"] += 1
        house.clock.value = self.rng.uniform(-JUMP, JUMP)

    async def database_clock_jumps(self, _: House) -> None:
        """The clock of the database, by which leases are counted, jumps and is set right again."""
        assert self.database is not None
        self.counts["database's clock set wrong"] += 1
        await asyncio.to_thread(self.database.set_clock, self.rng.choice((-1, 1)) * self.rng.uniform(1, JUMP))
        await self.last()
        await asyncio.to_thread(self.database.set_clock, 0.0)

    async def database_away(self, _: House) -> None:
        """PostgreSQL ends without a word, in the middle of whatever it was doing, and comes back."""
        assert self.database is not None
        self.counts["database stopped"] += 1
        await asyncio.to_thread(self.database.stop)
        await self.last()
        await asyncio.to_thread(self.database.start)

    async def database_slow(self, _: House) -> None:
        """Nothing of PostgreSQL moves for a while, as on a disk that does not answer."""
        self.counts["database stood still"] += 1
        processes = self.writers()
        for process in processes:
            told(process, signal.SIGSTOP)
        await self.last()
        for process in processes:
            told(process, signal.SIGCONT)

    async def database_full(self, _: House) -> None:
        """PostgreSQL finds no room on its disk, which it takes for a reason to begin anew."""
        self.counts["database's disk full"] += 1
        processes = self.writers()
        self.limit(processes, str(FULL))
        await self.last()
        self.limit(processes, "unlimited")

    def limit(self, processes: list[int], size: str) -> None:
        """The size of files, for processes that belong to somebody else, who alone may limit them."""
        assert self.database is not None
        for process in processes:  # those that have gone have no limits
            command = [*self.database.as_user, "prlimit", "--pid", str(process), f"--fsize={size}:unlimited"]
            subprocess.run(command, capture_output=True, check=False)

    def writers(self) -> list[int]:
        """The processes of PostgreSQL, without the one that starts them."""
        assert self.database is not None
        pid = (self.database.folder / "data" / "postmaster.pid").read_text().split("\n")[0]
        return children_of(int(pid))

    async def standstill(self, house: House) -> None:
        """A process is paused for a moment."""
        self.counts["paused"] += 1
        house.told(signal.SIGSTOP)
        await self.last()
        house.told(signal.SIGCONT)

    async def long_sleep(self, house: House) -> None:
        """A process is paused for so long that the other takes its tables; it wakes up and believes it has them."""
        self.counts["paused for longer than a lease"] += 1
        house.told(signal.SIGSTOP)
        await asyncio.sleep(LEASE + self.rng.random())
        house.told(signal.SIGCONT)


def hold(file: Path, seconds: float) -> None:
    """Nobody else writes for a while; runs in a thread."""
    with suppress(sqlite3.OperationalError):
        db = sqlite3.connect(file, timeout=2)
        db.execute("begin immediate")
        time.sleep(seconds)
        db.close()
