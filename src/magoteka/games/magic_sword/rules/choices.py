"""The choices that instructions leave to a player: MS-A78, MS-A102, MS-A103."""

from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core.agenda import NATURE, Step
from magoteka.games.magic_sword.box.components import C_TOLIMAN_SHIELD, HEAL_CAP, MIDDLE
from magoteka.games.magic_sword.box.script import CASES, NODES, Node
from magoteka.games.magic_sword.box.tables import CARD, CARDS, GOOD, design_named
from magoteka.games.magic_sword.rules.book import DiscardSpell
from magoteka.games.magic_sword.rules.flow import Ask, YesNo
from magoteka.games.magic_sword.rules.goods import add_gold, gain_equipment, heal, losable, lose_card, stock_card
from magoteka.games.magic_sword.rules.life import FriendDies
from magoteka.games.magic_sword.rules.sheet import (
    alive,
    capacity,
    free_friends,
    is_carrier,
    is_item,
    items_of,
    load,
    may_own,
    spell_limit,
)
from magoteka.games.magic_sword.table.state import NOBODY, Sword
from magoteka.games.magic_sword.words import menus
from magoteka.games.magic_sword.words.menus import Menu


def begin(g: Sword, node: i64, seat: i64, card: i64) -> None:
    """An effect for a character, from now on."""
    from magoteka.games.magic_sword.rules.effects import begin as start

    start(g, node, seat, card)


class AskEffect(YesNo):
    """Whether an effect is wanted."""

    node: i64
    card: i64

    def __init__(self, seat: i64, node: i64, card: i64) -> None:
        self.seat = seat
        self.node = node
        self.card = card


class May(AskEffect):
    """MS-A102 The effect may be declined."""

    clause: ClassVar[str] = "MS-A102"

    def accepted(self, g: Sword) -> None:
        begin(g, self.node, self.seat, self.card)


class PayOrNot(AskEffect):
    """MS-A78 Pay, or suffer the alternative."""

    clause: ClassVar[str] = "MS-A78"

    def accepted(self, g: Sword) -> None:
        add_gold(g, self.seat, -NODES[self.node].number)
        begin(g, NODES[self.node].kid("paid"), self.seat, self.card)

    def declined(self, g: Sword) -> None:
        begin(g, NODES[self.node].kid("unpaid"), self.seat, self.card)


def ask_case(g: Sword, node: i64, seat: i64, card: i64) -> None:
    """MS-A103 One feasible case is chosen; if there is none, nothing happens."""
    if feasible_cases(g, node, seat):
        g.then(ChooseCase(seat, node, card))


def feasible_cases(g: Sword, node: i64, seat: i64) -> list[int]:
    """The cases of a choice that can be carried out."""
    step = NODES[node]
    return [CASES.index(key) for at, key in enumerate(step.keys) if feasible(g, key, NODES[step.kids[at]], seat)]


def feasible(g: Sword, key: str, step: Node, seat: i64) -> bool:
    """MS-A103 A loss must be possible to be chosen; a gain must be there to be had."""
    if key == "sword_down":
        return g.sword[seat] > g.sword0[seat]
    if key == "magic_down":
        return g.magic[seat] > g.magic0[seat]
    if key == "lose_friend":
        return len(free_friends(g, seat)) > 0
    if key == "spell_up":
        return spell_limit(g, seat) > 0
    if key == "magic_sword" or key == "toliman_shield":
        return can_be_had(g, key, seat)
    if key == "drink":
        return g.align[seat] == GOOD and g.life[seat] < HEAL_CAP
    if key == "healer":
        return g.gold[seat] > 0 and g.life[seat] < HEAL_CAP
    if key == "armourer":
        return len(affordable(g, seat, step.place)) > 0
    if key == "usurer":
        return len(saleable(g, seat)) > 0
    return True


def can_be_had(g: Sword, key: str, seat: i64) -> bool:
    """MS-A34d A key can be given if the stock has one; no sword in the Lower circle."""
    design = design_named(key)
    return stock_card(g, design) != NOBODY and (design == C_TOLIMAN_SHIELD or g.square[seat] >= MIDDLE)


class ChooseCase(Ask):
    """MS-A103 Take one of the effects."""

    clause: ClassVar[str] = "MS-A103"
    reason: ClassVar[str] = "cannot-be-done"
    offers: ClassVar[Menu] = menus.CASE_MENU
    node: i64
    card: i64

    def __init__(self, seat: i64, node: i64, card: i64) -> None:
        self.seat = seat
        self.node = node
        self.card = card

    def entries(self, g: Sword) -> list[int]:
        return feasible_cases(g, self.node, self.seat)

    def answered(self, g: Sword, index: i64) -> None:
        begin(g, NODES[self.node].kid(CASES[index]), self.seat, self.card)


def ask_healing(g: Sword, seat: i64, price: i64) -> None:
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

    def entries(self, g: Sword) -> list[int]:
        most = min(g.gold[self.seat] // self.price, HEAL_CAP - g.life[self.seat])
        return list(range(most + 1))

    def answered(self, g: Sword, index: i64) -> None:
        add_gold(g, self.seat, -index * self.price)
        heal(g, self.seat, index)


def affordable(g: Sword, seat: i64, node: i64) -> list[int]:
    """MS-A77 What a shop has, the character may own, carry and pay."""
    step = NODES[node]
    found: list[int] = []
    for at, slug in enumerate(step.keys):
        design = design_named(slug)
        card = stock_card(g, design)
        fits = is_carrier(design) or load(g, seat) < capacity(g, seat)
        if card != NOBODY and may_own(g, seat, card) and g.gold[seat] >= step.kids[at] and fits:
            found.append(design)
    return found


class Shop(Step):
    """MS-A77 Any number of things, as long as the stock and the gold last."""

    seat: i64
    node: i64

    def __init__(self, seat: i64, node: i64) -> None:
        self.seat = seat
        self.node = node

    def run(self, g: Sword) -> None:
        if alive(g, self.seat) and affordable(g, self.seat, self.node):
            g.then(Buy(self.seat, self.node))


class Buy(Ask):
    """MS-3.3, MS-A77 Buy something, or be done."""

    clause: ClassVar[str] = "MS-A77"
    reason: ClassVar[str] = "not-for-sale"
    offers: ClassVar[Menu] = menus.GOODS_MENU
    node: i64

    def __init__(self, seat: i64, node: i64) -> None:
        self.seat = seat
        self.node = node

    def entries(self, g: Sword) -> list[int]:
        return affordable(g, self.seat, self.node) + [len(menus.GOODS_MENU) - 1]

    def answered(self, g: Sword, index: i64) -> None:
        if index == len(menus.GOODS_MENU) - 1:
            return
        step = NODES[self.node]
        for at, slug in enumerate(step.keys):
            if design_named(slug) == index:
                add_gold(g, self.seat, -step.kids[at])
                g.then(Shop(self.seat, self.node))
                gain_equipment(g, self.seat, index)


def saleable(g: Sword, seat: i64) -> list[int]:
    """MS-A26 Every item but the boat."""
    boat = design_named("boat")
    return [card for card in items_of(g, seat) if CARD[card] != boat]


class SellItems(Ask):
    """MS-A78, Алхимик, Философский Камень: items become one gold piece each."""

    clause: ClassVar[str] = "MS-A78"
    offers: ClassVar[Menu] = menus.CARD_MENU

    def entries(self, g: Sword) -> list[int]:
        return saleable(g, self.seat) + [CARDS]

    def answered(self, g: Sword, index: i64) -> None:
        if index == CARDS:
            return
        add_gold(g, self.seat, 1)
        g.then(SellItems(self.seat))
        lose_card(g, self.seat, index, "sold")


class LoseSpell(DiscardSpell):
    """MS-9.4 A spell has to be given up; the owner chooses."""

    clause: ClassVar[str] = "MS-9.4"


LOSSES: Final = ("item", "friend", "item_or_friend")  # what a loss can strike


def at_risk(g: Sword, seat: i64, what: str) -> list[int]:
    """The cards that a loss can strike."""
    if what == "item":
        return losable(g, seat)
    if what == "friend":
        return free_friends(g, seat)
    return losable(g, seat) + free_friends(g, seat)


class Loss(Ask):
    """An item or a friend of the owner is lost: an item at once, a friend through the window WH."""

    offers: ClassVar[Menu] = menus.CARD_MENU
    owner: i64
    what: i64

    def entries(self, g: Sword) -> list[int]:
        return at_risk(g, self.owner, LOSSES[self.what])

    def answered(self, g: Sword, index: i64) -> None:
        if is_item(index):
            lose_card(g, self.owner, index, "gone")
        else:
            g.then(FriendDies(self.owner, index))


def ask_loss(g: Sword, seat: i64, what: str) -> None:
    """The owner chooses what is lost, if there is anything."""
    if at_risk(g, seat, what):
        g.then(ChooseLoss(seat, LOSSES.index(what)))


class ChooseLoss(Loss):
    """MS-A103 Which item or friend is lost."""

    clause: ClassVar[str] = "MS-A103"

    def __init__(self, seat: i64, what: i64) -> None:
        self.seat = seat
        self.owner = seat
        self.what = what


def lose_by_lot(g: Sword, seat: i64, what: str) -> None:
    """MS-A98 Chance chooses what is lost, if there is anything."""
    if at_risk(g, seat, what):
        g.then(LotForLoss(seat, LOSSES.index(what)))


class LotForLoss(Loss):
    """MS-A98 Chance picks one of a character's cards."""

    clause: ClassVar[str] = "MS-A98"

    def __init__(self, owner: i64, what: i64) -> None:
        self.seat = NATURE
        self.owner = owner
        self.what = what
