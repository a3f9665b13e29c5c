"""My games: what a guest has played, taken home, or put out of the world."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterable
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from magoteka.core.problems import Problem
from magoteka.server.analysis_worker import seats_in
from magoteka.server.connections import Connection
from magoteka.server.database import ANALYSES, KIN, MATCHES, PLAYED, RATINGS, UNRATED
from magoteka.server.rating import COUNTED, DAY, FOREGONE, MET, Rating, Reckoned, judged, moved, shown
from magoteka.server.statements import (
    forgotten,
    helped,
    nobody_else,
    rated,
    reckoned,
    retold,
    unplayed,
    unsaid,
    wiped,
)
from magoteka.table import wire
from magoteka.table.counts import MOST, SHOWN, Finished, finished_in, history
from magoteka.table.guests import Guest
from magoteka.table.store import Conflict, Row, Snapshot, said_by

if TYPE_CHECKING:
    from magoteka.server.hub import Hub

ANALYSED = 60  # matches whose parts are told, those that were asked about last
READ = 3 * MOST  # matches that are kept as they were read: some 2 kB each
RECKONED = 200  # matches that are reckoned at a time
PATIENCE = 2.0  # seconds that a page waits for what is being reckoned
TURN = 7_006  # of PostgreSQL's locks, the one by which processes reckon one after another
FACTS = [MATCHES.c[name] for name in ("table_id", "game", "begun", "ended", "moves", "body", "rated")]
HELPED = sa.select(sa.func.max(PLAYED.c.helped)).where(PLAYED.c.table_id == MATCHES.c.table_id).scalar_subquery()


class History:
    """What the house remembers of finished matches."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.turn = asyncio.Lock()
        self.reckoning: asyncio.Task[None] | None = None

    async def of(self, guest: Guest, wish: wire.PastRequest) -> wire.History:
        """A guest's matches as he wishes to see them, latest first, and what they come to."""
        await self.reckoned()
        everything, unrated = await self.matches_of(guest.id), await self.unrated()
        ratings = [] if guest.id in unrated else await self.ratings(guest)
        return history(everything, guest.id, wish, unrated, ratings, await self.analysed(everything))

    async def analysed(self, matches: list[Finished]) -> dict[str, Any]:
        """What the results of the latest analysed ones among some matches are made of, by their tables."""
        mine = ANALYSES.c.table_id.in_([one.table for one in matches[:SHOWN]])
        latest = sa.select(ANALYSES).where(mine, ANALYSES.c.body.is_not(None))
        latest = latest.order_by(ANALYSES.c.asked.desc()).limit(ANALYSED)
        async with self.hub.store.engine.connect() as db:
            rows = [(row.table_id, row.body) for row in await db.execute(latest)]
        return await asyncio.to_thread(lambda: {table: seats for table, body in rows if (seats := seats_in(body))})

    async def matches_of(self, guest: str) -> list[Finished]:
        """What a guest has played to the end, latest first."""
        mine = sa.select(PLAYED.c.table_id).where(PLAYED.c.guest == guest)
        return await self.matches(MATCHES.c.table_id.in_(mine), most=MOST)

    async def matches(self, where: sa.ColumnElement[bool], most: int) -> list[Finished]:
        """Some matches, latest first."""
        latest = sa.select(*FACTS, HELPED).where(where).order_by(MATCHES.c.ended.desc()).limit(most)
        async with self.hub.store.engine.connect() as db:
            rows = (await db.execute(latest)).all()
        return [
            kept(name, game, (begun, ended, moves), body, bool(given), how in COUNTED)
            for name, game, begun, ended, moves, body, how, given in rows
        ]

    async def kin(self, guest: str) -> set[str]:
        """All guests who are the same person as one of them."""
        person = await self.person(guest)
        async with self.hub.store.engine.connect() as db:
            others = (await db.execute(sa.select(KIN.c.guest).where(KIN.c.person == person))).scalars()
            return {guest, person, *others}

    async def person(self, guest: str) -> str:
        """The guest whose profile another one wears; himself, if he wears his own."""
        async with self.hub.store.engine.connect() as db:
            found = await db.execute(sa.select(KIN.c.person).where(KIN.c.guest == guest))
            return str(found.scalar() or guest)

    async def unrated(self) -> set[str]:
        """Who wants no rating."""
        async with self.hub.store.engine.connect() as db:
            return set((await db.execute(sa.select(UNRATED.c.guest))).scalars())

    async def ratings(self, guest: Guest) -> list[wire.GameRating]:
        """A guest's rating in each game in which he has one."""
        mine = sa.select(RATINGS).where(RATINGS.c.guest == guest.id).order_by(RATINGS.c.game)
        async with self.hub.store.engine.connect() as db:
            return [shown(row.game, (row.mu, row.sigma, row.matches)) for row in await db.execute(mine)]

    async def reckoned(self) -> None:
        """Let ratings move; where there is much to reckon, as after an upgrade, nobody waits for all of it."""
        if self.reckoning is None or self.reckoning.done():
            self.reckoning = asyncio.create_task(self.reckon(), name="reckoning")
        done, _ = await asyncio.wait((self.reckoning,), timeout=PATIENCE)
        for task in done:
            task.result()

    async def reckon(self) -> None:
        """Let the matches that have ended since move ratings, one after another; each does it once."""
        async with self.turn, self.hub.store.engine.connect() as db:
            if not self.hub.settings.alone:
                await db.execute(sa.select(sa.func.pg_advisory_xact_lock(TURN)))
            fresh = sa.select(MATCHES, HELPED.label("helped")).where(MATCHES.c.rated == int(Reckoned.NOT_YET))
            fresh = fresh.order_by(MATCHES.c.ended).limit(RECKONED)
            while rows := [dict(row) for row in (await db.execute(fresh)).mappings()]:
                unrated = set((await db.execute(sa.select(UNRATED.c.guest))).scalars())
                for row in rows:
                    await self.reckon_one(db, row, unrated)

    async def reckon_one(self, db: Connection, row: Any, unrated: set[str]) -> None:
        """What one match does to ratings."""
        one, how, after = finished_of(row), Reckoned.NEVER, dict[str, Rating]()
        if one.counts(unrated):
            known = await self.known(db, one)
            how = judged(one, await self.before(db, row["company"], one), known, await self.newcomers(db, one))
            after = await asyncio.to_thread(moved, one, known) if how in COUNTED else {}
        await self.hub.store.commit(reckoned(one.table, how, after, one.game))

    async def known(self, db: Connection, one: Finished) -> dict[str, Rating]:
        """The ratings of those who played, as far as they have one."""
        people = [player.who for player in one.players]
        found = await db.execute(sa.select(RATINGS).where(RATINGS.c.game == one.game, RATINGS.c.guest.in_(people)))
        return {row.guest: (row.mu, row.sigma, row.matches) for row in found}

    async def before(self, db: Connection, company: str, one: Finished) -> list[tuple[Finished, int]]:
        """The latest matches of the same company, and what came of them."""
        same = sa.and_(MATCHES.c.company == company, MATCHES.c.ended < one.ended, MATCHES.c.rated.in_(map(int, MET)))
        latest = sa.select(MATCHES).where(same).order_by(MATCHES.c.ended.desc()).limit(FOREGONE)
        rows = [dict(row) for row in (await db.execute(latest)).mappings()]
        return [(finished_of(row), row["rated"]) for row in rows]

    async def newcomers(self, db: Connection, one: Finished) -> int:
        """How many matches against newcomers alone the winners have won within a day."""
        won = [one.players[seat].who for seat in one.winners]
        recent = sa.and_(MATCHES.c.rated == int(Reckoned.NEWCOMERS), MATCHES.c.ended > one.ended - DAY)
        played = sa.select(sa.func.count()).select_from(MATCHES.join(PLAYED, PLAYED.c.table_id == MATCHES.c.table_id))
        return int((await db.execute(played.where(PLAYED.c.guest.in_(won), recent))).scalar_one())

    async def rate(self, guest: Guest, *, on: bool) -> None:
        """The guest wants a rating, or none."""
        await self.hub.store.commit(rated(guest.id, on=on))

    async def help(self, guest: str, table_id: str) -> None:
        """The guest was given a hint."""
        await self.hub.store.commit(helped(guest, table_id))

    # --- forgetting --------------------------------------------------------------------------------------------------

    async def forget(self, guest: Guest) -> wire.Forgotten:
        """Matches that only he has played are deleted; in others his seat loses its name and whose it was.

        A table that another process has just now is left for another try.
        """
        deleted = kept = left = 0
        for one in await self.matches_of(guest.id):
            alone = all(player.who in (None, guest.id) for player in one.players) and await self.hosts(one.table, guest)
            try:
                if alone:
                    await self.delete(one.table)
                else:
                    await self.blank(one.table, guest.id)
            except (Problem, Conflict):
                left += 1
                continue
            deleted, kept = deleted + alone, kept + (not alone)
        for table_id, lines in (await self.hub.store.words_of(guest.id)).items():
            try:
                await self.unsay(table_id, lines)
            except (Problem, Conflict):
                left += 1
        for table_id, seats in (await self.hub.store.provisos_of(guest.id)).items():
            try:
                await self.take_back(table_id, seats)
            except (Problem, Conflict):
                left += 1
        await self.hub.store.commit([forgotten(guest.id), wiped(guest.id), *nobody_else(guest.id)])
        await self.hub.contests.forget(guest)
        await self.hub.clubs.forget(guest)
        await self.hub.tournaments.forget(guest)
        await self.hub.herald.forget(guest.id)
        return wire.Forgotten(deleted, kept, left)

    async def hosts(self, table_id: str, guest: Guest) -> bool:
        """Whether a table was opened by the guest: who has looked on at his own table keeps it."""
        stored = await self.hub.store.load(table_id)
        return stored is not None and stored.head["owner"] == guest.id

    async def put_away(self, table_id: str) -> None:
        """Take a table out of memory, if it is ours: whoever looks at it comes again."""
        table = await self.hub.table(table_id)
        table.stop()
        self.hub.tables.pop(table_id, None)

    async def delete(self, table_id: str) -> None:
        """Nothing is left of a table."""
        await self.put_away(table_id)
        await self.hub.store.delete(table_id)

    async def unsay(self, table_id: str, lines: list[Any]) -> None:
        """A table without some lines of its chat."""
        await self.put_away(table_id)
        await self.hub.store.commit(unsaid(table_id, lines))

    async def take_back(self, table_id: str, seats: Iterable[int]) -> None:
        """Nothing is left beforehand for some seats of a table."""
        table = await self.hub.table(table_id)
        for seat in seats:
            await table.do(partial(table.provisos.windows, seat, on=False))

    async def blank(self, table_id: str, guest: str) -> None:
        """A finished match without a guest's name and words, in everything that is stored of it."""
        await self.put_away(table_id)
        store, nobody = self.hub.store, secrets.token_urlsafe(16)
        rows = [
            Row(row.seq, row.kind, {**row.body, "seats": blanked(row.body["seats"], guest, nobody)})
            for row in await store.rows(table_id)
            if "seats" in row.body
        ]
        stored = await store.load(table_id)
        assert stored is not None
        shot = stored.snapshot
        if shot is not None:
            shot = Snapshot(shot.seq, {**shot.body, "seats": blanked(shot.body["seats"], guest, nobody)})
        brief = await store.brief(table_id)
        his = [number for number, seat in enumerate(brief["seats"]) if seat["holder"] == guest]
        await store.commit(unsaid(table_id, [one for one in await store.said(table_id) if said_by(one, guest, his)]))
        await store.rewrite(table_id, rows, {**brief, "seats": blanked(brief["seats"], guest, nobody)}, shot)
        body = await self.body(table_id)
        players = [{**one, "name": "", "who": None} if one["who"] == guest else one for one in body["players"]]
        await store.commit([retold(table_id, {**body, "players": players}), unplayed(guest, table_id)])
        await store.leave(guest, table_id)

    async def body(self, table_id: str) -> Any:
        """What is stored of a finished match."""
        async with self.hub.store.engine.connect() as db:
            found = await db.execute(sa.select(MATCHES.c.body).where(MATCHES.c.table_id == table_id))
            return json.loads(found.scalar_one())


def finished_of(row: Any) -> Finished:
    """A match from what is stored of it."""
    times = (row["begun"], row["ended"], row["moves"])
    return kept(row["table_id"], row["game"], times, row["body"], bool(row.get("helped")), row["rated"] in COUNTED)


@lru_cache(READ)
def kept(table_id: str, game: str, times: tuple[float, float, int], text: str, helped: bool, rated: bool) -> Finished:
    """The same as it was read before: whoever has played thousands of matches looks at the same ones every day."""
    begun, ended, moves = times
    about = {"table_id": table_id, "game": game, "begun": begun, "ended": ended, "moves": moves}
    return finished_in({**about, "body": json.loads(text), "helped": helped, "rated": rated})


def blanked(seats: list[Any], guest: str, nobody: str) -> list[Any]:
    """Seats in which a guest is somebody whom nobody knows."""
    return [
        {**{key: part for key, part in seat.items() if key != "look"}, "name": "", "holder": nobody}
        if seat["holder"] == guest
        else seat
        for seat in seats
    ]
