"""Flat arrays of the board: lists when interpreted, `librt` vectors when compiled (see the stub beside)."""

from typing import Any

vec = list


def append(array: list[Any], item: Any) -> list[Any]:
    """The array with one more item at its end."""
    array.append(item)
    return array
