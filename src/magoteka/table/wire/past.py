"""My games: those that are over, and what they come to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from magoteka.table.wire.types import Name


@dataclass(frozen=True)
class PastRequest:
    """Which of my finished matches: of a game, with somebody by his `key`, those that I won (alone or not) or lost."""

    game: Name = ""
    friend: Name = ""
    result: Literal["", "won", "lost"] = ""


@dataclass(frozen=True)
class PastSeat:
    """Who sat where in a finished match: a person by a key that I alone know him by, a bot by its level."""

    name: str
    level: str | None
    friend: str | None
    mine: bool
    won: bool


PastResult = Literal["won", "shared", "lost", "nobody", "screen"]  # screen: several people shared mine


@dataclass(frozen=True)
class PastMatch:
    """A finished match of mine; times are in seconds since 1970, `moves` are answers of seats.

    `rated`: it counts for ratings; `hints`: somebody asked a bot for one, or nobody wrote down whether.
    """

    table: str
    game: str
    begun: float
    ended: float
    moves: int
    seats: list[PastSeat]
    result: PastResult
    rated: bool
    hints: bool


@dataclass(frozen=True)
class Counted:
    """My victories in matches of one kind, shared ones in fractions, with the 95 % interval of Wilson for their share.

    `key` is a game, a seat of so many (`1/3`), or an opponent: a friend's key, or `bot:` and a level; of an opponent
    `theirs` are his victories. `due` is what chance alone would give; `few`: too little was played to tell.
    """

    key: str
    matches: int
    wins: float
    theirs: float
    low: float
    high: float
    due: float
    verdict: Literal["few", "even", "above", "below"]


@dataclass(frozen=True)
class Friend:
    """Somebody I have played with, by the name he had last."""

    key: str
    name: str


@dataclass(frozen=True)
class GameRating:
    """How strong I am in a game, and between which points it truly lies with 95 %; everybody begins with 1000."""

    game: str
    points: int
    low: int
    high: int
    matches: int


@dataclass(frozen=True)
class PastParts:
    """What my result of a match that was over at `ended` is made of, where somebody asked why: see `AnalysedSeat`."""

    table: str
    game: str
    ended: float
    won: bool
    decisions: float
    luck: float
    error: float


@dataclass(frozen=True)
class History:
    """My finished matches as I wished to see them, latest first, `whole` of them in all, and what they come to.

    `parts` are those of the latest ones that were analysed, earliest first.
    """

    matches: list[PastMatch]
    whole: int
    played: list[str]  # games, whatever was wished for
    friends: list[Friend]
    games: list[Counted]
    seats: list[Counted]
    opponents: list[Counted]
    ratings: list[GameRating]
    rated: bool
    parts: list[PastParts]


@dataclass(frozen=True)
class BookSeat:
    """Who sat where, a bot by its level, with what he had in the end and `<game>-honour-<name>` of what he earned."""

    name: str
    level: str | None
    mine: bool
    won: bool
    score: int | None
    honours: list[str]


@dataclass(frozen=True)
class BookMatch:
    """A match of an evening, over at `ended`."""

    table: str
    game: str
    ended: float
    seats: list[BookSeat]


@dataclass(frozen=True)
class Evening:
    """Matches that ended one soon after another, since the first of them ended; the names of those who played."""

    since: float
    names: list[str]
    matches: list[BookMatch]


@dataclass(frozen=True)
class Honour:
    """What somebody has earned by play: first at `first`, at this table, and so many `times`."""

    game: str
    name: str
    who: str
    mine: bool
    first: float
    table: str
    times: int


@dataclass(frozen=True)
class Book:
    """The book of all my devices, of so many matches: the latest evenings, latest first, and what was earned."""

    whole: int
    evenings: list[Evening]
    honours: list[Honour]


@dataclass(frozen=True)
class RatedRequest:
    """Whether I want a rating."""

    on: bool


@dataclass(frozen=True)
class Forgotten:
    """What became of my matches: deleted, kept for others without my name, or left for another try."""

    deleted: int
    kept: int
    left: int
