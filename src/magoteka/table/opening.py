"""How a table comes about and is found again in its store."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from magoteka import __version__
from magoteka.bots import FIRST, bot_named
from magoteka.core.chance import Rng, SecretRng
from magoteka.games import game_named
from magoteka.table import wire
from magoteka.table.guests import Guest
from magoteka.table.journal import Head, Journal, head_json
from magoteka.table.mending import mend
from magoteka.table.problems import BadWish, CannotShow, NoTable
from magoteka.table.sealing import promised
from magoteka.table.seats import invites, link, seated
from magoteka.table.store import Store, Stored
from magoteka.table.table import Table
from magoteka.table.thinker import Thinker

LOG = logging.getLogger(__name__)


@dataclass(frozen=True)
class Opener:
    """What tables are handed: a store, a thinker, and a way to mend what another program has stored.

    With a `nature` of its own, a house makes no promise about its dice; without it, new tables are under seal.
    """

    store: Store
    thinker: Thinker
    nature: Callable[[], Rng] | None = None
    mend: Callable[[str], Awaitable[str | None]] | None = None  # elsewhere; None: here

    async def create(self, wish: wire.NewTable, guest: Guest) -> wire.Created:
        """Deal, store, and give out the links."""
        game = game_named(wish.game)
        check_wishes(wish)
        seats = [seated(seat, guest) for seat in wish.seats]
        settings = game.agreed(wish.settings)
        game.check_seats(len(seats))
        times = (wish.pause, wish.clock)
        seal = promised(__version__, waits=wish.parts) if self.nature is None else None
        head = Head(game.name, game.ruleset, len(seats), settings, guest.id, *times, wish.training, link(), seal)
        table_id = new_id()
        journal, row, snapshot = Journal.begin(head, seats, self.luck())
        await self.store.create(table_id, head_json(head), [row], journal.brief(), snapshot)
        await self.store.sit(guest.id, table_id)
        return wire.Created(table_id, invites(seats), head.watch)

    async def table(self, table_id: str) -> Table:
        """A table from the store, with its own task."""
        stored, journal = await self.read(table_id)
        table = Table(table_id, journal, self.store, self.thinker, stored.chat)
        table.reload = lambda: self.journal(table_id)
        return table

    async def journal(self, table_id: str) -> Journal:
        """A table's journal from the store."""
        return (await self.read(table_id))[1]

    async def read(self, table_id: str) -> tuple[Stored, Journal]:
        """What is stored of a table, and what it makes; what another program has written is mended first."""
        stored = await self.found(table_id)
        try:
            journal = Journal.read(stored, self.luck())
        except Exception as error:  # rules that have changed may trip over an old game in any way
            LOG.info("table %s is played again from its first answer: %r", table_id, error)
            why = await (self.mend or self.mend_here)(table_id)
            if why is not None:
                LOG.warning("table %s cannot be shown: %s", table_id, why)
                raise CannotShow(why=why) from error
            stored = await self.found(table_id)
            journal = Journal.read(stored, self.luck())
        if journal.broken is not None:
            LOG.warning("table %s cannot go on: %s", table_id, journal.broken.sentence)
        return stored, journal

    async def mend_here(self, table_id: str) -> str | None:
        """Mend a table where it is opened, for houses without another process."""
        return await mend(self.store, table_id, self.luck())

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


def check_wishes(wish: wire.NewTable) -> None:
    """Bots of known levels; at most one seat is me."""
    for seat in wish.seats:
        if seat.kind == "bot":
            bot_named(seat.level or FIRST)
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise BadWish(what="only one seat can be me; the others at this screen are here")
