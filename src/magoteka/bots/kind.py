"""A kind opponent: it sees what is good as the greedy player does, but is easily tempted by what is nearly as good.

It is weak as people are: of two good answers it often takes the lesser one, and never one that looks foolish.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from magoteka.bots.chair import Bot, Chair
from magoteka.core.chance import Rng

FOOLISH = 0.1  # an answer so much less tempting than the best one is not given at all


def choose(chair: Chair) -> int:
    """Drawn by lot, the better ones more often."""
    worth = chair.game.rate(chair.view, chair.options)
    return drawn(temptations(worth, chair.game.whim), chair.rng)


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


BOT = Bot(choose)
