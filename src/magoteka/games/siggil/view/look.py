"""What a seat sees of «Сиггил»: what a person at the table could see now, and the memory aid if it was agreed on."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from magoteka.core.bits import has, members, size
from magoteka.core.event import FaceDown
from magoteka.games.siggil.box.components import BY_FAMILY, BY_NUMBER, CARDS, FAMILIES, FREE, KINDS, ORDINARY
from magoteka.games.siggil.box.shape import Shape
from magoteka.games.siggil.messages.views import (
    Capturing,
    Card,
    Ended,
    Memory,
    PlayedSet,
    SiggilView,
    Spirit,
    Spot,
    Where,
)
from magoteka.games.siggil.rules.capturing import ADD, UNDECIDED, MayCapture, cards_wanted, kind_of_way
from magoteka.games.siggil.rules.end import too_many_lost
from magoteka.games.siggil.table.state import (
    Siggil,
    accessible,
    discards_in_sight,
    family_of,
    fitting,
    holder_of,
    is_spirit,
    kind_of_set,
    lost_spirits,
    number_of,
    remembered,
    spirits_of,
)

MEMORIES: Final[tuple[Memory, ...]] = ("off", "last_round", "full")
ENDS: Final[tuple[Ended | None, ...]] = (None, "spirits", "last-card", "solo-won", "solo-lost")


def view(g: Siggil, seat: int | None) -> SiggilView:
    """What `seat` (None: a spectator) may see."""
    open_places = tuple(members(accessible(g)))
    return SiggilView(
        seat=seat,
        seats=g.seats,
        layout=g.variants.shape.name,
        solo=None if g.seats > 1 else ("advanced" if g.variants.advanced else "easy"),
        memory=MEMORIES[g.variants.memory],
        turn=g.turn,
        set_size=g.variants.set_size,
        target=g.variants.target,
        spots=spots_of(g.variants.shape),
        cards=tuple(face_at(g, place) for place in range(CARDS)),
        open=open_places,
        uncovers=tuple(uncovered_by(g, place) for place in open_places),
        spirits=tuple(spirit_seen(g, spirit, seat) for spirit in range(1, FAMILIES + 1)),
        sets=tuple(set_seen(g, which) for which in range(len(g.set_cards))),
        held=tuple(spirits_of(g, owner) for owner in range(g.seats)),
        hand=() if seat is None else cards_of(g.hands[seat]),
        hand_sizes=tuple(size(g.hands[owner]) for owner in range(g.seats)),
        remembered=tuple(cards_of(remembered(g, owner)) for owner in range(g.seats)),
        discard=cards_of(discards_in_sight(g)),
        discard_size=size(g.discarded),
        lost=lost_spirits(g),
        too_many_lost=too_many_lost(g),
        capturing=choice_of(g, seat),
        ended=ENDS[g.ended],
        winners=tuple(members(g.winners)),
    )


@lru_cache(maxsize=64)
def spots_of(shape: Shape) -> tuple[Spot, ...]:
    """The geometry of a layout."""
    rows = zip(shape.x, shape.y, shape.z, shape.under, parts_of(shape), strict=True)
    return tuple(Spot(x, y, z, tuple(members(under)), part) for x, y, z, under, part in rows)


def parts_of(shape: Shape) -> list[int]:
    """For each place the number of its part, in the order of dealing."""
    parts = list(range(CARDS))
    for upper in range(CARDS):
        for lower in members(shape.under[upper]):
            old, new = max(parts[upper], parts[lower]), min(parts[upper], parts[lower])
            parts = [new if part == old else part for part in parts]
    return [sorted(set(parts)).index(part) for part in parts]


FACES = tuple(Card(family_of(card), number_of(card), is_spirit(card)) for card in range(CARDS))


def cards_of(mask: int) -> tuple[Card, ...]:
    """The faces of a set of cards."""
    return tuple(FACES[card] for card in members(mask))


def face_at(g: Siggil, place: int) -> Card | FaceDown | None:
    """SG-A16 A place of the siggil: a card face up (even a covered one), the back of one, or nothing."""
    if g.faces[place] >= 0:
        return FACES[g.faces[place]]
    return FaceDown() if has(g.present, place) else None


def uncovered_by(g: Siggil, place: int) -> tuple[int, ...]:
    """SG-05 The places that would be accessible once this card is gone."""
    left = g.present & ~(2**place)
    below = members(g.variants.shape.under[place] & g.present)
    return tuple(lower for lower in below if g.variants.shape.over[lower] & left == 0)


def spirit_seen(g: Siggil, spirit: int, seat: int | None) -> Spirit:
    """One spirit, with what the looker has for it."""
    hand = 0 if seat is None else g.hands[seat]
    left = cards_left(g, seat)
    held = g.spirits[spirit] >= 0
    return Spirit(
        spirit=spirit,
        where=where_seen(g, spirit),
        holder=holder_of(g, spirit) if held else None,
        set=g.spirits[spirit] if held else None,
        price=price_for_others(g, spirit),
        cost=cost_of(g, spirit),
        by_family=size(hand & fitting(spirit, BY_FAMILY)),
        by_number=size(hand & fitting(spirit, BY_NUMBER)),
        left_family=size(left & fitting(spirit, BY_FAMILY)),
        left_number=size(left & fitting(spirit, BY_NUMBER)),
    )


def where_seen(g: Siggil, spirit: int) -> Where:
    """SG-A17 Where the spirit is, as far as can be seen now."""
    card = ORDINARY - 1 + spirit
    if g.spirits[spirit] >= 0:
        return "held"
    if g.spirits[spirit] == FREE:
        return "free"
    if has(discards_in_sight(g), card):
        return "discarded"
    return "siggil" if card in g.faces else "unseen"


def price_for_others(g: Siggil, spirit: int) -> int | None:
    """SG-12, SG-13 The cards that a new set needs, None where no set can be large enough."""
    where = g.spirits[spirit]
    if where == FREE:
        return g.variants.set_size
    if where < 0:
        return None
    price = size(g.set_cards[where]) + 1
    return price if price <= FAMILIES else None


def cost_of(g: Siggil, spirit: int) -> int | None:
    """SG-12 What a new set needs now, or will need once a spirit that is not out yet is free."""
    return g.variants.set_size if where_seen(g, spirit) in ("unseen", "siggil") else price_for_others(g, spirit)


def cards_left(g: Siggil, seat: int | None) -> int:
    """The cards that, as far as the looker can see, are or may still come into his hand."""
    gone = discards_in_sight(g)
    for cards in g.set_cards:
        gone |= cards
    for other in range(g.seats):
        if other != seat:
            gone |= remembered(g, other)
    return ~gone


def set_seen(g: Siggil, which: int) -> PlayedSet:
    """SG-13, SG-14 A set on the table."""
    spirit = g.set_spirit[which]
    holds = g.spirits[spirit] == which
    return PlayedSet(
        set=which,
        owner=g.set_owner[which],
        spirit=spirit,
        by=KINDS[kind_of_set(g, which)],
        cards=cards_of(g.set_cards[which]),
        holds=holds,
        missing=missing_in(g, which),
    )


def missing_in(g: Siggil, which: int) -> int | None:
    """SG-14 How many cards the owner must add, None while the spirit is his or the set cannot grow so far."""
    spirit, owner = g.set_spirit[which], g.set_owner[which]
    price = price_for_others(g, spirit)
    if holder_of(g, spirit) == owner or price is None:
        return None
    return price - size(g.set_cards[which])


def choice_of(g: Siggil, seat: int | None) -> Capturing | None:
    """SG-11 The parts of the capture that the looker has answered already."""
    top = g.top()
    if not isinstance(top, MayCapture) or top.seat != seat or top.spirit == 0:
        return None
    of_family, of_number = (cards_of(g.hands[top.seat] & fitting(top.spirit, by)) for by in (BY_FAMILY, BY_NUMBER))
    if top.way == UNDECIDED:
        return Capturing(top.spirit, None, None, None, (), of_family, of_number)
    return Capturing(
        top.spirit,
        KINDS[kind_of_way(g, top.way)],
        top.way - ADD if top.way >= ADD else None,
        cards_wanted(g, top.seat, top.spirit, top.way),
        cards_of(top.chosen),
        of_family,
        of_number,
    )
