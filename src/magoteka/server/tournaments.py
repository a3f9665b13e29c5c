"""Tournaments of a house: opened, entered, paired round by round; their results are those of the finished matches.

What was paired is on disk before a table is opened, under the id that the table will have: whoever looks at a
tournament opens what a killed server has not. A result belongs to a table and is noted once.
"""

from __future__ import annotations

import asyncio
import csv
import io
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

import sqlalchemy as sa

from magoteka.games import game_named
from magoteka.house.call import Caller
from magoteka.server import tournament_rows as rows
from magoteka.server.contests import StoredContest
from magoteka.server.database import ENTRANTS, MATCHES, TOURNAMENTS
from magoteka.server.tournament_opening import (
    changed,
    check_open,
    check_organiser,
    contest_of,
    head_of,
    newcomers,
    ordered,
    planned,
    whole,
    with_places,
    without,
)
from magoteka.server.tournament_told import entrant_told, plain, rank_told, round_told
from magoteka.table import wire
from magoteka.table.guests import Guest
from magoteka.table.opening import new_id
from magoteka.table.problems import (
    BadRequest,
    LastRound,
    NoContest,
    NoTournament,
    NotYours,
    StillPlayed,
    TooLate,
    TournamentFull,
)
from magoteka.table.seats import link
from magoteka.table.store import Conflict
from magoteka.table.table import Table
from magoteka.table.tournament import (
    ORDERS,
    Board,
    CardResult,
    Entrant,
    Rank,
    Round,
    Tournament,
    boards,
    last_round,
    league,
    next_round,
    places_of,
    same_cards,
    standings,
)

if TYPE_CHECKING:
    from magoteka.server.hub import Hub

PEOPLE = 200  # in one tournament
LISTED = 100  # tournaments in a list at most
NOBODY = Guest("", "")
TRIES = 20  # of a change, where others change the same


class Tournaments:
    """The tournaments of a house."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.turn = asyncio.Lock()

    # --- reading -----------------------------------------------------------------------------------------------------

    async def found(self, where: sa.ColumnElement[bool]) -> list[Tournament]:
        """Some tournaments, the latest first."""
        wanted = sa.select(TOURNAMENTS).where(where).order_by(TOURNAMENTS.c.opened.desc()).limit(LISTED)
        async with self.hub.store.engine.connect() as db:
            return [rows.tournament_in(row) for row in await db.execute(wanted)]

    async def kept(self, tournament: str) -> Tournament:
        """A tournament."""
        for it in await self.found(TOURNAMENTS.c.id == tournament):
            return it
        raise NoTournament()

    async def evenings(self, it: Tournament) -> list[Tournament]:
        """The evenings of a season, the first one first."""
        return (await self.found(TOURNAMENTS.c.season == it.id))[::-1] if it.plan.form == "season" else []

    async def mine(self, guest: Guest) -> list[wire.TournamentBrief]:
        """Those that somebody organises or takes part in, latest first."""
        his = sa.select(ENTRANTS.c.tournament).where(ENTRANTS.c.guest == guest.id)
        return [await self.brief(it, guest) for it in await self.found(TOURNAMENTS.c.id.in_(his))]

    async def of_club(self, club: str, caller: Caller) -> list[wire.TournamentBrief]:
        """Those of a club that he is in, latest first."""
        await self.hub.clubs.member(club, caller)
        return [await self.brief(it, caller.guest) for it in await self.found(TOURNAMENTS.c.club == club)]

    async def brief(self, it: Tournament, guest: Guest | None) -> wire.TournamentBrief:
        """A line in a list."""
        people, mine = len(it.entrants), guest is not None and guest.id in it.organisers
        games = [str(one["game"]) for one in it.plan.games]
        about = (it.id, it.plan.name, it.plan.form, games, people, len(it.rounds))
        return wire.TournamentBrief(*about, len(await self.evenings(it)), it.closed > 0, mine, it.opened)

    async def info(self, tournament: str, guest: Guest | None) -> wire.TournamentInfo:
        """A tournament as somebody sees it; what its tables have come to meanwhile is noted."""
        it = await self.settled(tournament)
        await self.seat(it)
        return await self.shown(it, guest)

    async def shown(self, it: Tournament, guest: Guest | None) -> wire.TournamentInfo:
        """A tournament as it stands."""
        me = guest.id if guest else ""
        own, plan = me in it.organisers and me != "", it.plan
        number = next((n for n, one in enumerate(it.entrants) if one.guest == me != ""), None)
        season = await self.brief(await self.kept(it.season), guest) if it.season else None
        games = [wire.TournamentGame(**one) for one in plan.games]
        days = None if plan.days is None else wire.DayClock(**plan.days)
        about = (it.id, plan.name, plan.form, games, plan.size, plan.rounds, plan.through, plan.rule, plan.clock, days)
        over = last_round(it)
        pairs = plan.form in ("swiss", "robin", "knockout") and not it.closed and it.between and not over
        return wire.TournamentInfo(
            *about,
            plan.best,
            it.club,
            season,
            own,
            it.closed > 0,
            over,
            pairs and len(it.active()) > 1,
            number,
            [entrant_told(it, n, me) for n in range(len(it.entrants))],
            [round_told(it, n, one, watch=own or number is not None) for n, one in enumerate(it.rounds)],
            list(ORDERS[plan.form]),
            [rank_told(it, one, me) for one in await self.standings(it)],
            [await self.brief(one, guest) for one in await self.evenings(it)],
            [await self.hub.contests.brief(one, guest or NOBODY) for one in await self.contests(it)],
        )

    async def contests(self, it: Tournament) -> list[StoredContest]:
        """The contests of one in which all have the same cards, as far as they are there."""
        found = []
        for one in it.contests:
            with suppress(NoContest):
                found.append(await self.hub.contests.kept(one))
        return found

    async def standings(self, it: Tournament) -> list[Rank]:
        """How everybody stands."""
        if it.plan.form == "season":
            return league([await self.settled(one.id) for one in await self.evenings(it)], it.plan.best)
        if it.plan.form == "cards":
            return same_cards([one for kept in await self.contests(it) for one in await self.card_results(kept)])
        return standings(it)

    async def card_results(self, kept: StoredContest) -> list[CardResult]:
        """What came of the deals of a contest."""
        entries = await self.hub.contests.entries(kept.contest.id)
        return [
            CardResult(one.who, one.name, (kept.contest.id, one.deal, one.seat), whole(one.won), one.score or 0)
            for one in await self.hub.contests.results(kept, entries)
        ]

    async def table_of(self, tournament: str) -> str:
        """The standings as a table for other programs, with commas; points are fractions."""
        it = await self.settled(tournament)
        text = io.StringIO()
        sheet = csv.writer(text, lineterminator="\n")
        sheet.writerow(["place", "name", "played", *ORDERS[it.plan.form]])
        for one in await self.standings(it):
            sheet.writerow([one.place, plain(one.name), one.played, *(str(part) for part in one.values.values())])
        return text.getvalue()

    # --- changing ----------------------------------------------------------------------------------------------------

    async def change(
        self, tournament: str, work: Callable[[Tournament], Tournament], present: Iterable[str] = ()
    ) -> Tournament:
        """Change a tournament as it is now, one after another; what is in the list of some guests from then on."""
        lists = [write for guest in present for write in rows.present(guest, tournament)]
        async with self.turn:
            for _ in range(TRIES):
                before = await self.kept(tournament)
                after = work(before)
                if after == before:
                    return before
                with suppress(Conflict):
                    await self.hub.store.commit([rows.kept(after), *lists], certain=1)
                    return replace(after, version=after.version + 1)
        raise Conflict(tournament)

    async def settled(self, tournament: str) -> Tournament:
        """A tournament with the results of all tables that have ended."""
        it = await self.kept(tournament)
        played = {board.table: board for board in boards(it) if not board.places}
        if not played:
            return it
        ended = await self.hub.history.matches(MATCHES.c.table_id.in_(played), most=len(played))
        places = {one.table: places_of(len(played[one.table].seats), one.winners, one.scores) for one in ended}
        return await self.change(tournament, lambda now: with_places(now, places)) if places else it

    async def open(self, wish: wire.TournamentRequest, caller: Caller) -> wire.TournamentMade:
        """A new tournament."""
        guest, plan = caller.known, planned(wish)
        if wish.club:
            await self.hub.clubs.organiser(wish.club, caller)
        if wish.season:
            season = await self.kept(wish.season)
            check_organiser(season, guest)
            if season.plan.form != "season":
                raise BadRequest(what="this is no season")
        cards = [contest_of(one, wish) for one in wish.games] if wish.form == "cards" else []
        contests = [(await self.hub.contests.open(one, guest)).contest for one in cards]
        it = Tournament(new_id(), plan, (guest.id,), contests=tuple(contests), club=wish.club, season=wish.season)
        it = replace(it, opened=time.time())
        await self.hub.store.commit([rows.begun(it), *rows.present(guest.id, it.id)])
        return wire.TournamentMade(it.id)

    async def enter(self, tournament: str, wish: wire.EnterRequest, guest: Guest) -> wire.TournamentInfo:
        """Somebody takes part from the next round on, or comes as a reserve."""

        def work(it: Tournament) -> Tournament:
            check_open(it)
            mine = [number for number, one in enumerate(it.entrants) if one.guest == guest.id]
            if not mine and len(it.entrants) >= PEOPLE:
                raise TournamentFull()
            if it.plan.form == "knockout" and it.rounds and not wish.reserve:
                raise TooLate()
            if mine:
                plays_for = any(one.deputy == mine[0] for one in it.entrants)
                return changed(it, mine[0], until=None, reserve=wish.reserve or plays_for)
            fresh = Entrant(guest.id, guest.name, guest.look, len(it.rounds) + 1, reserve=wish.reserve)
            return replace(it, entrants=(*it.entrants, fresh))

        return await self.shown(await self.change(tournament, work, [guest.id]), guest)

    async def leave(self, tournament: str, guest: Guest) -> wire.TournamentInfo:
        """Somebody is not paired any more; a table that he is at goes on."""

        def work(it: Tournament) -> Tournament:
            mine = [number for number, one in enumerate(it.entrants) if one.guest == guest.id]
            return changed(it, mine[0], until=len(it.rounds)) if mine else it

        return await self.shown(await self.change(tournament, work), guest)

    async def order(self, tournament: str, wish: wire.TournamentOrder, guest: Guest) -> wire.TournamentInfo:
        """What an organiser orders of somebody."""

        def work(it: Tournament) -> Tournament:
            check_organiser(it, guest)
            if wish.entrant >= len(it.entrants) or (wish.by is not None and wish.by >= len(it.entrants)):
                raise BadRequest(what="there is nobody with such a number")
            return ordered(it, wish, guest)

        return await self.shown(await self.change(tournament, work), guest)

    async def pair(self, tournament: str, caller: Caller) -> wire.TournamentInfo:
        """The next round: who meets whom is written down, then the tables are opened."""
        guest, it = caller.known, await self.settled(tournament)
        check_organiser(it, guest)
        check_open(it)
        left = sum(not board.places for board in boards(it))
        if left:
            raise StillPlayed(tables=left)
        if it.plan.form in ("season", "cards") or last_round(it):
            raise LastRound()
        self.hub.charge("openings", caller)
        number = len(it.rounds) % len(it.plan.games)
        game = game_named(it.plan.games[number]["game"])
        found = await self.hub.beside(lambda: next_round(it, range(max(2, game.least), game.most + 1)))
        if not found.tables:
            raise LastRound()
        new = Round(number, tuple(Board(new_id(), link(), tuple(table)) for table in found.tables), tuple(found.byes))
        played = len(it.rounds)
        it = await self.change(
            tournament, lambda now: replace(now, rounds=(*now.rounds, new)) if len(now.rounds) == played else now
        )
        await self.seat(it)
        return await self.shown(it, guest)

    async def seat(self, it: Tournament) -> None:
        """Open the tables of the latest round that are not there yet."""
        waiting = [board for board in it.rounds[-1].boards if not board.places] if it.rounds else []
        if not waiting or it.closed:
            return
        there = await self.hub.store.briefs([board.table for board in waiting])
        for board in (board for board in waiting if board.table not in there):
            people = [it.sitter(one) for one in board.seats]
            with suppress(Conflict):  # another process was quicker
                await self.hub.opener.bring_together(
                    board.table,
                    head_of(it, it.rounds[-1], board),
                    [Guest(one.guest, one.name, one.look) for one in people],
                )

    async def result(self, tournament: str, wish: wire.TournamentResult, guest: Guest) -> wire.TournamentInfo:
        """An organiser sets the result of a table."""

        def work(it: Tournament) -> Tournament:
            check_organiser(it, guest)
            if wish.round > len(it.rounds) or wish.board > len(it.rounds[wish.round - 1].boards):
                raise BadRequest(what="there is no such table")
            board = it.rounds[wish.round - 1].boards[wish.board - 1]
            if len(wish.places) != len(board.seats):
                raise BadRequest(what="every seat has a place")
            if wish.round < len(it.rounds) and it.plan.form == "knockout":
                raise BadRequest(what="the next round of the knock-out has begun")
            return with_places(it, {board.table: tuple(wish.places)}, by_hand=True)

        return await self.shown(await self.change(tournament, work), guest)

    async def close(self, tournament: str, guest: Guest) -> wire.TournamentInfo:
        """Nothing is added any more; where all had the same cards, those contests end too."""

        def work(it: Tournament) -> Tournament:
            check_organiser(it, guest)
            return it if it.closed else replace(it, closed=time.time())

        await self.settled(tournament)
        it = await self.change(tournament, work)
        for kept in await self.contests(it):
            if kept.owner == guest.id:
                await self.hub.contests.close(kept.contest.id, guest)
        return await self.shown(it, guest)

    async def stand_in(self, table: Table, guest: Guest) -> wire.Nothing:
        """At a table of a tournament those sit who play there: who stands in for somebody takes his seat."""
        it = await self.kept(table.journal.head.tournament)
        board = next((one for one in boards(it) if one.table == table.id), None)
        if board is None or guest.id not in {*it.organisers, *(it.sitter(one).guest for one in board.seats)}:
            raise NotYours()
        new = {} if table.journal.over else newcomers(it, board, table.journal.seats)
        for one in new.values():
            await self.hub.store.sit(str(one.holder), table.id)
        if new:
            await table.do(lambda: table.seating.reseat(new))
        return wire.Nothing()

    async def forget(self, guest: Guest) -> None:
        """Nothing is left of somebody but his places, under no name."""
        his = sa.select(ENTRANTS.c.tournament).where(ENTRANTS.c.guest == guest.id)
        async with self.hub.store.engine.connect() as db:
            names = list((await db.execute(his)).scalars())
        for name in names:
            await self.change(name, lambda now: without(now, guest.id))
        await self.hub.store.commit([rows.nowhere(guest.id)])
