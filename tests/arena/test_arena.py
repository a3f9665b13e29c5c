"""Series are balanced, repeatable, and counted right."""

from collections import Counter

import pytest

from magoteka.arena.cover import cover_matches
from magoteka.arena.plan import NATURE_STREAM, Plan
from magoteka.arena.play import play
from magoteka.arena.tally import Tally, quantile, wilson
from magoteka.bots.problems import UnknownBot
from magoteka.core.problems import BadSeats, BadSetting
from magoteka.games import GAMES

ABRACA = GAMES["abraca"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", [("a", "b"), ("a", "b", "c"), ("a", "b", "c", "d", "e", "f")])
def test_every_bot_has_every_seat_equally_often(seats: int, bots: tuple[str, ...]) -> None:
    cycle = seats * len(bots)
    plan = Plan("abraca", seats, cycle, bots)
    sat = Counter((plan.bot_at(number, seat), seat) for number in range(cycle) for seat in range(seats))
    assert set(sat.values()) == {seats}
    assert len(sat) == cycle


def test_streams_are_apart_and_repeatable() -> None:
    plan = Plan("abraca", 2, 2, seed=5)
    who = [(number, name) for number in range(20) for name in (NATURE_STREAM, "0", "1")]
    firsts = [plan.stream(*one).word() for one in who]
    assert len(set(firsts)) == len(firsts)
    assert firsts == [plan.stream(*one).word() for one in who]


@pytest.mark.parametrize("bots", [("random",), ("greedy", "random")])
def test_a_series_is_the_same_in_any_number_of_processes(bots: tuple[str, ...]) -> None:
    plan = Plan("abraca", 3, 12, bots, seed=3)
    alone, shared = play(plan), play(plan, jobs=2)
    assert sorted(alone.lengths) == sorted(shared.lengths)
    assert alone.wins == pytest.approx(shared.wins)
    assert alone.bot_wins == pytest.approx(shared.bot_wins)
    assert alone.finished == shared.finished == 12
    assert sum(alone.wins) == pytest.approx(12)


def test_another_seed_is_another_series() -> None:
    assert play(Plan("abraca", 2, 20, seed=1)).lengths != play(Plan("abraca", 2, 20, seed=2)).lengths


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    play(Plan("abraca", 2, 120), heard=told.append)
    assert sum(told) == 120
    assert len(told) > 1


@pytest.mark.parametrize(
    ("plan", "problem"),
    [
        (Plan("abraca", 9, 1), BadSeats),
        (Plan("abraca", 2, 1, ("genius",)), UnknownBot),
        (Plan("abraca", 2, 1, settings={"starter": 4}), BadSetting),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan: Plan, problem: type[Exception]) -> None:
    with pytest.raises(problem):
        plan.checked()


def test_a_shared_victory_counts_in_fractions() -> None:
    tally = Tally(3)
    tally.add(10, (0, 2), ("greedy", "random", "random"), True)
    tally.add(12, (1,), ("random", "greedy", "random"), False)
    assert tally.wins == [0.5, 1.0, 0.5]
    assert tally.bot_wins == {"greedy": 1.5, "random": 0.5}
    assert tally.bot_games == {"greedy": 2, "random": 4}
    assert (tally.games, tally.finished) == (2, 1)


def test_wilson_gives_the_textbook_intervals() -> None:
    assert wilson(50, 100) == pytest.approx((0.40383, 0.59617), abs=1e-5)
    assert wilson(0, 10) == pytest.approx((0.0, 0.27753), abs=1e-5)
    assert wilson(10, 10) == pytest.approx((0.72247, 1.0), abs=1e-5)
    assert wilson(0, 0) == (0.0, 1.0)


def test_quantiles_are_values_that_occurred() -> None:
    assert quantile(list(range(1, 101)), 0.95) == 95
    assert quantile([7], 0.95) == 7
    assert quantile([], 0.95) == 0


def test_a_run_of_the_laws_finds_a_redeal_that_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(ABRACA), "redeal", lambda self, g, seat, rng: self.new(g.seats))
    done = cover_matches(ABRACA, 1, answers=5, seed=1)
    assert "looks different" in done.faults[0].what
