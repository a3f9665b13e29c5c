"""What the host of a table may order: silence, the door, another link."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from magoteka.table import wire
from magoteka.table.guests import Guest
from magoteka.table.listener import Listener
from magoteka.table.problems import BadWish, NotOver, NotYours, SameCards
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
        gate, seats = self.table.journal.gate, self.table.journal.seats
        onlookers = [
            wire.Onlooker(one.number, one.name, one.who in gate.muted)
            for one in self.table.audience.listeners
            if one.watching and not one.dismissed
        ]
        muted = [number for number, seat in enumerate(seats) if seat.holder in gate.muted]
        return wire.People(gate.watch, gate.hush, onlookers, muted)

    async def order(self, guest: Guest | None, wish: wire.Order) -> wire.People:
        """Do what the host wishes, and tell him how it is now."""
        self.check(guest)
        gate = self.table.journal.gate
        match wish.do:
            case "hush" | "speak":
                await self.gate(hush=wish.do == "hush")
            case "renew":
                self.check_open()
                await self.gate(watch=link())
            case "close":
                await self.gate(watch=None)
            case "mute":
                await self.gate(muted=(*gate.muted, self.meant(wish)))
            case "unmute":
                await self.gate(muted=tuple(who for who in gate.muted if who != self.meant(wish)))
            case "remove" | "invite":
                await self.remove(wish)
        self.show_out()
        return self.seen()

    async def share(self, guest: Guest | None, wish: wire.ShareWish) -> wire.ShareWish:
        """Somebody who sat at a match that is over lets anyone look at it who has its address, or no longer."""
        if guest is None or not self.table.seats_of(guest.id):
            raise NotYours()
        if not self.table.journal.over:
            raise NotOver()
        self.check_open()
        await self.gate(shared=wish.on)
        return wish

    def check_open(self) -> None:
        """Refuse to let others look while they may still play the same cards."""
        if self.table.journal.secret:
            raise SameCards()

    async def unveil(self) -> None:
        """The contest of this table is closed."""
        await self.gate(unveiled=True)

    async def gate(self, **changes: object) -> None:
        """Another gate; who sits here learns of another link."""
        journal = self.table.journal
        before, after = journal.gate, replace(journal.gate, **changes)  # type: ignore[arg-type]
        if after == before:
            return
        await self.table.stored(journal.order(after))
        if after.watch != before.watch:
            self.show_again()

    def meant(self, wish: wire.Order) -> str:
        """Of whom the host speaks."""
        who = self.holder(wish.seat) if wish.seat is not None else self.onlooker(wish.who).who
        if who == self.table.journal.owner:
            raise BadWish(what="this is the host")
        return who

    def holder(self, number: int) -> str:
        """Who holds a seat."""
        seats = self.table.journal.seats
        holder = seats[number].holder if number < len(seats) else None
        if holder is None:
            raise BadWish(what="nobody sits there")
        return holder

    def onlooker(self, number: int | None) -> Listener:
        """An onlooker who is here."""
        for one in self.table.audience.listeners:
            if one.watching and one.number == number:
                return one
        raise BadWish(what="there is no such onlooker")

    async def remove(self, wish: wire.Order) -> None:
        """Show an onlooker out for good, or somebody out of a seat, which a friend can then take by a new link."""
        who = self.meant(wish)
        if wish.seat is None:
            await self.gate(barred=(*self.table.journal.gate.barred, who))
            return
        name = self.table.journal.seats[wish.seat].name if wish.do == "invite" else ""
        await self.table.company.reseat({wish.seat: Seat(name, token=link())})
        await self.gate(join=link())  # which he may have come by
        if not self.table.seats_of(who):
            await self.table.store.leave(who, self.table.id)
        self.show_again()

    def show_out(self) -> None:
        """Close the connections of those who may no longer be here."""
        gate, audience = self.table.journal.gate, self.table.audience
        for one in audience.listeners:
            watches = one.watching and one.link == gate.watch and one.who not in gate.barred
            if not watches and not audience.mine(one) and (one.watching or one.who != self.table.journal.owner):
                one.dismiss(NotYours())

    def show_again(self) -> None:
        """The table with its links of today, for those who sit at it."""
        for one in self.table.audience.listeners:
            if not one.watching:
                self.table.audience.show(one)
