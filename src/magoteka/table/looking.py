"""Who may look at a match again, and with whose eyes.

Of a match that is over, everybody who sat there or may watch it sees what he likes. Of one that goes on, a seat sees
what it knew itself, and of that only what is not out of sight by now.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from magoteka.table import wire
from magoteka.table.head import Head
from magoteka.table.problems import CannotAnswer, NoEyes, NotOver, NotYours
from magoteka.table.reel import OPEN, PAGE, WATCH, Reel, Shelf
from magoteka.table.shapes import packed
from magoteka.table.store import Store

if TYPE_CHECKING:
    from magoteka.table.table import Table


@dataclass(frozen=True)
class Wish:
    """What somebody who may look wants to see: with which eyes, from which chair, and up to which row."""

    table: str
    head: Head
    last: int
    eyes: str
    chair: int  # from which everything is seen that is laid open
    over: bool


def eyes_of(table: Table, guest: str | None, watch: str | None, *, rival: bool = False) -> list[str]:
    """The eyes that somebody may have; a Problem where there are none. A `rival` has played the same cards himself."""
    journal, mine = table.journal, table.seats_of(guest)
    known = bool(mine) or (guest is not None and guest == journal.owner) or journal.gate.opens_to(watch)
    if not known and not (journal.over and (journal.gate.shared or rival)):
        raise NotYours()
    if journal.broken is not None:
        raise CannotAnswer(why=journal.broken.sentence)
    if journal.over:
        return [*map(str, range(journal.head.count)), WATCH, OPEN]
    if not mine:
        raise NotOver()
    return [str(seat) for seat in mine]


def wish_of(table: Table, guest: str | None, watch: str | None, eyes: str, *, rival: bool = False) -> Wish:
    """Whether somebody may look with these eyes; without a word, with his own, or with those that see everything."""
    journal, mine, may = table.journal, table.seats_of(guest), eyes_of(table, guest, watch, rival=rival)
    wanted = eyes or (str(mine[0]) if mine else OPEN)
    if wanted not in may:
        raise NoEyes()
    chair = mine[0] if mine else 0
    return Wish(table.id, journal.head, journal.version, wanted, chair, journal.over)


def since(reel: Reel, wish: Wish) -> int:
    """The first step that may be shown."""
    return 0 if wish.over else min(reel.floor(int(wish.eyes)), len(reel.steps))


def page(reel: Reel, wish: Wish, first: int) -> wire.ReplayPage:
    """Steps from a number on, or from the first that may be shown."""
    at = min(max(first, since(reel, wish)), len(reel.steps))
    return reel.page(reel.eyes(wish.eyes, wish.chair), at)


def opened(reel: Reel, wish: Wish, about: wire.Replay, version: int | None) -> wire.Replay:
    """All that a replay begins with: its marks, and the page with the moment that is wanted."""
    first = since(reel, wish)
    at = max(reel.place(version), min(first, max(len(reel.steps) - 1, 0)))
    whole = {
        "steps": len(reel.steps),
        "since": first,
        "at": at,
        "marks": [one for one in reel.marks if one.at >= first],
    }
    return wire.Replay(**{**vars(about), **whole, "page": page(reel, wish, at // PAGE * PAGE)})


def about(table: Table, wish: Wish, guest: str | None, eyes: list[str]) -> wire.Replay:
    """What the table itself knows of its replay; the rest is found where it is played."""
    journal, online = table.journal, table.audience.online()
    mine = table.seats_of(guest)
    nothing = wire.ReplayPage(0, None, [])
    return wire.Replay(
        table=table.id,
        game=journal.head.game,
        ruleset=journal.match.record.ruleset,
        settings=journal.head.settings,
        seats=[seat.shown(online) for seat in journal.seats],
        mine=mine,
        over=journal.over,
        winners=list(journal.match.winners),
        eyes=eyes,
        now=wish.eyes,
        chair=wish.chair,
        since=0,
        steps=0,
        at=0,
        version=journal.version,
        marks=[],
        shared=journal.gate.shared,
        may=bool(mine),
        page=nothing,
        origin=None if journal.head.origin is None else wire.Origin(*journal.head.origin),
    )


async def opening(shelf: Shelf, store: Store, wish: Wish, known: wire.Replay, version: int | None) -> bytes:
    """A replay as it is sent to whoever begins to look."""
    reel = await shelf.reel(store, wish.table, wish.head, wish.last)
    return packed(opened(reel, wish, known, version))


async def turning(shelf: Shelf, store: Store, wish: Wish, first: int) -> bytes:
    """A page as it is sent to whoever goes on looking."""
    reel = await shelf.reel(store, wish.table, wish.head, wish.last)
    return packed(page(reel, wish, first))
