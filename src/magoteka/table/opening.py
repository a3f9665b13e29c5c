"""How a table comes about and is found again in its store."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from magoteka import __version__
from magoteka.bots import FIRST, check_level
from magoteka.core.chance import Rng, SecretRng
from magoteka.core.codec import Json
from magoteka.games import game_named
from magoteka.lessons import lessons_of
from magoteka.puzzles import puzzles_of
from magoteka.table import wire
from magoteka.table.branching import Branch, head_of, near, stored
from magoteka.table.contest import Contest
from magoteka.table.days import check_clock, written
from magoteka.table.guests import Guest
from magoteka.table.head import Head, head_json
from magoteka.table.journal import Journal
from magoteka.table.migration import migrate_table, table_at
from magoteka.table.problems import BadRequest, CannotShow, NoTable
from magoteka.table.puzzle_table import JUDGED, lead_up
from magoteka.table.sealing import promised, same_for_all
from magoteka.table.seats import Seat, apart, invites, link, occupied, seated
from magoteka.table.store import Store, Stored
from magoteka.table.table import Table
from magoteka.table.thinker import Thinker

LOG = logging.getLogger(__name__)
Going: TypeAlias = wire.BranchRequest | wire.PositionRequest  # a table that goes on from what was played elsewhere


@dataclass(frozen=True)
class Opener:
    """What tables are handed: a store, a thinker, and a way to migrate what another program has stored.

    With a `nature` of its own, a house makes no promise about its dice; without it, new tables are under seal.
    """

    store: Store
    thinker: Thinker
    nature: Callable[[], Rng] | None = None
    migrate_table: Callable[[str], Awaitable[str | None]] | None = None  # elsewhere; None: here
    table_at: Callable[[str, Json, int], Awaitable[Json]] | None = None  # likewise

    async def create(self, wish: wire.NewTable, guest: Guest, people: Sequence[Guest] = ()) -> wire.Created:
        """Deal, store, and give out the links; some people sit on the first of the friends' seats already."""
        game = game_named(wish.game)
        check_requests(wish)
        check_clock(wish.days)
        taken = occupied([seated(seat, guest) for seat in wish.seats], people)
        seats = apart(taken, range(len(taken)))
        settings = game.agreed(wish.settings, people=any(seat.level is None for seat in seats))
        game.check_seats(len(seats))
        times = (wish.pause, wish.clock)
        head = Head(game.name, game.ruleset, len(seats), settings, guest.id, *times, wish.training, link(), join=link())
        head = replace(head, days=written(wish.days))
        table_id = await self.opened(head, seats, self.promise(waits=wish.parts))
        for one in (guest, *people):
            await self.store.sit(one.id, table_id)
        return wire.Created(table_id, invites(seats), head.watch, head.join)

    async def teach(self, wish: wire.LessonRequest, guest: Guest) -> wire.Created:
        """A table for a lesson: its dice are written down, so the house promises nothing about them."""
        game = game_named(wish.game)
        lesson = lessons_of(game).get(wish.lesson)
        if lesson is None:
            raise BadRequest(what="the game has no such lesson")
        seats = [seated(seat, guest) for seat in (wire.SeatRequest("me"), *rivals(wish, lesson.seats - 1, FIRST))]
        settings, given = game.agreed(lesson.settings), {"name": lesson.name, "digest": lesson.digest}
        head = Head(game.name, game.ruleset, lesson.seats, settings, guest.id, wish.pause, None, True, link())
        table_id = await self.opened(replace(head, lesson=given, join=link()), seats, None)
        await self.store.sit(guest.id, table_id)
        return wire.Created(table_id, invites(seats), head.watch, "")

    async def pose(self, wish: wire.PuzzleRequest, guest: Guest) -> wire.Created:
        """A table for a puzzle; it comes into the guest's list when he plays on."""
        game = game_named(wish.game)
        puzzle = puzzles_of(game).get(wish.puzzle)
        if puzzle is None:
            raise BadRequest(what="the game has no such puzzle")
        count = puzzle.record.seats
        wishes = rivals(wish, count - 1, JUDGED)
        wishes.insert(puzzle.seat, wire.SeatRequest("me"))
        seats, settings = [seated(seat, guest) for seat in wishes], game.agreed(puzzle.record.settings)
        head = Head(game.name, game.ruleset, count, settings, guest.id, wish.pause, None, False, link())
        table_id = await self.opened(replace(head, puzzle={"name": puzzle.name}, join=link()), seats, None)
        return wire.Created(table_id, invites(seats), head.watch, "")

    async def enter(self, contest: Contest, deal: int, wish: wire.EntryRequest, guest: Guest) -> wire.Created:
        """A table for a deal of a contest: its luck is that of all its tables, and nobody looks on."""
        game = game_named(contest.game)
        seats = [seated(seat, guest) for seat in contest.seated(deal, wish)]
        given = {"id": contest.id, "deal": deal, "deals": len(contest.secrets), "level": contest.level}
        fixed = (game.name, game.ruleset, contest.seats, contest.settings, guest.id, wish.pause, None, False, "")
        head = Head(*fixed, join=link() if wish.friends else "", contest=given)
        table_id = await self.opened(head, seats, same_for_all(__version__, contest.secrets[deal - 1]))
        await self.store.sit(guest.id, table_id)
        return wire.Created(table_id, invites(seats), "", head.join)

    async def branch(self, old: Head, branch: Branch, wish: Going, guest: Guest) -> wire.Created:
        """A table that goes on from a moment of another match."""
        seats = [seated(seat, guest) for seat in wish.seats]
        fresh = head_of(old, branch, game_named(old.game).ruleset)
        head = replace(fresh, owner=guest.id, pause=wish.pause, watch=link(), join=link())
        whole = stored(new_id(), head_json(head), branch, seats)
        journal = Journal.read(near(whole), self.luck())
        assert whole.snapshot is not None
        await self.store.create(whole.id, whole.head, whole.rows, journal.brief(), whole.snapshot)
        await self.store.sit(guest.id, whole.id)
        return wire.Created(whole.id, invites(seats), head.watch, head.join)

    def promise(self, *, waits: bool) -> Json:
        """What the house promises of the dice of a new table; nothing where they were given to it."""
        return promised(__version__, waits=waits) if self.nature is None else None

    async def bring_together(self, table_id: str, head: Head, people: Sequence[Guest]) -> None:
        """A table at which people sit already, under an id that was given out before."""
        seats = apart([Seat(one.name, one.id, look=one.look) for one in people], range(len(people)))
        for one in people:
            await self.store.sit(one.id, table_id)
        await self.opened(head, seats, self.promise(waits=False), table_id)

    async def opened(self, head: Head, seats: list[Seat], seal: Json, given: str = "") -> str:
        """A new table under a seal of its own; its id."""
        table_id = given or new_id()
        journal, row, snapshot = Journal.begin(replace(head, seal=seal), seats, self.luck())
        rows = [row]
        if journal.puzzle_table is not None:
            rows += lead_up(journal)
            snapshot = journal.snapshot()
        journal.timed(row)
        await self.store.create(table_id, head_json(journal.head), rows, journal.brief(), snapshot)
        return table_id

    async def once_more(self, head: Head, seats: list[Seat], guest: Guest) -> str:
        """The table of a rematch, with a link for onlookers of its own: other dice, everything else as it was."""
        ruleset, waits = game_named(head.game).ruleset, bool(head.seal and head.seal["waits"])
        fresh = replace(head, ruleset=ruleset, join=link(), lesson=None, puzzle=None, contest=None, tournament="")
        table_id = await self.opened(fresh, seats, self.promise(waits=waits))
        for one in {guest.id, head.owner}:
            await self.store.sit(one, table_id)
        return table_id

    async def table(self, table_id: str) -> Table:
        """A table from the store, with its own task."""
        stored, journal = await self.read(table_id)
        table = Table(table_id, journal, self.store, self.thinker, stored.chat, stored.left)
        head = stored.head  # and nothing else of it, or an idle table would keep all that was read
        table.reload = lambda: self.journal(table_id)
        table.earlier = lambda to: (self.table_at or self.table_at_here)(table_id, head, to)
        return table

    async def journal(self, table_id: str) -> Journal:
        """A table's journal from the store."""
        return (await self.read(table_id))[1]

    async def read(self, table_id: str) -> tuple[Stored, Journal]:
        """What is stored of a table, and what it makes; what another program has written is migrated first."""
        stored = await self.found(table_id)
        try:
            journal = Journal.read(stored, self.luck())
        except Exception as error:  # rules that have changed may trip over an old game in any way
            LOG.info("table %s is played again from its first answer: %r", table_id, error)
            why = await (self.migrate_table or self.migrate_here)(table_id)
            if why is not None:
                LOG.warning("table %s cannot be shown: %s", table_id, why)
                raise CannotShow(why=why) from error
            stored = await self.found(table_id)
            journal = Journal.read(stored, self.luck())
        if journal.broken is not None:
            LOG.warning("table %s cannot go on: %s", table_id, journal.broken.sentence)
        return stored, journal

    async def migrate_here(self, table_id: str) -> str | None:
        """Mend a table where it is opened, for houses without another process."""
        return await migrate_table(self.store, table_id, self.luck())

    async def table_at_here(self, table_id: str, head: Json, to: int) -> Json:
        """A table as it was after an earlier row, for houses without another process."""
        return table_at(Head(**head), await self.store.rows(table_id), to)

    def luck(self) -> Rng:
        """Nature at a table without a seal."""
        return SecretRng() if self.nature is None else self.nature()

    async def found(self, table_id: str) -> Stored:
        """What is stored of a table."""
        stored = await self.store.load(table_id)
        if stored is None:
            raise NoTable()
        return stored


def new_id() -> str:
    """A name that nobody guesses, and that can be given to a command: none begins with a dash."""
    return secrets.token_urlsafe(9).replace("-", "_")


def check_requests(wish: wire.NewTable | Going) -> None:
    """Bots of known levels; at most one seat is me."""
    for seat in wish.seats:
        if seat.kind == "bot":
            check_level(seat.level or FIRST)
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise BadRequest(what="only one seat can be me; the others at this screen are here")


def check_count(wish: Going, head: Head) -> None:
    """As many seats as the match has."""
    if len(wish.seats) != head.count or (isinstance(wish, wire.BranchRequest) and wish.perspective >= head.count):
        raise BadRequest(what="the match had another number of seats")


def rivals(wish: wire.LessonRequest | wire.PuzzleRequest, count: int, level: str) -> list[wire.SeatRequest]:
    """The bots that somebody plays against who learns or solves: as wished for, or only named, or nameless."""
    named = wish.rivals or [wire.SeatRequest("bot", name) for name in wish.names]
    bots = [*named, *[wire.SeatRequest("bot")] * count][:count]
    return [replace(one, kind="bot", level=level) for one in bots]
