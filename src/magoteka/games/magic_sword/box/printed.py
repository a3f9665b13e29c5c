"""What is printed on the box of «Магический Меч»."""

from typing import Final

from magoteka.core.codec import Json
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.effects import shop_in
from magoteka.games.magic_sword.box.heroes import HEROES
from magoteka.games.magic_sword.box.names import ENEMY
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.box.squares import SQUARES
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
        "windows": {spell.slug: list(spell.when) for spell in SPELLS},  # MS-A60; a star: only in one's own turn
        "heroes": {hero.slug: {"align": hero.align, "sword": hero.sword, "magic": hero.magic} for hero in HEROES},
    }


def shops() -> dict[str, dict[str, int]]:
    """MS-A77 What is sold where, in gold: on a square, or by a card."""
    effects = {square.slug: square.effect for square in SQUARES} | {card.slug: card.effect for card in DESIGNS}
    found = {slug: shop_in(effect) for slug, effect in effects.items()}
    return {
        slug: {DESIGNS[card].slug: price for card, price in shop.prices.items()}
        for slug, shop in found.items()
        if shop is not None
    }
