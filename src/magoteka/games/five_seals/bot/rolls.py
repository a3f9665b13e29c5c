"""Six rolls in which every die of a draft shows every face once."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.boards import array
from magoteka.games.five_seals.box.components import DICE, FACES

TRIPLE: Final = 3
OF_THREE: Final[vec[i64]] = array([1, 4, 6, 2, 6, 3, 3, 1, 5, 4, 5, 1, 5, 2, 4, 6, 3, 2])


def rolled(roll: i64, at: i64) -> i64:
    """What a die shows in a roll; every further three dice show what the first three do in the next roll."""
    place = at % DICE
    return OF_THREE[TRIPLE * ((roll + place // TRIPLE) % FACES) + place % TRIPLE]
