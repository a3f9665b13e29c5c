"""A table that was opened for a puzzle: its question stands until whoever solves it plays on.

What is tried is judged and stored, but not carried out: the match waits at its question, so nothing comes to light and
everything can be tried again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from magoteka.core.codec import Json
from magoteka.core.event import Option
from magoteka.core.match import Match
from magoteka.puzzles import Puzzle, puzzles_of
from magoteka.table.store import Row
from magoteka.table.wire import GoOn, QuestScene, Tried

if TYPE_CHECKING:
    from magoteka.table.journal import Journal
    from magoteka.table.table import Table

JUDGED = "greedy"  # who plays on against the solver: somebody as good as those for whom the answers were judged


class Quest:
    """A puzzle, the match that stands at its question, and what was tried."""

    def __init__(self, puzzle: Puzzle, match: Match) -> None:
        self.puzzle = puzzle
        self.match = match
        self.tried: Json = None
        self.shown = False  # the solution was asked for
        match.written = puzzle.nature

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

    def scene(self, chair: int | None) -> QuestScene | None:
        """What the solver sees of it: before his first try nothing but that there is something to be found."""
        if chair != self.puzzle.seat or not self.stands:
            return None
        puzzle, best = self.puzzle, self.puzzle.solution
        tried = puzzle.found(self.tried)
        names = [*puzzles_of(self.match.game)]
        number = names.index(puzzle.name) + 1
        if tried is None and not self.shown:
            return QuestScene(puzzle.name, number, len(names), self.match.record.length, None, False, None, None)
        found = tried is best
        solution = Tried(best.option, best.value) if found or self.shown else None
        return QuestScene(
            *(puzzle.name, number, len(names), self.match.record.length),
            tried=None if tried is None else Tried(tried.option, tried.value),
            found=found,
            best=puzzle.weighed[1].value if found else best.value,
            solution=solution,
        )


def quest_of(given: Json, match: Match) -> Quest | None:
    """The quest of a table that was opened for a puzzle, unless there is no such puzzle any more."""
    puzzle = None if given is None else puzzles_of(match.game).get(given["name"])
    return None if puzzle is None else Quest(puzzle, match)


def lead_up(journal: Journal) -> list[Row]:
    """The rows that lead from the deal to the question of the puzzle; nobody can go back behind it."""
    assert journal.quest is not None
    decode, rows = journal.game.codec.decode, []
    for answer in journal.quest.puzzle.record.answers:
        if answer.seat >= 0:
            rows.append(journal.submit(answer.seat, decode(answer.option)))
    journal.match.undo_points.clear()
    assert journal.quest.stands
    return [row for row in rows if row is not None]


def tries(journal: Journal, choice: Option) -> Row:
    """The solver has given a legal answer."""
    assert journal.quest is not None
    journal.quest.tried = journal.game.codec.encode(choice)
    return journal.entered("seat", journal.quest.kept())


async def go_on(table: Table, message: GoOn) -> None:
    """The solver wants to see the solution; or to play on, after what he tried last."""
    journal, quest = table.journal, table.journal.quest
    if quest is None or not quest.asks(message.seat) or message.place != quest.puzzle.place:
        return
    if not message.leave:
        quest.shown = True
        await table.stored(journal.entered("seat", quest.kept()))
        return
    tried, holder = quest.tried, journal.seats[message.seat].holder
    if holder is not None:
        await table.store.sit(holder, table.id)
    await table.stored(journal.graduate())
    if tried is not None:
        await table.answer(message.seat, journal.game.codec.decode(tried))
