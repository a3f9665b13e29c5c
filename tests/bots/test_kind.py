"""The kind opponent is weak as people are: it never answers what looks foolish, and loses to the greedy one."""

from __future__ import annotations

from collections import Counter

import pytest

from magoteka.arena.plan import Plan
from magoteka.arena.play import play
from magoteka.bots import FIRST, LEVELS, kind, own_levels
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.games import GAMES


def test_the_better_an_answer_looks_the_more_often_it_is_given_and_a_foolish_one_never() -> None:
    tempting = kind.temptations([3.0, 2.5, 2.0, -50.0], whim=1.0)
    assert tempting[0] == 1.0
    assert tempting[0] > tempting[1] > tempting[2] > 0.0 == tempting[3]


def test_the_scale_of_a_game_does_not_matter() -> None:
    worth = [0.5, 1.0, -2.0, 0.9, 0.1]
    scaled = [100 + 10 * value for value in worth]
    assert kind.temptations(scaled, 1.5) == pytest.approx(kind.temptations(worth, 1.5))


def test_of_equals_each_is_given_and_a_whim_of_nought_is_greed() -> None:
    assert kind.temptations([1.0, 1.0], 2.0) == [1.0, 1.0]
    assert kind.temptations([1.0, 0.99, 1.0], 0.0) == [1.0, 0.0, 1.0]


def test_answers_are_drawn_as_often_as_they_tempt() -> None:
    rng = Rng(4)
    drawn = Counter(kind.drawn([0.5, 0.0, 1.5], rng) for _ in range(4000))
    assert drawn[1] == 0
    assert 900 < drawn[0] < 1100


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_every_game_says_how_easily_its_opponents_are_tempted(game: Game) -> None:
    assert 1 <= len(game.whims) <= 2
    assert 5.0 > game.whims[0] >= game.whims[-1] > 0.0
    assert ("steady" in own_levels(game)) == (len(game.whims) == 2)


@pytest.mark.parametrize(("stronger", "weaker"), [("kind", "random"), ("steady", "kind"), ("greedy", "steady")])
def test_they_stand_between_chance_and_greed(stronger: str, weaker: str) -> None:
    tally = play(Plan("abraca", 2, 30, (stronger, weaker), seed=1))
    assert tally.bot_wins[stronger] > 15


def test_it_is_the_one_to_begin_with() -> None:
    assert LEVELS[FIRST] is kind.KIND
