"""Every clause of the rules pages is played by a test, and both pages have the same clauses."""

import re
from pathlib import Path

HERE = Path(__file__).parent
PAGES = HERE.parents[2] / "docs" / "rules"
SCRIPTED = {f"MS-T{n}" for n in range(1, 51)} | {"MS-T11b"}


def clauses(language: str) -> list[str]:
    return re.findall(r"^\*\*(MS-[0-9ABTb.]+?)\.\*\*", (PAGES / f"magic_sword.{language}.md").read_text("utf-8"), re.M)


def marked() -> set[str]:
    text = "".join(path.read_text("utf-8") for path in HERE.glob("test_*.py"))
    return {clause for row in re.findall(r"mark\.rule\(([^)]*)\)", text) for clause in re.findall(r'"([^"]+)"', row)}


def test_both_pages_have_every_clause_once():
    for language in ("ru", "en"):
        assert len(set(clauses(language))) == len(clauses(language))
    assert clauses("ru") == clauses("en")
    assert len([clause for clause in clauses("ru") if clause.startswith("MS-A")]) == 115


def test_every_clause_has_a_test():
    assert not set(clauses("ru")) - marked()


def test_every_scripted_test_is_there():
    assert not SCRIPTED - marked()
