"""Steps, crossings, exits and entries: FB-27 to FB-33, FB-63 to FB-65."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core._arrays import append
from magoteka.core.agenda import Step
from magoteka.core.bits import bit, has, size
from magoteka.core.event import Option
from magoteka.games.fabled import answers
from magoteka.games.fabled.components import (
    A_TERRAIN,
    ANCESTRAL,
    ANCESTRAL_CAP,
    DEAD_END,
    ENDS,
    FOG,
    FOREST,
    FURY,
    GIFT,
    GIFT_WIDTH,
    GUIDE,
    KING,
    KING_TOKENS,
    LAND_NAMES,
    LANDS,
    MILESTONE_1,
    MILESTONE_2,
    MOUNTAIN,
    PATHS,
    PLACES,
    REGULAR,
    SORCERER,
    SOULWARDEN,
    STARTS,
    STEPPE,
    TORCH,
    UPPER,
    WINDHERD,
)
from magoteka.games.fabled.events import LandLaid, VolkhvEntered, VolkhvReturned, VolkhvStepped, WentToPlace
from magoteka.games.fabled.rules.asking import Ask, who
from magoteka.games.fabled.rules.books import convert, gain, gain_all, held, pay, single_conversions
from magoteka.games.fabled.state import HOME, NONE, Fabled
from magoteka.games.fabled.table import (
    boosts,
    cell_of,
    commands,
    connected,
    event_half,
    is_forest,
    is_mountain,
    land_of,
    left_of,
    linked,
    owner_of,
    path_length,
    path_of,
    place_in_row,
    reached,
    right_of,
    spot,
    terrain_of,
    token_lands,
    token_on,
    walkers_on,
)

ADDING: Final = 0  # ways to enter a path
CROSSING: Final = 1
RELOCATION: Final = 2
SILENT: Final = 3  # FB-129 the Warden's second land triggers nothing
LAY: Final = LANDS + 1
SAME_WHIRLPOOL: Final = 2  # FB-A47


# ---------------------------------------------------------------- the step


def walk(g: Fabled, volkhv: i64) -> None:
    """FB-28, FB-31, FB-32 One step: to the next cell, into the next land, or off the path."""
    here = g.at[volkhv]
    land = land_of(here)
    path = path_of(here)
    if cell_of(here) < path_length(land, path):
        g.at[volkhv] = here + 1
        if g.told:
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
    if g.told:
        land = LAND_NAMES[land_of(g.at[volkhv])]
        g.emit(WentToPlace(who(g, owner_of(g, volkhv)), int(volkhv % g.crew), land, PLACES[place]))


class GoToPlace(Ask):
    """FB-63 to FB-65 Go to a linked place, or stay on the path."""

    clause: ClassVar[str] = "FB-64"
    why: ClassVar[str] = "place-not-linked"
    volkhv: i64

    def __init__(self, seat: i64, volkhv: i64) -> None:
        self.seat = seat
        self.volkhv = volkhv

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.GOINGS

    def mask(self, g: Fabled) -> i64:
        return linked(g, self.seat, g.at[self.volkhv]) << 1 | 1

    def answered(self, g: Fabled, index: i64) -> None:
        if index > 0:
            go(g, self.volkhv, index - 1)


# ---------------------------------------------------------------- off the path


def exits(g: Fabled, volkhv: i64) -> i64:
    """The ways off a path without connection, as a set over the menu: home, a land, a forest of the Torch."""
    seat = owner_of(g, volkhv)
    mask: i64 = 1
    if seat >= g.seats:
        return mask
    land = land_of(g.at[volkhv])
    lands = exits_past(g, seat, land, path_of(g.at[volkhv]))
    if boosts(g, seat, KING) and token_on(g, KING_TOKENS, land):
        lands |= token_lands(g, KING_TOKENS) & ~bit(land)
    mask |= lands << 1
    if path_of(g.at[volkhv]) == REGULAR and commands(g, seat, TORCH):
        mask |= torch_lands(g, seat, land) >> (FOREST * A_TERRAIN) << LAY
    return mask


def exits_past(g: Fabled, seat: i64, land: i64, path: i64) -> i64:
    """The neighbours that the Sorcerer's boost and the Guide lead to, as a set."""
    lands: i64 = 0
    right = right_of(g, land)
    left = left_of(g, land)
    if terrain_of(land) == STEPPE and right != NONE and boosts(g, seat, SORCERER):
        lands |= bit(right)
    if terrain_of(land) == MOUNTAIN and commands(g, seat, GUIDE):
        if right != NONE:
            lands |= bit(right)
        if left != NONE:
            lands |= bit(left)
    return lands


def torch_lands(g: Fabled, seat: i64, land: i64) -> i64:
    """The Torch's forests that may be laid right of a land: their start meets its end, unless she is boosted."""
    if boosts(g, seat, TORCH):
        return g.torch
    mask: i64 = 0
    forest: i64
    for forest in range(FOREST * A_TERRAIN, LANDS):
        if has(g.torch, forest) and STARTS[forest] == ENDS[land]:
            mask |= bit(forest)
    return mask


def leave_path(g: Fabled, volkhv: i64) -> None:
    """FB-31, FB-32 Off the path leads home, unless an ally knows another way."""
    if exits(g, volkhv) == 1:
        come_home(g, volkhv, False)
    else:
        g.then(LeavePath(owner_of(g, volkhv), volkhv))


class LeavePath(Ask):
    """FB-A41 Instead of going home the volkhv may take the way an ally shows."""

    clause: ClassVar[str] = "FB-A41"
    why: ClassVar[str] = "no-such-way"
    volkhv: i64

    def __init__(self, seat: i64, volkhv: i64) -> None:
        self.seat = seat
        self.volkhv = volkhv

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.EXITS

    def mask(self, g: Fabled) -> i64:
        return exits(g, self.volkhv)

    def answered(self, g: Fabled, index: i64) -> None:
        if index == 0:
            come_home(g, self.volkhv, False)
        elif index < LAY:
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
    if g.told:
        g.emit(LandLaid(int(owner_of(g, volkhv)), LAND_NAMES[forest], int(place)))
    enter(g, volkhv, forest, REGULAR, RELOCATION)


def insert(g: Fabled, land: i64, place: i64) -> None:
    """FB-23 A land comes into the row; the others move aside."""
    at = g.length
    while at > place:
        g.row[at] = g.row[at - 1]
        at -= 1
    g.row[place] = land
    g.length += 1


def take_out(g: Fabled, land: i64) -> None:
    """FB-89 A land leaves the row, and the row closes up."""
    at = place_in_row(g, land)
    g.length -= 1
    while at < g.length:
        g.row[at] = g.row[at + 1]
        at += 1
    g.row[g.length] = NONE


def come_home(g: Fabled, volkhv: i64, silent: bool) -> None:
    """FB-31 The volkhv returns to its owner's supply; `silent` hushes all allies but the King."""
    land = land_of(g.at[volkhv])
    host = owner_of(g, volkhv)
    g.at[volkhv] = HOME
    g.pending[volkhv] = NONE
    if g.told:
        g.emit(VolkhvReturned(who(g, host), int(volkhv % g.crew), LAND_NAMES[land]))
    if host >= g.seats:
        return
    if g.house.scenario == FURY and reached(g, MILESTONE_2) and terrain_of(land) == STEPPE:
        gain(g, host, STEPPE, 1)
    left_behind(g, host, land, True, silent or event_half(g, FOG, UPPER))


def left_behind(g: Fabled, seat: i64, land: i64, home: bool, silent: bool) -> None:
    """FB-120, FB-A51 A volkhv has left a land: the King always pays, the Soulwarden if it came home."""
    abilities: i64 = 0
    if commands(g, seat, KING) and token_on(g, KING_TOKENS, land):
        abilities |= bit(KING * 2)
    if home and not silent and commands(g, seat, SOULWARDEN):
        abilities |= bit(SOULWARDEN * 2)
    if size(abilities) == 2:
        g.then(AfterLeaving(seat, abilities))
    elif abilities != 0:
        use_on_leaving(g, seat, abilities)


def use_on_leaving(g: Fabled, seat: i64, ability: i64) -> None:
    """King: his book and a conversion; Soulwarden: books or conversions."""
    if ability == bit(KING * 2):
        reward(g, seat, KING * 2)
    else:
        choose_reward(g, seat, SOULWARDEN * 2, -1)


class AfterLeaving(Ask):
    """FB-114 King and Soulwarden in the owner's order."""

    clause: ClassVar[str] = "FB-114"
    abilities: i64

    def __init__(self, seat: i64, abilities: i64) -> None:
        self.seat = seat
        self.abilities = abilities

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.REACTIONS

    def mask(self, g: Fabled) -> i64:
        return self.abilities << 1

    def answered(self, g: Fabled, index: i64) -> None:
        chosen = bit(index - 1)
        g.then(UseOnLeaving(self.seat, self.abilities & ~chosen))
        use_on_leaving(g, self.seat, chosen)


class UseOnLeaving(Step):
    """The second of the two abilities waits for the first to be finished."""

    seat: i64
    ability: i64

    def __init__(self, seat: i64, ability: i64) -> None:
        self.seat = seat
        self.ability = ability

    def run(self, g: Fabled) -> None:
        use_on_leaving(g, self.seat, self.ability)


# ---------------------------------------------------------------- onto a path


def enter(g: Fabled, volkhv: i64, land: i64, path: i64, kind: i64) -> None:
    """A volkhv enters a path; the Guide's boost lets it take the dead-end path of a mountain instead."""
    host = owner_of(g, volkhv)
    replaceable = path == REGULAR and is_mountain(land) and (kind == CROSSING or kind == RELOCATION)
    if replaceable and host < g.seats and boosts(g, host, GUIDE):
        g.then(WhichPath(host, volkhv, land, kind))
    else:
        stand(g, volkhv, land, path, kind)


class WhichPath(Ask):
    """The Guide's boost: the regular path of the mountain or its dead-end path."""

    clause: ClassVar[str] = "FB-96"
    volkhv: i64
    land: i64
    kind: i64

    def __init__(self, seat: i64, volkhv: i64, land: i64, kind: i64) -> None:
        self.seat = seat
        self.volkhv = volkhv
        self.land = land
        self.kind = kind

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.ENTRIES

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
    if g.told:
        g.emit(VolkhvEntered(who(g, host), int(volkhv % g.crew), LAND_NAMES[land], PATHS[path]))
    if host >= g.seats:
        return
    entered(g, volkhv, land, kind)
    if before != HOME and land_of(before) != land:
        left_behind(g, host, land_of(before), False, event_half(g, FOG, UPPER))


def entered(g: Fabled, volkhv: i64, land: i64, kind: i64) -> None:
    """FB-119 Fog takes the remaining steps, the Ancestral Paths pay for a crossing, the Windherd gives a step."""
    seat = owner_of(g, volkhv)
    if has(g.movers, volkhv) and event_half(g, FOG, UPPER):
        lose_steps(g, volkhv)
    if kind == CROSSING and g.house.scenario == ANCESTRAL and reached(g, MILESTONE_1):
        if g.crossed[seat] < ANCESTRAL_CAP:
            g.crossed[seat] += 1
            gain(g, seat, STEPPE, 1)
    if kind != SILENT and commands(g, seat, WINDHERD):
        windherd(g, volkhv, land)


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


class ExtraStep(Ask):
    """FB-119 The Windherd's step, for a book in a forest."""

    clause: ClassVar[str] = "FB-119"
    why: ClassVar[str] = "no-such-step"
    volkhv: i64
    costs: bool

    def __init__(self, seat: i64, volkhv: i64, costs: bool) -> None:
        self.seat = seat
        self.volkhv = volkhv
        self.costs = costs

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.EXTRA_STEP

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


# ---------------------------------------------------------------- steps to give away


class Steps(Ask):
    """FB-60, FB-75 Give single steps to own volkhvs on the lands; what is left may be dropped beyond `least`."""

    clause: ClassVar[str] = "FB-75"
    why: ClassVar[str] = "no-such-step"
    left: i64
    least: i64
    lands: i64

    def __init__(self, seat: i64, left: i64, least: i64, lands: i64) -> None:
        self.seat = seat
        self.left = left
        self.least = least
        self.lands = lands

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.DONE_OR_WALK

    def mask(self, g: Fabled) -> i64:
        mask = walkers_on(g, self.seat, self.lands) << 1
        if self.least == 0 or mask == 0:
            mask |= 1
        return mask

    def answered(self, g: Fabled, index: i64) -> None:
        if index == 0:
            return
        if self.left > 1:
            g.then(MoreSteps(self.seat, self.left - 1, self.lands))
        walk(g, self.seat * g.crew + index - 1)


class MoreSteps(Step):
    """The steps that are left, once the one before is finished."""

    seat: i64
    left: i64
    lands: i64

    def __init__(self, seat: i64, left: i64, lands: i64) -> None:
        self.seat = seat
        self.left = left
        self.lands = lands

    def run(self, g: Fabled) -> None:
        steps(g, self.seat, self.left, 0, self.lands)


def steps(g: Fabled, seat: i64, left: i64, least: i64, lands: i64) -> None:
    """Up to so many steps, if anybody can take them."""
    if left > 0 and walkers_on(g, seat, lands) != 0:
        g.then(Steps(seat, left, least, lands))


# ---------------------------------------------------------------- rewards from the table of gifts


def reward(g: Fabled, seat: i64, ability: i64) -> None:
    """All that the table gives for an ability: books, then conversions."""
    row = ability * GIFT_WIDTH
    gain_all(g, seat, GIFT[row], GIFT[row + 1], GIFT[row + 2])
    convert(g, seat, GIFT[row + 3], 0)


def choose_reward(g: Fabled, seat: i64, ability: i64, lands: i64) -> None:
    """One of what the table gives for an ability."""
    row = ability * GIFT_WIDTH
    choose_gift(g, seat, GIFT[row], GIFT[row + 3], GIFT[row + 4], lands)


def choose_gift(g: Fabled, seat: i64, books: i64, conversions: i64, left: i64, lands: i64) -> None:
    """Steppe books, conversions or steps: ask if more than one of them is possible."""
    question = ChooseGift(seat, books, conversions, left, lands)
    if size(question.mask(g)) > 1:
        g.then(question)
    else:
        gain(g, seat, STEPPE, books)


class ChooseGift(Ask):
    """FB-105 Steppe books, or so many conversions, or so many steps."""

    clause: ClassVar[str] = "FB-105"
    books: i64
    conversions: i64
    left: i64
    lands: i64

    def __init__(self, seat: i64, books: i64, conversions: i64, left: i64, lands: i64) -> None:
        self.seat = seat
        self.books = books
        self.conversions = conversions
        self.left = left
        self.lands = lands

    def menu(self, g: Fabled) -> Sequence[Option]:
        return answers.GIFTS

    def mask(self, g: Fabled) -> i64:
        mask: i64 = 0
        if self.books > 0:
            mask |= 2
        if self.conversions > 0 and single_conversions(g, self.seat) != 0:
            mask |= 4
        if self.left > 0 and walkers_on(g, self.seat, self.lands) != 0:
            mask |= 8
        return mask

    def answered(self, g: Fabled, index: i64) -> None:
        if index == 1:
            gain(g, self.seat, STEPPE, self.books)
        elif index == 2:
            convert(g, self.seat, self.conversions, 0)
        else:
            steps(g, self.seat, self.left, 0, self.lands)


def tell_step(g: Fabled, volkhv: i64) -> None:
    """Tell of a step along the path."""
    here = g.at[volkhv]
    land = LAND_NAMES[land_of(here)]
    path = PATHS[path_of(here)]
    g.emit(VolkhvStepped(who(g, owner_of(g, volkhv)), int(volkhv % g.crew), land, path, int(cell_of(here))))
