"""Casting: MS-9, MS-A60, MS-A61, MS-A84. Windows open, a spell is chosen, aimed and announced."""

from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core.agenda import Step
from magoteka.games.magic_sword.box.names import C_MISER_WARLOCK, MASTER_OF_SPELLS, MIRROR
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.magic_sword.box.tables import SPELL_KINDS
from magoteka.games.magic_sword.rules.character.cards import friend_named, name_of
from magoteka.games.magic_sword.rules.character.goods import lose_card
from magoteka.games.magic_sword.rules.character.hand import clear, close_ranks, hand, held
from magoteka.games.magic_sword.rules.character.points import add_gold
from magoteka.games.magic_sword.rules.character.spell_deck import keeper
from magoteka.games.magic_sword.rules.shapes import Ask
from magoteka.games.magic_sword.rules.spells.aims import BEING_TARGET, CARD_TARGET, NO_TARGET, SQUARE_TARGET, aims
from magoteka.games.magic_sword.rules.spells.resolving import Resolve
from magoteka.games.magic_sword.rules.spells.windows import (
    WC,
    WF,
    can_cast,
    fights,
    friend_spell,
    listed_in,
    may_act,
    silenced,
)
from magoteka.games.magic_sword.table.state import CRUSADER_SLOT, HAND, MISER_SLOT, Sword
from magoteka.games.magic_sword.words import menus
from magoteka.games.magic_sword.words.events import SpellAnnounced, SpellTakenUp
from magoteka.games.magic_sword.words.menus import Menu

BY_CRUSADER: Final = SPELL_KINDS


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


class Window(Step):
    """MS-A60 Players are asked clockwise until all have passed in a row."""

    kind: i64
    seat: i64  # who is asked next
    passes: i64
    subject: i64  # whom it is about, −1 nobody
    caster: i64  # whose spell may be answered, −1 nobody's

    def __init__(self, kind: i64, seat: i64, passes: i64, subject: i64, caster: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.passes = passes
        self.subject = subject
        self.caster = caster

    def run(self, g: Sword) -> None:
        if self.kind == WC and (g.cancelled != 0 or g.mirrored != 0):
            return
        seat = self.seat
        passes = self.passes
        while passes < g.seats:
            if seat != self.caster and may_act(g, seat, self.kind, self.subject):
                g.then(CastOrPass(seat, self.kind, passes, self.subject, self.caster))
                return
            seat = (seat + 1) % g.seats
            passes += 1


class CastOrPass(Ask):
    """MS-A60 Cast a spell now, or pass."""

    clause: ClassVar[str] = "MS-A60"
    reason: ClassVar[str] = "not-in-this-window"
    offers: ClassVar[Menu] = menus.WINDOW_MENU
    kind: i64
    passes: i64
    subject: i64
    caster: i64

    def __init__(self, seat: i64, kind: i64, passes: i64, subject: i64, caster: i64) -> None:
        self.seat = seat
        self.kind = kind
        self.passes = passes
        self.subject = subject
        self.caster = caster

    def entries(self, g: Sword) -> list[int]:
        return [0, 1] + [2 + spell for spell in castables(g, self.seat, self.kind, self.subject)]

    def answered(self, g: Sword, index: i64) -> None:
        if index == 1:
            g.quiet[self.seat] = g.turns
        if index <= 1:
            g.then(Window(self.kind, (self.seat + 1) % g.seats, self.passes + 1, self.subject, self.caster))
            return
        passes: i64 = 0
        if self.kind == WC:
            passes = self.passes  # MS-A61 who has passed on this spell is not asked again
        g.then(Window(self.kind, self.seat, passes, self.subject, self.caster))
        begin_cast(g, self.seat, index - 2, self.kind)


def ask(g: Sword, question: Ask, window: i64) -> None:
    """A question with one answer is skipped, unless the seat visibly holds spells: skipping would tell which."""
    if may_act(g, question.seat, window, question.seat):
        g.then(question)
        return
    entries = question.entries(g)
    if len(entries) > 1:
        g.then(question)
    else:
        question.answered(g, entries[0])


def ask_others(g: Sword, kind: i64, seat: i64) -> None:
    """Open a window for everybody but the one who has just spoken."""
    g.then(Window(kind, (seat + 1) % g.seats, 1, seat, -1))


def ask_all(g: Sword, kind: i64, first: i64, subject: i64) -> None:
    """Open a window for everybody, clockwise from `first`."""
    g.then(Window(kind, first, 0, subject, -1))


def begin_cast(g: Sword, seat: i64, which: i64, window: i64) -> None:
    """The card leaves the hand unseen; once it is aimed, it is shown and laid away."""
    friend: str | None = None
    if which < SPELL_KINDS:
        spell = which
        clear(g, held(g, seat, spell))
        close_ranks(g, seat)
    else:
        slot = which - BY_CRUSADER
        friend = keeper(g, g.seats * HAND + slot)
        spell = clear(g, g.seats * HAND + slot)
        if slot == MISER_SLOT:
            add_gold(g, seat, -1)
            lose_card(g, seat, friend_named(g, seat, C_MISER_WARLOCK), "gone")
    found = aims(g, seat, spell, window) if spell != MIRROR else [NO_TARGET]
    if g.told and (len(found) > 1 or friend is not None):
        g.emit(SpellTakenUp(seat, friend))
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
    g.discard[spell] += 1  # not before it is aimed: a spell that was only looked at stays secret
    aimed = target if 0 <= target < CARD_TARGET else -1
    if g.told:
        card = name_of(target - CARD_TARGET) if CARD_TARGET <= target < SQUARE_TARGET else None
        square = SQUARES[target - SQUARE_TARGET].slug if SQUARE_TARGET <= target < BEING_TARGET else None
        g.emit(SpellAnnounced(seat, SPELLS[spell].slug, None if aimed < 0 else aimed, square, card))
    subject = aimed if aimed != seat else -1
    g.then2(Window(WC, (seat + 1) % g.seats, 0, subject, seat), Resolve(seat, spell, target, window))
