"""A table of «Абрака… что?» as it may stand later in a match, for those who try the rules there."""

from __future__ import annotations

from magoteka.core.boards import with_number
from magoteka.core.chance import Rng
from magoteka.games.abraca.box.components import LIVES, TARGET
from magoteka.games.abraca.rules.turn import NameSpell
from magoteka.games.abraca.table.state import Abraca


def midgame(g: Abraca, rng: Rng) -> bool:
    """At the beginning of a turn: any lives and any scores that do not yet win."""
    question = g.asking()
    if not isinstance(question, NameSpell) or g.last != 0:
        return False
    for seat in range(g.seats):
        g.lives[seat] = 1 + rng.below(LIVES)
        g.scores = with_number(g.scores, seat, rng.below(TARGET))
    return True
