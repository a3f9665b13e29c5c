"""A database that ends in the midst of a write, and disks that take their time: real ones, and nothing told is lost."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from websockets.exceptions import WebSocketException

from extent import first
from magoteka.client import House, Live
from magoteka.server.settings import Settings
from magoteka.server.stores import SqlStore
from magoteka.table.checking import verdict
from server.machines import Machine, free_port, machine, postgres, ready

pytestmark = pytest.mark.xdist_group("postgres")
GONE = (OSError, WebSocketException, EOFError)  # what somebody sees of a process that puts his table away
BOTS = [{"kind": "bot", "level": "greedy"}] * 2
ALONE = [{"kind": "me"}, {"kind": "here"}]
SLOW = 0.1  # seconds that a disk needs to say that something is on it
DISK = f"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <time.h>
static void wait(void) {{ struct timespec t = {{0, {int(SLOW * 1e9)}}}; nanosleep(&t, 0); }}
int fsync(int fd) {{ wait(); return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(fd); }}
int fdatasync(int fd) {{ wait(); return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(fd); }}
"""


@contextmanager
def running(url: str, data: Path, **environment: str) -> Iterator[Machine]:
    one = machine(url, free_port(), data, **environment)
    try:
        yield ready(one)
    finally:
        one.end()


def figure(one: Machine, name: str) -> float:
    """What /metrics says."""
    with urlopen(f"{one.address}/metrics", timeout=60) as answer:
        found = re.search(rf"^{re.escape(name)} (\S+)$", answer.read().decode(), re.MULTILINE)
    assert found is not None, name
    return float(found[1])


class Looker:
    """Somebody at a table who comes back by himself, as a browser does, and takes down what he is told."""

    def __init__(self, house: House, table: str) -> None:
        self.house, self.table = house, table
        self.told: dict[int, Any] = {}
        self.live: Live | None = None
        self.until(lambda: bool(self.scene))

    @property
    def scene(self) -> dict[str, Any]:
        return {} if self.live is None else self.live.scene

    @property
    def version(self) -> int:
        return int(self.scene.get("version", -1))

    def until(self, heard: Callable[[], bool]) -> None:
        """Listen until something is so."""
        while not heard():
            with suppress(TimeoutError):
                self.listen()

    def reach(self, version: int) -> None:
        self.until(lambda: self.version >= version)

    def listen(self) -> None:
        try:
            self.live = self.live or self.house.live(self.table)
            self.live.hear(0.2)
            self.told |= {moment["version"]: moment["events"] for moment in self.live.moments}
        except TimeoutError:
            raise
        except GONE:
            self.leave()

    def leave(self) -> None:
        if self.live is not None:
            self.live.close()
        self.live = None


def replayed(settings: Settings, table: str) -> tuple[str, int]:
    """What becomes of the stored table, and its last version."""

    async def run() -> tuple[str, int]:
        store = SqlStore(settings.url)
        await store.open()
        try:
            rows = await store.rows(table)
            return verdict(table, (await store.heads())[table], rows).kind, rows[-1].seq
        finally:
            await store.close()

    return asyncio.run(run())


def tags(events: list[Any]) -> list[str]:
    """What all chairs are told of it alike."""
    return [event["tag"] for event in events]


def whole(house: House, settings: Settings, table: str, told: dict[int, Any], version: int) -> None:
    """Everything that was told is stored as it was told, once, and the table replays."""
    stored = {one["version"]: tags(one["events"]) for one in house.chronicle(table, before=version + 1)}
    known = {at: tags(events) for at, events in told.items() if at in stored}
    assert known == {at: stored[at] for at in known}
    assert len(known) > 3
    kind, last = replayed(settings, table)
    assert (kind, last >= version) == ("replays", True)


OUTAGES = [
    ("magoteka_lease_seconds", lambda left: left < 7),  # for a while, in which everything waits
    ("magoteka_unsure_tables", bool),  # for so long that nobody knows what was written, and the table is given up
]


@pytest.mark.parametrize(("name", "ended"), first(1, OUTAGES))
def test_a_table_of_bots_goes_on_when_the_database_ended_under_it(
    name: str, ended: Callable[[float], bool], tmp_path: Path
) -> None:
    """PostgreSQL is stopped without a word in the midst of its writes; nobody sits there who could ask once more."""
    with postgres() as database, running(database.url, tmp_path) as one:
        house = House(one.address, "Анна")
        table = house.open("magic_sword", BOTS, pause=0.05)["table"]
        looker = Looker(house, table)
        looker.reach(5)
        database.stop()
        looker.until(lambda: ended(figure(one, name)))
        seen = max(looker.told)
        database.start()
        looker.reach(seen + 5)
        version = looker.version
        looker.leave()
        whole(house, Settings(tmp_path, database.url), table, looker.told, version)


def test_a_house_that_is_opened_on_a_full_disk_says_so_and_ends(tmp_path: Path) -> None:
    """Whoever starts it again and again, as systemd does, has it back as soon as there is room."""
    with running("", tmp_path):
        pass
    serve = [sys.executable, "-m", "magoteka", "serve", "--no-open", "--port", "0", "--data", str(tmp_path)]
    paths = os.pathsep.join(path for path in sys.path if path)
    done = subprocess.run(
        ["prlimit", "--fsize=16384", *serve, "--lang", "en"],
        env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, "The tables cannot be opened: disk I/O error" in done.stderr) == (2, True), done.stderr
    with running("", tmp_path) as one:
        assert figure(one, "magoteka_unsure_tables") == 0


@pytest.fixture(params=["sqlite", "postgresql"])
def slow(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, dict[str, str]]]:
    """A database that waits for its disk at every commit: by the libc under SQLite, by a delay of the flush."""
    if request.param == "sqlite":
        compiler = shutil.which("cc")
        if compiler is None:
            pytest.skip("nothing compiles the slow disk here")
        (tmp_path / "disk.c").write_text(DISK)
        slowly = str(tmp_path / "disk.so")
        subprocess.run([compiler, "-shared", "-fPIC", "-o", slowly, str(tmp_path / "disk.c"), "-ldl"], check=True)
        yield "", {"LD_PRELOAD": slowly}
        return
    with postgres() as database:
        database.say(
            f"alter system set commit_delay = {int(SLOW * 1e6)}",
            "alter system set commit_siblings = 0",
            "select pg_reload_conf()",
        )
        yield database.url, {}


def test_on_a_slow_disk_whatever_was_told_outlives_a_kill(slow: tuple[str, dict[str, str]], tmp_path: Path) -> None:
    """Every write waits for the disk; the house answers other things meanwhile, and is killed."""
    url, environment = slow
    with running(url, tmp_path, **environment) as one:
        house = House(one.address, "Анна")
        table = house.open("abraca", ALONE, pause=0)["table"]
        looker = Looker(house, table)
        while (version := looker.version) < 8:
            assert looker.live is not None
            if not looker.scene["options"]:
                looker.live.send(type="look", seat=looker.scene["asking"][0]["seat"])
                looker.until(lambda: bool(looker.scene["options"]))
            looker.live.answer(looker.scene["options"][0])
            house.get("/api/me")
            looker.reach(version + 1)
        looker.leave()
        quick = figure(one, 'magoteka_write_seconds_bucket{le="0.05"}')
        assert figure(one, "magoteka_write_seconds_count") >= quick + version, "the disk was slow indeed"
    with running(url, tmp_path) as one:
        again = House(one.address, cookie=house.cookie)
        whole(again, Settings(tmp_path, url), table, looker.told, version)
