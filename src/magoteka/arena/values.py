"""What seats and cards are worth, from a set of matches: shares of victory, with intervals that count matches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance

from magoteka.arena.collection import Line
from magoteka.arena.coverage import places_of
from magoteka.arena.tally import Z95, share, wilson
from magoteka.core.codec import Json
from magoteka.games import game_named

FEW = 30  # matches, below which nothing should be concluded


@dataclass(frozen=True)
class Value:
    """A mean with its 95 % interval, and in how many matches it was met."""

    name: str
    mean: float
    low: float
    high: float
    matches: int

    @property
    def told(self) -> bool:
        """Whether there were enough matches to say anything."""
        return self.matches >= FEW


def seat_values(lines: Iterable[Line]) -> list[Value]:
    """The share of victories of each seat; the matches should all have the same number of seats."""
    found: dict[int, list[float]] = {}
    for line in lines:
        for seat in range(line["seats"]):
            found.setdefault(seat, []).append(share(tuple(line["winners"]), seat))
    return [
        Value(str(seat + 1), fmean(shares), *wilson(sum(shares), len(shares)), len(shares))
        for seat, shares in sorted(found.items())
    ]


def part_values(lines: Iterable[Line], kind: str) -> list[Value]:
    """By how much whoever met a thing of the box won more than his due, the best first."""
    return gains_of((line, met_in(line, kind)) for line in lines)


def level_values(lines: Iterable[Line]) -> list[Value]:
    """By how much a level of bots won more than its due, the best first; matches of equals say nothing of it."""
    mixed = ((line, levels_in(line)) for line in lines)
    return gains_of((line, levels) for line, levels in mixed if len(levels) > 1)


def gains_of(matches: Iterable[tuple[Line, dict[str, set[int]]]]) -> list[Value]:
    """By how much the seats named together won more than their due, the best first.

    What is due is the victory divided by the seats. Seats that have the same name in one match are one observation.
    """
    found: dict[str, list[float]] = {}
    for line, named in matches:
        due = 1 / line["seats"]
        for name, seats in named.items():
            found.setdefault(name, []).append(fmean(share(tuple(line["winners"]), seat) - due for seat in seats))
    return sorted((value_of(name, gains) for name, gains in found.items()), key=lambda one: -one.mean)


def value_of(name: str, gains: list[float]) -> Value:
    """A mean and where it may truly lie; one match says nothing."""
    mean = fmean(gains)
    reach = Z95 * sqrt(variance(gains) / len(gains)) if len(gains) > 1 else 1.0
    return Value(name, mean, max(-1.0, mean - reach), min(1.0, mean + reach), len(gains))


def met_in(line: Line, kind: str) -> dict[str, set[int]]:
    """Which seats of a match met which things of a kind, by the events that tell of a seat."""
    game = game_named(line["game"])
    names = {value: name for part in game.parts if part.kind == kind for value, name in part.each.items()}
    places, found = places_of(game), dict[str, set[int]]()
    for event in events_in(line):
        for one, fields in places.get(event["tag"], ()):
            if one != kind or not isinstance(event.get("seat"), int):
                continue
            value = "+".join(str(event[field]) for field in fields)
            found.setdefault(names.get(value, value), set()).add(event["seat"])
    return found


def levels_in(line: Line) -> dict[str, set[int]]:
    """Which seats of a match each level had; people have none."""
    found = dict[str, set[int]]()
    for seat, player in enumerate(line["players"]):
        if player["bot"]:
            found.setdefault(player["bot"], set()).add(seat)
    return found


def events_in(line: Line) -> Iterator[Json]:
    """Everything that happened in a match."""
    return (event for _, _, told in line["answers"] for event in told or ())
