"""How the spirits of the Trial walk and visit: FB-X03, FB-X08, FB-X20 to FB-X23."""

from typing import Final

from mypy_extensions import i64

from magoteka.core.bits import bit, has
from magoteka.games.fabled.box.components import (
    ESCALATION,
    FATES,
    FOG,
    GATES,
    HERMIT,
    PLACE_COUNT,
    PLACE_NAME,
    REGULAR,
    SPIRIT_RANK,
    SPIRIT_WISDOM,
    UPPER,
)
from magoteka.games.fabled.messages.events import FateFlipped, WisdomGained
from magoteka.games.fabled.rules.reactions import after_other_visit
from magoteka.games.fabled.rules.visits import tell_visit
from magoteka.games.fabled.rules.walking import RELOCATION, enter, go, lose_steps, may_depart, walk
from magoteka.games.fabled.table.force import event_half, linked, reached
from magoteka.games.fabled.table.state import HOME, NONE, Fabled
from magoteka.games.fabled.table.where import (
    cell_of,
    connected,
    from_home,
    land_of,
    path_length,
    path_of,
    place_in_row,
    right_of,
    spot,
)

NO_RANK: Final = 99


def wiser(g: Fabled, count: i64) -> None:
    """FB-X03 The wealth of the spirits is one number."""
    if count <= 0:
        return
    g.wisdom += count
    if g.listening:
        g.emit(WisdomGained(int(count), int(g.wisdom)))


def flip_fate(g: Fabled) -> None:
    """FB-X08 The fate token is turned over."""
    g.fate = 1 - g.fate
    if g.listening:
        g.emit(FateFlipped(FATES[g.fate]))


def spirit_order(g: Fabled, among: i64) -> i64:
    """FB-X20 The first of the spirits: leftmost land, regular path first, highest cell first; NONE if there is none."""
    best: i64 = NONE
    best_rank: i64 = -1
    volkhv: i64
    for volkhv in range(g.seats * g.crew, g.hosts * g.crew):
        if has(among, volkhv) and g.at[volkhv] != HOME:
            here = g.at[volkhv]
            rank = place_in_row(g, land_of(here)) * 32 + path_of(here) * 16 - cell_of(here) + 16
            if best == NONE or rank < best_rank:
                best = volkhv
                best_rank = rank
    return best


def next_spot(g: Fabled, here: i64) -> i64:
    """Where a spirit's step leads, HOME if off the row."""
    land = land_of(here)
    if cell_of(here) < path_length(land, path_of(here)):
        return here + 1
    right = right_of(g, land)
    if path_of(here) == REGULAR and right != NONE and connected(land, right):
        return spot(right, REGULAR, 1)
    return HOME


def best_place(places: i64) -> i64:
    """FB-X22 The place a spirit prefers among several, NONE among none."""
    best: i64 = NONE
    rank: i64 = NO_RANK
    place: i64
    for place in range(PLACE_COUNT):
        if has(places, place) and SPIRIT_RANK[place] < rank:
            best = place
            rank = SPIRIT_RANK[place]
    return best


def goal(g: Fabled, volkhv: i64, steps: i64) -> i64:
    """FB-X21 After how many steps the spirit meets its best place within reach; 0 if it meets none."""
    here = g.at[volkhv]
    best: i64 = 0
    rank: i64 = NO_RANK
    step: i64
    for step in range(1, steps + 1):
        before = here
        here = next_spot(g, here)
        if here == HOME:
            return best
        place = best_place(linked(g, g.seats, here))
        if place != NONE and SPIRIT_RANK[place] < rank:
            best = step
            rank = SPIRIT_RANK[place]
        if lost_in_fog(g, before, here):
            return best
    return best


def lost_in_fog(g: Fabled, before: i64, here: i64) -> bool:
    """FB-A93, FB-X26 In the fog a spirit's walk too is over in the next land."""
    return event_half(g, FOG, UPPER) and here != HOME and land_of(here) != land_of(before)


def walk_spirit(g: Fabled, volkhv: i64, steps: i64) -> None:
    """FB-X21 A spirit walks to its best place, or all its steps."""
    target = goal(g, volkhv, steps)
    taken: i64 = 0
    while taken < steps and g.at[volkhv] != HOME:
        before = g.at[volkhv]
        walk(g, volkhv)
        taken += 1
        if taken == target and may_depart(g, volkhv):
            go(g, volkhv, best_place(linked(g, g.seats, g.at[volkhv])))
            return
        if lost_in_fog(g, before, g.at[volkhv]):
            return


def march_spirits(g: Fabled) -> None:
    """FB-X12, FB-X20 All spirits that move, one after another."""
    while True:
        volkhv = spirit_order(g, g.movers)
        if volkhv == NONE:
            return
        steps = g.must[volkhv]
        g.movers &= ~bit(volkhv)
        lose_steps(g, volkhv)
        walk_spirit(g, volkhv, steps)


def pending_spirits(g: Fabled) -> i64:
    """The spirits that stand on places, as a set."""
    mask: i64 = 0
    volkhv: i64
    for volkhv in range(g.seats * g.crew, g.hosts * g.crew):
        if g.pending[volkhv] != NONE:
            mask |= bit(volkhv)
    return mask


def visit_spirit(g: Fabled) -> None:
    """FB-X13, FB-X20 The next spirit visits its place."""
    volkhv = spirit_order(g, pending_spirits(g))
    place = g.pending[volkhv]
    g.pending[volkhv] = NONE
    spirit_visit(g, volkhv, place)


def spirit_visit(g: Fabled, volkhv: i64, place: i64) -> None:
    """FB-X23, FB-X26 A spirit's visit brings wisdom and counts as a visit of another participant."""
    here = g.at[volkhv]
    land = land_of(here)
    if g.listening:
        tell_visit(g, volkhv, here, place, PLACE_NAME[place])
    gain = SPIRIT_WISDOM[place]
    if reached(g, ESCALATION):
        gain += 1  # FB-X14
    wiser(g, gain)
    if place == GATES:
        flip_fate(g)
    right = right_of(g, land)
    if place == HERMIT and right != NONE and from_home(g, g.seats) != NONE:
        enter(g, from_home(g, g.seats), right, REGULAR, RELOCATION)
    after_other_visit(g, g.seats, place, PLACE_NAME[place], land)
