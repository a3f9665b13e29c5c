"""Climbs towards numbers that win more: every seat of a match has its own, and each moves the way that won more often.

It knows no game: whoever climbs says how a match comes out when each seat plays with these numbers (evolution
strategies; the seats of one match are compared with one another, so the luck of the deal does not matter).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.float64]
Play = Callable[[Sequence[Numbers], int], Sequence[float]]  # each seat's numbers and a seed: what each seat got
CALM = 0.6  # how much of the steps before is still in a step
CLEAR = 2.5  # standard errors; a clearer slope makes no longer step
TIRED = 0.8  # how much shorter the last step is than the first


@dataclass(frozen=True)
class Climb:
    """How to climb: so many matches a step, and how far a number is varied and may move."""

    play: Play
    seats: int
    spread: Numbers  # about so much is every number varied
    matches: int
    pace: float = 0.25  # spreads that a number moves by a slope of one standard error

    def steps(self, numbers: Numbers, count: int, seed: int) -> Iterator[Numbers]:
        """The numbers after each step, every step a little shorter than the one before."""
        drift = np.zeros(len(numbers))
        for step in range(count):
            drift = CALM * drift + (1 - CALM) * self.slopes(numbers, seed * 1_000 + step)
            pace = self.pace * (1 - TIRED * step / count)
            numbers = numbers + pace * self.spread * np.clip(drift, -CLEAR, CLEAR)
            yield numbers

    def slopes(self, numbers: Numbers, seed: int) -> Numbers:
        """How clearly each number wants to be greater, in standard errors."""
        dice = np.random.default_rng(seed)
        shifts = dice.standard_normal((self.matches, self.seats, len(numbers)))
        got = np.zeros((self.matches, self.seats))
        for number, each in enumerate(shifts):
            got[number] = self.play([numbers + self.spread * shift for shift in each], seed * 1_000_003 + number)
        got -= got.mean(axis=1, keepdims=True)
        shifts -= shifts.mean(axis=1, keepdims=True)
        pulls: Any = (shifts * got[:, :, None]).sum(axis=1)  # of each match on each number
        error = pulls.std(axis=0) / self.matches**0.5
        return np.asarray(pulls.mean(axis=0) / np.maximum(error, 1e-12))


def alone(play: Play, seats: int, one: Numbers, many: Numbers, matches: int, seed: int) -> float:
    """What one gets on the average among copies of another; it sits in every seat in turn, and par is 1 / seats."""
    total = 0.0
    for number in range(matches):
        seat = number % seats
        each = [one if other == seat else many for other in range(seats)]
        total += play(each, seed * 1_000_003 + number // seats)[seat]
    return total / matches
