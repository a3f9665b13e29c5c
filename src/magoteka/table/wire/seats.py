"""Seats: who shall sit there, who does, and how a friend takes one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from magoteka.table.wire.types import Colour, Face, Form, Name, Token


@dataclass(frozen=True)
class SeatRequest:
    """Who shall sit on a seat: me, a friend with a link, a bot of a level, or someone at this screen.

    The look of a bot or of someone at this screen is told here; a guest brings his own.
    """

    kind: Literal["me", "friend", "bot", "here"]
    name: Name = ""
    level: Name = ""
    face: Face = ""
    colour: Colour = 0
    form: Form = ""


@dataclass(frozen=True)
class Invite:
    """The secret that lets a friend take an open seat."""

    seat: int
    token: str


@dataclass(frozen=True)
class JoinRequest:
    """The secret of an invitation, none where a seat is kept for me.

    `parts`: this client is going to add a part to the seal of the dice.
    """

    token: Token
    parts: bool = False


@dataclass(frozen=True)
class Joined:
    """The seat that was taken."""

    seat: int


@dataclass(frozen=True)
class SeatChanged:
    """A seat has another player; a seat opened for a friend has a new invitation."""

    invite: Invite | None


@dataclass(frozen=True)
class SeatInfo:
    """A seat as everyone sees it; `away`: a bot plays for a person who may take the seat back.

    `form`: he or she, or nothing that a sentence could agree with.
    """

    name: str
    kind: Literal["human", "here", "bot", "open"]
    level: str | None
    online: bool
    away: bool
    face: str = ""
    colour: int = 0
    form: str = ""


@dataclass(frozen=True)
class Invitation:
    """What one is invited to: the game and all seats; `host` is the seat of whoever invites, null where he has none."""

    game: str
    host: int | None
    seats: list[SeatInfo]
