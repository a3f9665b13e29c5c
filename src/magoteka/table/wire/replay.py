"""A match that is looked at again, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from magoteka.table.schema import Called, Json
from magoteka.table.wire.scene import Asking, Told
from magoteka.table.wire.seats import SeatInfo
from magoteka.table.wire.types import Name, Patch, Tagged, Value

MarkKind: TypeAlias = Literal["turn", "round", "lead"]


@dataclass(frozen=True)
class ReplayMark:
    """Something of a replay worth finding: with a step a turn or a round begins, or `seat` takes the lead."""

    at: int
    kind: MarkKind
    seat: int | None


@dataclass(frozen=True)
class ReplayScene:
    """What a replay shows between two steps."""

    view: Tagged
    asking: list[Asking]


@dataclass(frozen=True)
class ReplayStep:
    """A moment of a replay: `told` changes the view as it goes on, `patch` makes the scene what it was after it."""

    version: int
    told: list[Told]
    patch: Patch


@dataclass(frozen=True)
class ReplayPage:
    """Steps of a replay from number `first` on; `scene` is what was shown before the first of them."""

    first: int
    scene: Annotated[Json, Called("ReplayScene")]
    steps: list[ReplayStep]


@dataclass(frozen=True)
class VariationRequest:
    """What else might have been answered in step `at` of a match that is over, and from where one looks at it."""

    at: int
    answer: Tagged
    perspective: Name = ""


@dataclass(frozen=True)
class Origin:
    """The match from a moment of which another one goes on, and how many steps of it were taken over."""

    table: str
    steps: int


@dataclass(frozen=True)
class Replay:
    """A match that can be looked at again, and the page on which its moment `at` is.

    `perspectives` are those that the asker may have: the number of a seat, `watch` for an onlooker's, `open` for the
    one that sees everything; `now` is that of the page. Of a match that goes on there are only one's own, and only the
    steps from `since` on, for nothing may be shown again that is out of sight by now.
    """

    table: str
    game: str
    ruleset: int
    settings: dict[str, Value]
    seats: list[SeatInfo]
    mine: list[int]
    over: bool
    winners: list[int]
    perspectives: list[str]
    now: str
    chair: int
    since: int
    steps: int
    at: int
    version: int
    marks: list[ReplayMark]
    shared: bool  # anyone with the link may look
    may: bool  # I may change that
    page: ReplayPage
    origin: Origin | None = None
