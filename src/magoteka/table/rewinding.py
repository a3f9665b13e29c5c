"""Going back by common consent: where to, who asks, who has agreed, and how it ends."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from magoteka.core.agenda import State
from magoteka.core.codec import Json
from magoteka.table import wire
from magoteka.table.chronicle import PastMoment
from magoteka.table.journal import Journal
from magoteka.table.listener import Listener
from magoteka.table.problems import CannotRewind, NotYours

if TYPE_CHECKING:
    from magoteka.table.table import Table

LOG = logging.getLogger(__name__)
PATIENCE = 60  # seconds that the others have
TOLD = 2  # events that a proposal cites of those that would be undone


@dataclass
class Asked:
    """A proposal: who makes it (known by his guest), where to, and who has agreed."""

    number: int
    seat: int
    guest: str
    place: wire.Place
    agreed: set[str] = field(default_factory=set)


class Rewinding:
    """The proposals of one table, at most one at a time; none is stored: whoever still wants it asks again."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.asked: Asked | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.late: asyncio.Task[None] | None = None
        self.number = 0
        self.heard: set[str] = set()  # whose proposal was not agreed to since the last answer

    # --- where to ----------------------------------------------------------------------------------------------------

    def check(self) -> None:
        """Refuse where there is no way back: nothing was played, all is laid open, or somebody learns or solves.

        Nor is there one where others have the same luck: from there on it would be another.
        """
        journal = self.table.journal
        journal.check_whole()
        if journal.over or journal.waits or journal.head.lesson is not None or journal.puzzle_table is not None:
            raise CannotRewind()
        if journal.head.contest is not None:
            raise CannotRewind()

    def places(self, seat: int) -> list[wire.Place]:
        """Where a seat may propose to go back to, the nearest first; each place once."""
        self.check()
        found: dict[int, wire.Place] = {}
        for place in places(self.table.journal, seat):
            found.setdefault(place.to, place)
        return sorted(found.values(), key=lambda place: -place.to)

    # --- asking ------------------------------------------------------------------------------------------------------

    def people(self) -> set[str]:
        """Who is asked: everybody who sits here, once for all the seats of a device; bots agree always."""
        return {seat.holder for seat in self.table.journal.seats if seat.holder is not None and seat.level is None}

    async def propose(self, seat: int, to: int) -> None:
        """Somebody wants to go back; where nobody else is to be asked, the table does."""
        place = next((place for place in self.places(seat) if place.to == to), None)
        guest = self.table.journal.seats[seat].holder
        if place is None or guest is None or self.asked is not None or guest in self.heard:
            raise CannotRewind()
        self.number += 1
        self.asked = Asked(self.number, seat, guest, place, {guest})
        self.timer = asyncio.get_running_loop().call_later(PATIENCE, self.ring)
        await self.consider()

    async def vote(self, one: Listener, number: int, *, yes: bool) -> None:
        """Somebody who sits here agrees or declines; who has asked takes it back by declining."""
        if one.watching or one.guest not in self.people():
            raise NotYours()
        asked = self.asked
        if asked is None or asked.number != number:
            return
        if not yes:
            self.end("declined", self.table.audience.mine(one)[0])
            self.table.tell()
            return
        asked.agreed.add(one.guest)
        await self.consider()

    async def consider(self) -> None:
        """Go back when everybody has agreed; until then all are shown who is asked."""
        asked = self.asked
        if asked is None:
            return
        if asked.guest not in self.people():
            self.end("moved")
        elif self.people() <= asked.agreed:
            self.forget()
            await self.go(asked)
            return
        self.table.tell()

    async def go(self, asked: Asked) -> None:
        """The table is where it was."""
        journal = self.table.journal
        moment = next(past for past in journal.chronicle.moments if past.version == asked.place.to)
        if moment.end is not None:
            table, place = moment.end, moment.until
        else:
            table, place = await self.played(moment.version)
        await self.table.stored(journal.rewind(asked.seat, moment, table, place))

    async def played(self, to: int) -> tuple[State, int]:
        """The table as it was at a version of which there is no picture any more, and how many answers led to it."""
        journal = self.table.journal
        assert self.table.earlier is not None
        try:
            snapshot = await self.table.earlier(to)
            return journal.game.restore(journal.head.count, journal.head.settings, snapshot), snapshot["before"]
        except Exception as error:  # whatever befell the process that plays: the table stays as it is
            LOG.exception("table %s: cannot go back to %s", self.table.id, to)
            self.table.tell()
            raise CannotRewind() from error

    # --- the end -----------------------------------------------------------------------------------------------------

    def ring(self) -> None:
        """The time is up."""
        self.late = asyncio.create_task(self.lapse())

    async def lapse(self) -> None:
        """Nobody has said anything for too long."""

        async def over() -> None:
            if self.asked is not None and self.timer is not None and self.timer.when() <= self.now():
                self.end("late")
                self.table.tell()

        await self.table.do(over)

    def now(self) -> float:
        """The time by which it is asked."""
        return asyncio.get_running_loop().time()

    def moved(self) -> None:
        """Something was answered: what was proposed no longer stands, and anybody may propose anew."""
        self.end("moved")
        self.heard.clear()

    def end(self, why: wire.RewindEnd, seat: int | None = None) -> None:
        """Nothing comes of it, and who has asked is told why, unless he took it back himself."""
        asked = self.asked
        self.forget()
        if asked is None or (seat is not None and self.table.journal.seats[seat].holder == asked.guest):
            return
        self.heard.add(asked.guest)
        for one in self.table.audience.listeners:
            if one.guest == asked.guest and not one.watching:
                one.send(wire.NotBack(asked.number, why, seat))

    def forget(self) -> None:
        """There is no proposal any more."""
        self.asked = None
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def shown(self) -> wire.Proposal | None:
        """The proposal as everyone sees it: it says what every seat may know, and nothing else."""
        asked = self.asked
        if asked is None:
            return None
        missing = self.people() - asked.agreed
        seats = [number for number, seat in enumerate(self.table.journal.seats) if seat.holder in missing]
        return wire.Proposal(asked.number, asked.seat, asked.place, seats, PATIENCE)


def places(journal: Journal, seat: int) -> list[wire.Place]:
    """Before the seat's own last answer, the beginning of this turn and of this round, as far as they are at hand."""
    moments = journal.chronicle.moments
    mine = next((at for at in range(len(moments) - 1, 0, -1) if seat in moments[at].seats), None)
    found = [] if mine is None else [place(journal, "answer", seat, mine - 1)]
    turn, round_ = (begun(moments, tags) for tags in (journal.game.turns, journal.game.rounds))
    if turn is not None:
        found.append(place(journal, "turn", turn[1].get("seat"), turn[0]))
    if round_ is not None:
        found.append(place(journal, "round", None, round_[0]))
    return found


def begun(moments: list[PastMoment], tags: tuple[str, ...]) -> tuple[int, Json] | None:
    """The last moment but one at most in which something of a kind began, and the fact that tells it."""
    for at in range(len(moments) - 2, -1, -1):
        for fact in reversed(moments[at].facts):
            if fact["tag"] in tags:
                return at, fact
    return None


def place(journal: Journal, kind: wire.PlaceKind, seat: int | None, at: int) -> wire.Place:
    """The table after one of its moments; what it would undo is told as it is told to an onlooker."""
    moments, codec = journal.chronicle.moments, journal.game.codec
    told = [event for past in moments[at + 1 :] for event in past.events_again(codec, None)]
    return wire.Place(moments[at].version, kind, seat, len(told), told[:TOLD])
