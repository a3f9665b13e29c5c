"""The ladder of bars: every match can be played, and is counted by its looks and not by a clock."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from magoteka.arena.ratings import Share
from magoteka.bots import UnknownBot, bot_named, check_level, known

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(BENCH))
    import ladder

    yield ladder
    sys.modules.pop("ladder")


def test_every_bar_names_a_match_that_can_be_played(ladder: ModuleType) -> None:
    for bar in ladder.BARS:
        assert bar.contest(bar.deals, 1).bots == bar.field
        assert not any(name == "search" for name in bar.field), "a clock would make the figures depend on the machine"
        assert 0 < bar.floor < bar.share or bar.floor == 0 < bar.share


def test_a_match_that_two_bars_ask_of_is_played_once(ladder: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    matches = []
    play = ladder.played
    monkeypatch.setattr(ladder, "played", lambda *asked: matches.append(asked) or play(*asked))
    bars = [ladder.Bar("abraca", ("greedy", "random"), share) for share in (0.0, 1.0)]
    bars.append(ladder.Bar("siggil", ("search:2",), 0.0, seats=1))
    found = list(ladder.rows(bars, 2, seed=3, jobs=1))
    assert len(matches) == 2
    assert [ladder.line(*row).endswith("| met |") for row in found] == [True, found[0][1].mean == 1.0, True]


def test_a_level_needs_its_share_and_its_lower_end(ladder: ModuleType) -> None:
    bar = ladder.level("abraca", ("greedy", "kind"))
    assert bar.met(Share(0.66, 0.61, 0.71, 100))
    assert not bar.met(Share(0.66, 0.59, 0.73, 50))
    assert not bar.met(Share(0.64, 0.61, 0.67, 300))


def test_counted_looks_are_for_series_and_not_for_tables() -> None:
    assert known("search:200")
    assert not known("search:0")
    assert bot_named("search:200").imagines
    with pytest.raises(UnknownBot):
        check_level("search:200")
