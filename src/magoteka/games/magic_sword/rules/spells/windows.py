"""Windows for spells: MS-A60. Whom the game asks depends on public knowledge alone."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.bits import bit, has
from magoteka.core.boards import array
from magoteka.games.magic_sword.box.names import (
    C_CRUSADER,
    C_MAGES_CRYSTAL,
    C_MISER_WARLOCK,
    HIDDEN_ONE,
    MASTER_OF_SPELLS,
    MIRROR,
    REBIRTH,
)
from magoteka.games.magic_sword.box.spells import SPELLS, Moment
from magoteka.games.magic_sword.box.tables import SPELL_COPIES
from magoteka.games.magic_sword.rules.character.cards import has_friend, works
from magoteka.games.magic_sword.rules.character.figure import NO_SPELLS, alive, hand_size, here, on_bridge, war_strikes
from magoteka.games.magic_sword.table.state import CRUSADER_SLOT, GOES_ON, HAND, MISER_SLOT, ONE, TWO, MagicSword

WT: Final = 0
WB: Final = 1
WR: Final = 2
WL: Final = 3
WD: Final = 4
WF: Final = 5
WE: Final = 6
WX: Final = 7
WH: Final = 8
WC: Final = 9
WINDOWS: Final = ("WT", "WB", "WR", "WL", "WD", "WF", "WE", "WX", "WH", "WC")


def when(moments: tuple[Moment, ...], star: bool) -> int:
    """The windows of a spell card as a set, with or without the star."""
    marks = [moment for moment in moments if moment.endswith("*") == star]
    return sum(bit(WINDOWS.index(mark.rstrip("*"))) for mark in marks)


OPEN_IN: Final[vec[i64]] = array([when(spell.when, False) for spell in SPELLS])
OWN_IN: Final[vec[i64]] = array([when(spell.when, True) for spell in SPELLS])


def can_cast(g: MagicSword, seat: i64) -> bool:
    """MS-20.5, MS-A65…A68 Whether the character may cast at all."""
    if not alive(g, seat) or g.stone[seat] > 0 or g.frozen[seat] > 0:
        return False
    if war_strikes(g, seat) or here(g, seat, NO_SPELLS):
        return False
    return not works(g, seat, C_MAGES_CRYSTAL)


def friend_spell(g: MagicSword, seat: i64, slot: i64) -> i64:
    """MS-A84 The spell under a friend of the seat, −1 none."""
    design = C_CRUSADER if slot == CRUSADER_SLOT else C_MISER_WARLOCK
    held = g.spell[g.seats * HAND + slot]
    if held == 0 or not has_friend(g, seat, design):
        return -1
    if slot == MISER_SLOT and g.gold[seat] < 1:
        return -1
    return held - 1


def holds_spells(g: MagicSword, seat: i64) -> bool:
    """Whether all can see that the seat has a spell to cast."""
    return hand_size(g, seat) > 0 or friend_spell(g, seat, CRUSADER_SLOT) >= 0 or friend_spell(g, seat, MISER_SLOT) >= 0


def used_up(g: MagicSword, spell: i64) -> bool:
    """Whether all copies of a spell lie in the discard, for all to see."""
    return g.discard[spell] == SPELL_COPIES[spell]


def fights(g: MagicSword, seat: i64) -> bool:
    """Whether the character is a side of the battle in progress."""
    return g.duel[GOES_ON] == 1 and (g.duel[ONE] == seat or g.duel[TWO] == seat)


def silenced(g: MagicSword, seat: i64, window: i64) -> bool:
    """MS-A68 While time is bent the others may only defend themselves."""
    if g.timer == 0 or g.timer == seat + 1 or on_bridge(g, seat):
        return False
    return window < WF or window == WE or window == WC or not fights(g, seat)


def may_act(g: MagicSword, seat: i64, window: i64, subject: i64) -> bool:
    """MS-A60 Whether the seat is asked: it has spells, may cast, and a fitting spell may still be in a hand."""
    if not holds_spells(g, seat) or not may_answer(g, seat, window) or silenced(g, seat, window):
        return False
    if g.quiet[seat] == g.turns and seat != subject and not (window == WF and fights(g, seat)):
        return False
    if window == WX:
        return not used_up(g, HIDDEN_ONE)
    if window == WH:
        return not used_up(g, HIDDEN_ONE) or not used_up(g, REBIRTH)
    if window == WC:
        return not used_up(g, MASTER_OF_SPELLS) or (seat == subject and not used_up(g, MIRROR))
    return True


def may_answer(g: MagicSword, seat: i64, window: i64) -> bool:
    """MS-A66 A character ringed by fire may still answer a spell."""
    if window == WC and alive(g, seat) and g.frozen[seat] == 1:
        return g.stone[seat] == 0 and not war_strikes(g, seat) and not works(g, seat, C_MAGES_CRYSTAL)
    return can_cast(g, seat)


def listed_in(spell: i64, window: i64, own_turn: bool) -> bool:
    """Whether the card names the window."""
    return has(OPEN_IN[spell], window) or (own_turn and has(OWN_IN[spell], window))
