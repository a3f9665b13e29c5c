"""Everyone who is connected to a table, and what each of them is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from magoteka.table import scene, wire
from magoteka.table.listener import Listener
from magoteka.table.problems import Crowded
from magoteka.table.schema import packed

if TYPE_CHECKING:
    from magoteka.table.table import Table


ONLOOKERS = 150  # connections that watch one table
BESIDE = 50  # of them from one address
SCREENS = 20  # connections of one guest who sits there


class Audience:
    """The connections of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.listeners: list[Listener] = []
        self.came = 0
        self.packed: Callable[[Any], bytes] = packed  # a door may have a quicker way to the same bytes
        self.fronts: dict[str, int | None] = {}  # of a guest with several seats: for whom the curtain was lifted last

    def online(self) -> set[str]:
        """The guests who are connected to their seats."""
        return {one.guest for one in self.listeners if one.guest is not None and not one.watching}

    def mine(self, one: Listener) -> list[int]:
        """The seats that a connection may answer for."""
        return [] if one.watching else self.table.seats_of(one.guest)

    def chair(self, one: Listener) -> int | None:
        """The seat that a connection looks from, as long as it holds it."""
        return one.chair if one.chair in self.mine(one) else None

    def curtained(self, seat: int) -> bool:
        """Whether all screens of whoever holds this seat and others show another seat, or a curtain."""
        holder = self.table.journal.seats[seat].holder
        screens = [one for one in self.listeners if not one.watching and one.guest == holder]
        return len(self.table.seats_of(holder)) > 1 and bool(screens) and all(one.chair != seat for one in screens)

    def alike(self) -> dict[str, Any]:
        """What every connection sees alike."""
        players = self.table.players
        rewind = self.table.rewinding.shown()
        return scene.common(self.table.journal, self.online(), players.clock(), players.lapsed, rewind)

    def seen(self, one: Listener) -> wire.Scene:
        """The table as a connection sees it."""
        return self.looked(self.mine(one), self.chair(one), self.alike())

    def looked(self, mine: list[int], chair: int | None, alike: dict[str, Any]) -> wire.Scene:
        """The table as it is seen from a chair."""
        return scene.looked(self.table.journal, mine, chair, alike, self.table.provisos.shown(chair))

    def show(self, one: Listener, since: int = -1) -> None:
        """Send the whole table."""
        now = self.seen(one)
        fixed = scene.fixed(self.table.journal, self.table.id, one.guest, bool(now.mine))
        one.send(scene.everything(self.table.journal, now, since, fixed, self.table.chat.lines))
        same = (other.scene for other in self.listeners if other.scene == now)
        one.scene = next(same, now)  # equal lookers share a scene, so that they can be told with the same bytes

    def tell(self, but: Listener | None = None) -> None:
        """Tell everyone what is new, each what he may know; equal lookers are sent the same bytes."""
        alike = self.alike()
        scenes: dict[object, wire.Scene] = {}
        told: dict[object, bytes | None] = {}
        for one in self.listeners:
            if one is but or one.scene is None:
                continue
            mine = self.mine(one)
            looks = (one.chair if one.chair in mine else None, *mine)
            if looks not in scenes:
                scenes[looks] = self.looked(mine, looks[0], alike)
            key = (looks, id(one.scene))
            if key not in told:
                message = scene.update(self.table.journal, one.scene, scenes[looks])
                told[key] = None if message is None else self.packed(message) if scene.is_news(message) else b""
            self.tell_one(one, told[key], scenes[looks])

    def tell_one(self, one: Listener, data: bytes | None, now: wire.Scene) -> None:
        """Send what is new, nothing where nothing is, or everything to somebody who has missed too much."""
        if data is None:
            self.show(one)
        elif data:
            one.send_bytes(data)
            one.scene = now

    def check_room(self, one: Listener) -> None:
        """Onlookers have their own room, so that however many come, nobody who sits here is left outside."""
        if one.watching:
            others = [other for other in self.listeners if other.watching]
            beside = [other for other in others if other.address == one.address]
            full = len(others) >= ONLOOKERS or len(beside) >= BESIDE
        else:
            full = sum(not other.watching and other.guest == one.guest for other in self.listeners) >= SCREENS
        if full:
            raise Crowded()

    def welcome(self, one: Listener, since: int, seat: int | None) -> None:
        """A connection opens: a single seat is the chair at once, of several the curtain decides."""
        self.check_room(one)
        mine = self.mine(one)
        one.chair = mine[0] if len(mine) == 1 else seat if seat in mine else None
        if len(mine) > 1:
            self.fronts[one.guest or ""] = one.chair
        came = bool(mine) and one.guest not in self.online()
        self.came += 1
        one.number = self.came
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
