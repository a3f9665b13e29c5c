"""Sets of matches in files: each is a line of JSON, a record with who played and what came of it."""

from __future__ import annotations

import json
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from magoteka.arena.plan import NATURE_STREAM, Plan
from magoteka.arena.play import Chairs, Heard, chunked
from magoteka.arena.problems import OtherSeries
from magoteka.arena.tally import Tally
from magoteka.core.agenda import NATURE, Question, State
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.core.problems import BadRecord
from magoteka.core.record import Answer, GameRecord, from_json
from magoteka.games import game_named

Line = dict[str, Any]
Given = TypeVar("Given")
Made = TypeVar("Made")

AHEAD = 4  # pieces of work a process that are given out before they are wanted
LARGEST = 25  # matches a piece: a long one keeps few others waiting
LEAST_PIECES = 50


# --- making ----------------------------------------------------------------------------------------------------------


class Scribe(Chairs):
    """Bots around a table whose every answer is written down, nature's too."""

    def __init__(self, plan: Plan, number: int, table: State) -> None:
        super().__init__(plan, number, table)
        table.listening = True
        self.answers: list[Answer] = []

    def give(self, question: Question, index: int) -> None:
        encode, option = self.rules.game.codec.encode, question.menu(self.table)[index]
        super().give(question, index)
        self.table.asking()  # what follows without a question belongs to the answer
        self.answers.append(Answer(question.seat, encode(option), [encode(event) for event in self.table.events]))
        self.hear()


def result_of(game: Game, table: State) -> Line:
    """What came of a match."""
    return {"over": table.asking() is None, "winners": list(game.winners(table)), "scores": list(game.scores(table))}


def played_line(plan: Plan, number: int) -> Line:
    """A match of a series, played and written down."""
    game = plan.rules()
    table = game.new(plan.seats, plan.settings)
    scribe = Scribe(plan, number, table)
    scribe.play(plan.stream(number, NATURE_STREAM))
    record = GameRecord(game.name, game.ruleset, plan.seats, plan.settings, scribe.answers)
    players = [{"name": "", "bot": plan.bot_at(number, seat)} for seat in range(plan.seats)]
    about = {"series": plan.fingerprint(), "number": number, "players": players, **result_of(game, table)}
    return {**json.loads(record.dumps()), **about}


def played_text(plan: Plan, numbers: Iterable[int]) -> list[str]:
    """Some matches of a series, as they stand in a file."""
    return [json.dumps(played_line(plan, number), ensure_ascii=False) for number in numbers]


def collected(plan: Plan, path: Path, jobs: int, heard: Heard = lambda games: None) -> Tally:
    """Play what a file lacks of a series; `heard` is told of what was there, and then of each piece.

    Matches stand in the file in their order, whoever played them: how it was interrupted and gone on with, and in how
    many processes it was played, cannot be seen in it.
    """
    tally, there = Tally(plan.seats), kept_of(plan, path)
    for line in lines_in(path) if there else ():
        if line["number"] < plan.games:
            count(tally, line)
    heard(min(there, plan.games))
    size = max(1, min(LARGEST, plan.games // LEAST_PIECES))
    pieces = chunked(range(there, plan.games), size)
    with path.open("a", encoding="utf-8") as file:
        for texts in in_order(partial(played_text, plan), pieces, jobs):
            file.writelines(f"{text}\n" for text in texts)
            file.flush()
            for text in texts:
                count(tally, json.loads(text))
            heard(len(texts))
    return tally


def kept_of(plan: Plan, path: Path) -> int:
    """How many matches of a series a file has; a last line that was torn off is cut off."""
    if not path.exists():
        return 0
    mark, found, whole = plan.fingerprint(), 0, 0
    with path.open("rb") as file:
        for text in file:
            line = loaded(text) if text.endswith(b"\n") else None
            if line is None:
                break
            if line.get("series") != mark or line.get("number") != found:
                raise OtherSeries(path=path)
            found, whole = found + 1, whole + len(text)
    if path.stat().st_size != whole:
        if found == 0:
            raise OtherSeries(path=path)
        with path.open("r+b") as file:
            file.truncate(whole)
    return found


def loaded(text: bytes) -> Line | None:
    """A line of a file; None if it is not whole."""
    try:
        line = json.loads(text)
    except ValueError:
        return None
    return line if isinstance(line, dict) else None


def count(tally: Tally, line: Line) -> None:
    """Add a match to what a series came to."""
    answers = sum(answer[0] != NATURE for answer in line["answers"])
    tally.add(answers, tuple(line["winners"]), tuple(one["bot"] for one in line["players"]), line["over"])


def in_order(work: Callable[[Given], Made], given: Iterable[Given], jobs: int) -> Iterator[Made]:
    """What comes of each, in order: in this process or in several, which are never far ahead of the reader."""
    if jobs <= 1:
        yield from map(work, given)
        return
    pool = ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    busy: deque[Future[Made]] = deque()
    try:
        for one in given:
            busy.append(pool.submit(work, one))
            if len(busy) >= AHEAD * jobs:
                yield busy.popleft().result()
        while busy:
            yield busy.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


# --- reading ---------------------------------------------------------------------------------------------------------


def lines_in(path: Path) -> Iterator[Line]:
    """The matches of a file, one after another; or one sentence on the line that is none."""
    with path.open("rb") as file:
        for number, text in enumerate(file, 1):
            line = loaded(text)
            if line is None:
                raise BadRecord(what=f"line {number} is no match")
            yield line


def whole(line: Line, *, views: bool = False) -> Line:
    """A match with its result, and with what each seat saw before its answers if wished: played again for it.

    Answers of older rules become those of today's where they must be played.
    """
    if "winners" in line and not views:
        return line
    record = from_json(line)
    match = Match.replay(game_named(record.game), record)
    line = {**line, "ruleset": match.record.ruleset, "answers": [one.row() for one in match.record.answers]}
    line |= result_of(match.game, match.state)
    return {**line, "seen": seen_in(match)} if views else line


def seen_in(match: Match) -> list[Line | None]:
    """For each answer of a match: what its seat saw, and among what it chose; None for nature."""
    game, encode = match.game, match.game.codec.encode
    again = Match(game, GameRecord(game.name, game.ruleset, match.record.seats, match.record.settings), match.rng)
    found: list[Line | None] = []
    for place, answer in enumerate(match.record.answers):
        again.question = again.state.asking()
        if answer.seat == NATURE:
            found.append(None)
        else:
            options = [encode(option) for option in again.options(answer.seat)]
            found.append({"view": encode(again.view(answer.seat)), "options": options})
        again.replay_one(place, answer)
    return found
