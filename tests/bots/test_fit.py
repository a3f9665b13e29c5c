"""Numbers that were fitted can be fitted again: the climb goes up, and the tools end with what the game wants."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

import numpy as np
import pytest

from extent import of
from tools.fit.__main__ import POLICIES, VALUES, climbed, valued
from tools.fit.climb import Climb, Numbers, alone

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


@pytest.mark.parametrize("game", sorted(POLICIES))
def test_numbers_of_a_policy_can_be_fitted_again(game: str) -> None:
    policy = POLICIES[game]
    old = policy.numbers(2)
    assert policy.play([old] * 2, 3) == policy.play([old] * 2, 3), "the same seed plays the same match"
    new = climbed(policy, 2, steps=1, matches=3, seed=1)
    assert new.shape == old.shape
    assert 0.0 < np.abs((new - old) / policy.spread(old)).max() < 2.0


@pytest.mark.parametrize("game", ["siggil", "five_seals"])
def test_a_value_can_be_fitted_again(game: str) -> None:
    found = valued(VALUES[game], 3, of(30, 200), seed=1)
    assert found.loss < found.even


@pytest.mark.parametrize("name", sorted(VALUES))
def test_moments_have_a_row_for_each_seat_and_share_the_victory(name: str) -> None:
    found = next(one for seed in range(9) if (one := VALUES[name].moments(2, seed)))
    assert {len(one.seats) for one in found} == {1 if VALUES[name].alone else 2}
    assert all(0.0 <= sum(one.shares) <= 1.0 for one in found)
