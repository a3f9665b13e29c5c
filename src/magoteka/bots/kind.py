"""Opponents who see what is good as the greedy player does, but are tempted by what is nearly as good.

They are weak as people are: of two good answers they often take the lesser one, and never one that looks foolish. The
kind one is tempted easily and has a short memory, the steady one is tempted seldom.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from magoteka.bots.chair import Bot, Chair
from magoteka.core.chance import Rng
from magoteka.core.game import Game

FOOLISH = 0.1  # an answer so much less tempting than the best one is not given at all


def tempted(whim: Callable[[Game], float], *, forgets: bool = False) -> Bot:
    """A bot with a weakness of that strength: its answer is drawn by lot, the better ones more often."""

    def choose(chair: Chair) -> int:
        worth = chair.game.rate(remembered(chair) if forgets else chair.view, chair.options)
        return drawn(temptations(worth, whim(chair.game)), chair.rng)

    return Bot(choose, forgets=forgets)


def remembered(chair: Chair) -> Any:
    """What is left of the view to somebody of short memory."""
    return chair.view if chair.game.memory is None else chair.game.forget(chair.view, chair.history)


def temptations(worth: Sequence[float], whim: float) -> list[float]:
    """How tempting each answer is beside the best one, whatever the scale in which a game rates them."""
    best, scale = max(worth), whim * spread(worth)
    if scale <= 0:
        return [float(value == best) for value in worth]
    tempting = [exp((value - best) / scale) for value in worth]
    return [value if value >= FOOLISH else 0.0 for value in tempting]


def spread(worth: Sequence[float]) -> float:
    """How far the answers that are not the best fall short of it, the middle one of them."""
    best = max(worth)
    short = sorted(best - value for value in worth if value < best)
    return short[len(short) // 2] if short else 0.0


def drawn(weights: Sequence[float], rng: Rng) -> int:
    """An index, each as likely as its weight."""
    left = rng.unit() * sum(weights)
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    return max(range(len(weights)), key=weights.__getitem__)


KIND = tempted(lambda game: game.whims[0], forgets=True)
STEADY = tempted(lambda game: game.whims[-1])
