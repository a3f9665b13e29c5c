"""The twelve tricks of the spirits: FB-X15, FB-X24, FB-X25."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.agenda import NATURE, Question, Step
from magoteka.core.bits import bit, has, size
from magoteka.core.event import Option
from magoteka.games.fabled.box.components import (
    DEAD_END,
    DEEP_ROOTS,
    DOUBLES,
    ESCALATION,
    HIDDEN_STAIR,
    MOST_ALLIES,
    MOUNTAIN,
    OF_A_TERRAIN,
    REGULAR,
    ROCKFALL,
    SHIFTING_SANDS,
    SPIRIT_RANK,
    STEPPE,
    STOLEN_PAGES,
    STOLEN_SUNBEAM,
    STONE_SLUMBER,
    TOLL_OF_PEAKS,
    TRICKS,
    TRICKS_OF_A_TERRAIN,
)
from magoteka.games.fabled.messages import menus
from magoteka.games.fabled.messages.events import TrickRevealed
from magoteka.games.fabled.rules.asking import InTurnOrder
from magoteka.games.fabled.rules.books import lose_up_to
from magoteka.games.fabled.rules.leaving import come_home
from magoteka.games.fabled.rules.moving import roll_steppe
from magoteka.games.fabled.rules.spirits import (
    NO_RANK,
    best_place,
    spirit_order,
    spirit_visit,
    visit_spirit,
    walk_spirit,
    wiser,
)
from magoteka.games.fabled.rules.walking import RELOCATION, enter
from magoteka.games.fabled.table.force import linked, reached
from magoteka.games.fabled.table.state import HOME, NONE, Fabled
from magoteka.games.fabled.table.where import (
    cell_of,
    from_home,
    land_of,
    lands_held,
    of_terrain,
    path_of,
    place_in_row,
    terrain_of,
)


class RevealTrick(Question):
    """FB-X15 The top trick is revealed, and it is settled whether it is foiled."""

    draws: ClassVar[bool] = True
    clause: ClassVar[str] = "FB-X15"

    def __init__(self) -> None:
        self.seat = NATURE

    def menu(self, g: Fabled) -> Sequence[Option]:
        return menus.TRICK_DRAWS

    def mask(self, g: Fabled) -> i64:
        return g.tricks

    def answered(self, g: Fabled, index: i64) -> None:
        g.tricks &= ~bit(index)
        g.trick = index
        g.foiled = 0
        if is_foiled(g, index // TRICKS_OF_A_TERRAIN):
            g.foiled = 1
        if g.listening:
            g.emit(TrickRevealed(TRICKS[index], g.foiled == 1))
        play_trick(g, index, g.foiled == 1)


def is_foiled(g: Fabled, terrain: i64) -> bool:
    """FB-X24 At least half of the players, rounded up, are shielded against the terrain."""
    needed: i64 = 1
    if reached(g, ESCALATION):
        needed = 2
    shielded: i64 = 0
    seat: i64
    for seat in range(g.seats):
        if symbol_points(g, seat, terrain) >= needed:
            shielded += 1
    return shielded * 2 >= g.seats


def symbol_points(g: Fabled, seat: i64, terrain: i64) -> i64:
    """FB-X24 One point for each own ally of the terrain, two if it is boosted."""
    points: i64 = 0
    place: i64
    for place in range(seat * MOST_ALLIES, seat * MOST_ALLIES + MOST_ALLIES):
        ally = g.allies[place]
        if ally != NONE and ally // OF_A_TERRAIN == terrain:
            points += 1
            if has(g.boosted, ally):
                points += 1
    return points


def play_trick(g: Fabled, trick: i64, foiled: bool) -> None:
    """The tricks that act when they are revealed; the lasting ones are read where they act."""
    if trick == STOLEN_PAGES:
        steal_pages(g, foiled)
    elif trick == SHIFTING_SANDS:
        if not foiled:
            shift_sands(g)
        wiser(g, 1)
    elif trick == ROCKFALL and not foiled:
        g.then(RockfallOn(0))
    elif trick == HIDDEN_STAIR:
        hidden_stair(g, foiled)
    elif trick == DEEP_ROOTS:
        g.then(SpiritsAgain(2 - foiled_count(foiled), 0))
    elif (trick == ROCKFALL or trick == STONE_SLUMBER) and foiled:
        wiser(g, 1)
    else:
        wiser(g, trick_wisdom(g, trick, foiled))


def foiled_count(foiled: bool) -> i64:
    """One if foiled."""
    if foiled:
        return 1
    return 0


def trick_wisdom(g: Fabled, trick: i64, foiled: bool) -> i64:
    """Toll of the Peaks, The Doubles and The Stolen Sunbeam."""
    if trick == TOLL_OF_PEAKS:
        toll = min(of_terrain(g, MOUNTAIN), 4)
        if foiled:
            return toll // 2
        return toll
    if trick == DOUBLES:
        return min(shared_lands(g), 4 - 2 * foiled_count(foiled))
    if trick == STOLEN_SUNBEAM:
        return 4 - 2 * foiled_count(foiled)
    return 0


def shared_lands(g: Fabled) -> i64:
    """Lands with both a spirit and a player's volkhv."""
    return size(lands_of_players(g) & lands_held(g, g.seats))


def lands_of_players(g: Fabled) -> i64:
    """The lands with a player's volkhv, as a set."""
    lands: i64 = 0
    seat: i64
    for seat in range(g.seats):
        lands |= lands_held(g, seat)
    return lands


def steal_pages(g: Fabled, foiled: bool) -> None:
    """Stolen Pages: each player loses steppe books, the spirits grow wiser."""
    seat: i64
    for seat in range(g.seats):
        lose_up_to(g, seat, STEPPE, 2 - foiled_count(foiled))
    if not foiled:
        wiser(g, 2)


def shift_sands(g: Fabled) -> None:
    """Shifting Sands: the leftmost steppe with a player's volkhv moves to the right end."""
    roll_steppe(g, lands_of_players(g))


class RockfallOn(InTurnOrder):
    """Rockfall: each player in turn order loses a volkhv from a dead-end path, the one in the lowest cell."""

    def next(self) -> InTurnOrder:
        return RockfallOn(self.rank + 1)

    def each(self, g: Fabled, seat: i64) -> None:
        volkhv = lowest_on_dead_end(g, seat)
        if volkhv != NONE:
            come_home(g, volkhv, False)


def lowest_on_dead_end(g: Fabled, seat: i64) -> i64:
    """The player's volkhv in the lowest cell of a dead-end path; ties by fate (FB-X08)."""
    best: i64 = NONE
    best_rank: i64 = -1
    volkhv: i64
    for volkhv in range(seat * g.crew, seat * g.crew + g.crew):
        if g.at[volkhv] != HOME and path_of(g.at[volkhv]) == DEAD_END:
            place = place_in_row(g, land_of(g.at[volkhv]))
            if g.fate == 1:
                place = g.length - 1 - place
            rank = cell_of(g.at[volkhv]) * 64 + place
            if best == NONE or rank < best_rank:
                best = volkhv
                best_rank = rank
    return best


def hidden_stair(g: Fabled, foiled: bool) -> None:
    """Hidden Stair: a spirit enters the mountain chosen by fate and, unless foiled, takes two steps and visits."""
    mountain = by_fate(g, MOUNTAIN)
    volkhv = from_home(g, g.seats)
    if mountain == NONE or volkhv == NONE:
        return
    enter(g, volkhv, mountain, REGULAR, RELOCATION)
    if not foiled:
        walk_spirit(g, volkhv, 2)
        if g.pending[volkhv] != NONE:
            visit_spirit(g)


def by_fate(g: Fabled, terrain: i64) -> i64:
    """FB-X08 The leftmost land of the terrain at dawn, the rightmost at dusk, or NONE."""
    found: i64 = NONE
    place: i64
    for place in range(g.length):
        if terrain_of(g.row[place]) == terrain and (g.fate == 1 or found == NONE):
            found = g.row[place]
    return found


class SpiritsAgain(Step):
    """Deep Roots: the spirits on the best whirlpools visit there again."""

    left: i64
    done: i64

    def __init__(self, left: i64, done: i64) -> None:
        self.left = left
        self.done = done

    def run(self, g: Fabled) -> None:
        volkhv = best_standing(g, self.done)
        if self.left == 0 or volkhv == NONE:
            return
        g.then(SpiritsAgain(self.left - 1, self.done | bit(volkhv)))
        spirit_visit(g, volkhv, best_place(linked(g, g.seats, g.at[volkhv])))


def best_standing(g: Fabled, but: i64) -> i64:
    """FB-X20 The spirit on the whirlpool with the best priority, without some, or NONE; of several the first."""
    best: i64 = 0
    rank: i64 = NO_RANK
    volkhv: i64
    for volkhv in range(g.seats * g.crew, g.hosts * g.crew):
        if g.at[volkhv] != HOME and not has(but, volkhv):
            place = best_place(linked(g, g.seats, g.at[volkhv]))
            if place != NONE and SPIRIT_RANK[place] < rank:
                best = 0
                rank = SPIRIT_RANK[place]
            if place != NONE and SPIRIT_RANK[place] == rank and (best == 0 or not g.former_rules):
                best |= bit(volkhv)
    return spirit_order(g, best)
