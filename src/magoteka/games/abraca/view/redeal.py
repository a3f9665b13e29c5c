"""Another table that looks the same to a seat."""

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.boards import zeros
from magoteka.core.cards import pick, total
from magoteka.core.chance import Rng
from magoteka.games.abraca.box.components import SECRETS
from magoteka.games.abraca.rules.turn import TakeStone
from magoteka.games.abraca.table.state import Abraca, keep_secret, ruled_out, secret_number, secret_owner
from magoteka.games.abraca.view.heard import hits_heard, stones_before
from magoteka.games.abraca.view.odds import deal, put_back


def redeal(g: Abraca, seat: i64, rng: Rng) -> Abraca:
    """A clone in which the seat's own stones and the others' secret stones are drawn anew."""
    other = g.clone()
    hidden_secrets(other, seat)
    own_stones(other, seat, rng)
    index: i64
    for index in range(SECRETS - other.pool):
        owner = secret_owner(other, index)
        if owner != seat:
            number = pick(other.unseen, rng, total(other.unseen))
            other.unseen[number] -= 1
            keep_secret(other, index, number, owner)
    return other


def hidden_secrets(g: Abraca, seat: i64) -> None:
    """AB-A11 Secret stones of others return to what the seat has not seen."""
    index: i64
    for index in range(SECRETS - g.pool):
        if secret_owner(g, index) != seat:
            g.unseen[secret_number(g, index)] += 1


def own_stones(g: Abraca, seat: i64, rng: Rng) -> None:
    """AB-05, AB-A08 The seat's own stones return too and are dealt again, true to every miss and hit that was heard."""
    places = stones_before(g, seat)
    out = zeros(len(places))
    at: i64
    for at in range(len(places)):
        out[at] = ruled_out(g, places[at])
        g.unseen[g.stones[places[at]]] += 1
    hits = hits_heard(g, seat, places)
    stones = deal(g.unseen, out, hits, rng)
    while not fits_question(g, seat, stones):
        put_back(g.unseen, stones, len(stones))
        stones = deal(g.unseen, out, hits, rng)
    for at in range(len(places)):
        g.stones[places[at]] = stones[at]


def fits_question(g: Abraca, seat: i64, stones: vec[i64]) -> bool:
    """AB-A08 While nature picks one of several equal stones, there must be several."""
    top = g.agenda[g.depth - 1] if g.depth > 0 else None
    if not isinstance(top, TakeStone) or top.mage != seat:
        return True
    equal: i64 = 0
    at: i64
    for at in range(len(stones)):
        if stones[at] == top.spell:
            equal += 1
    return equal > 1
