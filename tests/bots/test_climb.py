"""Numbers that were fitted can be fitted again: the climb goes up, and the tools end with what the game wants."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

import numpy as np
import pytest

from magoteka.games.siggil.bot.tastes import TASTES
from magoteka.games.siggil.bot.value import FEATURES
from tools.climb import Climb, Numbers, alone
from tools.tastes import fit_tastes, fit_value, numbers_of, played, spread_of, tastes_of

PEAK = np.array([1.0, -0.5, 0.0])


def nearer(each: Sequence[Numbers], seed: int) -> list[float]:
    """A contest that is won the more often the nearer one's numbers are to a peak."""
    strong = [exp(-float(((numbers - PEAK) ** 2).sum())) for numbers in each]
    lot = np.random.default_rng(seed).random() * sum(strong)
    winner = next((seat for seat in range(len(each)) if lot < sum(strong[: seat + 1])), len(each) - 1)
    return [float(seat == winner) for seat in range(len(each))]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_climb_comes_nearer_to_what_wins(seats: int) -> None:
    begin = np.zeros(3)
    climb = Climb(nearer, seats, spread=np.full(3, 0.3), matches=150)
    *_, end = climb.steps(begin, 15, seed=1)
    assert np.abs(end - PEAK).sum() < 0.5 * np.abs(begin - PEAK).sum()
    assert alone(nearer, seats, end, begin, 400, seed=2) > 1 / seats


def test_the_same_seed_climbs_alike() -> None:
    climb = Climb(nearer, 2, spread=np.full(3, 0.3), matches=20)
    once, again = (np.array(list(climb.steps(np.zeros(3), 3, seed=4))) for _ in range(2))
    assert (once == again).all()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tastes_are_taken_apart_and_put_together(seats: int) -> None:
    numbers = numbers_of(TASTES[seats])
    again = tastes_of(numbers)
    assert (numbers_of(again) == numbers).all()
    for name in ("free", "robbed", "asleep"):
        assert list(getattr(again, name)) == list(getattr(TASTES[seats], name))
    assert again.chance == TASTES[seats].chance
    assert sum(played([numbers] * seats, 3)) == pytest.approx(1.0)


def test_tastes_can_be_fitted_again() -> None:
    old = numbers_of(TASTES[3])
    new = fit_tastes(3, steps=2, matches=6, seed=1)
    assert new.shape == old.shape
    assert 0.0 < np.abs((new - old) / spread_of(old)).max() < 2.0


def test_the_value_can_be_fitted_again() -> None:
    weights, found, even = fit_value(3, matches=60, seed=1)
    assert len(weights) == FEATURES
    assert found < even
