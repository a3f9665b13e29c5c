"""The socket: what a client says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias, get_args

from magoteka.table.schema import Json, Message, Most, ValidationError, read
from magoteka.table.wire.types import SeatNumber, Tagged, Token


@dataclass(frozen=True)
class Answer(Message):
    """One of the options, sent back with the version at which it was offered; the device may add a tag of its own.

    `keep`, in play over days: the same answer whenever I am asked the very same, until I am asked something else.
    """

    type = "answer"
    version: int
    seat: SeatNumber
    answer: Tagged
    tag: Token = ""
    keep: bool = False


@dataclass(frozen=True)
class Why(Message):
    """Why may I not answer so? Changes nothing."""

    type = "why"
    seat: SeatNumber
    answer: Tagged


@dataclass(frozen=True)
class Undo(Message):
    """Take my last answer back."""

    type = "undo"
    seat: SeatNumber


@dataclass(frozen=True)
class Beforehand(Message):
    """In play over days: let every window go by until I am asked something else; or what I left is taken back."""

    type = "beforehand"
    seat: SeatNumber
    on: bool


@dataclass(frozen=True)
class Look(Message):
    """The curtain: which of my seats is before the screen now; null when it is drawn."""

    type = "look"
    seat: SeatNumber | None


@dataclass(frozen=True)
class Say(Message):
    """Something said at the table."""

    type = "chat"
    text: Annotated[str, Most(500)]


@dataclass(frozen=True)
class AskOdds(Message):
    """Training: what can be computed from my own view."""

    type = "odds"
    seat: SeatNumber


@dataclass(frozen=True)
class AskHint(Message):
    """Training: what would a bot answer in my place?"""

    type = "hint"
    seat: SeatNumber


@dataclass(frozen=True)
class AskPreviews(Message):
    """What does each of my open answers do?"""

    type = "previews"
    seat: SeatNumber


@dataclass(frozen=True)
class GivePart(Message):
    """32 random bytes in hexadecimal, which a seat adds to the dice before they are fixed."""

    type = "part"
    seat: SeatNumber
    part: Token


@dataclass(frozen=True)
class GiveKey(Message):
    """After the match: the key whose fingerprint was the part of a seat, so that everybody can check its tags."""

    type = "key"
    seat: SeatNumber
    key: Token


@dataclass(frozen=True)
class GoOn(Message):
    """In a lesson at a place: I have read on, or the guide may answer for me; or I leave it for a free match.

    At a puzzle: show me the solution; or I leave it and play on after what I tried last.
    """

    type = "go-on"
    seat: SeatNumber
    place: int
    leave: bool = False


@dataclass(frozen=True)
class Ping(Message):
    """Is anybody there?"""

    type = "ping"


@dataclass(frozen=True)
class Pause(Message):
    """Who sits here stops bots and clock, and lets them go on."""

    type = "pause"
    on: bool


@dataclass(frozen=True)
class AskPlaces(Message):
    """Where could I propose to go back to?"""

    type = "places"
    seat: SeatNumber


@dataclass(frozen=True)
class Rewind(Message):
    """I propose to go back to one of the places, by its version; where nobody else is to be asked, it is done."""

    type = "rewind"
    seat: SeatNumber
    to: int


@dataclass(frozen=True)
class Consent(Message):
    """To a proposal I agree, or I decline; who has made it takes it back by declining."""

    type = "consent"
    number: int
    yes: bool


ClientMessage: TypeAlias = (
    Answer
    | Why
    | Undo
    | Beforehand
    | Look
    | Say
    | Pause
    | AskOdds
    | AskHint
    | AskPreviews
    | GiveKey
    | GivePart
    | GoOn
    | AskPlaces
    | Rewind
    | Consent
    | Ping
)
CLIENT: dict[str, Any] = {kind.type: kind for kind in get_args(ClientMessage)}


def parse_message(data: Json) -> ClientMessage:
    """The message that a client has sent; ValidationError says why it is none."""
    kind = CLIENT.get(data["type"]) if isinstance(data, dict) and isinstance(data.get("type"), str) else None
    if kind is None:
        raise ValidationError(f"expected one of {', '.join(CLIENT)} at $.type")
    message: ClientMessage = read(kind, {name: value for name, value in data.items() if name != "type"})
    return message
