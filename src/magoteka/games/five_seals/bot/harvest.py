"""What dice can break, one seal after another: those that show something, and those still to be rolled."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.bits import bit, has
from magoteka.core.boards import array, zeros
from magoteka.games.five_seals.bot.goals import Goals, add_behind
from magoteka.games.five_seals.box.components import COLOURS, DICE, FACES, MIND, SCROLL_PLACES
from magoteka.games.five_seals.table.dice import BITS
from magoteka.games.five_seals.table.state import FiveSeals

# How likely so many dice reach a sum, at 7 × dice + sum.
REACHED: Final[vec[float]] = vec[float](
    [0.0] * 7
    + [1.0, 1.0, 0.833, 0.667, 0.5, 0.333, 0.167]
    + [1.0, 1.0, 1.0, 0.972, 0.917, 0.833, 0.722]
    + [1.0, 1.0, 1.0, 1.0, 0.995, 0.981, 0.954]
)
# Six rolls of three dice in which every die shows every face once.
ROLLS: Final[vec[i64]] = array([1, 4, 6, 2, 6, 3, 3, 1, 5, 4, 5, 1, 5, 2, 4, 6, 3, 2])
TRIED: Final = 2  # first breaks of a roll that are thought through
MOST_DICE: Final = 3
LATER: Final = 0.9  # a break of a later turn against one of this turn


def fewest(dice: i64, strength: i64) -> i64:
    """How many dice of a handful it takes to reach a sum; 0 where all of them do not."""
    sum: i64 = 0
    taken: i64 = 0
    value: i64
    step: i64
    for step in range(FACES):
        value = FACES - step
        many = (dice >> (BITS * value)) & 15
        while many > 0:
            sum += value
            taken += 1
            many -= 1
            if sum >= strength:
                return taken
    return 0


def spent(dice: i64, strength: i64) -> i64:
    """The handful after it has paid for a seal: the largest dice, and last the smallest that suffices."""
    count = fewest(dice, strength)
    left = dice
    sum: i64 = 0
    step: i64
    for step in range(count - 1):
        value = largest(left)
        sum += value
        left -= bit(BITS * value)
    last: i64
    for last in range(max(1, strength - sum), FACES + 1):
        if (left >> (BITS * last)) & 15 > 0:
            return left - bit(BITS * last)
    return left


def largest(dice: i64) -> i64:
    """The highest value that a die of the handful shows."""
    value: i64 = FACES
    while (dice >> (BITS * value)) & 15 == 0:
        value -= 1
    return value


def per_die(value: float, count: i64) -> float:
    """What a seal is worth for the dice it takes."""
    return value / (0.6 + 0.4 * float(count))


def colour_for(dice: vec[i64], element: i64, strength: i64) -> i64:
    """The colour that pays for a seal with the fewest dice, −1 for none."""
    if element != MIND:
        return element if fewest(dice[element], strength) > 0 else -1
    best: i64 = -1
    least: i64 = 99
    colour: i64
    for colour in range(COLOURS):
        count = fewest(dice[colour], strength)
        if 0 < count < least:
            best = colour
            least = count
    return best


def harvest(goals: Goals, held: vec[i64], gone: i64 = 0) -> float:
    """What the dice can break one after another, the best for its dice first; `gone` are goals that are no more."""
    dice = held[:]
    used = gone
    total = 0.0
    weight = 1.0
    while True:
        best: i64 = -1
        paying: i64 = -1
        highest = 0.0
        at: i64
        for at in range(goals.count):
            if not has(used, at):
                colour = colour_for(dice, goals.elements[at], goals.strengths[at])
                if colour >= 0:
                    promise = per_die(goals.values[at], fewest(dice[colour], goals.strengths[at]))
                    if promise > highest:
                        best, paying, highest = at, colour, promise
        if best < 0:
            return total
        used |= bit(best)
        total += weight * goals.values[best]
        weight *= 0.9
        dice[paying] = spent(dice[paying], goals.strengths[best])


def chain(g: FiveSeals, seat: i64, goals: Goals, held: vec[i64], at: i64) -> float:
    """What a break brings, and what the dice that are left can break after it, behind it as well."""
    value = goals.values[at]
    colour = colour_for(held, goals.elements[at], goals.strengths[at])
    dice = held[:]
    dice[colour] = spent(dice[colour], goals.strengths[at])
    if dice[0] | dice[1] | dice[2] | dice[3] == 0:
        return value
    count = goals.count
    if goals.places[at] < SCROLL_PLACES:
        add_behind(g, seat, goals, goals.places[at], value)
    total = value + LATER * harvest(goals, dice, bit(at))
    goals.count = count
    return total


def promising(goals: Goals, dice: vec[i64], tried: i64) -> i64:
    """The break that is worth most for its dice, of those that were not thought of yet; −1 for none."""
    best: i64 = -1
    highest = -1.0
    at: i64
    for at in range(goals.count):
        if not has(tried, at):
            colour = colour_for(dice, goals.elements[at], goals.strengths[at])
            if colour >= 0:
                promise = per_die(goals.values[at], fewest(dice[colour], goals.strengths[at]))
                if promise > highest:
                    best, highest = at, promise
    return best


def expected(goals: Goals, counts: vec[i64]) -> float:
    """What so many dice of each colour will break on the average, before they are rolled."""
    left = counts[:]
    used: i64 = 0
    total = 0.0
    while True:
        best: i64 = -1
        paying: i64 = -1
        taken: i64 = 0
        highest = 0.0
        at: i64
        colour: i64
        many: i64
        for at in range(goals.count):
            if has(used, at):
                continue
            for colour in range(COLOURS):
                if goals.elements[at] == MIND or goals.elements[at] == colour:
                    for many in range(1, min(left[colour], MOST_DICE) + 1):
                        chance = REACHED[7 * many + goals.strengths[at]]
                        promise = per_die(goals.values[at] * chance, many)
                        if promise > highest:
                            best, paying, taken, highest = at, colour, many, promise
        if best < 0:
            return total
        used |= bit(best)
        total += goals.values[best] * REACHED[7 * taken + goals.strengths[best]]
        left[paying] -= taken


def dice_of(g: FiveSeals, seat: i64) -> vec[i64]:
    """A seat's dice, a handful a colour."""
    dice = zeros(COLOURS)
    colour: i64
    for colour in range(COLOURS):
        dice[colour] = g.dice[seat * COLOURS + colour]
    return dice


def average(g: FiveSeals, seat: i64, goals: Goals, counts: vec[i64]) -> float:
    """What so many dice of each colour break on the average, each break thought through to the last die."""
    total = 0.0
    roll: i64
    for roll in range(FACES):
        total += best_chain(g, seat, goals, thrown(counts, roll))
    return total / float(FACES)


def thrown(counts: vec[i64], roll: i64) -> vec[i64]:
    """So many dice of each colour after one of the rolls."""
    dice = zeros(COLOURS)
    at: i64 = 0
    colour: i64
    die: i64
    for colour in range(COLOURS):
        for die in range(counts[colour]):
            dice[colour] += bit(BITS * ROLLS[DICE * roll + at % DICE])
            at += 1
    return dice


def best_chain(g: FiveSeals, seat: i64, goals: Goals, dice: vec[i64]) -> float:
    """The most that dice break one after another, if they begin with what is worth most for its dice."""
    best = 0.0
    tried: i64 = 0
    step: i64
    for step in range(TRIED):
        at = promising(goals, dice, tried)
        if at < 0:
            break
        tried |= bit(at)
        best = max(best, chain(g, seat, goals, dice, at))
    return best
