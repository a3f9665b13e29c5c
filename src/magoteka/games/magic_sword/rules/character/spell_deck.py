"""Drawing spells: MS-9.5, MS-A58, MS-A59, MS-A84, MS-A108."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core.agenda import NATURE, Question, Step
from magoteka.core.bits import bit, members
from magoteka.core.cards import kinds, only, pick, total
from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.games.magic_sword.box.heroes import HEROES
from magoteka.games.magic_sword.box.names import C_EXCALIBUR, C_HOLY_GRAIL, C_IMP, KNIGHT_ERRANT
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.box.tables import SPELL_KINDS
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.messages.events import SpellGained
from magoteka.games.magic_sword.messages.menus import Menu
from magoteka.games.magic_sword.rules.character.cards import has_friend, works
from magoteka.games.magic_sword.rules.character.figure import alive, hand_size, is_hero, seat_set
from magoteka.games.magic_sword.rules.character.hand import CheckHand, check_hand, free_slot, put, throw_away
from magoteka.games.magic_sword.rules.character.sheet import spell_limit
from magoteka.games.magic_sword.rules.shapes import Ask, OfCharacter
from magoteka.games.magic_sword.table.state import HAND, MagicSword

KEEPERS: Final = ("crusader", "miser_warlock")  # by CRUSADER_SLOT, MISER_SLOT


def gain_spells(g: MagicSword, seat: i64, count: i64, only_room: bool) -> None:
    """MS-A58 Draw, then discard down to the limit; some effects need a free place."""
    room = spell_limit(g, seat) - hand_size(g, seat)
    if spell_limit(g, seat) == 0 or (only_room and room <= 0):
        return
    drawn = count
    if only_room:
        drawn = min(count, room)
    if drawn <= 0:
        return
    if chooses_spells(g, seat):
        g.then(DrawSpells(seat, drawn + 1, 1, 0))
    else:
        g.then(DrawSpells(seat, drawn, 0, 0))


def chooses_spells(g: MagicSword, seat: i64) -> bool:
    """The Knight Errant with Excalibur or the Holy Grail draws one more and discards one of those drawn."""
    return is_hero(g, seat, KNIGHT_ERRANT) and (works(g, seat, C_EXCALIBUR) or works(g, seat, C_HOLY_GRAIL))


class DrawSpells(Step):
    """MS-9.5 Spells come from the top of the deck, one after another."""

    seat: i64
    left: i64
    spare: i64
    drawn: i64  # the places of the hand that were filled, as a set

    def __init__(self, seat: i64, left: i64, spare: i64, drawn: i64) -> None:
        self.seat = seat
        self.left = left
        self.spare = spare
        self.drawn = drawn

    def run(self, g: MagicSword) -> None:
        if not alive(g, self.seat):
            return
        if self.left == 0 or (g.spell_top[0] == 0 and not deck_ready(g)):
            if self.spare == 1 and self.drawn != 0:
                g.then2(ReturnSpell(self.seat, self.drawn), CheckHand(self.seat))
            else:
                check_hand(g, self.seat)
            return
        filled = self.drawn | bit(free_slot(g, self.seat) - self.seat * HAND)
        g.then(DrawSpells(self.seat, self.left - 1, self.spare, filled))
        if has_friend(g, self.seat, C_IMP):
            g.then(ImpLooks(self.seat))
        else:
            take_top(g, self.seat, free_slot(g, self.seat))


class ReturnSpell(Ask):
    """The Knight Errant: one of the spells just drawn goes to the discard."""

    clause: ClassVar[str] = "MS-A58"
    offers: ClassVar[Menu] = menus.SPELL_MENU
    drawn: i64

    def __init__(self, seat: i64, drawn: i64) -> None:
        self.seat = seat
        self.drawn = drawn

    def entries(self, g: MagicSword) -> list[int]:
        found: list[int] = []
        for place in members(self.drawn):
            spell = g.spell[self.seat * HAND + place] - 1
            if spell >= 0 and spell not in found:
                found.append(spell)
        return found

    def answered(self, g: MagicSword, index: i64) -> None:
        for place in members(self.drawn):
            if g.spell[self.seat * HAND + place] == index + 1:
                throw_away(g, self.seat, self.seat * HAND + place)
                return


def deck_ready(g: MagicSword) -> bool:
    """MS-9.5, MS-A108 An empty deck is rebuilt from the discard; whether there is anything to draw."""
    if total(g.deck) > 0:
        return True
    spell: i64
    for spell in range(SPELL_KINDS):
        g.deck[spell] = g.discard[spell]
        g.discard[spell] = 0
    slot: i64
    for slot in range(len(g.spell)):
        g.aside[slot] = seat_set(g)
    return total(g.deck) > 0


def take_top(g: MagicSword, seat: i64, slot: i64) -> None:
    """The top card of the deck goes to a place that the seat alone may look at."""
    if g.spell_top[0] == 0:
        g.then(SpellFromDeck(seat, slot))
        return
    spell = g.spell_top[0] - 1
    seen = g.spell_top_seen[0]
    lift_top(g)
    put(g, slot, spell, seen | bit(seat))
    if g.listening:
        g.emit(SpellGained(seat, SPELLS[spell].slug, keeper(g, slot)))


def keeper(g: MagicSword, slot: i64) -> str | None:
    """MS-A84 The friend under whom a place for a spell is, for the event."""
    if slot < g.seats * HAND:
        return None
    return KEEPERS[slot - g.seats * HAND]


def lift_top(g: MagicSword) -> None:
    """The known cards on top of the deck move up by one."""
    at: i64
    for at in range(len(g.spell_top) - 1):
        g.spell_top[at] = g.spell_top[at + 1]
        g.spell_top_seen[at] = g.spell_top_seen[at + 1]
    g.spell_top[len(g.spell_top) - 1] = 0


class UnseenSpell(Question):
    """Nature says which spell of the deck comes next."""

    draws: ClassVar[bool] = True
    clause: ClassVar[str] = "MS-9.5"
    owner: i64

    def menu(self, g: MagicSword) -> Sequence[Option]:
        return menus.SPELL_DRAW_MENU

    def mask(self, g: MagicSword) -> i64:
        return kinds(g.deck)

    def weight(self, g: MagicSword, index: i64) -> i64:
        return g.deck[index]

    def sample(self, g: MagicSword, rng: Rng) -> i64:
        return pick(g.deck, rng, total(g.deck))

    def knowers(self, g: MagicSword) -> i64:
        return only(self.owner)


class SpellFromDeck(UnseenSpell):
    """MS-9.3, MS-9.5 A spell is drawn in secret."""

    slot: i64

    def __init__(self, owner: i64, slot: i64) -> None:
        self.seat = NATURE
        self.owner = owner
        self.slot = slot

    def answered(self, g: MagicSword, index: i64) -> None:
        g.deck[index] -= 1
        put(g, self.slot, index, bit(self.owner))
        if g.listening:
            g.emit(SpellGained(self.owner, SPELLS[index].slug, keeper(g, self.slot)))


class ImpLooks(OfCharacter):
    """The Imp: look at the two top cards, keep one, put the other back."""

    def run(self, g: MagicSword) -> None:
        known = 0
        while known < 2 and g.spell_top[known] != 0:
            g.spell_top_seen[known] |= bit(self.seat)
            known += 1
        if known < 2 and deck_ready(g):
            g.then2(PeekSpell(self.seat, known), self)
        elif known == 1:
            take_top(g, self.seat, free_slot(g, self.seat))
        elif known == 2:
            g.then(ImpKeeps(self.seat))


class PeekSpell(UnseenSpell):
    """A card near the top of the spell deck is looked at."""

    place: i64

    def __init__(self, owner: i64, place: i64) -> None:
        self.seat = NATURE
        self.owner = owner
        self.place = place

    def answered(self, g: MagicSword, index: i64) -> None:
        g.deck[index] -= 1
        g.spell_top[self.place] = index + 1
        g.spell_top_seen[self.place] = bit(self.owner)


class ImpKeeps(Ask):
    """The Imp: which of the two spells to keep."""

    clause: ClassVar[str] = "MS-A58"
    offers: ClassVar[Menu] = menus.SPELL_MENU

    def entries(self, g: MagicSword) -> list[int]:
        first = g.spell_top[0] - 1
        second = g.spell_top[1] - 1
        return [first] if first == second else [first, second]

    def answered(self, g: MagicSword, index: i64) -> None:
        if g.spell_top[0] != index + 1:
            g.spell_top[1] = g.spell_top[0]
            g.spell_top[0] = index + 1
            seen = g.spell_top_seen[0]
            g.spell_top_seen[0] = g.spell_top_seen[1]
            g.spell_top_seen[1] = seen
        take_top(g, self.seat, free_slot(g, self.seat))


def friend_draws(g: MagicSword, seat: i64, slot: i64) -> None:
    """MS-A84 A friend with a spell draws it when he first joins."""
    place = g.seats * HAND + slot
    if g.spell[place] == 0 and (g.spell_top[0] != 0 or deck_ready(g)):
        take_top(g, seat, place)
    elif g.spell[place] != 0:
        g.seen[place] |= bit(seat)


def start_spells(g: MagicSword, seat: i64) -> i64:
    """How many spells the character began with."""
    return HEROES[g.hero[seat]].spells
