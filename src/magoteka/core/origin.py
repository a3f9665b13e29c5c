"""Where a component comes from: the rulebook, what follows from it, the published game, or us."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

Source: TypeAlias = Literal["book", "inferred", "known", "ours"]
Origins: TypeAlias = Mapping[str, Mapping[str, "Origin"]]  # by the kind of component and its name


class Origin(NamedTuple):
    """How a component is known, and the line of the rulebook that speaks of it (0: none does).

    What is ours may have a line too: then the book says part of it and the rest, such as its numbers, is ours.
    """

    source: Source
    line: int = 0


def of_the_book(lines: Mapping[str, int]) -> dict[str, Origin]:
    """What the rulebook says itself, each with its line."""
    return {name: Origin("book", line) for name, line in lines.items()}


def chapter_of(chapters: Mapping[str, int], line: int) -> str:
    """The chapter of the rulebook in which a line stands, by the lines with which chapters begin."""
    return max((first, name) for name, first in chapters.items() if first <= line)[1]
