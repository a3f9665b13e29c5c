"""Whether what somebody has written down is a game: nothing is impossible, bots play it to its end, seats are alike.

A layout, a dungeon, a deck: whatever a variant changes. What its game knows to be wrong with a box stands in the game's
`box/faults.py`; the rest is found by playing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from statistics import NormalDist
from typing import Any

from magoteka.arena.altered import enter
from magoteka.arena.field import Crew, Processes
from magoteka.arena.tally import share
from magoteka.arena.trial import Row, Series, Trial
from magoteka.arena.variants import is_module

ERROR = 0.01  # how often seats that are alike are called unlike
Fault = tuple[str, str]  # what is wrong, and where


@dataclass(frozen=True)
class Found:
    """What is known of a variant."""

    faults: Sequence[Fault]
    rows: Sequence[Row]  # of the matches, by their numbers

    @property
    def ended(self) -> int:
        """How many matches came to an end."""
        return sum(bool(row["over"]) for row in self.rows)

    def seats(self) -> list[float]:
        """The share of the victories of each seat."""
        count = len(self.rows[0]["bots"]) if self.rows else 0
        return [sum(share(tuple(row["winners"]), seat) for row in self.rows) / len(self.rows) for seat in range(count)]

    def unlike(self) -> list[int]:
        """The seats that won more or less than chance explains, whichever of them it may be."""
        shares = self.seats()
        if len(shares) < 2:
            return []
        fair = 1 / len(shares)
        reach = NormalDist().inv_cdf(1 - ERROR / 2 / len(shares)) * (fair * (1 - fair) / len(self.rows)) ** 0.5
        return [seat for seat, won in enumerate(shares) if abs(won - fair) > reach]

    @property
    def sound(self) -> bool:
        """Whether it can be played."""
        return not self.faults and self.ended == len(self.rows)


def checked(trial: Trial, name: str, path: Path, crew: Crew) -> Found:
    """Look at a variant, and where nothing in it is impossible let bots play it; `path` keeps the matches."""
    alone = Processes(1) if trial.mark and crew.here else crew
    series = Series(trial, name, path)
    faults = next(series.work(alone, iter([()]), faulty))
    if not faults:
        series.play(crew)
    return Found([(what, where) for what, where in faults], series.in_order())


def faulty(facts: Mapping[str, Any], numbers: tuple[int, ...]) -> Any:
    """What the game knows to be wrong with its box, in the program that the trial is for. A broken one is a text."""
    try:
        enter(facts["mark"], facts["changes"])
        place = f"magoteka.games.{facts['game']}.box.faults"
        return import_module(place).faults(facts["seats"]) if is_module(place) else []
    except Exception as error:
        return f"{type(error).__name__}, {error}"
