"""Tournaments: rounds of one game or of several, with standings that are exact."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias

from magoteka.table.schema import Between, Most
from magoteka.table.wire.contests import ContestBrief
from magoteka.table.wire.tables import DayClock
from magoteka.table.wire.types import Name, Token, Value

TournamentForm: TypeAlias = Literal["swiss", "robin", "knockout", "season", "cards"]
ScoringRule: TypeAlias = Literal["places", "victories"]
TieRule: TypeAlias = Literal["points", "met", "beaten", "won", "survived"]
EntrantNumber: TypeAlias = Annotated[int, Between(0, 999)]


@dataclass(frozen=True)
class TournamentGame:
    """A game of a tournament, with its settings."""

    game: Name
    settings: Annotated[dict[str, Value], Most(40)] = field(default_factory=dict)


@dataclass(frozen=True)
class TournamentRequest:
    """A tournament to open; its rounds play the games in turn.

    `rounds` 0: as many as it takes. `through`: so many of each table go on in a knock-out. `best`: so many evenings of
    a season count, 0: all. `deals`, `level`: of those with the same cards for all. `season`: of which it is an evening.
    """

    name: Annotated[str, Most(60)]
    form: TournamentForm
    games: Annotated[list[TournamentGame], Most(8)] = field(default_factory=list)
    size: Annotated[int, Between(2, 6)] = 2
    rounds: Annotated[int, Between(0, 30)] = 0
    through: Annotated[int, Between(1, 3)] = 1
    rule: ScoringRule = "places"
    clock: Annotated[int, Between(5, 86400)] | None = None
    days: DayClock | None = None
    best: Annotated[int, Between(0, 52)] = 0
    deals: Annotated[int, Between(1, 12)] = 4
    level: Name = ""
    club: Token = ""
    season: Token = ""


@dataclass(frozen=True)
class TournamentMade:
    """A tournament that was opened; whoever knows its id may take part."""

    tournament: str


@dataclass(frozen=True)
class EnterRequest:
    """I take part from the next round on, or come as a reserve, to play in the place of others."""

    reserve: bool = False


@dataclass(frozen=True)
class TournamentOrder:
    """What an organiser orders: somebody is out or in again, is an organiser or none, and who plays in whose place.

    `deputy` without `by`: he plays himself again.
    """

    do: Literal["out", "back", "organiser", "ordinary", "deputy"]
    entrant: EntrantNumber
    by: EntrantNumber | None = None


@dataclass(frozen=True)
class TournamentResult:
    """A result that an organiser sets: the places of a table by its seats, the first is 1; level ones have the same."""

    round: Annotated[int, Between(1, 99)]
    board: Annotated[int, Between(1, 500)]
    places: Annotated[list[Annotated[int, Between(1, 6)]], Most(6)]


@dataclass(frozen=True)
class TournamentEntrant:
    """Somebody who takes part; `number` is how rounds and orders call him. `deputy` plays in his place."""

    number: int
    name: str
    mine: bool
    active: bool
    reserve: bool
    deputy: int | None
    organiser: bool


@dataclass(frozen=True)
class TournamentBoard:
    """A table of a round: who sits where, their places and points once it is over; `by_hand`: set by an organiser.

    Points are fractions, written as "1/2". `watch` is for those who take part.
    """

    number: int
    table: str
    watch: str
    seats: list[int]
    places: list[int]
    points: list[str]
    by_hand: bool


@dataclass(frozen=True)
class TournamentRound:
    """A round: the number of its game, its tables, and who has a bye."""

    number: int
    game: int
    boards: list[TournamentBoard]
    byes: list[int]


@dataclass(frozen=True)
class TournamentRank:
    """A line of the standings: `values` are what the order of the standings asks about, as fractions."""

    place: int
    name: str
    mine: bool
    played: int
    values: dict[str, str]


@dataclass(frozen=True)
class TournamentBrief:
    """A line in a list of tournaments; `evenings`: how many a season has."""

    tournament: str
    name: str
    form: TournamentForm
    games: list[str]
    people: int
    rounds: int
    evenings: int
    closed: bool
    organiser: bool
    opened: float


@dataclass(frozen=True)
class TournamentInfo:
    """A tournament as one who has its link sees it.

    `next`: another round can be paired; `order`: by what the standings are ordered, one after another.
    """

    tournament: str
    name: str
    form: TournamentForm
    games: list[TournamentGame]
    size: int
    rounds: int
    through: int
    rule: ScoringRule
    clock: int | None
    days: DayClock | None
    best: int
    club: str
    season: TournamentBrief | None
    organiser: bool
    closed: bool
    over: bool
    next: bool
    me: int | None
    entrants: list[TournamentEntrant]
    played: list[TournamentRound]
    order: list[TieRule]
    standings: list[TournamentRank]
    evenings: list[TournamentBrief]
    contests: list[ContestBrief]
