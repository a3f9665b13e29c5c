"""Another table that looks the same to a seat."""

from mypy_extensions import i64

from magoteka.core.bits import bit, has, nth, size
from magoteka.core.chance import Rng
from magoteka.games.fabled.table.state import NONE, Fabled


def redeal(g: Fabled, seat: i64, rng: Rng) -> Fabled:
    """A clone in which lands on top of a deck that only others have looked at are drawn anew.

    So is what the others have answered to a question that waits for more answers.
    """
    other = g.clone()
    slot: i64
    for slot in range(6):
        if hidden(other, seat, slot):
            put_back(other, slot)
    for slot in range(6):
        if hidden(other, seat, slot):
            draw_again(other, slot, rng)
    other.unhear(seat, rng)
    return other


def hidden(g: Fabled, seat: i64, slot: i64) -> bool:
    """Whether somebody else, but not the seat, has looked at the land."""
    return g.tops[slot] != NONE and not has(g.top_known[slot], seat)


def put_back(g: Fabled, slot: i64) -> None:
    """The land returns among those that may lie there."""
    lot = g.top_layer[slot]
    if lot == 0:
        g.decks[slot // 2] |= bit(g.tops[slot])
    else:
        g.sunk[lot - 1] |= bit(g.tops[slot])


def draw_again(g: Fabled, slot: i64, rng: Rng) -> None:
    """Any land of the same lot may be the one that lies there."""
    lot = g.top_layer[slot]
    lands = g.decks[slot // 2]
    if lot > 0:
        lands = g.sunk[lot - 1]
    land = nth(lands, rng.below(size(lands)))
    g.tops[slot] = land
    g.decks[slot // 2] &= ~bit(land)
    if lot > 0:
        g.sunk[lot - 1] &= ~bit(land)
