"""What happens in «Сиггил»; `cards` are two digits each: the family, then the number.

What is told while it happens names every face that lies open. Told again it names only what the table still
remembers (SG-18, SG-A17): whatever still lies in the siggil can be seen there.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from magoteka.core.event import Event, Seat
from magoteka.games.siggil.box.components import Kind
from magoteka.games.siggil.box.layouts import LayoutName


@dataclass(frozen=True)
class StarterDrawn(Event):
    """SG-A01 The lot has fallen."""

    seat: Seat
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class SiggilLaid(Event):
    """SG-04 The siggil is laid out."""

    layout: LayoutName
    starter: Seat


@dataclass(frozen=True)
class CardLaid(Event):
    """SG-04 A card is laid out face up."""

    place: int
    family: int | None
    number: int | None
    spirit: bool | None
    remembered: bool
    reveals: ClassVar[bool] = True

    def retold_to(self, seat: int | None) -> CardLaid:
        return self if self.remembered else replace(self, family=None, number=None, spirit=None)


@dataclass(frozen=True)
class CardTurned(Event):
    """SG-06 A card that has become accessible is turned face up."""

    place: int
    family: int | None
    number: int | None
    spirit: bool | None
    remembered: bool
    reveals: ClassVar[bool] = True

    def retold_to(self, seat: int | None) -> CardTurned:
        return self if self.remembered else replace(self, family=None, number=None, spirit=None)


@dataclass(frozen=True)
class SpiritFreed(Event):
    """SG-07 A spirit leaves the siggil."""

    spirit: int | None
    place: int
    remembered: bool

    def retold_to(self, seat: int | None) -> SpiritFreed:
        return self if self.remembered else replace(self, spirit=None)


@dataclass(frozen=True)
class TurnBegan(Event):
    """SG-09 A player is to move."""

    seat: Seat


@dataclass(frozen=True)
class CardTaken(Event):
    """SG-09, SG-18 A card goes from the siggil into a hand, before everybody's eyes; then only its owner sees it."""

    seat: Seat
    place: int
    family: int | None
    number: int | None
    remembered: bool

    def retold_to(self, seat: int | None) -> CardTaken:
        return self if self.remembered or seat == self.seat else replace(self, family=None, number=None)


@dataclass(frozen=True)
class CardDiscarded(Event):
    """SG-23, SG-A17 A card goes from the siggil to the discard pile; face down, nobody sees it again."""

    seat: Seat
    place: int
    family: int | None
    number: int | None
    remembered: bool

    def retold_to(self, seat: int | None) -> CardDiscarded:
        return self if self.remembered else replace(self, family=None, number=None)


@dataclass(frozen=True)
class SpiritDiscarded(Event):
    """SG-25, SG-A17 A free spirit makes room for a fourth one; face down, nobody sees it again."""

    seat: Seat
    spirit: int | None
    lost: int
    remembered: bool

    def retold_to(self, seat: int | None) -> SpiritDiscarded:
        return self if self.remembered else replace(self, spirit=None)


@dataclass(frozen=True)
class SpiritCaptured(Event):
    """SG-12 A free spirit is captured."""

    seat: Seat
    spirit: int
    set: int
    by: Kind
    count: int
    cards: tuple[int, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class SpiritStolen(Event):
    """SG-13 A spirit is lured onto a new set."""

    seat: Seat
    loser: Seat
    spirit: int
    set: int
    by: Kind
    count: int
    cards: tuple[int, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class SpiritRecaptured(Event):
    """SG-14 A spirit comes back onto an older set, to which `cards` were added; it has `size` cards now."""

    seat: Seat
    loser: Seat
    spirit: int
    set: int
    by: Kind
    count: int
    size: int
    cards: tuple[int, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class Counted(Event):
    """SG-21 What a player has at the end: spirits, and cards left in hand."""

    seat: Seat
    spirits: int
    hand: int


@dataclass(frozen=True)
class MatchEnded(Event):
    """SG-19, SG-20 The match is over."""

    how: Literal["spirits", "last-card"]
    winners: tuple[Seat, ...]
    spirits: tuple[int, ...]
    hands: tuple[int, ...]


@dataclass(frozen=True)
class SoloEnded(Event):
    """SG-24, SG-26 The solo game is won or lost."""

    seat: Seat
    won: bool
    spirits: int
    lost: int
