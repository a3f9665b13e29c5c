"""The option that looks best one step ahead; equals are drawn by lot."""

from __future__ import annotations

from collections.abc import Sequence

from magoteka.bots.chair import Bot, Chair
from magoteka.core.agenda import Question, State
from magoteka.core.chance import Rng
from magoteka.core.game import Game


def choose(chair: Chair) -> int:
    """The game says how good each option looks in the view."""
    return best_of(chair.game.rate(chair.view, chair.options), chair.rng)


def best_of(worth: Sequence[float], rng: Rng) -> int:
    """The index of the greatest; equals are drawn by lot."""
    best = max(worth)
    equals = [index for index, value in enumerate(worth) if value == best]
    return equals[rng.below(len(equals))]


def likely(game: Game, world: State, question: Question, luck: Rng) -> int:
    """What the greedy player answers in a world."""
    indices = question.indices(world)
    if len(indices) == 1:
        return indices[0]
    menu = question.menu(world)
    worth = game.rate(game.view(world, question.seat), [menu[index] for index in indices])
    return indices[best_of(worth, luck)]


BOT = Bot(choose)
