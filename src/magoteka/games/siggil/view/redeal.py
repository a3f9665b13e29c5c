"""Another table that looks the same to a seat."""

from mypy_extensions import i64

from magoteka.core.bits import bit, full, nth, size
from magoteka.core.chance import Rng
from magoteka.games.siggil.box.components import DISCARDED, FAMILIES, IN_SIGGIL, ORDINARY
from magoteka.games.siggil.rules.capturing import UNDECIDED, MayCapture
from magoteka.games.siggil.table.state import Siggil, discards_in_sight, remembered


def redeal(g: Siggil, seat: i64, rng: Rng) -> Siggil:
    """A clone in which all that the seat cannot see now is drawn anew.

    Cards face down in the siggil do not exist yet; hidden hands and hidden discards are mixed with them.
    """
    other = g.clone()
    if g.seats == 1:
        redeal_discards(other, rng)
    else:
        redeal_hands(other, seat, rng)
        forget_choice(other, seat)
    return other


def redeal_hands(g: Siggil, seat: i64, rng: Rng) -> None:
    """SG-09, SG-18 Others' hands keep their sizes and what the memory aid shows of them."""
    pool = g.unseen & full(ORDINARY)
    other: i64
    for other in range(g.seats):
        if other != seat:
            pool |= g.hands[other] & ~remembered(g, other)
    for other in range(g.seats):
        if other != seat:
            known = remembered(g, other)
            drawn = draw(pool, size(g.hands[other]) - size(known), rng)
            pool &= ~drawn
            g.hands[other] = known | drawn
    g.unseen = (g.unseen & ~full(ORDINARY)) | pool


def redeal_discards(g: Siggil, rng: Rng) -> None:
    """SG-23, SG-A17 What lies face down in the discard pile of the advanced solo game is hidden from the player too."""
    hidden = g.discarded & ~discards_in_sight(g)
    pool = g.unseen | hidden
    cards = draw(pool & full(ORDINARY), size(hidden & full(ORDINARY)), rng)
    spirits = draw(pool & ~full(ORDINARY), size(hidden & ~full(ORDINARY)), rng)
    g.discarded = (g.discarded & ~hidden) | cards | spirits
    g.unseen = pool & ~cards & ~spirits
    spirit: i64
    for spirit in range(1, FAMILIES + 1):
        if pool & bit(ORDINARY - 1 + spirit) != 0:
            g.spirits[spirit] = IN_SIGGIL
            if spirits & bit(ORDINARY - 1 + spirit) != 0:
                g.spirits[spirit] = DISCARDED


def draw(pool: i64, count: i64, rng: Rng) -> i64:
    """So many cards of the pool, blindly."""
    left = pool
    drawn: i64 = 0
    for _ in range(count):
        card = nth(left, rng.below(size(left)))
        left &= ~bit(card)
        drawn |= bit(card)
    return drawn


def forget_choice(g: Siggil, seat: i64) -> None:
    """SG-11 What another player has chosen of a capture that is not complete is unknown: he is asked from the start."""
    if g.depth == 0:
        return
    top = g.agenda[g.depth - 1]
    if isinstance(top, MayCapture) and top.seat != seat:
        g.agenda[g.depth - 1] = MayCapture(top.seat, 0, UNDECIDED, 0)
