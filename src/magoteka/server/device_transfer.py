"""Codes of six letters, by which somebody goes on at another device."""

from __future__ import annotations

import base64
import json
import secrets
import time
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

import sqlalchemy as sa

from magoteka.core.problems import Problem
from magoteka.house.call import Caller
from magoteka.server.database import ABOUT
from magoteka.server.statements import NOTICE, handed_over, named, nobody_else, noticed, same_person
from magoteka.table import wire
from magoteka.table.guests import Guest
from magoteka.table.problems import NoCode, NotYours, TooFast
from magoteka.table.store import Conflict
from magoteka.table.table import Table

if TYPE_CHECKING:
    from magoteka.server.hub import Hub

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"  # none that is read as another one
LENGTH = 6
LIVES = 600  # seconds
SIGN = "move "
NOWHERE = "-"  # no table is called so: the code brings a name and a look
TIME = "{:014.3f}"  # as text in the order of time
USED = ABOUT.delete().where(NOTICE)
OURS = ABOUT.c.key.op("LIKE")(sa.literal_column(f"'{SIGN}%'"))
PLACE: sa.ColumnElement[str] = sa.func.substr(ABOUT.c.value, sa.literal_column("16"))  # what stands after the time
PAST = ABOUT.delete().where(OURS, ABOUT.c.value < named(ABOUT.c.value))
SAME = ABOUT.delete().where(OURS, named(ABOUT.c.value) == PLACE)


@dataclass(frozen=True)
class Transfer:
    """Who may go on elsewhere, at which table; or a name and a look that go elsewhere."""

    table: str
    guest: str
    person: str = ""


class Transfers:
    """The codes of a house: each for one use, soon over, and one at a time for a guest at a table."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def key(self, code: str) -> str:
        """How a code is stored: who reads the database does not read the code."""
        return SIGN + self.hub.signer.sign(SIGN + code.strip().upper())

    async def begin(self, table: Table, guest: Guest) -> str:
        """A code for the guest's place at a table; his earlier ones are worth nothing from now on."""
        if not (table.seats_of(guest.id) or table.journal.owner == guest.id):
            raise NotYours()
        return await self.given(guest, f"{table.id} {guest.id}")

    async def describe(self, guest: Guest) -> str:
        """A code for the guest's name and look, as they are now."""
        person = base64.urlsafe_b64encode(json.dumps([guest.name, asdict(guest.look)]).encode()).decode()
        return await self.given(guest, f"{NOWHERE} {guest.id} {person}")

    async def given(self, guest: Guest, place: str) -> str:
        """A new code, for what is written after its time."""
        if not self.hub.limits.openings.take(guest.id):
            raise TooFast()
        code, now = "".join(secrets.choice(LETTERS) for _ in range(LENGTH)), time.time()
        old = [(PAST, {"my_value": TIME.format(now)}), (SAME, {"my_value": place})]
        await self.hub.store.commit([*old, *noticed(self.key(code), f"{TIME.format(now + LIVES)} {place}")])
        return code

    async def find(self, code: str, caller: Caller) -> Transfer:
        """What a code is for."""
        limits = self.hub.limits
        if not limits.may_guess(caller.id, caller.address):
            raise TooFast()
        async with self.hub.store.engine.connect() as db:
            found = await db.execute(sa.select(ABOUT.c.value).where(ABOUT.c.key == self.key(code)))
            value = found.scalar()
        until, _, place = (value or "").partition(" ")
        if until < TIME.format(time.time()):
            limits.guessed(caller.id, caller.address)
            raise NoCode()
        return Transfer(*place.split(" "))

    async def use(self, table: Table, wish: wire.MoveRequest, caller: Caller) -> int:
        """Sit down in the place of the guest who was given the code; nobody uses it again."""
        code, comer = wish.code, caller.known
        move = await self.find(code, caller)
        if move.table != table.id:
            raise NoCode()
        known = table.seating.known(move.guest)
        if not comer.name:
            comer = caller.guest = comer.called(known.name, **asdict(known.look))
        parts, came = wish.parts, await self.hub.contests.come(table, comer)
        try:
            seat = await table.do(
                lambda: table.seating.take_over(move.guest, comer, lambda: self.spend(code), parts=parts)
            )
        except Problem:
            if came:
                await self.hub.contests.go(table, comer)
            raise
        await self.hub.store.commit([handed_over(move.guest, comer.id, table.id)])
        await self.hub.store.leave(move.guest, table.id)
        await self.hub.store.sit(comer.id, table.id)
        return seat

    async def wear(self, code: str, caller: Caller) -> Guest:
        """The guest under the name and with the look for which the code was given; nobody uses it again."""
        move = await self.find(code, caller)
        if not move.person:
            raise NoCode()
        name, look = json.loads(base64.urlsafe_b64decode(move.person))
        await self.spend(code)
        person = await self.hub.history.person(move.guest)
        if caller.known.id not in await self.hub.history.kin(move.guest):
            await self.hub.store.commit([*nobody_else(caller.known.id), *same_person(caller.known.id, person)])
        return caller.known.called(name, **look)

    async def spend(self, code: str) -> None:
        """From now on there is no such code; of two who use it at once, one does."""
        try:
            await self.hub.store.commit([(USED, {"my_key": self.key(code)})], certain=1)
        except Conflict as error:
            raise NoCode() from error
