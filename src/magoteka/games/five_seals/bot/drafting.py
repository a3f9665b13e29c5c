"""Which dice to take, quickly: what every choice of colours breaks by the odds."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.bits import has
from magoteka.core.boards import zeros
from magoteka.core.chance import Rng
from magoteka.games.five_seals.bot.goals import Goals, goals_of
from magoteka.games.five_seals.bot.harvest import average, expected
from magoteka.games.five_seals.box.components import COLOURS
from magoteka.games.five_seals.table.dice import number
from magoteka.games.five_seals.table.state import FiveSeals

CHANCE: Final = 0.06  # lots among answers that are nearly as good


class Draft:
    """Dice in hand and in the store, and the best that has been made of them so far."""

    goals: Goals
    counts: vec[i64]
    store: vec[i64]
    best: vec[i64]
    highest: float

    def __init__(self, g: FiveSeals, seat: i64) -> None:
        self.goals = goals_of(g, seat)
        self.counts = zeros(COLOURS)
        self.store = g.store[:]
        self.best = zeros(COLOURS)
        self.highest = -1.0
        colour: i64
        for colour in range(COLOURS):
            self.counts[colour] = number(g.dice[seat * COLOURS + colour])

    def complete(self, first: i64, more: i64) -> None:
        """Try every choice of colours for the dice still to be taken, by the odds of single breaks."""
        taken = False
        colour: i64
        if more > 0:
            for colour in range(first, COLOURS):
                if self.store[colour] > 0:
                    taken = True
                    self.take(colour, 1)
                    self.complete(colour, more - 1)
                    self.take(colour, -1)
        if not taken:
            promise = expected(self.goals, self.counts)
            if promise > self.highest:
                self.highest = promise
                self.best = self.counts[:]

    def take(self, colour: i64, count: i64) -> None:
        """Dice from the store, or back into it."""
        self.counts[colour] += count
        self.store[colour] -= count


def die_for(g: FiveSeals, seat: i64, colours: i64, more: i64, rng: Rng) -> i64:
    """The colour with which the dice break most, when as many more are taken as well as can be."""
    draft = Draft(g, seat)
    best: i64 = -1
    highest = -1.0
    colour: i64
    for colour in range(COLOURS):
        if has(colours, colour):
            draft.highest = -1.0
            draft.take(colour, 1)
            draft.complete(0, more)
            draft.take(colour, -1)
            promise = average(g, seat, draft.goals, draft.best) + CHANCE * rng.unit()
            if promise > highest:
                best, highest = colour, promise
    return best
