"""Ratings, from finished matches alone; and what tells play from matches that are made for a rating."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum

from magoteka.arena.tally import Z95
from magoteka.table import wire
from magoteka.table.counts import Finished

SCALE = 40  # points of ours for one of the model's: a newcomer has 1000
DAY = 86_400
OFTEN = 3  # matches of the same company at a game that count in a day, and of a winner against newcomers alone
FOREGONE = 10  # matches of a company that one and the same has won: the next says nothing new
Rating = tuple[float, float, int]  # mu and sigma of the model, and how many matches


class Reckoned(IntEnum):
    """What came of a match for ratings; numbers are as they are stored."""

    NOT_YET = 0
    COUNTED = 1
    NEVER = 2
    OFTEN = 3  # the same company too often in a day
    FOREGONE = 4  # one of the company always wins
    NEWCOMERS = 5  # counted, and all but the winner were rated for the first time
    TOO_MANY_NEW = 6  # he has won too many of those in a day


COUNTED = (Reckoned.COUNTED, Reckoned.NEWCOMERS)
MET = (*COUNTED, Reckoned.OFTEN, Reckoned.FOREGONE)


def judged(
    one: Finished, before: Sequence[tuple[Finished, int]], known: Mapping[str, Rating], newcomers: int
) -> Reckoned:
    """Whether a match moves ratings, by the latest ones of its company, and the winner's of a day against newcomers.

    The test is public (docs/security.md): three matches a day of the same people at a game, none where one of them has
    won the last ten, and three a day against people who have never been rated.
    """
    counted = [other for other, how in before if how in COUNTED and one.ended - other.ended < DAY]
    if len(counted) >= OFTEN:
        return Reckoned.OFTEN
    latest = [won_by(other) for other, _ in before[:FOREGONE]]
    if len(latest) == FOREGONE and len(set(latest)) == 1:
        return Reckoned.FOREGONE
    if any(player.who in known for seat, player in enumerate(one.players) if seat not in one.winners):
        return Reckoned.COUNTED
    return Reckoned.NEWCOMERS if newcomers < OFTEN else Reckoned.TOO_MANY_NEW


def won_by(one: Finished) -> frozenset[str | None]:
    """Who has won."""
    return frozenset(one.players[seat].who for seat in one.winners)


def moved(one: Finished, known: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings of all who played, after the match."""
    from openskill.models import PlackettLuce  # half a second that only who looks at ratings waits for

    model, names = PlackettLuce(), [str(player.who) for player in one.players]
    old = [known.get(name) for name in names]
    teams = [[model.rating() if mine is None else model.rating(mu=mine[0], sigma=mine[1])] for mine in old]
    after = model.rate(teams, ranks=[1 if seat in one.winners else 2 for seat in range(len(names))])
    return {
        name: (team[0].mu, team[0].sigma, 1 + (0 if mine is None else mine[2]))
        for name, mine, team in zip(names, old, after, strict=True)
    }


def shown(game: str, rating: Rating) -> wire.GameRating:
    """A rating as its owner is told it."""
    mu, sigma, matches = rating
    middle, reach = SCALE * mu, SCALE * Z95 * sigma
    return wire.GameRating(game, round(middle), round(middle - reach), round(middle + reach), matches)
