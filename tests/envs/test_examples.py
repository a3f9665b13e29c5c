"""The examples for researchers run, and what they claim holds."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from magoteka.cli.main import run

EXAMPLES = Path(__file__).parents[2] / "examples"
pytestmark = pytest.mark.once


def example(name: str) -> ModuleType:
    """An example as a module; the folder is no package."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_perfect_opponent_wins_less_and_less_of_who_learns() -> None:
    curve = example("exploitability").main(rounds=100)
    careless, learnt = curve[0][1], curve[-1][1]
    assert careless > 0.3
    assert learnt < 0.02


def test_a_player_learns_to_beat_one_who_answers_anything(tmp_path: Path) -> None:
    learn = example("learn")
    beginner, _ = learn.train(0)
    mind, curve = learn.train(30)
    assert learn.contest(beginner, 500, seed=3) < 0.6
    assert learn.contest(mind, 500, seed=3) > 0.7
    assert len(curve) == 30
    learn.draw(curve, str(tmp_path / "curve.svg"))
    assert (tmp_path / "curve.svg").stat().st_size > 1000


def test_a_player_learns_from_playing_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    selfplay = example("selfplay")
    mind, curve = selfplay.train("abraca", 60, matches=2)
    assert [at for at, _ in curve][-1] == 60 * selfplay.TABLES * selfplay.STEPS
    assert selfplay.against(mind, "abraca", "random", 40, seed=5) > 0.5
    selfplay.draw(curve, str(tmp_path / "curve.svg"))
    assert (tmp_path / "curve.svg").stat().st_size > 1000


def test_a_data_set_says_what_winners_do(tmp_path: Path) -> None:
    wishes = ["--matches", "30", "--bots", "random", "--jobs", "1", "--out", str(tmp_path)]
    assert run(["dataset", "abraca", *wishes]) == 0
    found = example("dataset").main(str(tmp_path / "abraca.parquet"))
    assert [tag for tag, _, _ in found] == ["declare", "leave-secret", "stop", "take-secret"]
    assert all(reach > 0 for _, _, reach in found)


class OneMachine:
    """What the sweep uses of Ray, in this process; the real one is an extra of some hundred megabytes."""

    def __init__(self) -> None:
        self.up = False

    def init(self, **wishes: object) -> None:
        self.up = True

    def remote(self, work: Any) -> Any:
        assert self.up
        return SimpleNamespace(remote=work)

    def get(self, results: list[Any]) -> list[Any]:
        return results

    def shutdown(self) -> None:
        self.up = False


def test_a_sweep_finds_the_same_with_ray_and_without(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    sweep, ray = example("sweep"), OneMachine()
    monkeypatch.setitem(sys.modules, "ray", ray)
    trials = [(16, 0.001), (16, 0.02)]
    found = sweep.sweep(trials, True, updates=8, matches=100)
    assert not ray.up
    assert found == sweep.sweep(trials, False, updates=8, matches=100)
    assert [share for share, _ in found] == sorted((share for share, _ in found), reverse=True)
