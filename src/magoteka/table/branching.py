"""A new table that goes on from a moment of a match that is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from magoteka.core.codec import Json
from magoteka.core.match import redealt
from magoteka.table.head import Head
from magoteka.table.replay import ReplayCache
from magoteka.table.replay_access import ReplayRequest
from magoteka.table.seats import Seat, written
from magoteka.table.store import NEAR, Row, Snapshot, Store, Stored, dumps


class Redeal(NamedTuple):
    """Whose knowledge stays as it was, and the seed by which all else is drawn anew."""

    seat: int
    seed: int


@dataclass(frozen=True)
class Branch:
    """All answers up to the moment, a list for each row, and the table there as a snapshot."""

    answers: list[list[Json]]
    table: Json
    redealt: Json
    origin: Json

    @property
    def size(self) -> int:
        """How many bytes a store has of it, about."""
        return len(dumps(self.answers)) + len(dumps(self.table))


async def branching(
    cache: ReplayCache, store: Store, wish: ReplayRequest, version: int, redeal: Redeal | None
) -> Branch | None:
    """What stands of a match up to the moment that came with a version; None where nobody is asked any more."""
    replay = await cache.replay(store, wish.table, wish.head, wish.last)
    at = replay.place(version) + 1
    state = replay.before(at)
    rows = {row.seq: row.body["answers"] for row in await store.rows(wish.table) if row.body.get("answers")}
    answers = [rows[step.version] for step in replay.steps[:at]]
    length, how = sum(map(len, answers)), None
    if wish.head.redealt is not None and length >= wish.head.redealt[0]:
        how = wish.head.redealt
    if redeal is not None and how is None:
        how = [length, *redeal]
        state = redealt(replay.game, state, how)
    if state.asking() is None:
        return None
    return Branch(answers, {**replay.game.snapshot(state), "before": length}, how, [wish.table, at])


def stored(table_id: str, head: Json, branch: Branch, seats: list[Seat]) -> Stored:
    """The table as its store will have it: the moments of the other match, told by rows of its own."""
    body = {"seats": written(seats)}
    rows = [Row(at, "answer", {"answers": answers}) for at, answers in enumerate(branch.answers or [[]])]
    rows[0] = Row(0, "begin", {**body, **rows[0].body})
    return Stored(table_id, head, Snapshot(rows[-1].seq, {**branch.table, **body}), rows, [])


def near(whole: Stored) -> Stored:
    """As it is read when somebody opens it."""
    return Stored(whole.id, whole.head, whole.snapshot, whole.rows[-NEAR:], [])


def head_of(old: Head, branch: Branch, ruleset: int) -> Head:
    """What is the same about both tables, and what is not: the house promises nothing about dice that have fallen."""
    fixed = (old.game, ruleset, old.count, old.settings)
    return Head(*fixed, "", 0, None, False, "", redealt=branch.redealt, origin=branch.origin)
