"""The option that looks best one step ahead; equals are drawn by lot."""

from __future__ import annotations

from magoteka.bots.chair import Bot, Chair


def choose(chair: Chair) -> int:
    """The game says how good each option looks in the view."""
    worth = chair.game.rate(chair.view, chair.options)
    best = max(worth)
    equals = [index for index, value in enumerate(worth) if value == best]
    return equals[chair.rng.below(len(equals))]


BOT = Bot(choose)
