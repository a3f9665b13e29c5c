"""Battle numbers: MS-17.4, MS-17.5, MS-A35, MS-A37, MS-A44."""

from typing import Final

from mypy_extensions import i64

from magoteka.core.bits import has
from magoteka.games.magic_sword.box.components import (
    B3,
    B7,
    C_DOPPELGANGER,
    C_LUCKY_DIE,
    C_SHADOWLAND_STRANGER,
    C_THREE_HEADED_DRAGON,
    C_WARHORSE,
    DEMON,
    DRUID,
    ENEMY,
    HERMIT,
    PYGMY,
)
from magoteka.games.magic_sword.box.tables import (
    BATTLE_SWORD,
    BEARERS,
    BEING,
    CARD,
    COMPANIONS,
    CREATURE_TAGS,
    DIE_MAGIC,
    DIE_SWORD,
    FOE_CARDS,
    KIND,
    SQUARE_BONUS,
    STRENGTH,
    TOTAL_MAGIC,
    TOTAL_SWORD,
    VS_WEREWOLF,
    WEAPON_TAG,
    WEAPONS,
    WEREWOLF_TAG,
    tag,
    trait,
)
from magoteka.games.magic_sword.rules.sheet import (
    NO_ITEM_POINTS,
    bonus,
    bound_by,
    carries,
    gives_points,
    here,
    total_magic,
    war_strikes,
    works,
)
from magoteka.games.magic_sword.table.state import (
    AIDS,
    BASE,
    BEING_OF,
    BONUS,
    CARD_OF,
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
    TWO,
    WEAPON,
    WHY,
    Sword,
)

GROUP: Final = 0  # the enemies of one digit on the square
DRAGON: Final = 1  # Трёхглавый Дракон, head by head
INSTANT: Final = 2
ICE: Final = 3
BRIDGE_GATE: Final = 4
BRIDGE_TASK: Final = 5
CASTLE: Final = 6
ATTACK: Final = 7
TOURNAMENT: Final = 8
CONJURED: Final = 9  # Голем, Гомункул
RAID: Final = 10

MAGIC_AND_SWORD_AID: Final = 0
CRYSTAL_AID: Final = 1
REFOUGHT: Final = 2
FOUL_PLAY: Final = 3  # the opponent adds no die
RAISED_MARK: Final = 9  # note of a raised beast that fights now

PATHS = tag("path") | tag("valley")
PLAINS = tag("plain")


def group(g: Sword) -> list[int]:
    """MS-17.5, MS-A35 The cards that fight together against the explorer."""
    if g.duel[WHY] == DRAGON:
        return [g.duel[CARD_OF] - 1]
    if g.duel[WHY] != GROUP:
        return []
    kind: i64 = ENEMY
    if g.duel[KIND_OF] == MAGIC_BATTLE:
        kind = DEMON
    return attackers(g, g.square[g.duel[ONE]], kind)


def attackers(g: Sword, square: i64, kind: i64) -> list[int]:
    """The enemies of one digit on a square that have not been dealt with in this exploration."""
    return [
        card
        for card in FOE_CARDS
        if g.at[card] == ON + square
        and KIND[CARD[card]] == kind
        and g.dealt[card] != g.stamp
        and g.still[card] == 0
        and CARD[card] != C_THREE_HEADED_DRAGON
    ]


def shadowed(g: Sword) -> bool:
    """Пришелец из Края Теней imposes its restrictions on the whole joint fight."""
    if g.duel[WHY] == RAID or g.duel[WHY] == CONJURED:
        return g.duel[TARGET] != 0 and CARD[g.duel[TARGET] - 1] == C_SHADOWLAND_STRANGER
    return any(CARD[card] == C_SHADOWLAND_STRANGER for card in group(g))


def enemy_tags(g: Sword) -> i64:
    """The tags of what the explorer fights."""
    if g.duel[BEING_OF] != 0:
        return CREATURE_TAGS[g.duel[BEING_OF] - 1]
    tags: i64 = 0
    for card in group(g):
        tags |= BEING[CARD[card]]
    return tags


def demon_points(g: Sword, design: i64) -> i64:
    """Парад Планет doubles the printed Magic of Demons."""
    if g.doubled != 0 and KIND[design] == DEMON:
        return 2 * STRENGTH[design]
    return STRENGTH[design]


def weapon_points(g: Sword, seat: i64, card: i64, tags: i64) -> i64:
    """What a weapon adds in battle."""
    points = trait(CARD[card], BATTLE_SWORD)
    if tags & WEREWOLF_TAG != 0:
        points = max(points, trait(CARD[card], VS_WEREWOLF))
    return points


def is_weapon(g: Sword, seat: i64, card: i64) -> bool:
    """Whether the card is a weapon whose points count here."""
    return carries(g, seat, card) and BEING[CARD[card]] & WEAPON_TAG != 0 and gives_points(g, seat, card)


def best_weapon(g: Sword, seat: i64, tags: i64) -> i64:
    """MS-17.4a The weapon that counts by itself, −1 none."""
    best: i64 = NOBODY
    card: i64
    for card in WEAPONS:
        if is_weapon(g, seat, card) and (
            best == NOBODY or weapon_points(g, seat, card, tags) > weapon_points(g, seat, best, tags)
        ):
            best = card
    return best


def weapon_in_hand(g: Sword, side: i64) -> i64:
    """The one weapon that counts for a side of the battle, −1 none."""
    seat = g.duel[ONE + side]
    if g.duel[STAND + side] != 0 or (shadowed(g) and side == 0):
        return NOBODY
    chosen = g.duel[WEAPON + side] - 1
    if chosen >= 0 and is_weapon(g, seat, chosen):
        return chosen
    return best_weapon(g, seat, foe_tags(g, side))


def foe_tags(g: Sword, side: i64) -> i64:
    """The tags of the other side."""
    if side == 0 and g.duel[TWO] == NOBODY:
        return enemy_tags(g)
    return 0


def friends_in_battle(g: Sword, seat: i64) -> i64:
    """Friends that fight along, tamed enemies and raised beasts among them; a Pygmy's mount does not."""
    total: i64 = 0
    card: i64
    for card in COMPANIONS:
        place = g.at[card]
        if place == FRIENDS + seat:
            total += trait(CARD[card], BATTLE_SWORD)
            if KIND[CARD[card]] == ENEMY and g.hero[seat] != PYGMY:
                total += STRENGTH[CARD[card]]
        elif place == RAISED + seat and g.note[card] == RAISED_MARK:
            total += STRENGTH[CARD[card]]
    return total


def bound_points(g: Sword, seat: i64, kind: i64) -> i64:
    """Жезл Судьбы: the bound enemy fights along in a battle of its kind."""
    card = bound_by(g, seat)
    if card == NOBODY or war_strikes(g, seat):
        return 0
    if (KIND[CARD[card]] == DEMON) == (kind == MAGIC_BATTLE):
        return STRENGTH[CARD[card]]
    return 0


def adds_magic(g: Sword, seat: i64, aided: bool) -> bool:
    """MS-A44 Магия и Меч, Боевой Конь or Отшельник add total Magic, at most once."""
    if aided or g.hero[seat] == HERMIT:
        return True
    return works(g, seat, C_WARHORSE) and not here(g, seat, NO_ITEM_POINTS)


def battle_sword(g: Sword, seat: i64, weapon: i64, tags: i64, aided: bool, shadow: bool) -> i64:
    """MS-A44 Sword in battle, before dice."""
    number = g.sword[seat] + g.potion[seat] + bonus(g, seat, TOTAL_SWORD, not shadow)
    if weapon != NOBODY and not shadow:
        number += weapon_points(g, seat, weapon, tags)
    number += friends_in_battle(g, seat) + bound_points(g, seat, 0)
    if adds_magic(g, seat, aided):
        number += g.magic[seat] + bonus(g, seat, TOTAL_MAGIC, not shadow)
    return number


def battle_magic(g: Sword, seat: i64) -> i64:
    """MS-A44 Magic in battle, before dice."""
    return total_magic(g, seat) + bound_points(g, seat, MAGIC_BATTLE)


def plain_battle_number(g: Sword, seat: i64, kind: i64, tags: i64) -> i64:
    """What a character brings to a battle without any decision, before dice."""
    if kind == MAGIC_BATTLE:
        return battle_magic(g, seat)
    return battle_sword(g, seat, best_weapon(g, seat, tags), tags, False, False)


def strength(g: Sword, side: i64) -> i64:
    """A side's strength before dice."""
    seat = g.duel[ONE + side]
    if g.duel[STAND + side] != 0:
        return g.duel[STAND + side]
    if seat == NOBODY:
        return creature_strength(g) if side == 1 else g.duel[BASE]
    if g.duel[KIND_OF] == MAGIC_BATTLE:
        return battle_magic(g, seat)
    aided = has(g.duel[AIDS + side], MAGIC_AND_SWORD_AID)
    shadow = side == 0 and shadowed(g)
    return battle_sword(g, seat, weapon_in_hand(g, side), foe_tags(g, side), aided, shadow)


def creature_strength(g: Sword) -> i64:
    """MS-17.5, MS-A37 The sum of the opponents, each with the bonus of the square."""
    if g.duel[TARGET] != 0:
        card = g.duel[TARGET] - 1
        return card_strength(g, card, g.at[card] - ON)
    if g.duel[BEING_OF] != 0:
        return g.duel[BASE] + SQUARE_BONUS[g.square[g.duel[ONE]]]
    total: i64 = 0
    for card in group(g):
        total += card_strength(g, card, g.square[g.duel[ONE]])
    return total


def card_strength(g: Sword, card: i64, square: i64) -> i64:
    """One enemy: printed points and the square's bonus; Двойник copies its opponent."""
    points = demon_points(g, CARD[card]) + SQUARE_BONUS[square]
    if CARD[card] == C_DOPPELGANGER and g.duel[ONE] != NOBODY:
        points += strength(g, 0)
    return points


def die_bonus(g: Sword, side: i64) -> i64:
    """MS-A44 Points on the die: talismans, home ground, the crystal, the magic die on the bridge."""
    seat = g.duel[ONE + side]
    if seat == NOBODY or g.duel[STAND + side] != 0:
        return 0
    points = g.duel[BONUS + side] + home_ground(g, seat)
    if not (side == 0 and shadowed(g)):
        points += talismans(g, seat, g.duel[KIND_OF])
    if B3 <= g.square[seat] <= B7 and works(g, seat, C_LUCKY_DIE):
        points += 1
    return points


def home_ground(g: Sword, seat: i64) -> i64:
    """Пигмей on paths and in valleys, Друид on plains."""
    if g.hero[seat] == PYGMY and here(g, seat, PATHS):
        return 1
    if g.hero[seat] == DRUID and here(g, seat, PLAINS):
        return 1
    return 0


def talismans(g: Sword, seat: i64, kind: i64) -> i64:
    """Талисман Огня and Талисман Воздуха."""
    which: i64 = DIE_SWORD
    if kind == MAGIC_BATTLE:
        which = DIE_MAGIC
    total: i64 = 0
    card: i64
    for card in BEARERS[which]:
        if carries(g, seat, card) and not war_strikes(g, seat):
            total += trait(CARD[card], which)
    return total


def power(g: Sword, side: i64) -> i64:
    """A side's strength with its die."""
    return strength(g, side) + g.duel[DIE + side] + die_bonus(g, side)
