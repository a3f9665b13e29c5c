"""What a look at «Руны» is made of."""

from __future__ import annotations

from dataclasses import dataclass

from magoteka.core.event import FaceDown


@dataclass(frozen=True)
class Stone:
    """A stone whose number the looker sees."""

    number: int


@dataclass(frozen=True)
class RunesView:
    """The table from one chair."""

    seat: int | None
    hand: int  # RN-04 how many stones each keeps
    turn: int
    bag: int
    thrown: tuple[int, ...]  # by number from 1
    kept: tuple[tuple[Stone | FaceDown, ...], ...]
    drawn: Stone | FaceDown | None
    winners: tuple[int, ...]
