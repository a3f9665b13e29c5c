"""One task owns one table: it takes one request after another, stores what changed, and only then tells everyone."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from magoteka.core.event import Option, Refusal
from magoteka.core.problems import BadRecord, IllegalAnswer, NotYourTurn, Problem
from magoteka.core.seal import STOOD, is_hex
from magoteka.table import puzzle_table, scene, wire
from magoteka.table.audience import Audience
from magoteka.table.chat import Chat
from magoteka.table.chronicle import SHOWN, PastMoment, facts_of, standing
from magoteka.table.guests import clean
from magoteka.table.host import Host
from magoteka.table.journal import Journal
from magoteka.table.limits import Bucket
from magoteka.table.listener import Listener
from magoteka.table.players import Players
from magoteka.table.problems import (
    BadRequest,
    Muted,
    NoHelp,
    NoTable,
    NotStored,
    NotYours,
    Paused,
    SeatsOpen,
    TooFast,
)
from magoteka.table.provisos import Provisos
from magoteka.table.rewinding import Rewinding
from magoteka.table.schema import packed
from magoteka.table.seating import Seating
from magoteka.table.store import NEAR, Row, Store
from magoteka.table.thinker import Thinker

T = TypeVar("T")
NOTHING_LEFT: Mapping[int, Any] = {}
WHOLE = 2  # the whole table costs as much as so many further messages
LOG = logging.getLogger(__name__)


@dataclass
class Task:
    """Something that the table is to do."""

    work: Callable[[], Awaitable[Any]]
    done: asyncio.Future[Any]
    anyway: bool  # even while it is unknown what the store has


async def nothing() -> None:
    """What a table does that only has to find out how it stands."""


async def nobody_helped(guest: str) -> None:
    """What a house without a history does."""


class Table:
    """The match, the people and the bots of one table."""

    def __init__(
        self,
        table_id: str,
        journal: Journal,
        store: Store,
        thinker: Thinker,
        chat: list[Any],
        left: Mapping[int, Any] = NOTHING_LEFT,
    ) -> None:
        self.id = table_id
        self.journal = journal
        self.store = store
        self.thinker = thinker
        self.chat = Chat(table_id, store, chat)
        self.audience = Audience(self)
        self.players = Players(self)
        self.seating = Seating(self)
        self.host = Host(self)
        self.rewinding = Rewinding(self)
        self.provisos = Provisos(self, left)
        self.mailbox: asyncio.Queue[Task] = asyncio.Queue()
        self.gallery = Bucket(1, 8)  # what all onlookers together may say
        self.touched = time.monotonic()
        self.stopped = False
        self.unsure = False  # a write has failed, and what the store has is not known yet
        self.reload: Callable[[], Awaitable[Journal]] | None = None
        self.counted: tuple[int, list[wire.Reason]] = (-1, [])  # at which version, and what
        self.earlier: Callable[[int], Awaitable[Any]] | None = None  # the table after an earlier row, as a snapshot
        self.foretold: dict[int, tuple[object, bytes]] = {}  # for each seat: when it was asked, and what was told
        self.helped: Callable[[str], Awaitable[None]] = nobody_helped  # told which guest was given a hint
        self.checked: wire.SealChecked | None = None  # what came of the check of its dice, once it was made
        self.task = asyncio.create_task(self.run(), name=f"table-{table_id}")

    async def run(self) -> None:
        """The one task that changes this table."""
        while True:
            task = await self.mailbox.get()
            try:
                if self.unsure and not task.anyway:
                    await self.read_again()
                result = await task.work()
            except Exception as error:
                if not task.done.done():
                    task.done.set_exception(error)
            except asyncio.CancelledError:
                task.done.cancel()
                raise
            else:
                if not task.done.done():
                    task.done.set_result(result)
            self.touched = time.monotonic()

    async def do(self, work: Callable[[], Awaitable[T]], *, anyway: bool = False) -> T:
        """Let the table's task do something; its result."""
        if self.stopped:
            raise NoTable()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.mailbox.put_nowait(Task(work, done, anyway))
        return await done

    @property
    def idle(self) -> bool:
        """Nobody looks and nobody thinks."""
        return not self.audience.listeners and not self.players.busy and self.mailbox.empty()

    def stop(self) -> None:
        """Forget the table; the store has it, and whoever looks at it is to come again."""
        self.stopped = True
        for one in self.audience.listeners:
            one.leave()
        self.players.stop()
        self.rewinding.forget()
        self.task.cancel()
        while not self.mailbox.empty():
            self.mailbox.get_nowait().done.cancel()

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest holds."""
        if guest is None:
            return []
        return [number for number, seat in enumerate(self.journal.seats) if seat.holder == guest]

    def chair_of(self, guest: str | None, seat: int | None, watch: str | None) -> int | None:
        """The chair from which somebody may ask about the table; None: as a spectator."""
        mine = self.seats_of(guest) if watch is None else []
        if watch is not None and not self.journal.access.opens_to(watch):
            raise NotYours()
        if watch is None and not mine and guest != self.journal.owner:
            raise NotYours()
        if len(mine) == 1:
            return mine[0]
        return seat if seat in (mine if self.journal.over else [self.front(guest)]) else None

    def front(self, guest: str | None) -> int | None:
        """The seat that a guest looks from: his only one, or of several the one that lifted the curtain last."""
        mine = self.seats_of(guest)
        front = mine[0] if len(mine) == 1 else self.audience.fronts.get(guest or "")
        return front if front in mine else None

    # --- coming and going --------------------------------------------------------------------------------------------

    async def welcome(self, one: Listener, since: int, seat: int | None) -> None:
        """A connection opens, of somebody who sits here, watches, or has opened the table."""
        if not one.watching and not self.audience.mine(one) and one.guest != self.journal.owner:
            raise NotYours()
        self.audience.welcome(one, since, seat)

    async def farewell(self, one: Listener) -> None:
        """A connection closes."""
        if self.unsure:
            self.audience.listeners.remove(one)
        else:
            self.audience.farewell(one)

    async def chronicle(self, chair: int | None, before: int) -> list[wire.Moment]:
        """The moments that a full message has no room for: the last ones before a version, as a chair may know them."""
        if self.journal.broken is not None:  # its rows may be those of other rules; all that was played again is here
            known = [past for past in self.journal.chronicle.moments if past.version < before]
            return scene.plain_moments(self.journal, chair, known[-SHOWN:])
        pasts: list[PastMoment] = []
        before = min(before, self.journal.version + 1)
        while before > 0 and not pasts:
            rows = await self.store.rows(self.id, before, NEAR)
            kept = standing(rows, self.journal.rewinds)
            pasts = [PastMoment(row.seq, facts_of(row)) for row in kept if "answers" in row.body]
            before = rows[0].seq if rows and rows[0].kind != "begin" else 0
        return scene.plain_moments(self.journal, chair, pasts[-SHOWN:])

    async def tally(self) -> list[wire.Reason]:
        """What the result of a match that is over is made of; it is reckoned once, from all that has happened."""
        version = self.journal.version
        if self.counted[0] != version:
            game, state = self.journal.game, self.journal.match.state
            rows = [row for row in standing(await self.store.rows(self.id)) if "answers" in row.body]
            found = game.tally(state, [game.codec.decode(fact) for row in rows for fact in facts_of(row)])
            reasons = [wire.Reason(one.seat, one.why, one.clause, one.points, dict(one.facts)) for one in found]
            self.counted = version, reasons
        return self.counted[1]

    # --- changing ----------------------------------------------------------------------------------------------------

    async def stored(self, row: Row) -> None:
        """Put a change on disk, then tell; when the disk refuses, go back to what it has."""
        self.journal.timed(row, self.players.lapsed)
        try:
            await self.provisos.sift()
            await self.store.append(self.id, row, self.journal.brief(), self.journal.due())
        except Exception as error:
            LOG.exception("table %s: a change was not stored", self.id)
            self.unsure = True
            await self.read_again()
            if self.journal.version < row.seq:
                raise NotStored() from error
            return  # only the word that it is stored was lost
        if row.kind != "seat":
            self.rewinding.moved()
        self.tell()

    def tell(self) -> None:
        """Let the bots that are asked think, and everyone know what is new."""
        self.players.wake()
        self.audience.tell()

    async def settle(self, row: Row | None, lapsed: list[int] | None = None) -> None:
        """Store a change and tell; what nobody but its seat can notice is not stored before it is complete."""
        if row is None:
            await self.provisos.sift()
            self.tell()
        else:
            self.players.lapsed = lapsed or []
            await self.stored(row)

    async def read_again(self) -> None:
        """Learn what the store has after a write that failed; as long as it does not say, nothing can be done here."""
        assert self.reload is not None
        try:
            self.journal = await self.reload()
            await self.provisos.sift()
        except Exception as error:
            LOG.warning("table %s: cannot be read again: %r", self.id, error)
            self.players.try_later()
            raise NotStored() from error
        self.unsure = False
        self.rewinding.moved()
        self.players.wake()
        for one in self.audience.listeners:
            self.audience.show(one)

    async def recover(self) -> None:
        """Read again by itself: people who see that a bot is asked wait for it, and do not speak."""
        with suppress(Problem):
            await self.do(nothing)

    async def answer(self, seat: int, choice: Option, *, late: bool = False, left: bool = False) -> None:
        """A legal answer; a late one is a bot's in the place of somebody whose time is up; one that was left is his."""
        tag = None if left else (self.journal.version, STOOD)
        who = self.journal.seats[seat]
        self.journal.stood = self.journal.stood or (who.holder is not None and (late or who.level is not None))
        await self.settle(self.journal.submit(seat, choice, tag), [seat] if late else None)

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
            case wire.GivePart():
                await self.give_part(one, message)
            case wire.GiveKey():
                await self.give_key(one, message)
            case wire.Pause():
                await self.pause(one, on=message.on)
            case wire.Beforehand():
                self.check_holder(one, message.seat)
                await self.provisos.windows(message.seat, on=message.on)
            case wire.Consent():
                await self.rewinding.vote(one, message.number, yes=message.yes)
            case _:
                if not self.goes_by(one, message):
                    self.check_holder(one, message.seat)
                await self.seat_asks(one, message)

    async def seat_asks(self, one: Listener, message: Any) -> None:
        """A message that speaks for a seat."""
        match message:
            case wire.Answer():
                await self.hear_answer(one, message)
            case wire.Why():
                self.why(one, message.seat, self.option(message.answer))
            case wire.Undo():
                self.check_going()
                await self.settle(self.journal.undo(message.seat))
            case wire.AskOdds():
                self.odds(one, message.seat)
            case wire.AskHint():
                self.hint(one, message.seat)
            case wire.AskPreviews():
                self.foretell(one, message.seat)
            case wire.GoOn():
                await self.go_on(message)
            case wire.AskPlaces():
                one.send(wire.Places(message.seat, self.rewinding.places(message.seat)))
            case wire.Rewind():
                await self.rewinding.propose(message.seat, message.to)

    async def give_part(self, one: Listener, message: wire.GivePart) -> None:
        """A part of the seal; a screen gives them for all its seats, whoever sits before it."""
        if message.seat not in self.audience.mine(one):
            raise NotYours()
        if not is_hex(message.part):
            raise BadRequest(what="a part is 64 hexadecimal digits")
        row = self.journal.give_part(message.seat, message.part)
        if row is not None:
            await self.stored(row)

    async def give_key(self, one: Listener, message: wire.GiveKey) -> None:
        """The key of a seat's tags, once nothing can be forged by it any more."""
        if message.seat not in self.audience.mine(one):
            raise NotYours()
        if not is_hex(message.key):
            raise BadRequest(what="a key is 64 hexadecimal digits")
        row = self.journal.give_key(message.seat, message.key)
        if row is not None:
            self.checked = None
            await self.stored(row)

    async def pause(self, one: Listener, *, on: bool) -> None:
        """Whoever sits here stops the bots, the clock and all answers, and anybody of them lets them go on."""
        mine, access = self.audience.mine(one), self.journal.access
        if not mine:
            raise NotYours()
        if on == (access.paused is not None) or (on and self.journal.over):
            return
        seat = one.chair if one.chair is not None else mine[0]
        name = self.journal.seats[seat].name if on else None
        await self.stored(self.journal.order(replace(access, paused=name)))

    def check_going(self) -> None:
        """Refuse what would change the game in a pause."""
        if self.journal.access.paused is not None:
            raise Paused()

    def check_holder(self, one: Listener, seat: int) -> None:
        """Only the holder of a seat acts for it, and with several seats only the one before the screen."""
        if seat not in self.audience.mine(one) or seat != one.chair:
            raise NotYours()

    def goes_by(self, one: Listener, message: Any) -> bool:
        """Behind the curtain a question may be let go by, where that is open to whoever is asked; nothing else."""
        question = self.journal.match.question
        if not isinstance(message, wire.Answer) or question is None or question.goes_by < 0:
            return False
        if message.seat not in self.audience.mine(one):
            return False
        return bool(self.option(message.answer) == question.menu(self.journal.match.state)[question.goes_by])

    def look(self, one: Listener, seat: int | None) -> None:
        """The curtain falls, or another person lifts it."""
        if seat is not None and seat not in self.audience.mine(one):
            raise NotYours()
        if not one.messages.take(WHOLE):
            raise TooFast()
        one.chair = self.audience.fronts[one.guest or ""] = seat
        if self.journal.head.clock is not None:
            self.players.wake()
            self.audience.tell(but=one)
        self.audience.show(one)

    def option(self, data: dict[str, Any]) -> Option:
        """The option that a client has sent."""
        row = self.journal.game.codec.by_tag.get(str(data.get("tag")))
        if row is None or not issubclass(row.kind, Option):
            raise BadRequest(what="the game knows no such answer")
        try:
            choice: Option = self.journal.game.codec.decode(data)
        except (BadRecord, RecursionError) as error:
            raise BadRequest(what="the answer is not built like that") from error
        return choice

    async def hear_answer(self, one: Listener, message: wire.Answer) -> None:
        """An answer: stale versions get the table, refusals their clause."""
        if self.journal.waits:
            raise SeatsOpen()
        self.check_going()
        seat, choice = message.seat, self.option(message.answer)
        asked_at = self.journal.asked_at.get(seat, self.journal.version)
        if not asked_at <= message.version <= self.journal.version:
            self.look(one, one.chair)
            return
        posed = self.journal.puzzle_table is not None and self.journal.puzzle_table.asks(seat)
        if posed and self.refusal(seat, choice) is None:
            await self.stored(puzzle_table.tries(self.journal, choice))
            return
        untimely = None if self.journal.lesson_table is None else self.refusal(seat, choice)
        if untimely is not None and untimely.reason == "lesson":
            one.send(wire.Refused(seat, untimely.clause, untimely.reason))
            return
        if message.keep and self.refusal(seat, choice) is None:
            await self.provisos.keep(seat, self.provisos.of_answer(seat, choice))  # void until the answer is given
        try:
            row = self.journal.submit(seat, choice, (message.version, message.tag) if is_hex(message.tag) else None)
        except (IllegalAnswer, NotYourTurn) as refused:
            reason = refused.facts.get("reason", "not-your-turn")
            one.send(wire.Refused(seat, str(refused.facts["clause"]), str(reason)))
        else:
            await self.settle(row)

    def why(self, one: Listener, seat: int, choice: Option) -> None:
        """Tell why an answer is not allowed, or that it is."""
        refusal = self.refusal(seat, choice)
        if refusal is None:
            one.send(wire.Allowed(seat))
        else:
            one.send(wire.Refused(seat, refusal.clause, refusal.reason))

    def refusal(self, seat: int, choice: Option) -> Refusal | None:
        """Why an answer is not taken: by the rules, or because the lesson wants another one first."""
        lesson_table, refused = self.journal.lesson_table, self.journal.match.why_not(seat, choice)
        return refused if refused or lesson_table is None else lesson_table.untimely(seat, choice)

    async def go_on(self, message: wire.GoOn) -> None:
        """A lesson goes on by its next answer, whosever it is; it is left at its end, or when somebody wants to."""
        lesson_table = self.journal.lesson_table
        self.check_going()
        if lesson_table is None or message.place != lesson_table.place:
            await puzzle_table.go_on(self, message)
            return
        following = None if message.leave else lesson_table.following()
        if following is None:
            await self.stored(self.journal.graduate())
        else:
            await self.answer(*following)

    async def say(self, one: Listener, text: str) -> None:
        """Something said at the table; seats are known by their first one."""
        if not text:
            return
        if self.journal.access.silences(one.who, watching=one.watching):
            raise Muted()
        if not one.chat.take() or (one.watching and not self.gallery.take()):
            raise TooFast()
        mine = self.audience.mine(one)
        seat = one.chair if one.chair is not None else mine[0] if mine else None
        name = self.journal.seats[seat].name if seat is not None else one.name
        line = await self.chat.say(seat, name, text, one.guest or "")
        for other in self.audience.listeners:
            other.send(line)

    def odds(self, one: Listener, seat: int) -> None:
        """Training: what the game computes from the seat's own view."""
        odds = self.journal.game.odds
        if odds is None or not self.journal.head.training or self.journal.held:
            raise NoHelp()
        found = self.journal.game.codec.encode(odds(self.journal.match.view(seat)))
        one.send(wire.Odds(self.journal.version, seat, found))

    def hint(self, one: Listener, seat: int) -> None:
        """Training: the best answers, and why."""
        options = self.journal.options(seat)
        if not options or not self.journal.head.training:
            raise NoHelp()
        self.players.advise(one, seat)

    def foretell(self, one: Listener, seat: int) -> None:
        """What each open answer does; it is found out once a question, for whoever looks."""
        match = self.journal.match
        now = (self.journal.version, match.record.length)
        known = self.foretold.get(seat)
        if known is None or known[0] != now:
            known = self.foretold[seat] = now, packed(scene.previews(self.journal, seat))
        one.send_bytes(known[1])
