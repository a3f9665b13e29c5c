"""The table of «За пятью печатями»: everything that lies on it."""

from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.agenda import State
from magoteka.core.bits import bit, full, has, size
from magoteka.core.boards import array, filled, zeros
from magoteka.games.five_seals.box.components import (
    AREAS,
    CALL,
    CALLS,
    CIRCLE,
    CIRCLE_PLACES,
    COLOURS,
    ELEMENTS,
    KINDS,
    MIND,
    NOT_IN_PLAY,
    NOWHERE,
    SCROLLS,
    SEALS,
    STRONGEST,
    TOKENS_OF_MORE,
    TOKENS_OF_TWO,
    WEAKEST,
)
from magoteka.games.five_seals.box.dungeon import BOARDS, Dungeon

FIRE_CARDS: Final = 0x210842108421  # every fifth of the fifty scrolls, from the first


class FiveSeals(State):
    """Board and agenda of one match."""

    unsaved: ClassVar[tuple[str, ...]] = ("dungeon", "room_bars", "seats", "spread", "links", "zones")

    def lay_out(self, circle: i64, room_bars: bool, seats: i64) -> None:
        """FS-08, FS-12 The fields of the board, put together, but nothing is dealt yet."""
        self.dungeon: Dungeon = BOARDS[int(seats)]
        self.first_maps: bool = False  # whether the dungeon is that of ruleset 1
        self.circle: i64 = circle  # the circle of magic beside the base one, 1 … 4; 0 before it is drawn
        self.room_bars: bool = room_bars  # FS-A01 by agreement a figure on a scroll's place bars the room
        self.seats: i64 = seats
        self.round: i64 = 0
        self.first: i64 = 0  # who holds the first-player token
        self.turn: i64 = 0
        self.done: i64 = 0  # the seats that have finished the round, as a set
        self.idle: i64 = 0  # rounds since a seal was broken
        self.broken: i64 = 0  # seals broken in this round
        self.tokens: vec[i64] = zeros(SEALS)  # what lies on each token's place: 8 × element + strength, 0 for nothing
        self.scrolls: vec[i64] = filled(SCROLLS, -1)  # the card on each scroll's place, −1 for none
        self.spread: vec[i64] = zeros(3 * KINDS)  # index: where the seals of each kind or weaker lie, three words each
        self.links: vec[i64] = zeros(AREAS)  # index: for each room those behind an empty passage, as a set
        self.zones: vec[i64] = lone_rooms(self.dungeon)  # index: for each room all joined with it, and their places
        self.store: vec[i64] = filled(COLOURS, seats + 1)  # dice, by colour
        self.dice: vec[i64] = zeros(seats * COLOURS)  # a handful for each seat and colour
        self.figures: vec[i64] = filled(seats, -1)  # which mage each seat has chosen
        self.mages: vec[i64] = array([CIRCLE_PLACES + seat for seat in range(seats)])  # where each mage stands
        self.familiars: vec[i64] = filled(seats, NOWHERE)
        self.guardians: vec[i64] = filled(ELEMENTS, NOT_IN_PLAY)  # by element
        self.held: vec[i64] = own_calls(seats)  # the cards before each seat, as a set
        self.up: i64 = full(CALLS + seats) & ~full(CALLS)  # the cards that lie face up, as a set
        self.absorbed: vec[i64] = zeros(ELEMENTS)  # the token on each card of Absorption, by its element
        self.bag: vec[i64] = full_bag()  # tokens left in the box, at 4 × strength + element
        self.deck: i64 = full(SCROLLS)  # scrolls left in the box, as a set
        self.winners: i64 = 0  # a bit a seat, 0 while the match goes on

    def clone(self) -> "FiveSeals":
        """Every field as declared above; tools/boards.py writes this."""
        other = FiveSeals()
        other.dungeon = self.dungeon
        other.first_maps = self.first_maps
        other.circle = self.circle
        other.room_bars = self.room_bars
        other.seats = self.seats
        other.round = self.round
        other.first = self.first
        other.turn = self.turn
        other.done = self.done
        other.idle = self.idle
        other.broken = self.broken
        other.tokens = self.tokens[:]
        other.scrolls = self.scrolls[:]
        other.spread = self.spread[:]
        other.links = self.links[:]
        other.zones = self.zones[:]
        other.store = self.store[:]
        other.dice = self.dice[:]
        other.figures = self.figures[:]
        other.mages = self.mages[:]
        other.familiars = self.familiars[:]
        other.guardians = self.guardians[:]
        other.held = self.held[:]
        other.up = self.up
        other.absorbed = self.absorbed[:]
        other.bag = self.bag[:]
        other.deck = self.deck
        other.winners = self.winners
        other.agenda = self.agenda[:]
        other.depth = self.depth
        return other


def empty_table(circle: i64, room_bars: bool, seats: i64) -> FiveSeals:
    """FS-08, FS-12 The board is put together, but nothing is dealt yet."""
    g = FiveSeals()
    g.lay_out(circle, room_bars, seats)
    return g


def own_calls(seats: i64) -> vec[i64]:
    """FS-04 Each mage's Call, before any scroll is won."""
    return array([int(bit(CALLS + seat)) for seat in range(seats)])


def lone_rooms(dungeon: Dungeon) -> vec[i64]:
    """Zones of one room each, before any passage is open."""
    zones = zeros(4 * AREAS)
    room: i64
    for room in range(AREAS):
        zones[4 * room] = bit(room)
        zones[4 * room + 1] = dungeon.near[room]
        zones[4 * room + 2] = dungeon.far[room]
        zones[4 * room + 3] = dungeon.lying[room]
    return zones


def full_bag() -> vec[i64]:
    """FS-02 How many tokens there are of each strength and element."""
    bag = zeros((STRONGEST + 1) * COLOURS)
    colour: i64
    for colour in range(COLOURS):
        bag[WEAKEST * COLOURS + colour] = TOKENS_OF_TWO
        strength: i64
        for strength in range(WEAKEST + 1, STRONGEST + 1):
            bag[strength * COLOURS + colour] = TOKENS_OF_MORE
    return bag


def token_of(element: i64, strength: i64) -> i64:
    """A token as a number."""
    return element * 8 + strength


def token_element(token: i64) -> i64:
    """FS-01 The element of a token, never mind."""
    return token >> 3


def token_strength(token: i64) -> i64:
    """FS-02 The strength of a token."""
    return token & 7


def kind_of(element: i64, strength: i64) -> i64:
    """The number of a kind of seal: an element and a strength."""
    return element * STRONGEST + strength - 1


def card_element(card: i64) -> i64:
    """FS-03, FS-04 The element of a card; Call is of mind."""
    if card >= CALLS:
        return MIND
    return card % ELEMENTS


def card_strength(card: i64) -> i64:
    """FS-03, FS-04 The strength of a card's seal and its worth; Call has one."""
    if card >= CALLS:
        return 1
    return card % CIRCLE // ELEMENTS + WEAKEST


def of_element_cards(element: i64) -> i64:
    """The scrolls of an element, Call never among them."""
    return FIRE_CARDS << element


def of_strength_cards(strength: i64) -> i64:
    """The scrolls of a strength, Call never among them."""
    five = (bit(5) - 1) * bit((strength - 2) * 5)
    return five | five << 25


def card_spell(circle: i64, card: i64) -> i64:
    """FS-03, FS-06 The spell on a card; circle I has the spells of the base circle."""
    if card >= CALLS:
        return CALL
    spell = card % CIRCLE // ELEMENTS + 1
    if card >= CIRCLE:
        spell += (circle - 1) * ELEMENTS
    return spell


def spell_of(g: FiveSeals, card: i64) -> i64:
    """The spell on a card in this match."""
    return card_spell(g.circle, card)


def owner_of(g: FiveSeals, card: i64) -> i64:
    """The seat that holds a card, −1 when none does."""
    seat: i64
    for seat in range(g.seats):
        if has(g.held[seat], card):
            return seat
    return -1


def in_play(g: FiveSeals, seat: i64) -> bool:
    """FS-16 Whether the round still goes on for a seat."""
    return not has(g.done, seat)


def rivals_in_play(g: FiveSeals, seat: i64) -> i64:
    """FS-53 The opponents who have not finished the round, as a set."""
    return full(g.seats) & ~g.done & ~bit(seat)


def rivals_scrolls(g: FiveSeals, seat: i64, element: i64) -> i64:
    """FS-53 The scrolls of an element before the opponents who have not finished the round, as a set."""
    cards: i64 = 0
    rivals = rivals_in_play(g, seat)
    rival: i64
    for rival in range(g.seats):
        if has(rivals, rival):
            cards |= g.held[rival]
    return cards & of_element_cards(element)


def has_dice(g: FiveSeals, seat: i64) -> bool:
    """Whether a seat has any dice left."""
    at = seat * COLOURS
    return g.dice[at] | g.dice[at + 1] | g.dice[at + 2] | g.dice[at + 3] != 0


def dice_in_store(g: FiveSeals) -> i64:
    """The colours of which the store has a die, as a set."""
    colours: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if g.store[colour] > 0:
            colours |= bit(colour)
    return colours


def sixes_left(g: FiveSeals) -> i64:
    """FS-31, FS-A25 The scrolls of strength 6 that still lie on the board, guarded or not."""
    left: i64 = 0
    element: i64
    for element in range(ELEMENTS):
        at = 3 * kind_of(element, STRONGEST) + 2
        left += size(g.spread[at] & ~g.spread[at - 3])
    return left
