"""Whom and what a spell can be aimed at: MS-9.6, MS-9.7, MS-A64, MS-A65. A target is a place in the aim menu."""

from typing import Final

from mypy_extensions import i64

from magoteka.core.bits import bit, has
from magoteka.games.magic_sword.box.names import (
    BREATH_OF_DEATH,
    BRIDGE,
    C_MAGES_CRYSTAL,
    DOOM,
    ENEMY,
    GOLEM,
    HEAL_CAP,
    HIDDEN_ONE,
    HOMUNCULUS,
    INSIGHT,
    LORD_OF_FRIENDS,
    LORD_OF_RICHES,
    LORD_OF_SWAMPS,
    MADNESS,
    MAGIC_AND_SWORD,
    MAGIC_JOURNEY,
    MASTER_OF_EVENTS,
    MASTER_OF_ICE,
    MASTER_OF_SPELLS,
    MASTER_OF_THUNDER,
    MIDDLE,
    MIRROR,
    PHILOSOPHERS_STONE,
    REBIRTH,
    RING_OF_FIRE,
    SEVEN_WINDS,
    SOWER_OF_RUIN,
    SPELL_EATER,
    SQUARES_IN_ALL,
    TURN_OF_FATE,
    UPPER,
    WAR_OF_ELEMENTS,
)
from magoteka.games.magic_sword.box.tables import CARD, CARDS, EVENT, FOE_CARDS, KIND, PILE, ring_size, ring_start
from magoteka.games.magic_sword.rules.battle.duel import ABILITY, INSTANT, group, side_of, stands_in
from magoteka.games.magic_sword.rules.battle.foes import is_enemy
from magoteka.games.magic_sword.rules.character.cards import (
    free_friends,
    friendless,
    losable,
    lying,
    riches,
    saleable,
    works,
)
from magoteka.games.magic_sword.rules.character.figure import alive, circle, hand_size, on_bridge
from magoteka.games.magic_sword.rules.character.sheet import immune_to
from magoteka.games.magic_sword.rules.spells.windows import WF, WH, WX
from magoteka.games.magic_sword.table.state import (
    BEING_OF,
    DRAWN,
    KIND_OF,
    NOBODY,
    ON,
    ONE,
    RESULT,
    SWORD_BATTLE,
    TWO,
    WHY,
    MagicSword,
)

CARD_TARGET: Final = 6
SQUARE_TARGET: Final = 6 + CARDS
BEING_TARGET: Final = 6 + CARDS + SQUARES_IN_ALL
NO_TARGET: Final = -1


def others(g: MagicSword, seat: i64, spell: i64) -> list[int]:
    """MS-A65 Other living characters off the bridge that are neither stone nor immune."""
    return [other for other in range(g.seats) if other != seat and reachable(g, other, spell)]


def reachable(g: MagicSword, seat: i64, spell: i64) -> bool:
    """MS-9.7, MS-20.5, MS-A63 Whether a spell can find a character."""
    return alive(g, seat) and not on_bridge(g, seat) and g.stone[seat] == 0 and not immune_to(g, seat, spell)


def in_circle(g: MagicSword, seat: i64, spell: i64) -> list[int]:
    """Others in the caster's circle."""
    if on_bridge(g, seat):
        return []
    return [other for other in others(g, seat, spell) if circle(g, other) == circle(g, seat)]


def enemy_cards(g: MagicSword, seat: i64, everywhere: bool) -> list[int]:
    """Enemy cards lying on ring squares: everywhere, or those with Sword in the circle that can be attacked."""
    at, found = g.at, list[int]()
    card: i64
    for card in FOE_CARDS:
        if ON <= at[card] < ON + BRIDGE and (everywhere or (KIND[CARD[card]] == ENEMY and g.still[card] == 0)):
            if everywhere or ring_start(at[card] - ON) == circle(g, seat):
                found.append(card)
    return found


def event_cards(g: MagicSword) -> list[int]:
    """Event cards lying face up on ring squares."""
    return [card for card in range(CARDS) if PILE[card] == EVENT and ON <= g.at[card] < ON + BRIDGE]


def aims(g: MagicSword, seat: i64, spell: i64, window: i64) -> list[int]:
    """Everything the spell can be aimed at now; a spell without a target yields NO_TARGET when it can be cast."""
    if spell in (RING_OF_FIRE, BREATH_OF_DEATH, HIDDEN_ONE, MAGIC_AND_SWORD, REBIRTH):
        return battle_aims(g, seat, spell, window)
    if spell in (LORD_OF_RICHES, LORD_OF_FRIENDS, MADNESS, SPELL_EATER, SEVEN_WINDS, DOOM):
        return [other for other in others_or_self(g, seat, spell) if worth(g, seat, other, spell)]
    if spell == GOLEM or spell == HOMUNCULUS:
        if on_bridge(g, seat):
            return []
        met = [other for other in in_circle(g, seat, spell) if g.frozen[other] == 0]  # MS-A66
        return met + [CARD_TARGET + card for card in enemy_cards(g, seat, False)]
    return other_aims(g, seat, spell)


def can_be_aimed(g: MagicSword, seat: i64, spell: i64, window: i64) -> bool:
    """MS-A65 Whether there is anything to aim at; a ring of fire needs no list where another character stands."""
    if spell == RING_OF_FIRE and finds_another(g, seat, spell):
        return True
    return len(aims(g, seat, spell, window)) > 0


def finds_another(g: MagicSword, seat: i64, spell: i64) -> bool:
    """Whether the spell can find any other character."""
    other: i64
    for other in range(g.seats):
        if other != seat and reachable(g, other, spell):
            return True
    return False


def others_or_self(g: MagicSword, seat: i64, spell: i64) -> list[int]:
    """Doom may strike its caster too."""
    if spell == SEVEN_WINDS:
        return in_circle(g, seat, spell)
    if spell == DOOM and reachable(g, seat, spell):
        return others(g, seat, spell) + [seat]
    return others(g, seat, spell)


def worth(g: MagicSword, seat: i64, other: i64, spell: i64) -> bool:
    """MS-A65 A spell without a possible effect may not be cast."""
    if spell == LORD_OF_RICHES:
        return g.gold[other] > 0 or len(riches(g, seat, other)) > 0
    if spell == LORD_OF_FRIENDS:
        return len(free_friends(g, other)) > 0 and not friendless(g, seat)
    if spell == MADNESS or spell == SPELL_EATER:
        return hand_size(g, other) > 0
    if spell == SEVEN_WINDS:
        return len(losable(g, other)) > 0
    return True


def other_aims(g: MagicSword, seat: i64, spell: i64) -> list[int]:
    """Spells on squares, cards and the caster's own move."""
    if spell == MASTER_OF_THUNDER:
        return [] if on_bridge(g, seat) else [SQUARE_TARGET + square for square in peopled(g, seat)]
    if spell == SOWER_OF_RUIN or spell == MASTER_OF_EVENTS:
        return [CARD_TARGET + card for card in event_cards(g)]
    if spell == TURN_OF_FATE:
        return [CARD_TARGET + card for card in lying(g, g.square[seat]) if g.fresh[card] == g.stamp]
    if spell == PHILOSOPHERS_STONE:
        possible = len(saleable(g, seat)) > 0 and not on_bridge(g, seat)
    elif spell == LORD_OF_SWAMPS:
        possible = reachable(g, g.turn, spell) and g.square[g.turn] < UPPER
        return [g.turn] if possible else []
    elif spell == MASTER_OF_ICE:
        possible = reachable(g, g.turn, spell) and MIDDLE <= g.square[g.turn] < BRIDGE
        return [g.turn] if possible else []
    elif spell == INSIGHT or spell == MASTER_OF_SPELLS or spell == MIRROR:
        possible = True
    elif spell == MAGIC_JOURNEY:
        possible = not on_bridge(g, seat)
    elif spell == WAR_OF_ELEMENTS:  # MS-A64 from the bridge, too
        possible = any(alive(g, other) and not on_bridge(g, other) for other in range(g.seats))
    else:
        possible = not on_bridge(g, g.turn)
    return [NO_TARGET] if possible else []


def peopled(g: MagicSword, seat: i64) -> list[int]:
    """Squares of the caster's circle with a being that thunder can paralyse."""
    start = circle(g, seat)
    peopled_squares: i64 = 0
    other: i64
    for other in range(g.seats):
        if alive(g, other):
            peopled_squares |= bit(g.square[other])
    card: i64
    for card in FOE_CARDS:
        if ON <= g.at[card] < ON + BRIDGE:
            peopled_squares |= bit(g.at[card] - ON)
    return [square for square in range(start, start + ring_size(start)) if has(peopled_squares, square)]


def battle_aims(g: MagicSword, seat: i64, spell: i64, window: i64) -> list[int]:
    """Spells that work in battles and at the loss of Life."""
    side = side_of(g, seat) if window == WF else -1
    if spell == MAGIC_AND_SWORD:
        allowed = side >= 0 and g.duel[KIND_OF] == SWORD_BATTLE and not stands_in(g, side)
        return [NO_TARGET] if allowed and not crystal_against(g, side) else []
    if spell == REBIRTH:
        return [other for other in range(g.seats) if reborn(g, seat, other, side, window)]
    if spell == HIDDEN_ONE:
        return hiding_aims(g, side, window)
    found = foes_in_reach(g, side, spell)
    if spell == RING_OF_FIRE:
        found += [card + CARD_TARGET for card in enemy_cards(g, seat, True) if card + CARD_TARGET not in found]
        return others(g, seat, spell) + found
    if window != WF and g.turn == seat:
        return [other for other in others(g, seat, spell) if g.square[other] == g.square[seat] and g.frozen[other] == 0]
    if side >= 0 and opponent(g, side) != NOBODY and reachable(g, opponent(g, side), spell):
        found.append(opponent(g, side))
    return found


def opponent(g: MagicSword, side: i64) -> i64:
    """The character on the other side, −1 none."""
    return g.duel[ONE + 1 - side]


def crystal_against(g: MagicSword, side: i64) -> bool:
    """The Crystal of Mages: an opponent gains nothing from Magic and Sword and may not cast Rebirth."""
    other = opponent(g, side)
    return other != NOBODY and works(g, other, C_MAGES_CRYSTAL)


def reborn(g: MagicSword, seat: i64, other: i64, side: i64, window: i64) -> bool:
    """Rebirth: any character below four Life; before a loss, the one who is about to lose."""
    if not reachable(g, other, REBIRTH) or g.life[other] >= HEAL_CAP:
        return False
    if window == WH:
        return other == g.loss_seat and g.loss_count > 0
    return side < 0 or not crystal_against(g, side)


def hiding_aims(g: MagicSword, side: i64, window: i64) -> list[int]:
    """MS-A72 The Hidden One: hide from one opponent, make a battle a draw, prevent a loss."""
    if window == WX:
        return [NO_TARGET] if g.duel[RESULT] != DRAWN else []
    if window == WH:
        return [NO_TARGET] if g.loss_count > 0 or g.loss_kind >= 100 else []
    found = foes_in_reach(g, side, HIDDEN_ONE)
    if g.duel[WHY] == ABILITY:
        return []  # MS-A47 nobody hides from an ability
    if side == 1 and g.duel[ONE] != NOBODY:
        found.append(g.duel[ONE])
    elif side == 1:
        found.append(BEING_TARGET)
    return found


def foes_in_reach(g: MagicSword, side: i64, spell: i64) -> list[int]:
    """The creatures that attack the caster: cards of the group, or the being without a card."""
    if side != 0 or g.duel[TWO] != NOBODY:
        return []
    if g.duel[WHY] == INSTANT and g.duel[BEING_OF] != 0:
        if spell == BREATH_OF_DEATH and g.duel[KIND_OF] != SWORD_BATTLE:
            return []
        return [BEING_TARGET]
    cards = group(g)
    if spell == BREATH_OF_DEATH:
        cards = [card for card in cards if is_enemy(card)]
    return [CARD_TARGET + card for card in cards]
