"""What things, cards, Life and further points are worth to a character as he is now, in points of a stat."""

from __future__ import annotations

from typing import Final

from magoteka.games.magic_sword.bot.heuristic import KINDS, keys
from magoteka.games.magic_sword.bot.weights import CARD_WORTH
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.names import ENCOUNTER, GOLD, HEAL_CAP, PLACE
from magoteka.games.magic_sword.box.tables import BATTLE_SWORD, trait
from magoteka.games.magic_sword.messages.views import HeroView

TURN: Final = 0.35  # a turn that is missed
COIN: Final = 0.25
WISE: Final = 5  # the stat below which the Labyrinth and the Scorched Earth cost a turn
HEALTHY: Final = HEAL_CAP
CARRIED: Final[dict[str, float]] = {  # what things and friends are worth to whoever has them
    **CARD_WORTH,
    "magic_sword": 7.0,
    "toliman_shield": 6.0,
    "ring_of_power": 2.2,
    "silver_arrow": 2.2,
    "holy_grail": 1.2,
    "imp": 2.0,
    "shepherd": 2.0,
    "squire": 1.8,
    "crusader": 2.0,
    "strix": 1.1,
    "excalibur": 1.3,
    "chaos_sword": 1.6,
    "arondight": 0.9,
    "holy_spear": 0.9,
    "axe_of_light_and_dark": 0.9,
    "fire_talisman": 0.9,
    "air_talisman": 0.9,
    "lucky_die": 0.8,
    "armour": 1.0,
    "plain_shield": 0.7,
    "helmet": 0.4,
    "warhorse": 1.0,
    "kings_diamond": 0.5,
    "clay_tablet": 0.7,
    "magic_manuscript": 0.4,
    "strength_elixir": 0.6,
    "fate_crystal": 0.4,
    "reliquary": 0.5,
    "magic_staff": 0.9,
    "wand_of_fate": 0.4,
    "rowan_of_knowledge": 0.4,
    "inspiration_apple": 0.4,
    "guardian": 0.4,
    "guide": 0.3,
    "loyal_knight": 0.7,
    "mercenary": 0.5,
    "troika": 0.5,
    "horse": 0.4,
    "mule": 0.3,
    "noon_wraith": -1.0,
    "evil_spirit": -1.5,
}
WEAPONS: Final = {
    design.slug: int(trait(at, BATTLE_SWORD)) for at, design in enumerate(DESIGNS) if "weapon" in design.tags
}  # MS-A44 one weapon counts
MET: Final[dict[str, float]] = {  # what meeting a card is worth, where it is not fought, taken or carried
    "seven_suns_storm": -0.3,
    "fog": -0.5,
    "noon_wraith": -1.5,
    "evil_spirit": -1.5,
    "solstice": -0.2,
    "patrol": -0.2,
    "ambush": -2.0,
    "plague": -0.6,
    "magic_tablet": 0.4,
    "gold_1": 0.3,
    "gold_2": 0.6,
    "desert_elder": 5.0,
    "forest_king": 1.0,
    "sage": 0.2,
    "demigod": 0.5,
    "wild_giant": -0.7,
    "time_charmer": -0.4,
    "she_devil": -0.2,
    "unknown_temple": 0.4,
    "rock_gate": 0.4,
    "chapel_of_nemed": 0.5,
    "chapel_of_toliman": 0.4,
    "grotto": 0.1,
    "ancient_tomb": 0.1,
    "secret_passage": 0.1,
    "miracle_worker": 0.3,
    "unicorn": 0.4,
    "wild_stallion": 0.2,
}
BY_ALIGNMENT: Final[dict[str, tuple[float, float, float]]] = {  # good, evil, chaotic
    "fairy": (1.0, 0.0, 0.0),
    "nightmare": (0.0, 1.0, 0.0),
    "witches_sabbath": (0.0, 1.0, 0.0),
    "pillar_of_fire": (1.0, 0.0, 0.0),
    "gods_messengers": (0.8, -1.0, 0.0),
    "poison_herbs": (-1.0, 0.8, 0.0),
    "enchanter": (0.3, 0.0, 0.0),
}


def death_price(me: HeroView) -> float:
    """What is lost with the character."""
    grown = max(me.battle_sword - 3, 0) + max(me.battle_magic - 3, 0)
    return 2.0 + grown + 5.0 * len(keys(me))


def life_price(me: HeroView) -> float:
    """What the next Life to be lost is worth."""
    price = death_price(me)
    if me.life <= 1:
        return price
    return (0.0, 0.0, 0.4, 0.2, 0.12, 0.08)[min(me.life, 5)] * price + 0.2


def carried_worth(me: HeroView, design: str) -> float:
    """What a thing or a friend is worth to the character."""
    if design in WEAPONS:
        return weapon_worth(me, design)
    if [card.design for card in me.items].count(design) > 1:
        return 0.1
    return CARRIED.get(design, 0.25)


def weapon_worth(me: HeroView, design: str) -> float:
    """MS-A44 What a weapon adds to the best of the others."""
    best, same = 0, 0
    for card in me.items:
        if card.design == design:
            same += 1
        elif card.design in WEAPONS:
            best = max(best, WEAPONS[card.design])
    return 0.05 if same > 1 else 0.9 * max(WEAPONS[design] - best, 0) + 0.05


def design_worth(me: HeroView, design: str) -> float:
    """What it is worth to meet a card, or to take it."""
    if design in BY_ALIGNMENT:
        good, evil, chaotic = BY_ALIGNMENT[design]
        return good if me.align == "good" else evil if me.align == "evil" else chaotic
    if design in MET:
        return MET[design]
    if any(card.design == design for card in me.items):
        return 0.05
    if design in WEAPONS:
        return weapon_worth(me, design)
    if KINDS[design] == PLACE:
        return place_worth(me, design)
    return {ENCOUNTER: -0.1, GOLD: COIN}.get(KINDS[design], CARRIED.get(design, 0.2))


def place_worth(me: HeroView, design: str) -> float:
    """Places that serve some more than others."""
    if design == "magic_lake":
        return need(me.battle_sword)
    if design == "enchanted_spring":
        return need(me.battle_magic)
    if design == "labyrinth":
        return -TURN if me.total_magic < WISE else 0.0
    if design == "scorched_earth":
        return -TURN if me.total_sword < WISE else 0.0
    if design == "tree_of_life":
        return life_price(me) if me.life < HEALTHY else 0.0
    return 0.2


def need(number: int) -> float:
    """How much a further point of a number is worth: little where the Beast is beaten already."""
    return 1.0 if number < 14 else 0.6 if number < 16 else 0.25 if number < 18 else 0.05
