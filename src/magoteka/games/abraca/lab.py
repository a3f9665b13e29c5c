"""Any two spells of «Абрака… что?» in one hand, so that both can be cast in one turn."""

from __future__ import annotations

from typing import Final

from magoteka.core.lab import CannotMeet, Lab
from magoteka.games.abraca.box.components import HAND, LIVES, SECRETS, SPELLS
from magoteka.games.abraca.rules.round import NextRound
from magoteka.games.abraca.rules.turn import NameSpell
from magoteka.games.abraca.table.state import Abraca, Variants

NAMES: Final = ("dragon", "wanderer", "dream", "singer", "tempest", "blizzard", "fireball", "potion")
DESIGNS_OF: Final = {"spell": NAMES}
SEATS: Final = 3
HURT: Final = 4
ELSEWHERE: Final = ((8, 7, 6, 5, 4), (8, 7, 7, 6, 3))  # the hands of the others


def lay(g: Abraca, first: str, second: str, state: str) -> None:
    """Seat 0 may cast both, the weaker one twice where there are two of it."""
    numbers = sorted((NAMES.index(first) + 1, NAMES.index(second) + 1))
    if first == second:
        raise CannotMeet("a pair is two spells")
    g.strike(g.depth)
    g.variants = Variants(
        6 if state == "die-6" else 3, state == "hits-caster", False, False, False, state == "last-mage"
    )
    mine = numbers if state == "last-stones" else numbers + [n for n in (8, 7, 6) if n not in numbers][: HAND - 2]
    g.round, g.turn, g.last = 1, 0, 0
    left = list(range(SPELLS + 1))
    for seat, hand in enumerate((mine, *ELSEWHERE)):
        for slot, number in enumerate(hand):
            g.stones[seat * HAND + slot] = number
            left[number] -= 1
        g.lives[seat] = {"dying": 1, "unhurt": LIVES}.get(state, HURT)
    for number, count in enumerate(left):
        g.unseen[number] = count
    g.pool = SECRETS
    g.reserve = sum(left) - g.pool
    g.then(NextRound())
    g.then(NameSpell(0))


STATES: Final = ("", "dying", "unhurt", "last-stones", "last-mage", "hits-caster", "die-6")
LAB: Final = Lab(DESIGNS_OF, lay, SEATS, STATES)
