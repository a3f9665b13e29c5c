"""Running the program as a user would, in a folder of its own."""

import io
import sys
from pathlib import Path

import pytest

from cli.support import Magoteka, Ran
from magoteka.cli.main import run


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in, in an English-speaking place."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.chdir(home)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    return home


@pytest.fixture
def magoteka(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Magoteka:
    """Run a command with something typed into it."""

    def ran(*argv: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        try:
            code = run(argv)
        except SystemExit as left:
            code = int(left.code or 0)
        told = capsys.readouterr()
        return Ran(code, told.out, told.err)

    return ran
