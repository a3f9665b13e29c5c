"""What was luck and what was skill in a match that is over (docs/analysis.md)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from magoteka.table.wire.from_server import Ground
from magoteka.table.wire.types import Tagged

AnalysisState: TypeAlias = Literal["none", "waiting", "working", "done", "failed", "nowhere"]
LuckKind: TypeAlias = Literal["dice", "unseen"]
MomentKind: TypeAlias = Literal["decision", "dice", "unseen"]


@dataclass(frozen=True)
class ChancePoint:
    """The winning chances of every seat before step `at` of the replay, or after its last one, with standard errors."""

    at: int
    chances: list[float]
    errors: list[float]


@dataclass(frozen=True)
class AnalysedSeat:
    """What the result of a seat is made of: `result` − `par` = `decisions` + `others` + `luck`, within `error`.

    `result` is its share of the victory, `par` its chance before the first step. `decisions` are its own ones,
    `others` what the others' decisions brought to it; of `luck` so much is `unseen`: what an answer met that its
    giver could not know. `lost` is by how much its answers stayed behind the best ones, all in all; `judged` so many
    were. `error` is the standard error of the sum, `skill_error` that of `decisions` alone.
    """

    seat: int
    result: float
    par: float
    decisions: float
    others: float
    luck: float
    unseen: float
    error: float
    skill_error: float
    lost: float
    judged: int


@dataclass(frozen=True)
class AnalysedDecision:
    """An answer that `seat` gave in step `at`, judged in worlds that the seat could not tell from the true one.

    `chance` is its share of the victory after `given`, `better_chance` after `better`, the best of those that were
    tried, which may be `given` itself; `loss` is how far one is behind the other, with its standard error, and only to
    be believed where it is `clear` of that.
    `moved` is by how much the answer was better for each seat than what the game's own player would have answered.
    """

    at: int
    seat: int
    question: str
    given: Tagged
    better: Tagged
    chance: float
    better_chance: float
    loss: float
    error: float
    clear: bool
    moved: list[float]


@dataclass(frozen=True)
class AnalysedLuck:
    """How far step `at` moved the chances of every seat by luck, with standard errors.

    `dice`: dice and draws after the answer of `seat`; `unseen`: what that answer met and its giver could not know.
    """

    at: int
    kind: LuckKind
    seat: int | None
    moved: list[float]
    errors: list[float]


@dataclass(frozen=True)
class DecidingMoment:
    """One of the moments that decided the match: a decision of `seat`, or luck, which moved it most.

    `moved` says by how much for every seat: a mistake beside the better answer, a good decision beside the answer that
    looks best at first sight; `error` is the standard error of what it says of `seat`. `better` is what a decision is
    measured by, if that would have been better; `grounds` say why the one is better than the other.
    """

    at: int
    kind: MomentKind
    seat: int
    moved: list[float]
    error: float
    better: Tagged | None
    grounds: list[Ground]


@dataclass(frozen=True)
class Analysis:
    """What was luck and what was skill in a match that is over; everything else is empty until it is `done`.

    `nowhere`: this house cannot do it. `played`: whether chances are counted by playing on to the end, or read from a
    function fitted to matches. `looks`: matches that were played on in all. `decisions` has every answer with a choice
    that was judged, in order, `luck` every step that luck moved. `moments`: at most three, the greatest first. While it
    is `waiting`, `place` says which turn it has.
    """

    state: AnalysisState
    progress: float
    played: bool
    looks: int
    chances: list[ChancePoint]
    seats: list[AnalysedSeat]
    decisions: list[AnalysedDecision]
    luck: list[AnalysedLuck]
    moments: list[DecidingMoment]
    place: int = 0
