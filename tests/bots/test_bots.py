"""Bots play fairly and well."""

import pytest

from magoteka.bots import bot_named, greedy
from magoteka.bots.chair import Chair
from magoteka.bots.problems import UnknownBot
from magoteka.core.agenda import State
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.games import GAMES


def wins_against_random(game: Game, games: int, seats: int = 2) -> float:
    """The share of games that a greedy bot wins against random ones, sitting in each seat in turn."""
    won = 0.0
    for number in range(games):
        hero = number % seats
        g = game.new(seats)
        nature, rng = Rng(number), Rng(10_000 + number)
        while (question := g.asking()) is not None:
            if question.seat == hero:
                g.answer(question.indices(g)[greedily(game, g, rng)])
            else:
                g.answer(question.sample(g, nature))
        winners = game.winners(g)
        won += (hero in winners) / max(len(winners), 1)
    return won / games


def greedily(game: Game, g: State, rng: Rng) -> int:
    """What a greedy bot picks for the seat that is asked."""
    question = g.asking()
    return greedy.choose(Chair(game, question.seat, game.view(g, question.seat), question.options(g), None, None, rng))


def test_greedy_abraca_beats_random_nineteen_times_in_twenty() -> None:
    assert wins_against_random(GAMES["abraca"], 1000) >= 0.95


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_a_bot_decides_alike_in_worlds_that_look_alike(game: Game) -> None:
    seats = min(3, game.most)
    for seed in range(4):
        g = game.new(seats)
        rng = Rng(seed)
        for step in range(200):
            question = g.asking()
            if question is None:
                break
            if question.seat >= 0 and step % 5 == 0:
                other = game.redeal(g, question.seat, rng)
                assert greedily(game, g, Rng(step)) == greedily(game, other, Rng(step))
            g.answer(question.sample(g, rng))


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(UnknownBot, match="There is no bot called merlin"):
        bot_named("merlin")
