"""What happens in «Руны»."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from magoteka.core.event import Event, Seat


@dataclass(frozen=True)
class StoneDrawn(Event):
    """RN-02 A player draws a stone; nobody else sees its number."""

    seat: Seat
    number: int | None
    reveals: ClassVar[bool] = True
    bares: ClassVar[bool] = True

    def seen_by(self, seat: int | None) -> StoneDrawn:
        return self if seat == self.seat else replace(self, number=None)


@dataclass(frozen=True)
class StoneKept(Event):
    """RN-03 A player keeps the stone."""

    seat: Seat
    number: int | None

    def seen_by(self, seat: int | None) -> StoneKept:
        return self if seat == self.seat else replace(self, number=None)


@dataclass(frozen=True)
class StoneThrown(Event):
    """RN-03 A player throws the stone away."""

    seat: Seat
    number: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class MatchEnded(Event):
    """RN-05 All stones are turned up."""

    winners: tuple[Seat, ...]
    sums: tuple[int, ...]
    stones: tuple[tuple[int, ...], ...]  # that each player has kept
    reveals: ClassVar[bool] = True
    bares: ClassVar[bool] = True
