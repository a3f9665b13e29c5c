"""What happens in «Абрака… что?»."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from magoteka.core.event import Event, Seat


@dataclass(frozen=True)
class RoundBegan(Event):
    """AB-04 A new round begins."""

    number: int
    starter: Seat


@dataclass(frozen=True)
class StoneDrawn(Event):
    """AB-05, AB-20 A stone is put up before a mage; the mage alone does not see it, nor does a spectator."""

    seat: Seat
    slot: int
    number: int | None
    reveals: ClassVar[bool] = True

    def seen_by(self, seat: int | None) -> StoneDrawn:
        return replace(self, number=None) if seat is None or seat == self.seat else self


@dataclass(frozen=True)
class StoneTurnedUp(Event):
    """AB-06 A stone of the reserve is put face up on the board."""

    number: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class TurnBegan(Event):
    """AB-21 A mage is to move."""

    seat: Seat


@dataclass(frozen=True)
class SpellCast(Event):
    """AB-14 The stone was there and goes to the board."""

    seat: Seat
    spell: int
    slot: int
    reveals: ClassVar[bool] = True

    def foretold(self) -> SpellCast:
        return replace(self, slot=-1)


@dataclass(frozen=True)
class SpellMissed(Event):
    """AB-12 There was no such stone."""

    seat: Seat
    spell: int
    reveals: ClassVar[bool] = True
    blunder: ClassVar[bool] = True  # where it is certain


@dataclass(frozen=True)
class OrderBroken(Event):
    """AB-17 A number lower than the one before was named; once called, the mistake is not taken back (AB-A06)."""

    seat: Seat
    spell: int
    last: int
    reveals: ClassVar[bool] = True
    blunder: ClassVar[bool] = True


@dataclass(frozen=True)
class DieRolled(Event):
    """The die has fallen."""

    seat: Seat
    spell: int
    value: int
    throw: ClassVar[bool] = True


@dataclass(frozen=True)
class LivesLost(Event):
    """AB-30 A mage loses lives by a spell of `by` (himself when he failed)."""

    seat: Seat
    count: int
    left: int
    by: Seat
    spell: int


@dataclass(frozen=True)
class LivesGained(Event):
    """AB-30 A mage gains lives, never above six."""

    seat: Seat
    count: int
    left: int
    spell: int


@dataclass(frozen=True)
class SecretTaken(Event):
    """AB-25 A secret stone is taken; only its new owner sees it."""

    seat: Seat
    number: int | None
    reveals: ClassVar[bool] = True

    def seen_by(self, seat: int | None) -> SecretTaken:
        return self if seat == self.seat else replace(self, number=None)

    def foretold(self) -> SecretTaken:
        return replace(self, number=None)


@dataclass(frozen=True)
class SecretLeft(Event):
    """AB-25 The caster leaves the secret stones alone."""

    seat: Seat


@dataclass(frozen=True)
class TurnEnded(Event):
    """AB-15 A mage stops."""

    seat: Seat


@dataclass(frozen=True)
class MageFell(Event):
    """AB-41 A mage is out of this round."""

    seat: Seat


@dataclass(frozen=True)
class RoundEnded(Event):
    """AB-32, AB-36 A round is over: `how` is emptied, struck-down, mistake or last-mage.

    `from_secrets` are the points of `gains` that each mage has for secret stones; `left` are the stones that still
    stood before each, which everybody now sees (AB-A21).
    """

    reveals: ClassVar[bool] = True

    how: str
    winner: Seat | None
    gains: tuple[int, ...]
    scores: tuple[int, ...]
    from_secrets: tuple[int, ...] = ()
    left: tuple[tuple[int, ...], ...] = ()

    def foretold(self) -> RoundEnded:
        return replace(self, left=())


@dataclass(frozen=True)
class Scored(Event):
    """AB-33…AB-36 What the round brought a mage, and what he has in all."""

    seat: Seat
    gain: int
    score: int


@dataclass(frozen=True)
class MatchEnded(Event):
    """AB-39 The match is over."""

    winners: tuple[Seat, ...]
