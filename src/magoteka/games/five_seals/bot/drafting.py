"""Which dice to take, quickly: what every choice of colours breaks by the odds."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.bits import has
from magoteka.core.boards import zeros
from magoteka.core.chance import Rng
from magoteka.games.five_seals.bot.goals import Goals, goals_of
from magoteka.games.five_seals.bot.harvest import expected
from magoteka.games.five_seals.box.components import COLOURS
from magoteka.games.five_seals.table.dice import number
from magoteka.games.five_seals.table.state import FiveSeals

CHANCE: Final = 0.06  # lots among answers that are nearly as good


def die_for(g: FiveSeals, seat: i64, colours: i64, more: i64, rng: Rng) -> i64:
    """The colour that lets the dice break most, when as many more are taken as well as can be."""
    goals = goals_of(g, seat)
    counts = zeros(COLOURS)
    colour: i64
    for colour in range(COLOURS):
        counts[colour] = number(g.dice[seat * COLOURS + colour])
    store = g.store[:]
    best: i64 = -1
    highest = -1.0
    for colour in range(COLOURS):
        if has(colours, colour):
            counts[colour] += 1
            store[colour] -= 1
            promise = completed(goals, counts, store, 0, more) + CHANCE * rng.unit()
            counts[colour] -= 1
            store[colour] += 1
            if promise > highest:
                best, highest = colour, promise
    return best


def completed(goals: Goals, counts: vec[i64], store: vec[i64], first: i64, more: i64) -> float:
    """The most that the dice break on the average, whichever colours the rest of them will have."""
    if more <= 0:
        return expected(goals, counts)
    best = -1.0
    colour: i64
    for colour in range(first, COLOURS):
        if store[colour] > 0:
            counts[colour] += 1
            store[colour] -= 1
            best = max(best, completed(goals, counts, store, colour, more - 1))
            counts[colour] -= 1
            store[colour] += 1
    if best < 0.0:
        return expected(goals, counts)
    return best
