"""Which dice to take: what every choice of colours breaks on the average."""

from __future__ import annotations

from collections.abc import Iterator

from magoteka.games.five_seals.bot.plan import Plan
from magoteka.games.five_seals.bot.rolls import rolled
from magoteka.games.five_seals.bot.scene import Dice
from magoteka.games.five_seals.box.components import COLOURS, DICE, FACES


def draft_worth(plan: Plan, colour: int) -> float:
    """The best that all dice of a draft come to, if one of this colour is taken now."""
    counts = [len(plan.dice[other]) for other in range(COLOURS)]
    counts[colour] += 1
    store = list(plan.view.store)
    store[colour] -= 1
    return max(average(plan, hand) for hand in completed(counts, store, max(DICE - sum(counts), 0)))


def completed(counts: list[int], store: list[int], more: int) -> Iterator[list[int]]:
    """Every choice of colours for the dice still to be taken."""
    fits = [colour for colour in range(COLOURS) if store[colour] > 0]
    if more == 0 or not fits:
        yield counts
        return
    for colour in fits:
        taken = [count + (other == colour) for other, count in enumerate(counts)]
        rest = [0 if other < colour else left - (other == colour) for other, left in enumerate(store)]
        yield from completed(taken, rest, more - 1)


def average(plan: Plan, counts: list[int]) -> float:
    """What dice of these colours break on the average."""
    colours = [colour for colour in range(COLOURS) for _ in range(counts[colour])]
    total = 0.0
    for roll in range(FACES):
        dice: Dice = [[] for _ in range(COLOURS)]
        for at, colour in enumerate(colours):
            dice[colour].append(rolled(roll, at))
        total += plan.harvest(dice, 1)
    return total / FACES


def die_gain(plan: Plan, colour: int, now: float) -> float:
    """What one more die of a colour, rolled at once, adds on the average."""
    total = 0.0
    for face in range(1, FACES + 1):
        more = [list(values) for values in plan.dice]
        more[colour].append(face)
        total += plan.harvest(more)
    return total / FACES - now
