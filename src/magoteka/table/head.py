"""What never changes about a table, and its game as a record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from magoteka.core.codec import Json
from magoteka.core.game import Value
from magoteka.core.record import Answer, GameRecord, answer_of
from magoteka.core.seal import ALIKE
from magoteka.table.chronicle import standing
from magoteka.table.sealing import Sealing, sealing_of
from magoteka.table.store import Row


@dataclass(frozen=True)
class Head:
    """What never changes about a table."""

    game: str
    ruleset: int
    count: int
    settings: dict[str, Value]
    owner: str
    pause: float
    clock: int | None
    training: bool
    watch: str
    seal: Json = None  # what the house has promised of its dice; None: nothing
    lesson: Json = None  # which one is given here, and its digest
    puzzle: Json = None  # which one is posed here
    join: str = ""  # the link for any free seat that the table was opened with
    redealt: Json = None  # of a match that goes on from a moment of another (core/record.py)
    contest: Json = None  # of one where all have the same cards: its id, which deal of how many, the level of its bots
    days: Json = None  # the clock for play over days
    tournament: str = ""  # of which it is a table
    origin: Json = None  # [table, steps]: of such a match, the other one, and how much of it was taken over

    def record(self, answers: list[Answer], before: int = 0, ruleset: int | None = None) -> GameRecord:
        """The game of such a table, with these answers."""
        rules = self.ruleset if ruleset is None else ruleset
        return GameRecord(*(self.game, rules, self.count, self.settings, answers), before=before, redealt=self.redealt)

    @property
    def alike(self) -> bool:
        """Whether nature's answers do not depend on their place, and so are the same at other tables of a contest."""
        return self.seal is not None and bool(self.seal.get("dice") == ALIKE)

    def sealing(self, rows: Sequence[Row] = ()) -> Sealing | None:
        """The seal of such a table as its rows have made it."""
        return sealing_of(self.seal, self.record([]), rows)


def unveiled(rows: list[Row]) -> bool:
    """Whether the contest that a table is of has been closed, so that its deal is no secret any more."""
    return any(row.body["gate"].get("unveiled", False) for row in rows if "gate" in row.body)


def head_json(head: Head) -> dict[str, Any]:
    """A head as it is stored."""
    return asdict(head)


def record_of(head: Head, rows: list[Row], snapshot: Json, *, over: bool = False) -> GameRecord:
    """The game of a table, as it can be kept in a file; its secret is for the time when it is over."""
    kept = standing(rows)
    given = [answer for row in kept for answer in row.body.get("answers", ())]
    ruleset = int(kept[0].body.get("ruleset", head.ruleset))
    record = head.record([answer_of(answer, place) for place, answer in enumerate(given)], ruleset=ruleset)
    sealing = head.sealing(kept)
    told = over and (head.contest is None or unveiled(rows))
    seal = None if sealing is None else sealing.in_record(kept, over=told).json()
    return replace(record, snapshot=snapshot, seal=seal)
