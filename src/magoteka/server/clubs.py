"""Clubs of a house: a room behind a link, with its people, announcements, games and tables."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from dataclasses import replace
from secrets import compare_digest
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from magoteka.games import game_named
from magoteka.house.call import Caller
from magoteka.house.house import line
from magoteka.server import club_rows
from magoteka.server.club_rows import Club, Member
from magoteka.server.database import CLUB_TABLES, CLUB_WORDS, CLUBS, MEMBERS, TABLES
from magoteka.server.expiry import UNFINISHED
from magoteka.server.statements import Write
from magoteka.table import wire
from magoteka.table.guests import Guest, clean
from magoteka.table.opening import new_id
from magoteka.table.problems import (
    BadRequest,
    ClubChanged,
    ClubFull,
    ClubMuted,
    NoClub,
    NotOrganiser,
    NotYours,
    TooFast,
)
from magoteka.table.store import Conflict
from magoteka.table.table import Table

if TYPE_CHECKING:
    from magoteka.server.hub import Hub

PEOPLE = 200  # in one club
WORDS = 40  # announcements that stay up
OPEN = 60  # tables that are shown
HOUR = 3600.0
RAISED: dict[str, tuple[wire.Role, wire.Role]] = {"raise": ("member", "organiser"), "lower": ("organiser", "member")}


class Clubs:
    """All clubs of a house; what they are stands in the database, whichever process is asked."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    # --- reading -----------------------------------------------------------------------------------------------------

    async def rows(self, wanted: sa.Select[Any]) -> list[Any]:
        """Rows of the database."""
        async with self.hub.store.engine.connect() as db:
            return list(await db.execute(wanted))

    async def people(self, club: str) -> list[Member]:
        """Everybody who is in a club or was removed from it, the earliest first."""
        wanted = sa.select(MEMBERS).where(MEMBERS.c.club == club).order_by(MEMBERS.c.since)
        return [club_rows.member_in(row) for row in await self.rows(wanted)]

    async def seen(self, club: str, caller: Caller) -> tuple[Club | None, list[Member], Member | None, bool]:
        """A club, its people, who of them calls, and whether a device of his is in; nothing for who was removed."""
        rows = await self.rows(sa.select(CLUBS).where(CLUBS.c.id == club))
        if not rows:
            return None, [], None, False
        people = await self.people(club)
        kin = await self.hub.kin(caller.guest) if caller.guest is not None else set()
        mine = [one for one in people if one.guest.id in kin]
        if any(one.role == "removed" for one in mine):
            return None, [], None, False
        me = next((one for one in mine if one.guest.id == caller.id), None)
        return club_rows.club_in(rows[0]), people, me, bool(mine)

    async def room(self, club: str, caller: Caller) -> tuple[Club, list[Member], Member]:
        """A club, for who is in it; whoever is not learns nothing, and is slowed down like those who guess codes."""
        found, people, me, _ = await self.seen(club, caller)
        if found is None or me is None:
            self.missed(caller)
            raise NoClub()
        return found, people, me

    async def member(self, club: str, caller: Caller) -> Member:
        """Who calls, where he is in a club."""
        return (await self.room(club, caller))[2]

    async def organiser(self, club: str, caller: Caller) -> tuple[Club, list[Member], Member]:
        """The same for those who keep it."""
        found, people, me = await self.room(club, caller)
        if not me.organises:
            raise NotOrganiser()
        return found, people, me

    def missed(self, caller: Caller) -> None:
        """Somebody was wrong about a club or its link."""
        if not self.hub.limits.may_guess(caller.id, caller.address):
            raise TooFast()
        self.hub.limits.guessed(caller.id, caller.address)

    async def invited(self, club: str, token: str, caller: Caller) -> tuple[Club, list[Member], Member | None]:
        """A club, for who is in it or has its link."""
        found, people, me, kin = await self.seen(club, caller)
        if me is None and not self.hub.limits.may_guess(caller.id, caller.address):
            raise TooFast()
        if found is None or not (kin or compare_digest(found.joining.encode(), token.encode())):
            self.missed(caller)
            raise NoClub()
        return found, people, me

    async def info(self, club: str, token: str, caller: Caller) -> wire.ClubInfo:
        """A club as somebody sees it."""
        found, people, me = await self.invited(club, token, caller)
        here = [one for one in people if one.role != "removed"]
        hosts = [one.guest.name for one in here if one.organises]
        about = (found.id, found.name, me.role if me else None, len(here), hosts, found.about)
        if me is None:
            return wire.ClubInfo(*about)
        shown = [shown_to(me, one) for one in (people if me.organises else here)]
        joining = found.joining if me.organises else ""
        words, tables = await self.words(me, people), await self.tables(club, me.guest)
        return wire.ClubInfo(*about, joining, found.version, shown, words, found.games, tables)

    async def words(self, me: Member, people: list[Member]) -> list[wire.ClubWord]:
        """What was announced, the latest first."""
        names = {one.guest.id: one.guest.name for one in people}
        wanted = sa.select(CLUB_WORDS).where(CLUB_WORDS.c.club == me.club).order_by(CLUB_WORDS.c.at.desc())
        return [
            wire.ClubWord(row.id, names.get(row.guest, ""), row.at, row.body, me.organises or row.guest == me.guest.id)
            for row in await self.rows(wanted.limit(WORDS))
        ]

    async def tables(self, club: str, guest: Guest) -> list[wire.TableBrief]:
        """The club's tables that are not over, latest first."""
        ours = TABLES.c.id.in_(sa.select(CLUB_TABLES.c.table_id).where(CLUB_TABLES.c.club == club))
        wanted = sa.select(TABLES.c.id, TABLES.c.brief, TABLES.c.touched).where(ours, UNFINISHED)
        rows = await self.rows(wanted.order_by(TABLES.c.touched.desc()).limit(OPEN))
        online = await self.hub.online(row.id for row in rows)
        lines = [
            line(row.id, json.loads(row.brief), row.touched, guest, online.get(row.id, set()), None) for row in rows
        ]
        return [replace(one, scores=[]) for one in lines]

    async def mine(self, guest: Guest) -> list[wire.ClubBrief]:
        """The clubs in which somebody is, here or at another device."""
        roles = {one.club: one for one in await self.memberships(await self.hub.kin(guest)) if one.role != "removed"}
        clubs = [club_rows.club_in(row) for row in await self.rows(sa.select(CLUBS).where(CLUBS.c.id.in_(roles)))]
        within = sa.select(MEMBERS.c.club, sa.func.count().label("people")).where(MEMBERS.c.role != "removed")
        counted = await self.rows(within.where(MEMBERS.c.club.in_(roles)).group_by(MEMBERS.c.club))
        people = {row.club: row.people for row in counted}
        briefs = [wire.ClubBrief(one.id, one.name, roles[one.id].role, people[one.id]) for one in clubs]
        return sorted(briefs, key=lambda one: one.name)

    async def memberships(self, guests: set[str]) -> list[Member]:
        """What some guests are in clubs."""
        wanted = sa.select(MEMBERS).where(MEMBERS.c.guest.in_(guests)).order_by(MEMBERS.c.since)
        return [club_rows.member_in(row) for row in await self.rows(wanted)]

    async def taken_home(self, guest: Guest) -> list[Any]:
        """All that the house keeps of a guest in clubs, as he takes it home."""
        wanted = sa.select(CLUB_WORDS).where(CLUB_WORDS.c.guest == guest.id).order_by(CLUB_WORDS.c.at)
        words = [(row.club, {"text": row.body, "at": row.at}) for row in await self.rows(wanted)]
        mine = [one for one in await self.memberships({guest.id}) if one.role != "removed"]
        wanted = sa.select(CLUBS).where(CLUBS.c.id.in_([one.club for one in mine]))
        names = {row.id: club_rows.club_in(row).name for row in await self.rows(wanted)}
        return [
            {"club": names[one.club], "role": one.role, "since": one.since, "wish": one.wish and vars(one.wish)}
            | {"said": [said for club, said in words if club == one.club]}
            for one in mine
        ]

    # --- coming and going --------------------------------------------------------------------------------------------

    async def open(self, wish: wire.ClubRequest, guest: Guest) -> wire.ClubMade:
        """A new club; whoever opens it is its owner."""
        club, joining = new_id(), club_rows.secret()
        await self.hub.store.commit(club_rows.founding(club, guest, named_well(wish.name), joining))
        return wire.ClubMade(club, joining)

    async def join(self, club: str, wish: wire.ClubEntry, caller: Caller) -> wire.ClubInfo:
        """Come in by the link."""
        _, people, me = await self.invited(club, wish.token, caller)
        if me is None:
            if len(people) >= PEOPLE:
                raise ClubFull()
            with suppress(Conflict):  # the same guest on another screen
                await self.hub.store.commit([club_rows.entering(club, caller.known, "member")])
        return await self.info(club, wish.token, caller)

    async def leave(self, club: str, caller: Caller) -> None:
        """Go; an owner leaves the club to others."""
        me = await self.member(club, caller)
        if me.role == "owner":
            await self.hand_on(me)
        else:
            await self.hub.store.commit([club_rows.leaving(me)])

    async def hand_on(self, me: Member) -> None:
        """The owner goes: whoever is next has the club; where nobody is, it is gone."""
        heir = heir_of(me, await self.people(me.club))
        if heir is None:
            await self.hub.store.commit(club_rows.erasing(me.club))
            return
        try:
            await self.hub.store.commit([club_rows.appointed(heir, "owner"), club_rows.leaving(me)], certain=1)
        except Conflict:  # he has just gone too
            await self.hand_on(me)

    async def rename(self, guest: Guest) -> None:
        """Somebody is called otherwise in all his clubs."""
        if await self.memberships({guest.id}):
            await self.hub.store.commit([club_rows.renaming(guest)])

    async def forget(self, guest: Guest) -> None:
        """Nothing is left of somebody: his name and words, and clubs in which nobody else is."""
        for one in await self.memberships({guest.id}):
            if one.role == "owner":
                await self.hand_on(one)
        await self.hub.store.commit(club_rows.vanishing(guest.id))

    async def certainly(self, writes: list[Write]) -> None:
        """Write what all must find as we have found it."""
        try:
            await self.hub.store.commit(writes, certain=len(writes))
        except Conflict as error:
            raise ClubChanged() from error

    # --- what is said and wished -------------------------------------------------------------------------------------

    async def wish(self, club: str, wish: wire.ClubWishRequest, caller: Caller) -> wire.ClubInfo:
        """What somebody would play."""
        me = await self.member(club, caller)
        game = game_named(wish.game).name if wish.game else ""
        until = time.time() + wish.hours * HOUR
        await self.hub.store.commit([club_rows.wishing(me, wire.ClubWish(game, until) if wish.hours else None)])
        return await self.info(club, "", caller)

    async def say(self, club: str, wish: wire.ClubText, caller: Caller) -> wire.ClubInfo:
        """Put up an announcement; the oldest give way."""
        _, people, me = await self.room(club, caller)
        text = cleaned(wish.text)
        if not text:
            raise BadRequest(what="an announcement has words")
        if me.muted:
            raise ClubMuted()
        if not self.hub.limits.chat.take(me.guest.id):
            raise TooFast()
        old = (await self.words(me, people))[WORDS - 1 :]
        await self.hub.store.commit([club_rows.saying(me, text), *(club_rows.unsaying(one.id) for one in old)])
        return await self.info(club, "", caller)

    async def unsay(self, club: str, word: str, caller: Caller) -> wire.ClubInfo:
        """Take an announcement down: one's own, or any as an organiser."""
        _, people, me = await self.room(club, caller)
        if not any(one.id == word and one.mine for one in await self.words(me, people)):
            raise NotYours()
        await self.hub.store.commit([club_rows.unsaying(word)])
        return await self.info(club, "", caller)

    # --- keeping -----------------------------------------------------------------------------------------------------

    async def change(self, club: str, wish: wire.ClubRules, caller: Caller) -> wire.ClubInfo:
        """Another name, other words and games."""
        await self.organiser(club, caller)
        for one in wish.games:
            game_named(one.game).agreed(one.settings, people=True)
        games = [replace(one, name=clean(one.name), about=cleaned(one.about)) for one in wish.games]
        fresh = replace(wish, name=named_well(wish.name), about=cleaned(wish.about), games=games)
        await self.certainly([club_rows.changing(club, fresh)])
        return await self.info(club, "", caller)

    async def order(self, club: str, wish: wire.ClubOrder, caller: Caller) -> wire.ClubInfo:
        """What an organiser orders."""
        _, people, me = await self.organiser(club, caller)
        if wish.do == "renew":
            await self.hub.store.commit([club_rows.renewing(club)])
        else:
            await self.certainly(ordered(wish, me, chosen(people, wish.who)))
        return await self.info(club, "", caller)

    async def close(self, club: str, caller: Caller) -> None:
        """The owner puts a club out of the world; its tables go on."""
        if (await self.member(club, caller)).role != "owner":
            raise NotOrganiser()
        await self.hub.store.commit(club_rows.erasing(club))

    # --- tables ------------------------------------------------------------------------------------------------------

    async def open_table(self, club: str, wish: wire.ClubTableRequest, caller: Caller) -> wire.Created:
        """A table that all in the club see; an organiser may name who sits at it, and those have it in their lists."""
        _, people, me = await self.room(club, caller)
        here = [one for one in people if one.role != "removed"]
        named = [chosen(here, one).guest for one in dict.fromkeys(wish.people)]
        if named and not me.organises:
            raise NotOrganiser()
        kinds = [seat.kind for seat in wish.table.seats]
        if len(named) > kinds.count("friend") or (me.guest.id in {one.id for one in named} and "me" in kinds):
            raise BadRequest(what="there are not so many seats for friends")
        self.hub.check_seats(wish.table)
        self.hub.charge("openings", caller)
        table = replace(wish.table, parts=False) if named else wish.table
        created = await self.hub.opener.create(table, caller.known, named)
        await self.hub.store.commit([club_rows.seating(club, created.table)])
        return created

    async def sit(self, table: Table, wish: wire.ClubSeat, caller: Caller) -> int:
        """Take a free seat at a table of the club."""
        me = await self.member(wish.club, caller)
        ours = sa.and_(CLUB_TABLES.c.table_id == table.id, CLUB_TABLES.c.club == me.club)
        if not await self.rows(sa.select(CLUB_TABLES).where(ours)):
            raise NotYours()
        guest = caller.known
        seat = await table.do(lambda: table.seating.join(guest, table.journal.access.join, parts=wish.parts))
        await self.hub.store.sit(guest.id, table.id)
        return seat


def named_well(name: str) -> str:
    """A name that can be shown."""
    found = clean(name)
    if not found:
        raise BadRequest(what="a club has a name")
    return found


def cleaned(text: str) -> str:
    """Some lines that can be shown."""
    return "\n".join(filter(None, (clean(one, 500) for one in text.splitlines())))


def chosen(people: list[Member], badge: str) -> Member:
    """Somebody who is meant by his badge."""
    for one in people:
        if one.badge == badge:
            return one
    raise BadRequest(what="nobody in the club is meant by this")


def heir_of(me: Member, people: list[Member]) -> Member | None:
    """Who has a club when its owner is gone: the organiser, or else the member, who has been there longest."""
    others = [one for one in people if one.role in ("organiser", "member") and one.guest.id != me.guest.id]
    return min(others, key=lambda one: (one.role != "organiser", one.since), default=None)


def ordered(wish: wire.ClubOrder, me: Member, who: Member) -> list[Write]:
    """What an order about somebody changes: about organisers the owner orders, and about him nobody."""
    if who.role == "owner" or (me.role != "owner" and (who.organises or wish.do in ("raise", "lower", "hand-over"))):
        raise NotOrganiser()
    match wish.do:
        case "mute" | "unmute":
            return [club_rows.muted(who, on=wish.do == "mute")]
        case "hand-over" if who.role != "removed":
            return [club_rows.appointed(me, "organiser"), club_rows.appointed(who, "owner")]
        case "remove" if who.role != "removed":
            return [club_rows.appointed(who, "removed")]
        case "restore" if who.role == "removed":
            return [club_rows.appointed(who, "member")]
        case "raise" | "lower" if RAISED[wish.do][0] == who.role:
            return [club_rows.appointed(who, RAISED[wish.do][1])]
        case _:
            raise ClubChanged()


def shown_to(me: Member, one: Member) -> wire.ClubMember:
    """Somebody as another one in the club sees him."""
    look, mine = one.guest.look, one.badge == me.badge
    muted = one.muted and (mine or me.organises)
    wish = None if one.role == "removed" else one.wishes()
    return wire.ClubMember(one.badge, one.guest.name, look.face, look.colour, one.role, muted, mine, wish)
