"""Spells that give, rob and strike: MS-A74."""

from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.bits import bit
from magoteka.games.magic_sword.box.names import (
    DOOM,
    HEAL_CAP,
    LORD_OF_FRIENDS,
    LORD_OF_RICHES,
    MADNESS,
    REBIRTH,
    SPELL_EATER,
)
from magoteka.games.magic_sword.box.spells import DOOM_STRIKES, SPELLS
from magoteka.games.magic_sword.box.throws import BLOWN_AWAY_UP_TO
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.messages.events import SpellsSeen
from magoteka.games.magic_sword.messages.menus import Menu
from magoteka.games.magic_sword.rules import places
from magoteka.games.magic_sword.rules.cards.doing import begin
from magoteka.games.magic_sword.rules.character.cards import (
    carries,
    free_friends,
    friendless,
    losable,
    riches,
)
from magoteka.games.magic_sword.rules.character.figure import alive
from magoteka.games.magic_sword.rules.character.goods import coin_or, lose_card, take_card
from magoteka.games.magic_sword.rules.character.hand import discard_hand, hand, held, take_spell
from magoteka.games.magic_sword.rules.character.points import add_life, pass_coin
from magoteka.games.magic_sword.rules.dice import throw
from magoteka.games.magic_sword.rules.shapes import FromVictim, OfCharacterAndCard, ask_which
from magoteka.games.magic_sword.table.state import HAND, NOBODY, MagicSword


def work_on_character(g: MagicSword, caster: i64, spell: i64, target: i64) -> None:
    """Gifts, thefts and blows."""
    if spell == REBIRTH:
        add_life(g, target, max(HEAL_CAP - g.life[target], 0))
    elif spell == DOOM:
        begin(g, DOOM_STRIKES, target, NOBODY)
    elif spell == SPELL_EATER:
        discard_hand(g, target)
    elif spell == MADNESS:
        if hand(g, target):
            see_hand(g, caster, target)
            g.then(TakeSpell(caster, target))
    else:
        rob(g, caster, spell, target)


def rob(g: MagicSword, caster: i64, spell: i64, target: i64) -> None:
    """MS-A74 Goods and friends are taken or blown away."""
    if spell == LORD_OF_RICHES:
        if g.gold[target] > 0 or riches(g, caster, target):
            ask_which(g, TakeRiches(caster, target))
    elif spell == LORD_OF_FRIENDS:
        if free_friends(g, target) and not friendless(g, caster):
            ask_which(g, TakeFriend(caster, target))
    else:
        for card in losable(g, target):
            throw(g, caster, 1, WindBlows(target, card))


class WindBlows(OfCharacterAndCard):
    """Seven Winds: on a one the item is destroyed."""

    def run(self, g: MagicSword) -> None:
        if g.rolled <= BLOWN_AWAY_UP_TO and alive(g, self.seat) and carries(g, self.seat, self.card):
            lose_card(g, self.seat, self.card, "gone")


def see_hand(g: MagicSword, seat: i64, victim: i64) -> None:
    """Madness: the caster looks at the whole hand."""
    slot: i64
    for slot in range(victim * HAND, victim * HAND + HAND):
        if g.spell[slot] != 0:
            g.seen[slot] |= bit(seat)
    if g.listening:
        g.emit(SpellsSeen(seat, "hand", tuple(SPELLS[spell].slug for spell in hand(g, victim)), victim))


class TakeSpell(FromVictim):
    """MS-A74 Madness: which spell to take."""

    clause: ClassVar[str] = "MS-A74"
    offers: ClassVar[Menu] = menus.SPELL_MENU

    def entries(self, g: MagicSword) -> list[int]:
        return hand(g, self.victim)

    def answered(self, g: MagicSword, index: i64) -> None:
        take_spell(g, self.seat, self.victim, held(g, self.victim, index), False)


class TakeRiches(FromVictim):
    """MS-A74 Lord of Riches: an item or a gold piece."""

    clause: ClassVar[str] = "MS-A74"
    offers: ClassVar[Menu] = menus.HUB_MENU

    def entries(self, g: MagicSword) -> list[int]:
        return coin_or(g, self.victim, riches(g, self.seat, self.victim))

    def answered(self, g: MagicSword, index: i64) -> None:
        if index == places.TAKE_COIN:
            pass_coin(g, self.victim, self.seat)
        else:
            take_card(g, self.seat, self.victim, index - places.CARD_AT)


class TakeFriend(FromVictim):
    """MS-A74 Lord of Friends: which friend changes sides; it costs nothing."""

    clause: ClassVar[str] = "MS-A74"
    offers: ClassVar[Menu] = menus.CARD_MENU

    def entries(self, g: MagicSword) -> list[int]:
        return free_friends(g, self.victim)

    def answered(self, g: MagicSword, index: i64) -> None:
        take_card(g, self.seat, self.victim, index)
