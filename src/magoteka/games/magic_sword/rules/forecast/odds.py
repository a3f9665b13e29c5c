"""Exact odds of fights, crossings and the bridge, as 36ths and fractions of dice."""

from typing import Final

SIXES: Final = [1, 2, 3, 4, 5, 6]
TWO_DICE: Final = 1  # the Adventurer keeps the better of two dice
THICK: Final = 2  # the Shaman is beaten only by two points or more
REPEATS: Final = 4  # the Dwarf may repeat his throw
REFIGHTS: Final = 8  # the Knight Errant may fight a lost battle again
NO_DIE: Final = 16  # the Scoundrel's foul play
Triple = tuple[float, float, float]  # win, draw and loss
WIN: Triple = (1.0, 0.0, 0.0)  # not Final: mypyc loses final tuples of floats
DRAW: Triple = (0.0, 1.0, 0.0)
LOSS: Triple = (0.0, 0.0, 1.0)
KNOWN: Final[dict[int, Triple]] = {}


def duel_odds(lead: int, one: int, two: int) -> Triple:
    """The first side's chances, with its lead before the dice and the gifts of both; second throws are used wisely."""
    lead = max(-13, min(lead, 13))
    key = ((lead + 13) * 32 + one) * 32 + two
    if key not in KNOWN:
        KNOWN[key] = with_refights(first_die(lead, one, two), one, two)
    return KNOWN[key]


def first_die(lead: int, one: int, two: int) -> Triple:
    """The first side throws, and may know whether to repeat."""
    rows = [(weight, second_die(lead + face, one, two)) for face, weight in faces(one)]
    return mixed(rows, one & REPEATS != 0, 1.0)


def second_die(number: int, one: int, two: int) -> Triple:
    """The second side throws against a number."""
    rows = [(weight, verdict(number - face, one, two)) for face, weight in faces(two)]
    return mixed(rows, two & REPEATS != 0, -1.0)


def faces(gifts: int) -> list[tuple[int, float]]:
    """What a side's die can show, and how likely."""
    if gifts & NO_DIE != 0:
        return [(0, 1.0)]
    if gifts & TWO_DICE != 0:
        return [(face, (2 * face - 1) / 36) for face in SIXES]
    return [(face, 1 / 6) for face in SIXES]


def verdict(margin: int, one: int, two: int) -> Triple:
    """MS-17.4 Who wins by so much."""
    if margin > 0:
        return DRAW if margin == 1 and two & THICK != 0 else WIN
    if margin < 0:
        return DRAW if margin == -1 and one & THICK != 0 else LOSS
    return DRAW


def mixed(rows: list[tuple[float, Triple]], repeats: bool, sign: float) -> Triple:
    """The weighted mean; one who may repeat does so wherever the mean is better for him than what he has."""
    mean = mean_of(rows)
    if not repeats:
        return mean
    hope = sign * (mean[0] - mean[2]) - 1e-9
    return mean_of([(weight, odds if sign * (odds[0] - odds[2]) >= hope else mean) for weight, odds in rows])


def mean_of(rows: list[tuple[float, Triple]]) -> Triple:
    """Chances mixed by their weights."""
    win = draw = loss = 0.0
    for weight, odds in rows:
        win += weight * odds[0]
        draw += weight * odds[1]
        loss += weight * odds[2]
    return win, draw, loss


def with_refights(odds: Triple, one: int, two: int) -> Triple:
    """A lost battle is fought once more by a side that may."""
    if one & REFIGHTS != 0:
        odds = mean_of([(odds[0], WIN), (odds[1], DRAW), (odds[2], odds)])
    if two & REFIGHTS != 0:
        odds = mean_of([(odds[0], odds), (odds[1], DRAW), (odds[2], LOSS)])
    return odds


def fight_odds(lead: int) -> Triple:
    """Win, draw and loss of one die each, without any gifts."""
    return duel_odds(lead, 0, 0)


def sums(dice: int) -> dict[int, float]:
    """How likely each sum of so many dice is."""
    table = {0: 1.0}
    for _ in range(dice):
        wider: dict[int, float] = {}
        for total, chance in table.items():
            for face in SIXES:
                wider[total + face] = wider.get(total + face, 0.0) + chance / 6
        table = wider
    return table


SUMS: Final = [sums(dice) for dice in range(4)]


def throw_odds(dice: int, limit: int, repeats: bool) -> Triple:
    """A test: below the limit is a win, equal a draw, above a loss."""
    rows = [
        (chance, LOSS if total > limit else DRAW if total == limit else WIN) for total, chance in SUMS[dice].items()
    ]
    return mixed(rows, repeats, 1.0)


def at_most(dice: int, limit: int) -> float:
    """The chance that so many dice show at most the limit."""
    return sum(chance for total, chance in SUMS[dice].items() if total <= limit)


def against(number: int, low: int, high: int) -> float:
    """The chance to beat a creature whose strength is any number from low to high, all equally likely."""
    return sum(fight_odds(number - strength)[0] for strength in range(low, high + 1)) / (high - low + 1)


def beast_odds(sword: int, magic: int) -> float:
    """MS-14.7 The chance to beat the Beast: an ordinary or a magic battle against ten to fifteen."""
    return (against(sword, 10, 15) + against(magic, 10, 15)) / 2


def swamp_odds(magic: int, dice: int) -> float:
    """MS-A02 The chance to cross the Swamp."""
    return at_most(dice, magic - 1)


def hitting_turns(size: int) -> list[float]:
    """Expected turns until a walker who may choose the direction ends exactly on a square, by distance round a ring."""
    turns = [0.0] + [6.0] * (size - 1)
    for _ in range(200):
        turns = [0.0] + [1.0 + one_turn(turns, size, at) for at in range(1, size)]
    return turns


def one_turn(turns: list[float], size: int, at: int) -> float:
    """What is left on average after the better direction of each roll."""
    return sum(min(turns[(at + roll) % size], turns[(at - roll) % size]) for roll in SIXES) / 6
