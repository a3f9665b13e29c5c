"""Steered matches at real tables in twin worlds: every message to every ear is the same, byte by byte.

A pair is one message to one ear, compared in both worlds.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from magoteka.arena.cover import Covered, leapt, new_match, seated, willed
from magoteka.arena.coverage import Coverage
from magoteka.arena.plan import Plan
from magoteka.arena.players import Asked
from magoteka.core.agenda import Poll, Question
from magoteka.core.bits import size
from magoteka.core.event import Option
from magoteka.core.match import Match
from magoteka.games import GAMES
from magoteka.table import chat, wire
from magoteka.table.head import Head
from magoteka.table.seats import Seat
from twins.deeds import Deed, some_deed
from twins.worlds import Parted, StillTime, World, learns, opened, place_of, twin_of

LIVES = 24  # answers before another twin is drawn
TWINS = 3  # one after another, before somebody else listens
BEFORE = (0, 0, 6, 30, 120)  # answers before the table is opened
CLOCK = 86_400


@dataclass
class Count:
    """What was compared: messages by their kinds, and how many of them at tables that were really different."""

    matches: int = 0
    answers: int = 0
    twins: int = 0
    different: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    deeds: Counter[str] = field(default_factory=Counter)
    chairs: Counter[int] = field(default_factory=Counter)

    @property
    def pairs(self) -> int:
        return self.kinds.total()

    def add(self, other: Count) -> None:
        for name in ("matches", "answers", "twins", "different"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.kinds += other.kinds
        self.deeds += other.deeds
        self.chairs += other.chairs


class Leak(Exception):
    """Somebody was told something else in a world that he could not tell from the true one."""

    def __init__(self, ear: str, here: object, there: object) -> None:
        super().__init__(f"the {ear} is told something else in the other world")
        self.here, self.there = str(here), str(there)
        self.name = self.case = ""  # which match it was, and all that is needed to see it again


EARS = ("seat", "second screen of the seat", "onlooker", "other onlooker", "screen before a curtain")


class Pair:
    """A table in the true world, its twin, and the match that leads both."""

    def __init__(self, game: str, seed: int, number: int, most: int) -> None:
        self.rng = Plan(game, 0, 0, seed=seed).stream(number, "wire")
        self.done = Covered(GAMES[game], seed, Coverage(GAMES[game]))
        self.willing = self.rng.below(2) == 0
        self.match = new_match(self.done, self.rng, self.nature_here)
        self.players = seated(self.match, self.rng)
        self.left = most
        self.count = Count(matches=1)
        self.script: list[tuple[type, Option]] = []  # what nature has answered, as far as the looker learns it
        self.strayed = False  # in the poll that is open something else was said in the other world
        self.unsaid: list[tuple[int, Option]] = []  # parts of an answer that nobody else has noticed
        self.differs = False
        self.looker = 0

    # --- the true world ----------------------------------------------------------------------------------------------

    def nature_here(self, match: Match, question: Question) -> int:
        index = willed(self.done.met, match, question, self.rng, self.willing)
        if learns(self.looker, question, match.state):
            self.script.append((type(question), question.menu(match.state)[index]))
        return index

    def chosen(self) -> tuple[int, Option]:
        """What somebody who is asked answers."""
        waiting = self.match.waiting()
        seat = waiting[self.rng.below(len(waiting))]
        question = self.match.asked(seat)
        assert question is not None
        indices = question.indices(self.match.state)
        index = self.players[seat].choose(Asked(self.match, seat, question, indices, self.done.met, self.rng))
        choice = question.menu(self.match.state)[index]
        self.done.met.answered(question, choice)
        return seat, choice

    def play_before(self) -> None:
        """Some of the match happens before the table is opened, which may be one as it stands later."""
        answers, leaping = BEFORE[self.rng.below(len(BEFORE))], self.rng.below(2) == 0
        if answers == 0:
            return
        self.match.go_on()
        for _ in range(answers):
            if self.match.over:
                return
            leaping = leaping and not leapt(self.match, self.rng)
            if not self.match.over:
                self.done.met.told(self.match.submit(*self.chosen()))

    async def open(self) -> World:
        """A table at which everybody has a seat, and now and then somebody two."""
        count, record = self.match.record.seats, self.match.record
        holders = [f"guest-{seat}" for seat in range(count)]
        if self.rng.below(3) == 0:
            holders[-1] = holders[0]
        seats = [Seat(f"name-{seat}", holder, here=holder == "guest-0") for seat, holder in enumerate(holders)]
        clock = CLOCK if self.rng.below(2) == 0 else None
        owner = holders[self.rng.below(count)]
        head = Head(record.game, record.ruleset, count, record.settings, owner, 0, clock, True, "watch")
        return await opened(self.match, seats, head)

    # --- both worlds -------------------------------------------------------------------------------------------------

    async def play(self) -> Count:
        """The whole match, one twin after another."""
        self.play_before()
        if self.match.over and self.match.record.length:
            return self.count
        self.here = await self.open()
        turn = TWINS * self.rng.below(self.match.record.seats)
        while not self.match.over and self.left > 0:
            self.looker = turn // TWINS % self.match.record.seats
            await self.live(anew=turn % TWINS == 0)
            turn += 1
        self.here.table.stop()
        return self.count

    async def live(self, anew: bool) -> None:
        """Play on in both worlds as long as the looker cannot tell them apart, but not for ever."""
        here = self.here
        while here.journal.unsaid and not self.match.over:
            await here.table.answer(*self.chosen())
        if anew:
            await here.listen(self.looker)
        here.heard()
        self.there, self.differs = twin_of(here, self.nature_there, self.rng)
        poll = self.match.question  # what others have said in it was drawn anew
        self.strayed = isinstance(poll, Poll) and any(given >= 0 for given in poll.given)
        self.unsaid.clear()
        self.count.twins += 1
        try:
            for _ in range(LIVES):
                if self.match.over or self.left <= 0:
                    break
                await self.deed(some_deed(self.here, self.rng))
                await self.answer()
                self.count.answers += 1
        except Parted:
            pass
        finally:
            self.there.table.stop()

    async def answer(self) -> None:
        """Somebody answers; the other world follows."""
        self.left -= 1
        loop: Any = asyncio.get_running_loop()
        loop.now += self.rng.below(3)
        seat, choice = self.chosen()
        before = self.here.journal.version
        self.script.clear()
        closing = isinstance(self.match.question, Poll) and size(self.match.question.waiting) == 1
        await self.given(self.here, seat, choice)
        self.unsaid.append((seat, choice))
        if seat == self.looker or not self.here.journal.unsaid:
            for one, part in self.unsaid:
                await self.given(self.there, one, self.followed(one, part))
            self.unsaid.clear()
        if self.script or self.here.told(before) != self.there.told(before):
            raise Parted
        self.compare(forgive=closing and self.strayed)
        self.strayed = self.strayed and not closing

    async def given(self, world: World, seat: int, choice: Option) -> None:
        """The looker's answers come over the wire, those of others are their own affair."""
        if seat != self.looker:
            await world.table.answer(seat, choice)
            return
        answer = world.journal.game.codec.encode(choice)
        await world.table.hear(world.ears[0], wire.Answer(world.journal.version, seat, answer))

    def followed(self, seat: int, choice: Option) -> Option:
        """The same answer in the other world, or any other where the looker does not learn it."""
        state, question = self.there.match.state, self.there.match.asked(seat)
        if seat == self.looker:
            return choice
        if question is None:
            raise Leak("chair", f"seat {seat} is asked", "it is not")
        same = place_of(question, state, choice)
        if learns(self.looker, question, state):
            if same is None:
                raise Parted
            return choice
        if same is not None and self.rng.below(2) == 0:
            return choice
        self.strayed = self.differs = True
        return question.menu(state)[question.sample(state, self.rng)]

    def nature_there(self, match: Match, question: Question) -> int:
        """The same answer where the looker learns it, any where not."""
        if not learns(self.looker, question, match.state):
            self.differs = True
            return question.sample(match.state, self.rng)
        if not self.script or self.script[0][0] is not type(question):
            raise Parted
        index = place_of(question, match.state, self.script.pop(0)[1])
        if index is None:
            raise Parted
        return index

    async def deed(self, deed: Deed | None) -> None:
        """Something else than an answer happens in both worlds."""
        if deed is None:
            return
        if not deed.possible(self.there):
            raise Parted
        self.script.clear()
        here, there = await deed.do(self.here), await deed.do(self.there)
        if not self.here.journal.unsaid:
            self.unsaid.clear()  # whoever takes an older answer back takes with it what nobody has noticed
        self.compare(here, there, f"{deed.name}: ")
        self.count.deeds[deed.name] += 1

    def compare(
        self, here: list[bytes] | None = None, there: list[bytes] | None = None, why: str = "", forgive: bool = False
    ) -> None:
        """Every ear has heard the same messages in the same order, and whoever asked was answered the same."""
        asked = [(f"answer to the {EARS[0]}", here or [], there or [])]
        for name, mine, other in [*zip(EARS, self.here.heard(), self.there.heard(), strict=False), *asked]:
            if mine != other:
                if forgive:
                    raise Parted
                raise Leak(why + name, mine, other)
            self.count.kinds.update(map(kind_of, mine))
            self.count.chairs[self.looker] += len(mine)
            self.count.different += len(mine) if self.differs or self.unsaid else 0


def kind_of(message: bytes | None) -> str:
    """What sort of message it is."""
    if message is None:
        return "farewell"
    data = message[:40]
    kind = "log" if data.startswith(b"[") else data.split(b'"', 4)[3].decode()
    return "update without news" if kind == "update" and b'"moments":[]' in message[:80] else kind


def compared(game: str, seed: int, number: int, most: int) -> Count:
    """One match in twin worlds."""
    pair = Pair(game, seed, number, most)
    with asyncio.Runner(loop_factory=StillTime) as runner:
        loop = runner.get_loop()
        with patch.object(chat, "time", SimpleNamespace(time=loop.time)):
            try:
                return runner.run(pair.play())
            except Leak as leak:
                leak.name, leak.case = f"{game}-{seed}-{number}", case_of(leak, pair, number, most)
                raise


def case_of(leak: Leak, pair: Pair, number: int, most: int) -> str:
    """Which match it was, what differed, and for the eye the answers up to it."""
    where = {"game": pair.done.game.name, "seed": pair.done.seed, "number": number, "most": most}
    what = {"what": str(leak), "chair": pair.looker, "here": leak.here, "there": leak.there}
    table = {"settings": pair.match.record.settings, "seats": pair.match.record.seats, "begun": pair.match.begun}
    answers = [row.row() for row in pair.match.record.answers]
    return json.dumps({**where, **what, **table, "answers": answers}, ensure_ascii=False)


def compared_again(case: str) -> Count:
    """The match of a case once more."""
    data = json.loads(case)
    return compared(data["game"], data["seed"], data["number"], data["most"])
