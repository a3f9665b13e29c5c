"""The three decks of lands: FB-09, FB-20 to FB-22, FB-115, FB-131."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core._arrays import append
from magoteka.core.agenda import NATURE, Question, Step
from magoteka.core.bits import bit, has, size
from magoteka.core.cards import only
from magoteka.core.event import Option
from magoteka.games.fabled.box.components import FOREST, FORMER_WISDOM, LAND_NAMES, LANDS, TERRAINS, TORCH
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.messages.events import ForestDrawn, LandOpened, Peeked
from magoteka.games.fabled.table.force import master_of
from magoteka.games.fabled.table.state import BEFORE, NONE, Fabled

FIRST_NUMBERS: Final = LANDS  # in the menu of openings, before FormerRules and FormerLevels
FORMER_LEVELS: Final = LANDS + 2


def deck_size(g: Fabled, terrain: i64) -> i64:
    """How many lands the deck holds, looked at or not."""
    count = size(g.decks[terrain])
    slot: i64
    for slot in range(terrain * 2, terrain * 2 + 2):
        if g.tops[slot] != NONE:
            count += 1
    if terrain == FOREST:
        for slot in range(len(g.sunk)):
            count += size(g.sunk[slot])
    return count


def layer(g: Fabled, terrain: i64) -> i64:
    """FB-131 Which lot the next unknown land comes from: 0 the deck, n the n-th lot put under it."""
    if g.decks[terrain] != 0 or terrain != FOREST:
        return 0
    lot: i64
    for lot in range(len(g.sunk)):
        if g.sunk[lot] != 0:
            return lot + 1
    return 0


def unknown(g: Fabled, terrain: i64) -> i64:
    """The lands that may come next, as a set."""
    lot = layer(g, terrain)
    if lot == 0:
        return g.decks[terrain]
    return g.sunk[lot - 1]


def take_unknown(g: Fabled, terrain: i64, land: i64) -> None:
    """A land that nobody knew has come out."""
    g.decks[terrain] &= ~bit(land)
    lot: i64
    if terrain == FOREST:
        for lot in range(len(g.sunk)):
            g.sunk[lot] &= ~bit(land)


def sink(g: Fabled, lands: i64) -> None:
    """FB-131 Forests go under their deck in random order."""
    if lands != 0:
        g.sunk = append(g.sunk, lands)


def take_top(g: Fabled, terrain: i64) -> i64:
    """The known land on top leaves the deck."""
    land = g.tops[terrain * 2]
    forget_top(g, terrain, 0)
    return land


def forget_top(g: Fabled, terrain: i64, which: i64) -> None:
    """One of the two known lands leaves the deck; the other stays on top."""
    if which == 0:
        g.tops[terrain * 2] = g.tops[terrain * 2 + 1]
        g.top_known[terrain * 2] = g.top_known[terrain * 2 + 1]
        g.top_layer[terrain * 2] = g.top_layer[terrain * 2 + 1]
    g.tops[terrain * 2 + 1] = NONE
    g.top_known[terrain * 2 + 1] = 0
    g.top_layer[terrain * 2 + 1] = 0


class LandDraw(Question):
    """Nature says which land of a deck comes next."""

    draws: ClassVar[bool] = True
    terrain: i64

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.LAND_DRAWS

    def mask(self, g: Fabled) -> i64:
        return unknown(g, self.terrain)


class OpenLand(LandDraw):
    """FB-09, FB-21 A land is laid open from the top of its deck."""

    clause: ClassVar[str] = "FB-21"
    slot: i64

    def __init__(self, terrain: i64, slot: i64) -> None:
        self.seat = NATURE
        self.terrain = terrain
        self.slot = slot

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.OPENINGS

    def allows(self, g: Fabled, index: i64) -> bool:
        if index < LANDS:
            return super().allows(g, index)
        at_first = g.phase == BEFORE and self.terrain == 0 and self.slot == 0
        if index == FIRST_NUMBERS:
            return at_first and not g.first_numbers
        if index == FORMER_LEVELS:
            return at_first and g.variants.trial and g.wisdom != former_wisdom(g)
        return at_first and not g.former_rules

    def answered(self, g: Fabled, index: i64) -> None:
        if index >= LANDS:
            self.begun_before(g, index)
            return
        take_unknown(g, self.terrain, index)
        lay_open(g, self.terrain, self.slot, index)

    def begun_before(self, g: Fabled, index: i64) -> None:
        """Never dealt any more, but so games begin that were begun under older rules."""
        if index == FIRST_NUMBERS:
            g.first_numbers = True
        elif index == FORMER_LEVELS:
            g.wisdom = former_wisdom(g)
        else:
            g.former_rules = True
        g.then(OpenLand(self.terrain, self.slot))


def former_wisdom(g: Fabled) -> i64:
    """FB-X06 The spirits' first wisdom before ruleset 5: the same for any number of players."""
    return FORMER_WISDOM[int(g.variants.level)]


def lay_open(g: Fabled, terrain: i64, slot: i64, land: i64) -> None:
    """The land lies open beside its deck."""
    g.open[terrain * 2 + slot] = land
    if g.listening:
        g.emit(LandOpened(TERRAINS[terrain], int(slot), LAND_NAMES[land]))


def refill(g: Fabled, terrain: i64, slot: i64) -> None:
    """FB-21, FB-22 An open land that was taken is replaced at once while the deck lasts."""
    if g.tops[terrain * 2] != NONE:
        lay_open(g, terrain, slot, take_top(g, terrain))
    elif unknown(g, terrain) != 0:
        g.then(OpenLand(terrain, slot))


class PeekLand(LandDraw):
    """FB-115 The Seer's owner alone sees the land; it stays on top."""

    clause: ClassVar[str] = "FB-115"
    looker: i64
    which: i64

    def __init__(self, terrain: i64, looker: i64, which: i64) -> None:
        self.seat = NATURE
        self.terrain = terrain
        self.looker = looker
        self.which = which

    def knowers(self, g: Fabled) -> i64:
        return only(self.looker)

    def answered(self, g: Fabled, index: i64) -> None:
        slot = self.terrain * 2 + self.which
        g.top_layer[slot] = layer(g, self.terrain)
        take_unknown(g, self.terrain, index)
        g.tops[slot] = index
        g.top_known[slot] = only(self.looker)
        tell_peek(g, self.looker, self.terrain, index)


def tell_peek(g: Fabled, seat: i64, terrain: i64, land: i64) -> None:
    """That somebody looks is public, what is seen is not."""
    if g.listening:
        g.emit(Peeked(int(seat), TERRAINS[terrain], LAND_NAMES[land]))


class LookAt(Step):
    """FB-115 Look at one of the two top lands."""

    seat: i64
    terrain: i64
    which: i64

    def __init__(self, seat: i64, terrain: i64, which: i64) -> None:
        self.seat = seat
        self.terrain = terrain
        self.which = which

    def run(self, g: Fabled) -> None:
        slot = self.terrain * 2 + self.which
        if g.tops[slot] != NONE:
            g.top_known[slot] |= bit(self.seat)
            tell_peek(g, self.seat, self.terrain, g.tops[slot])
        elif unknown(g, self.terrain) != 0:
            g.then(PeekLand(self.terrain, self.seat, self.which))


class TorchDraw(LandDraw):
    """The Torch's owner lays the top forest beside her card."""

    clause: ClassVar[str] = "FB-17"
    left: i64

    def __init__(self, left: i64) -> None:
        self.seat = NATURE
        self.terrain = FOREST
        self.left = left

    def answered(self, g: Fabled, index: i64) -> None:
        take_unknown(g, FOREST, index)
        light(g, index)
        fill_torch(g, self.left - 1)


def light(g: Fabled, forest: i64) -> None:
    """FB-17 A forest lies face up by the Torch: whoever had looked at it before, all have seen it now."""
    g.torch |= bit(forest)
    if g.listening:
        g.emit(ForestDrawn(int(master_of(g, TORCH)), LAND_NAMES[forest]))


def fill_torch(g: Fabled, left: i64) -> None:
    """FB-17 So many forests from the top of the deck lie face up by the Torch."""
    while left > 0 and g.tops[FOREST * 2] != NONE:
        light(g, take_top(g, FOREST))
        left -= 1
    if left > 0 and unknown(g, FOREST) != 0:
        g.then(TorchDraw(left))


def knows_top(g: Fabled, seat: i64, slot: i64) -> bool:
    """Whether the seat has looked at a land on top of a deck."""
    return g.tops[slot] != NONE and has(g.top_known[slot], seat)
