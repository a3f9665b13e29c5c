"""What a seat remembers of a match: what it was told, and what it answered itself."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import TypeAlias

from magoteka.core.event import Event, Option
from magoteka.core.match import Match

Seen: TypeAlias = Event | Option  # an event as the seat may know it, or an answer of its own
DIGEST = 16  # bytes that tell one state of knowledge from all others


class Recall:
    """The memories of all seats of one match."""

    def __init__(self, seats: int) -> None:
        self.seen: list[list[Seen]] = [[] for _ in range(seats)]

    def answered(self, seat: int, option: Option) -> None:
        """A seat remembers its own answers; nature (a seat below 0) remembers nothing."""
        if seat >= 0:
            self.seen[seat].append(option)

    def told(self, events: Iterable[Event]) -> None:
        """Everyone hears what happened, as far as each may know it."""
        for event in events:
            for seat, seen in enumerate(self.seen):
                seen.append(event.seen_by(seat))

    def of(self, seat: int) -> tuple[Seen, ...]:
        """What a seat has heard and answered, in order."""
        return tuple(self.seen[seat])


def digest(known: tuple[Seen, ...]) -> bytes:
    """A short name for all that a seat has heard and answered."""
    return hashlib.blake2b(repr(known).encode(), digest_size=DIGEST).digest()


def history_of(match: Match, seat: int) -> tuple[Seen, ...]:
    """What a seat of a match has heard and answered, in order."""
    decode, rows = match.game.codec.decode, match.record.answers
    recall = Recall(match.record.seats)
    by_answers = sum(len(row.told or ()) for row in rows)
    recall.told(match.log[: max(0, len(match.log) - by_answers)])  # what was told before the first answer
    for row in rows:
        recall.answered(row.seat, decode(row.option))
        recall.told(map(decode, row.told or ()))
    return recall.of(seat)
