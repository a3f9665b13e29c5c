"""Another table that looks the same to a seat."""

from mypy_extensions import i64

from magoteka.core.chance import Rng
from magoteka.games.siggil.rules.capturing import UNDECIDED, MayCapture
from magoteka.games.siggil.table.state import Siggil


def redeal(g: Siggil, seat: i64, rng: Rng) -> Siggil:
    """A clone without what only another seat knows.

    SG-08, SG-09, SG-23 Every card was seen by all before it went into a hand or onto the discard pile, so hands and
    discards are known to whoever remembers; cards that still lie face down do not exist yet.
    """
    other = g.clone()
    forget_choice(other, seat)
    return other


def forget_choice(g: Siggil, seat: i64) -> None:
    """SG-11 What another player has chosen of a capture that is not complete is unknown: he is asked from the start."""
    if g.depth == 0:
        return
    top = g.agenda[g.depth - 1]
    if isinstance(top, MayCapture) and top.seat != seat:
        g.agenda[g.depth - 1] = MayCapture(top.seat, 0, UNDECIDED, 0)
