"""A table of «Магический Меч» as it may stand later in a match, for those who try the rules there."""

from __future__ import annotations

from magoteka.core.chance import Rng
from magoteka.games.magic_sword.box.names import (
    B1,
    B5,
    B9,
    BRIDGE,
    C_EVIL_SPIRIT,
    C_KINGS_DIAMOND,
    C_LUCKY_DIE,
    C_MAGIC_SWORD,
    C_PRINCESS,
    C_TOLIMAN_SHIELD,
    C_VAMPIRE,
    C_VICEROY,
    DEMON,
    ENEMY,
    FRIEND,
    ITEM,
    M1,
    MAGIC_ITEM,
    PLACE,
    STRANGER,
    U10,
)
from magoteka.games.magic_sword.box.tables import CARD, CARDS, EVENT, KIND, OF_DESIGN, PILE, ring_size, ring_start
from magoteka.games.magic_sword.rules.character.cards import capacity, load, may_own
from magoteka.games.magic_sword.rules.character.figure import alive
from magoteka.games.magic_sword.rules.character.goods import own
from magoteka.games.magic_sword.rules.character.spell_deck import gain_spells
from magoteka.games.magic_sword.table.state import DECK, ON, STOCK, MagicSword
from magoteka.games.magic_sword.table.where import put_card

OWNED = (ITEM, MAGIC_ITEM, FRIEND)
LYING = (ENEMY, DEMON, STRANGER, PLACE, ITEM, MAGIC_ITEM, FRIEND)
GIFTS = ((C_KINGS_DIAMOND, U10), (C_PRINCESS, U10), (C_VICEROY, M1))
MOST_CARDS = 6
MOST_LYING = 25
MOST_POINTS = 7
WALK = 6  # squares
MOST_FED = 3  # the Life that the Vampire may have
SPELLS = 3


def midgame(g: MagicSword, rng: Rng) -> bool:
    """When everybody has a character: strength, gold, cards and spells, on any squares of the circles."""
    if g.turns == 0 or not all(alive(g, seat) for seat in range(g.seats)):
        return False
    told, g.listening = g.listening, False
    for seat in range(g.seats):
        grow(g, seat, rng)
    for _ in range(rng.below(MOST_LYING)):
        lay_a_card(g, rng)
    g.listening = told
    return True


def grow(g: MagicSword, seat: int, rng: Rng) -> None:
    """A character that has seen something of the world."""
    g.sword[seat] += rng.below(MOST_POINTS)
    g.magic[seat] += rng.below(MOST_POINTS)
    g.gold[seat] += rng.below(MOST_POINTS)
    if seat != g.turn:
        go_somewhere(g, seat, rng)
    for _ in range(rng.below(MOST_CARDS + 1)):
        give_a_card(g, seat, rng)
    gain_spells(g, seat, SPELLS, True)


def go_somewhere(g: MagicSword, seat: int, rng: Rng) -> None:
    """On a square of the circles, not seldom a walk away from the character whose turn it is, or on the bridge."""
    g.square[seat] = a_walk_from(g.square[g.turn], rng) if rng.below(2) == 0 else rng.below(BRIDGE)
    if rng.below(4) == 0:
        step_on_bridge(g, seat, rng)
    elif rng.below(4) == 0:
        come_with_a_gift(g, seat, rng)


def come_with_a_gift(g: MagicSword, seat: int, rng: Rng) -> None:
    """MS-A78 With what is of use in the royal castle or in the fortress, a walk away from there."""
    design, square = GIFTS[rng.below(len(GIFTS))]
    if give_this_card(g, seat, design):
        g.square[seat] = a_walk_from(square, rng)


def a_walk_from(square: int, rng: Rng) -> int:
    """A square that a die leads to, or the same; from the bridge any of the circles."""
    if square >= BRIDGE:
        return rng.below(BRIDGE)
    start = ring_start(square)
    return int(start + (square - start + rng.below(WALK + 1)) % ring_size(square))


def step_on_bridge(g: MagicSword, seat: int, rng: Rng) -> None:
    """MS-11.9 On one side of the bridge, with the sword that opens it; the task of the square is mastered."""
    if not give_this_card(g, seat, C_MAGIC_SWORD):
        return
    side = rng.below(2)
    g.gate[seat] = side + 1
    g.task[seat] = 1
    g.square[seat] = B1 + rng.below(B5 - B1) if side == 0 else B9 - rng.below(B9 - B5)
    for design in (C_TOLIMAN_SHIELD, C_LUCKY_DIE):  # MS-0.10, MS-A110 what the castle asks for
        if rng.below(2) == 0:
            give_this_card(g, seat, design)


def give_this_card(g: MagicSword, seat: int, design: int) -> bool:
    """A card of this design that nobody has, if the character may own it; whether it does."""
    free = [card for card in OF_DESIGN[design] if g.at[card] in (DECK, STOCK) and may_own(g, seat, card)]
    if free:
        own(g, seat, free[0])
    return bool(free)


def give_a_card(g: MagicSword, seat: int, rng: Rng) -> None:
    """One that nobody has, and that the character can carry: friends, items and magic items alike."""
    kind = OWNED[rng.below(len(OWNED))]
    free = [
        card
        for card in range(CARDS)
        if g.at[card] in (DECK, STOCK)
        and KIND[CARD[card]] == kind
        and CARD[card] != C_EVIL_SPIRIT
        and may_own(g, seat, card)
    ]
    if free and load(g, seat) < capacity(g, seat):
        own(g, seat, free[rng.below(len(free))])


def lay_a_card(g: MagicSword, rng: Rng) -> None:
    """An event card that stays where it is met, half of the time where somebody can soon be."""
    free = [
        card
        for card in range(CARDS)
        if g.at[card] == DECK and PILE[card] == EVENT and KIND[CARD[card]] in LYING and CARD[card] != C_EVIL_SPIRIT
    ]
    if free:
        card = free[rng.below(len(free))]
        near = a_walk_from(g.square[rng.below(g.seats)], rng)
        put_card(g, card, ON + (near if rng.below(2) == 0 else rng.below(BRIDGE)))
        g.note[card] = 1 + rng.below(MOST_FED) if CARD[card] == C_VAMPIRE else 0  # MS-A106
