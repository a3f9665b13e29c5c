"""What a land costs: FB-36, FB-53, FB-54."""

from mypy_extensions import i64

from magoteka.games.fabled.box.components import (
    BLACK_STORM,
    CLOSING_THICKET,
    FOREST,
    LOWER,
    MOUNTAIN,
    SINGING_GRASS,
    STEPPE,
    VEIL_OF_DUST,
    WHOLE,
)
from magoteka.games.fabled.rules.books import held, pays
from magoteka.games.fabled.rules.decks import deck_size
from magoteka.games.fabled.table.force import event_half, trick_in_force
from magoteka.games.fabled.table.state import NONE, Fabled
from magoteka.games.fabled.table.where import at_home, of_terrain


def surcharge(g: Fabled, terrain: i64) -> i64:
    """FB-53 One steppe book for each land of the terrain in the row; events and tricks change it."""
    extra: i64 = 0
    if not event_half(g, SINGING_GRASS, WHOLE) or terrain != STEPPE:
        extra = of_terrain(g, terrain)
    return extra + levy(g, terrain)


def levy(g: Fabled, terrain: i64) -> i64:
    """What an event or a trick adds to the price."""
    extra: i64 = 0
    if terrain == STEPPE and event_half(g, BLACK_STORM, LOWER):
        extra += 2
    if terrain == STEPPE and trick_in_force(g, VEIL_OF_DUST, 1):
        extra += 1
    if terrain == FOREST and trick_in_force(g, CLOSING_THICKET, 1):
        extra += 1
    return extra


def volkhvs_needed(terrain: i64) -> i64:
    """FB-27 One volkhv for each path."""
    if terrain == MOUNTAIN:
        return 2
    return 1


def available(g: Fabled, terrain: i64) -> bool:
    """FB-A19 Whether there is a land of the terrain to take."""
    return g.open[terrain * 2] != NONE or g.open[terrain * 2 + 1] != NONE or deck_size(g, terrain) > 0


def allowed(g: Fabled, seat: i64, terrain: i64) -> bool:
    """FB-54, FB-A20 Enough volkhvs, and no trick that closes the forests."""
    if terrain == FOREST and trick_in_force(g, CLOSING_THICKET, 0):
        return False
    return at_home(g, seat) >= volkhvs_needed(terrain)


def can_add(g: Fabled, seat: i64, terrain: i64, extra: i64) -> bool:
    """FB-54 Action D needs all the books and enough volkhvs."""
    return available(g, terrain) and allowed(g, seat, terrain) and pays(g, seat, terrain, 1, extra)


def can_add_second(g: Fabled, seat: i64, terrain: i64) -> bool:
    """FB-129 The Warden's second land costs its base book only."""
    return available(g, terrain) and at_home(g, seat) >= volkhvs_needed(terrain) and held(g, seat, terrain) >= 1
