"""The benchmark: fixed deals, equal agents are equal, and a page that a command fills."""

from __future__ import annotations

from pathlib import Path

import pytest

from magoteka import __version__
from magoteka.arena.pages import BEGIN, END
from magoteka.arena.ratings import Share
from magoteka.benchmark import TASKS, Task, main, measured, table, written
from magoteka.games import GAMES

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.once


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.name)
def test_every_task_is_a_contest_that_can_be_played(task: Task) -> None:
    contest = task.contest("random", 3)
    assert contest.games == 3 * task.seats
    assert contest.bots[0] == "random"


def test_the_tasks_are_of_all_games_and_each_has_a_name_of_its_own() -> None:
    assert {task.game for task in TASKS} == set(GAMES.house)
    assert len({task.name for task in TASKS}) == len(TASKS)


def test_the_same_deals_come_every_time_and_chance_loses() -> None:
    task = Task("chance", "abraca", 2, "random")
    first = measured(task, "greedy", 1)
    assert first == measured(task, "greedy", 1)
    assert first.mean == 1.0


def test_equal_agents_share_evenly() -> None:
    assert measured(Task("even", "abraca", 2, "random"), "random", 6).mean == 0.5


def test_alone_and_with_a_partner_it_is_counted_whether_it_was_won() -> None:
    solo = next(task for task in TASKS if task.name == "siggil-solo")
    assert 0.0 <= measured(solo, "random", 4).mean <= 1.0


def test_a_page_is_filled_between_its_marks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n\n{BEGIN}\nold\n{END}\n\nafter\n", "utf-8")
    assert main(["random", "--only", "abraca-2", "--deals", "2", "--page", str(page)]) == 0
    made = capsys.readouterr().out.strip()
    assert page.read_text("utf-8") == f"before\n\n{BEGIN}\n\n{made}\n\n{END}\n\nafter\n"
    assert made.startswith("| task | fair | random |")
    assert main(["nobody", "--only", "abraca-2", "--deals", "2"]) == 2
    assert "nobody" in capsys.readouterr().err


def test_figures_are_written_with_their_error() -> None:
    share = Share(0.25, 0.2, 0.3, 40)
    assert written(share) == "25.0 ± 5.0"
    assert "| `abraca-4` | 25% | 25.0 ± 5.0 |" in table({("abraca-4", "x"): share}, [TASKS[1]], ["x"])


def test_the_page_has_a_table_of_the_tasks_and_the_citation_is_of_this_version() -> None:
    made = (ROOT / "docs" / "benchmark.md").read_text("utf-8").partition(BEGIN)[2].partition(END)[0].strip()
    rows = [line.split("`")[1] for line in made.splitlines()[2:]]
    assert rows == [task.name for task in TASKS if task.name in rows]
    assert f"version: {__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
