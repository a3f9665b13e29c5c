"""What the lines of a trial come to, and in which figures two trials clearly differ. Intervals count matches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from statistics import NormalDist, fmean, variance
from typing import Any

from magoteka.arena.tally import Z95, quantile, share, wilson
from magoteka.arena.trial import Row, Thing
from magoteka.arena.values import FEW, Value, value_of

SPOKEN = ("question", "answer", "event", "outcome")
LANDSLIDE = 1.5  # times the points of the next
SELDOM = 0.01  # of the matches
ERROR = 0.05  # of all verdicts of a page together


@dataclass(frozen=True)
class Spread:
    """How a number lies over the matches."""

    mean: Value
    least: int
    low: int  # a twentieth of the matches lies below
    median: int
    high: int
    most: int
    values: list[int]


@dataclass(frozen=True)
class Figures:
    """All that a page shows of one side."""

    matches: int
    unfinished: int
    spreads: dict[str, Spread]
    shares: list[Value]  # the seats, then what happens in some matches and not in others
    parts: dict[str, list[Value]]
    scores: list[Value]  # of the first, the second …
    never: dict[str, list[tuple[str, str]]]  # by kind, the names of what was never met, with clauses
    seldom: dict[str, list[tuple[str, int]]]  # and of what was met in few matches
    bots: list[Value] = field(default_factory=list)

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        return asdict(self)


@dataclass(frozen=True)
class Difference:
    """One figure on both sides: how much larger it is on the second, and whether that is beyond chance."""

    name: str
    first: float
    second: float
    difference: float
    low: float
    high: float
    clear: bool


Measure = Callable[[Row], float | None]  # None where a match says nothing


def ranked(row: Row) -> list[int]:
    """The points of a match, the most first."""
    return sorted(row["scores"], reverse=True)


def margin(row: Row) -> int | None:
    """By how much the first was ahead of the second."""
    return ranked(row)[0] - ranked(row)[1] if len(row["scores"]) > 1 else None


def landslide(row: Row) -> float | None:
    """Whether the first had far more than the second."""
    points = ranked(row)
    return float(points[0] >= LANDSLIDE * points[1]) if len(points) > 1 and points[0] > 0 else None


def comeback(row: Row) -> float | None:
    """Whether somebody else won than who alone had most after half of the answers."""
    half = row["half"]
    if len(half) < 2 or half.count(max(half)) > 1:
        return None
    return float(half.index(max(half)) not in row["winners"])


def shared(row: Row) -> float:
    """Whether several won."""
    return float(len(row["winners"]) > 1)


COUNTS: dict[str, Callable[[Row], int | None]] = {
    "answers": lambda row: int(row["answers"]),
    "rounds": lambda row: int(row["rounds"]) or None,
    "turns": lambda row: int(row["turns"]) or None,
    "best": lambda row: ranked(row)[0] if row["scores"] else None,
    "margin": margin,
}
CHANCES: dict[str, Measure] = {"landslide": landslide, "comeback": comeback, "shared": shared}


def seat_measures(seats: int) -> dict[str, Measure]:
    """Of each seat its part of the victory."""

    def of(seat: int) -> Measure:
        return lambda row: share(tuple(row["winners"]), seat)

    return {f"seat {seat + 1}": of(seat) for seat in range(seats)} if seats > 1 else {}


def figures(rows: Sequence[Row], things: Sequence[Thing]) -> Figures:
    """The figures of one side."""
    seats = len(rows[0]["bots"]) if rows else 0
    spreads = {name: spread(name, found) for name, count in COUNTS.items() if (found := told(rows, count))}
    chances = {**seat_measures(seats), **CHANCES}
    shares = [chance(name, found) for name, of in chances.items() if (found := told(rows, of))]
    times = met_times(rows, len(things))
    bots = sorted({bot for row in rows for bot in row["bots"]})
    return Figures(
        matches=len(rows),
        unfinished=sum(not row["over"] for row in rows),
        spreads=spreads,
        shares=shares,
        parts=parts(rows, things),
        scores=[unbounded(str(place + 1), [float(one) for one in of]) for place, of in enumerate(columns(rows))],
        never=gathered(things, lambda place: (things[place][1], things[place][2]), lambda place: times[place] == 0),
        seldom=gathered(
            things, lambda place: (things[place][1], times[place]), lambda place: 0 < times[place] < SELDOM * len(rows)
        ),
        bots=[value_of(bot, found) for bot in bots if (found := bot_gains(rows, bot))] if len(bots) > 1 else [],
    )


def told(rows: Iterable[Row], measure: Callable[[Row], Any]) -> list[Any]:
    """What the matches say that say anything."""
    return [one for row in rows if (one := measure(row)) is not None]


def spread(name: str, values: list[int]) -> Spread:
    """Where values lie."""
    mean = unbounded(name, [float(value) for value in values])
    middle = (quantile(values, 0.05), quantile(values, 0.5), quantile(values, 0.95))
    return Spread(mean, min(values), *middle, max(values), values)


def unbounded(name: str, values: list[float]) -> Value:
    """A mean and where it may truly lie."""
    mean = fmean(values)
    reach = Z95 * error(values)
    return Value(name, mean, mean - reach, mean + reach, len(values))


def error(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    return sqrt(variance(values) / len(values)) if len(values) > 1 else 0.0


def chance(name: str, found: list[float]) -> Value:
    """How often something came, with the interval of Wilson."""
    return Value(name, fmean(found), *wilson(sum(found), len(found)), len(found))


def columns(rows: Iterable[Row]) -> list[tuple[int, ...]]:
    """The points of all that were first, of all that were second …"""
    return list(zip(*(ranked(row) for row in rows if row["scores"]), strict=True))


def bot_gains(rows: Iterable[Row], bot: str) -> list[float]:
    """By how much a bot won more than its due, match by match."""
    return [
        fmean(share(tuple(row["winners"]), seat) for seat, one in enumerate(row["bots"]) if one == bot)
        - 1 / len(row["bots"])
        for row in rows
        if bot in row["bots"]
    ]


def met_times(rows: Iterable[Row], things: int) -> list[int]:
    """In how many matches each thing was met."""
    times = [0] * things
    for row in rows:
        for place in row["met"]:
            times[place] += 1
    return times


def gathered(
    things: Sequence[Thing], told: Callable[[int], Any], wanted: Callable[[int], bool]
) -> dict[str, list[Any]]:
    """Of things that are wanted what is told, by kind."""
    found: dict[str, list[Any]] = {}
    for place, (kind, _, _) in enumerate(things):
        if wanted(place):
            found.setdefault(kind, []).append(told(place))
    return found


def gains(rows: Iterable[Row], things: Sequence[Thing]) -> dict[str, dict[str, list[float]]]:
    """By kind and name, how much more than their due those won who met a thing; its owners in one match are one."""
    found: dict[str, dict[str, list[float]]] = {}
    for row in rows:
        winners, seats = tuple(row["winners"]), len(row["bots"])
        for place, owners in row["had"].items():
            kind, name, _ = things[int(place)]
            if kind in SPOKEN or len(owners) == seats:  # what everybody had favours nobody
                continue
            gain = fmean(share(winners, seat) for seat in owners) - 1 / seats
            found.setdefault(kind, {}).setdefault(name, []).append(gain)
    return found


def parts(rows: Sequence[Row], things: Sequence[Thing]) -> dict[str, list[Value]]:
    """What things of the box are worth, the best first; of what was met in few matches nothing is said."""
    found = {
        kind: sorted((value_of(name, of) for name, of in names.items() if len(of) >= FEW), key=lambda one: -one.mean)
        for kind, names in gains(rows, things).items()
    }
    return {kind: values for kind, values in found.items() if values}


# --- two sides -------------------------------------------------------------------------------------------------------


Side = tuple[Sequence[Row], Sequence[Thing]]  # the matches of a side, and what could be met in them


def differences(one: Side, two: Side) -> list[Difference]:
    """Where the second side differs; the bound rises with the number of figures, for some differ by chance.

    Matches of one number have the same dice and the same minds, so where both say something they are compared
    match by match; of things of the box the means are.
    """
    first, second = one[0], two[0]
    seats = len(first[0]["bots"]) if first else 0
    both = matched(first, second)
    found = [
        paired(name, pairs)
        for name, measure in {**COUNTS, **seat_measures(seats), **CHANCES}.items()
        if len(pairs := pairs_of(both, measure)) >= FEW
    ]
    found += apart(gains(*one), gains(*two))
    bound = NormalDist().inv_cdf(1 - ERROR / (2 * max(1, len(found))))
    return [judged(figure, bound) for figure in found]


def matched(first: Sequence[Row], second: Sequence[Row]) -> list[tuple[Row, Row]]:
    """The matches of the same numbers."""
    other = {row["number"]: row for row in second}
    return [(row, other[row["number"]]) for row in first if row["number"] in other]


def pairs_of(both: Iterable[tuple[Row, Row]], measure: Callable[[Row], Any]) -> list[tuple[float, float]]:
    """What a measure says of both sides of each match."""
    found = ((measure(one), measure(other)) for one, other in both)
    return [(float(one), float(other)) for one, other in found if one is not None and other is not None]


def paired(name: str, pairs: Sequence[tuple[float, float]]) -> tuple[str, float, float, float]:
    """Both means, and the error of their difference."""
    firsts, seconds = zip(*pairs, strict=True)
    return name, fmean(firsts), fmean(seconds), error([other - one for one, other in pairs])


def apart(
    first: dict[str, dict[str, list[float]]], second: dict[str, dict[str, list[float]]]
) -> list[tuple[str, float, float, float]]:
    """The same of what was not met in the same matches."""
    found = []
    for kind, names in first.items():
        for name, one in names.items():
            two = second.get(kind, {}).get(name, [])
            if min(len(one), len(two)) >= FEW:
                reach = sqrt(error(one) ** 2 + error(two) ** 2)
                found.append((f"{kind} {name}", fmean(one), fmean(two), reach))
    return found


def judged(figure: tuple[str, float, float, float], bound: float) -> Difference:
    """A difference with its interval of 95 %, and the verdict."""
    name, one, two, wide = figure
    change = two - one
    return Difference(name, one, two, change, change - Z95 * wide, change + Z95 * wide, abs(change) > bound * wide > 0)


def untouched(first: Sequence[Row], second: Sequence[Row]) -> tuple[int, int]:
    """How many matches went the same way on both sides, of how many."""
    both = matched(first, second)
    return sum(one == two for one, two in both), len(both)
