"""Cards nobody has seen, as a multiset, and who knows the ones that somebody has."""

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.bits import bit, full, has
from magoteka.core.chance import Rng


def total(counts: vec[i64]) -> i64:
    """How many cards the multiset holds."""
    cards: i64 = 0
    kind: i64
    for kind in range(len(counts)):
        cards += counts[kind]
    return cards


def kinds(counts: vec[i64]) -> i64:
    """The kinds that are there, as a set (at most 62 kinds)."""
    mask: i64 = 0
    kind: i64
    for kind in range(len(counts)):
        if counts[kind] > 0:
            mask |= bit(kind)
    return mask


def pick(counts: vec[i64], rng: Rng, cards: i64) -> i64:
    """The kind of a card drawn blindly from the `cards` cards of the multiset."""
    left = rng.below(cards)
    kind: i64 = 0
    while left >= counts[kind]:
        left -= counts[kind]
        kind += 1
    return kind


def everyone(seats: i64) -> i64:
    """Known to all seats."""
    return full(seats)


def only(seat: i64) -> i64:
    """Known to one seat."""
    return bit(seat)


def all_but(seats: i64, seat: i64) -> i64:
    """Known to all seats but one."""
    return full(seats) & ~bit(seat)


def knows(knowers: i64, seat: int | None) -> bool:
    """Whether a seat is among the knowers; a spectator (None) never is."""
    return seat is not None and has(knowers, seat)
