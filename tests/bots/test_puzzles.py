"""Every puzzle can be played up to its question, its solution is best, and what is told of it is what happens.

The short form judges a few puzzles of each game once more, the long one all of them: the proofs are played whole.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from extent import long, of
from magoteka.core.agenda import Poll
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.games import GAMES
from magoteka.puzzles import PAGE, Puzzle, every_puzzle, followed, puzzles_of, read, steps_of, written
from magoteka.texts import HOME, Texts
from tools.puzzle_facts import motif_of, title_of, tries
from tools.puzzles import FEWEST, LEAD, LINES, MOST, PLANS, SURE, enumerated, holds, proven, seconded

EVERY_GAME = pytest.mark.parametrize(
    "game", [one for one in GAMES.values() if puzzles_of(one)], ids=lambda game: game.name
)


def some(each: int, puzzles: Sequence[Puzzle]) -> pytest.MarkDecorator:
    """Puzzles of which the short form takes one of so many, and the long form all."""
    cases = [
        pytest.param(one, id=f"{one.game}-{one.name}", marks=() if at % each == 0 else long)
        for at, one in enumerate(puzzles)
    ]
    return pytest.mark.parametrize("puzzle", cases)


EVERY_PUZZLE = some(1, every_puzzle())
LEAST = {"abraca": 21, "siggil": 21, "five_seals": 24, "fabled": 20, "magic_sword": 17}  # puzzles of a game
ENOUGH = 20_000  # tables of an end, in the short form
EASE = 0.15  # bots may learn
LARGEST = 6_500  # bytes of a puzzle, with its part of the words


@EVERY_GAME
def test_a_game_has_puzzles_of_several_kinds(game: Game) -> None:
    puzzles = list(puzzles_of(game).values())
    assert len(puzzles) >= LEAST[game.name]
    assert {puzzle.record.ruleset for puzzle in puzzles} == {game.ruleset}
    solutions = [str(puzzle.solution.option) for puzzle in puzzles]
    assert max(map(solutions.count, solutions)) <= PLANS[game.name].same
    assert len({(puzzle.record.seats, puzzle.theme) for puzzle in puzzles}) > 1


@EVERY_GAME
def test_puzzles_are_written_as_they_are_read_and_take_little_room(game: Game) -> None:
    page = (game.folder / PAGE).read_text("utf-8")
    assert len(page.encode()) <= LARGEST * len(puzzles_of(game))
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


@some(9, every_puzzle())
def test_the_judge_finds_the_solution_once_more(puzzle: Puzzle) -> None:
    """Except where all lines are known: then the judge's habits are no proof of anything."""
    assert holds(puzzle, PLANS[puzzle.game].again) or enumerated(puzzle) is not None


@EVERY_PUZZLE
def test_where_every_line_can_be_followed_the_solution_alone_is_best(puzzle: Puzzle) -> None:
    """Two of Siggil were false: against rivals who see the end no answer won."""
    values = enumerated(puzzle, of(ENOUGH, LINES))
    if values is not None:
        assert all(values[0] - value >= LEAD for value in values[1:])
        assert puzzle.solution.value >= values[0] - 0.001


@some(10, [one for one in every_puzzle() if PLANS[one.game].deep])
def test_whoever_lets_rivals_answer_as_well_as_they_can_finds_the_same(puzzle: Puzzle) -> None:
    assert enumerated(puzzle) is not None or seconded(puzzle, PLANS[puzzle.game].deep)


@pytest.mark.long
@EVERY_PUZZLE
def test_the_solution_stands_when_strong_players_play_on(puzzle: Puzzle) -> None:
    """The whole proof: every end of the solver's turn where it can be looked at, and masters in 40 worlds."""
    assert proven(puzzle)


@pytest.mark.parametrize("puzzle", [one for one in every_puzzle() if one.game == "siggil"], ids=lambda one: one.name)
@pytest.mark.rule("SG-18")
def test_a_puzzle_of_siggil_shows_what_its_judge_knows(puzzle: Puzzle) -> None:
    """The judge keeps the hands that all have seen being taken; so they lie open to the solver."""
    view = Match.replay(GAMES["siggil"], puzzle.record).view(puzzle.seat)
    others = [seat for seat in range(puzzle.record.seats) if seat != puzzle.seat]
    assert [len(view.remembered[seat]) for seat in others] == [view.hand_sizes[seat] for seat in others]


# --- what is told of them --------------------------------------------------------------------------------------------


@EVERY_PUZZLE
def test_both_lines_are_what_the_rules_do_and_only_the_best_answer_wins_more(puzzle: Puzzle) -> None:
    """Masters play on in the same world after the solution and after the answer that tempts most."""
    game, shares = GAMES[puzzle.game], []
    table = Match.replay(game, puzzle.record).state
    best, tempting = puzzle.telling.lines
    assert (best[0].option, best[0].seat) == (puzzle.solution.option, puzzle.seat)
    assert tempting[0].option in [one.option for one in puzzle.weighed[1:]]
    for line in (best, tempting):
        match = Match.replay(game, puzzle.played(line))
        told = followed(game, table, puzzle, line)
        assert match.over
        assert match.winners == told.winners
        log = [event.seen_by(puzzle.seat) for event in match.log]
        assert told.events or told.end
        assert set(told.events + told.end) <= set(log)
        assert not told.end or log[-1] == told.end[-1]
        shares.append((puzzle.seat in told.winners) / len(told.winners))
    assert shares[0] > shares[1]


@EVERY_GAME
@pytest.mark.parametrize("lang", HOME)
def test_every_puzzle_has_a_name_of_its_own_and_its_lines_are_sentences(game: Game, lang: str) -> None:
    texts, names = Texts(lang), []
    for puzzle in puzzles_of(game).values():
        match = Match.replay(game, puzzle.record)
        facts = title_of(game, match, puzzle.seat)
        assert facts == {name: fact for name, fact in puzzle.telling.title.items() if name != "nth"}
        names.append(texts.say(f"{game.name}-puzzle", **puzzle.telling.title))
        players = ["Мира", "Лель", "Яга", "Кот", "Ива", "Дан"][: puzzle.record.seats]
        for line in puzzle.telling.lines:
            told = followed(game, match.state, puzzle, line)
            said = [texts.sentence(game, "event", event, players, puzzle.seat) for event in told.events + told.end]
            assert not [one for one in said if one.startswith(f"{game.name}-event")]
    assert len({*names}) == len(names)


@EVERY_PUZZLE
def test_what_a_puzzle_is_about_is_seen_in_its_lines(puzzle: Puzzle) -> None:
    game = GAMES[puzzle.game]
    table = Match.replay(game, puzzle.record).state
    assert motif_of(puzzle, table) == puzzle.telling.motif
    if puzzle.telling.motif == "finish":
        steps, winners = steps_of(game, table, puzzle, puzzle.telling.lines[0])
        assert {step.seat for step in steps} == {puzzle.seat}
        assert puzzle.seat in winners


@some(12, every_puzzle())
def test_its_difficulty_is_how_often_bots_are_wrong(puzzle: Puzzle) -> None:
    given = tries(puzzle, Match.replay(GAMES[puzzle.game], puzzle.record))
    assert given[str(puzzle.solution.option)] / given.total() == pytest.approx(puzzle.telling.ease, abs=EASE)


@EVERY_GAME
def test_there_are_easy_puzzles_and_hard_ones(game: Game) -> None:
    assert len({one.telling.level for one in puzzles_of(game).values()}) > 1
