"""The rules pages, clause by clause."""

from __future__ import annotations

import re
from pathlib import Path

from magoteka.games import GAMES
from magoteka.pages import filled
from magoteka.texts import stand_ins

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
    """One clause in a language, or in one that stands in for it."""
    for one in stand_ins(lang):
        page = page_of(f"{game}.{one}.md")
        if page is not None and (text := found_in(page, game, one, clause)) is not None:
            return text
    return None


def found_in(page: Path, game: str, lang: str, clause: str) -> str | None:
    """A clause of a page as it is shown."""
    return dict(clauses(filled(page.read_text("utf-8"), GAMES[game], lang))).get(clause)


def page_of(name: str) -> Path | None:
    """A rules page of the package or of the source tree."""
    root = checkout(f"docs/rules/{name}")
    shelves = [PACKED, *([root / "docs" / "rules"] if root else [])]
    return next((shelf / name for shelf in shelves if (shelf / name).exists()), None)
