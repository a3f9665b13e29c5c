"""Which answers win where nothing is hidden any more: used by whoever looks ahead, and by whoever judges."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from magoteka.bots.candidates import answered
from magoteka.bots.chair import Chair
from magoteka.bots.exact import Solver
from magoteka.core.agenda import State

TABLES = 200_000  # that are looked at, if there is time


def solved(
    chair: Chair, world: State, among: Sequence[int], *, most: int = TABLES, until: float = inf, sure: bool = False
) -> dict[int, float] | None:
    """What each of the options brings its seat when everybody plays as well as can be; None where that is too much.

    Who wants to be `sure` takes nothing for solved that ends before the match does.
    """
    mind = chair.game.mind
    if not mind.settled(world):
        return None
    scout = mind.scout(world)
    solver = Solver(scout.policy, chair.game.winners, chair.seat, most, until)
    chapter = scout.policy.chapter(world)
    found = {at: solver.shares(answered(world, at), chapter)[chair.seat] for at in among}
    return None if solver.left < 0 or (sure and solver.guessed) else found
