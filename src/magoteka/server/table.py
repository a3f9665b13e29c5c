"""One task owns one table: it takes one request after another, stores what changed, and only then tells everyone."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, TypeVar

from magoteka.bots import bot_named
from magoteka.core.event import Option
from magoteka.core.problems import BadRecord, Problem
from magoteka.server import scene, wire
from magoteka.server.audience import Audience
from magoteka.server.guests import Guest, clean
from magoteka.server.ledger import Ledger
from magoteka.server.listener import Listener
from magoteka.server.players import Players
from magoteka.server.problems import BadWish, NoHelp, NoTable, NotStored, NotYours, SeatsOpen, TooFast
from magoteka.server.seats import Seat, changed, with_guest
from magoteka.server.store import Row, Store
from magoteka.server.thinking import Thinkers, levels

T = TypeVar("T")
LOG = logging.getLogger(__name__)


class Table:
    """The match, the people and the bots of one table."""

    def __init__(self, table_id: str, ledger: Ledger, store: Store, thinkers: Thinkers) -> None:
        self.id = table_id
        self.ledger = ledger
        self.store = store
        self.thinkers = thinkers
        self.chat: list[wire.ChatLine] = []
        self.audience = Audience(self)
        self.players = Players(self)
        self.mailbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self.touched = time.monotonic()
        self.stopped = False
        self.reload: Callable[[], Awaitable[Ledger]] | None = None
        self.task = asyncio.create_task(self.run(), name=f"table-{table_id}")

    async def run(self) -> None:
        """The one task that changes this table."""
        while True:
            work, done = await self.mailbox.get()
            try:
                result = await work()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            except asyncio.CancelledError:
                done.cancel()
                raise
            else:
                if not done.done():
                    done.set_result(result)
            self.touched = time.monotonic()

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Let the table's task do something; its result."""
        if self.stopped:
            raise NoTable()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.mailbox.put_nowait((work, done))
        return await done

    @property
    def idle(self) -> bool:
        """Nobody looks and nobody thinks."""
        return not self.audience.listeners and not self.players.busy and self.mailbox.empty()

    def stop(self) -> None:
        """Forget the table; the store has it."""
        self.stopped = True
        self.players.stop()
        self.task.cancel()
        while not self.mailbox.empty():
            self.mailbox.get_nowait()[1].cancel()

    # --- coming and going --------------------------------------------------------------------------------------------

    async def welcome(self, one: Listener, since: int, seat: int | None) -> None:
        """A connection opens, of somebody who sits here, watches, or has opened the table."""
        if not one.watching and not self.audience.mine(one) and one.guest != self.ledger.head.owner:
            raise NotYours()
        self.audience.welcome(one, since, seat)

    async def farewell(self, one: Listener) -> None:
        """A connection closes."""
        self.audience.farewell(one)

    # --- changing ----------------------------------------------------------------------------------------------------

    async def stored(self, row: Row) -> None:
        """Put a change on disk, then tell; when the disk refuses, go back to what it has."""
        try:
            await self.store.append(self.id, [row], self.ledger.brief())
        except Exception as error:
            LOG.exception("table %s: a change was not stored", self.id)
            assert self.reload is not None
            self.ledger = await self.reload()
            for one in self.audience.listeners:
                self.audience.show(one)
            raise NotStored() from error
        self.players.wake()
        self.audience.tell()

    async def answer(self, seat: int, choice: Option) -> None:
        """A legal answer."""
        await self.stored(self.ledger.submit(seat, choice))

    async def join(self, guest: Guest, token: str) -> int:
        """Take the seat of an invitation; who already sits here keeps the seat."""
        for number, seat in enumerate(self.ledger.seats):
            if seat.holder == guest.id:
                return number
        for number, seat in enumerate(self.ledger.seats):
            if seat.token is not None and seat.token == token:
                await self.reseat(number, with_guest(seat, guest))
                return number
        raise NotYours()

    async def change_seat(self, number: int, wish: wire.SeatWish, guest: Guest) -> wire.Invite | None:
        """Give a seat to a bot, take it back, or open it for a friend."""
        if number >= len(self.ledger.seats):
            raise BadWish(what="there is no such seat")
        if wish.kind == "bot":
            bot_named(wish.level)
        seat = self.ledger.seats[number]
        owner = guest.id == self.ledger.head.owner
        after = changed(seat, wish, guest, owner=owner, online=seat.holder in self.audience.online())
        await self.reseat(number, after)
        return wire.Invite(number, after.token) if after.open and after.token else None

    async def reseat(self, number: int, seat: Seat) -> None:
        """Another player on a seat."""
        seats = list(self.ledger.seats)
        seats[number] = seat
        await self.stored(self.ledger.reseat(seats))
        for one in self.audience.listeners:
            if one.guest == seat.holder and one.chair is None and self.audience.mine(one) == [number]:
                one.chair = number
                self.audience.show(one)

    async def rename(self, guest: Guest) -> None:
        """A guest with another name keeps the seat."""
        for number, seat in enumerate(self.ledger.seats):
            if seat.holder == guest.id and not seat.here and guest.name and seat.name != guest.name:
                await self.reseat(number, replace(seat, name=guest.name))

    # --- hearing -----------------------------------------------------------------------------------------------------

    async def hear(self, one: Listener, message: wire.ClientMessage) -> None:
        """A message of a connection."""
        try:
            await self.heard(one, message)
        except Problem as problem:
            one.send(scene.said(problem))

    async def heard(self, one: Listener, message: wire.ClientMessage) -> None:
        """What follows from a message; a Problem says why nothing does."""
        match message:
            case wire.Ping():
                one.send(wire.Pong())
            case wire.Say():
                await self.say(one, clean(message.text, 500))
            case wire.Look():
                self.look(one, message.seat)
            case _:
                self.check_holder(one, message.seat)
                await self.seat_asks(one, message)

    async def seat_asks(self, one: Listener, message: Any) -> None:
        """A message that speaks for a seat."""
        match message:
            case wire.Answer():
                await self.hear_answer(one, message)
            case wire.Why():
                self.why(one, message.seat, self.option(message.answer), allowed=True)
            case wire.Undo():
                await self.stored(self.ledger.undo(message.seat))
            case wire.AskOdds():
                self.odds(one, message.seat)
            case wire.AskHint():
                self.hint(one, message.seat)

    def check_holder(self, one: Listener, seat: int) -> None:
        """Only the holder of a seat acts for it, and with several seats only the one before the screen."""
        if seat not in self.audience.mine(one) or seat != one.chair:
            raise NotYours()

    def look(self, one: Listener, seat: int | None) -> None:
        """The curtain falls, or another person lifts it."""
        if seat is not None and seat not in self.audience.mine(one):
            raise NotYours()
        one.chair = seat
        self.audience.show(one)

    def option(self, data: dict[str, Any]) -> Option:
        """The option that a client has sent."""
        row = self.ledger.game.codec.by_tag.get(str(data.get("tag")))
        if row is None or not issubclass(row.kind, Option):
            raise BadWish(what="the game knows no such answer")
        try:
            choice: Option = self.ledger.game.codec.decode(data)
        except (BadRecord, RecursionError) as error:
            raise BadWish(what="the answer is not built like that") from error
        return choice

    async def hear_answer(self, one: Listener, message: wire.Answer) -> None:
        """An answer: stale versions get the table, refusals their clause."""
        if self.ledger.waits:
            raise SeatsOpen()
        choice = self.option(message.answer)
        asked_at = self.ledger.asked_at.get(message.seat, self.ledger.version)
        if not asked_at <= message.version <= self.ledger.version:
            self.audience.show(one)
        elif not self.why(one, message.seat, choice):
            await self.answer(message.seat, choice)

    def why(self, one: Listener, seat: int, choice: Option, *, allowed: bool = False) -> bool:
        """Tell why an answer is not allowed; whether it was refused."""
        refusal = self.ledger.match.why_not(seat, choice)
        if refusal is not None:
            one.send(wire.Refused(seat, refusal.clause, refusal.reason))
        elif allowed:
            one.send(wire.Allowed(seat))
        return refusal is not None

    async def say(self, one: Listener, text: str) -> None:
        """Something said at the table; seats are known by their first one."""
        if not text:
            return
        if not one.chat.take():
            raise TooFast()
        mine = self.audience.mine(one)
        seat = one.chair if one.chair is not None else mine[0] if mine else None
        name = self.ledger.seats[seat].name if seat is not None else one.name
        line = wire.ChatLine(len(self.chat), seat, name, text, round(time.time(), 3))
        await self.store.say(self.id, line.number, [line.number, line.seat, line.name, line.text, line.at])
        self.chat.append(line)
        for other in self.audience.listeners:
            other.send(line)

    def odds(self, one: Listener, seat: int) -> None:
        """Training: what the game computes from the seat's own view."""
        odds = self.ledger.game.odds
        if odds is None or not self.ledger.head.training:
            raise NoHelp()
        found = self.ledger.game.codec.encode(odds(self.ledger.match.view(seat)))
        one.send(wire.Odds(self.ledger.version, seat, found))

    def hint(self, one: Listener, seat: int) -> None:
        """Training: what the best bot would answer."""
        options = self.ledger.match.options(seat)
        if not options or not self.ledger.head.training:
            raise NoHelp()
        self.players.advise(one, seat, levels(self.ledger.game)[-1])
