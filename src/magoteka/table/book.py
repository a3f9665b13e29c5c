"""A family's book: evenings, who played what with whom, and what was earned."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from magoteka.table import wire
from magoteka.table.counts import Finished, FinishedPlayer

APART = 5 * 3600.0  # seconds without a match, after which another evening begins
SHOWN = 500  # matches


def book(matches: Sequence[Finished], me: Collection[str]) -> wire.Book:
    """The book of somebody, whatever devices he plays at; matches are given latest first."""
    shown = matches[:SHOWN]
    evenings: list[list[Finished]] = []
    for one in shown:
        if not evenings or evenings[-1][-1].ended - one.ended > APART:
            evenings.append([])
        evenings[-1].append(one)
    told = [wire.Evening(one[-1].ended, names(one), [match(each, me) for each in one[::-1]]) for one in evenings]
    return wire.Book(len(matches), told, honours(matches, me))


def people(one: Finished) -> list[tuple[int, FinishedPlayer]]:
    """The seats of a match that somebody answered for himself; whoever has left the house is nobody."""
    return [(seat, player) for seat, player in enumerate(one.players) if player.bot is None and player.who is not None]


def names(evening: Sequence[Finished]) -> list[str]:
    """Who played in an evening, each once."""
    return sorted({player.name for one in evening for _, player in people(one) if player.name})


def match(one: Finished, me: Collection[str]) -> wire.BookMatch:
    """A match as the book has it."""
    earned = [[name for seat, name in one.honours if seat == number] for number in range(len(one.players))]
    seats = [
        wire.BookSeat(
            player.name,
            player.bot,
            player.who in me and not player.here,
            seat in one.winners,
            one.scores[seat] if seat < len(one.scores) else None,
            [] if player.bot is not None else earned[seat],
        )
        for seat, player in enumerate(one.players)
    ]
    return wire.BookMatch(one.table, one.game, one.ended, seats)


def honours(matches: Sequence[Finished], me: Collection[str]) -> list[wire.Honour]:
    """What everybody has earned by playing himself: for the first time when, and how often; the first ones first."""
    found: dict[tuple[str, str, str], wire.Honour] = {}
    for one in reversed(matches):
        mine = dict(people(one))
        for seat, name in one.honours:
            if seat not in mine:
                continue
            player = mine[seat]
            my = player.who in me and not player.here
            whose = "" if my else f"{player.who} {player.name}" if player.here else str(player.who)
            key = (one.game, name, whose)
            before = found.get(key)
            first = (one.ended, one.table) if before is None else (before.first, before.table)
            times = 1 if before is None else before.times + 1
            found[key] = wire.Honour(one.game, name, player.name, my, *first, times)
    return sorted(found.values(), key=lambda one: one.first)
