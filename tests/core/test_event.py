"""Fields that hold seats are known by their type, however it is written."""

from __future__ import annotations

from dataclasses import dataclass

from magoteka.core.event import Event, Seat, seat_fields
from magoteka.games import GAMES


@dataclass(frozen=True)
class Dealt(Event):
    seat: Seat
    count: int
    to: Seat | None
    others: tuple[Seat, ...]
    seats: int  # how many


def test_seats_are_known_by_type() -> None:
    assert seat_fields(Dealt) == ("seat", "to", "others")


@dataclass(frozen=True)
class Taken(Event):
    seat: int
    stones: int


def test_a_field_that_is_called_seat_is_one() -> None:
    assert seat_fields(Taken) == ("seat",)


def test_the_same_in_modules_whose_annotations_are_not_text() -> None:
    codec = GAMES["five_seals"].codec
    assert seat_fields(codec.by_tag["rival"].kind) == ("seat",)
    assert seat_fields(codec.by_tag["dice-swapped"].kind) == ("seat", "rival")
