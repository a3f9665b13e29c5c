"""Contests: deals that several tables play with the same luck."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from magoteka.table.schema import Between, Most
from magoteka.table.wire.seats import SeatRequest
from magoteka.table.wire.types import Name, Value


@dataclass(frozen=True)
class ContestRequest:
    """A contest to open: so many deals of a game, which all who come play with the same cards against such bots.

    It ends by itself after so many days; without them, when whoever opened it closes it.
    """

    game: Name
    seats: Annotated[int, Between(1, 16)]
    deals: Annotated[int, Between(1, 12)]
    settings: Annotated[dict[str, Value], Most(40)] = field(default_factory=dict)
    level: Name = ""
    days: Annotated[int, Between(1, 366)] | None = None


@dataclass(frozen=True)
class ContestMade:
    """A contest that was opened; whoever knows its id may take part."""

    contest: str


@dataclass(frozen=True)
class EntryRequest:
    """A table for a deal of a contest: so many seats after mine are for friends, bots have the others.

    Bots may be named and have a look; their level is that of the contest.
    """

    deal: Annotated[int, Between(1, 12)]
    friends: Annotated[int, Between(0, 15)] = 0
    pause: Annotated[float, Between(0, 10)] = 0.6
    rivals: Annotated[list[SeatRequest], Most(16)] = field(default_factory=list)


@dataclass(frozen=True)
class DealResult:
    """What came of a deal for somebody in a seat: his share of the victory, what the game counts, and how they compare.

    `advantage` is by how much his share is above the mean of the others who sat there with the same cards; `points` the
    same in what the game counts; null where there are no others.
    """

    name: str
    mine: bool
    seat: int
    won: float
    score: int | None
    advantage: float | None
    points: float | None
    table: str


@dataclass(frozen=True)
class DealInfo:
    """A deal of a contest: where I sit, what was promised of its luck, and how far I am.

    Its results are shown to those who have played it, and to all once the contest is closed; `played` is their number.
    """

    number: int
    seat: int
    commitment: str
    secret: str | None
    state: Literal["new", "playing", "played", "gone"]
    table: str | None
    played: int
    results: list[DealResult]


@dataclass(frozen=True)
class Standing:
    """Somebody in a contest: the mean of his advantages with its 95 % interval; `few`: too little was played to tell.

    Of his results `compared` have others beside them; `points` is the mean in what the game counts.
    """

    key: str
    name: str
    mine: bool
    played: int
    compared: int
    advantage: float | None
    low: float | None
    high: float | None
    points: float | None
    verdict: Literal["few", "even", "above", "below"]


@dataclass(frozen=True)
class ContestInfo:
    """A contest as one who has its link sees it; `until` is when it ends, or has ended, by itself."""

    contest: str
    game: str
    seats: int
    settings: dict[str, Value]
    level: str
    closed: bool
    until: float | None
    owner: bool
    people: int
    deals: list[DealInfo]
    standings: list[Standing]


@dataclass(frozen=True)
class ContestBrief:
    """A line in the list of my contests: how many deals it has, and how many of them I have played."""

    contest: str
    game: str
    seats: int
    deals: int
    played: int
    closed: bool
    until: float | None
    opened: float


@dataclass(frozen=True)
class ContestTable:
    """Of a table, which deal of which contest is played there."""

    contest: str
    deal: int
    deals: int
