"""Where the components of «Магический Меч» come from.

The rulebook prints the bridge and explains some cards in passing; all other faces are known of the published game.
A line says where the book speaks of a component, whole or in part.
"""

from typing import Final

from magoteka.core.origin import Origin, of_the_book
from magoteka.games.magic_sword.box.beings import BEINGS
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.clauses import LINES
from magoteka.games.magic_sword.box.heroes import HEROES
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.box.squares import SQUARES

CHAPTERS: Final = {  # the line with which each begins
    "box": 5, "setup": 29, "course": 39, "sword": 51, "magic": 65, "gold": 83, "life": 97, "items": 109, "friends": 123,
    "nature": 133, "abilities": 143, "spells": 149, "turns": 167, "crossings": 179, "taking": 205, "squares": 213,
    "bridge": 229, "events": 245, "battles": 267, "magic_battles": 289, "hiding": 295, "stone": 305, "keys": 317,
    "victory": 325, "bridge_squares": 329,
}  # fmt: skip

WHOLE: Final = {  # what a component does, told by the book itself
    "cyclops": 225, "dragon": 59, "dagger": 63, "silver_arrow": 63, "shepherd": 63, "gold_1": 95, "gold_2": 265,
    "magic_sword": 45, "toliman_shield": 45, "lord_of_swamps": 183, "master_of_ice": 193,
    "bridge_entry_ruins": 331, "trap": 335, "game_with_death": 339, "demon_of_darkness": 343, "beast_castle": 347,
    "bridge_monster": 351, "cerberus": 355, "magic_trap": 359, "bridge_entry_city": 363,
}  # fmt: skip
FOLLOWS: Final = {"hidden_one": 297, "plain_sword": 275, "boat": 183, "lamp": 193}  # what its use must be
IN_PART: Final = {  # an example or a rule says something of it
    "werewolf": 225, "robber": 59, "bear": 265, "enchanted_path": 265, "scorched_earth": 225, "crusader": 63,
    "guardian": 209, "porter": 117, "horse": 121, "mule": 117, "troika": 117, "helmet": 211, "gauntlets": 209,
    "holy_grail": 115, "magic_staff": 209, "ring_of_fire": 297, "adventurer": 121, "hobgoblin": 115, "pygmy": 211,
    "prince": 209, "mage": 81, "druid": 139, "shaman": 121, "giant": 265, "kobold": 225, "troll": 61,
    "eldritch_grove": 185, "path_2": 9, "frozen_waste": 9, "village": 337, "tavern": 361, "roadkeeper_fortress": 9,
    "temple_of_nemed": 9, "ice_realm": 195, "valley_of_shadows": 225, "plateau_of_mists": 225, "enchanted_hills": 63,
    "forest_of_ghostly_lights": 187, "plain_of_lonely_rocks": 225, "fortress_ruins": 199, "dead_city": 199,
    "valley_of_skulls": 191, "living_rocks_1": 209, "living_rocks_2": 209, "plain_of_grass": 265,
}  # fmt: skip

BEINGS_OF_THE_BOOK: Final = {"darkness_demon": 343, "bridge_monster_being": 351, "beast": 347}
NAMED_BEINGS: Final = {"snow_knight": 195, "stone_monster": 199, "rock_spirit": 199}  # their numbers it does not tell


def origin_of(slug: str) -> Origin:
    """A component by its name: no two kinds share one."""
    if slug in WHOLE:
        return Origin("book", WHOLE[slug])
    if slug in FOLLOWS:
        return Origin("inferred", FOLLOWS[slug])
    return Origin("known", IN_PART.get(slug, 0))


def of_being(slug: str) -> Origin:
    """A being without a card: those of the bridge the book tells whole."""
    if slug in BEINGS_OF_THE_BOOK:
        return Origin("book", BEINGS_OF_THE_BOOK[slug])
    return Origin("known", NAMED_BEINGS.get(slug, 0))


ORIGINS: Final = {
    "design": {design.slug: origin_of(design.slug) for design in DESIGNS},
    "spell": {spell.slug: origin_of(spell.slug) for spell in SPELLS},
    "hero": {hero.slug: origin_of(hero.slug) for hero in HEROES},
    "square": {square.slug: origin_of(square.slug) for square in SQUARES},
    "being": {being.slug: of_being(being.slug) for being in BEINGS},
    "clause": of_the_book(LINES),
}
