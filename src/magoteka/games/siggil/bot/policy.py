"""How a player of «Сиггил» answers without looking ahead, on the board itself: the card his sets want most.

Every card was seen by all before anybody took it, so whoever remembers knows all hands (SG-08, SG-09).
"""

from typing import Any, Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.agenda import Question
from magoteka.core.bits import bit, full, has, nth, size
from magoteka.core.chance import Rng
from magoteka.core.policy import Policy
from magoteka.games.siggil.box.components import (
    BY_FAMILY,
    BY_NUMBER,
    CARDS,
    DISCARDED,
    FAMILIES,
    FREE,
    ORDINARY,
)
from magoteka.games.siggil.rules.capturing import ADD, UNDECIDED, MayCapture, cards_wanted
from magoteka.games.siggil.rules.turn import DiscardCard, TakeCard
from magoteka.games.siggil.rules.uncovering import MakeRoom
from magoteka.games.siggil.table.state import (
    Siggil,
    accessible,
    family_of,
    fitting,
    kind_of_set,
    number_of,
    spirits_of,
)

NEAR: Final[vec[float]] = vec[float]([1.0, 0.5, 0.22, 0.11, 0.03, 0.01, 0.0, 0.0, 0.0])  # a set that wants 0, 1, 2 …
USELESS: Final = 0.02
SLEEPING: Final = 1.1  # the spirit is not out yet: nobody has raised its price
STOLEN: Final = 1.55  # a rival loses what I gain
DEFENCE: Final = 0.25  # the spirit is mine; the cards would win it back
CHANCE: Final = 0.06  # lots among cards that are nearly as good


class SiggilPolicy(Policy):
    """Takes what brings the most sets nearer, and captures whatever it can."""

    def answer(self, g: Any, question: Question, rng: Rng) -> i64:
        if isinstance(question, TakeCard):
            return best_card(g, question.seat, 1.0, rng)
        if isinstance(question, MayCapture):
            return captured(g, question)
        if isinstance(question, DiscardCard):
            return best_card(g, question.seat, -1.0, rng)
        if isinstance(question, MakeRoom):
            return farthest(g, question)
        return question.sample(g, rng)


def best_card(g: Siggil, seat: i64, sign: float, rng: Rng) -> i64:
    """The place whose card the seat wants most, or least."""
    wishes = wishes_of(g, seat)
    bare = accessible(g)
    best: i64 = -1
    highest = -1000.0
    place: i64
    for place in range(CARDS):
        if has(bare, place):
            worth = sign * wish_for(wishes, g.faces[place]) + CHANCE * rng.unit()
            if worth > highest:
                best, highest = place, worth
    return best


def wishes_of(g: Siggil, seat: i64) -> vec[float]:
    """What one more card brings for each spirit, by family (1 … 7) and by number (8 … 14)."""
    wishes = vec[float]([0.0] * (2 * FAMILIES + 1))
    reachable = within_reach(g, seat)
    spirit: i64
    for spirit in range(1, FAMILIES + 1):
        if g.spirits[spirit] != DISCARDED:
            wishes[spirit] = wish(g, seat, spirit, BY_FAMILY, reachable)
            wishes[FAMILIES + spirit] = wish(g, seat, spirit, BY_NUMBER, reachable)
    return wishes


def within_reach(g: Siggil, seat: i64) -> i64:
    """The cards that are in the seat's hand or may still come there."""
    cards = (g.unseen & full(ORDINARY)) | g.hands[seat]
    place: i64
    for place in range(CARDS):
        if g.faces[place] >= 0:
            cards |= bit(g.faces[place])
    return cards


def wish(g: Siggil, seat: i64, spirit: i64, by: i64, reachable: i64) -> float:
    """How much nearer one more card of a kind brings the spirit."""
    cards = fitting(spirit, by)
    have = size(g.hands[seat] & cards)
    where = g.spirits[spirit]
    price = g.variants.set_size
    weight = SLEEPING
    if where >= 0:
        price = size(g.set_cards[where]) + 1
        weight = STOLEN
        if g.set_owner[where] == seat:
            weight = DEFENCE
    elif where == FREE:
        weight = 1.0
    missing = missing_for(g, seat, spirit, by, price, have, reachable & cards)
    if missing == 0 or missing > FAMILIES:
        return USELESS
    return (NEAR[missing - 1] - NEAR[missing]) * weight


def missing_for(g: Siggil, seat: i64, spirit: i64, by: i64, price: i64, have: i64, cards: i64) -> i64:
    """How many cards of a kind are lacking for a new set or for an old one; 8 where they can never be had."""
    missing: i64 = FAMILIES + 1
    reach = size(cards)
    if price <= reach:
        missing = max(price - have, 0)
    which: i64
    for which in range(len(g.set_cards)):
        if g.set_spirit[which] == spirit and g.set_owner[which] == seat and kind_of_set(g, which) == by:
            lacking = price - size(g.set_cards[which])
            if lacking <= reach:
                missing = min(missing, max(lacking - have, 0))
    return missing


def wish_for(wishes: vec[float], card: i64) -> float:
    """What a card is worth: it serves the spirit of its family and the spirit of its number."""
    family, number = family_of(card), number_of(card)
    if family == number:
        return max(wishes[family], wishes[FAMILIES + number])
    return wishes[family] + wishes[FAMILIES + number]


def captured(g: Siggil, question: MayCapture) -> i64:
    """The spirit that is worth most, by the cheapest set, with the cards that are least wanted elsewhere."""
    choices = question.mask(g)
    if question.spirit == 0:
        return best_spirit(g, choices)
    if question.way == UNDECIDED:
        return cheapest_way(g, question, choices)
    return spare_card(g, question.seat, question.spirit, choices)


def best_spirit(g: Siggil, choices: i64) -> i64:
    """A spirit of the rival who has most; one that nobody has; nothing where there is none."""
    best: i64 = 0
    highest: i64 = -1
    spirit: i64
    for spirit in range(1, FAMILIES + 1):
        if has(choices, spirit):
            worth: i64 = 0
            if g.spirits[spirit] >= 0:
                worth = 1 + spirits_of(g, g.set_owner[g.spirits[spirit]])
            if worth > highest:
                best, highest = spirit, worth
    return best


def cheapest_way(g: Siggil, question: MayCapture, choices: i64) -> i64:
    """The set that takes the fewest cards from the hand."""
    best = nth(choices, 0)
    fewest: i64 = FAMILIES + 1
    way: i64
    for way in range(ADD + len(g.set_cards)):
        if has(choices, way):
            count = cards_wanted(g, question.seat, question.spirit, way)
            if count < fewest:
                best, fewest = way, count
    return best


def spare_card(g: Siggil, seat: i64, spirit: i64, choices: i64) -> i64:
    """The card that serves least for the other spirit it fits."""
    wishes = wishes_of(g, seat)
    best: i64 = -1
    lowest = 1000.0
    card: i64
    for card in range(ORDINARY):
        if has(choices, card):
            worth = wish_for(wishes, card)
            if worth < lowest:
                best, lowest = card, worth
    return best


def farthest(g: Siggil, question: MakeRoom) -> i64:
    """SG-25 Of the free spirits the one that lacks most cards."""
    choices = question.mask(g)
    reachable = within_reach(g, question.seat)
    best: i64 = -1
    most: i64 = -1
    spirit: i64
    for spirit in range(1, FAMILIES + 1):
        if has(choices, spirit):
            lacking = min(
                lacking_by(g, question.seat, spirit, BY_FAMILY, reachable),
                lacking_by(g, question.seat, spirit, BY_NUMBER, reachable),
            )
            if lacking > most:
                best, most = spirit, lacking
    return best


def lacking_by(g: Siggil, seat: i64, spirit: i64, by: i64, reachable: i64) -> i64:
    """How many cards of a kind a set for a free spirit lacks."""
    cards = fitting(spirit, by)
    price = g.variants.set_size
    return missing_for(g, seat, spirit, by, price, size(g.hands[seat] & cards), reachable & cards)


POLICY: Final = SiggilPolicy()
