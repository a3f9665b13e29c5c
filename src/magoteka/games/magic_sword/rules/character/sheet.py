"""A character's sheet: what can be computed from the cards before it (MS-1 to MS-7)."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.bits import has
from magoteka.games.magic_sword.box.names import MAGIC_ITEM
from magoteka.games.magic_sword.box.tables import (
    CARD,
    CARDS,
    HERO_HIDE,
    HERO_IMMUNE,
    HERO_SAFE,
    HIDE,
    IMMUNE,
    KIND,
    SAFE,
    TOTAL_MAGIC,
    TOTAL_SWORD,
    ground,
)
from magoteka.games.magic_sword.rules.character.cards import trait_at
from magoteka.games.magic_sword.rules.character.figure import here, war_strikes
from magoteka.games.magic_sword.table.state import FRIENDS, ITEMS, POUCH, MagicSword
from magoteka.games.magic_sword.table.where import first_at

NO_ITEM_POINTS: Final[i64] = ground("no_item_points")


def gives_points(g: MagicSword, seat: i64, card: i64) -> bool:
    """MS-1.5, MS-A44, MS-A67 Whether an item's points count where the character stands."""
    if here(g, seat, NO_ITEM_POINTS):
        return False
    return KIND[CARD[card]] != MAGIC_ITEM or not war_strikes(g, seat)


def bonus(g: MagicSword, seat: i64, which: i64, magic_items: bool) -> i64:
    """The sum of a trait over the items and friends that apply now."""
    total = trait_at(g, FRIENDS + seat, which, True)
    if here(g, seat, NO_ITEM_POINTS):
        return total
    magic = magic_items and not war_strikes(g, seat)
    return total + trait_at(g, ITEMS + seat, which, magic) + trait_at(g, POUCH + seat, which, magic)


def total_sword(g: MagicSword, seat: i64) -> i64:
    """MS-1.5a Own Sword and what items and friends add at this moment."""
    return g.sword[seat] + g.potion[seat] + bonus(g, seat, TOTAL_SWORD, True)


def total_magic(g: MagicSword, seat: i64) -> i64:
    """MS-2.5 Own Magic and what items and friends add at this moment."""
    return g.magic[seat] + bonus(g, seat, TOTAL_MAGIC, True)


def spell_limit(g: MagicSword, seat: i64) -> i64:
    """MS-2.6a, MS-A01 How many spells may be held."""
    magic = total_magic(g, seat)
    if g.variants.example_limits:
        return min(max(magic // 2, 0), 3)
    if magic >= 5:
        return 3
    if magic >= 3:
        return 2
    return max(magic - 1, 0)


def is_safe(g: MagicSword, seat: i64) -> bool:
    """MS-4.1 «Safe at»: the compulsory roll or loss of this square is waived."""
    return here(g, seat, protections(g, seat))


def protections(g: MagicSword, seat: i64) -> i64:
    """The tags of squares where the character is safe."""
    magic = not war_strikes(g, seat)
    own = marks_at(g, ITEMS + seat, SAFE, magic) | marks_at(g, POUCH + seat, SAFE, magic)
    return HERO_SAFE[g.hero[seat]] | own | marks_at(g, FRIENDS + seat, SAFE, True)


def may_hide(g: MagicSword, seat: i64) -> bool:
    """MS-A42 A right to hide where the character stands."""
    return here(g, seat, HERO_HIDE[g.hero[seat]] | marks_at(g, FRIENDS + seat, HIDE, True))


def immune_to(g: MagicSword, seat: i64, spell: i64) -> bool:
    """MS-A63 Immunities of characters and items."""
    mask = HERO_IMMUNE[g.hero[seat]]
    if not war_strikes(g, seat):
        mask |= marks_at(g, ITEMS + seat, IMMUNE, True) | marks_at(g, POUCH + seat, IMMUNE, True)
    return has(mask, spell)


def marks_at(g: MagicSword, place: i64, marks: vec[i64], magic: bool) -> i64:
    """The marks of all cards of a place as one set, magic items with the others or not."""
    mask: i64 = 0
    card = first_at(g, place)
    while card < CARDS:
        if magic or KIND[CARD[card]] != MAGIC_ITEM:
            mask |= marks[CARD[card]]
        card = g.after[card]
    return mask
