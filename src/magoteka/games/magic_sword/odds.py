"""Exact odds of fights, crossings and the bridge, as 36ths and fractions of dice."""

from typing import Final

SIXES: Final = [1, 2, 3, 4, 5, 6]


def fight_odds(lead: int, best_of_two: bool, thick: bool) -> tuple[float, float, float]:
    """Win, draw and loss of one die each, with a lead before the dice; Авантюрист's and Шаман's gifts."""
    win = draw = loss = 0.0
    for own in SIXES:
        weight = (2 * own - 1) / 36 if best_of_two else 1 / 6
        for other in SIXES:
            margin = lead + own - other
            if margin > 0:
                win += weight / 6
            elif margin == 0 or (margin == -1 and thick):
                draw += weight / 6
            else:
                loss += weight / 6
    return win, draw, loss


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


def at_most(dice: int, limit: int) -> float:
    """The chance that so many dice show at most the limit."""
    return sum(chance for total, chance in sums(dice).items() if total <= limit)


def against(number: int, low: int, high: int) -> float:
    """The chance to beat a creature whose strength is any number from low to high, all equally likely."""
    return sum(fight_odds(number - strength, False, False)[0] for strength in range(low, high + 1)) / (high - low + 1)


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
