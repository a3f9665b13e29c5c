"""The hall: the games of the house, how one gets into them, and where the house can be reached."""

from __future__ import annotations

from dataclasses import dataclass

from magoteka.puzzles import Level, Motif
from magoteka.table.wire.types import Face, Value


@dataclass(frozen=True)
class SettingInfo:
    """An option of a game that is agreed on before it begins; `seats`: how many players it concerns, null: any.

    `drawn`: for a choice that can be drawn its squares of two by two, the lower ones first: left, top, level, face up.
    `written`: whether people may write something of their own in the place of a choice.
    """

    key: str
    choices: list[Value]
    default: Value
    clause: str
    seats: tuple[int, int] | None
    drawn: dict[str, list[tuple[int, int, int, int]]]
    written: bool


@dataclass(frozen=True)
class LevelInfo:
    """A strength of bots; one of them is `first`, for those who have never played.

    Its `face` is what one thinks of at its name. Where it was measured: points among two players, give or take, and
    seconds that 95 of 100 answers take.
    """

    id: str
    first: bool
    elo: int | None
    error: int | None
    p95: float | None
    face: Face


@dataclass(frozen=True)
class PresetInfo:
    """A way into a game that one click opens; `<game>-preset-<name>` is what it says.

    So many sit down, all but the guest are bots; `minutes` it takes about; `level` from 1 to 3: how much is to learn.
    """

    name: str
    settings: dict[str, Value]
    seats: int
    minutes: int
    level: int


@dataclass(frozen=True)
class LessonInfo:
    """A guided match, and about how long it takes."""

    name: str
    minutes: int


@dataclass(frozen=True)
class PuzzleInfo:
    """A puzzle: by its name it is known when it was solved; `question` is the tag of what is asked.

    `<game>-puzzle` says `title` in words, `puzzle-motif` what it is about, `puzzle-level` how hard it is.
    """

    name: str
    seats: int
    question: str
    title: dict[str, str | int]
    motif: Motif
    level: Level


@dataclass(frozen=True)
class GameInfo:
    """A game of the house; `seat_fields` names, for each tag, the fields that hold seats."""

    name: str
    ruleset: int
    seats: tuple[int, int]
    settings: list[SettingInfo]
    levels: list[LevelInfo]
    seat_fields: dict[str, list[str]]
    odds: bool
    lessons: list[LessonInfo]
    presets: list[PresetInfo]
    puzzles: list[PuzzleInfo]


@dataclass(frozen=True)
class Daily:
    """The puzzle of a day, the same for everybody."""

    day: str
    game: str
    puzzle: str


@dataclass(frozen=True)
class LanRequest:
    """The house is to be shown in the local network, or no longer."""

    on: bool


@dataclass(frozen=True)
class Lan:
    """The address under which the local network reaches a house that is shown there; who `may` switches it."""

    address: str | None
    may: bool
