"""Trade between characters, where it was agreed on: MS-A100."""

from typing import ClassVar

from mypy_extensions import i64

from magoteka.games.magic_sword.box.tables import CARDS
from magoteka.games.magic_sword.rules.character.cards import items_of, may_own
from magoteka.games.magic_sword.rules.character.goods import take_card
from magoteka.games.magic_sword.rules.character.points import add_gold
from magoteka.games.magic_sword.rules.shapes import Ask, YesNo
from magoteka.games.magic_sword.table.state import NOBODY, Sword
from magoteka.games.magic_sword.words import menus
from magoteka.games.magic_sword.words.menus import Menu


class Offer(Ask):
    """MS-A100 Which own item is offered, if any."""

    clause: ClassVar[str] = "MS-A100"
    offers: ClassVar[Menu] = menus.CARD_MENU
    other: i64

    def __init__(self, seat: i64, other: i64) -> None:
        self.seat = seat
        self.other = other

    def entries(self, g: Sword) -> list[int]:
        return [card for card in items_of(g, self.seat) if may_own(g, self.other, card)] + [CARDS]

    def answered(self, g: Sword, index: i64) -> None:
        g.then(AskFor(self.seat, self.other, NOBODY if index == CARDS else index))


class AskFor(Ask):
    """MS-A100 Which item of the other is wanted, if any."""

    clause: ClassVar[str] = "MS-A100"
    offers: ClassVar[Menu] = menus.CARD_MENU
    other: i64
    given: i64

    def __init__(self, seat: i64, other: i64, given: i64) -> None:
        self.seat = seat
        self.other = other
        self.given = given

    def entries(self, g: Sword) -> list[int]:
        return [card for card in items_of(g, self.other) if may_own(g, self.seat, card)] + [CARDS]

    def answered(self, g: Sword, index: i64) -> None:
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

    def entries(self, g: Sword) -> list[int]:
        low = 15 - min(g.gold[self.seat], 15)
        high = 15 + min(g.gold[self.other], 15)
        return list(range(low, high + 1))

    def answered(self, g: Sword, index: i64) -> None:
        g.then(Accept(self.other, self.seat, self.given, self.wanted, index - 15))


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

    def accepted(self, g: Sword) -> None:
        add_gold(g, self.seat, -self.price)
        add_gold(g, self.trader, self.price)
        if self.given != NOBODY:
            take_card(g, self.seat, self.trader, self.given)
        if self.wanted != NOBODY:
            take_card(g, self.trader, self.seat, self.wanted)
