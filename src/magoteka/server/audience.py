"""Everyone who is connected to a table, and what each of them is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from magoteka.server import scene, wire
from magoteka.server.listener import ENCODER, Listener

if TYPE_CHECKING:
    from magoteka.server.table import Table

CHAT_SHOWN = 200  # lines


class Audience:
    """The connections of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.listeners: list[Listener] = []

    def online(self) -> set[str]:
        """The guests who are connected to their seats."""
        return {one.guest for one in self.listeners if one.guest is not None and not one.watching}

    def mine(self, one: Listener) -> list[int]:
        """The seats that a connection may answer for."""
        if one.watching or one.guest is None:
            return []
        return [number for number, seat in enumerate(self.table.ledger.seats) if seat.holder == one.guest]

    def chair(self, one: Listener) -> int | None:
        """The seat that a connection looks from, as long as it holds it."""
        return one.chair if one.chair in self.mine(one) else None

    def show(self, one: Listener, since: int = -1) -> None:
        """Send the whole table."""
        ledger, mine = self.table.ledger, self.mine(one)
        shared = scene.parts(ledger, mine, self.chair(one), since)
        fixed = scene.fixed(ledger, self.table.id, one.guest, bool(mine))
        people = scene.seats(ledger, self.online())
        clock, chat = self.table.players.clock(), self.table.chat[-CHAT_SHOWN:]
        one.send(wire.TableMessage(**shared, **fixed, seats=people, clock=clock, chat=chat))
        one.version = ledger.version

    def tell(self, but: Listener | None = None) -> None:
        """Tell everyone what is new, each what he may know; equal lookers are sent the same bytes."""
        told: dict[object, bytes] = {}
        for one in self.listeners:
            if one is but:
                continue
            looks = (self.chair(one), tuple(self.mine(one)), one.version)
            if looks not in told:
                told[looks] = ENCODER.encode(self.update(one))
            one.send_bytes(told[looks])
            one.version = self.table.ledger.version

    def update(self, one: Listener) -> wire.UpdateMessage:
        """What is new since the connection was last told."""
        shared = scene.parts(self.table.ledger, self.mine(one), self.chair(one), one.version)
        people = scene.seats(self.table.ledger, self.online())
        return wire.UpdateMessage(**shared, seats=people, clock=self.table.players.clock())

    def welcome(self, one: Listener, since: int, seat: int | None) -> None:
        """A connection opens: a single seat is the chair at once, of several the curtain decides."""
        mine = self.mine(one)
        one.chair = mine[0] if len(mine) == 1 else seat if seat in mine else None
        came = bool(mine) and one.guest not in self.online()
        self.listeners.append(one)
        self.table.players.wake()
        self.show(one, since)
        if came:
            self.tell(but=one)

    def farewell(self, one: Listener) -> None:
        """A connection closes."""
        self.listeners.remove(one)
        self.table.players.wake()
        if one.guest is not None and one.guest not in self.online():
            self.tell()
