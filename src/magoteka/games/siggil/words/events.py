"""What happens in «Сиггил»; `cards` are two digits each: the family, then the number."""

from __future__ import annotations

from dataclasses import dataclass
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
    family: int
    number: int
    spirit: bool
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class CardTurned(Event):
    """SG-06 A card that has become accessible is turned face up."""

    place: int
    family: int
    number: int
    spirit: bool
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class SpiritFreed(Event):
    """SG-07 A spirit leaves the siggil."""

    spirit: int
    place: int


@dataclass(frozen=True)
class TurnBegan(Event):
    """SG-09 A player is to move."""

    seat: Seat


@dataclass(frozen=True)
class CardTaken(Event):
    """SG-09 A card goes from the siggil into a hand, before everybody's eyes."""

    seat: Seat
    place: int
    family: int
    number: int


@dataclass(frozen=True)
class CardDiscarded(Event):
    """SG-23 A card goes from the siggil to the discard pile."""

    seat: Seat
    place: int
    family: int
    number: int


@dataclass(frozen=True)
class SpiritDiscarded(Event):
    """SG-25 A free spirit makes room for a fourth one."""

    seat: Seat
    spirit: int
    lost: int


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
