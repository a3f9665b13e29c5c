"""Trophies are traded in: MS-1.4, MS-2.4, MS-A38."""

from typing import ClassVar

from mypy_extensions import i64

from magoteka.games.magic_sword.box.names import DEMON, ENEMY
from magoteka.games.magic_sword.box.tables import CARD, CARDS, TROPHY_POINTS
from magoteka.games.magic_sword.rules.character.cards import name_of, trophies_of
from magoteka.games.magic_sword.rules.character.goods import away
from magoteka.games.magic_sword.rules.character.points import add_magic, add_sword
from magoteka.games.magic_sword.rules.character.sheet import spell_limit
from magoteka.games.magic_sword.rules.character.spell_deck import gain_spells
from magoteka.games.magic_sword.rules.shapes import Ask
from magoteka.games.magic_sword.table.state import Sword
from magoteka.games.magic_sword.words import menus
from magoteka.games.magic_sword.words.events import TrophyGiven
from magoteka.games.magic_sword.words.menus import Menu

DEMON_RATE = 10


def trophy_points(card: i64) -> i64:
    """MS-A38 What a trophy is worth."""
    return TROPHY_POINTS[CARD[card]]


def points_of(cards: list[int]) -> i64:
    """The points of a set of trophies."""
    total: i64 = 0
    for card in cards:
        total += trophy_points(card)
    return total


class TradeIn(Ask):
    """MS-1.4, MS-A38 Trophies are handed over one by one; enough of them buy a point."""

    clause: ClassVar[str] = "MS-1.4"
    reason: ClassVar[str] = "not-enough-trophies"
    offers: ClassVar[Menu] = menus.CARD_MENU
    kind: i64
    points: i64  # handed over so far

    def __init__(self, seat: i64, kind: i64, points: i64) -> None:
        self.seat = seat
        self.kind = kind
        self.points = points

    def entries(self, g: Sword) -> list[int]:
        cards = trophies_of(g, self.seat, self.kind)
        return cards + [CARDS] if self.points >= rate(g, self.kind) else cards

    def answered(self, g: Sword, index: i64) -> None:
        if index == CARDS:
            reward(g, self.seat, self.kind, self.points // rate(g, self.kind))
            return
        if g.told:
            g.emit(TrophyGiven(self.seat, index, name_of(index)))
        away(g, index)
        points = self.points + trophy_points(index)
        if trophies_of(g, self.seat, self.kind):
            g.then(TradeIn(self.seat, self.kind, points))
        else:
            reward(g, self.seat, self.kind, points // rate(g, self.kind))


def rate(g: Sword, kind: i64) -> i64:
    """How many points one point costs."""
    if kind == DEMON:
        return DEMON_RATE
    return g.variants.trophy_rate


def reward(g: Sword, seat: i64, kind: i64, count: i64) -> None:
    """MS-1.4c A point of Sword for each full seven; the Dark Knight chooses for each ten."""
    if kind == ENEMY:
        add_sword(g, seat, count)
    elif count > 0:
        g.then(DemonReward(seat, count))


class DemonReward(Ask):
    """The Dark Knight: a spell or a point of Magic for ten points of Demons."""

    clause: ClassVar[str] = "MS-2.4"
    offers: ClassVar[Menu] = menus.CASE_MENU
    left: i64

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def entries(self, g: Sword) -> list[int]:
        return [1, 3] if spell_limit(g, self.seat) > 0 else [1]

    def answered(self, g: Sword, index: i64) -> None:
        if self.left > 1:
            g.then(DemonReward(self.seat, self.left - 1))
        if index == 1:
            add_magic(g, self.seat, 1)
        else:
            gain_spells(g, self.seat, 1, False)
