"""The end of the match: FS-31, FS-33, FS-34, FS-A26, FS-A30."""

from mypy_extensions import i64

from magoteka.core.bits import bit, has, members, size
from magoteka.games.five_seals.box.components import (
    CALLS,
    CARDS,
    IDLE_ROUNDS,
    LAST_ROUND,
    MIND,
    REVALUATION,
    SIXES_FOR_FEW,
    SIXES_FOR_MANY,
)
from magoteka.games.five_seals.messages.events import Counted, MatchEnded, MatchStopped
from magoteka.games.five_seals.table.state import (
    FiveSeals,
    card_element,
    card_strength,
    of_element_cards,
    sixes_left,
    spell_of,
)


def sixes_at_end(g: FiveSeals) -> i64:
    """FS-31 How many of the strongest scrolls are left when the match ends."""
    if g.seats <= 3:
        return SIXES_FOR_FEW
    return SIXES_FOR_MANY


def is_over(g: FiveSeals) -> bool:
    """FS-31 Few enough of the strongest scrolls are left."""
    return sixes_left(g) <= sixes_at_end(g)


def is_stuck(g: FiveSeals) -> bool:
    """FS-A26 Five rounds without a broken seal, or a hundred rounds in all."""
    return g.idle >= IDLE_ROUNDS or g.round >= LAST_ROUND


def points_of(g: FiveSeals, seat: i64) -> i64:
    """FS-33 The strengths of the seat's scrolls, and what each Revaluation adds."""
    points: i64 = 0
    card: i64
    for card in range(CARDS):
        if has(g.held[seat], card):
            points += card_strength(card)
            if spell_of(g, card) == REVALUATION:
                points += scrolls_of_element(g, seat, card_element(card))
    return points


def scrolls_of_element(g: FiveSeals, seat: i64, element: i64) -> i64:
    """FS-33 How many scrolls of an element the seat has; Call is one of mind."""
    count = size(g.held[seat] & of_element_cards(element))
    if element == MIND:
        count += size(g.held[seat] >> CALLS)
    return count


def end_match(g: FiveSeals) -> None:
    """FS-34, FS-A30 The highest total wins; those who tie all win."""
    best: i64 = 0
    seat: i64
    for seat in range(g.seats):
        points = points_of(g, seat)
        if points > best:
            best = points
            g.winners = 0
        if points == best:
            g.winners |= bit(seat)
    if g.listening:
        points_all = tuple(int(points_of(g, each)) for each in range(g.seats))
        for seat in range(g.seats):
            g.emit(Counted(seat, points_all[seat]))
        g.emit(MatchEnded(points_all, tuple(members(g.winners))))


def stop_match(g: FiveSeals) -> None:
    """FS-A26 The match is stopped and counted as usual."""
    if g.listening:
        g.emit(MatchStopped(g.round, "idle" if g.idle >= IDLE_ROUNDS else "limit"))
    end_match(g)
