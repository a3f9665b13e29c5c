"""The examples for researchers run, and what they claim holds."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

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
