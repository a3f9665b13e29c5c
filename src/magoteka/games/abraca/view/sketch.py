"""What a mage sees, as 128 small numbers: the mage himself first, the others from his left on."""

from typing import Final

from mypy_extensions import i64, u8

from magoteka.core._arrays import vec
from magoteka.core.sketch import Sketch, wipe
from magoteka.games.abraca.box.components import HAND, SECRETS, SPELLS, STONES
from magoteka.games.abraca.rules.spells import MayTakeSecret
from magoteka.games.abraca.table.state import (
    Abraca,
    hit_number,
    hit_seat,
    ruled_out,
    secret_number,
    secret_owner,
    standing_since,
)

# Where each part begins; a part "by number" has a place for each spell from 1 to 8. Plain numbers: compiled, sums of
# names would be worked out anew at every look.
LIFE: Final = 0  # by mage
SCORE: Final = 5  # by mage
TAKEN: Final = 10  # secret stones, by mage
OWN: Final = 15  # by own place: whether a stone is there, then by number whether it cannot be that
HIT: Final = 60  # own hits while a stone stood there that still stands, by number
SECRET: Final = 68  # own secret stones, by number
CAST: Final = 76  # stones on the board, by number
UNSEEN: Final = 84  # stones that the mage does not see anywhere, by number
OTHERS: Final = 92  # by mage to the left: stones before him, by number
LAST: Final = 124  # the number cast last in this turn
RESERVE: Final = 125
POOL: Final = 126
OFFERED: Final = 127  # whether a secret stone is offered, and not a spell asked for
SIZE: Final = 128


class AbracaSketch(Sketch):
    """AB-05, AB-31 Of one's own stones only what was heard, of others' secret stones only how many."""

    def draw(self, g: Abraca, seat: i64, out: vec[u8], at: i64) -> None:
        number: i64
        cast = g.cast
        for number in range(1, SPELLS + 1):
            out[at + CAST + number - 1] = u8(cast[number])
            out[at + UNSEEN + number - 1] = u8(number - cast[number])
        draw_mages(g, seat, out, at)
        draw_secrets(g, seat, out, at)
        draw_hits(g, seat, draw_own(g, seat, out, at), out, at)
        out[at + LAST] = u8(g.last)
        out[at + RESERVE] = u8(g.reserve)
        out[at + POOL] = u8(g.pool)
        out[at + OFFERED] = u8(isinstance(g.top(), MayTakeSecret))


def draw_mages(g: Abraca, seat: i64, out: vec[u8], at: i64) -> None:
    """AB-05 Lives and points of all, and the fronts of all others' stones."""
    left: i64
    slot: i64
    stones = g.stones
    wipe(out, at + OTHERS, at + OTHERS + (g.seats - 1) * SPELLS)
    for left in range(g.seats):
        mage = (seat + left) % g.seats
        out[at + LIFE + left] = u8(g.lives[mage])
        out[at + SCORE + left] = u8(g.scores[mage])
        if left > 0:
            others = at + OTHERS + (left - 1) * SPELLS - 1
            for slot in range(HAND):
                number = stones[mage * HAND + slot]
                if number != 0:
                    out[others + number] += 1
                    out[at + UNSEEN + number - 1] -= 1


def draw_secrets(g: Abraca, seat: i64, out: vec[u8], at: i64) -> None:
    """AB-31, AB-A11 One's own secret stones, and how many the others have."""
    index: i64
    wipe(out, at + TAKEN, at + TAKEN + g.seats)
    wipe(out, at + SECRET, at + SECRET + SPELLS)
    for index in range(SECRETS - g.pool):
        owner = secret_owner(g, index)
        out[at + TAKEN + (owner - seat + g.seats) % g.seats] += 1
        if owner == seat:
            number = secret_number(g, index)
            out[at + SECRET + number - 1] += 1
            out[at + UNSEEN + number - 1] -= 1


def draw_own(g: Abraca, seat: i64, out: vec[u8], at: i64) -> i64:
    """AB-12 Where one has a stone, and what it cannot be; since when the oldest stands."""
    oldest: i64 = len(g.hits)
    slot: i64
    number: i64
    stones = g.stones
    for slot in range(HAND):
        place = seat * HAND + slot
        own = at + OWN + slot * (1 + SPELLS)
        if stones[place] == 0:
            wipe(out, own, own + 1 + SPELLS)
        else:
            out[own] = 1
            oldest = min(oldest, standing_since(g, place))
            heard = ruled_out(g, place)
            for number in range(1, SPELLS + 1):
                out[own + number] = u8((heard >> number) & 1)
    return oldest


def draw_hits(g: Abraca, seat: i64, oldest: i64, out: vec[u8], at: i64) -> None:
    """AB-A08 The own hits that say something about stones that still stand."""
    index: i64
    wipe(out, at + HIT, at + HIT + SPELLS)
    hits = g.hits
    for index in range(oldest, len(hits)):
        if hit_seat(hits[index]) == seat:
            out[at + HIT + hit_number(hits[index]) - 1] += 1


SKETCH: Final = AbracaSketch(SIZE, STONES)
