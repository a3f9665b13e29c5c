"""A table as the list of its changes: what is stored, and the match that it makes."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from magoteka.core.agenda import Poll, Question
from magoteka.core.bits import bit
from magoteka.core.chance import Rng
from magoteka.core.event import Event, Option
from magoteka.core.game import Game, Value
from magoteka.core.match import Match, fresh_record
from magoteka.core.record import GameRecord, answer_of
from magoteka.games import game_named
from magoteka.server.seats import Seat, read, written
from magoteka.server.store import Row, Stored


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


@dataclass(frozen=True)
class Past:
    """A moment that stands: the version of its answer and the events before it."""

    version: int
    heard: int


class Ledger:
    """The match of a table, its seats, and how they came about; every change returns the row to be stored."""

    def __init__(self, head: Head, rng: Rng) -> None:
        self.head = head
        self.game: Game = game_named(head.game)
        record = GameRecord(head.game, head.ruleset, head.count, head.settings)
        self.match = Match(self.game, fresh_record(self.game, record), rng)
        self.seats: list[Seat] = []
        self.version = -1
        self.past: list[Past] = []
        self.undone: list[tuple[int, int]] = []
        self.asked_at: dict[int, int] = {}
        self.stored = 0

    @classmethod
    def begin(cls, head: Head, seats: list[Seat], rng: Rng) -> tuple[Ledger, Row]:
        """A new table on which nature has dealt."""
        ledger = cls(head, rng)
        ledger.match.go_on()
        ledger.seats = seats
        row = ledger.entered("begin", {"seats": written(seats), "answers": ledger.fresh()}, heard=0)
        ledger.ask(kept=False)
        return ledger, row

    @classmethod
    def read(cls, stored: Stored, rng: Rng) -> Ledger:
        """A table from its rows: what was taken back is not played again."""
        ledger = cls(Head(**stored.head), rng)
        for row in standing(stored.rows):
            ledger.replay(row)
        ledger.match.go_on()
        ledger.stored = len(ledger.match.record.answers)
        ledger.undone = taken_back(stored.rows)
        ledger.version = stored.rows[-1].seq
        asked_at = max(row.seq for row in stored.rows if row.kind != "seat")
        ledger.asked_at = dict.fromkeys(ledger.match.waiting(), asked_at)
        return ledger

    def replay(self, row: Row) -> None:
        """One stored row."""
        if "seats" in row.body:
            self.seats = read(row.body["seats"])
        if "answers" in row.body:
            self.past.append(Past(row.seq, len(self.match.log)))
            for place, answer in enumerate(row.body["answers"], len(self.match.record.answers)):
                self.match.replay_one(place, answer_of(answer, place))

    @property
    def last_moment(self) -> int:
        """The version of the last answer that stands."""
        return self.past[-1].version

    def fresh(self) -> list[Any]:
        """The answers that are not in any row yet."""
        return [row.row() for row in self.match.record.answers[self.stored :]]

    def entered(self, kind: str, body: Any, heard: int | None = None) -> Row:
        """The next row; with `heard`, a moment begins at that place of the log."""
        self.version += 1
        if heard is not None:
            self.past.append(Past(self.version, heard))
        self.stored = len(self.match.record.answers)
        return Row(self.version, kind, body)

    def submit(self, seat: int, choice: Option) -> Row:
        """A seat's answer, and nature's after it."""
        before, heard, known = self.match.question, len(self.match.log), len(self.match.record.answers)
        self.match.submit(seat, choice)
        row = self.entered("answer", {"answers": self.fresh()}, heard)
        alone = len(self.match.record.answers) == known + 1
        self.ask(kept=alone and same_poll(before, self.match.question, seat))
        return row

    def ask(self, *, kept: bool) -> None:
        """Note since which version each seat has had its question."""
        waiting = self.match.waiting()
        self.asked_at = {seat: self.asked_at.get(seat, self.version) if kept else self.version for seat in waiting}

    def undo(self, seat: int) -> Row:
        """The seat's last answer is taken back."""
        self.match.undo(seat)
        self.past.pop()
        row = self.entered("undo", {"seat": seat})
        self.undone.append((self.version, self.last_moment))
        self.ask(kept=False)
        return row

    def reseat(self, seats: list[Seat]) -> Row:
        """Other people on the seats."""
        self.seats = seats
        return self.entered("seat", {"seats": written(seats)})

    def keep(self, since: int) -> int:
        """The last version up to which somebody who knew the table at `since` has heard what still stands."""
        return min([since, self.version] + [kept for version, kept in self.undone if version > since])

    def moments(self, after: int) -> list[tuple[int, list[Event]]]:
        """The standing moments later than a version."""
        ends = [past.heard for past in self.past[1:]] + [len(self.match.log)]
        return [
            (past.version, self.match.log[past.heard : end])
            for past, end in zip(self.past, ends, strict=True)
            if past.version > after
        ]

    @property
    def waits(self) -> bool:
        """Play begins when every seat is taken."""
        return any(seat.open for seat in self.seats)

    def asked(self) -> list[int]:
        """The seats that are asked; none while a seat is open."""
        return [] if self.waits else self.match.waiting()

    def brief(self) -> dict[str, Any]:
        """What the list of tables shows."""
        head = {"game": self.head.game, "seats": written(self.seats), "asking": self.asked()}
        return {**head, "over": self.match.over, "winners": list(self.match.winners)}


def same_poll(before: Question | None, after: Question | None, seat: int) -> bool:
    """Whether the others still have the question that `seat` has just answered."""
    if not isinstance(before, Poll) or not isinstance(after, Poll) or type(before) is not type(after):
        return False
    return bool(after.waiting == before.waiting & ~bit(seat))


def standing(rows: list[Row]) -> list[Row]:
    """The rows whose answers stand, and all that speak of seats."""
    kept: list[Row] = []
    for row in rows:
        if row.kind == "undo":
            kept.remove([one for one in kept if one.kind == "answer"][-1])
        else:
            kept.append(row)
    return kept


def taken_back(rows: list[Row]) -> list[tuple[int, int]]:
    """For each undo its version and the last moment that it left standing."""
    found: list[tuple[int, int]] = []
    past: list[int] = []
    for row in rows:
        if row.kind == "undo":
            past.pop()
            found.append((row.seq, past[-1]))
        elif "answers" in row.body:
            past.append(row.seq)
    return found


def head_json(head: Head) -> dict[str, Any]:
    """A head as it is stored."""
    return asdict(head)
