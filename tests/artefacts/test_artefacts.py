"""`make dist-test`: everything in dist/ is installed where there is nothing else, and plays."""

import json
import os
import re
import shutil
import subprocess
import sys
import warnings
from pathlib import Path
from zipfile import ZipFile

import pytest

DIST = Path(os.environ.get("MAGOTEKA_DIST") or Path(__file__).parents[2] / "dist")
GUEST = Path(__file__).with_name("guest.py")
UV = shutil.which("uv", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}") or "uv"
LARGEST = 15_000_000  # bytes of a wheel
NOWHERE = "http://127.0.0.1:9/"  # nobody answers there
OF_A_MACHINE = re.compile(rb"/(?:root|home|Users|opt|tmp|work|source)/[\w.-]+")  # of whoever builds
LIBRARIES = (".so", ".pyd")
INTERPRETERS = os.environ.get("MAGOTEKA_PYTHONS", "").split()


def python_for(artefact: Path) -> str | None:
    """An interpreter that it is meant for: this one for what is meant for all."""
    tag = re.search(r"-cp3(\d+)-", artefact.name)
    if tag is None or int(tag[1]) == sys.version_info.minor:
        return sys.executable
    wish = next((one for one in INTERPRETERS if one.endswith(f"python3.{tag[1]}")), f"3.{tag[1]}")
    asked = [UV, "python", "find", "--no-project", "--system", "--no-python-downloads", wish]
    return subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip() or None


def tried() -> list[tuple[Path, str]]:
    """The artefacts that can be tried here, each with its interpreter; of the others it is said."""
    every = sorted([*DIST.glob("magoteka-*.whl"), *DIST.glob("magoteka-*.tar.gz")])
    found = [(one, python_for(one)) for one in every]
    for one, python in found:
        if python is None:
            warnings.warn(f"{one.name} is not tried: its Python is not here", stacklevel=1)
    return [(one, python) for one, python in found if python is not None]


TRIED = tried()
OUTCOMES: dict[str, object] = {}


def environment(**more: str) -> dict[str, str]:
    """Ours, without a way to the checkout."""
    own = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "MAGOTEKA", "VIRTUAL_ENV"))}
    return {**own, **more}


def mode_of(artefact: Path) -> str:
    return "compiled" if re.search(r"-cp3\d+-", artefact.name) else "interpreted"


def run(*command: str | Path, cwd: Path, **more: str) -> str:
    ran = subprocess.run(command, cwd=cwd, env=environment(**more), capture_output=True, text=True, check=False)
    assert ran.returncode == 0, f"{command}\n{ran.stdout[-3000:]}\n{ran.stderr[-3000:]}"
    return ran.stdout


def test_everything_was_made() -> None:
    assert TRIED, f"{DIST} has nothing for this Python: make dist"
    names = [path.name for path in DIST.iterdir()]
    assert sum(name.endswith("-py3-none-any.whl") for name in names) == 1
    assert sum(name.endswith(".tar.gz") for name in names) == 1
    assert not [name for name in names if re.search(r"-linux_\w+\.whl$", name)], (
        "such a wheel is for this machine alone"
    )


@pytest.mark.parametrize(("artefact", "python"), TRIED, ids=[one.name for one, _ in TRIED])
def test_it_installs_anywhere_and_plays(artefact: Path, python: str, tmp_path: Path) -> None:
    """A source distribution is built here without compiling (the wheels were made from it), and without npm."""
    env, elsewhere = tmp_path / "env", tmp_path / "elsewhere"
    elsewhere.mkdir()
    run(UV, "venv", "--quiet", "--no-project", "--python", python, env, cwd=elsewhere)
    inside = env / ("Scripts" if os.name == "nt" else "bin") / "python"
    building = {"MAGOTEKA_COMPILE": "never", "MAGOTEKA_WEB": "always", "npm_config_registry": NOWHERE}
    run(UV, "pip", "install", "--quiet", "--python", inside, artefact, cwd=elsewhere, **building)
    shutil.copy(GUEST, elsewhere)
    said = run(inside, "-I", elsewhere / GUEST.name, mode_of(artefact), cwd=elsewhere)
    outcome = json.loads(said.splitlines()[-1])
    assert outcome == OUTCOMES.setdefault("first", outcome), "the rules are not the same in all of them"
    assert [path.name for path in elsewhere.iterdir()] == [GUEST.name]


WHEELS = [(one, python) for one, python in TRIED if one.suffix == ".whl"]


@pytest.mark.parametrize(("artefact", "python"), WHEELS, ids=[one.name for one, _ in WHEELS])
def test_it_runs_without_being_installed(artefact: Path, python: str, tmp_path: Path) -> None:
    assert artefact.stat().st_size <= LARGEST
    said = run(UV, "tool", "run", "--python", python, "--from", artefact, "magoteka", "--version", cwd=tmp_path)
    assert said.startswith("magoteka ")
    assert f"({mode_of(artefact)})" in said


@pytest.mark.parametrize("artefact", [one for one, _ in WHEELS], ids=[one.name for one, _ in WHEELS])
def test_what_is_compiled_brings_terms_and_no_paths(artefact: Path) -> None:
    """The libraries hold a part of mypyc, whose terms want to be with it, and nothing of whoever built them."""
    with ZipFile(artefact) as wheel:
        names = wheel.namelist()
        libraries = [name for name in names if name.endswith(LIBRARIES)]
        assert bool(libraries) == (mode_of(artefact) == "compiled") == ("magoteka/licences/mypyc.txt" in names)
        assert {name: found for name in libraries if (found := OF_A_MACHINE.findall(wheel.read(name)))} == {}
        if libraries:
            terms = wheel.read("magoteka/licences/mypyc.txt").decode()
            assert "Jukka Lehtosalo" in terms
            assert "PYTHON SOFTWARE FOUNDATION LICENSE" in terms
