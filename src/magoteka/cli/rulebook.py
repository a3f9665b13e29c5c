"""The rules pages, clause by clause."""

from __future__ import annotations

import re
from pathlib import Path

from magoteka.games import GAMES
from magoteka.pages import filled, plain
from magoteka.texts import stand_ins

PACKED = Path(__file__).parents[1] / "rulebook"
CLAUSE = re.compile(r"^\*\*([A-Z]{2}-[A-Z]*\d+(?:\.\d+)?b?)\.\*\* +(.*)$", re.MULTILINE)
NAMED = re.compile(r"\b[A-Z]{2}-[A-Z]*\d+(?:\.\d+)?b?\b")
EMPHASIS = re.compile(r"\*\*|`|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)")
LINK = re.compile(r"\[([^]]+)\]\([^)]*\)")


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
        page = page_of(game, one)
        if page is not None and (text := dict(clauses(shown(page, game, one))).get(clause)) is not None:
            return unmarked(text)
    return None


def shown(page: Path, game: str, lang: str) -> str:
    """A page with its tables filled in, and captions for pictures."""
    return plain(filled(page.read_text("utf-8"), GAMES[game], lang))


def named_in(text: str) -> list[str]:
    """The clauses that a text refers to, each once."""
    return list(dict.fromkeys(NAMED.findall(text)))


def whole_page(game: str, lang: str) -> list[str]:
    """The rules of a game as plain lines; none where the page is not at hand."""
    pages = ((page_of(game, one), one) for one in stand_ins(lang))
    found = next(((page, one) for page, one in pages if page is not None), None)
    return [] if found is None else [unmarked(line) for line in shown(found[0], game, found[1]).splitlines()]


def unmarked(text: str) -> str:
    """A line of a page without the signs of its markup."""
    if re.fullmatch(r"[|: -]+", text):
        return ""
    text = LINK.sub(r"\1", EMPHASIS.sub("", text))
    return (
        " · ".join(cell.strip() for cell in text.strip("|").split("|")) if text.startswith("|") else text.lstrip("# ")
    )


def page_of(game: str, lang: str) -> Path | None:
    """A rules page of the package, of the source tree, or of the package that brings the game."""
    name = f"{game}.{lang}.md"
    root = checkout(f"docs/rules/{name}")
    brought = [GAMES.brought[game].folder / "rulebook"] if game in GAMES.brought else []
    folders = [PACKED, *([root / "docs" / "rules"] if root else []), *brought]
    return next((folder / name for folder in folders if (folder / name).exists()), None)
