"""Two histories of a table that differ only in what one looker may not know."""

from __future__ import annotations

from typing import Any

from magoteka.core.agenda import NATURE, Poll
from magoteka.core.bits import has
from magoteka.core.chance import Rng
from magoteka.core.event import Refusal
from magoteka.core.game import Game
from magoteka.core.match import Match, fresh_record
from magoteka.core.record import answer_of
from magoteka.table.head import Head
from magoteka.table.journal import Journal
from magoteka.table.seats import Seat
from magoteka.table.store import Row


def history(head: Head, seats: list[Seat], rng: Rng, answers: int) -> list[Row]:
    """The rows of a table on which so many random answers were given."""
    journal, first, _ = Journal.begin(head, seats, rng)
    rows = [first]
    while len(rows) <= answers and not journal.match.over:
        seat = journal.match.waiting()[0]
        options = journal.match.options(seat)
        row = journal.submit(seat, options[rng.below(len(options))])
        rows += [row] if row is not None else []
    return rows


def twin(game: Game, head: Head, rows: list[Row], looker: int | None, rng: Rng) -> list[Row] | None:
    """Another history that is the same to the looker, or None when this attempt shows a difference."""
    here, there = (Match(game, fresh_record(game, head.record([])), Rng(0)) for _ in range(2))
    found = []
    for row in rows:
        mark = len(there.record.answers)
        for place, given in enumerate(row.body["answers"], mark):
            here.replay_one(place, answer_of(given, place))
            if not follow(there, given, looker, rng) or told(here, looker) != told(there, looker):
                return None
        answers = [one.row() for one in there.record.answers[mark:]]
        found.append(Row(row.seq, row.kind, {**row.body, "answers": answers}))
    return found


def follow(match: Match, given: Any, looker: int | None, rng: Rng) -> bool:
    """Give the same answer, or, where the looker does not learn it, any other."""
    seat, option, _ = given
    match.question = match.state.asking()
    if match.question is None or (match.question.seat == NATURE) != (seat == NATURE):
        return False
    question = match.question if seat == NATURE else match.asked(seat)
    if question is None:
        return False
    if isinstance(question, Poll):
        match.state.turn_to(seat)
    if seat != looker and hidden(question.knowers(match.state), looker):
        index = question.sample(match.state, rng)
        match.give(seat, index, question.menu(match.state)[index])
        return True
    found = match.sought(question, match.game.codec.decode(option))
    if isinstance(found, Refusal):
        return False
    match.give(seat, found.index, found.option)
    return True


def hidden(knowers: int, looker: int | None) -> bool:
    return knowers != -1 and (looker is None or not has(knowers, looker))


def told(match: Match, looker: int | None) -> Any:
    """All that the rules let the looker know: what is seen at a question, and what was told on the way to it.

    What is seen between two questions must follow from that; the pictures on the wire are compared by their bytes.
    """
    return match.view(looker), [event.seen_by(looker) for event in match.log]
