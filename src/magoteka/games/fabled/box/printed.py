"""What is printed on the box of «Земля сказаний»."""

from typing import Final, TypeAlias

from magoteka.core.bits import members
from magoteka.core.codec import Json
from magoteka.games.fabled.box.components import (
    A_TERRAIN,
    ALLIES,
    BOOKS,
    CELLS,
    DEAD_END,
    ENDS,
    LAND_NAMES,
    LANDS,
    LENGTHS,
    OF_A_TERRAIN,
    PLACES,
    REGULAR,
    STARTS,
    TERRAINS,
    WHIRLPOOLS,
    Level,
)

Cells: TypeAlias = tuple[tuple[str, ...], ...]

LEVEL_NAMES: Final[tuple[Level, ...]] = ("top", "bottom")


def cells_of(land: int, path: int) -> Cells:
    """FB-33 The cells of a path, each with the places that it leads to."""
    first = (land * 2 + path) * CELLS
    numbers = range(1, int(LENGTHS[land * 2 + path]) + 1)
    return tuple(tuple(PLACES[place] for place in members(WHIRLPOOLS[first + cell])) for cell in numbers)


PATH_CELLS: Final = tuple((cells_of(land, REGULAR), cells_of(land, DEAD_END)) for land in range(LANDS))


def printed() -> dict[str, Json]:
    """What a player reads off the components."""
    return {
        "terrains": list(TERRAINS),
        "books": list(BOOKS),
        "ally_terrains": {name: TERRAINS[ally // OF_A_TERRAIN] for ally, name in enumerate(ALLIES)},  # FB-94
        "faces": {name: face(land) for land, name in enumerate(LAND_NAMES)},
    }


def face(land: int) -> dict[str, Json]:
    """FB-26, FB-33 A land."""
    return {
        "land": LAND_NAMES[land],
        "terrain": TERRAINS[land // A_TERRAIN],
        "start": LEVEL_NAMES[STARTS[land]],
        "end": LEVEL_NAMES[ENDS[land]],
        "regular": PATH_CELLS[land][REGULAR],
        "dead_end": PATH_CELLS[land][DEAD_END],
    }
