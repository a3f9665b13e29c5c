"""Allies that carry figures about in the action phase."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.bits import bit, full, has
from magoteka.core.event import Option
from magoteka.games.fabled.box.components import (
    A_TERRAIN,
    COLOSSUS,
    DEAD_END,
    FOREST,
    LANDS,
    MOUNTAIN,
    NAMELESS,
    REGULAR,
    STEPPE,
    WEREWOLF,
)
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.rules.asking import AskLand, AskVolkhv, OfVolkhv
from magoteka.games.fabled.rules.books import held
from magoteka.games.fabled.rules.gifts import reward
from magoteka.games.fabled.rules.leaving import come_home
from magoteka.games.fabled.rules.visits import FinishVisit
from magoteka.games.fabled.rules.walking import RELOCATION, MayStep, dead_end_entry, enter, stand
from magoteka.games.fabled.table.force import linked
from magoteka.games.fabled.table.state import NONE, Fabled
from magoteka.games.fabled.table.where import land_of, pending_of, row_set, terrain_set, walkers, walkers_on


class HurricanePick(AskVolkhv):
    """The Windherd's boost: up to three own volkhvs, from the supply or the row, fly to mountain paths."""

    clause: ClassVar[str] = "FB-96"
    left: i64
    flown: i64

    def __init__(self, seat: i64, left: i64, flown: i64) -> None:
        self.seat = seat
        self.left = left
        self.flown = flown

    def mask(self, g: Fabled) -> i64:
        return super().mask(g) | 1

    def volkhvs(self, g: Fabled) -> i64:
        return full(g.crew) & ~self.flown & ~pending_of(g, self.seat)

    def answered(self, g: Fabled, index: i64) -> None:
        if index > 0:
            super().answered(g, index)

    def picked(self, g: Fabled, volkhv: i64) -> None:
        if self.left > 1:
            g.then(HurricanePick(self.seat, self.left - 1, self.flown | bit(volkhv % g.crew)))
        g.then(HurricanePath(self.seat, volkhv))


class HurricanePath(OfVolkhv):
    """The Windherd's boost: which path of which mountain."""

    clause: ClassVar[str] = "FB-96"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.ENTRIES

    def mask(self, g: Fabled) -> i64:
        mountains = row_set(g) & terrain_set(MOUNTAIN)
        return mountains << 1 | (mountains >> (MOUNTAIN * A_TERRAIN)) << dead_end_entry(MOUNTAIN * A_TERRAIN)

    def answered(self, g: Fabled, index: i64) -> None:
        if index <= LANDS:
            stand(g, self.volkhv, index - 1, REGULAR, RELOCATION)
        else:
            stand(g, self.volkhv, index - 1 - LANDS + MOUNTAIN * A_TERRAIN, DEAD_END, RELOCATION)


def may_drive(g: Fabled, seat: i64) -> bool:
    """A steppe book, a volkhv on the row and another land."""
    return held(g, seat, STEPPE) > 0 and walkers(g, seat) != 0 and g.length > 1


class ChariotPick(AskVolkhv):
    """The Charioteer's boost: which volkhv."""

    clause: ClassVar[str] = "FB-96"

    def volkhvs(self, g: Fabled) -> i64:
        return walkers(g, self.seat)

    def picked(self, g: Fabled, volkhv: i64) -> None:
        g.then(ChariotLand(self.seat, volkhv))


class ChariotLand(AskLand):
    """The Charioteer's boost: to the regular path of which other land; then one step."""

    clause: ClassVar[str] = "FB-96"
    volkhv: i64

    def __init__(self, seat: i64, volkhv: i64) -> None:
        self.seat = seat
        self.volkhv = volkhv

    def lands_open(self, g: Fabled) -> i64:
        return row_set(g) & ~bit(land_of(g.at[self.volkhv]))

    def picked(self, g: Fabled, land: i64) -> None:
        g.then(MayStep(self.seat, self.volkhv, False))
        enter(g, self.volkhv, land, REGULAR, RELOCATION)


def on_bare_rock(g: Fabled, seat: i64) -> i64:
    """FB-122 Own volkhvs on neutral cells of mountain paths, as a set of 0 … 6."""
    mask = walkers_on(g, seat, terrain_set(MOUNTAIN))
    k: i64
    for k in range(g.crew):
        if has(mask, k) and linked(g, seat, g.at[seat * g.crew + k]) != 0:
            mask &= ~bit(k)
    return mask


class ColossusPick(AskVolkhv):
    """FB-122 The volkhv visits a nameless place and brings a mountain book."""

    clause: ClassVar[str] = "FB-122"

    def volkhvs(self, g: Fabled) -> i64:
        return on_bare_rock(g, self.seat)

    def picked(self, g: Fabled, volkhv: i64) -> None:
        g.then(FinishVisit(self.seat, volkhv, NONE, NAMELESS, g.at[volkhv]))
        reward(g, self.seat, COLOSSUS * 2 + 1)


class WolfPick(AskVolkhv):
    """The Werewolf's boost: a volkhv returns from a forest for a forest book."""

    clause: ClassVar[str] = "FB-96"
    why: ClassVar[str] = "not-in-a-forest"

    def volkhvs(self, g: Fabled) -> i64:
        return walkers_on(g, self.seat, terrain_set(FOREST))

    def picked(self, g: Fabled, volkhv: i64) -> None:
        reward(g, self.seat, WEREWOLF * 2 + 1)
        come_home(g, volkhv, False)
