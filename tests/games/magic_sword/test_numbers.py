"""A row of the box and a deed are declared once: names, numbers, places and menus follow from that."""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from magoteka.core.codec import tag_of
from magoteka.games.magic_sword.messages import acts, menus
from magoteka.games.magic_sword.rules import places

ROOT = Path(__file__).parents[3]
GAME = "src/magoteka/games/magic_sword"
DEED = '''

@deed
class Whistle(ByTheWay):
    """A deed of a test."""
'''
CARD = '    Design("tin_whistle", ITEM, copies=2),\n)\n\nPRAYERS'
LOOK = """
from magoteka.games.magic_sword.box import names, tables
from magoteka.games.magic_sword.rules import places
from magoteka.games.magic_sword.messages import acts, menus

assert menus.HUB_MENU[places.WHISTLE] == acts.Whistle()
assert places.is_by_the_way(places.WHISTLE) and places.is_free_action(places.WHISTLE)
assert not places.is_move(places.WHISTLE) and not places.is_attack(places.WHISTLE)
assert acts.Whistle() in menus.ACT_OPTIONS
cards = [card for card, option in enumerate(menus.CARD_OPTIONS) if option.design == "tin_whistle"]
assert [tables.CARD[card] for card in cards] == [names.C_TIN_WHISTLE] * 2
assert len(menus.CARD_OPTIONS) == tables.CARDS == len(tables.CARD)
"""


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("tools_numbers", ROOT / "tools" / "numbers.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("path", ["box/names.py", "rules/places.py"])
def test_names_are_written_from_what_is_declared(path):
    page = (ROOT / GAME / path).read_text(encoding="utf-8")
    assert tool().written(path) == page, "run python tools/numbers.py"


def test_every_deed_is_in_the_menu_and_has_its_place():
    declared = [kind for kind in vars(acts).values() if isinstance(kind, type) and issubclass(kind, acts.Act)]
    bases = {base for kind in declared for base in kind.__mro__[1:]}
    assert [kind for kind in declared if kind not in bases] == acts.DEEDS
    for kind in acts.DEEDS:
        name = tag_of(kind).upper().replace("-", "_")
        assert isinstance(menus.ACT_OPTIONS[getattr(places, name)], kind)


@pytest.mark.once
def test_a_new_deed_and_a_new_card_are_declared_in_one_place_each(tmp_path):
    copy = tmp_path / "src" / "magoteka"
    shutil.copytree(ROOT / "src/magoteka", copy, ignore=shutil.ignore_patterns("*.so", "static", "__pycache__"))
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    deeds, rows = tmp_path / GAME / "messages/acts.py", tmp_path / GAME / "box/cards.py"
    deeds.write_text(deeds.read_text(encoding="utf-8") + DEED, encoding="utf-8")
    rows.write_text(rows.read_text(encoding="utf-8").replace(")\n\nPRAYERS", CARD), encoding="utf-8")
    for command in ([str(tmp_path / "tools/numbers.py")], ["-c", LOOK]):
        subprocess.run([sys.executable, *command], check=True, env={"PYTHONPATH": str(tmp_path / "src")})
