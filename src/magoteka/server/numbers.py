"""Writes what the cards and squares of «Магический Меч» say, for its table.

`python -m magoteka.server.numbers web/src/games/magic_sword/numbers.ts`
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path

from magoteka.games.magic_sword.components import DESIGNS, ENEMY, HEROES, SPELLS, SQUARES
from magoteka.games.magic_sword.rules.actions import trophy_points
from magoteka.games.magic_sword.script import CARD_SCRIPTS, SQUARE_SCRIPTS, shop_in
from magoteka.games.magic_sword.tables import FIRST, JOIN

HEAD = "// Generated from src/magoteka/games/magic_sword/components.py; do not edit."
KINDS = ("encounter", "enemy", "demon", "stranger", "item", "magic", "friend", "place", "gold")


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
    """The whole file."""
    kinds = " | ".join(f"'{kind}'" for kind in KINDS)
    cards = {row.slug: {"kind": KINDS[row.kind], "strength": row.strength or None} for row in DESIGNS}
    heroes = {hero.slug: {"align": hero.align, "sword": hero.sword, "magic": hero.magic} for hero in HEROES}
    blocks = [
        HEAD,
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


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
