"""The socket: what the server says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from magoteka.table.schema import Called, Json, Message
from magoteka.table.wire.contests import ContestTable
from magoteka.table.wire.scene import Moment, Place
from magoteka.table.wire.seats import Invite
from magoteka.table.wire.tables import DayClock, Trouble
from magoteka.table.wire.types import Patch, Tagged, Value

RewindEnd: TypeAlias = Literal["declined", "late", "moved"]
GroundKind: TypeAlias = Literal[
    "forced", "only", "odds", "safe", "brings", "spares", "solved", "worth", "stands", "sight", "even"
]


@dataclass(frozen=True)
class ChatLine(Message):
    """Something that was said; `seat` is null when a spectator spoke."""

    type = "chat"
    number: int
    seat: int | None
    name: str
    text: str
    at: float


@dataclass(frozen=True)
class TableMessage(Message):
    """Everything: sent on connecting, on another chair, and instead of a stale answer.

    Keep the moments up to version `keep`, drop later ones (they were taken back), then add `moments`.
    With `past`, a view, the patches of `moments` begin there and lead to what `scene` shows.
    `windows`: the questions of the game that one may let go by beforehand.
    """

    type = "table"
    table: str
    game: str
    ruleset: int
    settings: dict[str, Value]
    pause: float
    seconds: int | None
    days: DayClock | None
    windows: list[str]
    training: bool
    owner: bool
    invites: list[Invite]
    join: str | None
    watch: str | None
    contest: ContestTable | None
    tournament: str | None
    broken: Trouble | None
    scene: Annotated[Json, Called("Scene")]
    keep: int
    moments: list[Moment]
    past: Tagged | None
    chat: list[ChatLine]


@dataclass(frozen=True)
class UpdateMessage(Message):
    """What is new: drop the moments later than `keep`, add `moments`, make the changes.

    The patches of `moments` change the view of the last scene, one after another; `patch` then changes the scene.
    """

    type = "update"
    version: int
    keep: int
    moments: list[Moment]
    patch: Patch


@dataclass(frozen=True)
class Refused(Message):
    """Why an answer is not allowed: `<game>-why-<reason>` is the sentence."""

    type = "refused"
    seat: int
    clause: str
    reason: str


@dataclass(frozen=True)
class Allowed(Message):
    """The answer that was asked about is allowed."""

    type = "allowed"
    seat: int


@dataclass(frozen=True)
class ProblemMessage(Message):
    """Something that cannot be done, in one sentence; HTTP refusals have the same body."""

    type = "problem"
    tag: str
    sentence: str
    facts: dict[str, Value]


@dataclass(frozen=True)
class Odds(Message):
    """What the game computes from the seat's own view."""

    type = "odds"
    version: int
    seat: int
    odds: Json


@dataclass(frozen=True)
class Ground:
    """Why an answer, beside the other one: `share` is said of it, `other` of that one; `exact`: it was not counted.

    `forced`: no other is open. `only`: all others come to the same or to less. `odds`: it comes off, as the best of the
    others does. `safe`: nothing is risked, while the best of the others comes off with `other`. `brings`, `spares`: the
    event follows, under the name `gist` where what it counts may vary (`<game>-gist-<gist>`). Of the victory it brings:
    with every line followed (`solved`), in imagined matches (`worth`), or as the board stands after the turn
    (`stands`). `sight`: it looks better at once. `even`: neither is clearly ahead.
    """

    kind: GroundKind
    event: Tagged | None
    gist: str
    share: float | None
    other: float | None
    exact: bool


@dataclass(frozen=True)
class Advised:
    """An answer: the share of the victory that it brings, with its standard error, and one or two reasons."""

    answer: Tagged
    chance: float | None
    error: float | None
    grounds: list[Ground]


@dataclass(frozen=True)
class Hint(Message):
    """The best answers, found in worlds that the seat cannot tell from the true one."""

    type = "hint"
    version: int
    seat: int
    best: list[Advised]
    sure: Literal["sure", "likely", "even", ""]  # that the first is better than the second; empty where nobody can tell


@dataclass(frozen=True)
class Way:
    """What follows from an answer: `events`, as the seat would hear them; then `seat` is asked the question `asked`.

    `let`: others could do something on the way, and are taken to let it go by. `blunder`: a loss for nothing. What
    decides at the end: nature (`falls`), a further answer of the seat (`chooses`), or what it cannot see (`depends`).
    """

    events: list[Tagged]
    seat: int | None
    asked: str
    let: bool
    blunder: bool
    fork: Literal["", "falls", "chooses", "depends"]
    branches: list[Annotated[Json, Called("WayBranch")]]


@dataclass(frozen=True)
class WayBranch:
    """A way that a fork can go: `by` outcomes of nature, with their weight among all, or by the seat's own answer.

    What depends on hidden things is told apart by the first event of its kind (`case`); `share` is how likely it is,
    where the game can count that and training was agreed on.
    """

    way: Way
    by: list[Tagged]
    weight: int
    case: str
    share: float | None


@dataclass(frozen=True)
class Preview:
    """What an open answer does."""

    answer: Tagged
    way: Way


@dataclass(frozen=True)
class Previews(Message):
    """What each open answer of the seat does, tried in worlds that it cannot tell from the true one."""

    type = "previews"
    version: int
    seat: int
    previews: list[Preview]


@dataclass(frozen=True)
class Places(Message):
    """Where the seat may propose to go back to, the nearest first; none where nothing was played yet."""

    type = "places"
    seat: int
    places: list[Place]


@dataclass(frozen=True)
class NotBack(Message):
    """To who has made a proposal: `seat` has declined, nobody has spoken in time, or the game has moved on."""

    type = "not-back"
    number: int
    why: RewindEnd
    seat: int | None


@dataclass(frozen=True)
class Pong(Message):
    """Yes, here."""

    type = "pong"


ServerMessage: TypeAlias = (
    TableMessage
    | UpdateMessage
    | ChatLine
    | Refused
    | Allowed
    | ProblemMessage
    | Odds
    | Hint
    | Previews
    | Places
    | NotBack
    | Pong
)
