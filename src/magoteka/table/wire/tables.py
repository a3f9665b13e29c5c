"""Tables: how they are opened, the list of mine, and what a host sees and orders."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from magoteka.table.schema import Between, Most
from magoteka.table.wire.seats import Invite, SeatInfo, SeatRequest
from magoteka.table.wire.types import Name, SeatNumber, Value


@dataclass(frozen=True)
class DayClock:
    """A clock that runs whoever is there: `hours` for a move, and `reserve` hours that a seat has once for the match.

    `night`: when all clocks stand, from and to, in minutes of a day in Greenwich; empty: they never stand.
    """

    hours: Annotated[int, Between(0, 720)]
    reserve: Annotated[int, Between(0, 2160)] = 0
    night: Annotated[list[Annotated[int, Between(0, 1439)]], Most(2)] = field(default_factory=list)


@dataclass(frozen=True)
class NewTable:
    """A table to open; `pause` of bots and `clock` of people are in seconds, `days` is a clock for play over days.

    With `parts` nature deals when everybody who sits there has added a part to the seal of its dice.
    """

    game: Name
    seats: Annotated[list[SeatRequest], Most(16)]
    settings: Annotated[dict[str, Value], Most(40)] = field(default_factory=dict)
    pause: Annotated[float, Between(0, 10)] = 0.8
    clock: Annotated[int, Between(5, 86400)] | None = None
    training: bool = True
    parts: bool = False
    days: DayClock | None = None


@dataclass(frozen=True)
class RestRequest:
    """For so many days from now my clock stands at a table; 0: I am back."""

    days: Annotated[int, Between(0, 30)]


@dataclass(frozen=True)
class Rest:
    """Until when my clock stands, in seconds since 1970, and how many days of rest I have left at this table."""

    until: float | None
    left: float


@dataclass(frozen=True)
class Note:
    """What somebody has written for himself on a seat of his."""

    seat: SeatNumber
    text: Annotated[str, Most(4000)]


@dataclass(frozen=True)
class LessonRequest:
    """A lesson to take, and what the rivals are to be called, or who they are to be."""

    game: Name
    lesson: Name
    names: Annotated[list[Name], Most(16)] = field(default_factory=list)
    pause: Annotated[float, Between(0, 10)] = 1.0
    rivals: Annotated[list[SeatRequest], Most(16)] = field(default_factory=list)


@dataclass(frozen=True)
class PuzzleRequest:
    """A puzzle to solve, and what the rivals are to be called, or who they are to be."""

    game: Name
    puzzle: Name
    names: Annotated[list[Name], Most(16)] = field(default_factory=list)
    pause: Annotated[float, Between(0, 10)] = 1.0
    rivals: Annotated[list[SeatRequest], Most(16)] = field(default_factory=list)


@dataclass(frozen=True)
class Created:
    """A table that was opened, and its unguessable links; `join` is for any free seat."""

    table: str
    invites: list[Invite]
    watch: str
    join: str


@dataclass(frozen=True)
class Rematch:
    """The table of a rematch; a `parts` client joins it without a secret, for its seats are kept."""

    table: str


@dataclass(frozen=True)
class Trouble:
    """Why a table cannot go on, in one sentence; with its tag and facts it can be said in another language."""

    tag: str
    sentence: str
    facts: dict[str, Value]


@dataclass(frozen=True)
class TableBrief:
    """A line in the list of my tables; `touched` is in seconds since 1970; `broken`: it can only be looked at.

    `scores`: what each seat has of that which is counted, as `<game>-score` says it; empty where nothing is.
    `origin`: the table from a moment of which this one goes on. `ends`: when it will be deleted if nobody comes to it.
    `due`: where it is played over days, when a bot answers in my place, or in that of those who are asked.
    """

    table: str
    game: str
    seats: list[SeatInfo]
    mine: list[int]
    asking: list[int]
    over: bool
    winners: list[int]
    touched: float
    broken: Trouble | None
    scores: list[int] = field(default_factory=list)
    origin: str = ""
    ends: float | None = None
    due: float | None = None


@dataclass(frozen=True)
class Order:
    """What the host orders: of an onlooker by his number, of a seat, or of all onlookers.

    `invite` opens the seat of somebody who is lost for whoever comes by the link, under the same name.
    """

    do: Literal["mute", "unmute", "remove", "invite", "hush", "speak", "close", "renew"]
    who: int | None = None
    seat: SeatNumber | None = None


@dataclass(frozen=True)
class Onlooker:
    """Somebody who watches."""

    number: int
    name: str
    muted: bool


@dataclass(frozen=True)
class People:
    """What the host sees beside the table: the link for onlookers, whether they may speak, and who may not."""

    watch: str | None
    hush: bool
    onlookers: list[Onlooker]
    muted: list[int]


@dataclass(frozen=True)
class Tables:
    """So many tables have come, or gone."""

    tables: int
