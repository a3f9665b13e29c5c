"""What a mage has heard of his own stones: AB-12, AB-A08."""

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.bits import bit
from magoteka.core.boards import zeros
from magoteka.games.abraca.box.components import HAND
from magoteka.games.abraca.table.state import Abraca, hit_number, hit_seat, hit_since, standing_since
from magoteka.games.abraca.view.odds import BlindTake


def stones_before(g: Abraca, seat: i64) -> vec[i64]:
    """The places of the seat that hold a stone."""
    count: i64 = 0
    place: i64
    for place in range(seat * HAND, seat * HAND + HAND):
        if g.stones[place] != 0:
            count += 1
    places = zeros(count)
    at: i64 = 0
    for place in range(seat * HAND, seat * HAND + HAND):
        if g.stones[place] != 0:
            places[at] = place
            at += 1
    return places


def hits_heard(g: Abraca, seat: i64, places: vec[i64]) -> list[BlindTake]:
    """AB-A08 The seat's hits that say something about the stones at `places`, which count from 0 in the answer."""
    found: list[BlindTake] = []
    at: i64
    for at in range(len(g.hits)):
        hit = g.hits[at]
        if hit_seat(hit) == seat:
            stood = stood_then(g, places, at)
            if stood != 0:
                found.append(BlindTake(hit_number(hit), stood, copies_known(g, at)))
    return found


def stood_then(g: Abraca, places: vec[i64], at: i64) -> i64:
    """Which of the places held their stone when a hit happened, as a set."""
    stood: i64 = 0
    index: i64
    for index in range(len(places)):
        if standing_since(g, places[index]) <= at:
            stood |= bit(index)
    return stood


def copies_known(g: Abraca, at: i64) -> i64:
    """How many stones of its number stood there at a hit and were taken then or later."""
    copies: i64 = 1
    later: i64
    for later in range(at + 1, len(g.hits)):
        hit = g.hits[later]
        same = hit_seat(hit) == hit_seat(g.hits[at]) and hit_number(hit) == hit_number(g.hits[at])
        if same and hit_since(hit) <= at:
            copies += 1
    return copies
