"""Buying, selling and healing for gold: MS-3.3, MS-4.7, MS-A77, MS-A78."""

from typing import ClassVar, Final, cast

from mypy_extensions import i64

from magoteka.core.agenda import Step
from magoteka.games.magic_sword.box import effects
from magoteka.games.magic_sword.box.book import EFFECTS
from magoteka.games.magic_sword.box.names import HEAL_CAP
from magoteka.games.magic_sword.box.tables import CARDS
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.messages.menus import Menu
from magoteka.games.magic_sword.rules.character.cards import may_own, saleable, stock_card
from magoteka.games.magic_sword.rules.character.figure import alive
from magoteka.games.magic_sword.rules.character.goods import gain_equipment, lose_card
from magoteka.games.magic_sword.rules.character.points import add_gold, heal
from magoteka.games.magic_sword.rules.shapes import Ask
from magoteka.games.magic_sword.table.state import NOBODY, MagicSword


def ask_healing(g: MagicSword, seat: i64, price: i64) -> None:
    """MS-4.7 Healing is bought point by point, up to four Life."""
    if g.gold[seat] >= price and g.life[seat] < HEAL_CAP:
        g.then(BuyHealing(seat, price))


class BuyHealing(Ask):
    """MS-4.7 How many points of Life to buy."""

    clause: ClassVar[str] = "MS-4.7"
    offers: ClassVar[Menu] = menus.NUMBER_MENU
    price: i64

    def __init__(self, seat: i64, price: i64) -> None:
        self.seat = seat
        self.price = price

    def entries(self, g: MagicSword) -> list[int]:
        most = min(g.gold[self.seat] // self.price, HEAL_CAP - g.life[self.seat])
        return list(range(most + 1))

    def answered(self, g: MagicSword, index: i64) -> None:
        add_gold(g, self.seat, -index * self.price)
        heal(g, self.seat, index)


def affordable(g: MagicSword, seat: i64, shop: effects.Shop) -> list[int]:
    """MS-A77, MS-5.6 What a shop has and the character may own and pay; the surplus is dropped after buying."""
    found: list[int] = []
    for design, price in shop.prices.items():
        card = stock_card(g, design)
        if card != NOBODY and may_own(g, seat, card) and g.gold[seat] >= price:
            found.append(design)
    return found


def shop_at(effect: i64) -> effects.Shop:
    """A shop by its place in the book."""
    return cast(effects.Shop, EFFECTS[effect])


class Shopping(Step):
    """MS-A77 Any number of things, as long as the stock and the gold last."""

    tag: ClassVar[str] = "shop"
    seat: i64
    effect: i64

    def __init__(self, seat: i64, effect: i64) -> None:
        self.seat = seat
        self.effect = effect

    def run(self, g: MagicSword) -> None:
        if alive(g, self.seat) and affordable(g, self.seat, shop_at(self.effect)):
            g.then(Buy(self.seat, self.effect))


DONE: Final[i64] = len(menus.GOODS_MENU) - 1  # the last entry: nothing more


class Buy(Ask):
    """MS-3.3, MS-A77 Buy something, or be done."""

    clause: ClassVar[str] = "MS-A77"
    reason: ClassVar[str] = "not-for-sale"
    offers: ClassVar[Menu] = menus.GOODS_MENU
    effect: i64

    def __init__(self, seat: i64, effect: i64) -> None:
        self.seat = seat
        self.effect = effect

    def entries(self, g: MagicSword) -> list[int]:
        return affordable(g, self.seat, shop_at(self.effect)) + [DONE]

    def answered(self, g: MagicSword, index: i64) -> None:
        if index == DONE:
            return
        add_gold(g, self.seat, -shop_at(self.effect).prices[index])
        g.then(Shopping(self.seat, self.effect))
        gain_equipment(g, self.seat, index)


class SellItems(Ask):
    """MS-A78, the Alchemist, Philosopher's Stone: items become one gold piece each."""

    clause: ClassVar[str] = "MS-A78"
    offers: ClassVar[Menu] = menus.CARD_MENU
    least: i64  # MS-A109 who calls upon the Alchemist has him make something

    def __init__(self, seat: i64, least: i64) -> None:
        self.seat = seat
        self.least = least

    def entries(self, g: MagicSword) -> list[int]:
        cards = saleable(g, self.seat)
        return cards if self.least > 0 and cards else cards + [CARDS]

    def answered(self, g: MagicSword, index: i64) -> None:
        if index == CARDS:
            return
        add_gold(g, self.seat, 1)
        g.then(SellItems(self.seat, 0))
        lose_card(g, self.seat, index, "sold")
