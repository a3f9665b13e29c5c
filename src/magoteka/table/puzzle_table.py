"""A table that was opened for a puzzle: its question stands until whoever solves it plays on.

What is tried is judged and stored, but not carried out: the match waits at its question, so nothing comes to light and
everything can be tried again.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

from magoteka.core.codec import Json
from magoteka.core.event import Option
from magoteka.core.match import Match
from magoteka.core.stored import by_nature
from magoteka.puzzles import Puzzle, followed, puzzles_of
from magoteka.table.problems import BadRequest
from magoteka.table.store import Row, dumps
from magoteka.table.wire import GoOn, PuzzleLine, PuzzleScene, Tried

if TYPE_CHECKING:
    from magoteka.table.journal import Journal
    from magoteka.table.table import Table

JUDGED = "greedy"  # who plays on against the solver: somebody as good as those for whom the answers were judged


class PuzzleTable:
    """A puzzle, the match that stands at its question, and what was tried."""

    def __init__(self, puzzle: Puzzle, match: Match) -> None:
        self.puzzle = puzzle
        self.match = match
        self.tried: Json = None
        self.shown = False  # the solution was asked for
        self.lines: dict[bool, PuzzleLine] = {}  # that were told
        decode = match.game.codec.decode
        self.way: list[tuple[int, Option]] = [(row.seat, decode(row.option)) for row in puzzle.record.answers]
        match.written = by_nature(self.way)

    @property
    def stands(self) -> bool:
        """Whether the match is still at the question."""
        return self.match.record.length == self.puzzle.place

    def asks(self, seat: int) -> bool:
        """Whether an answer of a seat is a try."""
        return self.stands and seat == self.puzzle.seat

    def kept(self) -> dict[str, Json]:
        """What is stored of it."""
        return {"quest": {"tried": self.tried, "shown": self.shown}}

    def recall(self, body: Json) -> None:
        """What a row or a snapshot says of it."""
        if "quest" in body:
            self.tried, self.shown = body["quest"]["tried"], body["quest"]["shown"]

    def scene(self, chair: int | None) -> PuzzleScene | None:
        """What the solver sees of it: before his first try nothing but that there is something to be found."""
        if chair != self.puzzle.seat or not self.stands:
            return None
        puzzle, best = self.puzzle, self.puzzle.solution
        tried = puzzle.found(self.tried)
        names = [*puzzles_of(self.match.game)]
        number = names.index(puzzle.name) + 1
        if tried is None and not self.shown:
            return PuzzleScene(puzzle.name, number, len(names), self.match.record.length, None, False, None, None, [])
        found = tried is best
        solution = Tried(best.option, best.value) if found or self.shown else None
        return PuzzleScene(
            *(puzzle.name, number, len(names), self.match.record.length),
            tried=None if tried is None else Tried(tried.option, tried.value),
            found=found,
            best=puzzle.weighed[1].value if found else best.value,
            solution=solution,
            lines=[self.line(option, best=option == best.option) for option in self.open_lines()],
        )

    def open_lines(self) -> list[Json]:
        """The answers after which may be shown how the match went on, the solution first."""
        puzzle, open_to_all = self.puzzle, self.shown or self.tried == self.puzzle.solution.option
        answers = [line[0].option for line in puzzle.telling.lines]
        return [option for option in answers if open_to_all or option == self.tried]

    def line(self, option: Json, *, best: bool) -> PuzzleLine:
        """What a line tells: it is carried out at the table, once."""
        if best not in self.lines:
            encode = self.match.game.codec.encode
            told = followed(self.match.game, self.match.state, self.puzzle, self.puzzle.line(option))
            events, end = ([encode(event) for event in part] for part in (told.events, told.end))
            self.lines[best] = PuzzleLine(best, option, events, end, told.skipped, list(told.winners))
        return self.lines[best]

    def file(self, names: Sequence[str], *, best: bool) -> bytes:
        """A line as a match from a file, to be looked at; refused where it would give the solution away."""
        puzzle = self.puzzle
        option = next((one for one in self.open_lines() if (one == puzzle.solution.option) == best), None)
        if not self.stands or option is None:
            raise BadRequest(what="nothing of the kind may be shown yet")
        record = json.loads(puzzle.played(puzzle.line(option)).dumps())
        return dumps({"record": {**record, "players": [{"name": name} for name in names]}}).encode()

    @property
    def turn(self) -> int:
        """How many answers of seats lead to the question."""
        return sum(seat >= 0 for seat, _ in self.way)


def puzzle_table_of(given: Json, match: Match) -> PuzzleTable | None:
    """The puzzle of a table that was opened for one, unless there is no such puzzle any more."""
    puzzle = None if given is None else puzzles_of(match.game).get(given["name"])
    return None if puzzle is None else PuzzleTable(puzzle, match)


def lead_up(journal: Journal) -> list[Row]:
    """The rows that lead from the deal to the question of the puzzle; nobody can go back behind it."""
    assert journal.puzzle_table is not None
    rows = [journal.submit(seat, option) for seat, option in journal.puzzle_table.way if seat >= 0]
    journal.match.undo_points.clear()
    assert journal.puzzle_table.stands
    return [row for row in rows if row is not None]


def tries(journal: Journal, choice: Option) -> Row:
    """The solver has given a legal answer."""
    assert journal.puzzle_table is not None
    journal.puzzle_table.tried = journal.game.codec.encode(choice)
    return journal.entered("seat", journal.puzzle_table.kept())


async def go_on(table: Table, message: GoOn) -> None:
    """The solver wants to see the solution; or to play on, after what he tried last."""
    journal, puzzle_table = table.journal, table.journal.puzzle_table
    if puzzle_table is None or not puzzle_table.asks(message.seat) or message.place != puzzle_table.puzzle.place:
        return
    if not message.leave:
        puzzle_table.shown = True
        await table.stored(journal.entered("seat", puzzle_table.kept()))
        return
    tried, holder = puzzle_table.tried, journal.seats[message.seat].holder
    if holder is not None:
        await table.store.sit(holder, table.id)
    await table.stored(journal.graduate())
    if tried is not None:
        await table.answer(message.seat, journal.game.codec.decode(tried))
