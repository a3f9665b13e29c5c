"""Turns that are foreseen: every answer that looks good is played on to the end of the turn, and the board read there.

For games that reckon (`weigh`) and can tell from a board how likely each seat is to win (`chances`): within a turn
everyone does what looks best to him, and what an answer was good for is seen when the turn is over (`pause`).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from time import perf_counter

from magoteka.bots.candidates import Considered, answered, candidates
from magoteka.bots.chair import Chair
from magoteka.bots.gauge import Fitted
from magoteka.core.agenda import State
from magoteka.core.chance import Rng

WIDE = 8  # answers that are played on, those first that look best
WORLDS = 2  # in which they are: more of them won no more matches


def foreseen(chair: Chair, worlds: Iterator[State], looks: int, until: float) -> list[Considered]:
    """The options that are worth a look, the one after which the turn ends best first; the same luck for all."""
    worth = chair.game.mind.weigh(chair.view, chair.options)
    order = candidates(chair, sorted(range(len(worth)), key=lambda at: -worth[at]), until)[:WIDE]
    gauge, ahead, tried = Fitted(chair.game), dict.fromkeys(order, 0.0), 0
    for world in islice(worlds, min(looks, WORLDS) if len(order) > 1 else 0):
        luck, horizon = chair.rng.word(), gauge.horizon(world)
        for at in order:
            ahead[at] += gauge.shares(answered(world, at), horizon, Rng(luck))[chair.seat]
        tried += 1
        if perf_counter() > until:
            break
    return [Considered(at, ahead[at] / max(tried, 1), tried) for at in sorted(order, key=lambda at: -ahead[at])]
