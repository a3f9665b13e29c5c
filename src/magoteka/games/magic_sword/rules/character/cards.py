"""The cards before a character and on the squares (MS-5, MS-6)."""

from typing import Final

from mypy_extensions import i64

from magoteka.core.bits import has
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.names import (
    C_BOAT,
    C_BOTTOMLESS_BAG,
    C_CRUSADER,
    C_ELK,
    C_EVIL_SPIRIT,
    C_HORSE,
    C_MULE,
    C_NOON_WRAITH,
    C_SECRET_POUCH,
    C_SQUIRE,
    C_TOLIMAN_SHIELD,
    C_TROIKA,
    C_WOLF,
    CARRY,
    ENEMY,
    FRIEND,
    HERMIT,
    ITEM,
    MAGIC_ITEM,
    MIDDLE,
    SCOUNDREL,
)
from magoteka.games.magic_sword.box.tables import (
    BANNED,
    CARD,
    CARDS,
    FIRST,
    KIND,
    TRANSPORT,
    TWIN,
    trait,
)
from magoteka.games.magic_sword.rules.character.figure import is_hero, war_strikes
from magoteka.games.magic_sword.table.state import (
    BOUND,
    FRIENDS,
    ITEMS,
    NOBODY,
    ON,
    POUCH,
    RAISED,
    STOCK,
    TROPHIES,
    MagicSword,
)
from magoteka.games.magic_sword.table.where import cards_at, first_at, is_bare

LINGERS: Final = 2  # MS-A111 this own turn and the next


def is_mount(card: i64) -> bool:
    """MS-A113 A wolf or an elk carries the Pygmy, and nothing else does."""
    return CARD[card] == C_WOLF or CARD[card] == C_ELK


def is_item(card: i64) -> bool:
    """MS-5.1 Whether a card is an item, ordinary or magic."""
    return KIND[CARD[card]] == ITEM or KIND[CARD[card]] == MAGIC_ITEM


def forced(card: i64) -> bool:
    """MS-A53 Whether a friend is a forced one."""
    return CARD[card] == C_NOON_WRAITH or CARD[card] == C_EVIL_SPIRIT


def carries(g: MagicSword, seat: i64, card: i64) -> bool:
    """Whether the card is among the character's items, in the pouch or not."""
    return g.at[card] == ITEMS + seat or g.at[card] == POUCH + seat


def items_of(g: MagicSword, seat: i64) -> list[int]:
    """The items of a character, the pouch's content included."""
    if is_bare(g, POUCH + seat):
        return cards_at(g, ITEMS + seat)
    return sorted(cards_at(g, ITEMS + seat) + cards_at(g, POUCH + seat))


def has_items(g: MagicSword, seat: i64) -> bool:
    """Whether a character has any item, in the pouch or not."""
    return not is_bare(g, ITEMS + seat) or not is_bare(g, POUCH + seat)


def friends_of(g: MagicSword, seat: i64) -> list[int]:
    """The friends of a character, forced and tamed ones included."""
    return cards_at(g, FRIENDS + seat)


def free_friends(g: MagicSword, seat: i64) -> list[int]:
    """MS-A53 The friends that are not forced upon the character."""
    return [card for card in friends_of(g, seat) if not forced(card)]


def has_free_friend(g: MagicSword, seat: i64) -> bool:
    """MS-A53 Whether a friend is with the character that is not forced upon it."""
    card = first_at(g, FRIENDS + seat)
    while card < CARDS and forced(card):
        card = g.after[card]
    return card < CARDS


def may_linger(g: MagicSword, seat: i64) -> bool:
    """MS-A111 One may ask to be asked at every step, once a turn."""
    return g.linger[seat] < LINGERS


def linger(g: MagicSword, seat: i64) -> None:
    """MS-A111 From now on, in this turn and the next, nothing goes by itself."""
    g.linger[seat] = LINGERS


def trophies_of(g: MagicSword, seat: i64, kind: i64) -> list[int]:
    """The beaten enemies or Demons a character keeps."""
    return [card for card in cards_at(g, TROPHIES + seat) if KIND[CARD[card]] == kind]


def raised_by(g: MagicSword, seat: i64) -> list[int]:
    """The beasts that the Mage has raised."""
    return cards_at(g, RAISED + seat)


def bound_by(g: MagicSword, seat: i64) -> i64:
    """The enemy that the Wand of Fate holds for the seat, −1 none."""
    if is_bare(g, BOUND + seat):
        return NOBODY
    return first_at(g, BOUND + seat)


def lying(g: MagicSword, square: i64) -> list[int]:
    """The cards lying face up on a square."""
    return cards_at(g, ON + square)


def item_named(g: MagicSword, seat: i64, design: i64) -> i64:
    """An item of that design before the character, −1 none."""
    card = FIRST[design]
    while card != NOBODY and not carries(g, seat, card):
        card = TWIN[card]
    return card


def friend_named(g: MagicSword, seat: i64, design: i64) -> i64:
    """A friend of that design, −1 none."""
    return copy_at(g, design, FRIENDS + seat)


def copy_at(g: MagicSword, design: i64, place: i64) -> i64:
    """A card of that design in a place, −1 none."""
    card = FIRST[design]
    while card != NOBODY and g.at[card] != place:
        card = TWIN[card]
    return card


def works(g: MagicSword, seat: i64, design: i64) -> bool:
    """MS-A67 Whether the character has an item of that design and may use it."""
    if item_named(g, seat, design) == NOBODY:
        return False
    return KIND[design] != MAGIC_ITEM or not war_strikes(g, seat)


def has_friend(g: MagicSword, seat: i64, design: i64) -> bool:
    """Whether a friend of that design walks with the character."""
    return friend_named(g, seat, design) != NOBODY


def squires(g: MagicSword, seat: i64) -> bool:
    """Whether the Crusader or the Squire walks with the character: the Knight Errant wins them over."""
    return has_friend(g, seat, C_CRUSADER) or has_friend(g, seat, C_SQUIRE)


def is_carrier(design: i64) -> bool:
    """MS-A54 Transport is not counted itself; neither is the boat, which is not carried."""
    return design in (C_HORSE, C_MULE, C_TROIKA, C_BOTTOMLESS_BAG, C_BOAT)


def load(g: MagicSword, seat: i64) -> i64:
    """How many items count against the limit."""
    return carried_at(g, ITEMS + seat) + carried_at(g, POUCH + seat)


def carried_at(g: MagicSword, place: i64) -> i64:
    """How many cards of a place count as carried."""
    count: i64 = 0
    card = first_at(g, place)
    while card < CARDS:
        if not is_carrier(CARD[card]):
            count += 1
        card = g.after[card]
    return count


def capacity(g: MagicSword, seat: i64) -> i64:
    """MS-5.4, MS-A54 How many items the character can carry."""
    own = trait_at(g, ITEMS + seat, TRANSPORT, True) + trait_at(g, POUCH + seat, TRANSPORT, True)
    return CARRY + own + trait_at(g, FRIENDS + seat, TRANSPORT, True)


def trait_at(g: MagicSword, place: i64, which: i64, magic: bool) -> i64:
    """The sum of a trait over the cards of a place, magic items with the others or not."""
    total: i64 = 0
    card = first_at(g, place)
    while card < CARDS:
        design = CARD[card]
        if magic or KIND[design] != MAGIC_ITEM:
            total += trait(design, which)
        card = g.after[card]
    return total


def may_own(g: MagicSword, seat: i64, card: i64) -> bool:
    """MS-5.3, MS-6, MS-7.4 Whether the character may have the card at all."""
    design = CARD[card]
    if KIND[design] == FRIEND or KIND[design] == ENEMY:
        return not friendless(g, seat)
    if has(BANNED[design], g.align[seat]):
        return False
    return not (is_hero(g, seat, HERMIT) and DESIGNS[design].slug in ("plain_sword", "dagger", "helmet", "armour"))


def friendless(g: MagicSword, seat: i64) -> bool:
    """MS-A53 The Scoundrel has no friends, and the Evil Spirit keeps all others away."""
    return is_hero(g, seat, SCOUNDREL) or has_friend(g, seat, C_EVIL_SPIRIT)


def name_of(card: i64) -> str:
    """A card's slug, for events."""
    return DESIGNS[CARD[card]].slug


def just_dropped(g: MagicSword, seat: i64, card: i64) -> bool:
    """MS-A56 Whether the character dropped the card in this very turn."""
    return g.dropped[card] == g.turns * 8 + seat + 1


def stealable(g: MagicSword, seat: i64, card: i64) -> bool:
    """MS-A46 Not the pouch with its content, nor the boat."""
    if CARD[card] == C_BOAT or CARD[card] == C_SECRET_POUCH:
        return False
    return g.at[card] != POUCH + seat


def losable(g: MagicSword, seat: i64) -> list[int]:
    """The items that an involuntary loss can strike: the pouch and its content are spared."""
    return [card for card in items_of(g, seat) if stealable(g, seat, card)]


def stock_card(g: MagicSword, design: i64) -> i64:
    """An equipment card of that design in the stock, −1 none."""
    return copy_at(g, design, STOCK)


def saleable(g: MagicSword, seat: i64) -> list[int]:
    """MS-A26 Every item but the boat."""
    return [card for card in items_of(g, seat) if CARD[card] != C_BOAT]


def riches(g: MagicSword, caster: i64, target: i64) -> list[int]:
    """MS-A74 Lord of Riches takes any item the caster may own, even from the pouch, but not the boat."""
    return [card for card in saleable(g, target) if may_own(g, caster, card)]


def can_be_had(g: MagicSword, design: i64, seat: i64) -> bool:
    """MS-A34d A key can be given if the stock has one; no sword in the Lower circle."""
    return stock_card(g, design) != NOBODY and (design == C_TOLIMAN_SHIELD or g.square[seat] >= MIDDLE)
