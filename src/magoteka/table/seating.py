"""Who sits at a table, comes to it, goes on elsewhere, and plays once more with the same people."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from magoteka.bots import FIRST, check_level
from magoteka.table import days, wire
from magoteka.table.guests import Guest
from magoteka.table.head import Head
from magoteka.table.problems import BadRequest, HasSeat, NoRest, NotYours, TableFull
from magoteka.table.seats import Seat, apart, changed, link, returned, turned, with_guest, worn

if TYPE_CHECKING:
    from magoteka.table.table import Table

RESTS = 30  # days that somebody may be away from one table in all


class Seating:
    """The people of one table and their seats."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def join(self, guest: Guest, token: str, *, parts: bool = False) -> int:
        """Take the seat of an invitation; who already sits here keeps the seat, and what was kept for him is his."""
        for number in self.table.seats_of(guest.id):
            return number
        seats = self.table.journal.seats
        kept = {number: returned(seat, guest) for number, seat in enumerate(seats) if seat.kept == guest.id}
        number = min(kept) if kept else self.invited(token)
        await self.reseat(kept or {number: with_guest(seats[number], guest)}, parts=parts)
        return number

    async def invitation(self, guest: Guest | None, token: str) -> wire.Invitation:
        """What somebody may know who holds an invitation, before he sits down: the game, its host, and who has come."""
        journal, mine = self.table.journal, self.table.seats_of(guest.id if guest else None)
        if not mine and not any(guest is not None and seat.kept == guest.id for seat in journal.seats):
            self.invited(token)
        hosts = self.table.seats_of(journal.owner)
        shown = [seat.shown(self.table.audience.online()) for seat in journal.seats]
        return wire.Invitation(journal.head.game, hosts[0] if hosts else None, shown)

    def invited(self, token: str) -> int:
        """The seat of an invitation, or any free one: first those that are kept for nobody."""
        seats = self.table.journal.seats
        if not self.table.journal.access.invites(token):
            found = [number for number, seat in enumerate(seats) if seat.token is not None and seat.token == token]
            if not found:
                raise NotYours()
            return found[0]
        free = [number for number, seat in enumerate(seats) if seat.open]
        if not free:
            raise TableFull()
        return min(free, key=lambda number: seats[number].kept is not None)

    async def rest(self, guest: Guest, wish: wire.RestRequest) -> wire.Rest:
        """My clock for days stands for a while, or runs again; whoever is away for too long has no rest left."""
        journal, at = self.table.journal, days.now()
        if not self.table.seats_of(guest.id) or journal.days is None:
            raise NotYours()
        others = [one for one in journal.access.rests if one[0] != guest.id]
        spans = [(begins, min(ends, at)) for who, begins, ends in journal.access.rests if who == guest.id]
        left = RESTS - sum(ends - begins for begins, ends in spans) / days.DAY
        if wish.days > left:
            raise NoRest(left=int(left))
        until = at + wish.days * days.DAY if wish.days else None
        mine = [*spans, *([] if until is None else [(at, until)])]
        rests = (*others, *((guest.id, *span) for span in mine if span[0] < span[1]))
        await self.table.host.access(rests=rests)
        return wire.Rest(until, left - wish.days)

    async def rematch(self, guest: Guest | None, opening: Callable[[Head, list[Seat]], Awaitable[str]]) -> str:
        """The table where the same people play once more; whoever asks first opens it."""
        journal = self.table.journal
        access, owner = journal.access, journal.owner
        if guest is None or (not self.table.seats_of(guest.id) and guest.id != owner):
            raise NotYours()
        if access.next:
            return access.next
        if not journal.over:
            raise BadRequest(what="the match is not over")
        beside = not self.table.seats_of(owner)  # a screen in the middle of the table stays there
        fresh = replace(journal.head, owner=owner if beside else guest.id, watch=link())
        table_id = await opening(fresh, turned(journal.seats, guest.id))
        onward = fresh.watch if access.watch is not None else ""
        await self.table.stored(journal.order(replace(access, next=table_id, caller=guest.name, onward=onward)))
        return table_id

    def known(self, guest: str) -> Seat:
        """How a guest is known at this table."""
        return next((self.table.journal.seats[number] for number in self.table.seats_of(guest)), Seat())

    async def take_over(
        self, old: str, guest: Guest, spend: Callable[[], Awaitable[None]], *, parts: bool = False
    ) -> int:
        """A person goes on at another device, with his seats, what he was told to do, and his rights as a host."""
        journal, mine = self.table.journal, self.table.seats_of(old)
        if not mine and old != journal.owner:
            raise NotYours()
        if self.table.seats_of(guest.id):
            raise HasSeat()
        await spend()
        access = journal.access.handed(old, guest.id, host=old == journal.owner)
        if access != journal.access:
            await self.table.stored(journal.order(access))
        await self.reseat({seat: replace(journal.seats[seat], holder=guest.id) for seat in mine}, parts=parts)
        self.table.host.show_out()
        return mine[0] if mine else -1

    async def change_seat(self, number: int, wish: wire.SeatRequest, guest: Guest) -> wire.Invite | None:
        """Give a seat to a bot, take it back, or open it for a friend."""
        journal = self.table.journal
        if not 0 <= number < len(journal.seats):
            raise BadRequest(what="there is no such seat")
        if wish.kind == "bot":
            wish = self.same_bots(wish)
            check_level(wish.level or FIRST)
        seat, owner = journal.seats[number], guest.id == journal.owner
        after = changed(seat, wish, guest, owner=owner, online=seat.holder in self.table.audience.online())
        await self.reseat({number: after})
        return wire.Invite(number, after.token) if after.open and after.token else None

    def same_bots(self, wish: wire.SeatRequest) -> wire.SeatRequest:
        """In a contest all bots are of one level, whatever was wished for."""
        contest = self.table.journal.head.contest
        return wish if contest is None else replace(wish, level=contest["level"])

    async def reseat(self, others: dict[int, Seat], *, parts: bool = False) -> None:
        """Other players on seats."""
        journal, audience = self.table.journal, self.table.audience
        seats = apart([others.get(number, seat) for number, seat in enumerate(journal.seats)], others)
        await self.table.stored(journal.reseat(seats, parts=parts))
        await self.table.rewinding.consider()
        for one in audience.listeners:
            mine = audience.mine(one)
            if one.chair is None and len(mine) == 1 and mine[0] in others:
                one.chair = mine[0]
                audience.show(one)

    async def rename(self, guest: Guest) -> None:
        """A guest with another name or look keeps the seat."""
        seats = self.table.journal.seats
        changed = {number: worn(seats[number], guest) for number in self.table.seats_of(guest.id)}
        changed = {number: seat for number, seat in changed.items() if seat != seats[number]}
        if changed and self.table.journal.broken is None:
            await self.reseat(changed)
