"""The spirits' turn in the Trial: FB-X10, FB-X15 to FB-X19, FB-X24, FB-X25."""

from typing import Final

from mypy_extensions import i64

from magoteka.core.agenda import Step
from magoteka.core.bits import has
from magoteka.core.boards import zeros
from magoteka.games.fabled.box.components import FOREST, MOUNTAIN, TRICKS_OF_A_TERRAIN
from magoteka.games.fabled.messages.events import TurnBegan
from magoteka.games.fabled.rules.decks import refill
from magoteka.games.fabled.rules.lands import open_slots, put_in_row, settle
from magoteka.games.fabled.rules.movement import announce, own_steps
from magoteka.games.fabled.rules.oblivion import OblivionPhase
from magoteka.games.fabled.rules.price import volkhvs_needed
from magoteka.games.fabled.rules.spirits import flip_fate, goal, wiser
from magoteka.games.fabled.rules.tricks import RevealTrick
from magoteka.games.fabled.rules.walking import ADDING
from magoteka.games.fabled.table.state import ACTION, HOME, NONE, Fabled
from magoteka.games.fabled.table.where import at_home, land_of, of_terrain, terrain_of

TURNED_AWAY: Final = 2  # FB-X16 wisdom when no land can be added


class SpiritTurn(Step):
    """FB-X15 to FB-X19 Trick, arrival, movement, visits, oblivion, fate."""

    def run(self, g: Fabled) -> None:
        g.active = g.seats
        g.turn_used = 0
        g.departures = zeros(0)
        g.former = NONE
        g.phase = ACTION
        if g.listening:
            g.emit(TurnBegan(None))
        g.then3(SpiritsMove(), OblivionPhase(g.seats), FlipFate())
        g.then2(RevealTrick(), Arrival())


class FlipFate(Step):
    """FB-X19 The fate token flips at the end of each spirit turn."""

    def run(self, g: Fabled) -> None:
        flip_fate(g)


class Arrival(Step):
    """FB-X16 The spirits add the open card, by fate, of the trick's terrain; if they cannot, they grow wiser."""

    def run(self, g: Fabled) -> None:
        if not spirits_add(g, g.trick // TRICKS_OF_A_TERRAIN):
            wiser(g, TURNED_AWAY)


def spirits_add(g: Fabled, terrain: i64) -> bool:
    """FB-X08, FB-X09 Open card and row end by fate; a spirit in cell 1 of each path."""
    slots = open_slots(g, terrain)
    if slots == 0 or at_home(g, g.seats) < volkhvs_needed(terrain):
        return False
    slot = g.fate
    if not has(slots, slot):
        slot = 1 - slot
    land = g.open[terrain * 2 + slot]
    g.open[terrain * 2 + slot] = NONE
    refill(g, terrain, slot)
    put_in_row(g, g.seats, land, g.fate * g.length)
    settle(g, g.seats, land, ADDING)
    return True


class SpiritPrologue(Step):
    """FB-X10 The spirits add a land of the terrain with the fewest lands in the row."""

    def run(self, g: Fabled) -> None:
        terrain: i64 = FOREST
        other: i64
        for other in range(2):
            if of_terrain(g, MOUNTAIN - other) < of_terrain(g, terrain):
                terrain = MOUNTAIN - other
        spirits_add(g, terrain)


class SpiritsMove(Step):
    """FB-X17 They announce the terrain in which most of them can reach a whirlpool."""

    def run(self, g: Fabled) -> None:
        announce(g, g.seats, spirit_terrain(g), False)


def spirit_terrain(g: Fabled) -> i64:
    """FB-X17 Most arrivals; then most spirits; then the trick's terrain; then forest, mountain, steppe."""
    best: i64 = FOREST
    best_rank: i64 = -1
    terrain: i64
    for terrain in range(3):
        rank = spirits_arriving(g, terrain) * 64 + spirits_in(g, terrain) * 8 + terrain
        if g.trick // TRICKS_OF_A_TERRAIN == terrain:
            rank += 4
        if rank > best_rank:
            best = terrain
            best_rank = rank
    return best


def spirits_in(g: Fabled, terrain: i64) -> i64:
    """How many spirits stand in lands of the terrain."""
    count: i64 = 0
    volkhv: i64
    for volkhv in range(g.seats * g.crew, g.hosts * g.crew):
        if g.at[volkhv] != HOME and terrain_of(land_of(g.at[volkhv])) == terrain:
            count += 1
    return count


def spirits_arriving(g: Fabled, terrain: i64) -> i64:
    """How many spirits there would meet a whirlpool on their walk."""
    steps = own_steps(g, g.seats, terrain, False)
    count: i64 = 0
    volkhv: i64
    for volkhv in range(g.seats * g.crew, g.hosts * g.crew):
        if g.at[volkhv] != HOME and terrain_of(land_of(g.at[volkhv])) == terrain and goal(g, volkhv, steps) > 0:
            count += 1
    return count
