"""What a spell is worth to a mage, on the board itself: the gain of a hit against the price of a miss."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.games.abraca.box.components import (
    BLIZZARD,
    DRAGON,
    DREAM,
    FIREBALL,
    LIVES,
    POTION,
    SINGER,
    TEMPEST,
    WANDERER,
)
from magoteka.games.abraca.table.state import Abraca, left_of, right_of

KILL: Final = 3.0  # three points for the attacker, and the round is over
EMPTY_HAND: Final = 3.0
SECRET: Final = 0.6  # a point, if one lives to see the end of the round
HURT: Final = 0.35  # a life of somebody else
LIFE: Final[vec[float]] = vec[float]([0.0, 3.0, 1.2, 0.7, 0.5, 0.4, 0.35])  # of the life lost at 1, 2, … 6
GROWTH: Final = 0.25  # a stone fewer before oneself


def spell_worth(g: Abraca, seat: i64, spell: i64, hit: float, stones: i64) -> float:
    """What naming the spell brings on average, if it is there with the chance `hit`; stopping is worth nothing."""
    return hit * gain(g, seat, spell, stones) - (1.0 - hit) * price(g, seat, spell)


def blow_of(g: Abraca, spell: i64) -> float:
    """How many lives the spell costs on average: those it strikes, or the mage who does not have it."""
    if spell == DRAGON:
        return float(1 + g.variants.die_sides) / 2.0
    return 1.0


def price(g: Abraca, seat: i64, spell: i64) -> float:
    """What the lives are worth that a miss costs."""
    left = g.lives[seat]
    cost = LIFE[left]
    if spell == DRAGON and left > 1:
        more = blow_of(g, spell) - 1.0
        cost += LIFE[left - 1] * more
    return cost


def gain(g: Abraca, seat: i64, spell: i64, stones: i64) -> float:
    """What a hit is worth."""
    worth = EMPTY_HAND
    if stones > 1:
        worth = GROWTH * float(6 - stones)
    if spell == SINGER and g.pool > 0:
        worth += SECRET
    return worth + healing(g, seat, spell) + damage(g, seat, spell)


def healing(g: Abraca, seat: i64, spell: i64) -> float:
    """What the lives are worth that the mage gains."""
    rise: i64 = 0
    if spell == POTION or (spell == WANDERER and not g.variants.wanderer_hits_caster):
        rise = 1
    elif spell == DREAM:
        rise = (1 + g.variants.die_sides) // 2
    worth = 0.0
    life: i64
    for life in range(g.lives[seat] + 1, min(g.lives[seat] + rise, LIVES) + 1):
        worth += LIFE[life]
    return worth


def damage(g: Abraca, seat: i64, spell: i64) -> float:
    """What the lives are worth that others lose."""
    blow = blow_of(g, spell)
    if spell == DRAGON or spell == WANDERER:
        return damage_to_all(g, seat, blow)
    left, right = left_of(g, seat), right_of(g, seat)
    if spell == BLIZZARD:
        return blow_worth(g, left, blow) + kill_worth(g, left, blow)
    if spell == FIREBALL:
        return blow_worth(g, right, blow) + kill_worth(g, right, blow)
    if spell != TEMPEST:
        return 0.0
    if left == right:
        return blow_worth(g, left, blow) + kill_worth(g, left, blow)
    kill = max(kill_worth(g, left, blow), kill_worth(g, right, blow))
    return blow_worth(g, left, blow) + blow_worth(g, right, blow) + kill


def damage_to_all(g: Abraca, seat: i64, blow: float) -> float:
    """What a spell is worth that strikes everybody else."""
    worth = 0.0
    kill = 0.0
    other: i64
    for other in range(g.seats):
        if other != seat and g.lives[other] > 0:
            worth += blow_worth(g, other, blow)
            kill = max(kill, kill_worth(g, other, blow))
    return worth + kill


def blow_worth(g: Abraca, other: i64, blow: float) -> float:
    """The fewer lives somebody has, the more each is worth."""
    lives = float(g.lives[other])
    return HURT * min(blow, lives) * (1.0 + 1.0 / lives)


def kill_worth(g: Abraca, other: i64, blow: float) -> float:
    """The round is won if the blow is as large as what is left."""
    if float(g.lives[other]) <= blow:
        return KILL
    return 0.0
