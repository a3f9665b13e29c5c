"""Clocks for play over days: when they run, when they stand, and when a time is up."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magoteka.table import days
from magoteka.table.days import DAY, HOUR, DayTimes, after, nights, run
from magoteka.table.wire import DayClock

MONDAY = 1_000 * DAY
NIGHTLY = DayClock(24, night=[22 * 60, 8 * 60])


def test_a_clock_stands_at_night_and_while_somebody_is_away() -> None:
    assert after(MONDAY + 20 * HOUR, 3 * HOUR, nights(NIGHTLY, MONDAY)) == MONDAY + DAY + 9 * HOUR
    assert after(MONDAY + 23 * HOUR, HOUR, nights(NIGHTLY, MONDAY)) == MONDAY + DAY + 9 * HOUR, "it begins at night"
    assert after(MONDAY, DAY, []) == MONDAY + DAY
    assert after(MONDAY, DAY, [(MONDAY + HOUR, MONDAY + 7 * DAY)]) == MONDAY + 8 * DAY - HOUR
    over = sorted([(MONDAY + 20 * HOUR, MONDAY + 3 * DAY), (MONDAY + 22 * HOUR, MONDAY + 32 * HOUR)])
    assert after(MONDAY + 19 * HOUR, 2 * HOUR, over) == MONDAY + 3 * DAY + HOUR, "a night of a journey counts once"


spans = st.lists(st.tuples(st.integers(0, 90), st.integers(0, 20)), max_size=6)


@given(st.integers(0, 60), st.integers(1, 60), spans)
def test_what_has_run_when_the_time_is_up_is_the_time(start: int, seconds: int, away: list[tuple[int, int]]) -> None:
    still = sorted((float(begins), float(begins + length)) for begins, length in away)
    assert run(start, after(start, seconds, still), still) == seconds


def test_what_a_move_takes_too_long_goes_off_the_reserve(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [MONDAY]
    monkeypatch.setattr(days, "now", lambda: now[0])
    times = DayTimes(DayClock(24, reserve=48))
    times.follow({0: 1}, None)
    assert times.due(0, []) == MONDAY + 3 * DAY
    now[0] += 36 * HOUR
    times.answered(0, [])
    times.follow({0: 2}, None)
    assert times.spent == {0: 12 * HOUR}
    assert times.due(0, []) == now[0] + 60 * HOUR
    times.follow({0: 2, 1: 3}, None)
    now[0] += 90 * HOUR
    times.answered(0, [])
    times.follow({0: 4, 1: 3}, late=0)
    assert times.spent[0] == 48 * HOUR
    assert times.due(0, []) < now[0], "a turn is played to its end by the bot that has begun it"
    assert times.due(1, []) == MONDAY + 36 * HOUR + 72 * HOUR, "others have their own time"
    again = DayTimes(times.rules)
    again.recall(times.kept(), {0: 7, 1: 7})
    assert [again.due(seat, []) for seat in (0, 1)] == [times.due(seat, []) for seat in (0, 1)]
