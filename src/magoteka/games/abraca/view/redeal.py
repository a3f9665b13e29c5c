"""Another table that looks the same to a seat."""

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.boards import zeros
from magoteka.core.cards import pick, total
from magoteka.core.chance import Rng
from magoteka.games.abraca.box.components import HAND, SECRETS
from magoteka.games.abraca.table.state import Abraca
from magoteka.games.abraca.view.odds import deal


def redeal(g: Abraca, seat: i64, rng: Rng) -> Abraca:
    """A clone in which the seat's own stones and the others' secret stones are drawn anew."""
    other = g.clone()
    hidden_secrets(other, seat)
    own_stones(other, seat, rng)
    index: i64
    for index in range(SECRETS - other.pool):
        if other.owners[index] != seat:
            number = pick(other.unseen, rng, total(other.unseen))
            other.unseen[number] -= 1
            other.secrets[index] = number
    return other


def hidden_secrets(g: Abraca, seat: i64) -> None:
    """AB-A11 Secret stones of others return to what the seat has not seen."""
    index: i64
    for index in range(SECRETS - g.pool):
        if g.owners[index] != seat:
            g.unseen[g.secrets[index]] += 1


def own_stones(g: Abraca, seat: i64, rng: Rng) -> None:
    """AB-05 The seat's own stones return too and are dealt again, true to every miss that was heard."""
    places = stones_before(g, seat)
    ruled_out = zeros(len(places))
    at: i64
    for at in range(len(places)):
        ruled_out[at] = g.ruled_out[places[at]]
        g.unseen[g.stones[places[at]]] += 1
    stones = deal(g.unseen, ruled_out, rng)
    for at in range(len(places)):
        g.stones[places[at]] = stones[at]


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
