"""Characters come into play: MS-0.6, MS-0.7, MS-4.4d, MS-A50, MS-A77."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core._arrays import append, vec
from magoteka.core.agenda import NATURE, Question
from magoteka.core.bits import bit, full
from magoteka.core.boards import array
from magoteka.core.event import Option, Refusal
from magoteka.games.magic_sword.box.heroes import HEROES
from magoteka.games.magic_sword.box.names import EXECUTIONER, LIFE, M10
from magoteka.games.magic_sword.box.tables import CARD, CARDS, HERO_ALIGN, HERO_START
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.messages.events import HeroArrived
from magoteka.games.magic_sword.messages.menus import Menu
from magoteka.games.magic_sword.rules.character.cards import linger, stock_card
from magoteka.games.magic_sword.rules.character.figure import square_name
from magoteka.games.magic_sword.rules.character.goods import own
from magoteka.games.magic_sword.rules.character.spell_deck import DrawSpells
from magoteka.games.magic_sword.rules.shapes import Ask, OfCharacter
from magoteka.games.magic_sword.table.state import BOX, NOBODY, MagicSword

CHOSEN: Final = 1
OF_THREE: Final = 2


def unused(g: MagicSword, seat: i64) -> i64:
    """MS-A50 The characters nobody plays, without the one that has just died."""
    free = full(len(HEROES))
    other: i64
    for other in range(g.seats):
        if g.hero[other] != NOBODY:
            free &= ~bit(g.hero[other])
    if g.fallen[seat] > 0:
        free &= ~bit(g.fallen[seat] - 1)
    return free


class Rebirth(OfCharacter):
    """MS-4.4d, MS-A50 A new character: by lot, by choice, or one of three."""

    def run(self, g: MagicSword) -> None:
        if g.variants.choose == CHOSEN or g.fallen[self.seat] > 0:  # MS-4.4 who has died chooses
            g.then(ChooseHero(self.seat, array([])))
        elif g.variants.choose == OF_THREE:
            g.then(LotHero(self.seat, array([]), 3))
        else:
            g.then(LotHero(self.seat, array([]), 1))


class LotHero(Question):
    """MS-0.6 A character card is drawn at random."""

    draws: ClassVar[bool] = True
    clause: ClassVar[str] = "MS-0.6"
    owner: i64
    drawn: vec[i64]
    left: i64

    def __init__(self, owner: i64, drawn: vec[i64], left: i64) -> None:
        self.seat = NATURE
        self.owner = owner
        self.drawn = drawn
        self.left = left

    def menu(self, g: MagicSword) -> Sequence[Option]:
        return menus.HERO_MENU

    def mask(self, g: MagicSword) -> i64:
        free = unused(g, self.owner)
        at: i64
        for at in range(len(self.drawn)):
            free &= ~bit(self.drawn[at])
        return free

    def answered(self, g: MagicSword, index: i64) -> None:
        drawn = append(self.drawn[:], index)
        if self.left > 1:
            g.then(LotHero(self.owner, drawn, self.left - 1))
        elif len(drawn) > 1:
            g.then(ChooseHero(self.owner, drawn))
        else:
            arrive(g, self.owner, index)


class ChooseHero(Question):
    """MS-0.6 The player chooses a character."""

    clause: ClassVar[str] = "MS-0.6"
    drawn: vec[i64]

    def __init__(self, seat: i64, drawn: vec[i64]) -> None:
        self.seat = seat
        self.drawn = drawn

    def menu(self, g: MagicSword) -> Sequence[Option]:
        return menus.HERO_MENU

    def refusal(self, g: MagicSword, index: i64) -> Refusal:
        return Refusal(self.clause, "choose-hero")

    def mask(self, g: MagicSword) -> i64:
        if len(self.drawn) == 0:
            return unused(g, self.seat)
        found: i64 = 0
        at: i64
        for at in range(len(self.drawn)):
            found |= bit(self.drawn[at])
        return found

    def answered(self, g: MagicSword, index: i64) -> None:
        arrive(g, self.seat, index)


class ChooseAlignment(Ask):
    """The Executioner: good, evil or chaotic; that is his original alignment."""

    clause: ClassVar[str] = "MS-7.1"
    offers: ClassVar[Menu] = menus.ALIGN_MENU

    def entries(self, g: MagicSword) -> list[int]:
        return [0, 1, 2]

    def answered(self, g: MagicSword, index: i64) -> None:
        g.align[self.seat] = index
        g.align0[self.seat] = index


def arrive(g: MagicSword, seat: i64, hero: i64) -> None:
    """MS-0.7, MS-A50, MS-A77 The character starts with its full kit on its start square."""
    card = HEROES[hero]
    linger(g, seat)  # MS-A111 a new character is got to know step by step
    g.hero[seat] = hero
    g.square[seat] = M10 if g.variants.late_start else HERO_START[hero]
    g.sword0[seat] = card.sword
    g.magic0[seat] = card.magic
    g.sword[seat] = card.sword + g.variants.head_start
    g.magic[seat] = card.magic + g.variants.head_start
    g.life[seat] = LIFE
    g.gold[seat] = card.gold
    if g.variants.head_start > 0:
        g.gold[seat] = max(card.gold, 3)
    g.align[seat] = HERO_ALIGN[hero]
    g.align0[seat] = HERO_ALIGN[hero]
    if g.listening:
        g.emit(HeroArrived(seat, card.slug, square_name(g.square[seat])))
    for design in card.kit:
        give_kit(g, seat, design)
    if hero == EXECUTIONER and g.turns > 0:
        g.then(ChooseAlignment(seat))
    if card.spells > 0:
        g.then(DrawSpells(seat, card.spells, 0, 0))


def give_kit(g: MagicSword, seat: i64, design: i64) -> None:
    """MS-A77 From the stock, or a stand-in when the stock has run short."""
    card = stock_card(g, design)
    if card == NOBODY:
        card = spare(g, design)
    if card != NOBODY:
        own(g, seat, card)


def spare(g: MagicSword, design: i64) -> i64:
    """A stand-in that is not in play, −1 none."""
    card: i64
    for card in range(CARDS):
        if CARD[card] == design and g.at[card] == BOX:
            return card
    return NOBODY
