"""Two tables that one chair cannot tell apart, and the ears that listen at both."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from copy import copy
from dataclasses import replace
from typing import Any

from magoteka.arena.watch import Fated
from magoteka.core.agenda import Question, State
from magoteka.core.bits import has
from magoteka.core.chance import Rng
from magoteka.core.event import Event, Option
from magoteka.core.match import Match
from magoteka.table.chronicle import Chronicle
from magoteka.table.head import Head, head_json
from magoteka.table.journal import Journal
from magoteka.table.limits import Purse
from magoteka.table.listener import QUEUE, Listener
from magoteka.table.seats import Seat
from magoteka.table.store import MemoryStore
from magoteka.table.table import Table
from magoteka.table.thinker import OwnThinker

NAME = "the-same-table"
TRIES = 3  # worlds that are drawn to find one that differs
Fate = Callable[[Match, Question], int]


class Parted(Exception):
    """Something happened that rules the other world out."""


class StillTime(asyncio.SelectorEventLoop):
    """A loop in which time passes only when it is told to, so that clocks show the same in both worlds."""

    now = 0.0

    def time(self) -> float:
        return self.now


class World:
    """A table and those who look at it: the ears are all that know no more than the looker."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.looker = 0
        self.ears: list[Listener] = []
        table.gallery = Purse()  # type: ignore[assignment]  # it takes no count of anything

    @property
    def journal(self) -> Journal:
        return self.table.journal

    @property
    def match(self) -> Match:
        return self.table.journal.match

    async def listen(self, looker: int) -> None:
        """The looker at his screen and at another one, two onlookers, and who holds two seats before his curtain."""
        self.looker, holder = looker, self.journal.seats[looker].holder
        onlookers = self.ears[2:4] or [ear_of(None), ear_of(None)]
        for one in self.ears[:2] + self.ears[4:]:
            await self.table.farewell(one)
        curtain = [ear_of(holder)] if len(self.table.seats_of(holder)) > 1 else []
        self.ears = [ear_of(holder), ear_of(holder), *onlookers, *curtain]
        for place, one in enumerate(self.ears):
            if one not in self.table.audience.listeners:
                await self.come(place, self.journal.version)

    async def come(self, place: int, since: int) -> None:
        """An ear opens a connection as somebody who knew the table at a version."""
        await self.table.welcome(self.ears[place], since, self.looker if place < 2 else None)

    async def come_again(self, place: int, since: int) -> None:
        """An ear closes its connection and opens another."""
        await self.table.farewell(self.ears[place])
        fresh = ear_of(self.ears[place].guest)
        fresh.outbox = self.ears[place].outbox
        self.ears[place] = fresh
        await self.come(place, since)

    def heard(self) -> list[list[bytes | None]]:
        """All that has come to each ear since the last time."""
        return [[one.outbox.get_nowait() for _ in range(one.outbox.qsize())] for one in self.ears]

    def told(self, since: int) -> list[Event]:
        """What the looker was told after a version."""
        later = [past for past in self.journal.chronicle.moments[-3:] if past.version > since]
        return [one.event.seen_by(self.looker) for past in later for one in past.told or ()]


def ear_of(guest: str | None) -> Listener:
    """A connection that may say as much as it likes."""
    one = Listener(guest, "", watching=guest is None)
    one.messages = one.chat = Purse()
    return one


async def opened(match: Fated, seats: list[Seat], head: Head) -> World:
    """A table with a match that nature has not dealt yet, or that is under way."""
    begun = match.question is not None
    journal, store = Journal(head, match, seats, Chronicle()), MemoryStore()
    if begun:
        match.undo_points.clear()
        match.take_events()
    else:
        match.go_on()
    row = journal.moved("begin", {})
    journal.ask(kept=False)
    await store.create(NAME, head_json(head), [row], journal.brief(), journal.snapshot())
    return World(Table(NAME, journal, store, OwnThinker(1), []))


def twin_of(here: World, fate: Fate, rng: Rng) -> tuple[World, bool]:
    """The same table with everything drawn anew that the looker does not know, and whether anything is different."""
    state, differs = redealt(here, rng)
    there = World(Table(NAME, journal_of(here, state, fate), store_of(here), here.table.thinker, []))
    there.looker = here.looker
    there.table.chat.lines = here.table.chat.lines
    there.table.audience.came = here.table.audience.came
    there.ears = [doubled(one) for one in here.ears]
    there.table.audience.listeners = [there.ears[here.ears.index(one)] for one in here.table.audience.listeners]
    wind(here, there)
    return there, differs


def redealt(here: World, rng: Rng) -> tuple[State, bool]:
    """A world that looks the same to the looker, and is another one where there is any."""
    game, true = here.match.game, here.match.digest()
    for _ in range(TRIES):
        state = game.redeal(here.match.state, here.looker, rng)
        if game.digest(state) != true:
            return state, True
    return state, False


def journal_of(here: World, state: State, fate: Fate) -> Journal:
    """A journal with the same past; from now on it goes its own way. What was answered before cannot be taken back."""
    here.match.undo_points.clear()
    match: Any = copy(here.match)
    match.record = replace(match.record, answers=list(match.record.answers))
    match.log, match.fresh, match.undo_points = list(match.log), [], []
    match.state, match.fate = state, fate
    state.listening = True
    state.clear_events()
    match.question = state.asking()
    journal = copy(here.journal)
    journal.match = match
    journal.chronicle = copy(journal.chronicle)
    journal.chronicle.moments = list(journal.chronicle.moments)
    journal.chronicle.undone = list(journal.chronicle.undone)
    journal.asked_at = dict(journal.asked_at)
    return journal


def store_of(here: World) -> MemoryStore:
    """A store with the same rows."""
    written: Any = here.table.store
    store, kept = MemoryStore(), written.tables[NAME]
    store.tables[NAME] = replace(kept, rows=dict(kept.rows), chat=dict(kept.chat))
    return store


def doubled(one: Listener) -> Listener:
    """Somebody who was told the same so far."""
    other = copy(one)
    other.outbox = asyncio.Queue(QUEUE)
    return other


def wind(here: World, there: World) -> None:
    """The clock has been running as long, and the same curtains have been lifted."""
    mine, other = here.table.players, there.table.players
    other.timed = dict(mine.timed)
    other.lifted = dict(mine.lifted)
    if mine.timer is not None:
        other.timer = asyncio.get_running_loop().call_at(mine.timer.when(), other.ring)


def learns(looker: int, question: Question, state: State) -> bool:
    """Whether the looker learns what is answered to a question."""
    return question.seat == looker or has(question.knowers(state), looker)


def place_of(question: Question, state: State, option: Option) -> int | None:
    """Where an open option stands in the menu; None where it is not open."""
    menu = question.menu(state)
    index = menu.index(option) if option in menu else -1
    return index if index >= 0 and question.allows(state, index) else None
