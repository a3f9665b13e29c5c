"""A server process to be killed: it is forked from one that has everything imported, so that a life begins at once."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import random
import resource
import signal
import socket
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

PORTS = range(20_000, 32_000)  # below those that connections are given, so that none takes the port of a dead server
STOPS = 120.0  # seconds in which a server that is asked to has ended


def live(port: int, data: str, database: str, log: str, clock: Any) -> None:
    """Runs in the process: the real server, as `magoteka serve` starts it, by a clock that others set."""
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # nobody outlives the test
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_APPEND, 0o600)
    os.dup2(out, 1)
    os.dup2(out, 2)
    right = time.time
    time.time = lambda: right() + clock.value
    from magoteka.server.main import serve

    serve(port, data, open_browser=False, database=database)


def quiet_port(rng: random.Random) -> int:
    """A port that is free and stays so."""
    while True:
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", rng.choice(PORTS)))
            return int(probe.getsockname()[1])


class House:
    """One server, again and again."""

    def __init__(self, data: Path, database: str, rng: random.Random) -> None:
        self.data = data
        self.database = database
        self.rng = rng
        self.port = quiet_port(rng)
        self.log = data / f"log-{self.port}"  # of one life: a long one could not be written when the disk is full
        self.process: Any = None
        self.nursery = multiprocessing.get_context("forkserver")
        self.clock = self.nursery.Value("d", 0.0, lock=False)  # seconds by which it is wrong
        self.nursery.set_forkserver_preload(
            ["magoteka.server.main", "magoteka.games", "magoteka.bots", "alembic.command"]
        )

    def start(self) -> None:
        """Another life: at the same door, or, as containers do, at another."""
        if self.database and self.rng.random() < 0.8:
            self.port = quiet_port(self.rng)
        told = (self.port, str(self.data), self.database, str(self.log), self.clock)
        self.process = self.nursery.Process(target=live, args=told)
        self.process.start()

    def kill(self) -> None:
        """SIGKILL, at any moment."""
        if self.process is None:
            return
        self.process.kill()
        self.process.join()
        self.process.close()
        self.process = None

    @property
    def runs(self) -> bool:
        """Whether there is a process."""
        return self.process is not None and self.process.is_alive()

    def supervise(self) -> str:
        """As systemd does: one that has ended by itself is started again; why it has ended."""
        if self.runs:
            return ""
        code = None if self.process is None else self.process.exitcode
        why = f"{code}, {['without a word', *self.said()][-1][:160]}"
        self.kill()
        self.port = quiet_port(self.rng)
        self.start()
        return why

    def said(self) -> list[str]:
        """What the latest life has left in its log."""
        return self.log.read_text(errors="replace").splitlines() if self.log.exists() else []

    def stop(self) -> None:
        """As by the keyboard."""
        with suppress(ProcessLookupError):
            os.kill(self.process.pid, signal.SIGTERM)
        self.process.join(STOPS)
        assert not self.process.is_alive(), "a server that was asked to end does not"
        self.kill()

    def kill_bots(self) -> int:
        """SIGKILL for every process that thinks."""
        bots = children_of(self.process.pid)
        for bot in bots:
            told(bot, signal.SIGKILL)
        return len(bots)

    def told(self, what: signal.Signals) -> None:
        """SIGSTOP: it stands still. SIGCONT: it wakes up, and does not know for how long it slept."""
        told(self.process.pid, what)


def told(process: int, what: signal.Signals) -> None:
    """A signal, for a process that may have gone."""
    with suppress(ProcessLookupError):
        os.kill(process, what)


def children_of(parent: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError, IndexError):
            if int(entry.read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(entry.parent.name))
    return found


def limit_files(process: int, size: int) -> None:
    """No file of a process grows beyond a size: for the process that is a full disk."""
    with suppress(ProcessLookupError):
        resource.prlimit(process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
