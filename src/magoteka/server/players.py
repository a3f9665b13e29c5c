"""Those who answer by themselves: bots after their pause, and the clock."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from magoteka.core.problems import Problem
from magoteka.server import wire
from magoteka.server.listener import Listener
from magoteka.server.thinking import levels

if TYPE_CHECKING:
    from magoteka.server.table import Table

AGAIN = 5.0  # seconds after which a bot tries again what could not be stored
LOG = logging.getLogger(__name__)


class Players:
    """The bots and the clock of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.thinking: dict[int, tuple[int, str, asyncio.Task[None]]] = {}
        self.advising: set[asyncio.Task[None]] = set()
        self.late: dict[int, int] = {}  # seat → the question for which its time has run out
        self.timed: dict[int, int] = {}
        self.timer: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Whether somebody thinks."""
        return bool(self.thinking)

    def stop(self) -> None:
        """Let nobody think any more."""
        for _, _, task in self.thinking.values():
            task.cancel()
        for task in self.advising:
            task.cancel()
        self.thinking.clear()
        if self.timer is not None:
            self.timer.cancel()

    def wake(self) -> None:
        """After a change: let the bots that are asked think, and wind the clock for people."""
        ledger = self.table.ledger
        asked = {seat: ledger.asked_at[seat] for seat in ledger.asked()}
        wanted = {seat: level for seat in asked if (level := self.level_of(seat, asked[seat])) is not None}
        for seat, (since, level, task) in list(self.thinking.items()):
            if wanted.get(seat) != level or asked.get(seat) != since:
                task.cancel()
                del self.thinking[seat]
        for seat, level in wanted.items():
            if seat not in self.thinking:
                work = self.think(seat, asked[seat], level)
                self.thinking[seat] = (asked[seat], level, asyncio.create_task(work))
        self.wind({seat: since for seat, since in asked.items() if ledger.seats[seat].level is None})

    def level_of(self, seat: int, since: int) -> str | None:
        """The bot that answers this question for the seat, if any."""
        if self.late.get(seat) == since:
            return levels(self.table.ledger.game)[-1]
        return self.table.ledger.seats[seat].level

    async def think(self, seat: int, since: int, level: str) -> None:
        """A bot's choice, after a natural pause."""
        table = self.table
        options = table.ledger.match.options(seat)
        began = asyncio.get_running_loop().time()
        view, moment = table.ledger.match.view(seat), since * len(table.ledger.seats) + seat
        index = await table.thinkers.choose(table.ledger.game, level, view, options, moment)
        pause = 0.0 if self.late.get(seat) == since else table.ledger.head.pause
        await asyncio.sleep(began + pause - asyncio.get_running_loop().time())

        async def answer() -> None:
            if seat in self.thinking and self.thinking[seat][0] == since:
                del self.thinking[seat]
                await table.answer(seat, options[index])

        try:
            await table.do(answer)
        except Problem as problem:
            LOG.warning("table %s: a bot's answer was lost: %s", table.id, problem)
            asyncio.get_running_loop().call_later(AGAIN, self.wake)

    def advise(self, one: Listener, seat: int, level: str) -> None:
        """Tell one connection what a bot would answer in its place."""
        task = asyncio.create_task(self.advice(one, seat, level))
        self.advising.add(task)
        task.add_done_callback(self.advising.discard)

    async def advice(self, one: Listener, seat: int, level: str) -> None:
        """Think from the seat's own view."""
        ledger = self.table.ledger
        version, options = ledger.version, ledger.match.options(seat)
        index = await self.table.thinkers.choose(ledger.game, level, ledger.match.view(seat), options, version)
        one.send(wire.Hint(version, seat, ledger.game.codec.encode(options[index])))

    # --- the clock ---------------------------------------------------------------------------------------------------

    def wind(self, people: dict[int, int]) -> None:
        """Start the clock anew when other people are asked; it stands still while nobody is connected."""
        seconds = self.table.ledger.head.clock
        if seconds is None or not people or not self.table.audience.listeners:
            people = {}
        if people == self.timed:
            return
        self.timed = people
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if people and seconds is not None:
            self.timer = asyncio.get_running_loop().call_later(seconds, self.ring)

    def ring(self) -> None:
        """The time is up: a bot answers in the place of those who were asked."""
        self.late.update(self.timed)
        self.wake()

    def clock(self) -> wire.Clock | None:
        """The seconds left."""
        if self.timer is None:
            return None
        return wire.Clock(max(0.0, round(self.timer.when() - asyncio.get_running_loop().time(), 1)))
