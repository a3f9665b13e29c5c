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
ONE_LIFE: Final = 2  # blows are counted in halves of a life, for what a die costs on average


def spell_worth(g: Abraca, seat: i64, spell: i64, hit: float, stones: i64) -> float:
    """What naming the spell brings on average, if it is there with the chance `hit`; stopping is worth nothing."""
    return hit * gain(g, seat, spell, stones) - (1.0 - hit) * price(g, seat, spell)


def price(g: Abraca, seat: i64, spell: i64) -> float:
    """What the lives are worth that a miss costs."""
    left = g.lives[seat]
    cost = LIFE[left]
    if spell == DRAGON and left > 1:
        more = float(1 + g.variants.die_sides) / 2.0 - 1.0
        cost += LIFE[left - 1] * more
    return cost


def gain(g: Abraca, seat: i64, spell: i64, stones: i64) -> float:
    """What a hit is worth."""
    worth = PROGRESS[stones]
    if spell == SINGER and g.pool > 0:
        worth += SECRET
    return worth + healing(g, seat, spell) + damage(g, seat, spell)


def healing(g: Abraca, seat: i64, spell: i64) -> float:
    """What the lives are worth that the mage gains."""
    if spell == POTION or (spell == WANDERER and not g.variants.wanderer_hits_caster):
        return GAINED[LIVES + 1 + g.lives[seat]]
    if spell == DREAM:
        return GAINED[(1 + g.variants.die_sides) // 2 * (LIVES + 1) + g.lives[seat]]
    return 0.0


def damage(g: Abraca, seat: i64, spell: i64) -> float:
    """What the lives are worth that others lose: one each, or what a dragon costs on average."""
    if spell == DRAGON:
        return damage_to_all(g, seat, 1 + g.variants.die_sides)
    if spell == WANDERER:
        return damage_to_all(g, seat, ONE_LIFE)
    if spell == BLIZZARD:
        return damage_to(g.lives[left_of(g, seat)])
    if spell == FIREBALL:
        return damage_to(g.lives[right_of(g, seat)])
    if spell != TEMPEST:
        return 0.0
    left, right = left_of(g, seat), right_of(g, seat)
    if left == right:
        return damage_to(g.lives[left])
    kill = max(kill_worth(g.lives[left], ONE_LIFE), kill_worth(g.lives[right], ONE_LIFE))
    return blow_worth(g.lives[left], ONE_LIFE) + blow_worth(g.lives[right], ONE_LIFE) + kill


def damage_to_all(g: Abraca, seat: i64, halves: i64) -> float:
    """What a spell is worth that strikes everybody else."""
    worth = 0.0
    kill = 0.0
    other: i64
    for other in range(g.seats):
        if other != seat and g.lives[other] > 0:
            worth += blow_worth(g.lives[other], halves)
            kill = max(kill, kill_worth(g.lives[other], halves))
    return worth + kill


def damage_to(lives: i64) -> float:
    """What a spell is worth that takes one life of somebody who has so many."""
    return blow_worth(lives, ONE_LIFE) + kill_worth(lives, ONE_LIFE)


def blow_worth(lives: i64, halves: i64) -> float:
    """The fewer lives somebody has, the more each is worth."""
    return BLOWS[halves * (LIVES + 1) + lives]


def kill_worth(lives: i64, halves: i64) -> float:
    """The round is won if the blow is as large as what is left."""
    if 2 * lives <= halves:
        return KILL
    return 0.0


def blow(halves: int, lives: int) -> float:
    """What a blow of so many halves of a life is worth against somebody who has so many lives."""
    if lives == 0:
        return 0.0
    return HURT * min(halves / 2.0, float(lives)) * (1.0 + 1.0 / float(lives))


def gained(rise: int, lives: int) -> float:
    """What so many lives more are worth to a mage who has so many."""
    worth = 0.0
    for life in range(lives + 1, min(lives + rise, LIVES) + 1):
        worth += LIFE[min(life, len(LIFE) - 1)]
    return worth


# By stones, by lives gained and lives, by halves of a life lost and lives.
PROGRESS: Final[vec[float]] = vec[float](
    [EMPTY_HAND, EMPTY_HAND] + [GROWTH * float(6 - stones) for stones in range(2, 6)]
)
GAINED: Final[vec[float]] = vec[float]([gained(rise, lives) for rise in range(4) for lives in range(LIVES + 1)])
BLOWS: Final[vec[float]] = vec[float]([blow(halves, lives) for halves in range(8) for lives in range(LIVES + 1)])
