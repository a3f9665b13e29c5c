"""The option that looks best one step ahead, of those that are worth considering; equals are drawn by lot."""

from __future__ import annotations

from collections.abc import Sequence

from magoteka.bots.candidates import candidates
from magoteka.bots.chair import Bot, Chair
from magoteka.core.agenda import Question, State
from magoteka.core.chance import Rng
from magoteka.core.game import Game


def choose(chair: Chair) -> int:
    """The game's mind says how good each option looks in the view."""
    worth = chair.game.mind.prior(chair.view, chair.options)
    among = candidates(chair, sorted(range(len(worth)), key=lambda at: -worth[at]))
    return among[best_of([worth[at] for at in among], chair.rng)]


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
    worth = game.mind.prior(game.view(world, question.seat), [menu[index] for index in indices])
    return indices[best_of(worth, luck)]


BOT = Bot(choose, imagines=True)
