"""What a rulings page decides where the rulebook is silent is marked [R]; what the book decides itself has its line."""

import re
from pathlib import Path

import pytest

from magoteka.games import GAMES
from magoteka.texts import HOME

PAGES = Path(__file__).parents[2] / "docs" / "rules"
RULING = re.compile(r"^\*\*([A-Z]{2}-A\d+)\.\*\*.*$", re.MULTILINE)
BOOK = {  # rulings that only repeat what the book says, and the line where it does
    "SG-A02": 37, "SG-A03": 39, "SG-A05": 35, "SG-A06": 41, "SG-A07": 49, "SG-A08": 35, "SG-A11": 49, "FS-A30": 224,
    "MS-A03": 343, "MS-A04": 361, "MS-A08": 163, "MS-A09": 163, "MS-A12": 237, "MS-A40": 195, "MS-A87": 343,
}  # fmt: skip
MARKED = ("abraca", "siggil", "five_seals", "magic_sword")


@pytest.mark.once
@pytest.mark.parametrize("lang", HOME)
@pytest.mark.parametrize("game", MARKED)
def test_a_ruling_has_a_line_of_the_book_or_is_marked(game: str, lang: str) -> None:
    page = (PAGES / f"{game}.{lang}.md").read_text("utf-8")
    found = {ruling[1]: "[R]" in ruling[0] for ruling in RULING.finditer(page)}
    assert found
    assert {name for name, marked in found.items() if not marked} == {name for name in BOOK if name in found}
    lines = [BOOK[name] for name in found if name in BOOK]
    assert all(line >= min(GAMES[game].chapters.values()) for line in lines)
