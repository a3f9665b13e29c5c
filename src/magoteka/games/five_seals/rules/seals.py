"""Breaking a seal: FS-21, FS-24 to FS-28, FS-49."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from magoteka.core.agenda import Question
from magoteka.core.bits import bit
from magoteka.core.chance import Rng
from magoteka.core.event import Option, Refusal
from magoteka.games.five_seals.box.components import (
    CIRCLE_PLACES,
    COLOURS,
    MIND,
    NOWHERE,
    SCROLL_PLACES,
)
from magoteka.games.five_seals.messages.events import Breaker, FamiliarPlaced, FamiliarReturned, ScrollTaken, SealBroken
from magoteka.games.five_seals.rules import menus
from magoteka.games.five_seals.rules.absorption import MayStore, stores_for
from magoteka.games.five_seals.table.board import lift_scroll, lift_token, seal_element, seal_lies_at, seal_strength
from magoteka.games.five_seals.table.dice import PRICE_STARTS, PRICES, among, number, values
from magoteka.games.five_seals.table.places import Places
from magoteka.games.five_seals.table.state import FiveSeals, card_element, spell_of, token_element


class OnMap(Question):
    """A question about a place of the map: the menu's entry is the number of the place."""

    def places(self, g: FiveSeals) -> Places:
        """The places that are open."""
        raise NotImplementedError(type(self).__name__)

    def indices(self, g: FiveSeals) -> list[int]:
        return self.places(g).members()

    def allows(self, g: FiveSeals, index: i64) -> bool:
        return index < CIRCLE_PLACES and self.places(g).holds(index)

    def sample(self, g: FiveSeals, rng: Rng) -> i64:
        places = self.places(g)
        return places.nth(rng.below(places.count()))


class BreakOnMap(OnMap):
    """A question of a spell about the seal to break."""

    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return menus.breaks(g)

    def options(self, g: FiveSeals) -> list[Option]:
        return [menus.break_at(g, place) for place in self.places(g).members()]

    def refusal(self, g: FiveSeals, index: i64) -> Refusal:
        if not seal_lies_at(g, index):
            return Refusal("FS-22", "no-seal-there")
        return Refusal(self.clause, "not-by-this-spell")


def prices_of(g: FiveSeals, seat: i64, place: i64) -> int:
    """FS-24, FS-25 How many ways the seat has to pay for the seal at a place; values and colours make a way."""
    count: i64 = 0
    strength = seal_strength(g, place)
    element = seal_element(g, place)
    colour: i64
    for colour in range(COLOURS):
        if element == MIND or element == colour:
            count += prices_in(g.dice[seat * COLOURS + colour], strength)
    return count


def prices_in(dice: i64, strength: i64) -> i64:
    """FS-24 How many ways the dice of one colour have to pay for a strength."""
    count: i64 = 0
    at: i64
    for at in range(PRICE_STARTS[strength], PRICE_STARTS[strength + 1]):
        if among(PRICES[at], dice):
            count += 1
    return count


def nth_price(g: FiveSeals, seat: i64, place: i64, n: i64) -> i64:
    """The n-th way to pay for the seal at a place, as an entry of the menu of prices."""
    left = n
    strength = seal_strength(g, place)
    element = seal_element(g, place)
    start = PRICE_STARTS[strength]
    width = PRICE_STARTS[strength + 1] - start
    colour: i64
    at: i64
    for colour in range(COLOURS):
        if element == MIND or element == colour:
            for at in range(width):
                if among(PRICES[start + at], g.dice[seat * COLOURS + colour]):
                    if left == 0:
                        return colour * width + at
                    left -= 1
    return -1


def break_with_dice(g: FiveSeals, seat: i64, place: i64, familiar: bool) -> None:
    """FS-24 Pay with dice of the seal's colour, none of them to spare; asked only where there is a choice."""
    if prices_of(g, seat, place) > 1:
        g.then(PayFor(seat, place, familiar))
    else:
        pay(g, seat, place, familiar, nth_price(g, seat, place, 0))


@mypyc_attr(free_list_len=1)
class PayFor(Question):
    """FS-24, FS-25, FS-A29 Which dice pay for the seal is the player's choice."""

    clause: ClassVar[str] = "FS-24"
    place: i64
    familiar: bool

    def __init__(self, seat: i64, place: i64, familiar: bool) -> None:
        self.seat = seat
        self.place = place
        self.familiar = familiar

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return menus.PAYS[seal_strength(g, self.place)]

    def indices(self, g: FiveSeals) -> list[int]:
        count = prices_of(g, self.seat, self.place)
        return [int(nth_price(g, self.seat, self.place, n)) for n in range(count)]

    def allows(self, g: FiveSeals, index: i64) -> bool:
        strength = seal_strength(g, self.place)
        element = seal_element(g, self.place)
        width = PRICE_STARTS[strength + 1] - PRICE_STARTS[strength]
        colour = index // width
        if element != MIND and element != colour:
            return False
        return among(PRICES[PRICE_STARTS[strength] + index % width], g.dice[self.seat * COLOURS + colour])

    def sample(self, g: FiveSeals, rng: Rng) -> i64:
        count = prices_of(g, self.seat, self.place)
        return nth_price(g, self.seat, self.place, rng.below(count))

    def refusal(self, g: FiveSeals, index: i64) -> Refusal:
        width = len(menus.PAYS[seal_strength(g, self.place)]) // COLOURS
        element = seal_element(g, self.place)
        if element != MIND and element != index // width:
            return Refusal("FS-24", "dice-of-another-colour")
        return Refusal("FS-24", "no-such-dice")

    def answered(self, g: FiveSeals, index: i64) -> None:
        pay(g, self.seat, self.place, self.familiar, index)


def pay(g: FiveSeals, seat: i64, place: i64, familiar: bool, index: i64) -> None:
    """FS-26 The dice go back to the store, and the seal is broken."""
    strength = seal_strength(g, place)
    width = PRICE_STARTS[strength + 1] - PRICE_STARTS[strength]
    colour = index // width
    dice = PRICES[PRICE_STARTS[strength] + index % width]
    g.dice[seat * COLOURS + colour] -= dice
    g.store[colour] += number(dice)
    if g.listening:
        tell_broken(g, seat, place, familiar, colour, dice)
    take_seal(g, seat, place, familiar)


def take_for_nothing(g: FiveSeals, seat: i64, place: i64) -> None:
    """FS-63 A seal is broken free of charge."""
    if g.listening:
        tell_broken(g, seat, place, False, -1, 0)
    take_seal(g, seat, place, False)


def tell_broken(g: FiveSeals, seat: i64, place: i64, familiar: bool, colour: i64, dice: i64) -> None:
    """Tell which seal was broken by whom and what it cost."""
    by: Breaker = "familiar" if familiar else "mage"
    paid = None if colour < 0 else int(colour)
    element = seal_element(g, place)
    strength = seal_strength(g, place)
    g.emit(SealBroken(seat, place, g.dungeon.names[place], element, strength, by, paid, tuple(values(dice))))


def take_seal(g: FiveSeals, seat: i64, place: i64, familiar: bool) -> None:
    """FS-26, FS-28, FS-41 The token leaves the board or the scroll changes hands; a figure takes its place."""
    g.broken += 1
    token: i64 = 0
    if place < SCROLL_PLACES:
        token = lift_token(g, place)
    else:
        take_scroll(g, seat, place)
    move_figure(g, seat, place, familiar)
    if token != 0 and stores_for(g, seat, token_element(token)) != 0:
        g.then(MayStore(seat, token))


def take_scroll(g: FiveSeals, seat: i64, place: i64) -> None:
    """FS-26 The scroll lies face up before its new owner."""
    card = lift_scroll(g, place - SCROLL_PLACES)
    g.held[seat] |= bit(card)
    g.up |= bit(card)
    if g.listening:
        g.emit(ScrollTaken(seat, place, card, spell_of(g, card), card_element(card)))


def move_figure(g: FiveSeals, seat: i64, place: i64, familiar: bool) -> None:
    """FS-28, FS-41, FS-59 Mage or familiar stands where the seal was; a familiar that guarded it comes back."""
    if familiar:
        g.familiars[seat] = place
        if g.listening:
            g.emit(FamiliarPlaced(seat, place, g.dungeon.names[place]))
        return
    g.mages[seat] = place
    if g.familiars[seat] == place:
        g.familiars[seat] = NOWHERE
        if g.listening:
            g.emit(FamiliarReturned(seat))
