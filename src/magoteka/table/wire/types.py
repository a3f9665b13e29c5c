"""Words that the messages of every chapter are made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeAlias

from magoteka.table.schema import Between, Called, Most

Tagged: TypeAlias = Annotated[dict[str, Any], Called("Tagged")]  # {"tag": …, fields}: an option, event or view
Value: TypeAlias = bool | int | str
Name: TypeAlias = Annotated[str, Most(40)]
Token: TypeAlias = Annotated[str, Most(64)]
SeatNumber: TypeAlias = Annotated[int, Between(0, 15)]
Path: TypeAlias = Annotated[list[Any], Called("Path")]
Change: TypeAlias = Annotated[list[Any], Called("Change")]
Patch: TypeAlias = list[Change]
Form: TypeAlias = Literal["", "he", "she"]
Face: TypeAlias = Literal[
    "",
    "owl",
    "fox-head",
    "cat",
    "raven",
    "wolf-head",
    "bear-head",
    "deer-head",
    "turtle",
    "frog",
    "lion",
    "dragon-head",
    "unicorn",
    "witch-face",
    "wizard-face",
    "crown",
    "snake",
]
Colour: TypeAlias = Annotated[int, Between(0, 7)]


@dataclass(frozen=True)
class Nothing:
    """A body that says no more than its address."""
