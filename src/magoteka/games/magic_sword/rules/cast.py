"""Casting: MS-9, MS-A61 to MS-A63, MS-A84. An announced spell can be answered before it works."""

from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core.agenda import Step
from magoteka.games.magic_sword.box.components import (
    C_MISER_WARLOCK,
    DWARF,
    HALF_DEMON,
    MASTER_OF_SPELLS,
    MIRROR,
    SPELLS,
    SQUARES,
)
from magoteka.games.magic_sword.box.tables import SPELL_KINDS
from magoteka.games.magic_sword.rules.book import clear
from magoteka.games.magic_sword.rules.dice import throw
from magoteka.games.magic_sword.rules.flow import Ask, YesNo
from magoteka.games.magic_sword.rules.goods import add_gold, lose_card
from magoteka.games.magic_sword.rules.meet import close_ranks
from magoteka.games.magic_sword.rules.sheet import alive, friend_named, is_hero, name_of
from magoteka.games.magic_sword.rules.spells import work
from magoteka.games.magic_sword.rules.targets import (
    BEING_TARGET,
    CARD_TARGET,
    NO_TARGET,
    SQUARE_TARGET,
    aims,
    reachable,
)
from magoteka.games.magic_sword.rules.windows import (
    WC,
    WF,
    Window,
    can_cast,
    fights,
    friend_spell,
    hand,
    held,
    listed_in,
    silenced,
)
from magoteka.games.magic_sword.table.state import CRUSADER_SLOT, HAND, MISER_SLOT, Sword
from magoteka.games.magic_sword.words import menus
from magoteka.games.magic_sword.words.events import SpellAnnounced, SpellFailed, SpellWorked
from magoteka.games.magic_sword.words.menus import Menu

BY_CRUSADER: Final = SPELL_KINDS
BY_MISER: Final = SPELL_KINDS + 1


def castables(g: Sword, seat: i64, window: i64, subject: i64) -> list[int]:
    """The spells of hand and friends that may be cast in this window, as places after the acts or passes."""
    if silenced(g, seat, window):
        return []
    if window == WC and g.frozen[seat] == 1:
        return [MASTER_OF_SPELLS] if held(g, seat, MASTER_OF_SPELLS) >= 0 else []
    if not can_cast(g, seat):
        return []
    found = [spell for spell in hand(g, seat) if fits(g, seat, spell, window, subject)]
    for slot in (CRUSADER_SLOT, MISER_SLOT):
        spell = friend_spell(g, seat, slot)
        if spell >= 0 and fits(g, seat, spell, window, subject):
            found.append(BY_CRUSADER + slot)
    return found


def fits(g: Sword, seat: i64, spell: i64, window: i64, subject: i64) -> bool:
    """MS-9.1, MS-A60, MS-A65 The card names the window, and there is something to aim at."""
    own = fights(g, seat) if window == WF else g.turn == seat
    if not listed_in(spell, window, own):
        return False
    if spell == MIRROR:
        return subject == seat
    return len(aims(g, seat, spell, window)) > 0


def begin_cast(g: Sword, seat: i64, which: i64, window: i64) -> None:
    """The card is shown and laid away; then it is aimed."""
    if which < SPELL_KINDS:
        spell = which
        clear(g, held(g, seat, spell))
        close_ranks(g, seat)
    else:
        slot = which - BY_CRUSADER
        spell = clear(g, g.seats * HAND + slot)
        if slot == MISER_SLOT:
            add_gold(g, seat, -1)
            lose_card(g, seat, friend_named(g, seat, C_MISER_WARLOCK), "gone")
    g.discard[spell] += 1
    found = aims(g, seat, spell, window) if spell != MIRROR else [NO_TARGET]
    if len(found) > 1:
        g.then(Aim(seat, spell, window))
    else:
        announce(g, seat, spell, found[0], window)


class Aim(Ask):
    """MS-A61 At whom or what the spell is aimed."""

    clause: ClassVar[str] = "MS-A65"
    reason: ClassVar[str] = "no-target"
    offers: ClassVar[Menu] = menus.AIM_MENU
    spell: i64
    window: i64

    def __init__(self, seat: i64, spell: i64, window: i64) -> None:
        self.seat = seat
        self.spell = spell
        self.window = window

    def entries(self, g: Sword) -> list[int]:
        return aims(g, self.seat, self.spell, self.window)

    def answered(self, g: Sword, index: i64) -> None:
        announce(g, self.seat, self.spell, index, self.window)


def announce(g: Sword, seat: i64, spell: i64, target: i64, window: i64) -> None:
    """MS-A61 The spell is announced with its target; the window WC opens."""
    aimed = target if 0 <= target < CARD_TARGET else -1
    if g.told:
        card = name_of(target - CARD_TARGET) if CARD_TARGET <= target < SQUARE_TARGET else None
        square = SQUARES[target - SQUARE_TARGET].slug if SQUARE_TARGET <= target < BEING_TARGET else None
        g.emit(SpellAnnounced(seat, SPELLS[spell].slug, None if aimed < 0 else aimed, square, card))
    subject = aimed if aimed != seat else -1
    g.then2(Window(WC, (seat + 1) % g.seats, 0, subject, seat), Resolve(seat, spell, target, window))


class Resolve(Step):
    """MS-A61 All have passed: the spell works, unless it was cancelled or turned round."""

    caster: i64
    spell: i64
    target: i64
    window: i64

    def __init__(self, caster: i64, spell: i64, target: i64, window: i64) -> None:
        self.caster = caster
        self.spell = spell
        self.target = target
        self.window = window

    def run(self, g: Sword) -> None:
        caster = self.caster
        target = self.target
        if g.cancelled != 0:
            g.cancelled = 0
            g.mirrored = 0
            fail(g, caster, self.spell, "cancelled")
            return
        if g.mirrored != 0:
            g.mirrored = 0
            caster = target
            target = self.caster
            if not alive(g, caster) or not reachable(g, target, self.spell) or target not in aims_of(g, caster, self):
                fail(g, caster, self.spell, "no-target")
                return
        if not still_there(g, target):
            fail(g, caster, self.spell, "no-target")
        elif resists(g, caster, target):
            g.then(Resist(target, caster, self.spell, self.window))
        else:
            take_effect(g, caster, self.spell, target, self.window)


def aims_of(g: Sword, caster: i64, spell: Resolve) -> list[int]:
    """MS-A62 Whom the holder of the mirror could have aimed at."""
    return aims(g, caster, spell.spell, spell.window)


def still_there(g: Sword, target: i64) -> bool:
    """Whether the aim has not vanished meanwhile."""
    return target < 0 or target >= CARD_TARGET or alive(g, target)


def resists(g: Sword, caster: i64, target: i64) -> bool:
    """MS-A63 Полудемон and Гном may throw against a spell of somebody else."""
    if target < 0 or target >= CARD_TARGET or target == caster:
        return False
    return is_hero(g, target, HALF_DEMON) or is_hero(g, target, DWARF)


class Resist(YesNo):
    """MS-A63 Throw against the spell?"""

    clause: ClassVar[str] = "MS-A63"
    caster: i64
    spell: i64
    window: i64

    def __init__(self, seat: i64, caster: i64, spell: i64, window: i64) -> None:
        self.seat = seat
        self.caster = caster
        self.spell = spell
        self.window = window

    def accepted(self, g: Sword) -> None:
        throw(g, self.seat, 1, ReadResist(self.seat, self.caster, self.spell, self.window))

    def declined(self, g: Sword) -> None:
        take_effect(g, self.caster, self.spell, self.seat, self.window)


class ReadResist(Step):
    """MS-A63 One or two: the spell has no effect."""

    target: i64
    caster: i64
    spell: i64
    window: i64

    def __init__(self, target: i64, caster: i64, spell: i64, window: i64) -> None:
        self.target = target
        self.caster = caster
        self.spell = spell
        self.window = window

    def run(self, g: Sword) -> None:
        if g.rolled <= 2:
            fail(g, self.caster, self.spell, "resisted")
        elif alive(g, self.target):
            take_effect(g, self.caster, self.spell, self.target, self.window)


def fail(g: Sword, caster: i64, spell: i64, why: str) -> None:
    """A spell comes to nothing."""
    if g.told:
        g.emit(SpellFailed(caster, SPELLS[spell].slug, why))


def take_effect(g: Sword, caster: i64, spell: i64, target: i64, window: i64) -> None:
    """MS-9.6a The spell takes effect."""
    if g.told:
        g.emit(SpellWorked(caster, SPELLS[spell].slug))
    work(g, caster, spell, target, window)
