"""Spells in hand: the limit, discarding, theft (MS-2.6, MS-9, MS-A74)."""

from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.bits import bit
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.messages.events import SpellDiscarded, SpellStolen
from magoteka.games.magic_sword.messages.menus import Menu
from magoteka.games.magic_sword.rules.character.figure import alive, hand_size
from magoteka.games.magic_sword.rules.character.sheet import spell_limit
from magoteka.games.magic_sword.rules.shapes import Ask, OfCharacter
from magoteka.games.magic_sword.table.state import CRUSADER_SLOT, HAND, MagicSword


def free_slot(g: MagicSword, seat: i64) -> i64:
    """An empty place of the hand."""
    slot: i64
    for slot in range(seat * HAND, seat * HAND + HAND):
        if g.spell[slot] == 0:
            return slot
    return seat * HAND + HAND - 1


def put(g: MagicSword, slot: i64, spell: i64, seen: i64) -> None:
    """Lay a spell on a place."""
    g.spell[slot] = spell + 1
    g.seen[slot] = seen
    g.aside[slot] = 0


def clear(g: MagicSword, slot: i64) -> i64:
    """Take the spell off a place."""
    spell = g.spell[slot] - 1
    g.spell[slot] = 0
    g.seen[slot] = 0
    g.aside[slot] = 0
    return spell


def leave_hand(g: MagicSword, seat: i64, slot: i64) -> i64:
    """A spell leaves a hand: whoever had seen one of two that are alike cannot tell whether that one is left."""
    other: i64
    for other in range(seat * HAND, seat * HAND + HAND):
        if other != slot and g.spell[other] == g.spell[slot]:
            g.seen[other] &= g.seen[slot]
    return clear(g, slot)


def held(g: MagicSword, seat: i64, spell: i64) -> i64:
    """The place of a spell in the seat's hand, −1 none."""
    slot: i64
    for slot in range(seat * HAND, seat * HAND + HAND):
        if g.spell[slot] == spell + 1:
            return slot
    return -1


def hand(g: MagicSword, seat: i64) -> list[int]:
    """The different spells of the hand."""
    found: list[int] = []
    slot: i64
    for slot in range(seat * HAND, seat * HAND + HAND):
        if g.spell[slot] != 0 and g.spell[slot] - 1 not in found:
            found.append(g.spell[slot] - 1)
    return found


class CheckHand(OfCharacter):
    """MS-2.6b Whoever holds more spells than the limit discards at once."""

    def run(self, g: MagicSword) -> None:
        if too_many_spells(g, self.seat):
            g.then2(DiscardSpell(self.seat), self)


def check_hand(g: MagicSword, seat: i64) -> None:
    """MS-2.6b, MS-A58 Checked after every change of Magic, item, friend or square, before anything else is asked."""
    if too_many_spells(g, seat):
        g.then(CheckHand(seat))


def too_many_spells(g: MagicSword, seat: i64) -> bool:
    """MS-2.6b Whether a spell has to go; stone keeps its spells."""
    return alive(g, seat) and g.stone[seat] == 0 and hand_size(g, seat) > spell_limit(g, seat)


class DiscardSpell(Ask):
    """MS-2.6b, MS-9.4 Choose the spell to discard; it is shown."""

    tag: ClassVar[str] = "discard-spell"
    clause: ClassVar[str] = "MS-2.6"
    offers: ClassVar[Menu] = menus.SPELL_MENU

    def entries(self, g: MagicSword) -> list[int]:
        return hand(g, self.seat)

    def answered(self, g: MagicSword, index: i64) -> None:
        throw_away(g, self.seat, held(g, self.seat, index))


class LoseSpell(DiscardSpell):
    """MS-9.4 A spell has to be given up; the owner chooses."""

    clause: ClassVar[str] = "MS-9.4"


def throw_away(g: MagicSword, seat: i64, slot: i64) -> None:
    """A spell goes to the discard."""
    spell = leave_hand(g, seat, slot)
    g.discard[spell] += 1
    if g.listening:
        g.emit(SpellDiscarded(seat, SPELLS[spell].slug, None, seat))


def discard_hand(g: MagicSword, seat: i64) -> None:
    """The whole hand goes to the discard."""
    slot: i64
    for slot in range(seat * HAND, seat * HAND + HAND):
        if g.spell[slot] != 0:
            throw_away(g, seat, slot)


def discard_friend_spell(g: MagicSword, seat: i64, slot: i64, owner: int | None) -> None:
    """MS-A84 The spell under a friend's card goes with the card, in the turn of the seat."""
    place = g.seats * HAND + slot
    if g.spell[place] == 0:
        return
    spell = clear(g, place)
    g.discard[spell] += 1
    if g.listening:
        friend = "crusader" if slot == CRUSADER_SLOT else "miser_warlock"
        g.emit(SpellDiscarded(seat, SPELLS[spell].slug, friend, owner))


def take_spell(g: MagicSword, thief: i64, victim: i64, slot: i64, by_chance: bool) -> None:
    """MS-A74 A spell changes hands; what third parties knew of that hand is no longer sure."""
    aside = g.aside[slot]
    spell = leave_hand(g, victim, slot)
    place = free_slot(g, thief)
    put(g, place, spell, bit(thief) | bit(victim))
    g.aside[place] = aside
    other: i64
    for other in range(victim * HAND, victim * HAND + HAND):
        g.seen[other] &= bit(thief) | bit(victim)
    close_ranks(g, victim)
    if g.listening:
        g.emit(SpellStolen(thief, victim, SPELLS[spell].slug))
    check_hand(g, thief)


def close_ranks(g: MagicSword, seat: i64) -> None:
    """The hand moves together, so that an empty place tells nothing about what left it."""
    start = seat * HAND
    to = start
    slot: i64
    for slot in range(start, start + HAND):
        if g.spell[slot] != 0:
            if slot != to:
                g.spell[to] = g.spell[slot]
                g.seen[to] = g.seen[slot]
                g.aside[to] = g.aside[slot]
                clear(g, slot)
            to += 1
