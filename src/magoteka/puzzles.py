"""Puzzles: questions of recorded matches to which one answer is clearly better than all others.

A game's puzzles are data beside it, made by `tools/puzzles.py`: the answers up to the question, what each open answer
was found to be worth, and how strong players played on, in one world with one luck, after the best answer and after the
one that tempts most. What is told of those lines is what the rules do when they are carried out once more. A file says
every answer of a seat once, among its `words`, for matches repeat themselves.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from itertools import takewhile, zip_longest
from typing import Any, Literal, TypeAlias, get_args

from magoteka.core.agenda import NATURE, State
from magoteka.core.codec import Json
from magoteka.core.event import Event
from magoteka.core.game import Game
from magoteka.core.match import redealt
from magoteka.core.record import Answer, GameRecord
from magoteka.core.stored import carry_out
from magoteka.games import GAMES

PAGE = "puzzles.json"
FIRST_DAY = date(2026, 1, 1)
# What a puzzle is about: to win before anybody else is asked; to leave no rival the victory in his next turn; to plan
# some turns of one's own; or to stand better in a match that is far from its end.
Motif: TypeAlias = Literal["finish", "guard", "plan", "stand"]
Level: TypeAlias = Literal["easy", "fair", "hard"]
EASY, FAIR = 0.6, 0.25  # the share of bots' answers that are right
AT_ONCE, LATER, AT_LAST = 8, 4, 6  # things told of a line: of the solver's own turn, of what follows, and of the end


@dataclass(frozen=True)
class Weighed:
    """An answer, the share of the victory that it brings, and the standard error of how far it is from the best."""

    option: Json
    value: float
    error: float


@dataclass(frozen=True)
class Telling:
    """What is said of a puzzle besides its answers.

    `title` are the facts of its position by which it is called; `ease` is the share of bots' answers that were right.
    `lines` go on to the end of the match, after the best answer and after the one that tempts most, in the world where
    all that the solver does not see was drawn anew by the number `world`.
    """

    title: Mapping[str, str | int]
    motif: Motif
    ease: float
    world: int
    lines: tuple[tuple[Answer, ...], ...]

    @property
    def level(self) -> Level:
        """How hard it is."""
        return "easy" if self.ease >= EASY else "fair" if self.ease >= FAIR else "hard"


UNTOLD = Telling({}, "plan", 0.0, 0, ())


@dataclass(frozen=True)
class Puzzle:
    """A question of a match; `weighed` are its answers, the best first.

    Its name is the fingerprint of the question and its answers.
    """

    name: str
    seat: int
    theme: str  # the tags of the question and of its solution
    record: GameRecord
    weighed: tuple[Weighed, ...]
    telling: Telling = UNTOLD

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

    def line(self, option: Json) -> tuple[Answer, ...]:
        """How the match went on after an answer, where that is known."""
        return next((line for line in self.telling.lines if line[0].option == option), ())

    def played(self, line: Sequence[Answer]) -> GameRecord:
        """The match with a line at its end."""
        anew = [self.place, self.seat, self.telling.world]
        return replace(self.record, answers=[*self.record.answers, *line], redealt=anew)


@cache
def puzzles_of(game: Game) -> dict[str, Puzzle]:
    """The puzzles of a game by their names, in order."""
    page = game.folder / PAGE
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
    telling = UNTOLD
    if "lines" in row:
        assert row["motif"] in get_args(Motif)
        lines = tuple(tuple(words[word] for word in line) for line in row["lines"])
        telling = Telling(row["title"], row["motif"], row["ease"], row["world"], lines)
    return Puzzle(name_of(record, weighed), row["seat"], row["theme"], record, weighed, telling)


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
        told = one.telling
        lines = [[word(row.seat, row.option) for row in line] for line in told.lines]
        said = {"title": told.title, "motif": told.motif, "ease": told.ease, "world": told.world, "lines": lines}
        rows.append(compact({**head, "weighed": weighed, "record": record, **(said if lines else {})}))
    listed, spoken = ",\n".join(rows), ",\n".join(words)
    return f'{{"ruleset": {game.ruleset}, "puzzles": [\n{listed}\n], "words": [\n{spoken}\n]}}\n'


def compact(value: Json) -> str:
    """JSON without spaces."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


# --- what follows from an answer -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Step:
    """An answer of a line and all that nature answers after it: what the solver hears, and where he stands then."""

    seat: int
    events: tuple[Event, ...]
    chapter: int


@dataclass(frozen=True)
class Followed:
    """What a line brings, as its solver hears it: in his own turn, later, and at last."""

    events: tuple[Event, ...]
    end: tuple[Event, ...]
    winners: tuple[int, ...]
    skipped: bool  # between them there was more


def followed(game: Game, table: State, puzzle: Puzzle, line: Sequence[Answer]) -> Followed:
    """What follows from an answer, when its line is carried out at the table of the question."""
    steps, winners = steps_of(game, table, puzzle, line)
    tag = game.codec.tag_of
    own = next((at for at, step in enumerate(steps) if step.seat != puzzle.seat), len(steps))
    near = [step for step in steps[own:-1] if step.chapter == steps[0].chapter]
    heard = (event for step in steps[:own] for event in step.events)
    first = list(takewhile(lambda event: tag(event) not in game.rounds, heard))
    later = [event for step in near for event in step.events if game.mind.boon(event, puzzle.seat)]
    end = list(steps[-1].events)
    if own == len(steps):  # all of it is the solver's own turn
        first, end = first[:-AT_LAST], first[-AT_LAST:]
    skipped = len(first) > AT_ONCE or len(later) > LATER or own + len(near) < len(steps) - 1
    return Followed((*first[:AT_ONCE], *later[:LATER]), tuple(end[-AT_LAST:]), winners, skipped)


def steps_of(game: Game, table: State, puzzle: Puzzle, line: Sequence[Answer]) -> tuple[list[Step], tuple[int, ...]]:
    """A line step by step, and who wins in its end."""
    state = redealt(game, table, puzzle.played(line).redealt)
    state.listening = True
    state.clear_events()
    found: list[Step] = []
    for row in line:
        chapter = game.mind.policy.chapter(state)
        carry_out(state, game.codec, row.seat, row.option)
        state.asking()
        events = tuple(event.seen_by(puzzle.seat) for event in state.events)
        state.clear_events()
        told = tuple(event for event in events if not event.throw and game.codec.tag_of(event) not in game.turns)
        if row.seat == NATURE:
            found[-1] = replace(found[-1], events=found[-1].events + told)
        else:
            found.append(Step(row.seat, told, chapter))
    return found, game.winners(state)


@cache
def every_puzzle() -> tuple[Puzzle, ...]:
    """The fixed list of the house: a puzzle of each game in turn."""
    by_game = [puzzles_of(game).values() for game in GAMES.values()]
    return tuple(one for row in zip_longest(*by_game) for one in row if one is not None)


def puzzle_of(day: date) -> Puzzle | None:
    """The puzzle of a day, the same for everybody; None in a house without puzzles."""
    listed = every_puzzle()
    return listed[(day - FIRST_DAY).days % len(listed)] if listed else None
