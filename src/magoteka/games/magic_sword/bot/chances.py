"""How likely each seat is to win, at any moment of a match that is looked back on: the board lies open."""

from math import exp
from typing import Final

from mypy_extensions import i64

from magoteka.core.bits import has, members
from magoteka.games.magic_sword.bot.bridge import beast_odds, decided, expedition
from magoteka.games.magic_sword.box.names import (
    B1,
    C_CLAY_TABLET,
    C_LUCKY_DIE,
    C_MAGIC_MANUSCRIPT,
    C_MAGIC_SWORD,
    C_TOLIMAN_SHIELD,
    ENEMY,
    M1,
    M2,
    U1,
    U2,
    U11,
)
from magoteka.games.magic_sword.rules.battle.strength import plain_battle_number
from magoteka.games.magic_sword.rules.character.cards import friends_of, item_named, items_of, works
from magoteka.games.magic_sword.rules.character.figure import alive, hand_size
from magoteka.games.magic_sword.rules.character.sheet import total_magic, total_sword
from magoteka.games.magic_sword.rules.turn.round import bridge_progress
from magoteka.games.magic_sword.rules.turn.trading_in import trophies_worth
from magoteka.games.magic_sword.table.state import MAGIC_BATTLE, NOBODY, SWORD_BATTLE, MagicSword

MIDDLE: Final = 16  # squares of the Middle circle
UPPER: Final = 18
CLAIM: Final = 5  # MS-A75 the mission is fulfilled
FEATURES: Final = 40
HURRY: Final = 6.0  # rounds before the limit in which its ranking begins to count
# Fitted by tools/fit, in the order of `features`.
WEIGHTS: Final[list[float]] = [
    0.447, 1.055, 0.04, -0.72, 1.082, 0.894, -0.089, 0.516, 0.287, -0.24, 0.484, -0.115,
    -0.06, 0.009, 0.205, 0.765, 0.214, 0.147, 0.287, 0.189, 0.006, 0.057, 0.006, 0.268,
    0.091, -0.313, 0.113, 0.26, 0.147, 0.245, 0.361, 0.47, 0.468, 0.492, 0.034, 0.021,
    1.02, 0.173, 0.077, 0.302,
]  # fmt: skip
# Who was ahead in the matches of that fit was often the better player: where all play on alike, a lead counts for so
# much of it: 0.45 by `tools/fit`, and 1.3 times that over 6,500 matches played since (log loss 0.5417 beside 0.5478).
LEAD: Final = 0.585


def chances(g: MagicSword) -> list[float]:
    """Each seat's share of the victory as it is to be expected; what has come of it where the match is over."""
    if g.winners != 0:
        won = members(g.winners)
        return [1.0 / len(won) if has(g.winners, seat) else 0.0 for seat in range(g.seats)]
    strong = [exp(LEAD * weighed(features(g, seat))) for seat in range(g.seats)]
    whole = sum(strong)
    return [one / whole for one in strong]


def weighed(row: list[float]) -> float:
    """How strong a seat is."""
    total = 0.0
    at: i64
    for at in range(len(row)):
        total += row[at] * WEIGHTS[at]
    return total


def features(g: MagicSword, seat: i64) -> list[float]:
    """What a seat has and where it stands, as numbers that can be weighed (`tools/fit`)."""
    if not alive(g, seat):
        return [1.0] + [0.0] * (FEATURES - 1)
    sword = plain_battle_number(g, seat, SWORD_BATTLE, 0)
    magic = plain_battle_number(g, seat, MAGIC_BATTLE, 0)
    blade = yes(item_named(g, seat, C_MAGIC_SWORD) != NOBODY)
    shield = yes(item_named(g, seat, C_TOLIMAN_SHIELD) != NOBODY)
    both = blade * shield
    trip = best_trip(g, seat, sword, magic)
    own = float(g.sword[seat] + g.magic[seat]) / 10.0
    life = float(min(g.life[seat], 6)) / 4.0
    gold = float(min(g.gold[seat], 8)) / 8.0
    return (
        [0.0, own, float(sword) / 10.0, float(magic) / 10.0, trip, trip * both, trip * (blade + shield - both)]
        + [blade, shield, both, life, yes(g.life[seat] == 1), yes(g.life[seat] == 2), gold]
        + belongings(g, seat)
        + [yes(g.mission[seat] == CLAIM), yes(g.mission[seat] > 0)]
        + [float(min(g.skip[seat] + g.stone[seat], 4)) / 4.0, yes(g.possessed[seat] != 0), yes(g.turn == seat)]
        + place(g, seat, trip, both, beast_win(sword, magic))
        + ranking(g, seat, blade + shield, own, life, gold)
    )


def belongings(g: MagicSword, seat: i64) -> list[float]:
    """Things, friends, spells and trophies."""
    things = float(len(items_of(g, seat)))
    friends = float(len(friends_of(g, seat)))
    trophies = float(trophies_worth(g, seat, ENEMY))
    points = trophies / float(g.variants.trophy_rate)
    return [things / 5.0, friends / 5.0, float(hand_size(g, seat)) / 3.0, points / 5.0]


def place(g: MagicSword, seat: i64, trip: float, both: float, beast: float) -> list[float]:
    """The circle, how near the next gate of a character with both keys is, and how far along the bridge he has come."""
    square = g.square[seat]
    ready = trip * both
    if square >= B1:
        gone = float(bridge_progress(g, seat))
        leaving = yes(g.leaving[seat] != 0)
        onward = 1.0 - leaving
        castle = yes(gone == 6.0)
        way = onward * gone / 6.0
        return [0.0] * 6 + [leaving, onward, way, onward * beast, way * beast, castle * beast]
    if square >= U1:
        near = 1.0 - float(min(apart(square, U2, U1, UPPER), apart(square, U11, U1, UPPER))) / 5.0
        return [0.0, 1.0, 0.0, 0.0, ready, ready * near] + [0.0] * 6
    if square >= M1:
        near = 1.0 - float(apart(square, M2, M1, MIDDLE)) / 8.0
        return [1.0, 0.0, ready, ready * near, 0.0, 0.0] + [0.0] * 6
    return [0.0] * 12


def ranking(g: MagicSword, seat: i64, keys: float, own: float, life: float, gold: float) -> list[float]:
    """MS-A99 What counts when the rounds run out, the more the fewer are left."""
    if g.variants.rounds == 0:
        return [0.0] * 5
    near = exp(-float(max(g.variants.rounds - g.round, 0)) / HURRY)
    progress = float(bridge_progress(g, seat)) / 6.0
    return [near * progress, near * keys, near * own, near * life, near * gold]


def best_trip(g: MagicSword, seat: i64, sword: i64, magic: i64) -> float:
    """MS-14 How likely an expedition of today would be to win, by the better side."""
    lucky = 0
    if works(g, seat, C_LUCKY_DIE):
        lucky = 1
    trap = total_sword(g, seat) + lucky
    if works(g, seat, C_CLAY_TABLET):
        trap += 2
    other = total_magic(g, seat) + lucky
    if works(g, seat, C_MAGIC_MANUSCRIPT):
        other += 2
    life = int(g.life[seat])
    ruins = expedition(int(trap), int(sword), int(magic), int(sword), life, False)
    city = expedition(int(other), int(sword), int(magic), int(magic), life, True)
    return max(ruins.win, city.win)


def beast_win(sword: i64, magic: i64) -> float:
    """How likely a battle with the Beast is to be won."""
    return decided(beast_odds(int(sword), int(magic)))[0]


def apart(square: i64, gate: i64, start: i64, size: i64) -> i64:
    """Steps round a circle, the shorter way."""
    steps = (square - gate + size) % size
    return min(steps, size - steps)


def yes(holds: bool) -> float:
    """1 where something holds, else 0."""
    if holds:
        return 1.0
    return 0.0
