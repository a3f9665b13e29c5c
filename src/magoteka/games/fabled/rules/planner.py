"""The exact conversion planner: everything that so many conversions can make of some books (FB-80 to FB-83)."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.boards import zeros

TIERS: Final = 4
IMPOSSIBLE: Final = 99
WANTED: Final = 4  # one can ask for one to four more books of a kind

# Conversions between two neighbouring tiers only matter by their balance: so many up, or so many down. A balance of
# the three pairs is possible exactly when no kind ends below nought, for the sources can always be emptied first.


def size_of(count: i64) -> i64:
    """How many conversions a balance takes."""
    return max(count, -count)


def after(books: vec[i64], low: i64, middle: i64, high: i64) -> vec[i64]:
    """The books after so many conversions between steppe and mountain, mountain and forest, forest and sun."""
    result = zeros(TIERS)
    result[0] = books[0] - change_below(low)
    result[1] = books[1] + change_above(low) - change_below(middle)
    result[2] = books[2] + change_above(middle) - change_below(high)
    result[3] = books[3] + change_above(high)
    return result


def change_below(count: i64) -> i64:
    """What the lower tier loses: two for each way up, and it gains two for each way down."""
    return 2 * count


def change_above(count: i64) -> i64:
    """What the upper tier gains."""
    return count


def possible(result: vec[i64]) -> bool:
    """Whether no kind of book has fallen below nought."""
    return result[0] >= 0 and result[1] >= 0 and result[2] >= 0 and result[3] >= 0


class Plan:
    """A balance of conversions between the three pairs of tiers."""

    low: i64
    middle: i64
    high: i64

    def __init__(self, low: i64, middle: i64, high: i64) -> None:
        self.low = low
        self.middle = middle
        self.high = high

    def count(self) -> i64:
        """How many conversions it takes."""
        return size_of(self.low) + size_of(self.middle) + size_of(self.high)


def plans(books: vec[i64], left: i64, no_suns: bool) -> list[Plan]:
    """Every balance that is possible with at most `left` conversions."""
    found: list[Plan] = []
    low: i64
    middle: i64
    high: i64
    for low in range(-left, left + 1):
        room = left - size_of(low)
        for middle in range(-room, room + 1):
            rest = room - size_of(middle)
            for high in range(-rest, rest + 1):
                if high > 0 and no_suns:
                    break
                if possible(after(books, low, middle, high)):
                    found.append(Plan(low, middle, high))
    return found


def rank(result: vec[i64]) -> i64:
    """Books in the order in which the epilogue compares them."""
    return ((result[3] * 64 + result[2]) * 64 + result[1]) * 256 + result[0]


def best(books: vec[i64], left: i64, no_suns: bool) -> vec[i64]:
    """The best books for the epilogue that so many conversions can make."""
    winner = after(books, 0, 0, 0)
    for plan in plans(books, left, no_suns):
        result = after(books, plan.low, plan.middle, plan.high)
        if rank(result) > rank(winner):
            winner = result
    return winner


def costs(books: vec[i64], left: i64, no_suns: bool) -> vec[i64]:
    """For each kind and each number of more books from one to four: the fewest conversions, or IMPOSSIBLE."""
    table = zeros(TIERS * WANTED)
    entry: i64
    for entry in range(TIERS * WANTED):
        table[entry] = IMPOSSIBLE
    kind: i64
    more: i64
    for plan in plans(books, left, no_suns):
        result = after(books, plan.low, plan.middle, plan.high)
        count = plan.count()
        for kind in range(TIERS):
            for more in range(1, min(result[kind] - books[kind], WANTED) + 1):
                entry = kind * WANTED + more - 1
                table[entry] = min(table[entry], count)
    return table


def cheapest(books: vec[i64], kind: i64, more: i64, left: i64, no_suns: bool) -> Plan:
    """The plan with the fewest conversions that makes so many more books of a kind; the best books among equals."""
    winner = Plan(0, 0, 0)
    cost: i64 = IMPOSSIBLE
    value: i64 = -1
    for plan in plans(books, left, no_suns):
        result = after(books, plan.low, plan.middle, plan.high)
        count = plan.count()
        if result[kind] - books[kind] >= more and (count < cost or (count == cost and rank(result) > value)):
            winner = plan
            cost = count
            value = rank(result)
    return winner
