"""The end: FB-91, FB-92, FB-X30, FB-X31."""

from typing import Final

from mypy_extensions import i64

from magoteka.core.bits import bit, full, has, members
from magoteka.games.fabled.box.components import SUN, WISDOM_OF_A_SUN
from magoteka.games.fabled.messages.events import EpilogueCame, TrialEnded
from magoteka.games.fabled.rules.books import held
from magoteka.games.fabled.table.state import OVER, Fabled

GRADES: Final = ("defeat", "victory", "great", "legendary")


def epilogue(g: Fabled) -> None:
    """FB-91 The game is over."""
    g.phase = OVER
    if g.variants.trial:
        judge_trial(g)
    else:
        g.winners = richest(g)
    if g.listening:
        suns = tuple(int(held(g, seat, SUN)) for seat in range(g.seats))
        g.emit(EpilogueCame(tuple(members(g.winners)), suns))
        if g.variants.trial:
            g.emit(TrialEnded(GRADES[g.grade], int(g.wisdom // WISDOM_OF_A_SUN)))


def richest(g: Fabled) -> i64:
    """FB-91, FB-92 Most sun books, then forest, mountain, steppe books; what is still equal is shared."""
    best = full(g.seats)
    kind: i64 = SUN
    while kind >= 0:
        best = most_of(g, best, kind)
        kind -= 1
    return best


def most_of(g: Fabled, among: i64, kind: i64) -> i64:
    """Those of the seats that have most books of the kind, as a set."""
    top: i64 = -1
    best: i64 = 0
    seat: i64
    for seat in range(g.seats):
        if has(among, seat) and held(g, seat, kind) > top:
            top = held(g, seat, kind)
            best = 0
        if has(among, seat) and held(g, seat, kind) == top:
            best |= bit(seat)
    return best


def judge_trial(g: Fabled) -> None:
    """FB-X30, FB-X31 The players together against the spirits; the grade by the average lead."""
    lead: i64 = 0
    seat: i64
    for seat in range(g.seats):
        lead += held(g, seat, SUN) - g.wisdom // WISDOM_OF_A_SUN
    g.grade = 0
    if lead > 0:
        g.grade = 1
        g.winners = full(g.seats)
    if lead >= 2 * g.seats:
        g.grade = 2
    if lead >= 4 * g.seats:
        g.grade = 3
