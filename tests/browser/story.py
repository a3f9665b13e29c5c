"""A table that was played up to some point of its story before anybody looks at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from browser.driver import House
from magoteka.core.agenda import NATURE, Question
from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.core.match import Match
from magoteka.games import game_named
from magoteka.server.settings import Settings
from magoteka.server.stores import SqlStore
from magoteka.table.head import Head
from magoteka.table.journal import Journal
from magoteka.table.seats import read
from magoteka.table.store import Row, Snapshot

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
            menu = self.question.menu(self.state)
            index = self.question.sample(self.state, self.rng) if wish is None else menu.index(wish)
            self.give(NATURE, index, menu[index])


class FatedJournal(Journal):
    """The journal of such a match; the rows are those that the house itself would have written."""

    fate: Fate

    @classmethod
    def new_match(cls, head: Head, rng: Rng) -> Match:
        match = FatedMatch(game_named(head.game), super().new_match(head, rng).record, rng)
        match.fate = cls.fate
        return match


class Story:
    """What has happened: seats choose by `choose`, nature by `fate`, until `until` is true of the match."""

    def __init__(self, seats: int, choose: Choice, until: Callable[[Match], bool], fate: Fate) -> None:
        self.seats = seats
        self.choose = choose
        self.until = until
        self.journal_kind: Any = type("Told", (FatedJournal,), {"fate": staticmethod(fate)})

    def rows(self, head: Head, seats: list[Any], longest: int = 3000) -> tuple[Journal, list[Row], Snapshot]:
        """Play; the journal, its rows and its first snapshot."""
        journal, first, snapshot = self.journal_kind.begin(head, read(seats), Rng(SEED))
        rows = [first]
        while not self.until(journal.match):
            if journal.match.over or len(rows) == longest:
                raise AssertionError("the story never came to its point")
            seat = journal.match.waiting()[0]
            row = journal.submit(seat, self.choose(journal.match, seat, journal.match.options(seat)))
            rows += [] if row is None else [row]
        return journal, rows, journal.due() or snapshot

    def tell(self, house: House, table: str) -> str:
        """The same table as one that was opened, but with this story; its address."""
        with ThreadPoolExecutor(1) as thread:  # this one has Playwright's event loop already
            return thread.submit(lambda: asyncio.run(self.written(Settings(house.data).url, table))).result()

    async def written(self, url: str, table: str) -> str:
        """Put the told table beside the one that was opened."""
        store = SqlStore(url)
        await store.open()
        stored = await store.load(table)
        assert stored is not None
        journal, rows, snapshot = self.rows(Head(**stored.head), stored.rows[-1].body["seats"])
        told = f"{table}-told"
        await store.create(told, stored.head, rows, journal.brief(), snapshot)
        for seat in journal.seats:
            if seat.holder is not None:
                await store.sit(seat.holder, told)
        await store.close()
        return told
