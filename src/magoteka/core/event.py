"""What happened, for the log, the animation and the ear; and what can be answered."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, ClassVar, TypeAlias, get_args, get_origin, get_type_hints

SEAT = "seat"
Seat: TypeAlias = Annotated[int, SEAT]  # fields of this type are shown as the player's name


def seat_fields(kind: Any) -> tuple[str, ...]:
    """The fields of an event or an option that hold a seat, several seats, or a seat or none; `seat` always does."""
    return fields_with_seats(kind)


@cache
def fields_with_seats(kind: Any) -> tuple[str, ...]:
    """The same, looked up once."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(name for name, hint in hints.items() if is_seat(hint) or (name == SEAT and hint is int))


def is_seat(hint: Any) -> bool:
    """Whether a type is `Seat`, or is made of it."""
    if get_origin(hint) is Annotated:
        return SEAT in hint.__metadata__
    return any(is_seat(part) for part in get_args(hint))


@dataclass(frozen=True)
class Event:
    """Something that happened at the table."""

    reveals: ClassVar[bool] = False
    throw: ClassVar[bool] = False  # tells how dice fell, and nothing of what that brings
    blunder: ClassVar[bool] = False  # a loss for nothing, which nobody takes upon himself knowingly
    bares: ClassVar[bool] = False  # tells what may have lain hidden from a seat until then
    betrays: ClassVar[bool] = False  # it reveals something of its own seat to the others, and nothing to that seat

    def seen_by(self, seat: int | None) -> Event:
        """The event as `seat` (None: a spectator) may know it."""
        return self

    def retold_to(self, seat: int | None) -> Event:
        """The event as `seat` may still know it when the past is told again: what is out of sight now is gone."""
        return self.seen_by(seat)

    def foretold(self) -> Event:
        """The event as far as it can be told before it happens: without what chance picks among equal things."""
        return self

    def shows_a_face(self) -> bool:
        """Whether somebody learnt something by it that cannot be unlearnt."""
        return self.reveals


@dataclass(frozen=True)
class Option:
    """An answer that a seat, or nature, can give."""


@dataclass(frozen=True)
class Outcome(Option):
    """An answer that only nature gives: nobody is shown it as an option."""


@dataclass(frozen=True)
class FaceDown:
    """A card whose face the looker may not know."""

    ruled_out: tuple[int, ...] = ()


@dataclass(frozen=True)
class Refusal:
    """Why an answer is not allowed: the clause, and the key of the sentence that explains it."""

    clause: str
    reason: str
