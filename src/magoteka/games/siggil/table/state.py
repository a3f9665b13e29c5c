"""The table of «Сиггил»: everything that lies on it."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.agenda import State
from magoteka.core.bits import bit, full, size
from magoteka.core.boards import filled, zeros
from magoteka.games.siggil.box.components import (
    BY_FAMILY,
    BY_NUMBER,
    CARDS,
    DISCARDED,
    EVERY_FAMILY_ONCE,
    FAMILIES,
    FREE,
    GOING_ON,
    IN_SIGGIL,
    MEMORY_FULL,
    MEMORY_LAST_ROUND,
    ORDINARY,
    SPIRIT_EVERY,
)
from magoteka.games.siggil.box.shape import Shape


class Variants:
    """What was agreed before the match; it never changes."""

    shape: Final[Shape]
    advanced: Final[bool]  # the harder solo game
    memory: Final[i64]
    set_size: Final[i64]  # cards for a free spirit
    target: Final[i64]  # spirits that win at once

    def __init__(self, shape: Shape, advanced: bool, memory: i64, set_size: i64, target: i64) -> None:
        self.shape = shape
        self.advanced = advanced
        self.memory = memory
        self.set_size = set_size
        self.target = target


class Siggil(State):
    """Board and agenda of one match."""

    def lay_out(self, variants: Variants, seats: i64) -> None:
        """The fields of the board before the cards are dealt: one lies at every place, and nobody has seen any."""
        self.variants: Variants = variants
        self.seats: i64 = seats
        self.turn: i64 = 0
        self.present: i64 = full(CARDS)  # places of the siggil that still hold a card
        self.faces: vec[i64] = filled(CARDS, -1)  # the card that lies face up at each place; −1 face down or gone
        self.unseen: i64 = full(CARDS)  # cards nobody has seen: together they lie face down in the siggil
        self.hands: vec[i64] = zeros(seats)
        self.spirits: vec[i64] = filled(FAMILIES + 1, IN_SIGGIL)  # from 1: the set each lies on, or where else it is
        self.set_cards: vec[i64] = zeros(0)  # the sets in the order they were begun
        self.set_owner: vec[i64] = zeros(0)
        self.set_spirit: vec[i64] = zeros(0)
        self.discarded: i64 = 0
        self.recent: vec[i64] = filled(seats, -1)  # with the memory of a round: the card a seat took last, −1 before
        self.dropped: i64 = -1  # likewise the card discarded last
        self.ended: i64 = GOING_ON
        self.winners: i64 = 0  # a bit a seat

    def clone(self) -> "Siggil":
        """Every field as declared above; tools/boards.py writes this."""
        other = Siggil()
        other.variants = self.variants
        other.seats = self.seats
        other.turn = self.turn
        other.present = self.present
        other.faces = self.faces[:]
        other.unseen = self.unseen
        other.hands = self.hands[:]
        other.spirits = self.spirits[:]
        other.set_cards = self.set_cards[:]
        other.set_owner = self.set_owner[:]
        other.set_spirit = self.set_spirit[:]
        other.discarded = self.discarded
        other.recent = self.recent[:]
        other.dropped = self.dropped
        other.ended = self.ended
        other.winners = self.winners
        other.agenda = self.agenda[:]
        other.depth = self.depth
        return other


def empty_table(variants: Variants, seats: i64) -> Siggil:
    """The table before the cards are dealt."""
    g = Siggil()
    g.lay_out(variants, seats)
    return g


def accessible(g: Siggil) -> i64:
    """SG-05 The places whose card no other card lies on."""
    over = g.variants.shape.over
    present = g.present
    left = present
    mask: i64 = 0
    place: i64 = 0
    while left != 0:
        if left & 1 == 1 and over[place] & present == 0:
            mask |= bit(place)
        left >>= 1
        place += 1
    return mask


def is_spirit(card: i64) -> bool:
    """SG-01 Whether the card is a spirit."""
    return card >= ORDINARY


def family_of(card: i64) -> i64:
    """SG-01 The family of a card, spirits included."""
    if card >= ORDINARY:
        return card - ORDINARY + 1
    return card // FAMILIES + 1


def number_of(card: i64) -> i64:
    """SG-01, SG-02 The number of a card; a spirit has the number of its family."""
    if card >= ORDINARY:
        return card - ORDINARY + 1
    return card % FAMILIES + 1


def fitting(spirit: i64, by: i64) -> i64:
    """SG-03 The seven cards of the spirit's family, or the seven of its number."""
    if by == BY_FAMILY:
        return full(FAMILIES) << (FAMILIES * (spirit - 1))
    each: i64 = EVERY_FAMILY_ONCE
    return each << (spirit - 1)


def kind_of_set(g: Siggil, which: i64) -> i64:
    """SG-15 Whether a set is of one family or of one number (two cards are enough to tell)."""
    if g.set_cards[which] & ~fitting(g.set_spirit[which], BY_FAMILY) == 0:
        return BY_FAMILY
    return BY_NUMBER


def holder_of(g: Siggil, spirit: i64) -> i64:
    """The seat on whose set the spirit lies, −1 when it lies on none."""
    if g.spirits[spirit] < 0:
        return -1
    return g.set_owner[g.spirits[spirit]]


def spirits_of(g: Siggil, seat: i64) -> i64:
    """How many spirits a seat holds."""
    held: i64 = 0
    spirit: i64
    for spirit in range(1, FAMILIES + 1):
        if holder_of(g, spirit) == seat:
            held += 1
    return held


def spirits_at(g: Siggil, where: i64) -> i64:
    """The spirits that are free, discarded or still in the siggil, as a set."""
    mask: i64 = 0
    spirit: i64
    for spirit in range(1, FAMILIES + 1):
        if g.spirits[spirit] == where:
            mask |= bit(spirit)
    return mask


def price_of(g: Siggil, seat: i64, spirit: i64) -> i64:
    """SG-12, SG-13, SG-A05 The cards a set of the seat needs to capture the spirit; 0 where it cannot be captured."""
    where = g.spirits[spirit]
    if where == FREE:
        return g.variants.set_size
    if where < 0 or g.set_owner[where] == seat:
        return 0
    return size(g.set_cards[where]) + 1


def hidden_cards(g: Siggil) -> i64:
    """The cards that do not lie open: nobody at the table can say which of them are in whose hand."""
    mask = g.unseen & full(ORDINARY)
    seat: i64
    for seat in range(g.seats):
        mask |= g.hands[seat]
    return mask


def remembered(g: Siggil, seat: i64) -> i64:
    """The cards of a hand that the memory aid shows to all."""
    if g.variants.memory == MEMORY_FULL:
        return g.hands[seat]
    if g.variants.memory == MEMORY_LAST_ROUND and g.recent[seat] >= 0:
        return g.hands[seat] & bit(g.recent[seat])
    return 0


def remembers_faces(g: Siggil) -> bool:
    """SG-18 Whether the table remembers for everybody what was ever seen."""
    return g.variants.memory == MEMORY_FULL


def remembers_discards(g: Siggil) -> bool:
    """SG-23, SG-A17 Whether discarded cards can still be looked at: not in the advanced game, memory aid aside."""
    return not g.variants.advanced or g.variants.memory == MEMORY_FULL


def discards_in_sight(g: Siggil) -> i64:
    """SG-23, SG-A17 The discarded cards that can be looked at: all but those of the advanced game, memory aid aside."""
    if remembers_discards(g):
        return g.discarded
    if g.variants.memory == MEMORY_LAST_ROUND and g.dropped >= 0:
        return bit(g.dropped)
    return 0


def drawable(g: Siggil, place: i64) -> i64:
    """SG-04, SG-22, SG-A15 The unseen cards that may lie at a place; alone, every eighth place holds a spirit."""
    if g.seats > 1:
        return g.unseen
    if place % SPIRIT_EVERY == SPIRIT_EVERY - 1:
        return g.unseen & ~full(ORDINARY)
    return g.unseen & full(ORDINARY)


def lost_spirits(g: Siggil) -> i64:
    """SG-25 How many spirits have been discarded."""
    return size(spirits_at(g, DISCARDED))
