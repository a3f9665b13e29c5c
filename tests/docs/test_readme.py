"""The README's example is run."""

import doctest
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_example_in_the_readme_runs() -> None:
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert found.attempted > 8
    assert found.failed == 0


def test_ci_calls_make_test_and_nothing_else() -> None:
    commands = (ROOT / ".ci" / "run").read_text(encoding="utf-8").split()
    assert commands[-2:] == ["make", "test"]
    assert commands.count("make") == 1
