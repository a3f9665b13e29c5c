"""Matches of a variant, each reduced to a line: how long it was, who won and led, and what was met in it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from magoteka.arena.altered import Changes, enter
from magoteka.arena.coverage import QUESTION, SETTING, Coverage, sought_in
from magoteka.arena.field import Crew, Processes
from magoteka.arena.plan import NATURE_STREAM, Plan
from magoteka.arena.play import Chairs, chunked
from magoteka.arena.problems import BrokenVariant, OtherSeries
from magoteka.arena.variants import Variant
from magoteka.core.agenda import Question, State
from magoteka.core.game import Game
from magoteka.core.problems import UnknownSetting

Row = dict[str, Any]
Task = Callable[[Mapping[str, Any], tuple[int, ...]], Any]  # done in the program of a trial; a fault is a text
Thing = tuple[str, str, str]  # of which kind, its name, and its clause where it has one
LARGEST, LEAST_PIECES = 20, 50  # matches in a piece of work, and pieces of a series


@dataclass(frozen=True)
class Trial(Plan):
    """A series with a variant of a game; answers with the tags of `drawn` are drawn by lot, whoever plays."""

    drawn: tuple[str, ...] = ()
    mark: str = ""  # of the numbers that are changed
    changes: Changes = field(default_factory=dict)

    def fingerprint(self) -> str:
        parts = (super().fingerprint(), self.rules().shape, *self.drawn, self.mark)  # who edits rules begins anew
        return "-".join(filter(None, parts))

    def checked(self) -> Trial:
        super().checked()
        known = {row.tag for row in self.rules().codec.by_kind.values()}
        for tag in self.drawn:
            if tag not in known:
                raise UnknownSetting(game=self.game, key=tag, known=", ".join(sorted(known)))
        return self


def trial_of(variant: Variant, plan: Plan, drawn: tuple[str, ...] = ()) -> Trial:
    """The series of a variant; what it does not settle is as in the plan."""
    settings = plan.rules().agreed({**plan.settings, **variant.settings})
    facts = {**vars(plan), "settings": settings}
    return Trial(**facts, drawn=drawn, mark=variant.mark(), changes=variant.changes()).checked()


# --- playing ---------------------------------------------------------------------------------------------------------


class Witness(Chairs):
    """Bots around a table, and somebody who takes down what a designer wants to know."""

    def __init__(self, trial: Trial, number: int, table: State, met: Coverage, places: Mapping[Any, int]) -> None:
        super().__init__(trial, number, table)
        table.listening = True
        self.drawn = trial.drawn
        self.known, self.places = met, places
        self.met: set[int] = set()
        self.had: dict[int, set[int]] = {}
        self.turns = self.rounds = self.answers = 0
        self.led: list[tuple[int, ...]] = []  # the scores after each answer of a seat

    def chosen(self, question: Question) -> int:
        game, table = self.rules.game, self.table
        if self.drawn and game.codec.tag_of(question.options(table)[0]) in self.drawn:
            open_ones = question.indices(table)
            return open_ones[self.minds[question.seat].below(len(open_ones))]
        return super().chosen(question)

    def give(self, question: Question, index: int) -> None:
        game, option = self.rules.game, question.menu(self.table)[index]
        self.meet((QUESTION, game.codec.tag_of(question)))
        self.meet(("answer", game.codec.tag_of(option)))
        super().give(question, index)
        self.table.asking()  # what follows without a question belongs to the answer
        for event in self.table.events:
            tag = game.codec.tag_of(event)
            self.turns += tag in game.turns
            self.rounds += tag in game.rounds
            for name in self.known.names_in(event):
                self.meet(name, getattr(event, "seat", None))
        self.hear()
        if question.seat >= 0:
            self.answers += 1
            self.led.append(tuple(game.scores(self.table)))

    def meet(self, name: tuple[str, str], seat: object = None) -> None:
        """Something was there, perhaps before a seat."""
        place = self.places.get(name)
        if place is None:
            return
        self.met.add(place)
        if isinstance(seat, int) and seat >= 0:
            self.had.setdefault(place, set()).add(seat)


def played(trial: Trial, numbers: Iterable[int]) -> list[Row]:
    """Some matches of a series."""
    game = trial.rules()
    known = Coverage(game)
    places = {name: place for place, name in enumerate(sought(game))}
    return [row_of(trial, number, known, places) for number in numbers]


def row_of(trial: Trial, number: int, known: Coverage, places: Mapping[Any, int]) -> Row:
    """One match as a line."""
    game = trial.rules()
    table = game.new(trial.seats, trial.settings)
    witness = Witness(trial, number, table, known, places)
    witness.play(trial.stream(number, NATURE_STREAM))
    return {
        "number": number,
        "bots": [trial.bot_at(number, seat) for seat in range(trial.seats)],
        "over": table.asking() is None,
        "answers": witness.answers,
        "turns": witness.turns,
        "rounds": witness.rounds,
        "winners": list(game.winners(table)),
        "scores": list(game.scores(table)),
        "half": list(witness.led[len(witness.led) // 2]) if witness.led else [],
        "met": sorted(witness.met),
        "had": {str(place): sorted(seats) for place, seats in sorted(witness.had.items())},
    }


def sought(game: Game) -> list[tuple[str, str]]:
    """All that can be met in a match; settings are not met."""
    return [(kind, name) for kind, name in sought_in(game) if kind != SETTING]


def things_of(game: Game) -> list[Thing]:
    """The same with the names by which things go, and the clauses of questions."""
    labels = {(part.kind, value): label for part in game.parts for value, label in part.each.items()}
    by_tag = game.codec.by_tag
    return [
        (kind, labels.get((kind, name), name), getattr(by_tag[name].kind, "clause", "") if kind == QUESTION else "")
        for kind, name in sought(game)
    ]


# --- in other processes ----------------------------------------------------------------------------------------------


def piece(facts: Mapping[str, Any], numbers: tuple[int, ...]) -> Any:
    """Play in the program that the series is for; without numbers, say what can be met there. A fault is a text.

    What comes in and goes out is plain: the classes of two programs do not know each other.
    """
    enter(facts["mark"], facts["changes"])
    try:
        here = import_module(__name__)  # in an altered program another one than this
        trial = here.Trial(**facts)
        return here.played(trial, numbers) if numbers else here.things_of(trial.rules())
    except Exception as error:
        if not facts["mark"]:
            raise
        return f"{type(error).__name__}, {error}"


class Series:
    """The lines of a trial that are done, in a file, so that the same command goes on with it."""

    def __init__(self, trial: Trial, name: str, path: Path) -> None:
        self.trial, self.name, self.path = trial, name, path
        self.things: list[Thing] = []
        self.rows: dict[int, Row] = {}

    def play(self, crew: Crew, heard: Callable[[int], None] = lambda matches: None) -> None:
        """Play what is missing; `heard` is told how many are there each time."""
        if self.trial.mark and crew.here:
            crew = Processes(1)  # this process stays what it is
        self.open(crew)
        heard(len(self.rows))
        missing = [number for number in range(self.trial.games) if number not in self.rows]
        size = max(1, min(LARGEST, self.trial.games // LEAST_PIECES))
        with self.path.open("a", encoding="utf-8") as file:
            for rows in self.work(crew, chunked(missing, size)):
                file.writelines(json.dumps(row) + "\n" for row in rows)
                file.flush()
                self.rows |= {row["number"]: row for row in rows}
                heard(len(self.rows))

    def work(self, crew: Crew, pieces: Iterator[tuple[int, ...]], task: Task = piece) -> Iterator[Any]:
        """What comes of pieces of work, or one sentence on why it cannot be done."""
        for made in crew.work(partial(task, vars(self.trial)), pieces):
            if isinstance(made, str):
                raise BrokenVariant(name=self.name, why=made)
            yield made

    def open(self, crew: Crew) -> None:
        """Read what is there; a line that was torn off is played again."""
        lines = self.path.read_text("utf-8").splitlines() if self.path.exists() else []
        head = loaded(lines[0]) if lines else None
        if lines and (head is None or head.get("trial") != self.trial.fingerprint()):
            raise OtherSeries(path=self.path)
        if head is None:
            head = {"trial": self.trial.fingerprint(), "things": next(self.work(crew, iter([()])))}
        found = [row for line in lines[1:] if (row := loaded(line)) is not None and row["number"] < self.trial.games]
        self.rows = {row["number"]: row for row in found}
        self.things = [(kind, name, clause) for kind, name, clause in head["things"]]
        kept = [head, *(loaded(line) for line in lines[1:])]
        self.path.write_text("".join(json.dumps(row) + "\n" for row in kept if row is not None), "utf-8")

    def in_order(self) -> list[Row]:
        """The lines by their numbers."""
        return [self.rows[number] for number in sorted(self.rows)]


def loaded(line: str) -> Row | None:
    """A line of a file; None if it is not whole."""
    try:
        row = json.loads(line)
    except ValueError:
        return None
    return row if isinstance(row, dict) else None
