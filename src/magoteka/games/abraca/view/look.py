"""What a seat sees of «Абрака… что?», and other tables that look the same to it."""

from __future__ import annotations

from typing import Final

from magoteka.core.bits import members
from magoteka.core.cards import all_but, knows, only
from magoteka.core.event import FaceDown
from magoteka.games.abraca.box.components import HAND, SECRETS, SPELLS
from magoteka.games.abraca.messages.views import AbracaView, Hit, Stone
from magoteka.games.abraca.rules.turn import lowest_in_order
from magoteka.games.abraca.table.state import Abraca, ruled_out, secret_number, secret_owner
from magoteka.games.abraca.view.heard import hits_heard, stones_before

# every look shares its stones: one is the same as the one before wherever nothing has happened to it
FRONTS: Final = tuple(Stone(number) for number in range(SPELLS + 1))
BACKS: Final = tuple(FaceDown(tuple(members(numbers))) for numbers in range(2 ** (SPELLS + 1)))


def view(g: Abraca, seat: int | None) -> AbracaView:
    """What `seat` (None: a spectator) may see."""
    return AbracaView(
        seat=seat,
        round=g.round,
        turn=g.turn,
        last=g.last,
        mistakes=tuple(range(1, lowest_in_order(g))),
        lives=tuple(g.lives),
        scores=tuple(g.scores),
        hands=tuple(hand(g, owner, seat) for owner in range(g.seats)),
        hits=() if seat is None else hits(g, seat),
        cast=tuple(g.cast)[1:],
        reserve=g.reserve,
        pool=g.pool,
        secrets=tuple(secrets(g, owner, seat) for owner in range(g.seats)),
        die_sides=g.variants.die_sides,
        wanderer_hits_caster=g.variants.wanderer_hits_caster,
        easy=g.variants.easy,
        last_mage=g.variants.last_mage,
        winners=tuple(members(g.winners)),
    )


def hand(g: Abraca, owner: int, seat: int | None) -> tuple[Stone | FaceDown | None, ...]:
    """AB-05 The five places before a mage: all others see the fronts, and everyone has heard the misses."""
    open_to = all_but(g.seats, owner)
    return tuple(place(g, owner * HAND + slot, knows(open_to, seat)) for slot in range(HAND))


def hits(g: Abraca, seat: int) -> tuple[Hit, ...]:
    """AB-A08 What the looker's own hits tell him about the stones that he still has."""
    places = stones_before(g, seat)
    slots = [place - seat * HAND for place in places]
    heard = [(hit, members(hit.places)) for hit in hits_heard(g, seat, places)]
    return tuple(Hit(hit.number, tuple(slots[at] for at in stood), hit.copies) for hit, stood in heard)


def place(g: Abraca, index: int, seen: bool) -> Stone | FaceDown | None:
    """One place: a stone, its back with the numbers it cannot be, or nothing."""
    if g.stones[index] == 0:
        return None
    if seen:
        return FRONTS[g.stones[index]]
    return BACKS[ruled_out(g, index)]


def secrets(g: Abraca, owner: int, seat: int | None) -> tuple[Stone | FaceDown, ...]:
    """AB-31, AB-A11 The secret stones a mage has taken: only he may look at them."""
    taken = [secret_number(g, index) for index in range(SECRETS - g.pool) if secret_owner(g, index) == owner]
    return tuple(FRONTS[number] if knows(only(owner), seat) else BACKS[0] for number in taken)
