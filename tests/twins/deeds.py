"""What happens at a table beside answers: drawn once, done in both worlds."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Literal

from magoteka.arena.laws import branch
from magoteka.core.agenda import waiting_for
from magoteka.core.chance import Rng
from magoteka.table import wire
from magoteka.table.guests import Guest
from magoteka.table.schema import packed
from twins.worlds import World, ear_of

OFTEN = 4  # one answer in so many is preceded by something else


@dataclass(frozen=True)
class Deed:
    """Something that one of those at the table does."""

    ear: int
    lot: int
    seat: int = 0

    @property
    def name(self) -> str:
        return type(self).__name__

    def possible(self, world: World) -> bool:
        """Whether it could happen in this world too; where somebody else does it, that may depend on secrets."""
        return True

    async def do(self, world: World) -> list[bytes]:
        """Do it; what is answered to a question outside of the socket."""
        await self.done(world)
        return []

    async def done(self, world: World) -> None:
        raise NotImplementedError

    async def say(self, world: World, message: Any) -> None:
        """A message of the ear."""
        await world.table.hear(world.ears[self.ear], message)


class Return(Deed):
    """Somebody connects again, and knew the table at some version."""

    async def done(self, world: World) -> None:
        known = world.journal.version - self.lot % 7 if self.lot % 5 else self.lot % 3 - 1
        await world.come_again(self.ear, known)


class TakeBack(Deed):
    """The looker asks to take his last answer back, whether he may or not."""

    async def done(self, world: World) -> None:
        await self.say(world, wire.Undo(world.looker))


class TakenBack(Deed):
    """Somebody else takes his last answer back."""

    def possible(self, world: World) -> bool:
        return not world.journal.unsaid and world.journal.can_undo(self.seat)

    async def done(self, world: World) -> None:
        await world.table.settle(world.journal.undo(self.seat))


class Ask(Deed):
    """The looker asks for help, and may not be asked himself."""

    async def done(self, world: World) -> None:
        kinds = (wire.AskOdds, wire.AskHint, wire.AskPreviews)
        await self.say(world, kinds[self.lot % len(kinds)](world.looker))
        await asyncio.gather(*world.table.players.advising)


class Chat(Deed):
    """Somebody says something: the looker, an onlooker, or one of the others."""

    async def done(self, world: World) -> None:
        one = world.ears[self.ear] if self.lot % 2 else ear_of(world.journal.seats[self.seat].holder)
        await world.table.hear(one, wire.Say(f"word {self.lot % 100}"))


class OlderLines(Deed):
    """The looker, or an onlooker, reads the log before a version."""

    async def do(self, world: World) -> list[bytes]:
        before = world.journal.version + 1 - self.lot % 9
        chair = world.looker if self.ear < 2 else None
        return [packed(await world.table.chronicle(chair, before))]


@dataclass(frozen=True)
class Try(Deed):
    """The looker asks why he may not answer so, or just tries what he may not, or what he might have once."""

    answer: Any = None

    async def done(self, world: World) -> None:
        version = world.journal.version
        if self.lot % 4:
            await self.say(world, wire.Why(world.looker, self.answer))
        else:
            await self.say(world, wire.Answer(version - 1000, world.looker, self.answer))


class Curtain(Deed):
    """The looker lets the curtain fall and lifts it."""

    async def done(self, world: World) -> None:
        await self.say(world, wire.Look(None))
        if self.ear < 2:
            await self.say(world, wire.Look(world.looker))


class Visit(Deed):
    """One of the others comes and goes."""

    async def done(self, world: World) -> None:
        one = ear_of(world.journal.seats[self.seat].holder)
        await world.table.welcome(one, world.journal.version, None)
        await world.table.farewell(one)


class Order(Deed):
    """The host asks onlookers for silence, or lets them speak: a row that changes nothing of the match."""

    async def done(self, world: World) -> None:
        do: Literal["speak", "hush"] = "speak" if world.journal.access.hush else "hush"
        for one in world.ears:
            one.link = "watch"
        await world.table.host.order(Guest(world.journal.head.owner, ""), wire.Order(do))


@dataclass(frozen=True)
class Whisper(Deed):
    """In one of the worlds only, somebody begins an answer of several parts and takes it back."""

    true: World | None = None

    async def done(self, world: World) -> None:
        if (world is self.true) == (self.lot % 2 == 0):
            return
        journal = world.journal
        question = journal.match.asked(self.seat)
        index = tentative(world, self.seat, self.lot)
        if question is None or index is None:
            return
        await world.table.settle(journal.submit(self.seat, question.menu(journal.match.state)[index]))
        await world.table.settle(journal.undo(self.seat))


def tentative(world: World, seat: int, lot: int) -> int | None:
    """An answer that would only be a part of one, if there is any."""
    state, question = world.match.state, world.match.asked(seat)
    if question is None or not question.whispered:
        return None
    found = []
    for index in question.indices(state):
        after = branch(state, question, index)
        further = after.asking()
        same = further is not None and type(further) is type(question) and waiting_for(further) == waiting_for(question)
        found += [index] if same and not after.events else []
    return found[lot % len(found)] if found else None


ASKED = (Ask, Ask, Try, TakeBack)  # what somebody likes to do who is to answer
DEEDS = (Return, Return, Return, TakeBack, TakenBack, Ask, Chat, OlderLines, Try, Try, Curtain, Visit, Order)


def some_deed(here: World, rng: Rng) -> Deed | None:
    """Something that can happen now."""
    lot, seats = int(rng.word() % 1000), len(here.journal.seats)
    if rng.below(OFTEN):
        return whispered(here, lot)
    points = here.match.undo_points
    if points and rng.below(3) == 0:
        return taken_back(here, points[-1].seat, lot)
    kinds = ASKED if here.looker in here.match.waiting() and rng.below(2) == 0 else DEEDS
    kind = kinds[rng.below(len(kinds))]
    ear, seat = rng.below(len(here.ears)), rng.below(seats)
    if kind in (TakeBack, Ask):
        return kind(0, lot)
    if kind is Try:
        return tried(here, lot, rng)
    deed: Deed = kind(ear, lot, seat if seat != here.looker else (seat + 1) % seats)
    return deed if deed.possible(here) else None


def taken_back(here: World, seat: int, lot: int) -> Deed | None:
    """Whoever answered last thinks again."""
    deed: Deed = TakeBack(0, lot) if seat == here.looker else TakenBack(0, lot, seat)
    return deed if deed.possible(here) else None


def tried(here: World, lot: int, rng: Rng) -> Deed:
    """Any entry of the menu of whoever is asked."""
    waiting = here.match.waiting()
    question = here.match.asked(here.looker if here.looker in waiting else waiting[0])
    assert question is not None
    menu = question.menu(here.match.state)
    return Try(0, lot, answer=here.journal.game.codec.encode(menu[rng.below(len(menu))]))


def whispered(here: World, lot: int) -> Deed | None:
    """Somebody else who is asked in a whisper."""
    seat = here.match.waiting()[0]
    question = here.match.asked(seat)
    return Whisper(0, lot, seat, true=here) if seat != here.looker and question and question.whispered else None
