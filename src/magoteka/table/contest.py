"""Same cards for all: a contest, the seats of its deals, and what its results say without their luck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Literal

from magoteka.core.game import Value
from magoteka.table import wire

ENOUGH = 5  # compared deals, below which nothing is concluded
T95 = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201)  # Student, by degrees of freedom


@dataclass(frozen=True)
class Contest:
    """What never changes about a contest: what is played, and the secret from which the luck of each deal comes."""

    id: str
    game: str
    seats: int
    settings: dict[str, Value]
    level: str
    secrets: tuple[str, ...]

    def seat_of(self, deal: int) -> int:
        """Where whoever opens a table for a deal sits: the same for all, and another one in the next deal."""
        return (deal - 1) % self.seats

    def seated(self, deal: int, wish: wire.EntryRequest) -> list[wire.SeatRequest]:
        """Who sits where at a table for a deal: friends after its opener, bots in the other seats."""
        first, bot = self.seat_of(deal), wire.SeatRequest("bot", level=self.level)
        bots = [*(wire.SeatRequest(**{**vars(one), "kind": "bot", "level": self.level}) for one in wish.rivals)]
        others = [wire.SeatRequest("friend")] * wish.friends + bots
        row = [wire.SeatRequest("me"), *others, *[bot] * self.seats][: self.seats]
        return [row[(seat - first) % self.seats] for seat in range(self.seats)]


@dataclass(frozen=True)
class Result:
    """What came of a deal for somebody in a seat: his share of the victory, and what the game counts."""

    who: str
    name: str
    deal: int
    seat: int
    won: float
    score: int | None
    table: str


@dataclass(frozen=True)
class Compared:
    """A result beside the others of the same seat and deal: by how much it is better than their mean."""

    result: Result
    advantage: float | None  # None: nobody else has played it
    points: float | None  # the same in what the game counts


def compared(results: Sequence[Result]) -> list[Compared]:
    """Each result beside the others of its seat and deal; the advantages of a seat in a deal add up to zero."""
    return [beside(one, [two for two in results if (two.deal, two.seat) == (one.deal, one.seat)]) for one in results]


def beside(one: Result, same: Sequence[Result]) -> Compared:
    """One result beside all of its seat and deal, itself among them."""
    scores = [two.score for two in same if two.score is not None]
    points = None if one.score is None or len(scores) < len(same) else above(one.score, scores)
    return Compared(one, above(one.won, [two.won for two in same]), points)


def above(mine: float, everybody: Sequence[float]) -> float | None:
    """By how much somebody is above the mean of the others; None where there are none."""
    others = len(everybody) - 1
    return mine - (sum(everybody) - mine) / others if others else None


def interval(values: Sequence[float]) -> tuple[float, float] | None:
    """The 95 % interval of a mean (Student); None where there is too little to have one, or nothing but the same."""
    if len(set(values)) < 2:
        return None
    middle, reach = fmean(values), T95[min(len(values) - 1, len(T95)) - 1] * stdev(values) / sqrt(len(values))
    return middle - reach, middle + reach


def standings(found: Iterable[Compared]) -> list[tuple[str, str, list[Compared]]]:
    """Everybody with his latest name and results: the best mean first, those without a comparison last."""
    people: dict[str, list[Compared]] = {}
    for one in found:
        people.setdefault(one.result.who, []).append(one)
    rows = [(who, mine[-1].result.name, mine) for who, mine in people.items()]
    return sorted(rows, key=lambda row: (-(mean([one.advantage for one in row[2]]) or 0.0), -len(row[2]), row[1]))


def mean(values: Iterable[float | None]) -> float | None:
    """The mean of those that are known."""
    known = [one for one in values if one is not None]
    return fmean(known) if known else None


def standing(key: str, name: str, mine: Sequence[Compared], *, me: bool) -> wire.Standing:
    """A line of the standings."""
    values = [one.advantage for one in mine if one.advantage is not None]
    reach = interval(values)
    low, high = reach if reach is not None else (None, None)
    facts = (mean(values), low, high, mean(one.points for one in mine))
    return wire.Standing(key, name, me, len(mine), len(values), *facts, verdict(len(values), low, high))


def verdict(compared: int, low: float | None, high: float | None) -> Literal["few", "even", "above", "below"]:
    """Whether somebody plays better or worse than the others with his cards, as far as that can be told."""
    if compared < ENOUGH or low is None or high is None:
        return "few"
    return "above" if low > 0 else "below" if high < 0 else "even"
