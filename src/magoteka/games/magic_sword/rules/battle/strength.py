"""Battle numbers: MS-17.4, MS-17.5, MS-A37, MS-A44."""

from typing import Final

from mypy_extensions import i64

from magoteka.core.bits import has
from magoteka.games.magic_sword.box.names import (
    B3,
    B7,
    C_DOPPELGANGER,
    C_EXCALIBUR,
    C_LUCKY_DIE,
    C_WAND_OF_FATE,
    C_WARHORSE,
    DEMON,
    DRUID,
    ENEMY,
    HERMIT,
    MERCENARY_POINTS,
    PYGMY,
)
from magoteka.games.magic_sword.box.tables import (
    BATTLE_SWORD,
    BEARERS,
    BEING,
    CARD,
    CARDS,
    DEMON_TAG,
    DIE_MAGIC,
    DIE_SWORD,
    KIND,
    SQUARE_BONUS,
    STRENGTH,
    TOTAL_MAGIC,
    TOTAL_SWORD,
    VS_WEREWOLF,
    WEAPON_TAG,
    WEAPONS,
    WEREWOLF_TAG,
    ground,
    trait,
)
from magoteka.games.magic_sword.rules.battle.duel import (
    INSTANT,
    MAGIC_AND_SWORD_AID,
    RAISED_MARK,
    enemy_tags,
    foe_tags,
    group,
    shadowed,
    stands_in,
)
from magoteka.games.magic_sword.rules.character.cards import bound_by, carries, is_mount, works
from magoteka.games.magic_sword.rules.character.figure import here, war_strikes
from magoteka.games.magic_sword.rules.character.sheet import NO_ITEM_POINTS, bonus, gives_points, total_magic
from magoteka.games.magic_sword.table.state import (
    AIDS,
    BASE,
    BEING_OF,
    BONUS,
    DIE,
    FRIENDS,
    KIND_OF,
    MAGIC_BATTLE,
    NOBODY,
    ON,
    ONE,
    RAISED,
    STAND,
    TARGET,
    WEAPON,
    WHY,
    MagicSword,
)
from magoteka.games.magic_sword.table.where import first_at

PATHS: Final[i64] = ground("path") | ground("valley")
PLAINS: Final[i64] = ground("plain")


def demon_points(g: MagicSword, design: i64) -> i64:
    """The Parade of Planets doubles the printed Magic of Demons."""
    if g.doubled != 0 and KIND[design] == DEMON:
        return 2 * STRENGTH[design]
    return STRENGTH[design]


def weapon_points(g: MagicSword, seat: i64, card: i64, tags: i64) -> i64:
    """What a weapon adds in battle."""
    points = trait(CARD[card], BATTLE_SWORD)
    if tags & WEREWOLF_TAG != 0:
        points = max(points, trait(CARD[card], VS_WEREWOLF))
    return points


def is_weapon(g: MagicSword, seat: i64, card: i64) -> bool:
    """Whether the card is a weapon whose points count here."""
    return carries(g, seat, card) and BEING[CARD[card]] & WEAPON_TAG != 0 and gives_points(g, seat, card)


def best_weapon(g: MagicSword, seat: i64, tags: i64) -> i64:
    """MS-17.4a The weapon that counts by itself, −1 none."""
    best: i64 = NOBODY
    card: i64
    for card in WEAPONS:
        if is_weapon(g, seat, card) and (best == NOBODY or is_better(g, seat, card, best, tags)):
            best = card
    return best


def is_better(g: MagicSword, seat: i64, card: i64, best: i64, tags: i64) -> bool:
    """MS-A44 More points; of weapons that add as much Excalibur counts, which gives a Life besides."""
    more = weapon_points(g, seat, card, tags) - weapon_points(g, seat, best, tags)
    return more > 0 or (more == 0 and CARD[card] == C_EXCALIBUR)


def weapon_in_hand(g: MagicSword, side: i64) -> i64:
    """The one weapon that counts for a side of the battle, −1 none."""
    seat = g.duel[ONE + side]
    if stands_in(g, side) or (shadowed(g) and side == 0):
        return NOBODY
    chosen = g.duel[WEAPON + side] - 1
    if chosen >= 0 and is_weapon(g, seat, chosen):
        return chosen
    return best_weapon(g, seat, foe_tags(g, side))


def friends_in_battle(g: MagicSword, seat: i64) -> i64:
    """Friends that fight along, tamed enemies and raised beasts among them; a Pygmy's mount does not (MS-A113)."""
    total: i64 = 0
    card = first_at(g, FRIENDS + seat)
    while card < CARDS:
        total += trait(CARD[card], BATTLE_SWORD)
        if KIND[CARD[card]] == ENEMY and not (g.hero[seat] == PYGMY and is_mount(card)):
            total += STRENGTH[CARD[card]]
        card = g.after[card]
    card = first_at(g, RAISED + seat)
    while card < CARDS:
        if g.note[card] == RAISED_MARK:
            total += STRENGTH[CARD[card]]
        card = g.after[card]
    return total


def bound_points(g: MagicSword, seat: i64, kind: i64) -> i64:
    """The Wand of Fate: the bound enemy fights along in a battle of its kind."""
    card = bound_by(g, seat)
    if card == NOBODY or not serves(g, seat, card, kind):
        return 0
    return STRENGTH[CARD[card]]


def serves(g: MagicSword, seat: i64, captive: i64, kind: i64) -> bool:
    """MS-A112, MS-A67 Whether the captive of the wand fights in battles of a kind now."""
    return works(g, seat, C_WAND_OF_FATE) and (KIND[CARD[captive]] == DEMON) == (kind == MAGIC_BATTLE)


def fights_along(g: MagicSword, side: i64, captive: i64) -> bool:
    """MS-A112, MS-A35 Whether the captive counts in this battle: not against the Stranger from Shadowland."""
    return not (side == 0 and shadowed(g)) and serves(g, g.duel[ONE + side], captive, g.duel[KIND_OF])


def adds_magic(g: MagicSword, seat: i64, aided: bool) -> bool:
    """MS-A44 Magic and Sword, the Warhorse or the Hermit add total Magic, at most once."""
    if aided or g.hero[seat] == HERMIT:
        return True
    return works(g, seat, C_WARHORSE) and not here(g, seat, NO_ITEM_POINTS)


def battle_sword(g: MagicSword, seat: i64, weapon: i64, tags: i64, aided: bool, shadow: bool) -> i64:
    """MS-A44 Sword in battle, before dice."""
    number = g.sword[seat] + drunk_or_paid(g, seat, shadow) + bonus(g, seat, TOTAL_SWORD, not shadow)
    if weapon != NOBODY and not shadow:
        number += weapon_points(g, seat, weapon, tags)
    number += friends_in_battle(g, seat)
    if not shadow:
        number += bound_points(g, seat, 0)
    if adds_magic(g, seat, aided):
        number += g.magic[seat] + bonus(g, seat, TOTAL_MAGIC, not shadow)
    return number


def drunk_or_paid(g: MagicSword, seat: i64, shadow: bool) -> i64:
    """MS-A35 The Elixir and the Mercenary until the next own turn; against the Stranger the Elixir is in vain."""
    if shadow:
        return MERCENARY_POINTS if g.paid[seat] != 0 else 0
    return g.potion[seat]


def battle_magic(g: MagicSword, seat: i64) -> i64:
    """MS-A44 Magic in battle, before dice."""
    return total_magic(g, seat) + bound_points(g, seat, MAGIC_BATTLE)


def plain_battle_number(g: MagicSword, seat: i64, kind: i64, tags: i64) -> i64:
    """What a character brings to a battle without any decision, before dice."""
    if kind == MAGIC_BATTLE:
        return battle_magic(g, seat)
    return battle_sword(g, seat, best_weapon(g, seat, tags), tags, False, False)


def strength(g: MagicSword, side: i64) -> i64:
    """A side's strength before dice."""
    seat = g.duel[ONE + side]
    if stands_in(g, side):
        return g.duel[STAND + side]
    if seat == NOBODY:
        return creature_strength(g) if side == 1 else g.duel[BASE]
    if g.duel[KIND_OF] == MAGIC_BATTLE:
        return battle_magic(g, seat)
    aided = has(g.duel[AIDS + side], MAGIC_AND_SWORD_AID)
    shadow = side == 0 and shadowed(g)
    return battle_sword(g, seat, weapon_in_hand(g, side), foe_tags(g, side), aided, shadow)


def creature_strength(g: MagicSword) -> i64:
    """MS-17.5, MS-A37 The sum of the opponents, each with the bonus of the square."""
    if g.duel[TARGET] != 0:
        card = g.duel[TARGET] - 1
        return card_strength(g, card, g.at[card] - ON)
    if g.duel[BEING_OF] != 0:
        return being_points(g) + SQUARE_BONUS[g.square[g.duel[ONE]]]
    total: i64 = 0
    for card in group(g):
        total += card_strength(g, card, g.square[g.duel[ONE]])
    return total


def being_points(g: MagicSword) -> i64:
    """MS-A41 The Parade of Planets doubles Demons of tables too, but neither guardians nor beings of the bridge."""
    if g.doubled != 0 and g.duel[WHY] == INSTANT and enemy_tags(g) & DEMON_TAG != 0:
        return 2 * g.duel[BASE]
    return g.duel[BASE]


def card_strength(g: MagicSword, card: i64, square: i64) -> i64:
    """One enemy: printed points and the square's bonus; the Doppelganger copies its opponent."""
    points = demon_points(g, CARD[card]) + SQUARE_BONUS[square]
    if CARD[card] == C_DOPPELGANGER:
        points += strength(g, 0)
    return points


def die_bonus(g: MagicSword, side: i64) -> i64:
    """MS-A44 Points on the die: talismans, home ground, the crystal, the magic die on the bridge."""
    seat = g.duel[ONE + side]
    if seat == NOBODY or stands_in(g, side):
        return 0
    points = g.duel[BONUS + side] + home_ground(g, seat)
    if not (side == 0 and shadowed(g)):
        points += talismans(g, seat, g.duel[KIND_OF])
    if B3 <= g.square[seat] <= B7 and works(g, seat, C_LUCKY_DIE):
        points += 1
    return points


def home_ground(g: MagicSword, seat: i64) -> i64:
    """The Pygmy on paths and in valleys, the Druid on plains."""
    if g.hero[seat] == PYGMY and here(g, seat, PATHS):
        return 1
    if g.hero[seat] == DRUID and here(g, seat, PLAINS):
        return 1
    return 0


def talismans(g: MagicSword, seat: i64, kind: i64) -> i64:
    """The Talisman of Fire and the Talisman of Air."""
    which: i64 = DIE_SWORD
    if kind == MAGIC_BATTLE:
        which = DIE_MAGIC
    total: i64 = 0
    card: i64
    for card in BEARERS[which]:
        if carries(g, seat, card) and not war_strikes(g, seat):
            total += trait(CARD[card], which)
    return total


def power(g: MagicSword, side: i64) -> i64:
    """A side's strength with its die."""
    return strength(g, side) + g.duel[DIE + side] + die_bonus(g, side)
