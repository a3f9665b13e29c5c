"""What is printed on the box of «Магический Меч»."""

from typing import Final, Literal, TypeAlias

from magoteka.core.codec import Json
from magoteka.games.magic_sword.box.components import BRIDGE, DESIGNS, HEROES, MIDDLE, SPELLS, SQUARES, UPPER
from magoteka.games.magic_sword.box.script import CARD_SCRIPTS, SQUARE_SCRIPTS, shop_in
from magoteka.games.magic_sword.box.tables import ring_start

Level: TypeAlias = Literal["lower", "middle", "upper", "bridge"]
LEVELS: Final[dict[int, Level]] = {0: "lower", MIDDLE: "middle", UPPER: "upper", BRIDGE: "bridge"}
KINDS: Final = ("encounter", "enemy", "demon", "stranger", "item", "magic", "friend", "place", "gold")


def printed() -> dict[str, Json]:
    """What a player reads off squares and cards."""
    return {
        "cards": {card.slug: {"kind": KINDS[card.kind], "strength": card.strength or None} for card in DESIGNS},
        "squares": {square.slug: place_of(at) for at, square in enumerate(SQUARES)},
        "crossings": crossings(),
        "bonus": {square.slug: square.bonus for square in SQUARES if square.bonus},  # that enemies have there
        "shops": shops(),
        "windows": {spell.slug: spell.when.split() for spell in SPELLS},  # MS-A60; a star: only in one's own turn
        "heroes": {hero.slug: {"align": hero.align, "sword": hero.sword, "magic": hero.magic} for hero in HEROES},
    }


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
    names = [square.slug for square in SQUARES] + [card.slug for card in DESIGNS]
    found = {slug: shop_in(at) for slug, at in zip(names, SQUARE_SCRIPTS + CARD_SCRIPTS, strict=True)}
    return {slug: dict(zip(shop.keys, shop.kids, strict=True)) for slug, shop in found.items() if shop.keys}
