"""Ratings, from finished matches alone."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean
from typing import Any

from magoteka.arena.tally import Z95
from magoteka.table import wire
from magoteka.table.counts import BOT, Finished

SCALE = 40  # points of ours for one of the model's: a newcomer has 1000


def rating_of(game: str, matches: Iterable[Finished], me: str) -> wire.GameRating | None:
    """A guest's rating in a game from all its matches that count, in their order; None where he has played none.

    Bots are players too, each level the same one everywhere, so that who plays with them alone has a rating.
    """
    from openskill.models import PlackettLuce  # half a second that only who looks at ratings waits for

    model = PlackettLuce()
    known: dict[str, Any] = {}
    played = 0
    for one in sorted(matches, key=lambda one: one.ended):
        names = [player.who or BOT + str(player.bot) for player in one.players]
        teams = [[known.get(name) or model.rating()] for name in names]
        after = model.rate(teams, ranks=[1 if seat in one.winners else 2 for seat in range(len(names))])
        for name in set(names):
            same = [after[seat][0] for seat, other in enumerate(names) if other == name]
            known[name] = model.rating(mu=fmean(r.mu for r in same), sigma=fmean(r.sigma for r in same))
        played += me in names
    if not played:
        return None
    mine = known[me]
    middle, reach = SCALE * mine.mu, SCALE * Z95 * mine.sigma
    return wire.GameRating(game, round(middle), round(middle - reach), round(middle + reach), played)
