"""Every puzzle can be played up to its question, and the judge still finds its solution best."""

from __future__ import annotations

import pytest

from magoteka.core.agenda import Poll
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.games import GAMES
from magoteka.puzzles import HERE, PAGE, Puzzle, every_puzzle, puzzles_of, read, written
from tools.puzzles import FEWEST, LEAD, MOST, PLANS, SAME_ANSWER, SURE, enumerated, holds, seconded

EVERY_GAME = pytest.mark.parametrize(
    "game", [one for one in GAMES.values() if puzzles_of(one)], ids=lambda game: game.name
)
EVERY_PUZZLE = pytest.mark.parametrize("puzzle", every_puzzle(), ids=lambda one: f"{one.game}-{one.name}")
LEAST = 10  # puzzles of a game
ENOUGH = 200_000  # tables of an end
LARGEST = 80_000  # bytes of a game's puzzles


@EVERY_GAME
def test_a_game_has_puzzles_of_several_kinds(game: Game) -> None:
    puzzles = list(puzzles_of(game).values())
    assert len(puzzles) >= LEAST
    assert {puzzle.record.ruleset for puzzle in puzzles} == {game.ruleset}
    solutions = [str(puzzle.solution.option) for puzzle in puzzles]
    assert max(map(solutions.count, solutions)) <= SAME_ANSWER
    assert len({(puzzle.record.seats, puzzle.theme) for puzzle in puzzles}) > 1


@EVERY_GAME
def test_puzzles_are_written_as_they_are_read_and_take_little_room(game: Game) -> None:
    page = (HERE / "games" / game.name / PAGE).read_text("utf-8")
    assert len(page.encode()) <= LARGEST
    assert written(game, read(game, page)) == page


@EVERY_PUZZLE
def test_a_puzzle_leads_to_its_question_and_its_solution_is_clearly_best(puzzle: Puzzle) -> None:
    game = GAMES[puzzle.game]
    match = Match.replay(game, puzzle.record)
    assert match.record.length == puzzle.place
    assert match.waiting() == [puzzle.seat]
    assert match.question is not None
    assert not isinstance(match.question, Poll)
    assert not match.question.whispered
    question, solution = puzzle.theme.split()
    assert (game.codec.tag_of(match.question), puzzle.solution.option["tag"]) == (question, solution)
    options = [game.codec.encode(one) for one in match.options(puzzle.seat)]
    assert FEWEST <= len(options) <= MOST
    assert sorted(map(str, options)) == sorted(str(one.option) for one in puzzle.weighed)
    for other in puzzle.weighed[1:]:
        behind = puzzle.solution.value - other.value
        assert behind >= LEAD - 0.001
        assert behind >= SURE * other.error - 0.005


@EVERY_PUZZLE
def test_the_judge_finds_the_solution_once_more(puzzle: Puzzle) -> None:
    assert holds(puzzle, PLANS[puzzle.game].again)


@EVERY_PUZZLE
def test_where_every_line_can_be_followed_the_solution_alone_is_best(puzzle: Puzzle) -> None:
    """Two of Siggil were false: against rivals who see the end no answer won."""
    values = enumerated(puzzle, ENOUGH)
    if values is not None:
        assert all(values[0] - value >= LEAD for value in values[1:])
        assert puzzle.solution.value >= values[0]


@pytest.mark.parametrize(
    "puzzle", [one for one in every_puzzle() if PLANS[one.game].deep], ids=lambda one: f"{one.game}-{one.name}"
)
def test_whoever_lets_rivals_answer_as_well_as_they_can_finds_the_same(puzzle: Puzzle) -> None:
    assert seconded(puzzle, PLANS[puzzle.game].deep)


@pytest.mark.parametrize("puzzle", [one for one in every_puzzle() if one.game == "siggil"], ids=lambda one: one.name)
@pytest.mark.rule("SG-18")
def test_a_puzzle_of_siggil_shows_what_its_judge_knows(puzzle: Puzzle) -> None:
    """The judge keeps the hands that all have seen being taken; so they lie open to the solver."""
    view = Match.replay(GAMES["siggil"], puzzle.record).view(puzzle.seat)
    others = [seat for seat in range(puzzle.record.seats) if seat != puzzle.seat]
    assert [len(view.remembered[seat]) for seat in others] == [view.hand_sizes[seat] for seat in others]
