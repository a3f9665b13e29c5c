"""A table of «За пятью печатями» as it may stand later in a match, for those who try the rules there."""

from __future__ import annotations

from magoteka.core.bits import bit
from magoteka.core.chance import Rng
from magoteka.games.five_seals.box.components import STRONGEST
from magoteka.games.five_seals.rules.scoring import sixes_at_end
from magoteka.games.five_seals.rules.turn import TakeTurn
from magoteka.games.five_seals.table.board import lift_scroll, lift_token
from magoteka.games.five_seals.table.state import FiveSeals, card_strength, sixes_left

OPENED = 4  # one passage in so many stays closed, at most
MOST_SCROLLS = 5


def midgame(g: FiveSeals, rng: Rng) -> bool:
    """At the beginning of a turn: scrolls before everybody, and passages that were broken open."""
    if not isinstance(g.asking(), TakeTurn):
        return False
    for place in range(g.dungeon.seals):
        if rng.below(OPENED) == 0 and g.tokens[place] != 0:
            lift_token(g, place)
    for seat in range(g.seats):
        for _ in range(rng.below(MOST_SCROLLS + 1)):
            take_a_scroll(g, seat, rng)
    return True


def take_a_scroll(g: FiveSeals, seat: int, rng: Rng) -> None:
    """One of those on the board; enough of the strongest stay, or the match would be over."""
    there = [index for index in range(g.dungeon.scrolls) if can_go(g, index)]
    if there:
        card = lift_scroll(g, there[rng.below(len(there))])
        g.held[seat] |= bit(card)
        g.up |= bit(card)


def can_go(g: FiveSeals, index: int) -> bool:
    """Whether a scroll lies there that does not end the match when it is taken."""
    if g.scrolls[index] < 0:
        return False
    return card_strength(g.scrolls[index]) < STRONGEST or sixes_left(g) > sixes_at_end(g) + 1
