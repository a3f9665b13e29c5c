"""A look at the table in a few small numbers, written straight from the board: for those who look very often."""

from typing import Any

from mypy_extensions import i64, u8

from magoteka.core._arrays import vec


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
