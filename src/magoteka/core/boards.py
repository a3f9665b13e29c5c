"""Arrays of a board, made for set-up and loading."""

from mypy_extensions import i64

from magoteka.core._arrays import vec


def zeros(count: i64) -> vec[i64]:
    """An array of noughts."""
    return vec[i64]([0] * count)


def filled(count: i64, number: i64) -> vec[i64]:
    """An array of one number."""
    return vec[i64]([number] * count)


def array(items: list[int]) -> vec[i64]:
    """An array of these numbers."""
    return vec[i64](items)
