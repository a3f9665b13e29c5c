"""Same cards for all: contests of a house, who has had which cards, and who may see them."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from magoteka.arena.tally import share
from magoteka.bots import FIRST, check_level
from magoteka.core.seal import commitment_of
from magoteka.games import game_named
from magoteka.house import contests as house
from magoteka.house.call import Caller
from magoteka.server.database import CONTESTS, ENTRIES, MATCHES
from magoteka.server.statements import Write, named
from magoteka.table import wire
from magoteka.table.contest import Compared, Contest, Result, compared, standing, standings
from magoteka.table.counts import Finished, key_of
from magoteka.table.guests import Guest
from magoteka.table.opening import new_id
from magoteka.table.problems import BadRequest, ContestClosed, ContestFull, NoContest, NotYours, SeenDeal
from magoteka.table.store import Conflict, dumps
from magoteka.table.table import Table

if TYPE_CHECKING:
    from magoteka.server.hub import Hub

PEOPLE = 100  # in one contest
MINE = 50  # contests in the list of one guest at most
DAY = 86_400.0  # seconds

BEGIN = CONTESTS.insert()
THIS = CONTESTS.c.id == named(CONTESTS.c.id)
CLOSE = (
    CONTESTS.update().where(THIS, CONTESTS.c.closed == sa.literal_column("0")).values(closed=named(CONTESTS.c.closed))
)
DISOWN = CONTESTS.update().where(THIS).values(owner=sa.literal_column("''"))
ERASE = CONTESTS.delete().where(THIS)
ENTER = ENTRIES.insert()
OUT = ENTRIES.delete().where(
    ENTRIES.c.contest == named(ENTRIES.c.contest),
    ENTRIES.c.deal == named(ENTRIES.c.deal),
    ENTRIES.c.guest == named(ENTRIES.c.guest),
)
VANISH = ENTRIES.delete().where(ENTRIES.c.guest == named(ENTRIES.c.guest))


@dataclass(frozen=True)
class StoredContest:
    """A contest as it is stored."""

    contest: Contest
    owner: str
    closed: float  # by hand; 0: it was not
    opened: float
    until: float | None  # it ends by itself then

    @property
    def ended(self) -> float | None:
        """When it ended, by hand or by itself; None while it goes on."""
        ends = [one for one in (self.closed, self.until) if one and one <= time.time()]
        return min(ends, default=None)

    @property
    def over(self) -> bool:
        """Whether no further tables are opened, and all secrets are told."""
        return self.ended is not None


@dataclass(frozen=True)
class Entry:
    """Somebody has had the cards of a deal, at a table."""

    deal: int
    guest: str
    table: str


class Contests(house.Contests):
    """The contests of a house."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    # --- reading -----------------------------------------------------------------------------------------------------

    async def rows(self, wanted: sa.Select[Any]) -> list[Any]:
        """Rows of the database."""
        async with self.hub.store.engine.connect() as db:
            return list(await db.execute(wanted))

    async def kept(self, contest_id: str) -> StoredContest:
        """A contest."""
        for row in await self.rows(sa.select(CONTESTS).where(CONTESTS.c.id == contest_id)):
            return kept_in(row)
        raise NoContest()

    async def entries(self, contest_id: str) -> list[Entry]:
        """Who has had which cards."""
        found = await self.rows(sa.select(ENTRIES).where(ENTRIES.c.contest == contest_id))
        return [Entry(row.deal, row.guest, row.table_id) for row in found]

    async def results(self, kept: StoredContest, entries: list[Entry]) -> list[Result]:
        """What people who played to the end themselves came to, the earliest first.

        Who was still playing when the secrets were told could have read on in them.
        """
        contest, until = kept.contest, kept.ended or time.time()
        deals = {one.table: one.deal for one in entries}
        of_it = sa.select(ENTRIES.c.table_id).where(ENTRIES.c.contest == contest.id)
        most = PEOPLE * len(contest.secrets)
        matches = await self.hub.history.matches(MATCHES.c.table_id.in_(of_it), most=most)
        counting = [one for one in reversed(matches) if one.ended <= until]
        return [one for match in counting for one in results_of(match, deals[match.table])]

    async def info(self, contest_id: str, guest: Guest | None) -> wire.ContestInfo:
        """A contest as somebody sees it: of a deal that he has not played no more than that others have."""
        kept, entries = await self.kept(contest_id), await self.entries(contest_id)
        if kept.over:  # nobody was there to tell the tables when its time was up
            await self.unveil_all(contest_id)
        contest, me = kept.contest, guest.id if guest else ""
        found = compared(await self.results(kept, entries))
        over = await self.over(entries)
        deals = [
            deal_info(kept, deal, [one for one in entries if one.deal == deal], found, over, me)
            for deal in range(1, len(contest.secrets) + 1)
        ]
        rows = [standing(key_of(me, who), name, mine, me=who == me) for who, name, mine in standings(found)]
        about = (contest.id, contest.game, contest.seats, contest.settings, contest.level)
        people = len({one.guest for one in entries})
        return wire.ContestInfo(*about, kept.over, kept.until, kept.owner == me != "", people, deals, rows)

    async def over(self, entries: list[Entry]) -> dict[str, bool]:
        """Of the tables that are still there, whether their matches are over."""
        tables = sorted({one.table for one in entries})
        briefs = await self.hub.store.briefs(tables)
        return {table: bool(brief and brief["over"]) for table, brief in briefs.items()}

    async def mine(self, guest: Guest) -> list[wire.ContestBrief]:
        """The contests that somebody has opened or takes part in, latest first."""
        of_mine = sa.select(ENTRIES.c.contest).where(ENTRIES.c.guest == guest.id)
        wanted = sa.or_(CONTESTS.c.owner == guest.id, CONTESTS.c.id.in_(of_mine))
        latest = sa.select(CONTESTS).where(wanted).order_by(CONTESTS.c.opened.desc()).limit(MINE)
        return [await self.brief(kept_in(row), guest) for row in await self.rows(latest)]

    async def brief(self, kept: StoredContest, guest: Guest) -> wire.ContestBrief:
        """A line of a guest's list."""
        contest = kept.contest
        mine = [one for one in await self.entries(contest.id) if one.guest == guest.id]
        played = sum((await self.over(mine)).values())
        about = (contest.id, contest.game, contest.seats, len(contest.secrets))
        return wire.ContestBrief(*about, played, kept.over, kept.until, kept.opened)

    # --- changing ----------------------------------------------------------------------------------------------------

    async def open(self, wish: wire.ContestRequest, guest: Guest) -> wire.ContestMade:
        """A new contest; what its luck will be is fixed here, before anybody plays."""
        game = game_named(wish.game)
        game.check_seats(wish.seats)
        settings, level = game.agreed(wish.settings, people=True), wish.level or FIRST
        check_level(level)
        body = {"game": game.name, "seats": wish.seats, "settings": settings, "level": level}
        body["secrets"] = self.secrets(wish.deals)
        contest_id, now = new_id(), time.time()
        if wish.days is not None:
            body["until"] = now + wish.days * DAY
        about = {"id": contest_id, "owner": guest.id, "opened": now, "closed": 0.0}
        await self.hub.store.commit([(BEGIN, {**about, "body": dumps(body)})])
        return wire.ContestMade(contest_id)

    def secrets(self, deals: int) -> list[str]:
        """Secrets of which the luck of each deal is made; where a house was given its dice, they come from those."""
        nature = self.hub.settings.nature
        if nature is None:
            return [secrets.token_hex(32) for _ in range(deals)]
        rng = nature()
        return ["".join(f"{rng.word():08x}" for _ in range(8)) for _ in range(deals)]

    async def enter(self, contest_id: str, wish: wire.EntryRequest, caller: Caller) -> wire.Created:
        """A table for a deal; who has had its cards already is shown the table where he had them."""
        kept, entries = await self.kept(contest_id), await self.entries(contest_id)
        contest, guest = kept.contest, caller.known
        for one in entries:
            if (one.deal, one.guest) == (wish.deal, guest.id):
                return wire.Created(one.table, [], "", "")
        if kept.over:
            raise ContestClosed()
        if wish.deal > len(contest.secrets) or wish.friends >= contest.seats:
            raise BadRequest(what="the contest has no such deal, or not so many seats")
        self.check_room(entries, guest)
        self.hub.charge("openings", caller)
        created = await self.hub.opener.enter(contest, wish.deal, wish, guest)
        try:
            await self.hub.store.commit([entering(contest_id, wish.deal, guest, created.table)])
        except Conflict:  # the same guest was quicker on another screen: of two tables one is enough
            await self.hub.store.delete(created.table)
            return await self.enter(contest_id, wish, caller)
        return created

    def check_room(self, entries: list[Entry], guest: Guest) -> None:
        """Refuse more people than are compared."""
        people = {one.guest for one in entries}
        if guest.id not in people and len(people) >= PEOPLE:
            raise ContestFull()

    async def come(self, table: Table, guest: Guest) -> bool:
        """At a table of a contest he must not have had its cards."""
        given = table.journal.head.contest
        if given is None:
            return False
        entries = await self.entries(given["id"])
        had = [one.table for one in entries if (one.deal, one.guest) == (given["deal"], guest.id)]
        if had == [table.id]:
            return False
        if had:
            raise SeenDeal()
        self.check_room(entries, guest)
        try:
            await self.hub.store.commit([entering(given["id"], given["deal"], guest, table.id)])
        except Conflict as error:
            raise SeenDeal() from error
        return True

    async def go(self, table: Table, guest: Guest) -> None:
        given = table.journal.head.contest
        values = {"my_contest": given["id"], "my_deal": given["deal"], "my_guest": guest.id}
        await self.hub.store.commit([(OUT, values)])

    async def close(self, contest_id: str, guest: Guest | None) -> wire.ContestInfo:
        """No further tables are opened, and the secrets of all deals are told; who has opened it may close it."""
        kept = await self.kept(contest_id)
        if guest is None or kept.owner != guest.id:
            raise NotYours()
        await self.hub.store.commit([closing(contest_id)])
        await self.unveil_all(contest_id)
        return await self.info(contest_id, guest)

    async def unveil_all(self, contest_id: str) -> None:
        """Tell the tables that are in memory; others learn it when somebody comes."""
        for _, table in self.hub.at_hand():
            given = table.journal.head.contest
            if given is not None and given["id"] == contest_id:
                await self.unveil(table)

    async def is_closed(self, contest_id: str) -> bool:
        try:
            return (await self.kept(contest_id)).over
        except NoContest:
            return True

    # --- looking -----------------------------------------------------------------------------------------------------

    async def rival(self, table: Table, guest: Guest | None) -> bool:
        given = table.journal.head.contest
        if given is None or guest is None:
            return False
        mine = [one for one in await self.entries(given["id"]) if one.guest == guest.id]
        if mine and await self.is_closed(given["id"]):
            return True
        same = [one for one in mine if one.deal == given["deal"]]
        return any((await self.over(same)).values())

    async def forget(self, guest: Guest) -> None:
        """Nothing is left of somebody: contests that he has opened end, or vanish if nobody else was there."""
        await self.hub.store.commit([(VANISH, {"my_guest": guest.id})])
        for row in await self.rows(sa.select(CONTESTS).where(CONTESTS.c.owner == guest.id)):
            others = await self.entries(row.id)
            this = {"my_id": row.id}
            await self.hub.store.commit([closing(row.id), (DISOWN, this)] if others else [(ERASE, this)])
            await self.unveil_all(row.id)


def kept_in(row: Any) -> StoredContest:
    """A contest from what is stored of it."""
    body = json.loads(row.body)
    until = body.pop("until", None)
    contest = Contest(row.id, **{**body, "secrets": tuple(body["secrets"])})
    return StoredContest(contest, row.owner, row.closed, row.opened, until)


def closing(contest_id: str) -> Write:
    """A contest ends now, if it has not ended before."""
    return CLOSE, {"my_id": contest_id, "my_closed": time.time()}


def entering(contest_id: str, deal: int, guest: Guest, table_id: str) -> Write:
    """Somebody has the cards of a deal."""
    return ENTER, {"contest": contest_id, "deal": deal, "guest": guest.id, "table_id": table_id}


def results_of(match: Finished, deal: int) -> list[Result]:
    """What came of a match for those who played it themselves to the end."""
    scores: Sequence[int | None] = match.scores or [None] * len(match.players)
    return [
        Result(one.who, one.name, deal, seat, share(match.winners, seat), scores[seat], match.table)
        for seat, one in enumerate(match.players)
        if one.who is not None and one.bot is None and not one.here
    ]


def deal_info(
    kept: StoredContest, deal: int, entries: list[Entry], found: list[Compared], over: dict[str, bool], me: str
) -> wire.DealInfo:
    """A deal as somebody sees it."""
    secret = kept.contest.secrets[deal - 1]
    here = [one for one in found if one.result.deal == deal]
    mine = [one.table for one in entries if one.guest == me]
    state: Any = "new" if not mine else "gone" if mine[0] not in over else "played" if over[mine[0]] else "playing"
    open_to_me = state == "played" or kept.over
    return wire.DealInfo(
        deal,
        kept.contest.seat_of(deal),
        commitment_of(secret),
        secret if kept.over else None,
        state,
        mine[0] if mine and state != "gone" else None,
        len(here),
        [told(one, me) for one in best_first(here)] if open_to_me else [],
    )


def best_first(found: list[Compared]) -> list[Compared]:
    """Results by seats, in each the best first."""
    return sorted(found, key=lambda one: (one.result.seat, -one.result.won, -(one.result.score or 0)))


def told(one: Compared, me: str) -> wire.DealResult:
    """A result as somebody who may see it is told of it."""
    result = one.result
    facts = (result.seat, result.won, result.score, one.advantage, one.points, result.table)
    return wire.DealResult(result.name, result.who == me, *facts)
