"""Set-up: FS-06 to FS-14."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.agenda import NATURE, Question, Step
from magoteka.core.bits import bit, full
from magoteka.core.chance import Rng
from magoteka.core.event import Option, Refusal
from magoteka.games.five_seals.box.components import (
    CIRCLES,
    COLOURS,
    GUARDIAN,
    MAX_SEATS,
    NOWHERE,
    SCROLL_PLACES,
    SCROLLS,
    SEALS,
)
from magoteka.games.five_seals.messages.events import CircleDrawn, FirstChosen, MageChosen, ScrollLaid, TokenLaid
from magoteka.games.five_seals.rules import menus
from magoteka.games.five_seals.rules.draft import TakeDice
from magoteka.games.five_seals.table.board import lay_first_maps, lay_scroll, lay_token
from magoteka.games.five_seals.table.places import lowest, nth_of, size_of
from magoteka.games.five_seals.table.state import FiveSeals, card_element, of_strength_cards, spell_of, token_of

FIRST_MAPS: Final = COLOURS  # the entry after all elements


class LayToken(Question):
    """FS-09 Each round frame gets a token of its strength; the element is left to chance."""

    draws: ClassVar[bool] = True
    clause: ClassVar[str] = "FS-09"
    place: i64

    def __init__(self, place: i64) -> None:
        self.seat = NATURE
        self.place = place

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return menus.DEALT_TOKENS

    def mask(self, g: FiveSeals) -> i64:
        found: i64 = 0
        colour: i64
        for colour in range(COLOURS):
            if self.weight(g, colour) > 0:
                found |= bit(colour)
        return found

    def weight(self, g: FiveSeals, index: i64) -> i64:
        return g.bag[g.dungeon.frame[self.place] * COLOURS + index]

    def sample(self, g: FiveSeals, rng: Rng) -> i64:
        at = g.dungeon.frame[self.place] * COLOURS
        bag = g.bag
        left = rng.below(bag[at] + bag[at + 1] + bag[at + 2] + bag[at + 3])
        colour: i64 = 0
        while left >= bag[at + colour]:
            left -= bag[at + colour]
            colour += 1
        return colour

    def allows(self, g: FiveSeals, index: i64) -> bool:
        if index == FIRST_MAPS:  # never dealt any more, but so games begin that were begun under ruleset 1
            return self.place == 0 and not g.first_maps
        return index < COLOURS and self.weight(g, index) > 0

    def answered(self, g: FiveSeals, index: i64) -> None:
        if index == FIRST_MAPS:
            lay_first_maps(g)
            g.then(self)
            return
        strength = g.dungeon.frame[self.place]
        g.bag[strength * COLOURS + index] -= 1
        lay_token(g, self.place, token_of(index, strength))
        if g.listening:
            g.emit(TokenLaid(self.place, g.dungeon.names[self.place], index, strength))
        if self.place + 1 < g.dungeon.seals:
            g.then(LAY_TOKEN[self.place + 1])


class LayScroll(Question):
    """FS-10, FS-11 Each rectangular frame gets a scroll of its strength; Guardians call for their figures."""

    draws: ClassVar[bool] = True
    clause: ClassVar[str] = "FS-10"
    index: i64

    def __init__(self, index: i64) -> None:
        self.seat = NATURE
        self.index = index

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return menus.DEALT_SCROLLS[g.circle]

    def mask(self, g: FiveSeals) -> i64:
        return g.deck & of_strength_cards(g.dungeon.frame[SCROLL_PLACES + self.index])

    def sample(self, g: FiveSeals, rng: Rng) -> i64:
        cards = self.mask(g)
        return nth_of(cards, rng.below(size_of(cards)))

    def answered(self, g: FiveSeals, index: i64) -> None:
        place = SCROLL_PLACES + self.index
        g.deck &= ~bit(index)
        lay_scroll(g, self.index, index)
        if spell_of(g, index) == GUARDIAN:
            g.guardians[card_element(index)] = NOWHERE
        if g.listening:
            g.emit(ScrollLaid(place, g.dungeon.names[place], index, spell_of(g, index), card_element(index)))
        if self.index + 1 < g.dungeon.scrolls:
            g.then(LAY_SCROLL[self.index + 1])


class ChooseMage(Question):
    """FS-05, FS-12 Everybody chooses a mage, seat by seat; the last of five takes the one that is left."""

    clause: ClassVar[str] = "FS-12"

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return menus.MAGES

    def mask(self, g: FiveSeals) -> i64:
        return free_mages(g)

    def refusal(self, g: FiveSeals, index: i64) -> Refusal:
        return Refusal("FS-12", "mage-taken")

    def answered(self, g: FiveSeals, index: i64) -> None:
        take_mage(g, self.seat, index)
        if self.seat + 1 == MAX_SEATS - 1 and g.seats == MAX_SEATS:
            take_mage(g, self.seat + 1, lowest(free_mages(g)))
        elif self.seat + 1 < g.seats:
            g.then(ChooseMage(self.seat + 1))


def free_mages(g: FiveSeals) -> i64:
    """The mages that nobody has chosen yet, as a set."""
    free = full(MAX_SEATS)
    seat: i64
    for seat in range(g.seats):
        if g.figures[seat] >= 0:
            free &= ~bit(g.figures[seat])
    return free


def take_mage(g: FiveSeals, seat: i64, mage: i64) -> None:
    """FS-05 A player takes a mage and its familiar."""
    g.figures[seat] = mage
    if g.listening:
        g.emit(MageChosen(seat, mage))


class DrawCircle(Question):
    """FS-06 The circle of magic that is added to the base one is drawn by lot."""

    draws: ClassVar[bool] = True
    clause: ClassVar[str] = "FS-06"

    def __init__(self) -> None:
        self.seat = NATURE

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return menus.CIRCLE_LOTS

    def mask(self, g: FiveSeals) -> i64:
        return full(CIRCLES + 1) - 1

    def answered(self, g: FiveSeals, index: i64) -> None:
        g.circle = index
        if g.listening:
            g.emit(CircleDrawn(index))


class DrawFirst(Question):
    """FS-13 The first player is drawn by lot."""

    draws: ClassVar[bool] = True
    clause: ClassVar[str] = "FS-13"

    def __init__(self) -> None:
        self.seat = NATURE

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return menus.LOTS

    def mask(self, g: FiveSeals) -> i64:
        return full(g.seats)

    def answered(self, g: FiveSeals, index: i64) -> None:
        g.then(BeginFrom(index))


class BeginFrom(Step):
    """FS-13, FS-14 The first player gets the token; from him on everyone takes three dice."""

    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, g: FiveSeals) -> None:
        g.first = self.seat
        g.turn = self.seat
        if g.listening:
            g.emit(FirstChosen(self.seat))
        step: i64
        for step in range(g.seats):
            g.then(TakeDice((self.seat + g.seats - 1 - step) % g.seats))


class DealMages(Step):
    """FS-12 By agreement nobody is asked: a mage changes nothing, and everybody has that of his seat."""

    def run(self, g: FiveSeals) -> None:
        seat: i64
        for seat in range(g.seats):
            take_mage(g, seat, seat)


def set_up(g: FiveSeals, first: Step, dealt: bool) -> None:
    """FS-06, FS-09…14 The circle, tokens, scrolls, mages, the first player, and dice for everybody."""
    mages: Step = DealMages() if dealt else ChooseMage(0)
    g.then2(mages, first)
    g.then2(LAY_TOKEN[0], LAY_SCROLL[0])
    if g.circle == 0:
        g.then(DrawCircle())


LAY_TOKEN: Final[vec[LayToken]] = vec[LayToken]([LayToken(place) for place in range(SEALS)])
LAY_SCROLL: Final[vec[LayScroll]] = vec[LayScroll]([LayScroll(index) for index in range(SCROLLS)])
