"""The event deck: MS-13.4, MS-15.3, MS-A11, MS-A29, MS-A34. A card nobody has seen is only counted."""

from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core.agenda import NATURE, Step
from magoteka.core.bits import bit
from magoteka.core.chance import Rng
from magoteka.games.magic_sword.box.names import C_MAGIC_SWORD, C_VAMPIRE, EVENT_CARDS, MIDDLE
from magoteka.games.magic_sword.box.tables import CARD, COPIES, EVENT, FIRST, PILE
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.messages.events import CardLaidDown, CardTurnedUp
from magoteka.games.magic_sword.messages.menus import Menu
from magoteka.games.magic_sword.rules.character.cards import name_of
from magoteka.games.magic_sword.rules.character.figure import square_name
from magoteka.games.magic_sword.rules.shapes import Ask
from magoteka.games.magic_sword.table.state import DECK, DISCARD, DOWN, NOBODY, ON, ON_TOP, MagicSword
from magoteka.games.magic_sword.table.where import cards_at, put_card

SET_ASIDE: Final = 5


def left_in_deck(g: MagicSword, design: i64) -> i64:
    """How many copies of a design the deck still holds unseen."""
    count: i64 = 0
    card: i64
    for card in range(FIRST[design], FIRST[design] + COPIES[design]):
        if g.at[card] == DECK:
            count += 1
    return count


def first_in_deck(g: MagicSword, design: i64) -> i64:
    """The copy that a public draw takes."""
    card: i64
    for card in range(FIRST[design], FIRST[design] + COPIES[design]):
        if g.at[card] == DECK:
            return card
    return NOBODY


def last_in_deck(g: MagicSword, design: i64) -> i64:
    """The copy that a hidden draw takes, so that the numbers of public copies tell nothing."""
    card: i64
    found: i64 = NOBODY
    for card in range(FIRST[design], FIRST[design] + COPIES[design]):
        if g.at[card] == DECK:
            found = card
    return found


def unseen_cards(g: MagicSword) -> i64:
    """How many cards the deck holds below those on top that somebody has seen."""
    count: i64 = 0
    card: i64
    for card in range(EVENT_CARDS):
        if g.at[card] == DECK:
            count += 1
    return count


def ready(g: MagicSword) -> bool:
    """MS-15.3, MS-A11 An empty deck is rebuilt from the discard; whether there is anything to draw."""
    if g.event_top[0] != 0 or unseen_cards(g) > 0:
        return True
    card: i64
    for card in range(EVENT_CARDS):
        if g.at[card] == DISCARD and PILE[card] == EVENT:
            put_card(g, card, DECK)
    return unseen_cards(g) > 0


def shuffle(g: MagicSword) -> None:
    """What somebody knew of the top of the deck holds no more."""
    at: i64
    for at in range(len(g.event_top)):
        if g.event_top[at] != 0:
            put_card(g, g.event_top[at] - 1, DECK)
        g.event_top[at] = 0
        g.event_top_seen[at] = 0


def lift(g: MagicSword) -> i64:
    """Take the known top card."""
    card = g.event_top[0] - 1
    at: i64
    for at in range(len(g.event_top) - 1):
        g.event_top[at] = g.event_top[at + 1]
        g.event_top_seen[at] = g.event_top_seen[at + 1]
    g.event_top[len(g.event_top) - 1] = 0
    g.event_top_seen[len(g.event_top) - 1] = 0
    return card


class UnseenEvent(Ask):
    """Nature says which card of the event deck comes next."""

    draws: ClassVar[bool] = True
    clause: ClassVar[str] = "MS-13.4"
    offers: ClassVar[Menu] = menus.DRAW_MENU

    def entries(self, g: MagicSword) -> list[int]:
        return [design for design in range(len(COPIES)) if left_in_deck(g, design) > 0]

    def allows(self, g: MagicSword, index: i64) -> bool:
        return left_in_deck(g, index) > 0

    def weight(self, g: MagicSword, index: i64) -> i64:
        return left_in_deck(g, index)

    def sample(self, g: MagicSword, rng: Rng) -> i64:
        skip = rng.below(unseen_cards(g))
        card: i64
        for card in range(EVENT_CARDS):
            if g.at[card] == DECK:
                if skip == 0:
                    return CARD[card]
                skip -= 1
        return 0


class DrawEvents(Step):
    """MS-13.4 So many cards are drawn onto the square, one after another."""

    seat: i64
    square: i64
    left: i64

    def __init__(self, seat: i64, square: i64, left: i64) -> None:
        self.seat = seat
        self.square = square
        self.left = left

    def run(self, g: MagicSword) -> None:
        if self.left <= 0 or not ready(g):
            return_swords(g)
            return
        g.then(DrawEvents(self.seat, self.square, self.left - 1))
        if g.event_top[0] != 0:
            turn_up(g, self.seat, self.square, lift(g))
        else:
            g.then(DrawEvent(self.seat, self.square))


class DrawEvent(UnseenEvent):
    """MS-13.4 One card is turned up."""

    drawer: i64
    square: i64

    def __init__(self, drawer: i64, square: i64) -> None:
        self.seat = NATURE
        self.drawer = drawer
        self.square = square

    def answered(self, g: MagicSword, index: i64) -> None:
        turn_up(g, self.drawer, self.square, first_in_deck(g, index))


def turn_up(g: MagicSword, seat: i64, square: i64, card: i64) -> None:
    """A card lies face up on the square; MS-A34b a Magic Sword in Lower is set aside and replaced."""
    if g.listening:
        g.emit(CardTurnedUp(seat, card, name_of(card), square_name(square)))
    if reveal(g, square, card):
        g.fresh[card] = g.stamp
    else:
        g.then(DrawEvents(seat, square, 1))


def reveal(g: MagicSword, square: i64, card: i64) -> bool:
    """MS-A34b Whether a card stays where it was turned up: a Magic Sword in Lower does not."""
    g.note[card] = 0
    if CARD[card] == C_VAMPIRE:
        g.note[card] = 1  # MS-A13 its own Life
    if CARD[card] == C_MAGIC_SWORD and square < MIDDLE:
        put_card(g, card, SET_ASIDE)
        return False
    put_card(g, card, ON + square)
    return True


def return_swords(g: MagicSword) -> None:
    """MS-A34b A sword set aside is shuffled back."""
    card: i64
    for card in range(FIRST[C_MAGIC_SWORD], FIRST[C_MAGIC_SWORD] + COPIES[C_MAGIC_SWORD]):
        if g.at[card] == SET_ASIDE:
            put_card(g, card, DECK)
            shuffle(g)


class LayDown(Step):
    """MS-A33 Cards are put on the square unseen."""

    square: i64
    left: i64

    def __init__(self, square: i64, left: i64) -> None:
        self.square = square
        self.left = left

    def run(self, g: MagicSword) -> None:
        if self.left <= 0 or not ready(g):
            return
        g.then(LayDown(self.square, self.left - 1))
        if g.listening:
            g.emit(CardLaidDown(square_name(self.square)))
        if g.event_top[0] != 0:
            put_card(g, lift(g), DOWN + self.square)
        else:
            g.then(HiddenEvent(self.square))


class HiddenEvent(UnseenEvent):
    """MS-A33 Nobody sees which card it is."""

    square: i64

    def __init__(self, square: i64) -> None:
        self.seat = NATURE
        self.square = square

    def knowers(self, g: MagicSword) -> i64:
        return 0

    def answered(self, g: MagicSword, index: i64) -> None:
        put_card(g, last_in_deck(g, index), DOWN + self.square)


class PeekEvents(Step):
    """Insight: the caster alone sees the five cards on top."""

    seat: i64
    place: i64

    def __init__(self, seat: i64, place: i64) -> None:
        self.seat = seat
        self.place = place

    def run(self, g: MagicSword) -> None:
        if self.place == len(g.event_top):
            return
        g.then(PeekEvents(self.seat, self.place + 1))
        if g.event_top[self.place] != 0:
            g.event_top_seen[self.place] |= bit(self.seat)
        elif unseen_cards(g) > 0:
            g.then(PeekEvent(self.seat, self.place))


class PeekEvent(UnseenEvent):
    """Insight: one card of the deck is looked at and stays where it is."""

    looker: i64
    place: i64

    def __init__(self, looker: i64, place: i64) -> None:
        self.seat = NATURE
        self.looker = looker
        self.place = place

    def knowers(self, g: MagicSword) -> i64:
        return bit(self.looker)

    def answered(self, g: MagicSword, index: i64) -> None:
        card = last_in_deck(g, index)
        put_card(g, card, ON_TOP)
        g.event_top[self.place] = card + 1
        g.event_top_seen[self.place] = bit(self.looker)


def down_on(g: MagicSword, square: i64) -> list[int]:
    """The face-down cards of a square."""
    return cards_at(g, DOWN + square)
