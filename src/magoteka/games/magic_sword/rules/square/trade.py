"""Trade between characters, where it was agreed on: MS-A100. Something is given, and something is taken."""

from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core.bits import bit, has
from magoteka.games.magic_sword.box.tables import CARDS
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.messages.menus import Menu
from magoteka.games.magic_sword.rules.character.cards import may_own, saleable
from magoteka.games.magic_sword.rules.character.goods import take_card
from magoteka.games.magic_sword.rules.character.points import add_gold
from magoteka.games.magic_sword.rules.late_bound import choose_again
from magoteka.games.magic_sword.rules.shapes import Ask, YesNo
from magoteka.games.magic_sword.table.state import NOBODY, MagicSword

EVEN: Final = 15  # the price at which no gold changes hands
TRADED: Final = 11  # bit of `attempts`: MS-A100 one offer a turn


def tradable(g: MagicSword, seat: i64, other: i64) -> list[int]:
    """MS-A100, MS-A26 The items of a character that another may own; the hired boat is not sold on."""
    return [card for card in saleable(g, seat) if may_own(g, other, card)]


def offers(g: MagicSword, seat: i64, other: i64) -> list[int]:
    """MS-A100 What can be offered: an item where there is anything to ask for it, gold where there is an item."""
    wanted = tradable(g, other, seat)
    found = tradable(g, seat, other) if wanted or g.gold[other] > 0 else []
    return found + [CARDS] if wanted and g.gold[seat] > 0 else found


def may_trade(g: MagicSword, seat: i64, other: i64) -> bool:
    """MS-A100 Where it was agreed on, once a turn, if something can be given for something."""
    return g.variants.trade and not has(g.attempts, TRADED) and len(offers(g, seat, other)) > 0


class Offer(Ask):
    """MS-A100 Which own item is offered; none, where gold is."""

    clause: ClassVar[str] = "MS-A100"
    offers: ClassVar[Menu] = menus.CARD_MENU
    other: i64

    def __init__(self, seat: i64, other: i64) -> None:
        self.seat = seat
        self.other = other

    def entries(self, g: MagicSword) -> list[int]:
        return offers(g, self.seat, self.other)

    def answered(self, g: MagicSword, index: i64) -> None:
        g.attempts |= bit(TRADED)
        g.then(AskFor(self.seat, self.other, NOBODY if index == CARDS else index))


class AskFor(Ask):
    """MS-A100 Which item of the other is wanted; none, where an item is sold for gold."""

    clause: ClassVar[str] = "MS-A100"
    offers: ClassVar[Menu] = menus.CARD_MENU
    other: i64
    given: i64

    def __init__(self, seat: i64, other: i64, given: i64) -> None:
        self.seat = seat
        self.other = other
        self.given = given

    def entries(self, g: MagicSword) -> list[int]:
        wanted = tradable(g, self.other, self.seat)
        return wanted + [CARDS] if self.given != NOBODY and g.gold[self.other] > 0 else wanted

    def answered(self, g: MagicSword, index: i64) -> None:
        g.then(Price(self.seat, self.other, self.given, NOBODY if index == CARDS else index))


class Price(Ask):
    """MS-A100 The gold that goes with it: 15 means none, less is paid to the other, more is wanted from him."""

    clause: ClassVar[str] = "MS-A100"
    offers: ClassVar[Menu] = menus.NUMBER_MENU
    other: i64
    given: i64
    wanted: i64

    def __init__(self, seat: i64, other: i64, given: i64, wanted: i64) -> None:
        self.seat = seat
        self.other = other
        self.given = given
        self.wanted = wanted

    def entries(self, g: MagicSword) -> list[int]:
        low = EVEN - min(g.gold[self.seat], EVEN)
        high = EVEN + min(g.gold[self.other], EVEN)
        if self.wanted == NOBODY:
            low = EVEN + 1
        if self.given == NOBODY:
            high = EVEN - 1
        return list(range(low, high + 1))

    def answered(self, g: MagicSword, index: i64) -> None:
        g.then(Accept(self.other, self.seat, self.given, self.wanted, index - EVEN))


class Accept(YesNo):
    """MS-A100 Take the offer?"""

    clause: ClassVar[str] = "MS-A100"
    trader: i64
    given: i64
    wanted: i64
    price: i64  # what the one who is asked pays

    def __init__(self, seat: i64, trader: i64, given: i64, wanted: i64, price: i64) -> None:
        self.seat = seat
        self.trader = trader
        self.given = given
        self.wanted = wanted
        self.price = price

    def accepted(self, g: MagicSword) -> None:
        add_gold(g, self.seat, -self.price)
        add_gold(g, self.trader, self.price)
        if self.given != NOBODY:
            take_card(g, self.seat, self.trader, self.given)
        if self.wanted != NOBODY:
            take_card(g, self.trader, self.seat, self.wanted)

    def declined(self, g: MagicSword) -> None:
        g.strike(1)  # MS-13.2, MS-A100 there was no meeting: its end falls away, and the choice is open again
        choose_again(g, self.trader)
