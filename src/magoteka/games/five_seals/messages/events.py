"""What happens in «За пятью печатями»; all of it is open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from magoteka.core.event import Event, Seat

Breaker: TypeAlias = Literal["mage", "familiar"]  # of a seal


@dataclass(frozen=True)
class TokenLaid(Event):
    """FS-09 A token is laid on its place."""

    place: int
    where: str
    element: int
    strength: int


@dataclass(frozen=True)
class ScrollLaid(Event):
    """FS-10 A scroll is laid on its place."""

    place: int
    where: str
    card: int
    spell: int
    element: int


@dataclass(frozen=True)
class CircleDrawn(Event):
    """FS-06 The lot has chosen the circle of magic."""

    circle: int


@dataclass(frozen=True)
class MageChosen(Event):
    """FS-05, FS-12 A player has chosen a mage, and with it the familiar."""

    seat: Seat
    mage: int


@dataclass(frozen=True)
class FirstChosen(Event):
    """FS-13 The lot has fallen."""

    seat: Seat


@dataclass(frozen=True)
class DieTaken(Event):
    """FS-14, FS-30 A die is taken from the store; it is rolled next round."""

    seat: Seat
    colour: int


@dataclass(frozen=True)
class RoundBegan(Event):
    """FS-15 A round begins."""

    number: int
    first: Seat


@dataclass(frozen=True)
class DieRolled(Event):
    """A die has fallen."""

    seat: Seat
    colour: int
    value: int
    reveals: ClassVar[bool] = True
    throw: ClassVar[bool] = True


@dataclass(frozen=True)
class TurnBegan(Event):
    """FS-16 A mage is to move."""

    seat: Seat


@dataclass(frozen=True)
class SpellCast(Event):
    """FS-17, FS-19 A scroll is cast and turned face down."""

    seat: Seat
    card: int
    spell: int
    element: int


@dataclass(frozen=True)
class SealBroken(Event):
    """FS-26 A seal is broken by the mage or the familiar; the values are empty when it was free."""

    seat: Seat
    place: int
    where: str
    element: int
    strength: int
    by: Breaker
    colour: int | None
    values: tuple[int, ...]


@dataclass(frozen=True)
class ScrollTaken(Event):
    """FS-26 The scroll behind a seal goes to its new owner."""

    seat: Seat
    place: int
    card: int
    spell: int
    element: int


@dataclass(frozen=True)
class TokenStored(Event):
    """FS-49 The broken token is put on a scroll of Absorption of `scroll`."""

    seat: Seat
    scroll: int
    element: int
    strength: int


@dataclass(frozen=True)
class TokenReleased(Event):
    """FS-50 The token on the scroll of Absorption of `scroll` strengthens a die and is gone."""

    seat: Seat
    scroll: int
    element: int
    strength: int


@dataclass(frozen=True)
class SeatRested(Event):
    """FS-20 A mage who can break nothing returns all dice."""

    seat: Seat


@dataclass(frozen=True)
class SeatFinished(Event):
    """FS-30 The round is over for a mage: scrolls are turned up again, the familiar sits on its card."""

    seat: Seat


@dataclass(frozen=True)
class FamiliarPlaced(Event):
    """FS-40, FS-41, FS-59 A familiar stands on a place."""

    seat: Seat
    place: int
    where: str


@dataclass(frozen=True)
class FamiliarReturned(Event):
    """FS-59 The owner has broken the seal under the familiar, which comes back."""

    seat: Seat


@dataclass(frozen=True)
class DiceTransmuted(Event):
    """FS-42 Dice have another colour now."""

    seat: Seat
    colour: int
    to: int
    values: tuple[int, ...]
    count: int


@dataclass(frozen=True)
class DiceLifted(Event):
    """FS-43 Dice are taken up to be rolled again."""

    seat: Seat
    colour: int
    values: tuple[int, ...]
    count: int


@dataclass(frozen=True)
class DiceRaised(Event):
    """FS-44, FS-50, FS-55 Dice that showed these values now show `by` more, never above six."""

    seat: Seat
    colour: int
    values: tuple[int, ...]
    by: int
    count: int


@dataclass(frozen=True)
class DiceLowered(Event):
    """FS-55 Dice of a mage that showed these values now show one less."""

    seat: Seat
    colour: int
    values: tuple[int, ...]
    count: int


@dataclass(frozen=True)
class DieAdded(Event):
    """FS-45 A further die is taken from the store, to be rolled at once."""

    seat: Seat
    colour: int


@dataclass(frozen=True)
class TokensSwapped(Event):
    """FS-47, FS-48 Two tokens have changed places."""

    place: int
    where: str
    other: int
    other_where: str


@dataclass(frozen=True)
class TokenRemoved(Event):
    """FS-51 A token has left the board unbroken."""

    place: int
    where: str
    element: int
    strength: int


@dataclass(frozen=True)
class ScrollsSwapped(Event):
    """FS-52 Two scrolls have changed places."""

    place: int
    where: str
    other: int
    other_where: str


@dataclass(frozen=True)
class DiceSwapped(Event):
    """FS-54 Two dice have changed owners; the values stayed."""

    seat: Seat
    colour: int
    value: int
    rival: Seat
    rival_colour: int
    rival_value: int


@dataclass(frozen=True)
class ScrollsTraded(Event):
    """FS-56 Two scrolls have changed owners: `card` went to the seat, `given` to the rival."""

    seat: Seat
    rival: Seat
    card: int
    spell: int
    element: int
    given: int
    given_spell: int
    given_element: int


@dataclass(frozen=True)
class DieSeized(Event):
    """FS-57 A die has changed its owner."""

    seat: Seat
    rival: Seat
    colour: int
    value: int


@dataclass(frozen=True)
class SpellBorrowed(Event):
    """FS-58 A rival's scroll is cast and turned face down."""

    seat: Seat
    rival: Seat
    card: int
    spell: int
    element: int


@dataclass(frozen=True)
class SealPassed(Event):
    """FS-60 A mage walks past a token."""

    seat: Seat
    place: int
    where: str


@dataclass(frozen=True)
class FigurePassed(Event):
    """FS-61 A mage walks past a figure."""

    seat: Seat
    place: int
    where: str


@dataclass(frozen=True)
class GuardianPlaced(Event):
    """FS-62 A guardian stands on a scroll."""

    element: int
    place: int
    where: str


@dataclass(frozen=True)
class GuardianRemoved(Event):
    """FS-62 A guardian has left the board."""

    element: int


@dataclass(frozen=True)
class RoundEnded(Event):
    """FS-31 Everyone has finished; so many of the strongest scrolls are left."""

    number: int
    sixes: int


@dataclass(frozen=True)
class MatchStopped(Event):
    """FS-A26 The match is stopped and counted: `why` is idle (no seal broken for long) or limit (the last round)."""

    number: int
    why: str


@dataclass(frozen=True)
class Counted(Event):
    """FS-33 What a mage's scrolls are worth."""

    seat: Seat
    points: int


@dataclass(frozen=True)
class MatchEnded(Event):
    """FS-34 The match is over."""

    points: tuple[int, ...]
    winners: tuple[Seat, ...]
