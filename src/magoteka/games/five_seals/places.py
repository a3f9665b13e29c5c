"""Sets of places on the map, sixty to a machine word: two words of tokens, one of scrolls."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from magoteka.core.bits import bit, has, nth, size
from magoteka.games.five_seals.components import SCROLL_PLACES, WORD

HALF: Final = 0xFFFFFFFF


@mypyc_attr(free_list_len=1)
class Places:
    """A set of places."""

    near: i64  # tokens 0 … 59
    far: i64  # tokens 60 … 119
    scrolls: i64

    def __init__(self) -> None:
        self.near = 0
        self.far = 0
        self.scrolls = 0

    def add(self, place: i64) -> None:
        """Put a place in."""
        if place < WORD:
            self.near |= bit(place)
        elif place < SCROLL_PLACES:
            self.far |= bit(place - WORD)
        else:
            self.scrolls |= bit(place - SCROLL_PLACES)

    def drop(self, place: i64) -> None:
        """Take a place out."""
        if place < WORD:
            self.near &= ~bit(place)
        elif place < SCROLL_PLACES:
            self.far &= ~bit(place - WORD)
        else:
            self.scrolls &= ~bit(place - SCROLL_PLACES)

    def holds(self, place: i64) -> bool:
        """Whether a place is in."""
        if place < WORD:
            return has(self.near, place)
        if place < SCROLL_PLACES:
            return has(self.far, place - WORD)
        return has(self.scrolls, place - SCROLL_PLACES)

    def some(self) -> bool:
        """Whether anything is in."""
        return self.near | self.far | self.scrolls != 0

    def count(self) -> i64:
        """How many places are in."""
        return size(self.near) + size(self.far) + size(self.scrolls)

    def nth(self, n: i64) -> i64:
        """The n-th place of the set, from 0."""
        near = size(self.near)
        if n < near:
            return nth(self.near, n)
        far = size(self.far)
        if n - near < far:
            return WORD + nth(self.far, n - near)
        return SCROLL_PLACES + nth(self.scrolls, n - near - far)

    def without(self, other: "Places") -> "Places":
        """The places of this set that the other does not hold."""
        rest = Places()
        rest.near = self.near & ~other.near
        rest.far = self.far & ~other.far
        rest.scrolls = self.scrolls & ~other.scrolls
        return rest

    def join(self, other: "Places") -> None:
        """Put the places of another set in."""
        self.near |= other.near
        self.far |= other.far
        self.scrolls |= other.scrolls

    def members(self) -> list[int]:
        """The places of the set, smallest first."""
        return [int(self.nth(n)) for n in range(self.count())]


def lowest(mask: i64) -> i64:
    """The smallest number of a set that is not empty."""
    left = mask
    n: i64 = 0
    if left & HALF == 0:
        left >>= 32
        n += 32
    if left & 0xFFFF == 0:
        left >>= 16
        n += 16
    if left & 0xFF == 0:
        left >>= 8
        n += 8
    if left & 0xF == 0:
        left >>= 4
        n += 4
    if left & 3 == 0:
        left >>= 2
        n += 2
    return n + 1 - (left & 1)
