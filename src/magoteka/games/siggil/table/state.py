"""The table of «Сиггил»: everything that lies on it."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.agenda import State
from magoteka.core.bits import bit, full, size
from magoteka.core.boards import zeros
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


class House:
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

    house: House
    seats: i64
    turn: i64
    present: i64  # places of the siggil that still hold a card
    faces: vec[i64]  # the card that lies face up at each place; −1 face down or gone
    unseen: i64  # cards nobody has seen: together they lie face down in the siggil
    hands: vec[i64]
    spirits: vec[i64]  # for each family from 1: the set its spirit lies on, or where else it is
    set_cards: vec[i64]  # the sets in the order they were begun
    set_owner: vec[i64]
    set_spirit: vec[i64]
    discarded: i64
    recent: vec[i64]  # with the memory of a round: the card each seat took last, −1 before
    dropped: i64  # likewise the card discarded last
    ended: i64
    winners: i64  # a bit a seat

    def clone(self) -> "Siggil":
        other = Siggil()
        other.house = self.house
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


def empty_table(house: House, seats: i64) -> Siggil:
    """The table before the cards are dealt: a card lies at every place, and nobody has seen one."""
    g = Siggil()
    g.house = house
    g.seats = seats
    g.turn = 0
    g.present = full(CARDS)
    g.faces = filled(CARDS, -1)
    g.unseen = full(CARDS)
    g.hands = zeros(seats)
    g.spirits = filled(FAMILIES + 1, IN_SIGGIL)
    g.set_cards = zeros(0)
    g.set_owner = zeros(0)
    g.set_spirit = zeros(0)
    g.discarded = 0
    g.recent = filled(seats, -1)
    g.dropped = -1
    g.ended = GOING_ON
    g.winners = 0
    return g


def filled(count: i64, number: i64) -> vec[i64]:
    """An array of one number."""
    numbers = zeros(count)
    at: i64
    for at in range(count):
        numbers[at] = number
    return numbers


def accessible(g: Siggil) -> i64:
    """SG-05 The places whose card no other card lies on."""
    over = g.house.shape.over
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
        return g.house.set_size
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
    if g.house.memory == MEMORY_FULL:
        return g.hands[seat]
    if g.house.memory == MEMORY_LAST_ROUND and g.recent[seat] >= 0:
        return g.hands[seat] & bit(g.recent[seat])
    return 0


def remembers_faces(g: Siggil) -> bool:
    """SG-18 Whether the table remembers for everybody what was ever seen."""
    return g.house.memory == MEMORY_FULL


def remembers_discards(g: Siggil) -> bool:
    """SG-23, SG-A17 Whether discarded cards can still be looked at: not in the advanced game, memory aid aside."""
    return not g.house.advanced or g.house.memory == MEMORY_FULL


def discards_in_sight(g: Siggil) -> i64:
    """SG-23, SG-A17 The discarded cards that can be looked at: all but those of the advanced game, memory aid aside."""
    if remembers_discards(g):
        return g.discarded
    if g.house.memory == MEMORY_LAST_ROUND and g.dropped >= 0:
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
