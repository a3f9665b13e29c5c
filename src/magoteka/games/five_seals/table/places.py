"""Sets of places on the map, sixty to a machine word: two words of tokens, one of scrolls."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from magoteka.core._arrays import vec
from magoteka.core.bits import bit, has
from magoteka.core.boards import array
from magoteka.games.five_seals.box.components import SCROLL_PLACES, WORD

HALF: Final = 0xFFFFFFFF
DE_BRUIJN: Final = 0x077CB531  # every five bits of it differ, so they tell which bit of a half was shifted in
TURNS: Final[vec[i64]] = array(
    [
        0,
        1,
        28,
        2,
        29,
        14,
        24,
        3,
        30,
        22,
        20,
        15,
        25,
        17,
        4,
        8,
        31,
        27,
        13,
        23,
        21,
        19,
        16,
        7,
        26,
        12,
        18,
        6,
        11,
        5,
        10,
        9,
    ]
)


def lowest(mask: i64) -> i64:
    """The smallest number of a set that is not empty."""
    half = mask & HALF
    if half != 0:
        return TURNS[(((half & -half) * DE_BRUIJN) >> 27) & 31]
    half = mask >> 32
    return 32 + TURNS[(((half & -half) * DE_BRUIJN) >> 27) & 31]


def nth_of(mask: i64, n: i64) -> i64:
    """The n-th smallest number of a set, from 0."""
    left = mask
    step: i64
    for step in range(n):
        left &= left - 1
    return lowest(left)


def size_of(mask: i64) -> i64:
    """How many numbers are in a set of up to sixty."""
    n = mask - ((mask >> 1) & 0x555555555555555)
    n = (n & 0x333333333333333) + ((n >> 2) & 0x333333333333333)
    n = (n + (n >> 4)) & 0xF0F0F0F0F0F0F0F
    n += n >> 8
    n += n >> 16
    n += n >> 32
    return n & 127


def collect(found: list[int], mask: i64, first: i64) -> None:
    """Add the places of one word, whose numbers begin with `first`."""
    left = mask
    while left != 0:
        found.append(first + lowest(left))
        left &= left - 1


@mypyc_attr(free_list_len=1, acyclic=True)
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
        return size_of(self.near) + size_of(self.far) + size_of(self.scrolls)

    def nth(self, n: i64) -> i64:
        """The n-th place of the set, from 0."""
        near = size_of(self.near)
        if n < near:
            return nth_of(self.near, n)
        far = size_of(self.far)
        if n - near < far:
            return WORD + nth_of(self.far, n - near)
        return SCROLL_PLACES + nth_of(self.scrolls, n - near - far)

    def keep(self, other: "Places") -> None:
        """Take out the places that the other set does not hold."""
        self.near &= other.near
        self.far &= other.far
        self.scrolls &= other.scrolls

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
        found: list[int] = []
        collect(found, self.near, 0)
        collect(found, self.far, WORD)
        collect(found, self.scrolls, SCROLL_PLACES)
        return found
