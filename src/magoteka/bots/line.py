"""How a table is expected to go on: who answers what next, everybody as in the looks ahead that judge a match."""

from __future__ import annotations

from magoteka.bots.candidates import after
from magoteka.bots.gauge import gauge_of
from magoteka.bots.greedy import likely
from magoteka.core.agenda import NATURE, State
from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.core.game import Game

STEPS = 5  # that are told


def line_from(
    game: Game, table: State, seats: int, entry: int, luck: Rng, steps: int = STEPS
) -> list[tuple[int, Option]]:
    """An answer, an entry of the menu, and what is answered after it; only where there was a choice."""
    question = table.asking()
    assert question is not None
    found = [(int(question.seat), question.menu(table)[entry])]
    gauge, table = gauge_of(game, seats), after(table, entry)
    while (question := table.asking()) is not None and len(found) < steps:
        open_ones = question.indices(table)
        if question.seat == NATURE:
            picked = question.sample(table, luck)
        elif len(open_ones) == 1:
            picked = open_ones[0]
        else:
            picked = likely(game, table, question, luck) if gauge is None else gauge.answer(table, question, luck)
            found.append((int(question.seat), question.menu(table)[picked]))
        table.answer(picked)
    return found
