"""Lessons: matches that are written down beside their game, with what a guide says on the way.

A lesson is a record with steps between its answers. Whoever learns sits on seat 0; what he is to answer next is the
answer that comes next in the script, and the steps before it are what he is told.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from magoteka.core.game import Game

PUPIL = 0


@dataclass(frozen=True)
class Step:
    """One thing that the guide says; `point` names a place of the screen, or nothing: what is to be answered."""

    say: str
    point: str = ""


@dataclass(frozen=True)
class Written:
    """An answer of the script: whose, and what."""

    seat: int
    option: Any


@dataclass(frozen=True)
class Lesson:
    """A match as it is to go; `says[n]` is said before the answer at place n, the last of them at the end."""

    game: str
    name: str
    minutes: int
    seats: int
    settings: Mapping[str, Any]
    answers: tuple[Written, ...]
    says: tuple[tuple[Step, ...], ...]
    digest: str

    @property
    def steps(self) -> int:
        """How many things are said."""
        return sum(map(len, self.says))

    def said(self, place: int) -> int:
        """How many things have been said before a place."""
        return sum(map(len, self.says[:place]))

    def key(self, step: Step) -> str:
        """The sentence of a step."""
        return f"{self.game}-lesson-{self.name}-{step.say}"


@cache
def lessons_of(game: Game) -> dict[str, Lesson]:
    """The lessons of a game by their names, in the order in which they are to be taken."""
    found = (game.folder / "lessons").glob("*.json")
    lessons = (read(game, page.stem, page.read_text("utf-8")) for page in sorted(found))
    return {lesson.name: lesson for lesson in lessons}


def read(game: Game, name: str, text: str) -> Lesson:
    """A lesson from its file; the digest is another one when the lesson or the rules change."""
    data = json.loads(text)
    answers: list[Written] = []
    says: list[list[Step]] = [[]]
    for row in data["script"]:
        if isinstance(row, dict):
            says[-1].append(Step(**row))
        else:
            answers.append(Written(*row))
            says.append([])
    digest = hashlib.sha256(f"{game.ruleset} {text}".encode()).hexdigest()[:16]
    told = tuple(map(tuple, says))
    return Lesson(game.name, name, data["minutes"], data["seats"], data["settings"], tuple(answers), told, digest)
