"""Last turns are looked at whole, and what was mined is taken in as it was found."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.games import GAMES
from magoteka.puzzles import Puzzle, every_puzzle
from tools.last_turn import LastTurn, crossroads
from tools.mine import fits, noted, row_of, rows_in
from tools.puzzles import LEAD, MOST

FEW = 2000  # tables
pytestmark = pytest.mark.once


FINISHES = [one for one in every_puzzle() if one.telling.motif == "finish" and one.game == "fabled"][:4]


@pytest.mark.parametrize("puzzle", FINISHES, ids=lambda one: one.name)
def test_a_last_turn_that_is_looked_at_whole_knows_what_each_answer_brings(puzzle: Puzzle) -> None:
    """The line that wins is followed to its last choice: the turn from there knows that this answer wins."""
    game, line = GAMES[puzzle.game], puzzle.telling.lines[0]
    for last in range(len(line) - 1, 0, -1):
        match = Match.replay(game, puzzle.played(line[:last]))
        options = [game.codec.encode(one) for one in match.options(puzzle.seat)]
        if len(options) > 1:
            break
    turn = LastTurn(game, match.state, puzzle.seat, FEW)
    assert turn.known
    worths = turn.answers(match.state)
    assert worths[options.index(line[last].option)].least == 1.0
    assert turn.worths[0].least == 1.0
    assert all(one.least <= one.most <= 1.0 for one in worths)
    ways = list(crossroads(turn, match.state, Rng(1), LEAD, range(2, MOST + 1)))
    assert ([] in ways) == (sum(one.most > 1.0 - LEAD for one in worths) == 1)


def test_what_was_mined_is_read_as_it_was_written_and_nothing_is_taken_twice(tmp_path: Path) -> None:
    puzzle, other = every_puzzle()[:2]
    noted(tmp_path / "found", row_of(puzzle, {"way": "every line"}))
    noted(tmp_path / "found", {"tally": puzzle.game})
    row = rows_in([tmp_path / "found"])[puzzle.name]
    assert row["solution"] == json.loads(json.dumps(puzzle.solution.option))
    assert not fits(puzzle, [puzzle])
    assert fits(puzzle, [])
    assert fits(puzzle, [other])
