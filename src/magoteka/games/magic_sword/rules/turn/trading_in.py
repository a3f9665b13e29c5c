"""Trophies are traded in: MS-1.4, MS-2.4, MS-A38."""

from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.games.magic_sword.box.names import DEMON, ENEMY
from magoteka.games.magic_sword.box.tables import CARD, CARDS, KIND, TROPHY_POINTS
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.messages.events import TrophyGiven
from magoteka.games.magic_sword.messages.menus import Menu
from magoteka.games.magic_sword.rules.character.cards import name_of, trophies_of
from magoteka.games.magic_sword.rules.character.goods import away
from magoteka.games.magic_sword.rules.character.points import add_magic, add_sword
from magoteka.games.magic_sword.rules.character.sheet import spell_limit
from magoteka.games.magic_sword.rules.character.spell_deck import gain_spells
from magoteka.games.magic_sword.rules.shapes import Ask, ask_which
from magoteka.games.magic_sword.table.state import TROPHIES, MagicSword
from magoteka.games.magic_sword.table.where import first_at

DEMON_RATE: Final = 10
MOST_GAIN: Final = 6  # more points at once are bought one lot after the other


def trophy_points(card: i64) -> i64:
    """MS-A38 What a trophy is worth."""
    return TROPHY_POINTS[CARD[card]]


def points_of(cards: list[int]) -> i64:
    """The points of a set of trophies."""
    total: i64 = 0
    for card in cards:
        total += trophy_points(card)
    return total


def trophies_worth(g: MagicSword, seat: i64, kind: i64) -> i64:
    """The points of all trophies of a kind."""
    total: i64 = 0
    card = first_at(g, TROPHIES + seat)
    while card < CARDS:
        if KIND[CARD[card]] == kind:
            total += trophy_points(card)
        card = g.after[card]
    return total


class TradeIn(Ask):
    """MS-1.4, MS-A38 Trophies are handed over for so many points at once, or one by one as one likes."""

    clause: ClassVar[str] = "MS-1.4"
    reason: ClassVar[str] = "not-enough-trophies"
    offers: ClassVar[Menu] = menus.TRADE_MENU
    kind: i64
    points: i64  # handed over so far

    def __init__(self, seat: i64, kind: i64, points: i64) -> None:
        self.seat = seat
        self.kind = kind
        self.points = points

    def entries(self, g: MagicSword) -> list[int]:
        cards = trophies_of(g, self.seat, self.kind)
        if self.points >= rate(g, self.kind):
            return cards + [CARDS]
        if self.points > 0:
            return cards
        return cards + [CARDS + gain for gain in range(1, most_gain(g, self.seat, self.kind) + 1)]

    def answered(self, g: MagicSword, index: i64) -> None:
        if index > CARDS:
            hand_over(g, self.seat, self.kind, index - CARDS)
        elif index == CARDS:
            reward(g, self.seat, self.kind, self.points // rate(g, self.kind))
        else:
            give(g, self.seat, index)
            points = self.points + trophy_points(index)
            if trophies_of(g, self.seat, self.kind):
                g.then(TradeIn(self.seat, self.kind, points))
            else:
                reward(g, self.seat, self.kind, points // rate(g, self.kind))


def trade_in(g: MagicSword, seat: i64, kind: i64) -> None:
    """MS-1.4 Ask for what; where every trophy is needed for one point, all of them are handed over."""
    cards = trophies_of(g, seat, kind)
    if most_gain(g, seat, kind) == 1 and len(lot(g, seat, kind, 1)) == len(cards):
        hand_over(g, seat, kind, 1)
    else:
        g.then(TradeIn(seat, kind, 0))


def most_gain(g: MagicSword, seat: i64, kind: i64) -> i64:
    """How many points all trophies would buy."""
    return min(trophies_worth(g, seat, kind) // rate(g, kind), MOST_GAIN)


def lot(g: MagicSword, seat: i64, kind: i64, gain: i64) -> list[int]:
    """MS-A38 The trophies that buy so many points with the least surplus, and as few cards as that takes."""
    best: dict[int, list[int]] = {0: []}  # by points: the fewest cards that are worth exactly so much
    for card in trophies_of(g, seat, kind):
        for points, chosen in list(best.items()):
            total = points + trophy_points(card)
            if total not in best or len(chosen) + 1 < len(best[total]):
                best[total] = chosen + [card]
    return best[min([points for points in best if points >= gain * rate(g, kind)])]


def hand_over(g: MagicSword, seat: i64, kind: i64, gain: i64) -> None:
    """MS-1.4 The trophies of a lot are handed over."""
    for card in lot(g, seat, kind, gain):
        give(g, seat, card)
    reward(g, seat, kind, gain)


def give(g: MagicSword, seat: i64, card: i64) -> None:
    """MS-1.4 A trophy is handed over."""
    if g.listening:
        g.emit(TrophyGiven(seat, card, name_of(card)))
    away(g, card)


def rate(g: MagicSword, kind: i64) -> i64:
    """How many points one point costs."""
    if kind == DEMON:
        return DEMON_RATE
    return g.variants.trophy_rate


def reward(g: MagicSword, seat: i64, kind: i64, count: i64) -> None:
    """MS-1.4c A point of Sword for each full seven; the Dark Knight chooses for each ten."""
    if kind == ENEMY:
        add_sword(g, seat, count)
    elif count > 0:
        ask_which(g, DemonReward(seat, count))


class DemonReward(Ask):
    """The Dark Knight: a spell or a point of Magic for ten points of Demons."""

    clause: ClassVar[str] = "MS-2.4"
    offers: ClassVar[Menu] = menus.CASE_MENU
    left: i64

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def entries(self, g: MagicSword) -> list[int]:
        return [1, 3] if spell_limit(g, self.seat) > 0 else [1]

    def answered(self, g: MagicSword, index: i64) -> None:
        if self.left > 1:
            ask_which(g, DemonReward(self.seat, self.left - 1))
        if index == 1:
            add_magic(g, self.seat, 1)
        else:
            gain_spells(g, self.seat, 1, False)
