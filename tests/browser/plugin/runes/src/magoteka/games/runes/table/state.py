"""The table of «Руны»: everything that lies on it."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.agenda import State
from magoteka.core.boards import array, zeros
from magoteka.games.runes.box.components import COPIES, HIGHEST


class Variants:
    """What was agreed before the match; it never changes."""

    hand: Final[i64]  # stones to keep

    def __init__(self, hand: i64) -> None:
        self.hand = hand


class Runes(State):
    """Board and agenda of one match."""

    def lay_out(self, variants: Variants, seats: i64) -> None:
        """The fields of the board, before the first stone is drawn."""
        self.variants: Variants = variants
        self.seats: i64 = seats
        self.turn: i64 = 0
        self.bag: vec[i64] = array([0] + [COPIES] * HIGHEST)  # by number
        self.thrown: vec[i64] = zeros(HIGHEST + 1)  # by number
        self.kept: vec[i64] = zeros(seats * variants.hand)  # `hand` places a seat; 0 is an empty one
        self.drawn: i64 = 0  # the stone that the player to move looks at, 0 when there is none
        self.winners: i64 = 0  # a bit a seat, 0 while the match goes on


def empty_table(variants: Variants, seats: i64) -> Runes:
    """The table before the first stone is drawn."""
    g = Runes()
    g.lay_out(variants, seats)
    return g


def empty_place(g: Runes, seat: i64) -> i64:
    """RN-04 The first place of a seat without a stone, −1 when it has kept enough."""
    place: i64
    for place in range(seat * g.variants.hand, (seat + 1) * g.variants.hand):
        if g.kept[place] == 0:
            return place
    return -1


def sum_of(g: Runes, seat: i64) -> i64:
    """RN-05 What the stones of a seat come to."""
    points: i64 = 0
    place: i64
    for place in range(seat * g.variants.hand, (seat + 1) * g.variants.hand):
        points += g.kept[place]
    return points
