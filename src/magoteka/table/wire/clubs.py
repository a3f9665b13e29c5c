"""The room of a club: who is in it, what is said and played there, and what its organisers do."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias

from magoteka.table.schema import Between, Most
from magoteka.table.wire.tables import NewTable, TableBrief
from magoteka.table.wire.types import Name, Token, Value

Role: TypeAlias = Literal["owner", "organiser", "member", "removed"]


@dataclass(frozen=True)
class ClubRequest:
    """A club to open."""

    name: Name


@dataclass(frozen=True)
class ClubMade:
    """A club that was opened, and the secret that lets others in."""

    club: str
    join: str


@dataclass(frozen=True)
class ClubEntry:
    """The secret of a club's link; none where another device of mine is in."""

    token: Token = ""


@dataclass(frozen=True)
class ClubWish:
    """Somebody would play a game (or any) until then."""

    game: str
    until: float


@dataclass(frozen=True)
class ClubWishRequest:
    """I would play a game (or any) for so many hours from now; with none I would not."""

    game: Name = ""
    hours: Annotated[int, Between(0, 168)] = 0


@dataclass(frozen=True)
class ClubMember:
    """Somebody in a club; that he was muted or removed is told to organisers, and to himself."""

    key: str
    name: str
    face: str
    colour: int
    role: Role
    muted: bool
    mine: bool
    wish: ClubWish | None


@dataclass(frozen=True)
class ClubText:
    """An announcement to be put up."""

    text: Annotated[str, Most(500)]


@dataclass(frozen=True)
class ClubWord:
    """An announcement, and whether I may take it down."""

    id: str
    name: str
    at: float
    text: str
    mine: bool


@dataclass(frozen=True)
class ClubGame:
    """A game as it is played in a club: its settings, what else is agreed, and what that is called."""

    game: Name
    name: Name = ""
    settings: Annotated[dict[str, Value], Most(40)] = field(default_factory=dict)
    about: Annotated[str, Most(300)] = ""


@dataclass(frozen=True)
class ClubRules:
    """What a club is called and plays, in the place of what was there at a version."""

    version: int
    name: Name
    about: Annotated[str, Most(500)] = ""
    games: Annotated[list[ClubGame], Most(20)] = field(default_factory=list)


@dataclass(frozen=True)
class ClubOrder:
    """What an organiser orders: of somebody by his key, or (`renew`) of the link."""

    do: Literal["mute", "unmute", "remove", "restore", "raise", "lower", "hand-over", "renew"]
    who: Token = ""


@dataclass(frozen=True)
class ClubTableRequest:
    """A table to open in a club; an organiser may name who gets its friends' seats, by their keys."""

    table: NewTable
    people: Annotated[list[Token], Most(16)] = field(default_factory=list)


@dataclass(frozen=True)
class ClubSeat:
    """Of which club a table is; `parts`: this client is going to add a part to the seal of the dice."""

    club: Token
    parts: bool = False


@dataclass(frozen=True)
class ClubInfo:
    """A club as one sees it who is in it; with the link alone, its name, its organisers and the number of its people.

    `join` is the secret of the link, for organisers.
    """

    club: str
    name: str
    role: Role | None
    count: int
    hosts: list[str]
    about: str = ""
    join: str = ""
    version: int = 0
    people: list[ClubMember] = field(default_factory=list)
    words: list[ClubWord] = field(default_factory=list)
    games: list[ClubGame] = field(default_factory=list)
    tables: list[TableBrief] = field(default_factory=list)


@dataclass(frozen=True)
class ClubBrief:
    """A line in the list of my clubs."""

    club: str
    name: str
    role: Role
    people: int
