"""A language is there when its files are: nothing else names it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import magoteka
from cli.support import environment

HOUSE = """
help-usage = anar:
play-bye = Namárië!
sim-finished = { $finished } tyalier telyaner.
"""
ABRACA = """
abraca-title = Mana quetta?
abraca-event-round-began = Querme { $number }: { $starter } esta.
"""
RULES = "# Mana quetta?\n\n**AB-01.** Lemen sarni.\n"
LOOK = """
from magoteka.server import catalog
print(catalog.texts("qya"))
print(catalog.rules("abraca", "qya"))
print(catalog.rules("siggil", "qya"))
"""
CLAUSES = """
from magoteka.cli.rulebook import clause_text
print(clause_text("abraca", "qya", "AB-01"), clause_text("abraca", "qya", "AB-02"), sep="|")
"""


@pytest.fixture(scope="module")
def elvish(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with files in a language that nobody has ever heard here."""
    root = tmp_path_factory.mktemp("elvish")
    package = root / "magoteka"
    shutil.copytree(Path(magoteka.__file__).parent, package, ignore=shutil.ignore_patterns("static", "__pycache__"))
    (package / "cli" / "locale" / "qya.ftl").write_text(HOUSE, "utf-8")
    (package / "games" / "abraca" / "locale" / "qya.ftl").write_text(ABRACA, "utf-8")
    shelf = package / "rulebook"
    shelf.mkdir(exist_ok=True)
    for page in (Path(__file__).parents[2] / "docs" / "rules").glob("*.md"):
        shutil.copy(page, shelf)
    (shelf / "abraca.qya.md").write_text(RULES, "utf-8")
    return root


def ran(root: Path, *argv: str, **more: str) -> str:
    """What Python says, with the copied package first on its path."""
    path = os.pathsep.join([str(root), environment()["PYTHONPATH"]])
    place = {**environment(), **more, "PYTHONPATH": path}
    done = subprocess.run([sys.executable, *argv], capture_output=True, encoding="utf-8", env=place)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_command_line_speaks_it_and_english_stands_in(elvish: Path) -> None:
    asked = ran(elvish, "-m", "magoteka.cli.main", "sim", "--help", "--lang", "qya")
    assert "anar: magoteka sim" in asked
    assert "--lang ru|en|qya" in asked
    assert "how many games" in asked
    by_locale = ran(elvish, "-m", "magoteka.cli.main", "sim", "--help", LC_ALL="qya_ME.UTF-8")
    assert by_locale == asked


@pytest.mark.parametrize(("game", "title"), [("abraca", "Mana quetta?"), ("siggil", "Siggil")])
def test_a_game_without_the_language_is_called_by_its_english_name(elvish: Path, game: str, title: str) -> None:
    told = ran(elvish, "-m", "magoteka.cli.main", "sim", game, "--games", "2", "--lang", "qya")
    assert title in told
    assert "2 tyalier telyaner" in told


def test_the_server_hands_out_its_texts_and_rules(elvish: Path) -> None:
    told = ran(elvish, "-c", LOOK)
    assert told.index("Mana quetta?") < told.index("abraca-title = Abraca")  # the first one counts
    assert "siggil-title = Siggil" in told
    assert "Lemen sarni" in told
    assert "**SG-01.** There are 56 cards." in told


def test_a_clause_that_is_not_translated_is_quoted_in_english(elvish: Path) -> None:
    own, english = ran(elvish, "-c", CLAUSES).strip().split("|")
    assert own == "Lemen sarni."
    assert english.startswith("The box also holds")
