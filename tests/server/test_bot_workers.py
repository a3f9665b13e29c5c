"""Processes of bots that hang, die or are busy: one thought is lost at most, and no stranger's table notices."""

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from magoteka.bots import bot_named
from magoteka.bots.chair import Chair, chair_at
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.games import GAMES
from magoteka.server import bot_workers
from magoteka.server.bot_workers import BotWorkers
from magoteka.server.crew import Worker
from magoteka.table.listener import Listener
from server.houses import Inside, inside

BOTS = [{"kind": "bot", "level": "random"}] * 3


def asked() -> Chair:
    """A chair with a choice."""
    match = Match.new(GAMES["abraca"], 3, {}, Rng(1))
    return chair_at(match, match.waiting()[0], bot_named("greedy"), Rng(2))


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), 240))


def pids(worker: Worker) -> list[int]:
    return list((worker.pool and worker.pool._processes) or {})


def test_a_thought_that_hangs_is_given_up_and_others_go_on() -> None:
    async def work() -> None:
        hanging, sound = Worker(), Worker()
        given_up = asyncio.create_task(hanging.do(time.sleep, 600, patience=1.0))
        assert await sound.do(abs, -1) == 1
        (process,) = pids(sound)
        with pytest.raises(TimeoutError):
            await given_up
        assert await hanging.do(abs, -2) == 2, "a new process has taken its place"
        assert pids(sound) == [process]
        hanging.end()
        sound.end()

    run(work)


def dies_once(mark: Path) -> int:
    """Runs in a bot's process: the first time it is killed."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def test_a_process_that_dies_is_replaced_and_asked_once_more(tmp_path: Path) -> None:
    async def work() -> None:
        worker = Worker()
        assert [await worker.do(dies_once, tmp_path / "mark")] == pids(worker)
        worker.end()

    run(work)


def test_a_bot_that_kills_its_process_is_given_up() -> None:
    async def work() -> None:
        worker = Worker()
        with pytest.raises(Exception, match="terminated"):
            await worker.do(os._exit, 3)
        assert await worker.do(abs, -3) == 3
        worker.end()

    run(work)


def test_only_thinking_is_timed_not_waiting_for_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "PATIENCE", 30.0)
    waits: list[float | None] = []

    class Slow(Worker):
        async def do(self, work: Any, *args: Any, patience: float | None = None) -> Any:
            waits.append(patience)
            await asyncio.sleep(0.2)
            return 0

    async def work() -> None:
        workers = BotWorkers(1)
        workers.workers = [Slow()]
        chair = asked()
        began = time.monotonic()
        assert await asyncio.gather(*(workers.choose("greedy", chair) for _ in range(5))) == [0] * 5
        assert time.monotonic() - began >= 1.0, "one after another"
        assert waits == [30.0] * 5

    run(work)


def test_a_process_is_free_only_when_its_thought_has_ended() -> None:
    """Somebody who no longer waits for a thought does not let the next one queue up behind it."""
    busy: list[int] = []

    class Counted(Worker):
        async def do(self, work: Any, *args: Any, patience: float | None = None) -> Any:
            busy.append(1)
            assert len(busy) == 1
            await asyncio.sleep(0.1)
            busy.pop()
            return 0

    async def work() -> None:
        workers = BotWorkers(1)
        workers.workers = [Counted()]
        chair = asked()
        for _ in range(3):
            impatient = asyncio.create_task(workers.choose("greedy", chair))
            await asyncio.sleep(0.02)
            impatient.cancel()
        assert await workers.choose("greedy", chair) == 0

    run(work)


def test_a_guest_with_many_thoughts_does_not_keep_a_stranger_waiting() -> None:
    """The processes are shared between guests, not between questions."""
    heard: list[str] = []

    class Quick(Worker):
        async def do(self, work: Any, *args: Any, patience: float | None = None) -> Any:
            await asyncio.sleep(0)
            return 0

    async def work() -> None:
        workers, chair = BotWorkers(1), asked()
        workers.workers = [Quick()]

        async def think(whose: str) -> None:
            await workers.choose("greedy", chair, whose)
            heard.append(whose)

        await asyncio.gather(*(think(whose) for whose in ["greedy"] * 50 + ["stranger"] * 2))
        assert heard.index("stranger") <= 3
        assert heard[:6].count("stranger") == 2

    run(work)


def test_a_question_that_is_gone_leaves_the_queue() -> None:
    thoughts: list[int] = []

    class Counted(Worker):
        async def do(self, work: Any, *args: Any, patience: float | None = None) -> Any:
            thoughts.append(1)
            await asyncio.sleep(0.05)
            return 0

    async def work() -> None:
        workers, chair = BotWorkers(1), asked()
        workers.workers = [Counted()]
        first = asyncio.create_task(workers.choose("greedy", chair, "a"))
        await asyncio.sleep(0)
        gone = [asyncio.create_task(workers.choose("greedy", chair, "b")) for _ in range(20)]
        await asyncio.sleep(0)
        for one in gone:
            one.cancel()
        assert await workers.choose("greedy", chair, "c") == await first == 0
        assert len(thoughts) == 2

    run(work)


def test_tables_of_bots_play_on_when_their_process_is_killed(tmp_path: Path) -> None:
    with inside(tmp_path, processes=1) as house:
        anna = house.guest("Анна")
        tables = [anna.open(BOTS)["table"] for _ in range(4)]
        for table in tables:
            house.run(woken, house, table)
        for _ in range(3):
            time.sleep(0.5)
            for process in pids(house.hub.bot_workers.workers[0]):
                with suppress(ProcessLookupError):  # the last blow may not have been noticed yet
                    os.kill(process, signal.SIGKILL)
        for table in tables:
            wait_for_the_end(house, table)


async def woken(house: Inside, table_id: str) -> None:
    """Let the bots of a table begin: somebody looks."""
    table = await house.hub.table(table_id)
    await table.do(lambda: table.welcome(Listener(None, "", watching=True), -1, None))


def wait_for_the_end(house: Inside, table_id: str) -> None:
    table = house.table(table_id)
    until = time.monotonic() + 240
    while not table.journal.over:
        assert time.monotonic() < until, "the table has stopped"
        time.sleep(0.05)
