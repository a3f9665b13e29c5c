"""Puzzles: questions of recorded matches to which one answer is clearly better than all others.

A game's puzzles are data beside it, made by `tools/puzzles.py`: the answers up to the question, and what the judge of
`bots/judge.py` found each open answer to be worth. A file says every answer of a seat once, among its `words`, for
matches repeat themselves.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any

from magoteka.core.codec import Json
from magoteka.core.game import Game
from magoteka.core.record import Answer, GameRecord
from magoteka.games import GAMES

HERE = Path(__file__).parent
PAGE = "puzzles.json"
FIRST_DAY = date(2026, 1, 1)


@dataclass(frozen=True)
class Weighed:
    """An answer, the share of the victory that it brings, and the standard error of how far it is from the best."""

    option: Json
    value: float
    error: float


@dataclass(frozen=True)
class Puzzle:
    """A question of a match; `weighed` are its answers, the best first. Its name is the fingerprint of all of it."""

    name: str
    seat: int
    theme: str  # the tags of the question and of its solution
    record: GameRecord
    weighed: tuple[Weighed, ...]

    @property
    def game(self) -> str:
        """The name of its game."""
        return self.record.game

    @property
    def place(self) -> int:
        """How many answers lead to the question."""
        return len(self.record.answers)

    @property
    def solution(self) -> Weighed:
        """The best answer."""
        return self.weighed[0]

    @property
    def lead(self) -> float:
        """How far the best answer is before the second."""
        return self.weighed[0].value - self.weighed[1].value

    def found(self, option: Json) -> Weighed | None:
        """What the judge found of an answer."""
        return next((one for one in self.weighed if one.option == option), None)


@cache
def puzzles_of(game: Game) -> dict[str, Puzzle]:
    """The puzzles of a game by their names, in order."""
    page = HERE / "games" / game.name / PAGE
    found = read(game, page.read_text("utf-8")) if page.exists() else []
    return {puzzle.name: puzzle for puzzle in found}


def read(game: Game, text: str) -> list[Puzzle]:
    """The puzzles of a file."""
    data = json.loads(text)
    return [puzzle_in(game, data, row) for row in data["puzzles"]]


def puzzle_in(game: Game, data: Mapping[str, Any], row: Mapping[str, Any]) -> Puzzle:
    """One puzzle: `record` are numbers of words, `weighed` triples of a word, a value and an error."""
    words = [Answer(seat, option) for seat, option in data["words"]]
    answers = [words[word] for word in row["record"]]
    record = GameRecord(game.name, data["ruleset"], row["seats"], row["settings"], answers)
    weighed = tuple(Weighed(words[word].option, value, error) for word, value, error in row["weighed"])
    return Puzzle(name_of(record, weighed), row["seat"], row["theme"], record, weighed)


def name_of(record: GameRecord, weighed: Sequence[Weighed]) -> str:
    """A name that is another one as soon as anything of the puzzle is."""
    rows = [[one.option, one.value, one.error] for one in weighed]
    return hashlib.sha256(json.dumps([record.dumps(), rows]).encode()).hexdigest()[:10]


def written(game: Game, puzzles: Sequence[Puzzle]) -> str:
    """The file of a game's puzzles, one line a puzzle."""
    words: dict[str, int] = {}

    def word(seat: int, option: Json) -> int:
        return words.setdefault(compact([seat, option]), len(words))

    rows = []
    for one in puzzles:
        head = {"seats": one.record.seats, "seat": one.seat, "settings": one.record.settings, "theme": one.theme}
        record = [word(row.seat, row.option) for row in one.record.answers]
        weighed = [[word(one.seat, each.option), each.value, each.error] for each in one.weighed]
        rows.append(compact({**head, "weighed": weighed, "record": record}))
    listed, said = ",\n".join(rows), ",\n".join(words)
    return f'{{"ruleset": {game.ruleset}, "puzzles": [\n{listed}\n], "words": [\n{said}\n]}}\n'


def compact(value: Json) -> str:
    """JSON without spaces."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


@cache
def every_puzzle() -> tuple[Puzzle, ...]:
    """The fixed list of the house: a puzzle of each game in turn."""
    by_game = [puzzles_of(game).values() for game in GAMES.values()]
    return tuple(one for row in zip_longest(*by_game) for one in row if one is not None)


def puzzle_of(day: date) -> Puzzle | None:
    """The puzzle of a day, the same for everybody; None in a house without puzzles."""
    listed = every_puzzle()
    return listed[(day - FIRST_DAY).days % len(listed)] if listed else None
