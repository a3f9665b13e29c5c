"""What strangers expect of a project: workflows, templates, hooks and a changelog that agree with the rest of it."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from magoteka import __version__
from magoteka.games import GAMES
from magoteka.texts import Texts
from tools.suites import lint

ROOT = Path(__file__).parents[2]
GITHUB = ROOT / ".github"
PROJECT: Any = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
MAKE = (ROOT / "Makefile").read_text("utf-8")
CHANGES = (ROOT / "CHANGELOG.md").read_text("utf-8")
TITLES = [Texts("ru").say(f"{game}-title") for game in GAMES]
pytestmark = pytest.mark.once


def loaded(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


def commands() -> list[str]:
    """Everything that a workflow runs."""
    jobs = [job for path in GITHUB.glob("workflows/*.yml") for job in loaded(path)["jobs"].values()]
    return [step["run"] for job in jobs for step in job["steps"] if "run" in step]


def test_workflows_ask_the_makefile_for_what_it_has() -> None:
    targets = {command.split()[1] for command in commands() if command.startswith("make ")}
    assert targets == {"test", "dist", "docs"}
    assert all(re.search(rf"^{target}:", MAKE, re.MULTILINE) for target in targets)


def test_the_same_pythons_are_tested_and_built() -> None:
    tested = loaded(GITHUB / "workflows" / "tests.yml")["jobs"]["test"]["strategy"]["matrix"]["python"]
    built = PROJECT["tool"]["cibuildwheel"]["build"].split()
    assert tested == re.findall(r"^PYTHONS \?= (.*)$", MAKE, re.MULTILINE)[0].split()
    assert built == [f"cp{version.replace('.', '')}-*" for version in tested]
    assert PROJECT["project"]["requires-python"] == f">={tested[0]}"
    named = [one.rpartition(" ")[2] for one in PROJECT["project"]["classifiers"] if "Python :: 3." in one]
    assert named == tested[: len(named)]


def test_dependencies_are_looked_for_where_there_are_some() -> None:
    folders = [one["directory"].strip("/") for one in loaded(GITHUB / "dependabot.yml")["updates"]]
    assert folders == ["requirements", "web", "", ""]
    assert all((ROOT / folder).is_dir() for folder in folders)


def test_the_forms_for_issues_can_be_filled_in() -> None:
    forms = [loaded(path) for path in GITHUB.glob("ISSUE_TEMPLATE/*.yml") if path.stem != "config"]
    assert len(forms) == 3
    assert all({"name", "description", "body"} <= form.keys() for form in forms)
    fields = [field for form in forms for field in form["body"]]
    assert all(field["attributes"]["label"] for field in fields)
    (games,) = (field["attributes"]["options"] for field in fields if field["type"] == "dropdown")
    assert games == [f"«{title.strip('«»')}»" for title in TITLES]


def test_the_hooks_of_pre_commit_are_tools_of_this_checkout() -> None:
    (repository,) = loaded(ROOT / ".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"
    linted = lint().command[0]
    python = [hook["entry"] for hook in repository["hooks"] if hook["entry"].startswith(".venv/bin/")]
    assert len(python) == 4
    assert all(entry.removeprefix(".venv").removesuffix(" --force-exclude") in linted for entry in python)


def test_the_changelog_closes_the_versions_and_has_room_for_the_next() -> None:
    versions = re.findall(r"^## (.+)$", CHANGES, re.MULTILINE)
    assert versions[0] == "Unreleased"
    assert versions[1:] == sorted(versions[1:], key=lambda one: [*map(int, one.split("."))], reverse=True)
    assert __version__ == versions[1]
    kinds = re.findall(r"^### (.+)$", CHANGES, re.MULTILINE)
    assert set(kinds) <= {"Added", "Changed", "Mended"}


def test_no_line_of_the_changelog_is_without_a_heading() -> None:
    heading = ""
    for line in CHANGES.splitlines():
        heading = line if line.startswith("#") else heading
        assert not line.startswith("* ") or heading.startswith("###"), line


def test_no_address_is_named_that_does_not_exist() -> None:
    """Where the project will be hosted is not known yet."""
    for path in (
        *GITHUB.rglob("*.*"),
        ROOT / "SECURITY.md",
        ROOT / "CODE_OF_CONDUCT.md",
        ROOT / ".pre-commit-config.yaml",
    ):
        assert not re.search(r"://|@\w+\.\w", path.read_text("utf-8")), path
    assert "urls" not in PROJECT["project"]


def test_whatever_a_tool_is_told_to_overlook_has_a_reason() -> None:
    """Of the types of tests more is overlooked: a test plants what is wrong."""
    marks = {"src": "noqa|type: ignore", "tools": "noqa|type: ignore", "bench": "noqa|type: ignore", "tests": "noqa"}
    for folder, mark in marks.items():
        for path in (ROOT / folder).rglob("*.py"):
            bare = re.findall(rf"^.*# (?:{mark})[:\[][^#\n]*$", path.read_text("utf-8"), re.MULTILINE)
            assert bare == [], path
