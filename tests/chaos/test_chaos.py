"""A short storm of each kind; `make chaos` makes long ones."""

import asyncio
from pathlib import Path

import pytest

from chaos.storm import Plan, Storm
from server.machines import postgres


def test_nothing_is_lost_on_one_machine(tmp_path: Path) -> None:
    storm = Storm(Plan(kills=12, tables=5, seed=1, life=0.4), tmp_path)
    asyncio.run(storm.run())
    assert storm.counts["kills"] == 12
    assert storm.counts["disk full"]
    assert storm.counts["disk slow"]
    assert storm.counts["records replayed"] == 5


@pytest.mark.xdist_group("postgres")
def test_nothing_is_lost_on_two_machines(tmp_path: Path) -> None:
    with postgres() as database:
        storm = Storm(Plan(kills=9, tables=5, seed=2, life=0.4), tmp_path, database)
        asyncio.run(storm.run())
    assert storm.counts["kills"] == 9
    assert storm.counts["database stopped"]
    assert storm.counts["records replayed"] == 5
