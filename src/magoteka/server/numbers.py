"""Writes what is printed on the cards, squares and lands of the games, for their tables in the browser.

`python -m magoteka.server.numbers web/src/games`
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from magoteka.games import GAMES


def head(game: str) -> str:
    """Where a page comes from."""
    return f"// Generated from src/magoteka/games/{game}/components.py; do not edit."


def table(name: str, about: str, kind: str, rows: Mapping[str, object]) -> str:
    """A constant with one row a line."""
    lines = [f"  {slug}: {json.dumps(value)}," for slug, value in rows.items()]
    return "\n".join([f"/** {about} */", f"export const {name}: Record<string, {kind}> = {{", *lines, "}"])


def page() -> str:
    """The whole file of «Магический Меч»."""
    known = GAMES["magic_sword"].printed()
    kinds = " | ".join(f"'{kind}'" for kind in known["kinds"])
    rows = (
        ("CARDS", "What a card is, and its printed strength.", "{ kind: Kind; strength: number | null }"),
        ("BONUS", "Points that each enemy adds on a square.", "number"),
        ("TROPHIES", "What a beaten Sword enemy is worth (MS-A38).", "number"),
        ("DRAWS", "Cards to draw on a square.", "number"),
        ("SHOPS", "Prices on a square or of a card, in gold.", "Record<string, number>"),
        ("JOINS", "What a friend asks for joining.", "string"),
        ("WINDOWS", "When a spell may be cast (MS-A60); a star: only in one's own turn.", "string[]"),
        ("HEROES", "What a character begins with.", "{ align: string; sword: number; magic: number }"),
    )
    tables = [table(name, about, kind, known[name.lower()]) for name, about, kind in rows]
    return "\n\n".join([head("magic_sword"), f"export type Kind = {kinds}", *tables]) + "\n"


def fabled_page() -> str:
    """The whole file of «Земля сказаний»."""
    faces = GAMES["fabled"].printed()["faces"]
    blocks = [
        head("fabled"),
        "import type { Face } from './box'",
        table("FACES", "Every land of the box.", "Face", faces),
    ]
    return "\n\n".join(blocks) + "\n"


PAGES: dict[str, Callable[[], str]] = {"magic_sword/numbers.ts": page, "fabled/numbers.ts": fabled_page}

if __name__ == "__main__":
    for name, write in PAGES.items():
        (Path(sys.argv[1]) / name).write_text(write(), encoding="utf-8")
