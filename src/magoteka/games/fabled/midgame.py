"""A table of «Земля сказаний» as it may stand later in a match, for those who try the rules there."""

from __future__ import annotations

from magoteka.core.bits import bit, members
from magoteka.core.chance import Rng
from magoteka.games.fabled.box.components import BOOKS, MOST_ALLIES
from magoteka.games.fabled.rules.actions import Act
from magoteka.games.fabled.rules.allies import boost, boostable, join
from magoteka.games.fabled.table.force import ally_count
from magoteka.games.fabled.table.state import Fabled

MOST_BOOKS = 5


def midgame(g: Fabled, rng: Rng) -> bool:
    """At an action: more allies before everybody, some of them boosted, and more books."""
    if not isinstance(g.asking(), Act):
        return False
    told, g.listening = g.listening, False
    for seat in range(g.seats):
        for book in range(len(BOOKS)):
            g.books[seat * len(BOOKS) + book] += rng.below(MOST_BOOKS + 1)
        while ally_count(g, seat) < MOST_ALLIES and rng.below(4) > 0:
            let_join(g, seat, rng)
        for ally in members(boostable(g, seat)):
            if rng.below(2) == 0 and boostable(g, seat) & bit(ally):
                boost(g, seat, ally)
    g.listening = told
    return True


def let_join(g: Fabled, seat: int, rng: Rng) -> None:
    """An ally that nobody has."""
    free = members(g.ally_deck)
    if free:
        join(g, seat, free[rng.below(len(free))])
