"""The planner of whole turns: the same luck for every line, within its budget, and stronger than who plans one step."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from magoteka.arena.contest import Contest, play_block
from magoteka.bots import own_levels
from magoteka.bots.chair import Chair, chair_at
from magoteka.bots.judge import judge_turns
from magoteka.bots.plan import BREADTH, LEAST, Given, Line, Planner, is_ahead
from magoteka.bots.search import Budget, searching
from magoteka.core.agenda import Question
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.games import GAMES

PLANNED = pytest.mark.parametrize("game", [game for game in GAMES.values() if game.mind.way == "turns"])
THINKER = searching(Budget(looks=1))


def choices(game: Game, most: int) -> Iterator[Match]:
    """A match of greedy answers, at the first of its questions with a choice."""
    match = Match.new(game, 2, {}, Rng(3))
    for _ in range(most):
        while len(match.options(match.waiting()[0])) == 1:
            match.submit(match.waiting()[0], match.options(match.waiting()[0])[0])
        yield match
        seat = match.waiting()[0]
        worth = game.mind.prior(match.view(seat), match.options(seat))
        match.submit(seat, match.options(seat)[worth.index(max(worth))])


def planner_at(match: Match) -> Planner:
    chair = chair_of(match)
    return Planner(chair, chair.worlds())


def chair_of(match: Match) -> Chair:
    return chair_at(match, match.waiting()[0], THINKER, Rng(5))


@PLANNED
def test_a_game_whose_turns_are_planned_has_a_level_for_it(game: Game) -> None:
    assert "search" in own_levels(game)


@PLANNED
def test_equal_lines_bring_the_same_in_every_world(game: Game) -> None:
    for match in choices(game, 3):
        planner = planner_at(match)
        one = planner.lines[0]
        two = Line(one.answers, one.rank)
        for number in range(LEAST):
            assert planner.share(one, number) == planner.share(two, number)


@PLANNED
def test_a_line_goes_on_by_itself_where_its_answer_is_not_open(game: Game) -> None:
    """After the first answer something else may be asked than was thought of."""
    for match in choices(game, 3):
        planner = planner_at(match)
        first = planner.lines[0].answers[0]
        other_kind = Line((first, Given(Question, 0)), 0)
        no_such_entry = Line((first, Given(first.kind, 1_000_000)), 0)
        shares = [planner.share(line, 0) for line in (planner.lines[0], other_kind, no_such_entry)]
        assert shares[0] == shares[1] == shares[2]
        assert 0 <= shares[0] <= 1


@PLANNED
def test_a_plan_keeps_within_its_looks(game: Game) -> None:
    for match in choices(game, 3):
        planner = planner_at(match)
        planner.think(30)
        assert planner.looks <= 30 + 3 * BREADTH
        assert sum(len(line.shares) for line in planner.lines) == planner.looks


def test_a_line_is_ahead_when_its_lead_is_surer_than_luck() -> None:
    one, two = Line((), 0), Line((), 1)
    one.shares, two.shares = [0.6, 0.4, 0.5, 0.5], [0.5, 0.3, 0.4, 0.4]
    assert is_ahead(one, two)
    assert not is_ahead(two, one)
    two.shares = [0.1, 0.7, 0.2, 0.6]
    assert one.mean() > two.mean()
    assert not is_ahead(one, two)
    two.shares = one.shares
    assert is_ahead(one, two)


@PLANNED
def test_whoever_chooses_does_not_look_on_when_the_best_is_known(game: Game) -> None:
    spent = []
    for match in choices(game, 6):
        planner = planner_at(match)
        assert 0 <= planner.considered(200)[0].at < len(match.options(match.waiting()[0]))
        spent.append(planner.looks)
    assert min(spent) < 200


@PLANNED
def test_the_best_answer_is_judged_first_and_nothing_is_ahead_of_it(game: Game) -> None:
    for match in choices(game, 3):
        judged = judge_turns(chair_of(match), 24, Rng(2))
        assert len({one.option for one in judged}) == len(judged) > 0
        assert judged[0].behind == 0
        assert all(0 <= one.value <= 1 for one in judged)


@pytest.mark.once
def test_a_planner_of_five_seals_beats_the_greedy_player() -> None:
    """One deal from both seats, the same on every machine: looks are counted."""
    game = GAMES["five_seals"]
    contest = Contest(game.name, 2, 2, ("search:48", "greedy"), 4, game.agreed({})).checked()
    assert play_block(contest, 0).score == 1.0
