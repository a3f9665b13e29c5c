"""What designs say at an event, kept by design, and what the sayings share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import Any

from lab.fabled.reasons import Instant, mine
from magoteka.games.fabled.messages import events as e

Checks = Iterator[tuple[bool, str]]
Check = Callable[[Instant], Checks]
CHECKS: dict[str, list[Check]] = {}
STEPS = (e.VolkhvStepped, e.VolkhvEntered, e.VolkhvReturned)


def says(*designs: str) -> Callable[[Check], Check]:
    """The check stands for these designs."""

    def note(check: Check) -> Check:
        for design in designs:
            CHECKS.setdefault(design, []).append(check)
        return check

    return note


def follows(i: Instant, kind: type[Any]) -> list[Any]:
    """What of this kind follows in the same moment before anybody moves or the next turn begins."""
    after = i.moment.events[i.moment.events.index(i.event) + 1 :]
    still = takewhile(lambda one: not isinstance(one, (e.Announced, e.TurnBegan)), after)
    return [one for one in still if isinstance(one, kind)]


def moved_by(i: Instant) -> Any:
    """The first step that the answer has led to."""
    return next((one for one in i.moment.events if isinstance(one, STEPS)), None)


__all__ = ["CHECKS", "STEPS", "Checks", "Instant", "follows", "mine", "moved_by", "says"]
