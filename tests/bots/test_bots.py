"""Bots play fairly and well."""

import pytest

from magoteka.bots import UnknownBot, bot_named, choose
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
                indices = question.indices(g)
                menu = question.menu(g)
                options = [menu[index] for index in indices]
                g.answer(indices[choose(game, "greedy", game.view(g, hero), options, rng)])
            else:
                g.answer(question.sample(g, nature))
        winners = game.winners(g)
        won += (hero in winners) / max(len(winners), 1)
    return won / games


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
                choices = []
                for world in (g, other):
                    asked = world.asking()
                    view = game.view(world, asked.seat)
                    choices.append(choose(game, "greedy", view, asked.options(world), Rng(step)))
                assert choices[0] == choices[1]
            g.answer(question.sample(g, rng))


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(UnknownBot, match="There is no bot called merlin"):
        bot_named("merlin")
