"""A table under seal that is played by chance, and the store that has it."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from hashlib import sha256
from typing import Any

from magoteka.core.chance import Rng
from magoteka.core.record import loads
from magoteka.core.seal import LOG, commitment_of
from magoteka.games import GAMES
from magoteka.table.guests import Guest
from magoteka.table.head import Head, head_json, record_of
from magoteka.table.journal import Journal
from magoteka.table.opening import Opener
from magoteka.table.sealing import Promise
from magoteka.table.seats import Seat
from magoteka.table.store import MemoryStore, Row
from magoteka.table.thinker import OwnThinker

TABLE = "table"
ANNA = Guest("guest-0", "Анна")


def head_of(name: str, seed: int, *, waits: bool) -> Head:
    """A table whose secret follows from the seed: the same match each time."""
    game, secret = GAMES[name], sha256(f"{name} {seed}".encode()).hexdigest()
    about = (name, game.ruleset, max(2, game.least), game.agreed(game.brisk), ANNA.id, 0, None, True, "watch")
    return Head(*about, asdict(Promise(commitment_of(secret), secret, waits, "test", log=LOG)))


class Sealed:
    """A table under seal that is played by chance, and the store that has it."""

    def __init__(self, name: str, seed: int = 1, *, waits: bool = True) -> None:
        self.head = head_of(name, seed, waits=waits)
        self.luck = Rng(seed)
        self.store = MemoryStore()
        self.opener = Opener(self.store, OwnThinker(1))
        seats = [Seat(f"name-{number}", f"guest-{number}") for number in range(self.head.count)]
        self.journal, row, snapshot = Journal.begin(self.head, seats, Rng(seed))
        asyncio.run(self.store.create(TABLE, head_json(self.head), [row], self.journal.brief(), snapshot))

    def keep(self, row: Row | None) -> None:
        if row is not None:
            asyncio.run(self.store.append(TABLE, row, self.journal.brief(), self.journal.due()))

    def give(self) -> None:
        for seat in range(self.head.count):
            self.keep(self.journal.give_part(seat, f"{seat + 7:064x}"))

    def step(self) -> None:
        """An answer by chance; whatever can be taken back is, sometimes."""
        match = self.journal.match
        undoing = [seat for seat in range(self.head.count) if self.journal.can_undo(seat)]
        if undoing and self.luck.below(3) == 0:
            self.keep(self.journal.undo(undoing[0]))
            return
        waiting = match.waiting()
        seat = waiting[self.luck.below(len(waiting))]
        options = match.options(seat)
        self.keep(self.submit(seat, options[self.luck.below(len(options))]))

    def submit(self, seat: int, choice: Any) -> Row | None:
        """A device that adds no tags."""
        return self.journal.submit(seat, choice)

    def play(self, steps: int = 5000) -> None:
        for _ in range(steps):
            if self.journal.match.over:
                return
            self.step()

    def again(self) -> None:
        """The process was killed, or another one has the table now."""
        self.journal = asyncio.run(self.opener.journal(TABLE))

    def rows(self) -> list[Row]:
        return asyncio.run(self.store.rows(TABLE))

    def record(self, *, over: bool = True) -> Any:
        return loads(record_of(self.head, self.rows(), None, over=over).dumps())
