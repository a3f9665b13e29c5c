"""The end of a round and of the match: AB-32 to AB-39, AB-41."""

from typing import Final

from mypy_extensions import i64

from magoteka.core.bits import bit, members
from magoteka.core.boards import emptied, with_number
from magoteka.games.abraca.box.components import HAND, TARGET
from magoteka.games.abraca.messages.events import MatchEnded, RoundEnded, Scored
from magoteka.games.abraca.table.state import Abraca, alive, secrets_of

NOBODY: Final = -1

EMPTIED: Final = "emptied"
STRUCK_DOWN: Final = "struck-down"
MISTAKE: Final = "mistake"
LAST_MAGE: Final = "last-mage"


def won_by_empty_hand(g: Abraca, seat: i64) -> None:
    """AB-33, AB-A19 The winner gets three points; everyone else drops to no lives and no points."""
    other: i64
    for other in range(g.seats):
        if other != seat:
            g.lives[other] = 0
    score(g, seat)
    close(g, seat, EMPTIED)


def won_by_strike(g: Abraca, seat: i64) -> None:
    """AB-34, AB-A10 The attacker gets three points however many fell; every other survivor gets one."""
    score(g, seat)
    close(g, seat, STRUCK_DOWN)


def lost_by_mistake(g: Abraca) -> None:
    """AB-35 Whoever fell by his own mistake gets nothing; there is no winner, and the survivors get one point each."""
    score(g, NOBODY)
    close(g, NOBODY, MISTAKE)


def won_by_last_mage(g: Abraca, seat: i64, how: str) -> None:
    """AB-41 Two points and the secret stones for the winner, nothing for the others."""
    g.gains = with_number(emptied(g.gains), seat, 2 + secrets_of(g, seat))
    close(g, seat, how)


def score(g: Abraca, winner: i64) -> None:
    """AB-34, AB-36 Points of a round: survivors only, and one more for each secret stone."""
    seat: i64
    gains = g.gains[:]
    for seat in range(g.seats):
        gain: i64 = 0
        if alive(g, seat):
            gain = 1 + secrets_of(g, seat)
            if seat == winner:
                gain += 2
        gains[seat] = gain
    g.gains = gains


def close(g: Abraca, winner: i64, how: str) -> None:
    """AB-32, AB-39 Points are marked; with eight on the tower the match is over, otherwise another round follows."""
    seat: i64
    top: i64 = 0
    scores = g.scores[:]
    gains = g.gains
    for seat in range(g.seats):
        scores[seat] += gains[seat]
        top = max(top, scores[seat])
    g.scores = scores
    if top >= TARGET:
        g.winners = best_of(g)
    if g.listening:
        tell(g, winner, how)
    g.depth = 1  # everything of this round is struck off; the next round lies at the bottom


def best_of(g: Abraca) -> i64:
    """AB-39 Among those with eight points: most gained in this round, then most lives, then shared."""
    best: i64 = -1
    mask: i64 = 0
    seat: i64
    for seat in range(g.seats):
        if g.scores[seat] >= TARGET:
            rank = g.gains[seat] * 16 + g.lives[seat]
            if rank > best:
                best = rank
                mask = 0
            if rank == best:
                mask |= bit(seat)
    return mask


def stones_left(g: Abraca) -> tuple[tuple[int, ...], ...]:
    """AB-A21 What still stands before each mage; the stones are gathered, and his own hide from nobody any more."""
    place: i64
    seat: i64
    rows: list[tuple[int, ...]] = []
    for seat in range(g.seats):
        row: list[int] = []
        for place in range(seat * HAND, seat * HAND + HAND):
            if g.stones[place] != 0:
                row.append(int(g.stones[place]))
        rows.append(tuple(row))
    return tuple(rows)


def tell(g: Abraca, winner: i64, how: str) -> None:
    """Tell how the round, and perhaps the match, ended."""
    named = None if winner == NOBODY else int(winner)
    seat: i64
    hidden = [0] * g.seats
    for seat in range(g.seats):
        if g.gains[seat] > 0:
            hidden[seat] = secrets_of(g, seat)
    g.emit(RoundEnded(how, named, tuple(g.gains), tuple(g.scores), tuple(hidden), stones_left(g)))
    for seat in range(g.seats):
        g.emit(Scored(seat, g.gains[seat], g.scores[seat]))
    if g.winners != 0:
        g.emit(MatchEnded(tuple(members(g.winners))))
