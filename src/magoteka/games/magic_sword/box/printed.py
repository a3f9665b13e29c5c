"""What is printed on the box of «Магический Меч»."""

from typing import Final

from magoteka.core.codec import Json
from magoteka.games.magic_sword.box.components import DESIGNS, ENEMY, HEROES, SPELLS, SQUARES
from magoteka.games.magic_sword.box.script import CARD_SCRIPTS, SQUARE_SCRIPTS, shop_in
from magoteka.games.magic_sword.box.tables import JOIN, TROPHY_POINTS

KINDS: Final = ("encounter", "enemy", "demon", "stranger", "item", "magic", "friend", "place", "gold")


def printed() -> dict[str, Json]:
    """What a player reads off squares and cards."""
    return {
        "kinds": list(KINDS),
        "cards": {card.slug: {"kind": KINDS[card.kind], "strength": card.strength or None} for card in DESIGNS},
        "bonus": {square.slug: square.bonus for square in SQUARES if square.bonus},  # that enemies have there
        "trophies": {card.slug: int(TROPHY_POINTS[at]) for at, card in enumerate(DESIGNS) if card.kind == ENEMY},
        "draws": {square.slug: square.draw for square in SQUARES if square.draw},
        "shops": shops(),
        "joins": {card.slug: JOIN[at] for at, card in enumerate(DESIGNS) if JOIN[at]},  # what a friend asks for
        "windows": {spell.slug: spell.when.split() for spell in SPELLS},  # MS-A60; a star: only in one's own turn
        "heroes": {hero.slug: {"align": hero.align, "sword": hero.sword, "magic": hero.magic} for hero in HEROES},
    }


def shops() -> dict[str, dict[str, int]]:
    """MS-A77 What is sold where, in gold: on a square, or by a card."""
    names = [square.slug for square in SQUARES] + [card.slug for card in DESIGNS]
    found = {slug: shop_in(at) for slug, at in zip(names, SQUARE_SCRIPTS + CARD_SCRIPTS, strict=True)}
    return {slug: dict(zip(shop.keys, shop.kids, strict=True)) for slug, shop in found.items() if shop.keys}
