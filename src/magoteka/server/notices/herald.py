"""Whose turn it is and who is not there is told, once for each question, by the ways that he has chosen."""

from __future__ import annotations

import asyncio
import json
import logging
from secrets import compare_digest
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from magoteka.house.call import Caller
from magoteka.server.database import ABOUT, CHANNELS, SITTING, TABLES
from magoteka.server.expiry import UNFINISHED
from magoteka.server.notices import hooks, mail, push
from magoteka.server.notices.channels import Channels, Way, new_id
from magoteka.server.notices.outside import NotTaken, check_url
from magoteka.server.notices.turns import Turn, body, title, turn_in, words
from magoteka.server.statements import BEGIN_NOTICE
from magoteka.table import days, wire
from magoteka.table.problems import BadRequest, NoTable, NotYours, TooFast
from magoteka.table.table import Table

if TYPE_CHECKING:
    from magoteka.server.hub import Hub

LOG = logging.getLogger(__name__)
QUIET = 60.0  # seconds that a table must have stood still: who is on his way back need not be told
AGAIN = 900.0  # seconds in which what was not taken is tried again
DAILY = days.DAY
MOST = 20  # ways of one guest
TURN = 7_008  # of PostgreSQL's locks, the one of the process that tells
KEY = "vapid"


class Herald:
    """All notices of a house."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.rules = hub.settings.notices
        self.channels = Channels(hub.store)
        self.mailer = mail.Mailer(self.rules.mail) if self.rules.mail else None
        self.since = 0.0
        self.known: push.Pusher | None = None

    # --- what guests wish --------------------------------------------------------------------------------------------

    async def pusher(self) -> push.Pusher | None:
        """Who sends pushes; the house makes its keys itself, and all its processes have the same; None: it cannot."""
        if self.known is None:
            try:
                mine = push.new_key()
            except ImportError:
                return None
            await self.hub.store.commit([(BEGIN_NOTICE, {"my_key": KEY, "my_value": mine})])
            async with self.hub.store.engine.connect() as db:
                kept = (await db.execute(sa.select(ABOUT.c.value).where(ABOUT.c.key == KEY))).scalar_one()
            subject = f"mailto:{self.mailer.sender}" if self.mailer else "mailto:nobody@magoteka.invalid"
            self.known = push.Pusher(kept, subject, self.rules.inside)
        return self.known

    async def info(self, caller: Caller) -> wire.Notices:
        """What the house can do, and the ways of a guest."""
        pusher = await self.pusher()
        ways = [] if caller.guest is None else await self.channels.of(caller.guest.id)
        key = "" if pusher is None else pusher.public
        return wire.Notices(key, self.mailer is not None, [way.shown() for way in ways])

    async def add(self, way: Way) -> wire.Channel:
        """A further way of a guest, in the place of the same one of before."""
        mine = await self.channels.of(way.guest)
        same = [one for one in mine if (one.kind, one.table_id) == (way.kind, way.table_id)]
        if way.kind == "push":
            same = [one for one in same if one.to["endpoint"] == way.to["endpoint"]]
        if len(mine) - len(same) >= MOST:
            raise TooFast()
        await self.channels.add(way, same)
        return way.shown()

    async def push(self, caller: Caller, wish: wire.PushRequest, origin: str) -> wire.Channel:
        """Tell a browser."""
        check_url(wish.endpoint, inside=self.rules.inside)
        push.check_keys(wish.p256dh, wish.auth)
        to = {"endpoint": wish.endpoint, "p256dh": wish.p256dh, "auth": wish.auth}
        return await self.add(Way(new_id(), caller.known.id, "push", to, wish.lang, origin))

    async def mail(self, caller: Caller, wish: wire.MailRequest, origin: str) -> wire.Channel:
        """Tell an address, once the letter that goes there now has been answered."""
        if self.mailer is None:
            raise BadRequest(what="this house sends no mail")
        limits = self.hub.limits
        address = mail.check_address(wish.address)
        if not limits.letters.take(caller.known.id) or not limits.letters.take(f"to {address.lower()}"):
            raise TooFast()
        asked = {"confirmed": False, "daily": wish.daily, "code": new_id()}
        way = Way(new_id(), caller.known.id, "mail", {"address": address}, wish.lang, origin, **asked)  # type: ignore[arg-type]  # fields by name
        found = await self.add(way)
        texts, link = words(wish.lang), f"{way.stop}?code={way.code}"
        await self.mailer.send(
            address, texts.say("notice-confirm"), texts.say("notice-confirm-text", link=link), way.unsubscribe
        )
        return found

    async def hook(self, caller: Caller, table: Table, wish: wire.HookRequest, origin: str) -> wire.Channel:
        """Tell a place of somebody who sits at a table whose turn it is there."""
        if not table.seats_of(caller.id):
            raise NotYours()
        hooks.check_hook(wish, inside=self.rules.inside)
        to = {"url": wish.url, "shape": wish.shape, "chat": wish.chat}
        return await self.add(Way(new_id(), caller.known.id, "hook", to, wish.lang, origin, table.id))

    async def confirm(self, name: str, wish: wire.ConfirmRequest) -> wire.Channel:
        """The owner of an address agrees."""
        way = await self.channels.get(name)
        if way is None or not compare_digest(way.code.encode(), wish.code.encode()):
            raise NoTable()
        await self.channels.change(way, confirmed=True)
        return wire.Channel(way.id, way.kind, way.to["address"], confirmed=True, daily=way.daily)

    async def stop(self, name: str) -> None:
        """Tell no more; every notice brings the name that is needed for this."""
        await self.channels.drop(name)

    async def forget(self, guest: str) -> None:
        """Nothing is left of the ways of a guest."""
        for way in await self.channels.of(guest):
            await self.channels.drop(way.id)

    # --- telling -----------------------------------------------------------------------------------------------------

    async def look(self) -> int:
        """Tell what is to be told; how many notices went out. One process of the house does."""
        if self.hub.settings.alone:
            return await self.tell_all()
        async with self.hub.store.engine.connect() as db:
            if not (await db.execute(sa.select(sa.func.pg_try_advisory_xact_lock(TURN)))).scalar():
                return 0
            return await self.tell_all()

    async def tell_all(self) -> int:
        """By all ways, what has changed at their tables."""
        ways = await self.channels.where(CHANNELS.c.confirmed == 1)
        if not ways:
            return 0
        now, since = days.now(), self.since
        self.since = now - AGAIN
        told = await asyncio.gather(*(self.tell_by(way, since) for way in ways))
        return sum(told)

    async def tell_by(self, way: Way, since: float) -> int:
        """What is to be told by one way; a letter a day tells everything that waits."""
        if way.daily:
            return await self.tell_daily(way)
        turns, known = await self.turns(way, since), await self.channels.told(way)
        fresh = [turn for turn in turns if known.get(turn.table) != turn.question]
        return sum([await self.tell(way, turn) for turn in fresh])

    async def turns(self, way: Way, since: float) -> list[Turn]:
        """The tables at which somebody waits for those whom a way tells of."""
        mine = sa.select(SITTING.c.table_id).where(SITTING.c.guest == way.guest)
        there = TABLES.c.id == way.table_id if way.table_id else TABLES.c.id.in_(mine)
        rested = sa.and_(TABLES.c.touched > since, TABLES.c.touched <= days.now() - QUIET)
        wanted = sa.select(TABLES.c.id, TABLES.c.brief).where(there, rested, UNFINISHED)
        async with self.hub.store.engine.connect() as db:
            rows = (await db.execute(wanted)).all()
        online = await self.hub.online(row.id for row in rows)
        guest = None if way.kind == "hook" else way.guest
        found = (turn_in(row.id, json.loads(row.brief), guest, online.get(row.id, set())) for row in rows)
        return [turn for turn in found if turn is not None]

    async def tell(self, way: Way, turn: Turn) -> bool:
        """One notice: noted first, so that nobody is told twice; what was not taken is tried again for a while."""
        await self.channels.tell(way, turn.table, turn.question)
        return await self.sent(way, self.message(way, turn), turn.table)

    async def sent(self, way: Way, work: Any, table: str) -> bool:
        """Whether a notice was taken; a way that leads nowhere is gone."""
        try:
            await work
        except NotTaken as error:
            LOG.info("a notice by %s was not taken: %s", way.kind, error)
            await (self.channels.drop(way.id) if error.gone else self.channels.tell(way, table, ""))
        except Exception as error:  # of any library, and of whoever is called
            LOG.info("a notice by %s was not sent: %r", way.kind, error)
            await self.channels.tell(way, table, "")
        else:
            self.hub.count("notices", kind=way.kind)
            return True
        return False

    async def message(self, way: Way, turn: Turn) -> None:
        """A notice in the shape of its way."""
        link, texts = way.link(f"t/{turn.table}"), words(way.lang)
        if way.kind == "hook":
            await hooks.send(way.to, turn, way.lang, (link, way.stop), inside=self.rules.inside)
            return
        heading, text = title(turn, way.lang), body(turn, way.lang, named=False)
        if way.kind == "mail" and self.mailer is not None:
            stop = texts.say("notice-stop-link", link=way.stop)
            await self.mailer.send(way.to["address"], heading, f"{text}\n\n{link}\n\n{stop}\n", way.unsubscribe)
            return
        pusher = await self.pusher()
        if way.kind == "push" and pusher is not None:
            actions = {"open": texts.say("notice-open"), "stop": texts.say("notice-stop")}
            told = {"title": heading, "body": text, "table": turn.table, "channel": way.id, **actions}
            await pusher.send(way.to, told, turn.table)

    async def tell_daily(self, way: Way) -> int:
        """At most one letter a day, about everything that waits."""
        if self.mailer is None or way.told > days.now() - DAILY:
            return 0
        turns = await self.turns(way, 0.0)
        if not turns:
            return 0
        texts = words(way.lang)
        heads = [f"{title(turn, way.lang)}. {body(turn, way.lang, named=False)}" for turn in turns]
        lines = [f"{head}\n{way.link(f't/{turn.table}')}" for head, turn in zip(heads, turns, strict=True)]
        text = "\n\n".join([*lines, texts.say("notice-stop-link", link=way.stop)])
        await self.channels.change(way, told=days.now())
        heading = texts.say("notice-daily", count=len(turns))
        return int(await self.sent(way, self.mailer.send(way.to["address"], heading, f"{text}\n", way.unsubscribe), ""))
