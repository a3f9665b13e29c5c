"""Arrays of a board, made for set-up and loading."""

from typing import TypeAlias

from mypy_extensions import i64

from magoteka.core._arrays import vec

Shared: TypeAlias = vec[i64]  # an array that clones share: what changes seldom is replaced, never written in place


def zeros(count: i64) -> vec[i64]:
    """An array of noughts."""
    return vec[i64]([0] * count)


def filled(count: i64, number: i64) -> vec[i64]:
    """An array of one number."""
    return vec[i64]([number] * count)


def array(items: list[int]) -> vec[i64]:
    """An array of these numbers."""
    return vec[i64](items)


def emptied(numbers: vec[i64]) -> vec[i64]:
    """As many noughts."""
    other = numbers[:]
    place: i64
    for place in range(len(other)):
        other[place] = 0
    return other


def with_number(numbers: vec[i64], place: i64, number: i64) -> vec[i64]:
    """An array like this one but for a number; the one that was stays as it is."""
    other = numbers[:]
    other[place] = number
    return other
