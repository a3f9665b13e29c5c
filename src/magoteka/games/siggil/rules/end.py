"""The end of the game: SG-19 to SG-21, SG-24, SG-26."""

from mypy_extensions import i64

from magoteka.core.bits import bit, full, members, size
from magoteka.games.siggil.box.components import (
    BY_LAST_CARD,
    BY_SPIRITS,
    FAMILIES,
    ORDINARY,
    SOLO_LOST,
    SOLO_WON,
)
from magoteka.games.siggil.messages.events import Counted, MatchEnded, SoloEnded
from magoteka.games.siggil.table.state import Siggil, lost_spirits, spirits_of


def win_with_enough_spirits(g: Siggil, seat: i64) -> None:
    """SG-19, SG-24, SG-A07 Whoever holds the wanted number of spirits wins at once."""
    if spirits_of(g, seat) < g.variants.target:
        return
    if g.seats == 1:
        end(g, SOLO_WON, bit(seat))
    else:
        end(g, BY_SPIRITS, bit(seat))


def too_many_lost(g: Siggil) -> i64:
    """SG-26 So many discarded spirits leave too few to win with."""
    return FAMILIES + 1 - g.variants.target


def lose_with_too_few_spirits_left(g: Siggil) -> None:
    """SG-26 The solo game is lost with the first discarded spirit, the advanced one with the second."""
    if lost_spirits(g) >= too_many_lost(g):
        end(g, SOLO_LOST, 0)


def siggil_is_empty(g: Siggil) -> None:
    """SG-20, SG-21 With the turn of the last card the game ends; alone it is lost, for it was not won before."""
    if g.seats == 1:
        end(g, SOLO_LOST, 0)
    else:
        end(g, BY_LAST_CARD, best_of(g))


def best_of(g: Siggil) -> i64:
    """SG-21, SG-A10, SG-A11 Most spirits, then fewest cards in hand; who is equal in both shares the victory."""
    best: i64 = -1
    mask: i64 = 0
    seat: i64
    for seat in range(g.seats):
        rank = spirits_of(g, seat) * 64 + ORDINARY - size(g.hands[seat])
        if rank > best:
            best = rank
            mask = 0
        if rank == best:
            mask |= bit(seat)
    return mask


def end(g: Siggil, how: i64, winners: i64) -> None:
    """The match is over: nothing that was still to do is done."""
    g.ended = how
    g.winners = winners
    g.strike(g.depth)
    if g.listening:
        tell(g)


def tell(g: Siggil) -> None:
    """Tell how it ended."""
    held = tuple([spirits_of(g, seat) for seat in members(full(g.seats))])
    if g.seats == 1:
        g.emit(SoloEnded(0, g.ended == SOLO_WON, held[0], lost_spirits(g)))
        return
    hands = tuple([size(g.hands[seat]) for seat in members(full(g.seats))])
    for seat in members(full(g.seats)):
        g.emit(Counted(seat, held[seat], hands[seat]))
    g.emit(MatchEnded("spirits" if g.ended == BY_SPIRITS else "last-card", tuple(members(g.winners)), held, hands))
