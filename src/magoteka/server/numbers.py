"""Writes what is printed on the cards, squares and lands of the games, for their tables in the browser.

`python -m magoteka.server.numbers web/src/games`
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from magoteka.games.fabled.box.components import DEAD_END, ENDS, LAND_NAMES, REGULAR, STARTS, TERRAINS
from magoteka.games.fabled.table.where import terrain_of
from magoteka.games.fabled.view.look import LEVEL_NAMES, PRINTED
from magoteka.games.magic_sword.box.components import DESIGNS, ENEMY, HEROES, SPELLS, SQUARES
from magoteka.games.magic_sword.box.script import CARD_SCRIPTS, SQUARE_SCRIPTS, shop_in
from magoteka.games.magic_sword.box.tables import FIRST, JOIN
from magoteka.games.magic_sword.rules.actions import trophy_points

KINDS = ("encounter", "enemy", "demon", "stranger", "item", "magic", "friend", "place", "gold")


def head(game: str) -> str:
    """Where a page comes from."""
    return f"// Generated from src/magoteka/games/{game}/components.py; do not edit."


def table(name: str, about: str, kind: str, rows: Mapping[str, object]) -> str:
    """A constant with one row a line."""
    lines = [f"  {slug}: {json.dumps(value)}," for slug, value in rows.items()]
    return "\n".join([f"/** {about} */", f"export const {name}: Record<string, {kind}> = {{", *lines, "}"])


def shops() -> dict[str, dict[str, int]]:
    """MS-A77 What is sold where: on a square, or by a card."""
    names = [square.slug for square in SQUARES] + [design.slug for design in DESIGNS]
    found = {slug: shop_in(at) for slug, at in zip(names, SQUARE_SCRIPTS + CARD_SCRIPTS, strict=True)}
    return {slug: dict(zip(shop.keys, shop.kids, strict=True)) for slug, shop in found.items() if shop.keys}


def page() -> str:
    """The whole file of «Магический Меч»."""
    kinds = " | ".join(f"'{kind}'" for kind in KINDS)
    cards = {row.slug: {"kind": KINDS[row.kind], "strength": row.strength or None} for row in DESIGNS}
    heroes = {hero.slug: {"align": hero.align, "sword": hero.sword, "magic": hero.magic} for hero in HEROES}
    blocks = [
        head("magic_sword"),
        f"export type Kind = {kinds}",
        table("CARDS", "What a card is, and its printed strength.", "{ kind: Kind; strength: number | null }", cards),
        table(
            "BONUS", "Points that each enemy adds on a square.", "number", {s.slug: s.bonus for s in SQUARES if s.bonus}
        ),
        table(
            "TROPHIES",
            "What a beaten Sword enemy is worth (MS-A38).",
            "number",
            {row.slug: int(trophy_points(FIRST[at])) for at, row in enumerate(DESIGNS) if row.kind == ENEMY},
        ),
        table("DRAWS", "Cards to draw on a square.", "number", {s.slug: s.draw for s in SQUARES if s.draw}),
        table("SHOPS", "Prices on a square or of a card, in gold.", "Record<string, number>", shops()),
        table(
            "JOINS",
            "What a friend asks for joining.",
            "string",
            {row.slug: JOIN[at] for at, row in enumerate(DESIGNS) if JOIN[at]},
        ),
        table(
            "WINDOWS",
            "When a spell may be cast (MS-A60); a star: only in one's own turn.",
            "string[]",
            {spell.slug: spell.when.split() for spell in SPELLS},
        ),
        table("HEROES", "What a character begins with.", "{ align: string; sword: number; magic: number }", heroes),
    ]
    return "\n\n".join(blocks) + "\n"


def face(land: int) -> dict[str, object]:
    """FB-26, FB-33 What is printed on a land."""
    return {
        "land": LAND_NAMES[land],
        "terrain": TERRAINS[terrain_of(land)],
        "start": LEVEL_NAMES[STARTS[land]],
        "end": LEVEL_NAMES[ENDS[land]],
        "regular": PRINTED[land][REGULAR],
        "dead_end": PRINTED[land][DEAD_END],
    }


def fabled_page() -> str:
    """The whole file of «Земля сказаний»."""
    faces = {name: face(land) for land, name in enumerate(LAND_NAMES)}
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
