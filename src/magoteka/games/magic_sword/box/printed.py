"""What is printed on the box of «Магический Меч»."""

from typing import Final, Literal, TypeAlias

from magoteka.core.codec import Json
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.effects import shop_in
from magoteka.games.magic_sword.box.forecasts import TABLES
from magoteka.games.magic_sword.box.heroes import HEROES
from magoteka.games.magic_sword.box.names import BRIDGE, C_EVIL_SPIRIT, C_NOON_WRAITH, LOWER, MIDDLE, UPPER
from magoteka.games.magic_sword.box.rows import Happening, Table
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.magic_sword.box.tables import ring_start

Level: TypeAlias = Literal["lower", "middle", "upper", "bridge"]
LEVELS: Final[dict[int, Level]] = {LOWER: "lower", MIDDLE: "middle", UPPER: "upper", BRIDGE: "bridge"}
KINDS: Final = ("encounter", "enemy", "demon", "stranger", "item", "magic", "friend", "place", "gold")


def printed() -> dict[str, Json]:
    """What a player reads off squares and cards."""
    return {
        "cards": {card.slug: {"kind": KINDS[card.kind], "strength": card.strength or None} for card in DESIGNS},
        "squares": {square.slug: place_of(at) for at, square in enumerate(SQUARES)},
        "crossings": crossings(),
        "draws": {square.slug: square.draw for square in SQUARES if square.draw},  # MS-A29 cards of an exploration
        "bonus": {square.slug: square.bonus for square in SQUARES if square.bonus},  # that enemies have there
        "shops": shops(),
        "forced": [DESIGNS[card].slug for card in (C_EVIL_SPIRIT, C_NOON_WRAITH)],  # MS-A53 friends that stay
        "windows": {spell.slug: list(spell.when) for spell in SPELLS},  # MS-A60; a star: only in one's own turn
        "orders": {spell.slug: list(spell.asks) for spell in SPELLS},  # where one is asked, unless one orders otherwise
        "copies": {spell.slug: spell.copies for spell in SPELLS},
        "tables": {slug: [table_of(one) for one in found] for slug, found in TABLES.items()},  # what dice decide
        "heroes": {hero.slug: {"align": hero.align, "sword": hero.sword, "magic": hero.magic} for hero in HEROES},
    }


def table_of(table: Table) -> Json:
    """A table that a die decides, with its odds."""
    rows = [
        {"faces": row.faces, "odds": round(table.odds(row), 4), "deeds": [deed_of(one) for one in row.deeds]}
        for row in table.rows
    ]
    return {"when": [deed_of(one) for one in table.when], "dice": int(table.dice), "rows": rows}


def deed_of(deed: Happening) -> Json:
    """What happens, how much of it, and to what."""
    return {"what": deed[0], "n": deed[1], "name": deed[2]}


def place_of(square: int) -> dict[str, Json]:
    """Where a square lies."""
    start = ring_start(square)
    return {"ring": LEVELS[start], "position": square - start + 1}


def crossings() -> list[Json]:
    """MS-11.1 The gates and where they lead: over the Swamp, through the Ice Forest, onto the bridge on both sides."""
    circles = [tuple(named("swamp_gate")), tuple(named("ice_gate"))]
    ways = circles + list(zip(named("bridge_gate"), named("entry"), strict=True))
    return [{"from": below, "to": above} for below, above in ways]


def named(tag: str) -> list[str]:
    """The squares that have a tag."""
    return [square.slug for square in SQUARES if tag in square.tags]


def shops() -> dict[str, dict[str, int]]:
    """MS-A77 What is sold where, in gold: on a square, or by a card."""
    effects = {square.slug: square.effect for square in SQUARES} | {card.slug: card.effect for card in DESIGNS}
    found = {slug: shop_in(effect) for slug, effect in effects.items()}
    return {
        slug: {DESIGNS[card].slug: price for card, price in shop.prices.items()}
        for slug, shop in found.items()
        if shop is not None
    }
