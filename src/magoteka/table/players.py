"""Those who answer by themselves: bots after their pause, and the clock."""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from magoteka.bots import FIRST, known
from magoteka.bots.advice import Advice, Advised, adviser
from magoteka.bots.chair import Chair, Needs, chair_at
from magoteka.bots.grounds import Ground
from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.core.problems import Problem
from magoteka.table import days, scene, wire
from magoteka.table.listener import Listener
from magoteka.table.problems import LateHint, NoHelp
from magoteka.table.thinker import Recollection, strongest

if TYPE_CHECKING:
    from magoteka.table.table import Table

LEFT = "left"  # in the place of a level: the answer is known
AGAIN = 5.0  # seconds after which a bot tries again what could not be stored
LOG = logging.getLogger(__name__)


@dataclass
class Thought:
    """A bot at work on the question that its seat has had since a version."""

    since: int
    level: str
    task: asyncio.Task[None] | None = None


class Players:
    """The bots and the clock of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.thinking: dict[int, Thought] = {}
        self.advising: set[asyncio.Task[None]] = set()
        self.late: dict[int, int] = {}  # seat → the question for which its time has run out
        self.lapsed: list[int] = []  # for whom the last row was answered, their time being up
        self.lifted: dict[int, int] = {}  # seat → the question that its owner has come before the screen for
        self.timed: dict[int, int] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.again: asyncio.TimerHandle | None = None
        self.waits_since = 0  # the version since which people who play here have only watched
        self.recovering: asyncio.Task[None] | None = None
        self.recollection = Recollection(table.id, table.store)

    @property
    def busy(self) -> bool:
        """Whether somebody thinks."""
        return bool(self.thinking)

    @property
    def attended(self) -> bool:
        """Whether bots play for anybody: somebody looks, or somebody who sits here will come back to his turn."""
        return self.played or bool(self.table.audience.listeners)

    @property
    def played(self) -> bool:
        """Whether somebody sits here who answers himself."""
        return any(seat.holder is not None and seat.level is None for seat in self.table.journal.seats)

    def stop(self) -> None:
        """Let nobody think any more."""
        for seat in list(self.thinking):
            self.forget(seat)
        for task in self.advising:
            task.cancel()
        for waiting in (self.timer, self.again, self.recovering):
            if waiting is not None:
                waiting.cancel()

    def forget(self, seat: int) -> None:
        """The seat's bot thinks no more."""
        thought = self.thinking.pop(seat)
        if thought.task is not None:
            thought.task.cancel()

    def wake(self) -> None:
        """After a change: let the bots that are asked think, and wind the clock for people."""
        if self.table.stopped:
            return
        journal = self.table.journal
        paused = journal.access.paused is not None or self.table.rewinding.asked is not None
        asked = {} if paused else {seat: journal.asked_at[seat] for seat in journal.asked()}
        self.late.update({seat: asked[seat] for seat in self.overdue() if seat in asked})
        bots = {seat: level for seat in asked if (level := self.level_of(seat, asked[seat])) is not None}
        if not self.played or any(self.called(seat) for seat in asked if seat not in bots):
            self.waits_since = journal.version
        wanted = bots if self.attended else {}
        if journal.lesson_table is not None:
            wanted = {seat: level for seat, level in wanted.items() if not journal.lesson_table.waits(seat)}
        for seat, thought in list(self.thinking.items()):
            if wanted.get(seat) != thought.level or asked.get(seat) != thought.since:
                self.forget(seat)
        for seat, level in wanted.items():
            if seat not in self.thinking:
                thought = self.thinking[seat] = Thought(asked[seat], level)
                thought.task = asyncio.create_task(self.think(seat, thought))
        self.wind({seat: since for seat, since in asked.items() if journal.seats[seat].level is None})

    def try_later(self) -> None:
        """After something was lost: go on in a while, though nobody may say anything until then."""
        if self.again is not None:
            self.again.cancel()
        self.again = asyncio.get_running_loop().call_later(AGAIN, self.go_on)

    def go_on(self) -> None:
        """Wake the bots; a table that does not know what its store has must learn it first."""
        if self.table.unsure and not self.table.stopped:
            self.recovering = asyncio.create_task(self.table.recover())
        else:
            self.wake()

    def level_of(self, seat: int, since: int) -> str | None:
        """The bot that answers this question for the seat, if any, or what was left there beforehand."""
        if self.table.provisos.choice(seat) is not None:
            return LEFT
        if self.late.get(seat) == since:
            return strongest(self.table.journal.game)
        level = self.table.journal.seats[seat].level
        return level if level is None or known(level) else FIRST  # the package it came from may be gone

    async def think(self, seat: int, thought: Thought) -> None:
        """A bot's answer, after a natural pause; what goes wrong is tried again later."""
        try:
            await self.answer(seat, thought)
        except (Exception, asyncio.CancelledError) as error:
            if isinstance(error, asyncio.CancelledError) and self.thinking.get(seat) is not thought:
                raise  # the question is gone, or the table
            what = error if isinstance(error, Problem) else repr(error)
            LOG.warning("table %s: a bot's answer was lost: %s", self.table.id, what)
            self.try_later()
        finally:
            if self.thinking.get(seat) is thought:
                del self.thinking[seat]

    async def answer(self, seat: int, thought: Thought) -> None:
        """Think, wait, and let the table take the answer if the question still stands."""
        table, since = self.table, thought.since
        began = asyncio.get_running_loop().time()
        owner, question = table.journal.owner, table.journal.match.asked(seat)
        brisk = question is not None and question.brisk  # whatever the hand holds, so that the time tells nothing
        left = table.provisos.choice(seat) if thought.level == LEFT else None
        if thought.level == LEFT and left is None:
            return  # it was taken back
        moment = since * len(table.journal.seats) + seat
        choice = await self.chosen(seat, thought.level, moment, owner) if left is None else left
        hurried = self.late.get(seat) == since or table.journal.unsaid > 0  # a pause a part would tell of the parts
        pause = 0.0 if hurried or brisk or left is not None else self.pause(since)
        await asyncio.sleep(began + pause - asyncio.get_running_loop().time())

        async def give() -> None:
            if self.thinking.get(seat) is thought:
                thought.task = None  # what follows may wake this seat again, and must not end this task
                del self.thinking[seat]
                late = left is None and self.late.get(seat) == since
                await table.answer(seat, choice, late=late, left=left is not None)

        await table.do(give)

    def called(self, seat: int) -> bool:
        """Whether a person is asked for more than a word in passing, which most browsers say by themselves."""
        question = self.table.journal.match.asked(seat)
        return question is not None and not question.brisk

    def pause(self, since: int) -> float:
        """How long a bot lingers over a question: the less, the longer people have waited; all know the versions."""
        return self.table.journal.head.pause / max(1, since - self.waits_since)

    async def chosen(self, seat: int, level: str, moment: int, whose: str) -> Option:
        """The choice of a bot; one that fails is replaced by chance, so that the others can play on."""
        table, match = self.table, self.table.journal.match
        following = None if table.journal.lesson_table is None else table.journal.lesson_table.following()
        if following is not None:
            return following[1]
        sealing = table.journal.sealing
        shared = None if sealing is None else sealing.waver(seat, match.record.length)
        luck = table.thinker.luck(moment) if shared is None else shared
        try:
            needs = await table.thinker.needs(level, match.game, whose)
        except Exception:
            LOG.exception("table %s: the %s bot cannot be loaded", table.id, level)
            return secrets.choice(match.options(seat))
        chair = await self.chair(seat, needs, luck)
        try:
            return chair.options[await table.thinker.choose(level, chair, whose)]
        except Exception:
            LOG.exception("table %s: the %s bot failed", table.id, level)
            return secrets.choice(chair.options)

    def advise(self, one: Listener, seat: int) -> None:
        """Tell one connection what is best in its place; it asks for one advice at a time."""
        if one.advised:
            return
        one.advised = True
        task = asyncio.create_task(self.advice(one, seat))
        self.advising.add(task)
        task.add_done_callback(self.advising.discard)

    async def advice(self, one: Listener, seat: int) -> None:
        """Think from the seat's own view; whoever thought and failed has nothing to say."""
        journal = self.table.journal
        version = journal.version
        try:
            if journal.options(seat):  # the question may have gone since it was asked about
                advice = await self.considered(seat, one.guest or "")
                if one.chair == seat:  # at one screen somebody else may sit before it by now
                    await self.table.helped(one.guest or "")
                    one.send(scene.hint(journal, seat, version, advice))
        except TimeoutError:
            LOG.warning("table %s: an advice was not ready in time", self.table.id)
            one.send(scene.said(LateHint()))
        except Exception:
            LOG.exception("table %s: no advice was found", self.table.id)
            one.send(scene.said(NoHelp()))
        finally:
            one.advised = False

    async def considered(self, seat: int, whose: str) -> Advice:
        """The best answers of a seat; in a lesson what it wants."""
        table = self.table
        following = None if table.journal.lesson_table is None else table.journal.lesson_table.following()
        if following is not None:
            return Advice((Advised(following[1], None, None, (Ground("forced"),)),), "")
        luck = table.thinker.luck(table.journal.version)
        chair = await self.chair(seat, adviser(table.journal.game), luck)
        return await table.thinker.advise(chair, whose)

    async def chair(self, seat: int, needs: Needs, luck: Rng) -> Chair:
        """The chair of a seat that is asked; what it remembers is read last, for that takes a while."""
        journal = self.table.journal
        chair = chair_at(journal.match, seat, needs._replace(remembers=False), luck)
        if needs.remembers:
            chair.heard = await self.recollection.of(journal.match, journal.version, seat)
        return chair

    # --- the clock ---------------------------------------------------------------------------------------------------

    def wind(self, people: dict[int, int]) -> None:
        """Start the clock anew when other people are asked; it stands still while nobody is connected."""
        seconds = self.table.journal.head.clock
        if seconds is None or not self.table.audience.listeners:
            people = {}
        people = {seat: since for seat, since in people.items() if self.uncovered(seat, since)}
        if people == self.timed:
            return
        self.timed = people
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if people and seconds is not None:
            self.timer = asyncio.get_running_loop().call_later(seconds, self.ring)

    def overdue(self) -> list[int]:
        """Where a table is played over days: the seats whose time is up, whether anybody is connected or not."""
        return [seat for seat, at in self.table.journal.dues().items() if at <= days.now()]

    async def look(self) -> None:
        """See whose time is up."""
        self.wake()

    def uncovered(self, seat: int, since: int) -> bool:
        """Whether a question is before the eyes of whom it asks: not as long as a curtain hangs before his seat."""
        if not self.table.audience.curtained(seat):
            self.lifted[seat] = since
        return self.lifted.get(seat) == since

    def ring(self) -> None:
        """The time is up: a bot answers in the place of those who were asked."""
        self.late.update(self.timed)
        self.wake()

    def clock(self) -> wire.Clock | None:
        """The seconds left."""
        if self.timer is None:
            return None
        return wire.Clock(max(0.0, round(self.timer.when() - asyncio.get_running_loop().time(), 1)))
