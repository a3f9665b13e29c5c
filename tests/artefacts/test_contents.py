"""What the package must carry is told to those who pack it: quick, and so a part of `make test`."""

import tomllib
from pathlib import Path

import pytest
from setuptools import Distribution

from magoteka import __version__

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "magoteka"
MADE = {".so", ".pyd", ".pyc", ".c"}  # by building: it is not packed as data
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
MANIFEST = (ROOT / "MANIFEST.in").read_text(encoding="utf-8").splitlines()


def packed() -> set[str]:
    """Every file of the package that setuptools puts into a wheel by what pyproject.toml says."""
    package = Distribution({"script_name": "setup.py"})
    package.parse_config_files(["pyproject.toml"])
    package.include_package_data = False  # what the manifest adds is the built client, which need not be there
    package.package_dir = {"": "src"}
    building = package.get_command_obj("build_py")
    building.ensure_finalized()
    modules = {str(Path(file)) for _, _, file in building.find_all_modules()}
    data = {str(Path(folder) / name) for _, folder, _, names in building.data_files for name in names}
    return modules | data


def kept() -> set[str]:
    """Every file of the package that the checkout keeps."""
    there = (path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix not in MADE)
    made_elsewhere = (PACKAGE / "server" / "static", PACKAGE / "rulebook")
    ours = (path for path in there if not any(path.is_relative_to(folder) for folder in made_elsewhere))
    return {str(path.relative_to(ROOT)) for path in ours}


def test_every_file_of_the_package_is_packed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Locales, lessons, puzzles, ratings, layouts, migrations, `py.typed` and whatever comes next."""
    monkeypatch.chdir(ROOT)
    found = packed()
    assert kept() - found == set()
    for name in ("py.typed", "bots/ratings.json", "server/migrations/env.py", "games/abraca/puzzles.json"):
        assert f"src/magoteka/{name}" in found


@pytest.mark.parametrize("line", ["graft docs/rules", "graft src/magoteka/server/static", "graft web"])
def test_the_sources_carry_the_rules_and_the_client(line: str) -> None:
    """Built, so that who installs them needs no npm, and to build it from."""
    assert line in MANIFEST


def test_there_is_one_place_for_the_version() -> None:
    assert PROJECT["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "magoteka.__version__"}
    assert "version" in PROJECT["project"]["dynamic"]
    assert f"## {__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_wheels_are_built_for_every_python_that_the_rules_are_compiled_for() -> None:
    wished = PROJECT["tool"]["cibuildwheel"]["build"].split()
    least = int(PROJECT["project"]["requires-python"].removeprefix(">=3."))
    assert wished == [f"cp3{minor}-*" for minor in range(least, least + len(wished))]
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert f"PYTHONS ?= {' '.join(f'3.{one[3:5]}' for one in wished)}\n" in makefile
