"""Where everybody's sun books came from, and where they went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from magoteka.core.bits import size
from magoteka.core.event import Event
from magoteka.core.tally import Reason
from magoteka.games.fabled.box.components import FOREST, WISDOM_OF_A_SUN
from magoteka.games.fabled.messages.events import (
    AllyBoosted,
    BooksGained,
    BooksPaid,
    Converted,
    EpilogueCame,
    PlaceApplied,
    Transformed,
)
from magoteka.games.fabled.rules.books import held
from magoteka.games.fabled.table.state import Fabled

CLAUSES = {
    "converted": "FB-80",
    "tower": "FB-85",
    "temple": "FB-86",
    "library": "FB-87",
    "firebird": "FB-98",
    "gained": "FB-10",
    "unmade": "FB-81",
    "paid": "FB-10",
}
CHANGES = (1, 3, 2)  # books that tower, temple and library take for suns


def tally(g: Fabled, told: Sequence[Event]) -> list[Reason]:
    """FB-91 Sun books by their sources; FB-92 how a tie was decided; FB-X30 how a Trial is judged."""
    suns: Counter[tuple[int, str]] = Counter()
    boosted: dict[int, bool] = {}
    for event in told:
        if isinstance(event, PlaceApplied | AllyBoosted):
            boosted[event.seat] = isinstance(event, AllyBoosted)
        elif isinstance(event, BooksGained | BooksPaid | Converted | Transformed):
            why, count = source(event, boosted.get(event.seat, False))
            suns[event.seat, why] += count
    found = [
        Reason(seat, why, clause, suns[seat, why])
        for seat in range(g.seats)
        for why, clause in CLAUSES.items()
        if suns[seat, why]
    ]
    return found + verdict(g, told)


def source(event: BooksGained | BooksPaid | Converted | Transformed, boosted: bool) -> tuple[str, int]:
    """Why sun books came (or, below zero, went), and how many."""
    match event:
        case BooksGained():
            return "gained", event.sun
        case BooksPaid():
            return "paid", -event.sun
        case Converted(give="sun"):
            return "unmade", -event.give_count
        case Converted(take="sun"):
            return "converted", event.take_count
        case Transformed(take="sun") if boosted:
            return "firebird", event.take_count
        case Transformed(take="sun"):
            return ("tower", "temple", "library")[CHANGES.index(event.give_count)], event.take_count
    return "converted", 0


def verdict(g: Fabled, told: Sequence[Event]) -> list[Reason]:
    """What decided the match."""
    if g.variants.trial:
        spirits = int(g.wisdom // WISDOM_OF_A_SUN)
        return [Reason(None, "trial", "FB-X30", None, {"suns": spirits, "wisdom": int(g.wisdom), "seats": g.seats})]
    suns = next(event.suns for event in told if isinstance(event, EpilogueCame))
    if suns.count(max(suns)) < 2:
        return []
    if size(g.winners) > 1:
        return [Reason(None, "shared", "FB-92")]
    return [Reason(None, "tie", "FB-92", None, {"book": decided_by(g, suns)})]


def decided_by(g: Fabled, suns: Sequence[int]) -> str:
    """FB-92 The kind of books that told apart those who had most suns."""
    among = [seat for seat, count in enumerate(suns) if count == max(suns)]
    for kind in range(FOREST, -1, -1):
        counts = [int(held(g, seat, kind)) for seat in among]
        if len(set(counts)) > 1 and counts.count(max(counts)) == 1:
            return ("steppe", "mountain", "forest")[kind]
        among = [seat for seat, count in zip(among, counts, strict=True) if count == max(counts)]
    return "steppe"
