"""Questions about the table that many rules ask; none of them changes it except by moving cards and figures."""

from typing import Final

from mypy_extensions import i64

from magoteka.core.bits import bit, has
from magoteka.games.fabled.components import (
    A_TERRAIN,
    BOOST_KINDS,
    CELLS,
    DEAD_END,
    ENDS,
    EVENT,
    FOREST,
    KING,
    LENGTHS,
    MOST_ALLIES,
    MOUNTAIN,
    ONCE_A_CHAPTER,
    ONCE_A_GAME,
    REGULAR,
    SKY_2,
    SKY_TOKENS,
    STARTS,
    TOKEN_ALLIES,
    TOKENS_EACH,
    WANDERER,
    WHIRLPOOLS,
)
from magoteka.games.fabled.state import ACTION, CHAPTER_START, HOME, NONE, PROLOGUE, Fabled

SPOT: Final = 32  # spots of a land: sixteen of each path
HALF_SPOT: Final = 16


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


def in_row(g: Fabled, land: i64) -> bool:
    """Whether the land lies in the row."""
    return place_in_row(g, land) >= 0


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
    mask: i64 = 0
    k: i64
    for k in range(g.crew):
        volkhv = seat * g.crew + k
        if g.at[volkhv] != HOME and g.pending[volkhv] == NONE:
            mask |= bit(k)
    return mask


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


# ---------------------------------------------------------------- allies


def owns(g: Fabled, seat: i64, ally: i64) -> bool:
    """Whether the seat has the ally."""
    place: i64
    for place in range(seat * MOST_ALLIES, seat * MOST_ALLIES + MOST_ALLIES):
        if g.allies[place] == ally:
            return True
    return False


def master_of(g: Fabled, ally: i64) -> i64:
    """The seat that has the ally, or NONE."""
    place: i64
    for place in range(len(g.allies)):
        if g.allies[place] == ally:
            return place // MOST_ALLIES
    return NONE


def ally_count(g: Fabled, seat: i64) -> i64:
    """How many allies the seat has."""
    count: i64 = 0
    place: i64
    for place in range(seat * MOST_ALLIES, seat * MOST_ALLIES + MOST_ALLIES):
        if g.allies[place] != NONE:
            count += 1
    return count


def in_force(g: Fabled) -> bool:
    """FB-93 Abilities and events do not act in the prologue or in the epilogue."""
    return CHAPTER_START <= g.phase < 7


def commands(g: Fabled, seat: i64, ally: i64) -> bool:
    """FB-95 Whether the ally's property works for the seat."""
    return in_force(g) and seat < g.seats and owns(g, seat, ally)


def boosts(g: Fabled, seat: i64, ally: i64) -> bool:
    """FB-96 Whether the ally's boost can be used by the seat now, its limit for game and chapter included."""
    if not has(g.boosted, ally) or not commands(g, seat, ally):
        return False
    kind = BOOST_KINDS[ally]
    if kind == ONCE_A_GAME:
        return not has(g.spent, ally)
    return kind != ONCE_A_CHAPTER or not has(g.chapter_used, ally * 2 + 1)


def spend_boost(g: Fabled, ally: i64) -> None:
    """FB-98, FB-122 A boost with a limit is used up for the game or for the chapter."""
    if BOOST_KINDS[ally] == ONCE_A_GAME:
        g.spent |= bit(ally)
    elif BOOST_KINDS[ally] == ONCE_A_CHAPTER:
        g.chapter_used |= bit(ally * 2 + 1)


def event_half(g: Fabled, event: i64, half: i64) -> bool:
    """FB-109 Whether this half of this event is in force."""
    return g.event == event and g.half == half and in_force(g)


def own_turn(g: Fabled, seat: i64) -> bool:
    """Whether it is the seat's own turn."""
    return g.active == seat and g.phase >= ACTION


def prologue(g: Fabled) -> bool:
    """Whether the prologue is played."""
    return g.phase == PROLOGUE


# ---------------------------------------------------------------- tokens and whirlpools


def token_on(g: Fabled, kind: i64, land: i64) -> bool:
    """FB-101 Whether a token of the kind lies on the land."""
    token: i64
    for token in range(kind * TOKENS_EACH, kind * TOKENS_EACH + TOKENS_EACH):
        if g.tokens[token] == land:
            return True
    return False


def token_at_home(g: Fabled, kind: i64) -> i64:
    """A token of the kind in its owner's supply, or NONE."""
    token: i64
    for token in range(kind * TOKENS_EACH, kind * TOKENS_EACH + TOKENS_EACH):
        if g.tokens[token] == HOME:
            return token
    return NONE


def token_lands(g: Fabled, kind: i64) -> i64:
    """The lands with a token of the kind, as a set."""
    mask: i64 = 0
    token: i64
    for token in range(kind * TOKENS_EACH, kind * TOKENS_EACH + TOKENS_EACH):
        if g.tokens[token] >= 0:
            mask |= bit(g.tokens[token])
    return mask


def token_owner(g: Fabled, kind: i64) -> i64:
    """The seat whose tokens these are, or NONE."""
    return master_of(g, TOKEN_ALLIES[kind])


def sky_cells(g: Fabled, number: i64) -> i64:
    """FB-123 The lands of the row on whose regular path the cell of the number is neutral and no sky token lies."""
    mask: i64 = 0
    place: i64
    for place in range(g.length):
        land = g.row[place]
        if number <= path_length(land, REGULAR) and printed(land, REGULAR, number) == 0:
            mask |= bit(land)
    return mask & ~token_lands(g, SKY_TOKENS)


def printed(land: i64, path: i64, cell: i64) -> i64:
    """FB-33 The places printed at a cell, as a set."""
    return WHIRLPOOLS[(land * 2 + path) * CELLS + cell]


def sky_place(g: Fabled, land: i64, path: i64, cell: i64) -> i64:
    """The place of a sky token on the cell, as a set."""
    if path == DEAD_END or cell < 2 or cell > 4:
        return 0
    if g.tokens[SKY_TOKENS * TOKENS_EACH + cell - 2] == land:
        return bit(SKY_2 + cell - 2)
    return 0


def linked(g: Fabled, host: i64, place: i64) -> i64:
    """FB-33, FB-124 The places a participant finds at a spot, as a set; FB-X28 comrades do not see sky tokens."""
    land = land_of(place)
    path = path_of(place)
    cell = cell_of(place)
    places = printed(land, path, cell)
    if sees_sky(g, host):
        places |= sky_place(g, land, path, cell)
    return places


def sees_sky(g: Fabled, host: i64) -> bool:
    """FB-125, FB-X28 In a Fellowship only the owner and the spirits use the sky tokens."""
    return not g.house.trial or host >= g.seats or owns(g, host, WANDERER)


def places_on(g: Fabled, host: i64, land: i64) -> i64:
    """FB-A53 All places printed on a land or laid on it, as a set."""
    mask: i64 = 0
    path: i64
    cell: i64
    for path in range(2):
        for cell in range(1, path_length(land, path) + 1):
            mask |= linked(g, host, spot(land, path, cell))
    return mask


def trick_in_force(g: Fabled, trick: i64, foiled: i64) -> bool:
    """FB-X15 Whether a lasting trick holds, in full or foiled."""
    return g.trick == trick and g.foiled == foiled


def reached(g: Fabled, token: i64) -> bool:
    """FB-43 Whether the time token has come to a path token's division."""
    return g.house.divisions[token] > 0 and g.chapter >= g.house.divisions[token]


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


def kings_lands(g: Fabled) -> i64:
    """The lands with a token of the King, if anybody has him."""
    if master_of(g, KING) == NONE:
        return 0
    return token_lands(g, 1)


def is_mountain(land: i64) -> bool:
    """Whether a land is a mountain."""
    return terrain_of(land) == MOUNTAIN


def is_forest(land: i64) -> bool:
    """Whether a land is a forest."""
    return terrain_of(land) == FOREST


def event_ability(ability: i64) -> bool:
    """Whether an ability number means the event in force."""
    return ability == EVENT
