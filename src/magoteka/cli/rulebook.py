"""The rules pages, clause by clause."""

from __future__ import annotations

import re
from pathlib import Path

PACKED = Path(__file__).parents[1] / "rulebook"
CLAUSE = re.compile(r"^\*\*([A-Z]{2}-[A-Z]*\d+(?:\.\d+)?b?)\.\*\* +(.*)$", re.MULTILINE)


def checkout(wanted: str) -> Path | None:
    """The source tree that holds `wanted`: around the current folder, or around the installed package."""
    here = Path.cwd()
    for folder in (here, *here.parents, *Path(__file__).resolve().parents):
        if (folder / wanted).exists():
            return folder
    return None


def clauses(page: str) -> list[tuple[str, str]]:
    """The clauses of a rules page in their order: id and text."""
    return [(found[1], found[2]) for found in CLAUSE.finditer(page)]


def clause_text(game: str, lang: str, clause: str) -> str | None:
    """One clause in a language, from the pages of the package or of the source tree."""
    name = f"{game}.{lang}.md"
    root = checkout(f"docs/rules/{name}")
    shelves = [PACKED, *([root / "docs" / "rules"] if root else [])]
    pages = [shelf / name for shelf in shelves if (shelf / name).exists()]
    return dict(clauses(pages[0].read_text("utf-8"))).get(clause) if pages else None
