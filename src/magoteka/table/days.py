"""Clocks for play over days: they run whoever is there, and stand still at night and while somebody is away."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from heapq import merge
from itertools import count
from typing import Any

from magoteka.table.problems import BadRequest
from magoteka.table.wire import DayClock

HOUR = 3600.0
DAY = 24 * HOUR
LONGEST_NIGHT = 16 * HOUR
Span = tuple[float, float]


def now() -> float:
    """The seconds since 1970."""
    return time.time()


def check_clock(rules: DayClock | None) -> None:
    """Refuse a clock that gives no time, or a night that leaves no day."""
    if rules is None:
        return
    if not rules.hours + rules.reserve:
        raise BadRequest(what="a clock needs hours for a move or for the match")
    if rules.night and (len(rules.night) != 2 or not 0 < night_of(rules) <= LONGEST_NIGHT):
        raise BadRequest(what="a night has a beginning and an end, at most 16 hours later")


def night_of(rules: DayClock) -> float:
    """How long a night is."""
    begins, ends = rules.night
    return (ends - begins) % (24 * 60) * 60.0


def nights(rules: DayClock, start: float) -> Iterator[Span]:
    """Every night from a moment on."""
    if not rules.night:
        return
    first, length = start // DAY - 1, night_of(rules)
    for day in count(int(first)):
        begins = day * DAY + rules.night[0] * 60
        yield begins, begins + length


def after(start: float, seconds: float, still: Iterable[Span]) -> float:
    """When so many seconds have run, if none run in the spans, which come in the order of their beginnings."""
    at = start
    for begins, ends in still:
        if begins - at >= seconds:
            break
        if ends > at:
            seconds -= max(0.0, begins - at)
            at = ends
    return at + seconds


def run(start: float, end: float, still: Iterable[Span]) -> float:
    """How many seconds have run between two moments."""
    at, ran = start, 0.0
    for begins, ends in still:
        if begins >= end:
            break
        if ends > at:
            ran += max(0.0, begins - at)
            at = ends
    return ran + max(0.0, end - at)


@dataclass
class Wait:
    """Somebody is asked: since which version of the table, and since when his time runs."""

    version: int
    since: float


class DayTimes:
    """How the clocks of one table stand."""

    def __init__(self, rules: DayClock) -> None:
        self.rules = rules
        self.waits: dict[int, Wait] = {}
        self.spent: dict[int, float] = {}  # of the reserve for the match, by seats

    def still(self, start: float, away: Iterable[Span]) -> Iterator[Span]:
        """When the clock of somebody stands."""
        return merge(nights(self.rules, start), sorted(away))

    def due(self, seat: int, away: Iterable[Span]) -> float:
        """When the time of a seat that is asked is up."""
        since = self.waits[seat].since
        left = self.rules.reserve * HOUR - self.spent.get(seat, 0.0)
        return after(since, self.rules.hours * HOUR + max(0.0, left), self.still(since, away))

    def answered(self, seat: int, away: Iterable[Span]) -> None:
        """A seat has answered: what it took beyond the time for a move goes off its reserve."""
        wait = self.waits.get(seat)
        if wait is not None:
            over = run(wait.since, now(), self.still(wait.since, away)) - self.rules.hours * HOUR
            self.spent[seat] = min(self.rules.reserve * HOUR, self.spent.get(seat, 0.0) + max(0.0, over))

    def follow(self, asked: Mapping[int, int], late: int | None) -> None:
        """Who is asked now, since which version; whose time was up has none for what he is asked right after."""
        before, at = self.waits, now()
        self.waits = {seat: Wait(version, at) for seat, version in asked.items()}
        for seat, wait in self.waits.items():
            if seat in before and (seat == late or before[seat].version == wait.version):
                wait.since = before[seat].since

    def kept(self) -> dict[str, Any]:
        """The clocks as they are stored."""
        return {
            "since": {str(seat): wait.since for seat, wait in self.waits.items()},
            "spent": {str(seat): seconds for seat, seconds in self.spent.items()},
        }

    def recall(self, data: Any, asked: Mapping[int, int]) -> None:
        """The clocks as they were stored, for those who are asked."""
        since = {} if data is None else data["since"]
        self.spent = {} if data is None else {int(seat): seconds for seat, seconds in data["spent"].items()}
        self.waits = {seat: Wait(version, since.get(str(seat), now())) for seat, version in asked.items()}


def times_of(days: Any) -> DayTimes | None:
    """The clocks of a table, where it has been opened with some."""
    return None if days is None else DayTimes(DayClock(**days))


def written(rules: DayClock | None) -> Any:
    """The rules of the clocks as they are stored."""
    return None if rules is None else asdict(rules)
