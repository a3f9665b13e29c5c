"""An answer is looked up in a menu in one place."""

import re
from pathlib import Path

import magoteka

LOOKED_UP = re.compile(r"menu(\([^)]*\))?\.index\(")
SOURCES = Path(magoteka.__file__).parent


def test_an_answer_is_found_in_a_menu_by_one_function() -> None:
    files = [path for path in SOURCES.rglob("*.py") if LOOKED_UP.search(path.read_text("utf-8"))]
    # twins.py compares menus of two worlds, where one may lack what the other offers
    assert sorted(str(path.relative_to(SOURCES)) for path in files) == ["arena/twins.py", "core/stored.py"]
