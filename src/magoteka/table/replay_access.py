"""Who may look at a match again, and from which perspective.

Of a match that is over, everybody who sat there or may watch it sees what he likes. Of one that goes on, a seat sees
what it knew itself, and of that only what is not out of sight by now; of several at one screen, the one before it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from magoteka.table import wire
from magoteka.table.head import Head
from magoteka.table.problems import CannotAnswer, NoPerspective, NotOver, NotYours
from magoteka.table.replay import OPEN, PAGE, WATCH, MatchReplay, ReplayCache
from magoteka.table.schema import Json, packed
from magoteka.table.store import Store
from magoteka.table.variation import variation

if TYPE_CHECKING:
    from magoteka.table.table import Table


@dataclass(frozen=True)
class ReplayRequest:
    """What somebody who may look wants to see: from which perspective and chair, and up to which row."""

    table: str
    head: Head
    last: int
    perspective: str
    chair: int  # from which everything is seen that is laid open
    over: bool


def perspectives_of(table: Table, guest: str | None, watch: str | None, *, rival: bool = False) -> list[str]:
    """What somebody may look from; a Problem where it is nothing. A `rival` has played the same cards himself."""
    journal, mine = table.journal, table.seats_of(guest)
    known = bool(mine) or (guest is not None and guest == journal.owner) or journal.access.opens_to(watch)
    if not known and not (journal.over and (journal.access.shared or rival)):
        raise NotYours()
    if journal.broken is not None:
        raise CannotAnswer(why=journal.broken.sentence)
    if journal.over:
        return [*map(str, range(journal.head.count)), WATCH, OPEN]
    if not mine:
        raise NotOver()
    front = table.front(guest)
    return [] if front is None else [str(front)]


def request_of(
    table: Table, guest: str | None, watch: str | None, perspective: str, *, rival: bool = False
) -> ReplayRequest:
    """Whether somebody may look from there; without a word, from his own seat, or with everything open."""
    journal, mine, may = table.journal, table.seats_of(guest), perspectives_of(table, guest, watch, rival=rival)
    front = table.front(guest)
    chair = front if front is not None else mine[0] if mine else 0
    wanted = perspective or (str(chair) if mine else OPEN)
    if wanted not in may:
        raise NoPerspective()
    return ReplayRequest(table.id, journal.head, journal.version, wanted, chair, journal.over)


def since(replay: MatchReplay, wish: ReplayRequest) -> int:
    """The first step that may be shown."""
    return 0 if wish.over else min(replay.floor(int(wish.perspective)), len(replay.steps))


def page(replay: MatchReplay, wish: ReplayRequest, first: int) -> wire.ReplayPage:
    """Steps from a number on, or from the first that may be shown."""
    at = min(max(first, since(replay, wish)), len(replay.steps))
    return replay.page(replay.perspective(wish.perspective, wish.chair), at)


def opened(replay: MatchReplay, wish: ReplayRequest, about: wire.Replay, version: int | None) -> wire.Replay:
    """All that a replay begins with: its marks, and the page with the moment that is wanted."""
    first = since(replay, wish)
    at = max(replay.place(version), min(first, max(len(replay.steps) - 1, 0)))
    whole = {
        "steps": len(replay.steps),
        "since": first,
        "at": at,
        "marks": [one for one in replay.marks if one.at >= first],
    }
    return wire.Replay(**{**vars(about), **whole, "page": page(replay, wish, at // PAGE * PAGE)})


def about(table: Table, wish: ReplayRequest, guest: str | None, perspectives: list[str]) -> wire.Replay:
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
        perspectives=perspectives,
        now=wish.perspective,
        chair=wish.chair,
        since=0,
        steps=0,
        at=0,
        version=journal.version,
        marks=[],
        shared=journal.access.shared,
        may=bool(mine),
        page=nothing,
        origin=None if journal.head.origin is None else wire.Origin(*journal.head.origin),
    )


async def opening(
    cache: ReplayCache, store: Store, wish: ReplayRequest, known: wire.Replay, version: int | None
) -> bytes:
    """A replay as it is sent to whoever begins to look."""
    replay = await cache.replay(store, wish.table, wish.head, wish.last)
    return packed(opened(replay, wish, known, version))


async def varying(cache: ReplayCache, store: Store, wish: ReplayRequest, at: int, answer: Json) -> bytes | None:
    """How it might have gone on after another answer, as it is sent; None where that was not open."""
    replay = await cache.replay(store, wish.table, wish.head, wish.last)
    found = variation(replay, replay.perspective(wish.perspective, wish.chair), at, answer)
    return None if found is None else packed(found)


async def turning(cache: ReplayCache, store: Store, wish: ReplayRequest, first: int) -> bytes:
    """A page as it is sent to whoever goes on looking."""
    replay = await cache.replay(store, wish.table, wish.head, wish.last)
    return packed(page(replay, wish, first))
