"""What one answer costs the server, without sockets: `python bench/answer.py [--games abraca,magic_sword] [--profile]`.

Two people look at each of some tables and answer at random, as text that came from a socket; everything behind it is
the house's own: rights, rules, dice, the row on the disk, what each of the two is told, packed and taken from his
queue. CPU is that of the whole process, the thread that writes included, and is the best and the median of some
rounds. Every round is played with dice under seal and without, so that the seal's price is taken within one run.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import pstats
import random
import statistics
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

from magoteka.core.chance import Rng
from magoteka.house.lines import hear
from magoteka.server import main as house
from magoteka.server.hub import Hub
from magoteka.server.settings import Settings
from magoteka.table import wire
from magoteka.table.guests import Guest
from magoteka.table.limits import Bucket
from magoteka.table.listener import Listener
from magoteka.table.table import Table

ANNA, BORIS = Guest("a", "Anna"), Guest("b", "Boris")
WITH, WITHOUT = "under seal", "without"


class Pair:
    """Two people at a table."""

    def __init__(self, hub: Hub, table: Table, rng: random.Random) -> None:
        self.table = table
        self.rng = rng
        self.people = [Listener(guest.id, guest.name, watching=False) for guest in (ANNA, BORIS)]
        for one in self.people:
            one.messages = Bucket(1e9, 1e9)
        self.hub = hub
        self.answers = self.told = 0

    async def come(self) -> None:
        for one in self.people:
            await self.table.do(partial(self.table.welcome, one, -1, None))

    async def play(self, most: int) -> None:
        """So many answers, or as many as the match has."""
        journal = self.table.journal
        encode = journal.game.codec.encode
        for _ in range(most):
            if journal.over:
                break
            seat = journal.asked()[0]
            choice = encode(self.rng.choice(journal.options(seat)))
            said = {"type": "answer", "version": journal.version, "seat": seat, "answer": choice}
            await hear(self.hub, self.table, self.people[seat], json.dumps(said))
            self.answers += 1
            self.told += sum(len(data) for one in self.people for data in queued(one))
        for one in self.people:
            await self.table.do(partial(self.table.farewell, one))


def queued(one: Listener) -> list[str]:
    """What a socket would send now."""
    return [(one.outbox.get_nowait() or b"").decode() for _ in range(one.outbox.qsize())]


async def seated(hub: Hub, game: str, count: int, rng: random.Random) -> list[Pair]:
    """Tables at which Anna and Boris sit and look."""
    pairs = []
    for _ in range(count):
        wish = wire.NewTable(game, [wire.SeatRequest("me"), wire.SeatRequest("friend")])
        made = await hub.opener.create(wish, ANNA)
        table = await hub.table(made.table)
        await table.do(partial(table.seating.join, BORIS, made.invites[0].token))
        pairs.append(Pair(hub, table, rng))
        await pairs[-1].come()
    return pairs


async def round_of(game: str, tables: int, answers: int, seed: int, sealed: bool, profile: Any) -> tuple[float, float]:
    """Milliseconds of CPU and bytes told, an answer."""
    nature = None if sealed else partial(Rng, seed)
    with tempfile.TemporaryDirectory() as folder:
        hub = Hub(Settings(Path(folder), nature=nature))
        await hub.open()
        getattr(house, "keep_what_is_here", list)()
        pairs = await seated(hub, game, tables, random.Random(seed))
        if profile is not None:
            profile.enable()
        began = time.process_time()
        await asyncio.gather(*(pair.play(answers) for pair in pairs))
        spent = time.process_time() - began
        if profile is not None:
            profile.disable()
        await hub.close()
    given = sum(pair.answers for pair in pairs)
    return 1000 * spent / given, sum(pair.told for pair in pairs) / given


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default="abraca,siggil,five_seals,fabled,magic_sword")
    parser.add_argument("--tables", type=int, default=20, help="at once: they share commits")
    parser.add_argument("--answers", type=int, default=60, help="of a table")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--profile", action="store_true")
    args = parser.parse_args()
    profile = cProfile.Profile() if args.profile else None
    for game in args.games.split(","):
        found: dict[str, list[float]] = {WITH: [], WITHOUT: []}
        told = 0.0
        for number in range(args.rounds):
            for name in (WITH, WITHOUT) if number % 2 else (WITHOUT, WITH):
                with asyncio.Runner(loop_factory=house.quick_loop()) as runner:
                    work = round_of(game, args.tables, args.answers, number, name == WITH, profile)
                    spent, told = runner.run(work)
                found[name].append(spent)
        price = statistics.median(a - b for a, b in zip(found[WITH], found[WITHOUT], strict=True))
        row = "  ".join(f"{name} {min(one):.3f} (median {statistics.median(one):.3f})" for name, one in found.items())
        print(f"{game:<12} ms an answer: {row}; the seal {price:+.3f}; {told:.0f} bytes told", flush=True)
    if profile is not None:
        pstats.Stats(profile).sort_stats("tottime").print_stats(60)


if __name__ == "__main__":
    main()
