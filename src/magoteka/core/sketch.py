"""A look at the table in a few small numbers, written straight from the board: for those who look very often."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr, u8

from magoteka.core._arrays import vec

LARGEST: Final = 255


@mypyc_attr(allow_interpreted_subclasses=True)
class Sketch:
    """As many numbers for every table of a game; like a view it is built from what a seat may see, and nothing else."""

    size: i64
    most: i64  # no number is greater

    def __init__(self, size: i64, most: i64) -> None:
        self.size = size
        self.most = most

    def draw(self, g: Any, seat: i64, out: vec[u8], at: i64) -> None:
        """Write what a seat sees from a place on, every number of it."""
        raise NotImplementedError(type(self).__name__)

    def numbers(self, g: Any, seat: i64) -> list[int]:
        """What a seat sees, by itself."""
        out = vec[u8]([0] * self.size)
        self.draw(g, seat, out, 0)
        return [int(number) for number in out]


def write(out: vec[u8], at: i64, number: i64) -> None:
    """A number at a place; what is less than nothing or too large is cut off."""
    out[at] = u8(max(0, min(LARGEST, number)))


def write_each(out: vec[u8], at: i64, numbers: vec[i64], begin: i64, count: i64) -> None:
    """So many numbers of an array, from one of them on."""
    place: i64
    for place in range(count):
        out[at + place] = u8(max(0, min(LARGEST, numbers[begin + place])))


def write_set(out: vec[u8], at: i64, members: i64, count: i64) -> None:
    """Of the numbers from nought on, which are in a set."""
    left = members
    place: i64
    for place in range(count):
        out[at + place] = u8(left & 1)
        left >>= 1


def wipe(out: vec[u8], begin: i64, end: i64) -> None:
    """Nothing is written there."""
    place: i64
    for place in range(begin, end):
        out[place] = 0
