"""Sets of small numbers as bits of one machine word."""

from mypy_extensions import i64


def bit(n: i64) -> i64:
    """The set that holds `n` alone."""
    one = n * 0 + 1  # mypyc shifts a literal 1 in 32 bits, so it must not see one
    return one << n


def has(mask: i64, n: i64) -> bool:
    """Whether `n` is in the set."""
    return (mask >> n) & 1 == 1


def full(n: i64) -> i64:
    """The set of 0 … n − 1."""
    return bit(n) - 1


def size(mask: i64) -> i64:
    """How many numbers are in the set."""
    left = mask
    total: i64 = 0
    while left != 0:
        left &= left - 1
        total += 1
    return total


def nth(mask: i64, n: i64) -> i64:
    """The n-th smallest number of the set, from 0."""
    left = mask
    place: i64 = 0
    skip = n
    while True:
        if left & 1 == 1:
            if skip == 0:
                return place
            skip -= 1
        left >>= 1
        place += 1


def members(mask: i64) -> list[int]:
    """The numbers of the set, smallest first."""
    found: list[int] = []
    left = mask
    n: i64 = 0
    while left != 0 and n < 63:
        if left & 1 == 1:
            found.append(n)
        left >>= 1
        n += 1
    return found
