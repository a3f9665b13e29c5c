"""Casting: MS-9, MS-A60, MS-A61, MS-A84. Windows open, a spell is chosen, aimed and announced."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from magoteka.core._arrays import vec
from magoteka.core.agenda import Poll, Step
from magoteka.core.bits import bit, full, has, nth
from magoteka.core.boards import filled
from magoteka.core.event import Refusal
from magoteka.games.magic_sword.box.names import C_MISER_WARLOCK, MASTER_OF_SPELLS, MAX_SEATS, MIRROR
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.magic_sword.box.tables import SPELL_KINDS
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.messages.events import SpellAim, SpellAnnounced, SpellTakenUp
from magoteka.games.magic_sword.messages.menus import Menu
from magoteka.games.magic_sword.rules import places
from magoteka.games.magic_sword.rules.character.cards import friend_named, name_of
from magoteka.games.magic_sword.rules.character.goods import lose_card
from magoteka.games.magic_sword.rules.character.hand import clear, close_ranks, hand, held, leave_hand
from magoteka.games.magic_sword.rules.character.points import add_gold
from magoteka.games.magic_sword.rules.character.spell_deck import keeper
from magoteka.games.magic_sword.rules.late_bound import prepare
from magoteka.games.magic_sword.rules.shapes import Ask
from magoteka.games.magic_sword.rules.spells.aims import (
    BEING_TARGET,
    CARD_TARGET,
    NO_TARGET,
    SQUARE_TARGET,
    aims,
    can_be_aimed,
)
from magoteka.games.magic_sword.rules.spells.resolving import Resolve
from magoteka.games.magic_sword.rules.spells.windows import (
    WC,
    WF,
    can_cast,
    fights,
    friend_spell,
    holds_spells,
    listed_in,
    may_act,
    silenced,
    used_up,
)
from magoteka.games.magic_sword.table.state import CRUSADER_SLOT, HAND, MISER_SLOT, NOBODY, MagicSword

BY_CRUSADER: Final = SPELL_KINDS
UNHEARD: Final = [filled(seats, -1) for seats in range(MAX_SEATS + 1)]  # no answers yet; shared, never changed


def castables(g: MagicSword, seat: i64, window: i64, subject: i64) -> list[int]:
    """The spells of hand and friends that may be cast in this window, as places after the acts or passes."""
    if not holds_spells(g, seat) or silenced(g, seat, window):
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


def list_castables(g: MagicSword, seat: i64, window: i64, found: list[int]) -> None:
    """Put the spells that may be cast now, in the own turn, on the list of what may be done."""
    if holds_spells(g, seat):
        found += [places.SPELL_AT + spell for spell in castables(g, seat, window, NOBODY)]


def fits(g: MagicSword, seat: i64, spell: i64, window: i64, subject: i64) -> bool:
    """MS-9.1, MS-A60, MS-A65 The card names the window, and there is something to aim at."""
    own = fights(g, seat) if window == WF else g.turn == seat
    if not listed_in(spell, window, own):
        return False
    if spell == MIRROR:
        return subject == seat
    return can_be_aimed(g, seat, spell, window)


@mypyc_attr(free_list_len=1)
class Window(Step):
    """MS-A60 All who could cast as far as everybody can see are asked at once, until all have passed."""

    kind: i64
    first: i64  # whose spell comes first where several want to cast
    left: i64  # the seats that have not passed for good, as a set
    subject: i64  # whom it is about, −1 nobody
    caster: i64  # whose spell may be answered, −1 nobody's

    def __init__(self, kind: i64, first: i64, left: i64, subject: i64, caster: i64) -> None:
        self.kind = kind
        self.first = first
        self.left = left
        self.subject = subject
        self.caster = caster

    def run(self, g: MagicSword) -> None:
        if self.kind == WC and (g.cancelled != 0 or g.mirrored != 0):
            return
        waiting: i64 = 0
        seat: i64
        for seat in range(g.seats):
            if has(self.left, seat) and seat != self.caster and might_cast(g, seat, self.kind, self.subject):
                waiting |= bit(seat)
        if waiting != 0:
            g.then(CastOrPass(waiting, UNHEARD[g.seats], nth(waiting, 0), self))


@mypyc_attr(free_list_len=1)
class CastOrPass(Poll):
    """MS-A60 Cast a spell now, or pass: nobody hears what the others want before all have said it."""

    clause: ClassVar[str] = "MS-A60"
    opens: ClassVar[bool] = True
    brisk: ClassVar[bool] = True
    goes_by: ClassVar[int] = 0
    window: Window

    def __init__(self, waiting: i64, given: vec[i64], seat: i64, window: Window) -> None:
        self.waiting = waiting
        self.given = given
        self.seat = seat
        self.window = window

    def again(self, waiting: i64, given: vec[i64], seat: i64) -> Poll:
        return CastOrPass(waiting, given, seat, self.window)

    def menu(self, g: MagicSword) -> Menu:
        return menus.WINDOW_MENU

    def mask(self, g: MagicSword) -> i64:
        found: i64 = 3
        for spell in castables(g, self.seat, self.window.kind, self.window.subject):
            found |= bit(2 + spell)
        return found

    def refusal(self, g: MagicSword, index: i64) -> Refusal:
        return Refusal(self.clause, "not-in-this-window")

    def closed(self, g: MagicSword, given: vec[i64]) -> None:
        seat: i64
        for seat in range(g.seats):
            if given[seat] == 1:
                g.quiet[seat] = g.turns
        caster = first_to_cast(g, given, self.window.first)
        if caster < 0:
            return
        go_on_asking(g, self.window, given)
        begin_cast(g, caster, given[caster] - 2, self.window.kind)


def first_to_cast(g: MagicSword, given: vec[i64], first: i64) -> i64:
    """MS-A60 Of those who want to cast, the first clockwise does; the others keep their cards and are asked again."""
    distance: i64
    for distance in range(g.seats):
        seat = (first + distance) % g.seats
        if given[seat] >= 2:
            return seat
    return -1


def go_on_asking(g: MagicSword, window: Window, given: vec[i64]) -> None:
    """MS-A60, MS-A61 After a spell all may speak again; who has passed on a spell is not asked about it again."""
    if window.kind == WF:
        prepare(g)
        return
    left = full(g.seats)
    if window.kind == WC:
        left = window.left
        seat: i64
        for seat in range(g.seats):
            if given[seat] == 0 or given[seat] == 1:
                left &= ~bit(seat)
    g.then(Window(window.kind, window.first, left, window.subject, window.caster))


def might_cast(g: MagicSword, seat: i64, window: i64, subject: i64) -> bool:
    """MS-A60 Whether, as far as all can see, the seat may hold a spell that can be cast now."""
    if not may_act(g, seat, window, subject):
        return False
    spell: i64
    for spell in range(SPELL_KINDS):
        if not used_up(g, spell) and fits(g, seat, spell, window, subject):
            return True
    return False


def ask(g: MagicSword, question: Ask, first: i64, second: i64) -> None:
    """A question with one real answer is not put, unless the seat visibly holds spells: that would tell which."""
    seat = question.seat
    if might_cast(g, seat, first, seat) or (second != first and might_cast(g, seat, second, seat)):
        g.then(question)
        return
    real: i64 = 0
    others: i64 = 0
    only: i64 = NOBODY
    index: i64
    for index in question.entries(g):
        if not question.aside(index):
            real += 1
            only = index
        if index != places.LINGER:
            others += 1
    if real > 1 or (others > 1 and g.linger[seat] > 0):  # MS-A111
        g.then(question)
    else:
        question.answered(g, only)


def ask_others(g: MagicSword, kind: i64, seat: i64) -> None:
    """Open a window for everybody but the one who has just spoken."""
    g.then(Window(kind, (seat + 1) % g.seats, full(g.seats) & ~bit(seat), seat, -1))


def ask_all(g: MagicSword, kind: i64, first: i64, subject: i64) -> None:
    """Open a window for everybody."""
    g.then(Window(kind, first, full(g.seats), subject, -1))


def begin_cast(g: MagicSword, seat: i64, which: i64, window: i64) -> None:
    """The card leaves the hand unseen; once it is aimed, it is shown and laid away."""
    friend: str | None = None
    if which < SPELL_KINDS:
        spell = which
        leave_hand(g, seat, held(g, seat, spell))
        close_ranks(g, seat)
    else:
        slot = which - BY_CRUSADER
        friend = keeper(g, g.seats * HAND + slot)
        spell = clear(g, g.seats * HAND + slot)
        if slot == MISER_SLOT:
            add_gold(g, seat, -1)
            lose_card(g, seat, friend_named(g, seat, C_MISER_WARLOCK), "gone")
    found = aims(g, seat, spell, window) if spell != MIRROR else [NO_TARGET]
    if g.listening and (len(found) > 1 or friend is not None):
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

    def entries(self, g: MagicSword) -> list[int]:
        return aims(g, self.seat, self.spell, self.window)

    def answered(self, g: MagicSword, index: i64) -> None:
        announce(g, self.seat, self.spell, index, self.window)


def aim_of(target: i64) -> SpellAim:
    """What kind of thing a spell is aimed at."""
    if target == NO_TARGET:
        return "nobody"
    if target < CARD_TARGET:
        return "character"
    if target < SQUARE_TARGET:
        return "card"
    return "square" if target < BEING_TARGET else "being"


def announce(g: MagicSword, seat: i64, spell: i64, target: i64, window: i64) -> None:
    """MS-A61 The spell is announced with its target; the window WC opens."""
    g.discard[spell] += 1  # not before it is aimed: a spell that was only looked at stays secret
    aimed = target if 0 <= target < CARD_TARGET else -1
    if g.listening:
        card = name_of(target - CARD_TARGET) if CARD_TARGET <= target < SQUARE_TARGET else None
        square = SQUARES[target - SQUARE_TARGET].slug if SQUARE_TARGET <= target < BEING_TARGET else None
        whom = None if aimed < 0 else aimed
        g.emit(SpellAnnounced(seat, SPELLS[spell].slug, whom, square, card, aim_of(target), card))
    subject = aimed if aimed != seat else -1
    g.then2(Window(WC, (seat + 1) % g.seats, full(g.seats), subject, seat), Resolve(seat, spell, target, window))
