"""Everything that crosses the wire, as typed messages; `web/src/wire.ts` is generated from this page."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

Tagged: TypeAlias = Annotated[dict[str, Any], Meta(title="Tagged")]  # {"tag": …, fields}: an option, event or view
Json: TypeAlias = Any
Value: TypeAlias = bool | int | str
Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Token: TypeAlias = Annotated[str, Meta(max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]

# --- HTTP ------------------------------------------------------------------------------------------------------------


class SettingInfo(Struct):
    """An option of a game that is agreed on before it begins."""

    key: str
    choices: list[Value]
    default: Value
    clause: str


class LevelInfo(Struct):
    """A strength of bots."""

    id: str


class GameInfo(Struct):
    """A game of the house; `seat_fields` names, for each tag, the fields that hold seats."""

    name: str
    ruleset: int
    seats: tuple[int, int]
    settings: list[SettingInfo]
    levels: list[LevelInfo]
    seat_fields: dict[str, list[str]]
    odds: bool


class GuestWish(Struct, forbid_unknown_fields=True):
    """What a guest wants to be called."""

    name: Name


class Me(Struct):
    """The guest of this browser; null before a name was given."""

    name: str | None


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat: me, a friend with a link, a bot of a level, or someone at this screen."""

    kind: Literal["me", "friend", "bot", "here"]
    name: Name = ""
    level: Name = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to open; `pause` of bots and `clock` of people are in seconds."""

    game: Name
    seats: Annotated[list[SeatWish], Meta(max_length=16)]
    settings: Annotated[dict[str, Value], Meta(max_length=40)] = {}
    pause: Annotated[float, Meta(ge=0, le=10)] = 0.8
    clock: Annotated[int, Meta(ge=5, le=86400)] | None = None
    training: bool = True


class Invite(Struct):
    """The secret that lets a friend take an open seat."""

    seat: int
    token: str


class Created(Struct):
    """A table that was opened, and its unguessable links."""

    table: str
    invites: list[Invite]
    watch: str


class JoinWish(Struct, forbid_unknown_fields=True):
    """The secret of an invitation."""

    token: Token


class Joined(Struct):
    """The seat that was taken."""

    seat: int


class SeatChanged(Struct):
    """A seat has another player; a seat opened for a friend has a new invitation."""

    invite: Invite | None


class SeatInfo(Struct):
    """A seat as everyone sees it; `away`: a bot plays for a person who may take the seat back."""

    name: str
    kind: Literal["human", "here", "bot", "open"]
    level: str | None
    online: bool
    away: bool


class TableBrief(Struct):
    """A line in the list of my tables; `touched` is in seconds since 1970."""

    table: str
    game: str
    seats: list[SeatInfo]
    mine: list[int]
    asking: list[int]
    over: bool
    winners: list[int]
    touched: float


# --- the socket, from the client -------------------------------------------------------------------------------------


class Answer(Struct, tag_field="type", tag="answer", forbid_unknown_fields=True):
    """One of the options, sent back with the version at which it was offered."""

    version: int
    seat: SeatNumber
    answer: Tagged


class Why(Struct, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Why may I not answer so? Changes nothing."""

    seat: SeatNumber
    answer: Tagged


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take my last answer back."""

    seat: SeatNumber


class Look(Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    """The curtain: which of my seats is before the screen now; null when it is drawn."""

    seat: SeatNumber | None


class Say(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Something said at the table."""

    text: Annotated[str, Meta(max_length=500)]


class AskOdds(Struct, tag_field="type", tag="odds", forbid_unknown_fields=True):
    """Training: what can be computed from my own view."""

    seat: SeatNumber


class AskHint(Struct, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """Training: what would a bot answer in my place?"""

    seat: SeatNumber


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""


ClientMessage: TypeAlias = Answer | Why | Undo | Look | Say | AskOdds | AskHint | Ping

# --- the socket, from the server -------------------------------------------------------------------------------------


class Asking(Struct):
    """A seat the game waits for: the tag of the question and its clause."""

    seat: int
    question: str
    clause: str


class Moment(Struct):
    """What one answer led to, redacted for the looker."""

    version: int
    events: list[Tagged]


class Clock(Struct):
    """The seconds left to the people who are asked."""

    left: float


class ChatLine(Struct, tag_field="type", tag="chat"):
    """Something that was said; `seat` is null when a spectator spoke."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


class Scene(Struct):
    """The table as it stands, seen from `chair` (null: as a spectator sees it).

    Keep the moments up to version `keep`, drop later ones (they were taken back), then add `moments`.
    """

    version: int
    seats: list[SeatInfo]
    mine: list[int]
    chair: int | None
    view: Tagged
    asking: list[Asking]
    options: list[Tagged]
    undo: bool
    clock: Clock | None
    over: bool
    winners: list[int]
    keep: int
    moments: list[Moment]


class TableMessage(Scene, tag_field="type", tag="table"):
    """Everything: sent on connecting, on another chair, and instead of a stale answer."""

    table: str
    game: str
    ruleset: int
    settings: dict[str, Value]
    pause: float
    seconds: int | None
    training: bool
    owner: bool
    invites: list[Invite]
    watch: str | None
    chat: list[ChatLine]


class UpdateMessage(Scene, tag_field="type", tag="update"):
    """What is new."""


class Refused(Struct, tag_field="type", tag="refused"):
    """Why an answer is not allowed: `<game>-why-<reason>` is the sentence."""

    seat: int
    clause: str
    reason: str


class Allowed(Struct, tag_field="type", tag="allowed"):
    """The answer that was asked about is allowed."""

    seat: int


class ProblemMessage(Struct, tag_field="type", tag="problem"):
    """Something that cannot be done, in one sentence; HTTP refusals have the same body."""

    tag: str
    sentence: str
    facts: dict[str, Value]


class Odds(Struct, tag_field="type", tag="odds"):
    """What the game computes from the seat's own view."""

    version: int
    seat: int
    odds: Json


class Hint(Struct, tag_field="type", tag="hint"):
    """What a bot would answer."""

    version: int
    seat: int
    answer: Tagged


class Pong(Struct, tag_field="type", tag="pong"):
    """Yes, here."""


ServerMessage: TypeAlias = (
    TableMessage | UpdateMessage | ChatLine | Refused | Allowed | ProblemMessage | Odds | Hint | Pong
)
HTTP: tuple[type[Struct], ...] = (
    SettingInfo,
    LevelInfo,
    GameInfo,
    GuestWish,
    Me,
    SeatWish,
    NewTable,
    Invite,
    Created,
    JoinWish,
    Joined,
    SeatChanged,
    SeatInfo,
    TableBrief,
)
