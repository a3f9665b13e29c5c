"""For pytest: the laws that hold for every game, tried on the games that a package names.

`magoteka_games = ["mygame"]` in `[tool.pytest.ini_options]` of the package adds them to a run of all its tests.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

OPTION = "magoteka_games"
VARIABLE = "MAGOTEKA_LAWS"  # the games, for the module of the laws


def pytest_addoption(parser: pytest.Parser) -> None:
    """The games that the laws are tried on."""
    parser.addini(OPTION, "games of Magoteka on which the laws of every game are tried", type="args", default=[])


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    """Add the laws, unless single tests were asked for by name."""
    games: list[str] = config.getini(OPTION)
    if not games or any("::" in argument for argument in config.args):
        return
    os.environ[VARIABLE] = ",".join(games)
    place = find_spec("magoteka.cli.suite")
    assert place is not None
    module: Any = pytest.Module.from_parent(session, path=Path(str(place.origin)))
    items += session.genitems(module)
