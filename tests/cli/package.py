"""A new game as a package of its own, built and installed beside this house."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from magoteka.cli.main import run

NAME = "salt_road"


class Package:
    """The package, installed in a folder of its own."""

    def __init__(self, home: Path) -> None:
        self.source = home / "magoteka-salt-road"
        self.site = home / "site"

    def environment(self) -> dict[str, str]:
        """Python that finds the package and this house; pytest has the plug-ins alone that are named, ours once."""
        path = [str(self.site), *(one for one in sys.path if one)]
        kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST")}
        return {**kept, "PYTHONPATH": os.pathsep.join(path), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}

    def run(self, *words: str) -> str:
        """What a command of Python says; it must succeed."""
        command = [sys.executable, *words]
        done = subprocess.run(command, cwd=self.source, env=self.environment(), capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout + done.stderr

    def magoteka(self, *words: str) -> str:
        """What a command of the house says."""
        return self.run("-m", "magoteka", *words, "--lang", "en")


def installed(home: Path) -> Package:
    """Written by `new-game`, then built and installed in a folder."""
    made = Package(home)
    assert run(["new-game", NAME, "--into", str(home)]) == 0
    install = ["pip", "install", "-q", "--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    made.run("-m", *install, "--target", str(made.site), str(made.source))
    return made
