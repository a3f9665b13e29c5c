"""A character's sheet: what can be computed from the cards before it (MS-1 to MS-7)."""

from mypy_extensions import i64

from magoteka.core.bits import has
from magoteka.games.magic_sword.box.names import MAGIC_ITEM
from magoteka.games.magic_sword.box.tables import (
    BEARERS,
    CARD,
    HERO_HIDE,
    HERO_IMMUNE,
    HERO_SAFE,
    HIDE,
    HIDERS,
    IMMUNE,
    KIND,
    SAFE,
    SAVERS,
    TOTAL_MAGIC,
    TOTAL_SWORD,
    WARDS,
    ground,
    trait,
)
from magoteka.games.magic_sword.rules.character.cards import carries
from magoteka.games.magic_sword.rules.character.figure import here, war_strikes
from magoteka.games.magic_sword.table.state import FRIENDS, ITEMS, Sword

NO_ITEM_POINTS = ground("no_item_points")


def gives_points(g: Sword, seat: i64, card: i64) -> bool:
    """MS-1.5, MS-A44, MS-A67 Whether an item's points count where the character stands."""
    if here(g, seat, NO_ITEM_POINTS):
        return False
    return KIND[CARD[card]] != MAGIC_ITEM or not war_strikes(g, seat)


def bonus(g: Sword, seat: i64, which: i64, magic_items: bool) -> i64:
    """The sum of a trait over the items and friends that apply now."""
    total: i64 = 0
    card: i64
    for card in BEARERS[which]:
        place = g.at[card]
        if place < ITEMS:
            continue
        points = trait(CARD[card], which)
        if place == FRIENDS + seat or (
            carries(g, seat, card) and gives_points(g, seat, card) and (magic_items or KIND[CARD[card]] != MAGIC_ITEM)
        ):
            total += points
    return total


def total_sword(g: Sword, seat: i64) -> i64:
    """MS-1.5a Own Sword and what items and friends add at this moment."""
    return g.sword[seat] + g.potion[seat] + bonus(g, seat, TOTAL_SWORD, True)


def total_magic(g: Sword, seat: i64) -> i64:
    """MS-2.5 Own Magic and what items and friends add at this moment."""
    return g.magic[seat] + bonus(g, seat, TOTAL_MAGIC, True)


def spell_limit(g: Sword, seat: i64) -> i64:
    """MS-2.6a, MS-A01 How many spells may be held."""
    magic = total_magic(g, seat)
    if g.variants.example_limits:
        return min(max(magic // 2, 0), 3)
    if magic >= 5:
        return 3
    if magic >= 3:
        return 2
    return max(magic - 1, 0)


def is_safe(g: Sword, seat: i64) -> bool:
    """MS-4.1 «Safe at»: the compulsory roll or loss of this square is waived."""
    return here(g, seat, protections(g, seat))


def protections(g: Sword, seat: i64) -> i64:
    """The tags of squares where the character is safe."""
    mask = HERO_SAFE[g.hero[seat]]
    card: i64
    for card in SAVERS:
        if g.at[card] == FRIENDS + seat or (
            carries(g, seat, card) and (KIND[CARD[card]] != MAGIC_ITEM or not war_strikes(g, seat))
        ):
            mask |= SAFE[CARD[card]]
    return mask


def may_hide(g: Sword, seat: i64) -> bool:
    """MS-A42 A right to hide where the character stands."""
    mask = HERO_HIDE[g.hero[seat]]
    card: i64
    for card in HIDERS:
        if g.at[card] == FRIENDS + seat:
            mask |= HIDE[CARD[card]]
    return here(g, seat, mask)


def immune_to(g: Sword, seat: i64, spell: i64) -> bool:
    """MS-A63 Immunities of characters and items."""
    mask = HERO_IMMUNE[g.hero[seat]]
    card: i64
    for card in WARDS:
        if carries(g, seat, card) and not war_strikes(g, seat):
            mask |= IMMUNE[CARD[card]]
    return has(mask, spell)
