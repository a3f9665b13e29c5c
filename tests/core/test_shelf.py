"""Games of the house and of packages: what an entry point brings, and what is left out of it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from magoteka.core.problems import BrokenGame
from magoteka.core.shelf import Shelf
from magoteka.games import GAMES, game_named

HOUSE = {"siggil": "magoteka.games.siggil.game:GAME"}
PAGE = """
from magoteka.games.siggil.game import SiggilGame

class Guest(SiggilGame):
    name = "{name}"
    ruleset = 7

GAME = Guest()
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of installed packages."""
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def install(folder: Path, points: dict[str, str], **pages: str) -> None:
    """Put modules there, and a distribution that names them."""
    told = folder / f"{next(iter(pages))}-1.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {next(iter(pages))}\nVersion: 1\n", "utf-8")
    lines = "".join(f"{name} = {place}\n" for name, place in points.items())
    (told / "entry_points.txt").write_text(f"[magoteka.games]\n{lines}", "utf-8")
    for name, page in pages.items():
        sys.modules.pop(name, None)
        (folder / f"{name}.py").write_text(page, "utf-8")


def test_a_package_brings_a_game_after_those_of_the_house(package: Path) -> None:
    install(package, {"guest": "guest_game:GAME"}, guest_game=PAGE.format(name="guest"))
    shelf = Shelf(HOUSE)
    assert list(shelf) == ["siggil", "guest"]
    assert len(shelf) == 2
    assert "guest" in shelf
    assert shelf["guest"].name == "guest"
    assert shelf.ruleset_of("guest") == 7
    assert shelf["guest"].folder == package
    assert not shelf.faults


@pytest.mark.parametrize(
    ("name", "page", "why"),
    [
        ("siggil", PAGE.format(name="siggil"), "ValueError: a package's game needs a name of its own"),
        ("Big-Game", PAGE.format(name="Big-Game"), "ValueError: a package's game needs a name of its own"),
        ("torn", "import there_is_no_such_module", "ModuleNotFoundError"),
        ("empty", "", "AttributeError"),
        ("number", "GAME = 7", "TypeError: stray_game:GAME is no game by this name"),
        ("other", PAGE.format(name="another"), "TypeError: stray_game:GAME is no game by this name"),
    ],
)
def test_what_is_no_game_is_left_out_and_said(package: Path, name: str, page: str, why: str) -> None:
    install(package, {name: "stray_game:GAME"}, stray_game=page)
    shelf = Shelf(HOUSE)
    with pytest.warns(UserWarning, match=f"The game {name} cannot be loaded"):
        assert list(shelf) == ["siggil"]
    assert shelf.faults[name].startswith(why)
    assert shelf["siggil"].name == "siggil"
    sys.modules.pop("stray_game", None)


def test_who_asks_for_a_broken_game_is_told_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES.faults, "torn", "ImportError: it is torn")
    with pytest.raises(BrokenGame, match="it is torn"):
        game_named("torn")
