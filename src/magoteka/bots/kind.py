"""Opponents who see what is good as the greedy player does, but are content with what is nearly as good.

Weak as people are: of answers that fall short of the best by no more than a margin they take any, the better ones more
often, and none that falls further short. The margin is the game's own (`Mind.margins`); what another answer dominates
is out of the question, and a victory that is at hand is taken. The novice has the widest margin, he and the kind one
have a short memory; the steady one has a narrower margin. Not every game has room for all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from magoteka.bots.candidates import candidates
from magoteka.bots.chair import Bot, Chair
from magoteka.core.chance import Rng
from magoteka.core.game import Game


def content(margin: Callable[[Game], float], *, forgets: bool = False) -> Bot:
    """A bot that gives so much away with each answer at most: it is drawn by lot, the better ones more often."""

    def choose(chair: Chair) -> int:
        mind = chair.game.mind
        worth = mind.prior(remembered(chair) if forgets else chair.view, chair.options)
        order = candidates(chair, sorted(range(len(worth)), key=lambda at: -worth[at]))
        near = [at for at in order if worth[order[0]] - worth[at] <= margin(chair.game)]
        return near[drawn(temptations([worth[at] for at in near], margin(chair.game)), chair.rng)]

    return Bot(choose, forgets=forgets, imagines=True)


def remembered(chair: Chair) -> Any:
    """What is left of the view to somebody of short memory."""
    return chair.view if chair.game.mind.recall is None else chair.game.mind.recalled(chair.view, chair.history)


def temptations(worth: Sequence[float], margin: float) -> list[float]:
    """How tempting each answer is beside the best one: the nearer, the more; at the margin half as much."""
    best = max(worth)
    return [1.0 if value == best else max(0.0, 1.0 - (best - value) / (2 * margin)) for value in worth]


def drawn(weights: Sequence[float], rng: Rng) -> int:
    """An index, each as likely as its weight."""
    left = rng.unit() * sum(weights)
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    return max(range(len(weights)), key=weights.__getitem__)


def margin_of(level: str) -> Callable[[Game], float]:
    """The margin of a level; where a game has no room for it, that of the kind one."""
    return lambda game: game.mind.margins.get(level, game.mind.margins["kind"])


NOVICE = content(margin_of("novice"), forgets=True)
KIND = content(margin_of("kind"), forgets=True)
STEADY = content(margin_of("steady"))
