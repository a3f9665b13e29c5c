"""The ladder of bars: every match can be played, and is counted by its looks and not by a clock."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from magoteka.arena.contest import Block, Contest
from magoteka.arena.ratings import Share
from magoteka.bots import bot_named, check_level, known, own_levels
from magoteka.bots.problems import UnknownBot
from magoteka.bots.rated import rating_of, ratings
from magoteka.games import GAMES

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(BENCH))
    import ladder

    monkeypatch.setattr(ladder, "KEPT", tmp_path / "ladder")
    yield ladder
    sys.modules.pop("ladder")
    sys.modules.pop("ladder_page")


@pytest.mark.parametrize("name", GAMES)
def test_every_bar_names_a_match_that_can_be_played(ladder: ModuleType, name: str) -> None:
    game = GAMES[name]
    bars = ladder.bars_of(game)
    for bar in bars:
        assert bar.contest(bar.deals, 1).bots == bar.field
        assert not any(one == "search" for one in bar.field), "a clock would make the figures depend on the machine"
        assert 0 < bar.floor < bar.share or bar.floor == 0 < bar.share
    assert [ladder.ladder_page.level_of(bar.field[0]) for bar in ladder.rungs(game)] == list(own_levels(game))[1:]


def test_a_match_that_two_bars_ask_of_is_played_once(ladder: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    matches: list[Any] = []
    crew = ladder.crew_of
    monkeypatch.setattr(ladder, "crew_of", lambda jobs, ray: Counting(crew(jobs, ray=ray), matches))
    bars = [ladder.Bar("abraca", ("greedy", "random"), share) for share in (0.0, 1.0)]
    bars.append(ladder.Bar("siggil", ("search:2",), 0.0, seats=1))
    found = list(ladder.found(bars, 2, seed=3, jobs=1))
    assert matches == [2, 0, 2]
    assert ["| met |" in ladder.line(one) for one in found] == [True, found[0].share.mean == 1.0, True]


class Counting:
    """A crew, and how many deals it was given."""

    def __init__(self, crew: Any, matches: list[int]) -> None:
        self.crew = crew
        self.matches = matches

    def play(self, contest: Contest, numbers: Iterator[int]) -> Iterator[Block]:
        wanted = list(numbers)
        self.matches.append(len(wanted))
        found: Iterator[Block] = self.crew.play(contest, iter(wanted))
        return found


def test_a_level_needs_its_share_and_its_lower_end(ladder: ModuleType) -> None:
    [bar, *_] = ladder.rungs(GAMES["abraca"])
    assert bar.field == ("novice", "random")
    assert bar.met(Share(0.66, 0.61, 0.71, 100))
    assert not bar.met(Share(0.66, 0.59, 0.73, 50))
    assert not bar.met(Share(0.64, 0.61, 0.67, 300))


def test_what_was_found_is_written_where_people_see_it(
    ladder: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page = ladder.ladder_page
    for name, path in (("FILE", "ratings.json"), ("PAGE", "bots.md"), ("PICTURE", "ladder.svg")):
        monkeypatch.setattr(page, name, tmp_path / path)
    (tmp_path / "bots.md").write_text("before\n" + "\nold\n".join(page.MARKS) + "\nafter\n", "utf-8")
    bars = [ladder.Bar("abraca", pair, 0.5) for pair in (("kind", "random"), ("search:2", "kind"))]
    found = list(ladder.found(bars, 3, seed=3, jobs=1))
    page.keep("abraca", [block for one in found for block in one.blocks], 3)
    page.write([ladder.line(one) for one in found], 3)
    levels = json.loads((tmp_path / "ratings.json").read_text("utf-8"))["abraca"]["levels"]
    assert list(levels) == ["random", "kind", "search"]
    assert levels["kind"]["elo"] == page.KIND
    text = (tmp_path / "bots.md").read_text("utf-8")
    assert text.startswith("before\n")
    assert text.endswith("\nafter\n")
    assert "\nold\n" not in text
    assert found[0].contest in text
    assert (tmp_path / "ladder.svg").read_text("utf-8").count("<circle") == 3


def test_rows_of_games_that_were_not_played_again_stay_where_they_were(ladder: ModuleType) -> None:
    page = ladder.ladder_page
    old = [
        "| abraca: kind – random | 75 % |",
        "| siggil, alone: search:200 | 80 % |",
        "| siggil: kind – random | 70 % |",
    ]
    new = ["| siggil: kind – random | 71 % |", "| fabled: kind – random | 90 % |"]
    table = "\n".join(["", "told", page.HEAD, *old, ""])
    assert page.with_others(new, table) == [old[0], *new]


def test_a_level_that_was_measured_says_so_on_its_card() -> None:
    for game, levels in ratings().items():
        assert set(levels) <= set(own_levels(GAMES[game]))
    assert rating_of("abraca", "nobody") is None


def test_counted_looks_are_for_series_and_not_for_tables() -> None:
    assert known("search:200")
    assert not known("search:0")
    assert bot_named("search:200").imagines
    with pytest.raises(UnknownBot):
        check_level("search:200")
