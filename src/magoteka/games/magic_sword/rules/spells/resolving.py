"""An announced spell works, fails or is resisted: MS-9.6a, MS-A61 to MS-A63."""

from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core.agenda import Step
from magoteka.games.magic_sword.box.names import (
    BREATH_OF_DEATH,
    DWARF,
    HALF_DEMON,
    LORD_OF_FRIENDS,
    LORD_OF_RICHES,
    SEVEN_WINDS,
)
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.box.throws import RESISTED_UP_TO
from magoteka.games.magic_sword.messages.events import SpellFailed, SpellWorked
from magoteka.games.magic_sword.rules.character.figure import alive, is_hero
from magoteka.games.magic_sword.rules.character.goods import ask_to_drop
from magoteka.games.magic_sword.rules.dice import throw
from magoteka.games.magic_sword.rules.late_bound import work
from magoteka.games.magic_sword.rules.shapes import YesNo
from magoteka.games.magic_sword.rules.spells.aims import CARD_TARGET, aims, others, reachable
from magoteka.games.magic_sword.rules.spells.windows import WF
from magoteka.games.magic_sword.table.state import MagicSword

THEFTS: Final = (LORD_OF_RICHES, LORD_OF_FRIENDS, SEVEN_WINDS)  # what the target may want to drop before


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

    def run(self, g: MagicSword) -> None:
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


def aims_of(g: MagicSword, caster: i64, spell: Resolve) -> list[int]:
    """MS-A62 Whom the holder of the mirror could have aimed at; MS-A71 the breath blows at whoever stands there."""
    if spell.spell == BREATH_OF_DEATH and spell.window != WF:
        here = g.square[caster]
        return [other for other in others(g, caster, spell.spell) if g.square[other] == here]
    return aims(g, caster, spell.spell, spell.window)


def still_there(g: MagicSword, target: i64) -> bool:
    """Whether the aim has not vanished meanwhile."""
    return target < 0 or target >= CARD_TARGET or alive(g, target)


def resists(g: MagicSword, caster: i64, target: i64) -> bool:
    """MS-A63 The Half-Demon and the Dwarf may throw against a spell of somebody else."""
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

    def accepted(self, g: MagicSword) -> None:
        throw(g, self.seat, 1, ReadResist(self.seat, self.caster, self.spell, self.window))

    def declined(self, g: MagicSword) -> None:
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

    def run(self, g: MagicSword) -> None:
        if g.rolled <= RESISTED_UP_TO:
            fail(g, self.caster, self.spell, "resisted")
        elif alive(g, self.target):
            take_effect(g, self.caster, self.spell, self.target, self.window)


def fail(g: MagicSword, caster: i64, spell: i64, why: str) -> None:
    """A spell comes to nothing."""
    if g.listening:
        g.emit(SpellFailed(caster, SPELLS[spell].slug, why))


def take_effect(g: MagicSword, caster: i64, spell: i64, target: i64, window: i64) -> None:
    """MS-9.6a The spell takes effect; MS-5.5 whoever is to be robbed by it may drop something first."""
    if spell not in THEFTS:
        bring_about(g, caster, spell, target, window)
        return
    g.then(Works(caster, spell, target, window))
    ask_to_drop(g, target)


class Works(Step):
    """MS-9.6a A theft takes place, if its victim is still there."""

    caster: i64
    spell: i64
    target: i64
    window: i64

    def __init__(self, caster: i64, spell: i64, target: i64, window: i64) -> None:
        self.caster = caster
        self.spell = spell
        self.target = target
        self.window = window

    def run(self, g: MagicSword) -> None:
        bring_about(g, self.caster, self.spell, self.target, self.window)


def bring_about(g: MagicSword, caster: i64, spell: i64, target: i64, window: i64) -> None:
    """MS-9.6a The spell works."""
    if g.listening:
        g.emit(SpellWorked(caster, SPELLS[spell].slug, target if 0 <= target < CARD_TARGET else None))
    work(g, caster, spell, target, window)
