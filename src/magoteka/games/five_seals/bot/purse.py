"""What dice can pay for."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from magoteka.games.five_seals.bot.scene import Dice
from magoteka.games.five_seals.box.components import COLOURS, MIND


def cheapest(dice: Dice, element: int, strength: int) -> tuple[int, tuple[int, ...]] | None:
    """The fewest and smallest dice that pay for a seal."""
    if element != MIND:
        paid = least(tuple(dice[element]), strength)
        return (element, paid) if paid else None
    found = None
    for colour in range(COLOURS):
        paid = least(tuple(dice[colour]), strength)
        if paid and (found is None or (len(paid), sum(paid)) < (len(found[1]), sum(found[1]))):
            found = (colour, paid)
    return found


@cache
def least(values: tuple[int, ...], strength: int) -> tuple[int, ...]:
    """The fewest and smallest of the values whose sum is at least the strength; nothing if they do not suffice."""
    if sum(values) < strength:
        return ()
    for count in range(1, len(values) + 1):
        fits = [paid for paid in combinations(sorted(values), count) if sum(paid) >= strength]
        if fits:
            return min(fits, key=sum)
    return ()


def per_die(value: float, count: int) -> float:
    """What a seal is worth for the dice it takes."""
    return value / (0.6 + 0.4 * count)
