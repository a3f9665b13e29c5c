"""Who attacks whom before any dice: hiding, taming, banishing (MS-19, MS-A35, MS-A41, MS-A42)."""

from typing import Final

from mypy_extensions import i64

from magoteka.games.magic_sword.box.beings import BEINGS
from magoteka.games.magic_sword.box.names import (
    C_BEAR,
    C_ELK,
    C_OGRE,
    C_RELIQUARY,
    C_WOLF,
    C_ZLYDEN,
    DEMON,
    ENEMY,
    GOBLIN,
    HALF_DEMON,
    HERMIT,
    HOBGOBLIN,
    PRIESTESS,
    PYGMY,
    TRICKSTER,
)
from magoteka.games.magic_sword.box.tables import BEAST_TAG, BEING, CARD, CREATURE_TAGS, DEMON_TAG, KIND, OGRE_TAG
from magoteka.games.magic_sword.messages.events import BattleAvoided, RewardWaits
from magoteka.games.magic_sword.rules.character.cards import friendless, friends_of, is_mount, just_dropped, works
from magoteka.games.magic_sword.rules.character.figure import is_hero
from magoteka.games.magic_sword.table.state import MagicSword

ENEMY_MISSION: Final = 1
CLAIM: Final = 5


def ignored(g: MagicSword, seat: i64, tags: i64) -> bool:
    """MS-A42 Beings that never attack the character: they count as hidden from."""
    if tags & DEMON_TAG != 0 and is_hero(g, seat, HALF_DEMON):
        return True
    if tags & BEAST_TAG != 0 and is_hero(g, seat, PRIESTESS):
        return True
    return tags & OGRE_TAG != 0 and is_hero(g, seat, GOBLIN)


def blessed(g: MagicSword, seat: i64) -> bool:
    """MS-A41 The Reliquary beats Demons without a battle, whoever carries it."""
    return works(g, seat, C_RELIQUARY)


def beaten_an_enemy(g: MagicSword, seat: i64) -> None:
    """MS-A75 The mission «beat an enemy» is fulfilled; the reward waits at the fortress."""
    if g.mission[seat] == ENEMY_MISSION:
        g.mission[seat] = CLAIM
        if g.listening:
            g.emit(RewardWaits(seat))


def tags_of(card: i64) -> i64:
    """The tags of an enemy card."""
    return BEING[CARD[card]]


def can_befriend(g: MagicSword, seat: i64, card: i64) -> bool:
    """F3, MS-A56 Goblins, the Pygmy and the Trickster may take a met enemy as a friend, but none they just left."""
    if friendless(g, seat) or KIND[CARD[card]] != ENEMY or just_dropped(g, seat, card):
        return False
    design = CARD[card]
    if is_hero(g, seat, GOBLIN):
        return design == C_ZLYDEN
    if is_hero(g, seat, HOBGOBLIN):
        return design == C_OGRE
    if is_hero(g, seat, PYGMY):
        return is_mount(card) and not rides(g, seat)
    return is_hero(g, seat, TRICKSTER) and g.tamed[seat] == 0 and tags_of(card) & BEAST_TAG != 0


def can_coax(g: MagicSword, seat: i64, card: i64) -> bool:
    """MS-A42, MS-A53, MS-A56 The Priestess may try once a visit to win an elk, a wolf or a bear, none she just left."""
    if not is_hero(g, seat, PRIESTESS) or friendless(g, seat) or just_dropped(g, seat, card):
        return False
    return CARD[card] in (C_ELK, C_WOLF, C_BEAR)


def rides(g: MagicSword, seat: i64) -> bool:
    """Whether the Pygmy has a mount."""
    return is_hero(g, seat, PYGMY) and any(is_mount(card) for card in friends_of(g, seat))


def meets_instant(g: MagicSword, seat: i64, being: i64) -> bool:
    """MS-A39, MS-A41 Whether a being without a card attacks the character."""
    tags = CREATURE_TAGS[being]
    demon = tags & DEMON_TAG != 0
    if demon and blessed(g, seat) and not ignored(g, seat, tags):
        beaten_an_enemy(g, seat)
        return False
    avoided = ignored(g, seat, tags) or (demon and is_hero(g, seat, HERMIT))
    if avoided and g.listening:
        g.emit(BattleAvoided(seat, BEINGS[being].slug, "ignored"))
    return not avoided


def is_demon(card: i64) -> bool:
    """Whether a card is a Demon."""
    return KIND[CARD[card]] == DEMON


def is_enemy(card: i64) -> bool:
    """Whether a card is a Sword enemy."""
    return KIND[CARD[card]] == ENEMY


def is_foe(card: i64) -> bool:
    """Whether a card is an enemy or a Demon."""
    return is_enemy(card) or is_demon(card)
