"""A character's sheet: what can be computed from the cards before it (MS-1 to MS-7)."""

from mypy_extensions import i64

from magoteka.core.bits import bit, has
from magoteka.games.magic_sword.box.components import (
    BRIDGE,
    C_BOAT,
    C_BOTTOMLESS_BAG,
    C_EVIL_SPIRIT,
    C_HORSE,
    C_MULE,
    C_NOON_WRAITH,
    C_TROIKA,
    CARRY,
    DESIGNS,
    ENEMY,
    FRIEND,
    HERMIT,
    ITEM,
    MAGIC_ITEM,
    SCOUNDREL,
    SQUARES,
)
from magoteka.games.magic_sword.box.tables import (
    BANNED,
    BEARERS,
    CARD,
    CARDS,
    COMPANIONS,
    FOE_CARDS,
    HERO_HIDE,
    HERO_IMMUNE,
    HERO_SAFE,
    HIDE,
    HIDERS,
    IMMUNE,
    ITEM_CARDS,
    KIND,
    OF_DESIGN,
    SAFE,
    SAVERS,
    SQUARE_TAGS,
    TOTAL_MAGIC,
    TOTAL_SWORD,
    TRANSPORT,
    WARDS,
    ring_start,
    tag,
    trait,
)
from magoteka.games.magic_sword.table.state import (
    BOUND,
    FRIENDS,
    HAND,
    ITEMS,
    NOBODY,
    ON,
    POUCH,
    RAISED,
    TROPHIES,
    Sword,
)

NO_ITEM_POINTS = tag("no_item_points")
NO_SPELLS = tag("no_spells")


def alive(g: Sword, seat: i64) -> bool:
    """Whether the seat has a character in play."""
    return g.hero[seat] != NOBODY


def is_hero(g: Sword, seat: i64, hero: i64) -> bool:
    """Whether the seat plays that character."""
    return g.hero[seat] == hero


def can_be_attacked(g: Sword, seat: i64, other: i64) -> bool:
    """MS-A51, MS-A66 Another character that lives and is neither stone nor paralysed."""
    return other != seat and alive(g, other) and g.stone[other] == 0 and g.frozen[other] == 0


def on_bridge(g: Sword, seat: i64) -> bool:
    """MS-9.7 Whether the character stands on the Stone Bridge."""
    return g.square[seat] >= BRIDGE


def circle(g: Sword, seat: i64) -> i64:
    """The first square of the character's circle."""
    return ring_start(g.square[seat])


def here(g: Sword, seat: i64, mask: i64) -> bool:
    """Whether the character's square has one of the tags."""
    return g.square[seat] >= 0 and SQUARE_TAGS[g.square[seat]] & mask != 0


def stands_alone(g: Sword, square: i64, seat: i64) -> bool:
    """Whether no other character stands on the square."""
    other: i64
    for other in range(g.seats):
        if other != seat and alive(g, other) and g.square[other] == square:
            return False
    return True


def is_item(card: i64) -> bool:
    """MS-5.1 Whether a card is an item, ordinary or magic."""
    return KIND[CARD[card]] == ITEM or KIND[CARD[card]] == MAGIC_ITEM


def forced(card: i64) -> bool:
    """MS-A53 Whether a friend is a forced one."""
    return CARD[card] == C_NOON_WRAITH or CARD[card] == C_EVIL_SPIRIT


def carries(g: Sword, seat: i64, card: i64) -> bool:
    """Whether the card is among the character's items, in the pouch or not."""
    return g.at[card] == ITEMS + seat or g.at[card] == POUCH + seat


def items_of(g: Sword, seat: i64) -> list[int]:
    """The items of a character, the pouch's content included."""
    return [card for card in ITEM_CARDS if g.at[card] == ITEMS + seat or g.at[card] == POUCH + seat]


def friends_of(g: Sword, seat: i64) -> list[int]:
    """The friends of a character, forced and tamed ones included."""
    return [card for card in COMPANIONS if g.at[card] == FRIENDS + seat]


def free_friends(g: Sword, seat: i64) -> list[int]:
    """MS-A53 The friends that are not forced upon the character."""
    return [card for card in friends_of(g, seat) if not forced(card)]


def trophies_of(g: Sword, seat: i64, kind: i64) -> list[int]:
    """The beaten enemies or Demons a character keeps."""
    return [card for card in FOE_CARDS if g.at[card] == TROPHIES + seat and KIND[CARD[card]] == kind]


def raised_by(g: Sword, seat: i64) -> list[int]:
    """The beasts that the Mage has raised."""
    return [card for card in FOE_CARDS if g.at[card] == RAISED + seat]


def bound_by(g: Sword, seat: i64) -> i64:
    """The enemy that the Wand of Fate holds for the seat, −1 none."""
    card: i64
    for card in FOE_CARDS:
        if g.at[card] == BOUND + seat:
            return card
    return NOBODY


def lying(g: Sword, square: i64) -> list[int]:
    """The cards lying face up on a square."""
    found: list[int] = []
    place = ON + square
    card: i64
    for card in range(CARDS):
        if g.at[card] == place:
            found.append(card)
    return found


def item_named(g: Sword, seat: i64, design: i64) -> i64:
    """An item of that design before the character, −1 none."""
    card: i64
    for card in OF_DESIGN[design]:
        if carries(g, seat, card):
            return card
    return NOBODY


def friend_named(g: Sword, seat: i64, design: i64) -> i64:
    """A friend of that design, −1 none."""
    card: i64
    for card in OF_DESIGN[design]:
        if g.at[card] == FRIENDS + seat:
            return card
    return NOBODY


def war_strikes(g: Sword, seat: i64) -> bool:
    """MS-A67 Whether the War of the Elements binds the character."""
    return g.war != 0 and not on_bridge(g, seat)


def works(g: Sword, seat: i64, design: i64) -> bool:
    """MS-A67 Whether the character has an item of that design and may use it."""
    if item_named(g, seat, design) == NOBODY:
        return False
    return KIND[design] != MAGIC_ITEM or not war_strikes(g, seat)


def has_friend(g: Sword, seat: i64, design: i64) -> bool:
    """Whether a friend of that design walks with the character."""
    return friend_named(g, seat, design) != NOBODY


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


def hand_size(g: Sword, seat: i64) -> i64:
    """MS-9.3 How many spells the seat holds: the number is public."""
    held: i64 = 0
    slot: i64
    for slot in range(seat * HAND, seat * HAND + HAND):
        if g.spell[slot] != 0:
            held += 1
    return held


def is_carrier(design: i64) -> bool:
    """MS-A54 Transport is not counted itself; neither is the boat, which is not carried."""
    return design in (C_HORSE, C_MULE, C_TROIKA, C_BOTTOMLESS_BAG, C_BOAT)


def load(g: Sword, seat: i64) -> i64:
    """How many items count against the limit."""
    count: i64 = 0
    card: i64
    for card in ITEM_CARDS:
        if carries(g, seat, card) and not is_carrier(CARD[card]):
            count += 1
    return count


def capacity(g: Sword, seat: i64) -> i64:
    """MS-5.4, MS-A54 How many items the character can carry."""
    total: i64 = CARRY
    card: i64
    for card in BEARERS[TRANSPORT]:
        if g.at[card] == FRIENDS + seat or carries(g, seat, card):
            total += trait(CARD[card], TRANSPORT)
    return total


def may_own(g: Sword, seat: i64, card: i64) -> bool:
    """MS-5.3, MS-6, MS-7.4 Whether the character may have the card at all."""
    design = CARD[card]
    if KIND[design] == FRIEND or KIND[design] == ENEMY:
        return not friendless(g, seat)
    if has(BANNED[design], g.align[seat]):
        return False
    return not (is_hero(g, seat, HERMIT) and DESIGNS[design].slug in ("plain_sword", "dagger", "helmet", "armour"))


def friendless(g: Sword, seat: i64) -> bool:
    """MS-A53 Негодяй has no friends, and the Evil Spirit keeps all others away."""
    return is_hero(g, seat, SCOUNDREL) or has_friend(g, seat, C_EVIL_SPIRIT)


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


def active(g: Sword, seat: i64) -> bool:
    """Whether it is the character's own turn."""
    return g.turn == seat


def over(g: Sword, seat: i64) -> None:
    """What the character was doing is over: steps that wait for it will find nothing to do."""
    g.visits[seat] += 1


def name_of(card: i64) -> str:
    """A card's slug, for events."""
    return DESIGNS[CARD[card]].slug


def square_name(square: i64) -> str:
    """A square's slug, for events."""
    return SQUARES[square].slug


def seat_set(g: Sword) -> i64:
    """All seats as a set."""
    return bit(g.seats) - 1
