"""What dice can break, one seal after another: those that show something, and those still to be rolled."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.bits import bit, has
from magoteka.core.boards import zeros
from magoteka.games.five_seals.bot.goals import Goals, add_behind
from magoteka.games.five_seals.bot.rolls import rolled
from magoteka.games.five_seals.bot.weights import MOST_DICE
from magoteka.games.five_seals.box.components import (
    COLOURS,
    ELEMENTS,
    FACES,
    MIND,
    SCROLL_PLACES,
    STRONGEST,
    WEAKEST,
)
from magoteka.games.five_seals.table.dice import BITS
from magoteka.games.five_seals.table.state import FiveSeals

TRIED: Final = 2  # first breaks of a roll that are thought through
PRICE_LIST: Final = 8 * ELEMENTS


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


def price_list(dice: vec[i64]) -> vec[i64]:
    """How many dice each kind of seal takes, 0 where they do not suffice."""
    prices = zeros(PRICE_LIST)
    colour: i64
    for colour in range(COLOURS):
        if dice[colour] != 0:
            price_colour(prices, dice[colour], colour)
    price_mind(prices)
    return prices


def price_colour(prices: vec[i64], dice: i64, colour: i64) -> None:
    """What the dice of a colour pay for, the largest first."""
    strength: i64 = WEAKEST
    sum: i64 = 0
    taken: i64 = 0
    value: i64 = FACES
    many: i64
    while value > 0 and strength <= STRONGEST:
        many = (dice >> (BITS * value)) & 15
        while many > 0 and strength <= STRONGEST:
            sum += value
            taken += 1
            many -= 1
            while strength <= sum and strength <= STRONGEST:
                prices[8 * colour + strength] = taken
                strength += 1
        value -= 1
    while strength <= STRONGEST:
        prices[8 * colour + strength] = 0
        strength += 1


def price_mind(prices: vec[i64]) -> None:
    """Any colour pays for a seal of mind."""
    strength: i64
    colour: i64
    for strength in range(WEAKEST, STRONGEST + 1):
        least: i64 = 0
        for colour in range(COLOURS):
            price = prices[8 * colour + strength]
            if price > 0 and (least == 0 or price < least):
                least = price
        prices[8 * MIND + strength] = least


def payer(prices: vec[i64], kind: i64) -> i64:
    """The colour that pays for a kind of seal with the fewest dice."""
    if kind < 8 * MIND:
        return kind >> 3
    strength = kind & 7
    colour: i64 = 0
    while prices[8 * colour + strength] != prices[kind]:
        colour += 1
    return colour


def promising(goals: Goals, prices: vec[i64], used: i64) -> i64:
    """The break that is worth most for its dice, of those that are left; −1 for none."""
    best: i64 = -1
    highest = 0.0
    per = goals.weights.per
    kinds = goals.kinds
    values = goals.values
    at: i64
    for at in range(goals.count):
        price = prices[kinds[at]]
        if price > 0 and not has(used, at):
            promise = values[at] * per[price]
            if promise > highest:
                best, highest = at, promise
    return best


def harvest(g: FiveSeals, seat: i64, goals: Goals, held: vec[i64], first: i64 = -1) -> float:
    """What the dice break one after another, the best for its dice first, or one that is given; behind it as well."""
    dice = held[:]
    prices = price_list(dice)
    count = goals.count
    rooms = goals.rooms
    used: i64 = 0
    total = 0.0
    weight = 1.0
    best = first if first >= 0 else promising(goals, prices, 0)
    while best >= 0:
        used |= bit(best)
        kind = goals.kinds[best]
        colour = payer(prices, kind)
        total += weight * goals.values[best]
        weight *= goals.weights.later
        dice[colour] = spent(dice[colour], kind & 7)
        if dice[0] | dice[1] | dice[2] | dice[3] == 0:
            break
        price_colour(prices, dice[colour], colour)
        price_mind(prices)
        if goals.places[best] < SCROLL_PLACES:
            add_behind(g, seat, goals, goals.places[best], goals.values[best])
        best = promising(goals, prices, used)
    goals.count = count
    goals.rooms = rooms
    return total


def best_harvest(g: FiveSeals, seat: i64, goals: Goals, dice: vec[i64]) -> float:
    """The most that dice break one after another, if they begin with what is worth most for its dice."""
    prices = price_list(dice)
    best = 0.0
    tried: i64 = 0
    step: i64
    for step in range(TRIED):
        at = promising(goals, prices, tried)
        if at < 0:
            break
        tried |= bit(at)
        best = max(best, harvest(g, seat, goals, dice, at))
    return best


def expected(goals: Goals, counts: vec[i64]) -> float:
    """What so many dice of each colour will break on the average, before they are rolled."""
    left = counts[:]
    weights = goals.weights
    used: i64 = 0
    total = 0.0
    while True:
        best: i64 = -1
        paying: i64 = -1
        highest = 0.0
        at: i64
        colour: i64
        most: i64 = 0
        for colour in range(1, COLOURS):
            if left[colour] > left[most]:
                most = colour
        for at in range(goals.count):
            if has(used, at):
                continue
            kind = goals.kinds[at]
            colour = most if kind >= 8 * MIND else kind >> 3
            if left[colour] > 0:
                promise = goals.values[at] * weights.odds[8 * min(left[colour], MOST_DICE) + (kind & 7)]
                if promise > highest:
                    best, paying, highest = at, colour, promise
        if best < 0:
            return total
        used |= bit(best)
        row = 8 * min(left[paying], MOST_DICE) + (goals.kinds[best] & 7)
        total += goals.values[best] * weights.chances[row]
        left[paying] -= weights.rolled[row]


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
        total += harvest(g, seat, goals, thrown(counts, roll))
    return total / float(FACES)


def thrown(counts: vec[i64], roll: i64) -> vec[i64]:
    """So many dice of each colour after one of the rolls."""
    dice = zeros(COLOURS)
    at: i64 = 0
    colour: i64
    die: i64
    for colour in range(COLOURS):
        for die in range(counts[colour]):
            dice[colour] += bit(BITS * rolled(roll, at))
            at += 1
    return dice
