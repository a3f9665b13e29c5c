"""A short storm of each kind, and what the storm itself must be able to do; `make chaos` makes long ones."""

import asyncio
import json
import random
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from chaos.moving import killed_while_moving
from chaos.people import Person, Place, Pulse
from chaos.storm import Plan, Stands, Storm
from extent import of
from magoteka.server.settings import Settings
from server.machines import postgres


def test_nothing_is_lost_on_one_machine(tmp_path: Path) -> None:
    storm = Storm(Plan(kills=8, tables=5, seed=1, life=4), tmp_path)
    asyncio.run(storm.run())
    assert storm.counts["kills"] == 8
    for misfortune in ("disk full", "disk slow", "clock set wrong", "bot processes killed", "tables of bots alone"):
        assert storm.counts[misfortune], misfortune
    assert storm.counts["tables that went on"] == 5
    assert storm.counts["records replayed"] >= 5


@pytest.mark.xdist_group("postgres")
def test_nothing_is_lost_on_three_machines(tmp_path: Path) -> None:
    with postgres() as database:
        storm = Storm(Plan(kills=8, tables=5, seed=2, life=4), tmp_path, database)
        asyncio.run(storm.run())
    assert storm.counts["kills"] == 8
    for misfortune in ("database stopped", "database stood still", "database's disk full"):
        assert storm.counts[misfortune], misfortune
    assert storm.counts["tables that went on"] == 5
    assert storm.counts["records replayed"] >= 5


def test_a_storm_says_which_table_stands(tmp_path: Path) -> None:
    async def evening() -> None:
        storm = Storm(Plan(kills=1, tables=2, seed=1, patience=0.2), tmp_path)
        storm.playing = {party: asyncio.create_task(asyncio.sleep(1000)) for party in storm.parties}
        storm.parties[1].people = [someone(Pulse())]
        with pytest.raises(Stands) as told:
            await storm.heard(1)
        for sentence in (": cannot open a table", "nameless: chair None has heard of -1", "has ended"):
            assert sentence in str(told.value)
        await storm.leave(*storm.playing)

    asyncio.run(evening())


class Telling:
    """A connection over which a message comes in the very moment in which somebody is called away."""

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[str] = asyncio.Queue()
        self.recv = self.inbox.get
        self.state = None


def someone(pulse: Pulse) -> Person:
    return Person(lambda: "127.0.0.1:1", Place("nameless", "", "127.0.0.1"), random.Random(1), pulse)


def test_who_is_called_away_leaves_though_something_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """A storm ends: nobody is left at a table whose other people have gone, waiting for an answer of theirs."""
    socket = Telling()

    async def connected(*_: Any) -> Any:
        return socket

    async def evening() -> None:
        person = someone(Pulse())
        monkeypatch.setattr(person, "connected", connected)
        living = asyncio.create_task(person.live())
        await asyncio.sleep(0.01)
        socket.inbox.put_nowait(json.dumps({"type": "pong"}))
        await asyncio.sleep(0)
        living.cancel()
        await asyncio.wait([living], timeout=10)
        assert living.cancelled()

    asyncio.run(evening())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.xdist_group("postgres")
def test_a_kill_in_the_midst_of_a_migration_leaves_the_old_or_the_new(tmp_path: Path, kind: str) -> None:
    with postgres() if kind == "postgresql" else nullcontext() as database:
        settings = Settings(tmp_path, "" if database is None else database.fresh("moving"))
        counts = killed_while_moving(settings, of(6, 100), random.Random(1))
    assert counts["killed in the midst, nothing was done"] > 0
