"""A match as a file or a link has it, and tables that go on from a moment of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from magoteka.table.schema import Between, Most
from magoteka.table.wire.seats import SeatRequest
from magoteka.table.wire.types import SeatNumber


@dataclass(frozen=True)
class BranchRequest:
    """A new table that goes on from the moment of a finished match that came with a version.

    What was hidden then stays as it was, or is `redealt`: drawn anew, with all that `perspective` knew as it was.
    """

    version: int
    seats: Annotated[list[SeatRequest], Most(8)]
    redealt: bool = False
    perspective: SeatNumber = 0
    pause: Annotated[float, Between(0, 10)] = 0.6


@dataclass(frozen=True)
class Position:
    """A match up to a moment as a short text for a link or a file (docs/protocol.md): all of it, hidden cards too."""

    text: str


@dataclass(frozen=True)
class PositionRequest:
    """A new table that goes on from a position; nobody may be let in who is not to know what was hidden in it."""

    text: Annotated[str, Most(120_000)]
    seats: Annotated[list[SeatRequest], Most(8)]
    pause: Annotated[float, Between(0, 10)] = 0.6


@dataclass(frozen=True)
class RecordRequest:
    """A record of a finished match, as a file has it: to be looked at."""

    record: dict[str, Any]


@dataclass(frozen=True)
class RecordOpened:
    """The table that shows the match of a record, to whoever sent it."""

    table: str


@dataclass(frozen=True)
class LineRequest:
    """The line of a puzzle that is to be played on the board: after the best answer, or after the tempting one."""

    best: bool


@dataclass(frozen=True)
class LineOpened:
    """The table that shows a line of a puzzle to its solver, and the version of it at which the question is asked."""

    table: str
    at: int


@dataclass(frozen=True)
class ShareRequest:
    """Whether anyone with its address may look at a match that is over; else those who sat there or may watch."""

    on: bool


@dataclass(frozen=True)
class Reason:
    """One thing that a result is made of, `<game>-tally-<why>`; without a seat, what decided between all of them."""

    seat: int | None
    why: str
    clause: str
    points: int | None
    facts: dict[str, str | int]
