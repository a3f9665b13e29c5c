"""A table that was played up to some point of its story before anybody looks at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

from magoteka.server.ledger import Head, Ledger
from magoteka.server.seats import read
from magoteka.server.store import Row, Store

from browser.driver import House
from magoteka.core.agenda import NATURE, Question
from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.core.match import Match
from magoteka.server.settings import Settings

Fate = Callable[[Match, Question, Sequence[Option]], Option | None]
SEED = 1  # of what the story leaves to nature
Choice = Callable[[Match, int, Sequence[Option]], Option]


class FatedMatch(Match):
    """A match whose nature answers as the story wants it, and by lot where the story does not care."""

    fate: Fate

    def go_on(self) -> None:
        self.question = self.state.asking()
        while self.question is not None and self.question.seat == NATURE:
            options = self.question.options(self.state)
            wish = self.fate(self, self.question, options)
            assert wish is None or wish in options, f"nature cannot answer {wish}"
            drawn = self.question.sample(self.state, self.rng) if wish is None else self.index_of(self.question, wish)
            self.give(NATURE, cast(int, drawn))


class FatedLedger(Ledger):
    """The ledger of such a match; the rows are those that the house itself would have written."""

    fate: Fate

    def __init__(self, head: Head, rng: Rng) -> None:
        super().__init__(head, rng)
        self.match = FatedMatch(self.game, self.match.record, rng)
        self.match.fate = self.fate


class Story:
    """What has happened: seats choose by `choose`, nature by `fate`, until `until` is true of the match."""

    def __init__(self, seats: int, choose: Choice, until: Callable[[Match], bool], fate: Fate) -> None:
        self.seats = seats
        self.choose = choose
        self.until = until
        self.ledger_kind = type("Told", (FatedLedger,), {"fate": staticmethod(fate)})

    def rows(self, head: Head, seats: list[Any], longest: int = 3000) -> tuple[Ledger, list[Row]]:
        """Play; the ledger and its rows."""
        ledger, first = self.ledger_kind.begin(head, read(seats), Rng(SEED))
        rows = [first]
        while not self.until(ledger.match):
            if ledger.match.over or len(rows) == longest:
                raise AssertionError("the story never came to its point")
            seat = ledger.match.waiting()[0]
            rows.append(ledger.submit(seat, self.choose(ledger.match, seat, ledger.match.options(seat))))
        return ledger, rows

    def tell(self, house: House, table: str) -> str:
        """The same table as one that was opened, but with this story; its address."""
        with ThreadPoolExecutor(1) as thread:  # this one has Playwright's event loop already
            return thread.submit(lambda: asyncio.run(self.written(Settings(house.data).url, table))).result()

    async def written(self, url: str, table: str) -> str:
        """Put the told table beside the one that was opened."""
        store = Store(url)
        await store.open()
        stored = await store.load(table)
        assert stored is not None
        ledger, rows = self.rows(Head(**stored.head), stored.rows[-1].body["seats"])
        told = f"{table}-told"
        await store.create(told, stored.head, rows, ledger.brief())
        for seat in ledger.seats:
            if seat.holder is not None:
                await store.sit(seat.holder, told)
        await store.close()
        return told
