"""A table as it stands, seen from a chair, and what happened there; the messages of the socket carry them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from magoteka.table.wire.seal import Seal
from magoteka.table.wire.seats import SeatInfo
from magoteka.table.wire.types import Patch, Tagged

PlaceKind: TypeAlias = Literal["answer", "turn", "round"]


@dataclass(frozen=True)
class Asking:
    """A seat the game waits for: the tag of the question and its clause."""

    seat: int
    question: str
    clause: str


@dataclass(frozen=True)
class Told:
    """Something that happened, redacted for the looker, and what it changed of the view (empty where past is null)."""

    event: Tagged
    patch: Patch


@dataclass(frozen=True)
class Moment:
    """What one answer led to."""

    version: int
    told: list[Told]


@dataclass(frozen=True)
class Clock:
    """The seconds left to the people who are asked, as of the message that brings it."""

    left: float


@dataclass(frozen=True)
class Due:
    """Where a table is played over days: a moment for a seat, in seconds since 1970."""

    seat: int
    at: float


@dataclass(frozen=True)
class GuideStep:
    """`<game>-lesson-<lesson>-<say>` is the sentence; `point` a place of the screen, or "": what is to be answered."""

    say: str
    point: str


@dataclass(frozen=True)
class Guide:
    """What a lesson says at a place, one thing after another; `step` of `of` was said before; at its `end` one is free.

    As long as it guides, `options` has only what is wanted; without any, the lesson goes on when all is read.
    """

    lesson: str
    place: int
    step: int
    of: int
    says: list[GuideStep]
    end: bool


@dataclass(frozen=True)
class Tried:
    """An answer to a puzzle, and the share of the victory that the judge gives it."""

    answer: Tagged
    value: float


@dataclass(frozen=True)
class PuzzleLine:
    """How strong players played on after an answer to a puzzle: the best one, or the one that tempts most.

    Told as its solver hears it: `events` of his own turn and of what follows soon, `end` at last; where `skipped`, more
    happened between them.
    """

    best: bool
    answer: Tagged
    events: list[Tagged]
    end: list[Tagged]
    skipped: bool
    winners: list[int]


@dataclass(frozen=True)
class PuzzleScene:
    """The puzzle that is posed at a table, number `number` of `of`, as long as the match stands at its question.

    Before anything was tried there is no more. Then `best` is what the best of the other answers is worth, and
    `solution` is shown when it was found or asked for. `lines` show why: after the solution both, in the same world
    with the same luck; else that of the answer that was tried, where it is the tempting one.
    """

    name: str
    number: int
    of: int
    place: int
    tried: Tried | None
    found: bool
    best: float | None
    solution: Tried | None
    lines: list[PuzzleLine]


@dataclass(frozen=True)
class Place:
    """Where a table can go back to: as it was at version `to`.

    That is before the last answer of `seat`, or where its turn, or a round, began. So many events would be undone
    (`lost`), the first of which are `events`, told as everyone may know them.
    """

    to: int
    kind: PlaceKind
    seat: int | None
    lost: int
    events: list[Tagged]


@dataclass(frozen=True)
class Proposal:
    """Somebody who sits at `seat` asks to go back; the people of `waiting` have not agreed yet, within the seconds."""

    number: int
    seat: int
    place: Place
    waiting: list[int]
    seconds: int


@dataclass(frozen=True)
class Onward:
    """The table of a rematch, and the secret with which onlookers of this one follow there."""

    table: str
    watch: str


@dataclass(frozen=True)
class Left:
    """What I have left beforehand: `answer` to the same `question`; without one, every window goes by."""

    question: str
    answer: Tagged | None


@dataclass(frozen=True)
class Scene:
    """The table as it stands, seen from `chair` (null: as a spectator sees it).

    `again`: who calls for a rematch, `onward`: where onlookers see it; `late`: for whom a bot has just answered, their
    time being up; `paused`: by whom; `rewind`: somebody proposes to go back, and until all have agreed or one declines,
    bots and clock stand still. `secret`: somebody knows what others may not, so that people at one screen need a
    curtain. Of play over days: `dues`, when a bot answers for a seat; `rests`, until when its clock
    stands because somebody is away; `left`, what the chair has left beforehand, told to nobody else.
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
    seal: Seal | None
    guide: Guide | None
    puzzle: PuzzleScene | None
    again: str | None
    onward: Onward | None
    late: list[int]
    paused: str | None
    rewind: Proposal | None
    secret: bool
    dues: list[Due]
    rests: list[Due]
    left: Left | None
