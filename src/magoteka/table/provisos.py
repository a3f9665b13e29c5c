"""Answers that are left beforehand where it is played over days: given when their question comes, unless it is another.

A seat lets every window go by until it is asked something else, or answers the very question that it has just answered
once more, as long as all that it sees of it is the same. Nobody but the seat is told; what has become void is gone for
good, before anybody hears of the change.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from magoteka.core.codec import Json
from magoteka.core.event import Option
from magoteka.table import scene, wire
from magoteka.table.journal import Journal
from magoteka.table.problems import CannotLeave
from magoteka.table.schema import packed

if TYPE_CHECKING:
    from magoteka.table.table import Table


@dataclass(frozen=True)
class Proviso:
    """What a guest has left for a seat, after so many answers: for every window, or for a question that he has had."""

    guest: str
    length: int
    question: str = ""  # its tag; "": every window
    answer: Json = None
    digest: str = ""  # of all that the seat saw of it

    def shown(self) -> wire.Left:
        """As its owner sees it."""
        return wire.Left(self.question, self.answer)


class Provisos:
    """What was left at one table."""

    def __init__(self, table: Table, left: Mapping[int, Json]) -> None:
        self.table = table
        self.left = {seat: Proviso(**body) for seat, body in left.items()}
        self.seen: tuple[Any, str] = (None, "")  # the question whose digest was reckoned last

    @property
    def journal(self) -> Journal:
        """The match and the seats."""
        return self.table.journal

    def shown(self, chair: int | None) -> wire.Left | None:
        """What was left for a chair, for nobody else's eyes."""
        return None if chair is None or chair not in self.left else self.left[chair].shown()

    def choice(self, seat: int) -> Option | None:
        """The answer that was left to what a seat is asked now."""
        one = self.left.get(seat)
        if one is None or seat not in self.journal.asked() or self.void(seat, one):
            return None
        if one.question:
            choice: Option = self.journal.game.codec.decode(one.answer)
            return choice
        question = self.journal.match.asked(seat)
        assert question is not None
        return question.menu(self.journal.match.state)[question.goes_by]

    def void(self, seat: int, one: Proviso) -> bool:
        """Whether what it stood on has changed: who sits there, what had been answered, or the question."""
        journal = self.journal
        who = journal.seats[seat]
        if journal.over or who.holder != one.guest or who.level is not None or journal.match.record.length < one.length:
            return True
        question = journal.match.asked(seat) if seat in journal.asked() else None
        if question is None:
            return False
        if not one.question:
            return question.goes_by < 0
        mine = journal.chronicle.moments[-1].seats == {seat}  # nobody else has answered: it would be asked for ever
        return mine or journal.game.codec.tag_of(question) != one.question or self.digest(seat) != one.digest

    def digest(self, seat: int) -> str:
        """All that a seat sees of its question: what is open, and what each answer does."""
        journal = self.journal
        key = (journal.version, journal.match.record.length, seat)
        if self.seen[0] != key:
            found = scene.previews(journal, seat).previews
            options = journal.match.options(seat)
            turns = {*journal.game.turns, *journal.game.rounds}
            known = [[journal.game.codec.encode(option) for option in options], [does(one.way, turns) for one in found]]
            self.seen = key, hashlib.sha256(packed(known)).hexdigest()
        return self.seen[1]

    def check(self) -> None:
        """Refuse where nobody waits for days."""
        if self.journal.days is None or self.journal.over:
            raise CannotLeave()

    def of_answer(self, seat: int, choice: Option) -> Proviso:
        """The same answer to the same question; made before it is given."""
        self.check()
        question, length = self.journal.match.asked(seat), self.journal.match.record.length
        holder, codec = self.journal.seats[seat].holder, self.journal.game.codec
        if question is None or holder is None:
            raise CannotLeave()
        return Proviso(holder, length + 1, codec.tag_of(question), codec.encode(choice), self.digest(seat))

    async def windows(self, seat: int, *, on: bool) -> None:
        """Every window goes by until the seat is asked something else; or nothing is left any more."""
        if on:
            self.check()
            holder = self.journal.seats[seat].holder
            one = Proviso(holder or "", self.journal.match.record.length)
            if not scene.windows(self.journal.game.codec) or self.void(seat, one):
                raise CannotLeave()
        await self.keep(seat, one if on else None)
        self.table.tell()

    async def keep(self, seat: int, one: Proviso | None) -> None:
        """Put it on disk, in the place of what was left there before."""
        await self.table.store.keep_proviso(self.table.id, seat, None if one is None else asdict(one))
        self.left.pop(seat, None)
        if one is not None:
            self.left[seat] = one

    async def sift(self) -> None:
        """Let go for good what is void."""
        for seat, one in list(self.left.items()):
            if self.void(seat, one):
                await self.keep(seat, None)


def does(way: wire.Way, turns: Collection[str]) -> list[Any]:
    """What an answer does; whose turn comes after it, in which round, is another matter."""
    told = [event for event in way.events if event["tag"] not in turns]
    branches = [[one.by, one.weight, one.case, one.share, does(one.way, turns)] for one in way.branches]
    return [told, way.fork, branches]
