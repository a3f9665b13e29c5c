"""Plays the blocks of a contest: in this process, in several, or on a Ray cluster; what is done is kept in a file."""

from __future__ import annotations

import json
import signal
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar, TextIO, TypeVar

from magoteka.arena.contest import Block, Contest, play_block
from magoteka.arena.problems import NoRay, OtherContest

Given = TypeVar("Given")
Made = TypeVar("Made")
AHEAD = 2  # blocks, or pieces of a series, a process that are given out before they are wanted


class Crew(ABC):
    """Whoever plays; what is done comes back in any order."""

    here: ClassVar[bool] = False  # whether it is done in this process

    @abstractmethod
    def work(self, task: Callable[[Given], Made], given: Iterator[Given]) -> Iterator[Made]:
        """Do a task with each thing, until nobody takes another one."""

    def play(self, contest: Contest, numbers: Iterator[int]) -> Iterator[Block]:
        """Play blocks of a contest."""
        return self.work(partial(play_block, contest), numbers)


class Alone(Crew):
    """This process."""

    here = True

    def work(self, task: Callable[[Given], Made], given: Iterator[Given]) -> Iterator[Made]:
        """One after another."""
        return map(task, given)


class Processes(Crew):
    """Several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def work(self, task: Callable[[Given], Made], given: Iterator[Given]) -> Iterator[Made]:
        """Each process has its next piece before it is done with the last."""
        pool = ProcessPoolExecutor(self.jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
        busy: set[Future[Made]] = set()
        try:
            while True:
                while len(busy) < AHEAD * self.jobs and (one := next(given, None)) is not None:
                    busy.add(pool.submit(task, one))
                if not busy:
                    return
                done, busy = wait(busy, return_when=FIRST_COMPLETED)
                yield from (work.result() for work in done)
        finally:
            pool.shutdown(cancel_futures=True)


class Cluster(Crew):
    """A Ray cluster: the one that RAY_ADDRESS names, or one of this machine alone."""

    def __init__(self, jobs: int | None = None) -> None:
        try:
            self.ray: Any = import_module("ray")  # an extra that most people do not have
        except ImportError as error:
            raise NoRay from error
        self.jobs = jobs

    def work(self, task: Callable[[Given], Made], given: Iterator[Given]) -> Iterator[Made]:
        """As many pieces at a time as the cluster has processors, and some ahead."""
        ray = self.ray
        mine = not ray.is_initialized()
        if mine:
            ray.init(num_cpus=self.jobs, include_dashboard=False, logging_level="warning", log_to_driver=False)
        remote, room = ray.remote(doing), AHEAD * int(ray.cluster_resources().get("CPU", 1))
        busy: list[Any] = []
        try:
            while True:
                while len(busy) < room and (one := next(given, None)) is not None:
                    busy.append(remote.remote(task, one))
                if not busy:
                    return
                done, busy = ray.wait(busy)
                yield from ray.get(done)
        finally:
            for left in busy:
                ray.cancel(left)
            if mine:
                ray.shutdown()


def doing(task: Callable[[Given], Made], one: Given) -> Made:
    """A task as Ray wants it: a function with a name."""
    return task(one)


def crew_of(jobs: int, *, ray: bool) -> Crew:
    """Who plays."""
    if ray:
        return Cluster(jobs if jobs > 1 else None)
    return Processes(jobs) if jobs > 1 else Alone()


class Results:
    """The blocks of a contest that are done; with a file, a line each, so that a contest can be gone on with."""

    def __init__(self, contest: Contest, path: Path | None = None) -> None:
        self.contest = contest
        self.blocks: dict[int, Block] = {}
        self.file: TextIO | None = None
        if path is not None:
            self.open(path)

    def open(self, path: Path) -> None:
        """Read what is there; a last line that was torn off is played again."""
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        head = {"contest": self.contest.fingerprint()}
        if lines and loaded(lines[0]) != head:
            raise OtherContest(path=path)
        for line in lines[1:]:
            if (row := loaded(line)) is not None:
                block = from_json(row)
                self.blocks[block.number] = block
        whole = [json.dumps(head), *(json.dumps(to_json(block)) for block in self.blocks.values())]
        path.write_text("".join(f"{line}\n" for line in whole), "utf-8")
        self.file = path.open("a", encoding="utf-8")

    def add(self, block: Block) -> None:
        """One more."""
        self.blocks[block.number] = block
        if self.file is not None:
            self.file.write(json.dumps(to_json(block)) + "\n")
            self.file.flush()

    def close(self) -> None:
        """No more are coming."""
        if self.file is not None:
            self.file.close()

    def missing(self, blocks: int) -> Iterator[int]:
        """The numbers that are not done yet, in order."""
        return (number for number in range(blocks) if number not in self.blocks)

    def in_order(self) -> list[Block]:
        """The blocks from the first to the first that is missing: no count may depend on which were quickest."""
        found: list[Block] = []
        while (block := self.blocks.get(len(found))) is not None:
            found.append(block)
        return found


def loaded(line: str) -> Any:
    """A line of a file, None if it is not whole."""
    try:
        return json.loads(line)
    except ValueError:
        return None


def to_json(block: Block) -> dict[str, Any]:
    """A block as a line."""
    return {
        "block": block.number,
        "table": block.table,
        "winners": block.winners,
        "unfinished": block.unfinished,
        "thoughts": block.thoughts,
    }


def from_json(row: Any) -> Block:
    """A line as a block."""
    winners = tuple(tuple(seats) for seats in row["winners"])
    return Block(row["block"], tuple(row["table"]), winners, row["unfinished"], row["thoughts"])
