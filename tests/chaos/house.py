"""A server process to be killed: it is forked from one that has everything imported, so that a life begins at once."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import resource
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

HERE = [path for path in sys.path if path]


def live(port: int, data: str, database: str, log: str) -> None:
    """Runs in the process: the real server, as `magoteka serve` starts it."""
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # nobody outlives the test
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(out, 1)
    os.dup2(out, 2)
    from magoteka.server.main import serve

    serve(port, data, open_browser=False, database=database)


class House:
    """One server, again and again."""

    def __init__(self, port: int, data: Path, database: str = "") -> None:
        self.port = port
        self.data = data
        self.database = database
        self.process: Any = None
        self.lives = 0
        self.nursery = multiprocessing.get_context("forkserver")
        self.nursery.set_forkserver_preload(
            ["magoteka.server.main", "magoteka.games", "magoteka.bots", "alembic.command"]
        )

    def start(self) -> None:
        """Another life."""
        told = (self.port, str(self.data), self.database, str(self.data / "log"))
        self.process = self.nursery.Process(target=live, args=told)
        self.process.start()
        self.lives += 1

    def kill(self) -> None:
        """SIGKILL, at any moment."""
        self.process.kill()
        self.process.join()
        self.process.close()

    def supervise(self) -> None:
        """As systemd does: one that has ended by itself is started again."""
        if not self.process.is_alive():
            self.kill()
            self.start()

    def stop(self) -> None:
        """As by the keyboard."""
        os.kill(self.process.pid, signal.SIGTERM)
        self.process.join(20)
        self.kill()

    def children(self) -> list[int]:
        """Its processes of bots."""
        found = []
        for entry in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError, IndexError):
                if int(entry.read_text().rpartition(")")[2].split()[1]) == self.process.pid:
                    found.append(int(entry.parent.name))
        return found

    def kill_bots(self) -> int:
        """SIGKILL for every process that thinks."""
        bots = self.children()
        for bot in bots:
            with suppress(ProcessLookupError):
                os.kill(bot, signal.SIGKILL)
        return len(bots)

    def fill_disk(self) -> None:
        """No file grows any more: the disk is full."""
        self.limit_files(16_384)

    def empty_disk(self) -> None:
        """There is room again."""
        self.limit_files(resource.RLIM_INFINITY)

    def limit_files(self, size: int) -> None:
        with suppress(ProcessLookupError):
            resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def pause(self) -> None:
        """It stands still."""
        with suppress(ProcessLookupError):
            os.kill(self.process.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        """It wakes up, and does not know for how long it slept."""
        with suppress(ProcessLookupError):
            os.kill(self.process.pid, signal.SIGCONT)
