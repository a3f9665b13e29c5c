"""Dice of one colour as a handful: four bits a value, value 0 for a die that is not rolled yet."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.bits import bit
from magoteka.core.boards import array
from magoteka.games.five_seals.box.components import FACES, STRONGEST, WEAKEST

BITS: Final = 4
GUARD: Final = 0x8888888  # the top bit of every value


def one(value: i64) -> i64:
    """A handful of a single die."""
    return bit(BITS * value)


def count(dice: i64, value: i64) -> i64:
    """How many dice show the value."""
    return (dice >> (BITS * value)) & 15


def number(dice: i64) -> i64:
    """How many dice there are."""
    left = dice
    total: i64 = 0
    while left != 0:
        total += left & 15
        left >>= BITS
    return total


def sum_of(dice: i64) -> i64:
    """What the dice show together."""
    left = dice >> BITS
    value: i64 = 1
    total: i64 = 0
    while left != 0:
        total += (left & 15) * value
        left >>= BITS
        value += 1
    return total


def among(part: i64, dice: i64) -> bool:
    """Whether all dice of the part are among the dice (at most seven of a value)."""
    return ((dice | GUARD) - part) & GUARD == GUARD


def values(dice: i64) -> list[int]:
    """What each die shows, smallest first."""
    return [value for value in range(FACES + 1) for _ in range(count(dice, value))]


def handful(shown: list[int]) -> int:
    """The dice that show these values."""
    dice: i64 = 0
    value: i64
    for value in shown:
        dice += one(value)
    return dice


def raised(dice: i64, by: i64) -> i64:
    """Every die turned up by so much, never above six."""
    up: i64 = 0
    value: i64
    for value in range(1, FACES + 1):
        up += count(dice, value) * one(min(FACES, value + by))
    return up


def lowered(dice: i64) -> i64:
    """Every die turned down by one; none of them shows a one."""
    return dice >> BITS


def shown_below_six(dice: i64) -> i64:
    """The dice that can still rise."""
    return dice & 0xFFFFFF


def shown_above_one(dice: i64) -> i64:
    """The dice that can still fall."""
    return (dice >> (2 * BITS)) << (2 * BITS)


def prices(strength: int) -> list[int]:
    """FS-24 Every handful that pays for a seal of the strength with no die to spare."""
    found: list[int] = []
    grow([], strength, found)
    return found


def grow(shown: list[int], strength: int, found: list[int]) -> None:
    """Add dice, largest first, until they suffice: the last one, the smallest, is then never to spare."""
    if sum(shown) >= strength:
        found.append(handful(shown))
        return
    for value in range(min([*shown, FACES]), 0, -1):
        grow([*shown, value], strength, found)


EVERY_PRICE: Final = [prices(strength) for strength in range(WEAKEST, STRONGEST + 1)]
PRICES: Final[vec[i64]] = array([price for row in EVERY_PRICE for price in row])
PRICE_STARTS: Final[vec[i64]] = array(
    [0] * WEAKEST + [sum(len(row) for row in EVERY_PRICE[:n]) for n in range(len(EVERY_PRICE) + 1)]
)
