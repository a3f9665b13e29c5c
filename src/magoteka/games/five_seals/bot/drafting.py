"""Which dice to take, quickly: what every choice of colours breaks by the odds."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.boards import zeros
from magoteka.core.chance import Rng
from magoteka.games.five_seals.bot.goals import Goals, goals_of
from magoteka.games.five_seals.bot.harvest import average, expected
from magoteka.games.five_seals.bot.weights import Weights
from magoteka.games.five_seals.box.components import COLOURS
from magoteka.games.five_seals.table.dice import number
from magoteka.games.five_seals.table.state import FiveSeals

KEPT: Final = 4  # choices of colours that are thought through


class Draft:
    """Dice in hand and in the store, and the best that can be made of them by the odds of single breaks."""

    goals: Goals
    counts: vec[i64]
    store: vec[i64]
    hands: vec[i64]  # the best choices, a byte a colour
    promises: vec[float]  # and what each promises, the best first

    def __init__(self, g: FiveSeals, seat: i64, goals: Goals) -> None:
        self.goals = goals
        self.counts = counts_of(g, seat)
        self.store = g.store[:]
        self.hands = zeros(KEPT)
        self.promises = vec[float]([-1.0] * KEPT)

    def complete(self, first: i64, more: i64) -> None:
        """Try every choice of colours for the dice still to be taken."""
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
            self.keep(expected(self.goals, self.counts))

    def take(self, colour: i64, count: i64) -> None:
        """Dice from the store, or back into it."""
        self.counts[colour] += count
        self.store[colour] -= count

    def keep(self, promise: float) -> None:
        """One more choice among the best."""
        at: i64 = KEPT - 1
        if promise <= self.promises[at]:
            return
        while at > 0 and promise > self.promises[at - 1]:
            self.promises[at] = self.promises[at - 1]
            self.hands[at] = self.hands[at - 1]
            at -= 1
        self.promises[at] = promise
        counts = self.counts
        self.hands[at] = counts[0] | counts[1] << 8 | counts[2] << 16 | counts[3] << 24


def counts_of(g: FiveSeals, seat: i64) -> vec[i64]:
    """How many dice of each colour a seat has."""
    counts = zeros(COLOURS)
    colour: i64
    for colour in range(COLOURS):
        counts[colour] = number(g.dice[seat * COLOURS + colour])
    return counts


def die_for(g: FiveSeals, seat: i64, due: i64, weights: Weights, rng: Rng) -> i64:
    """A colour of the dice that break most, when all that are due are taken as well as can be."""
    draft = Draft(g, seat, goals_of(g, seat, weights))
    draft.complete(0, due)
    own = draft.counts
    counts = zeros(COLOURS)
    best: i64 = -1
    highest = -1.0
    at: i64
    colour: i64
    for at in range(KEPT):
        if draft.promises[at] < 0.0:
            break
        for colour in range(COLOURS):
            counts[colour] = (draft.hands[at] >> (8 * colour)) & 255
        promise = average(g, seat, draft.goals, counts) + weights.chance * rng.unit()
        if promise > highest:
            highest = promise
            best = 0
            while counts[best] == own[best]:
                best += 1
    return best
