"""Where lands and volkhvs are: questions that many rules ask."""

from typing import Final

from mypy_extensions import i64

from magoteka.core.bits import bit, has
from magoteka.games.fabled.box.components import A_TERRAIN, ENDS, FOREST, LENGTHS, MOUNTAIN, STARTS
from magoteka.games.fabled.table.state import HOME, NONE, Fabled

SPOT: Final = 32  # spots of a land: sixteen of each path
HALF_SPOT: Final = 16
EVERYWHERE: Final = -1  # all lands, as a set


def spot(land: i64, path: i64, cell: i64) -> i64:
    """The number of a cell on the whole table."""
    return land * SPOT + path * HALF_SPOT + cell


def land_of(place: i64) -> i64:
    """The land of a spot."""
    return place // SPOT


def path_of(place: i64) -> i64:
    """The path of a spot: REGULAR or DEAD_END."""
    return place % SPOT // HALF_SPOT


def cell_of(place: i64) -> i64:
    """The cell of a spot, from 1."""
    return place % HALF_SPOT


def terrain_of(land: i64) -> i64:
    """The terrain of a land."""
    return land // A_TERRAIN


def owner_of(g: Fabled, volkhv: i64) -> i64:
    """The participant a volkhv belongs to."""
    return volkhv // g.crew


def path_length(land: i64, path: i64) -> i64:
    """How many cells the path has; none where there is no such path."""
    return LENGTHS[land * 2 + path]


def place_in_row(g: Fabled, land: i64) -> i64:
    """Where a land lies in the row, −1 if nowhere."""
    place: i64
    for place in range(g.length):
        if g.row[place] == land:
            return place
    return -1


def right_of(g: Fabled, land: i64) -> i64:
    """The land to the right, or NONE."""
    place = place_in_row(g, land)
    if place < 0 or place + 1 >= g.length:
        return NONE
    return g.row[place + 1]


def left_of(g: Fabled, land: i64) -> i64:
    """The land to the left, or NONE."""
    place = place_in_row(g, land)
    if place <= 0:
        return NONE
    return g.row[place - 1]


def connected(left: i64, right: i64) -> bool:
    """FB-30 Two neighbours are connected when the path ends on the level on which the next one starts."""
    return ENDS[left] == STARTS[right]


def of_terrain(g: Fabled, terrain: i64) -> i64:
    """How many lands of the terrain lie in the row."""
    count: i64 = 0
    place: i64
    for place in range(g.length):
        if terrain_of(g.row[place]) == terrain:
            count += 1
    return count


def row_set(g: Fabled) -> i64:
    """The lands of the row, as a set."""
    mask: i64 = 0
    place: i64
    for place in range(g.length):
        mask |= bit(g.row[place])
    return mask


def terrain_set(terrain: i64) -> i64:
    """All lands of a terrain, as a set."""
    return (bit(A_TERRAIN) - 1) << (terrain * A_TERRAIN)


def lands_held(g: Fabled, host: i64) -> i64:
    """The lands with a volkhv of the participant, as a set (FB-A60 those on a place count)."""
    mask: i64 = 0
    volkhv: i64
    for volkhv in range(host * g.crew, host * g.crew + g.crew):
        if g.at[volkhv] != HOME:
            mask |= bit(land_of(g.at[volkhv]))
    return mask


def lands_occupied(g: Fabled) -> i64:
    """The lands with anybody's volkhv, as a set."""
    mask: i64 = 0
    volkhv: i64
    for volkhv in range(g.hosts * g.crew):
        if g.at[volkhv] != HOME:
            mask |= bit(land_of(g.at[volkhv]))
    return mask


def volkhvs_on(g: Fabled, land: i64) -> i64:
    """How many volkhvs stand on a land."""
    count: i64 = 0
    volkhv: i64
    for volkhv in range(g.hosts * g.crew):
        if g.at[volkhv] != HOME and land_of(g.at[volkhv]) == land:
            count += 1
    return count


def at_home(g: Fabled, host: i64) -> i64:
    """How many volkhvs the participant has in the supply."""
    count: i64 = 0
    volkhv: i64
    for volkhv in range(host * g.crew, host * g.crew + g.crew):
        if g.at[volkhv] == HOME:
            count += 1
    return count


def from_home(g: Fabled, host: i64) -> i64:
    """A volkhv of the participant's supply, or NONE."""
    volkhv: i64
    for volkhv in range(host * g.crew, host * g.crew + g.crew):
        if g.at[volkhv] == HOME:
            return volkhv
    return NONE


def walkers(g: Fabled, seat: i64) -> i64:
    """FB-A44 The seat's volkhvs that can take a step, as a set of 0 … 6: on the row and not on a place."""
    return walkers_on(g, seat, EVERYWHERE)


def walkers_on(g: Fabled, seat: i64, lands: i64) -> i64:
    """The walkers that stand on one of the lands, as a set of 0 … 6."""
    mask: i64 = 0
    k: i64
    for k in range(g.crew):
        volkhv = seat * g.crew + k
        if g.at[volkhv] != HOME and g.pending[volkhv] == NONE and has(lands, land_of(g.at[volkhv])):
            mask |= bit(k)
    return mask


def pending_of(g: Fabled, host: i64) -> i64:
    """The participant's volkhvs that stand on places, as a set of 0 … 6."""
    mask: i64 = 0
    k: i64
    for k in range(g.crew):
        if g.pending[host * g.crew + k] != NONE:
            mask |= bit(k)
    return mask


def next_host(g: Fabled, host: i64, step: i64) -> i64:
    """FB-11 The participant that many places after another in the order of turns; spirits are last (FB-X01)."""
    if g.hosts == g.seats:
        return (host + step) % g.seats
    if host == g.seats:
        if step == 0:
            return host
        return seat_at(g, step - 1)
    if step == g.seats:
        return g.seats  # FB-X13 on a player's turn the spirits come last
    return (host + step) % g.seats


def seat_at(g: Fabled, rank: i64) -> i64:
    """The seat that is `rank` places after the first player."""
    return (g.first + rank) % g.seats


def is_mountain(land: i64) -> bool:
    """Whether a land is a mountain."""
    return terrain_of(land) == MOUNTAIN


def is_forest(land: i64) -> bool:
    """Whether a land is a forest."""
    return terrain_of(land) == FOREST
