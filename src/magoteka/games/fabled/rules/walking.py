"""Steps, crossings, exits and entries: FB-27 to FB-33, FB-63 to FB-65."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core._arrays import append
from magoteka.core.agenda import Step
from magoteka.core.bits import bit, has
from magoteka.core.event import Option
from magoteka.games.fabled.box.components import (
    A_TERRAIN,
    ANCESTRAL,
    ANCESTRAL_CAP,
    DEAD_END,
    FOG,
    FOREST,
    GUIDE,
    LAND_NAMES,
    LANDS,
    MILESTONE_1,
    MOUNTAIN,
    PATHS,
    PLACES,
    REGULAR,
    SORCERER,
    STEPPE,
    UPPER,
    WINDHERD,
)
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.messages.events import LandLaid, VolkhvEntered, VolkhvStepped, WentToPlace
from magoteka.games.fabled.rules.asking import OfVolkhv, who
from magoteka.games.fabled.rules.books import gain, held, pay
from magoteka.games.fabled.rules.leaving import come_home, left_behind
from magoteka.games.fabled.rules.row import LAY, exits, guide_leads, insert
from magoteka.games.fabled.table.force import boosts, commands, event_half, guide_price, linked, reached
from magoteka.games.fabled.table.state import HOME, NONE, Fabled
from magoteka.games.fabled.table.where import (
    cell_of,
    connected,
    is_forest,
    is_mountain,
    land_of,
    owner_of,
    path_length,
    path_of,
    place_in_row,
    right_of,
    spot,
    terrain_of,
)

ADDING: Final = 0  # ways to enter a path
CROSSING: Final = 1
RELOCATION: Final = 2
SILENT: Final = 3  # FB-129 the Warden's second land triggers nothing
SAME_WHIRLPOOL: Final = 2  # FB-A47


def walk(g: Fabled, volkhv: i64) -> None:
    """FB-28, FB-31, FB-32 One step: to the next cell, into the next land, or off the path."""
    here = g.at[volkhv]
    land = land_of(here)
    path = path_of(here)
    if cell_of(here) < path_length(land, path):
        g.at[volkhv] = here + 1
        if g.listening:
            tell_step(g, volkhv)
        arrived(g, volkhv)
        return
    right = right_of(g, land)
    if path == REGULAR and right != NONE and connected(land, right):
        enter(g, volkhv, right, REGULAR, CROSSING)
    else:
        leave_path(g, volkhv)


def arrived(g: Fabled, volkhv: i64) -> None:
    """FB-63 On a whirlpool the owner decides at once whether the volkhv goes to a place."""
    host = owner_of(g, volkhv)
    if host >= g.seats or not may_depart(g, volkhv):
        return
    if has(g.movers, volkhv):
        g.halted[host] = 1
    else:
        g.then(GoToPlace(host, volkhv))


def may_depart(g: Fabled, volkhv: i64) -> bool:
    """FB-A47 From the same whirlpool a volkhv goes to a place at most twice in a turn."""
    here = g.at[volkhv]
    if linked(g, owner_of(g, volkhv), here) == 0:
        return False
    count: i64 = 0
    entry: i64
    for entry in range(len(g.departures)):
        if g.departures[entry] == departure(volkhv, here):
            count += 1
    return count < SAME_WHIRLPOOL


def departure(volkhv: i64, here: i64) -> i64:
    """A going to a place as one number."""
    return volkhv * 2048 + here


def go(g: Fabled, volkhv: i64, place: i64) -> None:
    """FB-58, FB-63 The volkhv stands on the place; its remaining steps are lost."""
    g.pending[volkhv] = place
    g.departures = append(g.departures, departure(volkhv, g.at[volkhv]))
    if g.listening:
        land = LAND_NAMES[land_of(g.at[volkhv])]
        g.emit(WentToPlace(who(g, owner_of(g, volkhv)), int(volkhv % g.crew), land, PLACES[place]))


class GoToPlace(OfVolkhv):
    """FB-63 to FB-65 Go to a linked place, or stay on the path."""

    tag: ClassVar[str] = "go-to-place"
    clause: ClassVar[str] = "FB-64"
    why: ClassVar[str] = "place-not-linked"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.GOINGS

    def mask(self, g: Fabled) -> i64:
        return linked(g, self.seat, g.at[self.volkhv]) << 1 | 1

    def answered(self, g: Fabled, index: i64) -> None:
        if index > 0:
            go(g, self.volkhv, index - 1)


def leave_path(g: Fabled, volkhv: i64) -> None:
    """FB-31, FB-32 Off the path leads home, unless an ally knows another way."""
    if exits(g, volkhv) == 1:
        come_home(g, volkhv, False)
    else:
        g.then(LeavePath(owner_of(g, volkhv), volkhv))


class LeavePath(OfVolkhv):
    """FB-A41 Instead of going home the volkhv may take the way an ally shows."""

    clause: ClassVar[str] = "FB-A41"
    why: ClassVar[str] = "no-such-way"

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.EXITS

    def mask(self, g: Fabled) -> i64:
        return exits(g, self.volkhv)

    def answered(self, g: Fabled, index: i64) -> None:
        if index == 0:
            come_home(g, self.volkhv, False)
        elif index < LAY:
            if guide_leads(g, self.seat, land_of(g.at[self.volkhv]), index - 1):
                pay(g, self.seat, STEPPE, guide_price(g))
            enter(g, self.volkhv, index - 1, REGULAR, self.kind(g, index - 1))
        else:
            lay_forest(g, self.volkhv, index - LAY + FOREST * A_TERRAIN)

    def kind(self, g: Fabled, land: i64) -> i64:
        """Only the way that the Sorcerer's boost opens is a crossing."""
        here = land_of(g.at[self.volkhv])
        if terrain_of(here) == STEPPE and boosts(g, self.seat, SORCERER) and right_of(g, here) == land:
            return CROSSING
        return RELOCATION


def lay_forest(g: Fabled, volkhv: i64, forest: i64) -> None:
    """The Torch's forest is laid right of the land that the volkhv leaves; this is not adding a land."""
    place = place_in_row(g, land_of(g.at[volkhv])) + 1
    g.torch &= ~bit(forest)
    insert(g, forest, place)
    if g.listening:
        g.emit(LandLaid(int(owner_of(g, volkhv)), LAND_NAMES[forest], int(place)))
    enter(g, volkhv, forest, REGULAR, RELOCATION)


def enter(g: Fabled, volkhv: i64, land: i64, path: i64, kind: i64) -> None:
    """A volkhv enters a path; the Guide's boost lets it take the dead-end path of a mountain instead."""
    host = owner_of(g, volkhv)
    replaceable = path == REGULAR and is_mountain(land) and (kind == CROSSING or kind == RELOCATION)
    if replaceable and host < g.seats and boosts(g, host, GUIDE):
        g.then(WhichPath(host, volkhv, land, kind))
    else:
        stand(g, volkhv, land, path, kind)


class WhichPath(OfVolkhv):
    """The Guide's boost: the regular path of the mountain or its dead-end path."""

    clause: ClassVar[str] = "FB-96"
    land: i64
    kind: i64

    def __init__(self, seat: i64, volkhv: i64, land: i64, kind: i64) -> None:
        super().__init__(seat, volkhv)
        self.land = land
        self.kind = kind

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.ENTRIES

    def mask(self, g: Fabled) -> i64:
        return bit(1 + self.land) | bit(dead_end_entry(self.land))

    def answered(self, g: Fabled, index: i64) -> None:
        path: i64 = REGULAR
        if index == dead_end_entry(self.land):
            path = DEAD_END
        stand(g, self.volkhv, self.land, path, self.kind)


def dead_end_entry(land: i64) -> i64:
    """The menu entry for the dead-end path of a mountain."""
    return 1 + LANDS + land - MOUNTAIN * A_TERRAIN


def stand(g: Fabled, volkhv: i64, land: i64, path: i64, kind: i64) -> None:
    """FB-A41 The volkhv stands in cell 1; what it left pays first, then what it enters."""
    before = g.at[volkhv]
    host = owner_of(g, volkhv)
    g.at[volkhv] = spot(land, path, 1)
    if g.listening:
        g.emit(VolkhvEntered(who(g, host), int(volkhv % g.crew), LAND_NAMES[land], PATHS[path]))
    if host >= g.seats:
        return
    entered(g, volkhv, land, kind)
    if before != HOME and land_of(before) != land:
        left_behind(g, host, land_of(before), False, event_half(g, FOG, UPPER))


def entered(g: Fabled, volkhv: i64, land: i64, kind: i64) -> None:
    """FB-119, FB-A93, FB-S2 Fog ends the walk, the Ancestral Paths pay for a crossing, the Windherd gives a step."""
    seat = owner_of(g, volkhv)
    if has(g.movers, volkhv) and event_half(g, FOG, UPPER):
        end_walk(g, volkhv)
    if kind == CROSSING and g.variants.scenario == ANCESTRAL and reached(g, MILESTONE_1):
        if g.crossed[seat] < ANCESTRAL_CAP:
            g.crossed[seat] += 1
            gain(g, seat, STEPPE, 1)
    if kind != SILENT and commands(g, seat, WINDHERD):
        windherd(g, volkhv, land)


def end_walk(g: Fabled, volkhv: i64) -> None:
    """The volkhv walks no further in this march, whatever steps its owner still has for others."""
    g.movers &= ~bit(volkhv)
    g.walker[owner_of(g, volkhv)] = NONE
    g.halted[owner_of(g, volkhv)] = 0
    lose_steps(g, volkhv)


def lose_steps(g: Fabled, volkhv: i64) -> None:
    """The volkhv has no steps left."""
    g.must[volkhv] = 0
    g.may[volkhv] = 0
    g.fee[volkhv] = 0


def windherd(g: Fabled, volkhv: i64, land: i64) -> None:
    """FB-119 One more step at once, or added to the walk; in a forest it costs a steppe book."""
    if not has(g.movers, volkhv):
        g.then(MayStep(owner_of(g, volkhv), volkhv, is_forest(land)))
    elif is_forest(land):
        g.fee[volkhv] += 1
    else:
        g.may[volkhv] += 1


class MayStep(Step):
    """FB-A44 One more step of a volkhv, if it is still on a path when its time comes."""

    seat: i64
    volkhv: i64
    costs: bool

    def __init__(self, seat: i64, volkhv: i64, costs: bool) -> None:
        self.seat = seat
        self.volkhv = volkhv
        self.costs = costs

    def run(self, g: Fabled) -> None:
        on_path = g.at[self.volkhv] != HOME and g.pending[self.volkhv] == NONE
        if on_path and (not self.costs or held(g, self.seat, STEPPE) > 0):
            g.then(ExtraStep(self.seat, self.volkhv, self.costs))


class ExtraStep(OfVolkhv):
    """FB-119 The Windherd's step, for a book in a forest."""

    clause: ClassVar[str] = "FB-119"
    why: ClassVar[str] = "no-such-step"
    costs: bool

    def __init__(self, seat: i64, volkhv: i64, costs: bool) -> None:
        super().__init__(seat, volkhv)
        self.costs = costs

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.EXTRA_STEP

    def mask(self, g: Fabled) -> i64:
        if self.costs:
            return 5
        return 3

    def answered(self, g: Fabled, index: i64) -> None:
        if index == 0:
            return
        if self.costs:
            pay(g, self.seat, STEPPE, 1)
        walk(g, self.volkhv)


def tell_step(g: Fabled, volkhv: i64) -> None:
    """Tell of a step along the path."""
    here = g.at[volkhv]
    land = LAND_NAMES[land_of(here)]
    path = PATHS[path_of(here)]
    g.emit(VolkhvStepped(who(g, owner_of(g, volkhv)), int(volkhv % g.crew), land, path, int(cell_of(here))))
