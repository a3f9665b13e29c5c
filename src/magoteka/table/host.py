"""What the host of a table may order: silence, who has to go, another link."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from magoteka.table import wire
from magoteka.table.guests import Guest
from magoteka.table.listener import Listener
from magoteka.table.problems import BadRequest, NotOver, NotYours, SameCards
from magoteka.table.seats import Seat, link

if TYPE_CHECKING:
    from magoteka.table.table import Table


class Host:
    """The rights of the one who opened a table, and of nobody else."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def check(self, guest: Guest | None) -> None:
        """Refuse everybody else."""
        if guest is None or guest.id != self.table.journal.owner:
            raise NotYours()

    async def people(self, guest: Guest | None) -> wire.People:
        """Whom the host can see beside the table."""
        self.check(guest)
        return self.seen()

    def seen(self) -> wire.People:
        """The onlookers, and who may not speak."""
        access, seats = self.table.journal.access, self.table.journal.seats
        onlookers = [
            wire.Onlooker(one.number, one.name, one.who in access.muted)
            for one in self.table.audience.listeners
            if one.watching and not one.dismissed
        ]
        muted = [number for number, seat in enumerate(seats) if seat.holder in access.muted]
        return wire.People(access.watch, access.hush, onlookers, muted)

    async def order(self, guest: Guest | None, wish: wire.Order) -> wire.People:
        """Do what the host wishes, and tell him how it is now."""
        self.check(guest)
        access = self.table.journal.access
        match wish.do:
            case "hush" | "speak":
                await self.access(hush=wish.do == "hush")
            case "renew":
                self.check_open()
                await self.access(watch=link())
            case "close":
                await self.access(watch=None)
            case "mute":
                await self.access(muted=(*access.muted, self.meant(wish)))
            case "unmute":
                await self.access(muted=tuple(who for who in access.muted if who != self.meant(wish)))
            case "remove" | "invite":
                await self.remove(wish)
        self.show_out()
        return self.seen()

    async def share(self, guest: Guest | None, wish: wire.ShareRequest) -> wire.ShareRequest:
        """Somebody who sat at a match that is over lets anyone look at it who has its address, or no longer."""
        if guest is None or not self.table.seats_of(guest.id):
            raise NotYours()
        if not self.table.journal.over:
            raise NotOver()
        self.check_open()
        await self.access(shared=wish.on)
        return wish

    def check_open(self) -> None:
        """Refuse to let others look while they may still play the same cards."""
        if self.table.journal.secret:
            raise SameCards()

    async def unveil(self) -> None:
        """The contest of this table is closed."""
        await self.access(unveiled=True)

    async def access(self, **changes: object) -> None:
        """Other access; who sits here learns of another link."""
        journal = self.table.journal
        before, after = journal.access, replace(journal.access, **changes)  # type: ignore[arg-type]  # fields by name
        if after == before:
            return
        await self.table.stored(journal.order(after))
        if after.watch != before.watch:
            self.show_again()

    def meant(self, wish: wire.Order) -> str:
        """Of whom the host speaks."""
        who = self.holder(wish.seat) if wish.seat is not None else self.onlooker(wish.who).who
        if who == self.table.journal.owner:
            raise BadRequest(what="this is the host")
        return who

    def holder(self, number: int) -> str:
        """Who holds a seat."""
        seats = self.table.journal.seats
        holder = seats[number].holder if number < len(seats) else None
        if holder is None:
            raise BadRequest(what="nobody sits there")
        return holder

    def onlooker(self, number: int | None) -> Listener:
        """An onlooker who is here."""
        for one in self.table.audience.listeners:
            if one.watching and one.number == number:
                return one
        raise BadRequest(what="there is no such onlooker")

    async def remove(self, wish: wire.Order) -> None:
        """Show an onlooker out for good, or somebody out of a seat, which a friend can then take by a new link."""
        who = self.meant(wish)
        if wish.seat is None:
            await self.access(barred=(*self.table.journal.access.barred, who))
            return
        name = self.table.journal.seats[wish.seat].name if wish.do == "invite" else ""
        await self.table.seating.reseat({wish.seat: Seat(name, token=link())})
        await self.access(join=link())  # which he may have come by
        if not self.table.seats_of(who):
            await self.table.store.leave(who, self.table.id)
        self.show_again()

    def show_out(self) -> None:
        """Close the connections of those who may no longer be here."""
        access, audience = self.table.journal.access, self.table.audience
        for one in audience.listeners:
            watches = one.watching and one.link == access.watch and one.who not in access.barred
            if not watches and not audience.mine(one) and (one.watching or one.who != self.table.journal.owner):
                one.dismiss(NotYours())

    def show_again(self) -> None:
        """The table with its links of today, for those who sit at it."""
        for one in self.table.audience.listeners:
            if not one.watching:
                self.table.audience.show(one)
