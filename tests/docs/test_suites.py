"""What `make test-quick` tries for a file, and that docs/testing.md names every test that has two lengths."""

import re
from pathlib import Path

import pytest

from tools import suites
from tools.suites import PYTEST, Suite, beside_of, measured, named_for

ROOT = Path(__file__).parents[2]
LENGTHS = re.compile(r"^(from extent import|import extent)|mark\.long\b", re.MULTILINE)
KEPT = ("extent.py", "conftest.py", "test_suites.py")  # where the lengths themselves are made and tried

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    ("path", "tests"),
    [
        ("src/magoteka/core/match.py", ["tests/core", "tests/toy", "tests/contract"]),
        ("src/magoteka/games/siggil/rules/turn.py", ["tests/games/siggil"]),
        ("src/magoteka/games/__init__.py", ["tests/contract"]),
        ("src/magoteka/server/hub.py", ["tests/server"]),
        ("tests/server/houses.py", ["tests/server"]),
        ("tests/games/abraca/stage.py", ["tests/games/abraca"]),
        ("tests/browser/driver.py", []),
    ],
)
def test_folders_of_tests_are_named_after_what_they_try(path: str, tests: list[str]) -> None:
    assert beside_of(path) == tests


@pytest.mark.parametrize(
    ("path", "test"),
    [
        ("docs/bots.md", "tests/docs"),
        ("pyproject.toml", "tests/docs"),
        (".github/workflows/tests.yml", "tests/docs"),
        ("tools/suites.py", "tests/docs/test_suites.py"),
        ("tools/boards.py", "tests/contract/test_boards.py"),
        ("src/magoteka/texts.py", "tests/contract/test_texts.py"),
        ("src/magoteka/lessons.py", "tests/table/test_lessons.py"),
        ("tests/docs/test_suites.py", "tests/docs/test_suites.py"),
    ],
)
def test_a_file_without_a_folder_of_tests_has_those_that_name_it(path: str, test: str) -> None:
    assert test in named_for(path)


def test_the_page_names_every_test_that_has_two_lengths() -> None:
    page = (ROOT / "docs/testing.md").read_text("utf-8")
    two = [
        str(path.relative_to(ROOT / "tests"))
        for path in sorted((ROOT / "tests").rglob("*.py"))
        if path.name not in KEPT and LENGTHS.search(path.read_text("utf-8"))
    ]
    assert len(two) > 20
    assert [path for path in two if f"`{path}`" not in page] == []


UNSTEADY = """
from pathlib import Path

import pytest

@pytest.mark.xdist_group("moods")
def test_once() -> None:
    seen = Path(__file__).with_name("seen")
    assert seen.exists() or seen.touch()

@pytest.mark.xdist_group("moods")
def test_never() -> None:
    assert {never}

def test_always() -> None:
    assert True
"""


@pytest.mark.parametrize(("never", "code"), [(True, 0), (False, 1)])
def test_what_fails_is_tried_once_more_and_what_passes_then_is_named(
    never: bool, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(suites, "ARTIFACTS", tmp_path)
    (tmp_path / "test_mood.py").write_text(UNSTEADY.format(never=never), encoding="utf-8")
    command = [*PYTEST, "-n", "1", "--noconftest", f"--rootdir={tmp_path}", "-o", "addopts=", str(tmp_path)]
    cost = measured(Suite("moods", command, again=True), {})
    assert (cost.code, cost.unsteady) == (code, ["test_mood.py::test_once"])
    log = (tmp_path / "moods.log").read_text(encoding="utf-8")
    assert ("1 passed" if never else "1 failed, 1 passed") in log.split("once more by itself")[1]
