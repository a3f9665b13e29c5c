"""A character on the board: whether it lives, where it stands, what binds it."""

from typing import Final

from mypy_extensions import i64

from magoteka.core.bits import bit
from magoteka.games.magic_sword.box.names import BRIDGE
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.magic_sword.box.tables import SQUARE_TAGS, ground, ring_start
from magoteka.games.magic_sword.table.state import HAND, NOBODY, MagicSword

NO_SPELLS: Final[i64] = ground("no_spells")


def alive(g: MagicSword, seat: i64) -> bool:
    """Whether the seat has a character in play."""
    return g.hero[seat] != NOBODY


def is_hero(g: MagicSword, seat: i64, hero: i64) -> bool:
    """Whether the seat plays that character."""
    return g.hero[seat] == hero


def can_be_attacked(g: MagicSword, seat: i64, other: i64) -> bool:
    """MS-A51, MS-A66 Another character that lives and is neither stone nor paralysed."""
    return other != seat and alive(g, other) and g.stone[other] == 0 and g.frozen[other] == 0


def on_bridge(g: MagicSword, seat: i64) -> bool:
    """MS-9.7 Whether the character stands on the Stone Bridge."""
    return g.square[seat] >= BRIDGE


def circle(g: MagicSword, seat: i64) -> i64:
    """The first square of the character's circle."""
    return ring_start(g.square[seat])


def here(g: MagicSword, seat: i64, mask: i64) -> bool:
    """Whether the character's square has one of the tags."""
    return g.square[seat] >= 0 and SQUARE_TAGS[g.square[seat]] & mask != 0


def stands_alone(g: MagicSword, square: i64, seat: i64) -> bool:
    """Whether no other character stands on the square."""
    other: i64
    for other in range(g.seats):
        if other != seat and alive(g, other) and g.square[other] == square:
            return False
    return True


def war_strikes(g: MagicSword, seat: i64) -> bool:
    """MS-A67 Whether the War of the Elements binds the character."""
    return g.war != 0 and not on_bridge(g, seat)


def hand_size(g: MagicSword, seat: i64) -> i64:
    """MS-9.3 How many spells the seat holds: the number is public."""
    spell = g.spell
    held: i64 = 0
    slot: i64
    for slot in range(seat * HAND, seat * HAND + HAND):
        if spell[slot] != 0:
            held += 1
    return held


def active(g: MagicSword, seat: i64) -> bool:
    """Whether it is the character's own turn."""
    return g.turn == seat


def over(g: MagicSword, seat: i64) -> None:
    """What the character was doing is over: steps that wait for it will find nothing to do."""
    g.visits[seat] += 1


def square_name(square: i64) -> str:
    """A square's slug, for events."""
    return SQUARES[square].slug


def seat_set(g: MagicSword) -> i64:
    """All seats as a set."""
    return bit(g.seats) - 1
