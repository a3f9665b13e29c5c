"""Every clause of a rules page has its line in the rulebook, or is marked [R] where the rulebook is silent."""

from pathlib import Path

import pytest

from magoteka.cli.rulebook import clauses
from magoteka.games import GAMES
from magoteka.texts import HOME

PAGES = Path(__file__).parents[2] / "docs" / "rules"
PARTLY = {  # what the book says and leaves open: the rest is ours, and marked
    "AB-33", "SG-02", "FS-07", "FB-04", "FB-116", "FB-126", "FB-128", "MS-2.4", "MS-5.5",
}  # fmt: skip


@pytest.mark.once
@pytest.mark.parametrize("lang", HOME)
@pytest.mark.parametrize("game", GAMES)
def test_a_clause_has_a_line_of_the_book_or_is_marked(game: str, lang: str) -> None:
    page = (PAGES / f"{game}.{lang}.md").read_text("utf-8")
    rules = {clause: text for clause, text in clauses(page) if "-T" not in clause}  # examples are told apart above them
    lines = GAMES[game].origins["clause"]
    marked = {clause for clause, text in rules.items() if "[R]" in text}
    assert not rules.keys() - lines.keys() - marked, "clauses without an origin"
    assert not lines.keys() - rules.keys(), "lines of clauses that are not there"
    assert marked & lines.keys() == PARTLY & rules.keys()
