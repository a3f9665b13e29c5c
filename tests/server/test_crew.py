"""What works beside the loop: turns by address and guest, only work is timed, nobody loses another's work."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest

from magoteka.house.problems import Busy
from magoteka.server import analysis_worker
from magoteka.server.analysis_worker import AnalysisWorker
from magoteka.server.crew import ASKING, HOMES, WAITING, Crew, Homes, Worker
from table.test_replay import head_of


class Quick(Worker):
    """Works here, on some things only when it may, and takes down how long it might have taken."""

    def __init__(self, seconds: float = 0.0, held: tuple[Any, ...] = (), may: asyncio.Semaphore | None = None) -> None:
        super().__init__()
        self.seconds = seconds
        self.held = held
        self.may = may or asyncio.Semaphore(0)
        self.patiences: list[float | None] = []

    async def do(self, work: Any, *args: Any, patience: float | None = None) -> Any:
        self.patiences.append(patience)
        await asyncio.sleep(self.seconds)
        if args == self.held:
            await self.may.acquire()
        return work(*args)


def crew_of(*workers: Quick, homes: Homes | None = None) -> Crew:
    crew = Crew(home=homes or Homes())
    crew.workers = list(workers)
    return crew


async def some_steps() -> None:
    """Whoever can do something has done it."""
    for _ in range(20):
        await asyncio.sleep(0)


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), 120))


def test_forty_guests_of_one_address_have_one_turn_in_two() -> None:
    """A stranger's third thing comes sixth, however many guests ask from elsewhere."""
    homes, heard = Homes(), list[str]()
    for number in range(40):
        homes.seen(f"guest-{number}", "10.0.0.1")
    homes.seen("stranger", "10.0.0.2")

    async def work() -> None:
        crew = crew_of(Quick(), homes=homes)

        async def ask(whose: str) -> None:
            heard.append(await crew.do(whose, str, whose))

        crowd = [ask(f"guest-{number}") for number in range(40) for _ in range(3)]
        await asyncio.gather(*crowd, *(ask("stranger") for _ in range(3)))

    run(work)
    assert [at for at, who in enumerate(heard) if who == "stranger"] <= [2, 4, 6]
    assert len(set(heard[1:30])) >= 26, "within an address its guests take turns too"


def test_an_address_never_has_all_processes() -> None:
    """Work that lasts is not broken off, so that one process is left for whoever comes from elsewhere."""
    homes = Homes()
    for number in range(40):
        homes.seen(f"guest-{number}", "10.0.0.1")

    async def work() -> None:
        may = asyncio.Semaphore(0)
        workers = [Quick(held=(-1,), may=may) for _ in range(3)]
        crew = crew_of(*workers, homes=homes)
        crowd = [asyncio.create_task(crew.do(f"guest-{number}", abs, -1)) for number in range(6)]
        await some_steps()
        assert sum(len(worker.patiences) for worker in workers) == 2, "two of three are theirs"
        assert await crew.do("stranger", abs, -2) == 2
        assert not any(task.done() for task in crowd)
        for _ in crowd:
            may.release()
        assert await asyncio.gather(*crowd) == [1] * 6
        assert crew.turns is not None
        assert (len(crew.turns.free), crew.turns.busy) == (3, {})

    run(work)


def test_only_work_is_timed() -> None:
    async def work() -> None:
        crew = crew_of(worker := Quick(0.05))
        assert await asyncio.gather(*(crew.do("a", abs, -1, patience=0.5) for _ in range(12))) == [1] * 12
        assert worker.patiences == [0.5] * 12

    run(work)


def test_whoever_has_asked_for_much_is_told_his_place() -> None:
    async def work() -> None:
        crew = crew_of(worker := Quick(held=(-1,)))
        ASKING.set("greedy")
        tasks = [asyncio.create_task(crew.asked(abs, -1)) for _ in range(WAITING + 1)]
        await some_steps()
        with pytest.raises(Busy) as told:
            await crew.asked(abs, -1)
        assert told.value.facts["place"] == WAITING + 1
        ASKING.set("stranger")
        stranger = asyncio.create_task(crew.asked(abs, -2))
        await some_steps()
        for _ in range(2):
            worker.may.release()
        assert await stranger == 2
        assert crew.waiting == len(tasks) - 3, "he has every second turn"
        for _ in tasks[2:]:
            worker.may.release()
        await asyncio.gather(*tasks)
        assert crew.waiting == 0

    run(work)


def test_who_waits_is_told_when_his_turn_comes() -> None:
    """The very turn that he then has: addresses in turn, within each of them guests in turn."""

    async def work() -> None:
        homes, heard = Homes(), list[str]()
        for guest in ("anna", "boris"):
            homes.seen(guest, "10.0.0.1")
        crew = crew_of(worker := Quick(held=(-1,)), homes=homes)

        async def ask(whose: str, number: int) -> None:
            await crew.do(whose, heard.append, f"{whose} {number}")

        held = asyncio.create_task(crew.do("first", abs, -1))
        await some_steps()
        tasks, asked = [], ["anna", "anna", "anna", "boris", "stranger", "boris"]
        assert crew.turns is not None
        for at, whose in enumerate(asked):
            place = crew.turns.place(whose)
            tasks.append(asyncio.create_task(ask(whose, asked[:at].count(whose))))
            await some_steps()
            assert crew.turns.place(whose, asked[:at].count(whose)) <= place
        told = {
            crew.turns.place(whose, number): f"{whose} {number}"
            for whose in set(asked)
            for number in range(asked.count(whose))
        }
        worker.may.release()
        await asyncio.gather(held, *tasks)
        assert [told[at] for at in sorted(told)] == heard

    run(work)


def test_what_takes_too_long_is_busy_and_not_wrong() -> None:
    async def work() -> None:
        crew = crew_of(Late())
        with pytest.raises(Busy) as told:
            await crew.asked(abs, -1, patience=0.1)
        assert told.value.facts["place"] == 1

    run(work)


class Late(Quick):
    """Never done in time."""

    async def do(self, work: Any, *args: Any, patience: float | None = None) -> Any:
        raise TimeoutError


def test_analyses_take_turns_by_address_and_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest's ten matches, those of another behind his router, and a stranger's, who comes last and is second."""
    done: list[str] = []
    monkeypatch.setattr(analysis_worker, "analysed", lambda table_id, body: (table_id, body))

    class Kept:
        async def commit(self, row: tuple[str, str]) -> None:
            done.append(row[0])

    async def work() -> None:
        homes, head = Homes(), head_of("siggil")
        for guest in ("greedy", "friend"):
            homes.seen(guest, "10.0.0.1")
        found = AnalysisWorker(cast(Any, Kept()), "", homes)
        found.crew = crew_of(bench := Bench(), homes=homes)
        asked = {**{f"greedy {n}": "greedy" for n in range(10)}, "his friend's": "friend", "a stranger's": "stranger"}
        for table_id, guest in asked.items():
            ASKING.set(guest)
            found.enqueue(table_id, head)
            await some_steps()
        places = {name: found.waits(name).place for name in found.waiting}
        bench.may.release()
        await asyncio.gather(*found.tasks)
        assert done[1:] == sorted(places, key=lambda name: places[name])
        assert done.index("a stranger's") <= 2
        assert done.index("his friend's") <= 4
        found.close()

    run(work)


class Bench(Quick):
    """Finds at once what there is to find, as soon as it may."""

    async def do(self, work: Any, *args: Any, patience: float | None = None) -> Any:
        assert patience is not None, "what hangs is ended"
        async with self.may:
            return None if work is analysis_worker.begin_in else "found"


def test_a_timeout_ends_nobody_elses_work() -> None:
    """Real processes: what waits behind work that hangs is done by the process that takes its place."""

    async def work() -> None:
        crew = Crew()
        assert await crew.do("a", abs, -1) == 1
        hangs = asyncio.create_task(crew.do("a", time.sleep, 600, patience=0.5))
        await asyncio.sleep(0.05)
        others = [asyncio.create_task(crew.do(f"b{number}", abs, -number)) for number in range(4)]
        with pytest.raises(TimeoutError):
            await hangs
        assert await asyncio.gather(*others) == [0, 1, 2, 3]
        crew.close()

    run(work)


def test_addresses_are_forgotten_in_the_end() -> None:
    homes = Homes()
    for number in range(HOMES + 5):
        homes.seen(f"guest-{number}", "10.0.0.1")
    assert len(homes.known) == HOMES
    assert (homes("guest-0"), homes(f"guest-{HOMES}")) == ("guest-0", "10.0.0.1")
