"""The numbers by which a player of «Сиггил» chooses and weighs a table, one row for each number of players.

Those of more than one were fitted to matches of players whose weights were varied at random (docs/bots.md). Alone, they
are set by hand, and the match is played to its end.
"""

from typing import Final

from magoteka.core._arrays import vec
from magoteka.games.siggil.bot.evaluation import Weights


def weights_from(near: list[list[float]], row: list[float]) -> Weights:
    """What is told by the first cards that are wanted; whoever lacks more has no use for one."""
    return Weights([gains + [row[0]] * (6 - len(gains)) for gains in near], row)


ALONE: Final = Weights(
    [
        [0.5, 0.28, 0.11, 0.08, 0.02, 0.01],
        [0.5, 0.28, 0.11, 0.08, 0.02, 0.01],
        [0.55, 0.308, 0.121, 0.088, 0.022, 0.011],
    ],
    [0.02, 1.0, 0.0, 0.25, 1.0] + [0.0] * 13 + [0.06],
)
TWO: Final = weights_from(
    [[0.68, 0.34, 0.0], [1.76, 0.49, 0.11], [0.39, 0.19, 0.0]],
    [0.0, 0.89, 0.47, -0.12, 2.75]
    + [0.77, 0.15, 0.41, 0.29]
    + [1.09, 1.99, 0.08, 0.53, 0.32, 2.04]
    + [0.07, -0.16, 1.65, 0.06],
)
THREE: Final = weights_from(
    [[0.88, 0.41, 0.02], [1.19, 0.43, 0.14], [0.45, 0.27, 0.0]],
    [0.0, 0.7, 0.16, -0.06, 2.93]
    + [0.26, 0.01, 0.29, 0.21]
    + [1.6, 2.64, 0.21, 0.38, 0.13, 2.51]
    + [0.45, 0.31, 1.33, 0.06],
)
FOUR: Final = weights_from(
    [[1.14, 0.29, 0.03], [1.42, 0.36, 0.01], [0.53, 0.11, 0.01]],
    [0.01, 0.78, 0.11, -0.05, 3.16]
    + [0.19, -0.04, 0.22, 0.06]
    + [1.25, 3.11, 0.19, 0.32, 0.1, 2.47]
    + [0.48, 0.53, 1.36, 0.06],
)
PLAIN: Final = Weights(  # minds nobody but himself
    [
        [0.5, 0.28, 0.11, 0.08, 0.02, 0.01],
        [0.775, 0.434, 0.1705, 0.124, 0.031, 0.0155],
        [0.55, 0.308, 0.121, 0.088, 0.022, 0.011],
    ],
    [0.02, 1.0, 0.0, 0.25 / 1.55, 1.0] + [0.0] * 13 + [0.06],
)
PLAIN_ONES: Final[list[Weights]] = [ALONE, ALONE, PLAIN, PLAIN, PLAIN]
WEIGHTS: Final[list[Weights]] = [ALONE, ALONE, TWO, THREE, FOUR]

# How each thing that a seat has counts for its chances: see `features_of`.
NOTHING: Final[vec[float]] = vec[float]([0.0] * 26)
VALUE: Final[list[vec[float]]] = [
    NOTHING,
    NOTHING,
    vec[float](
        [0.529, -0.204, 0.09, 0.155, 0.017, 0.165, -0.013, -0.562, -0.347, 0.785, -0.33, 1.682, 0.273]
        + [0.116, -0.152, -1.781, -0.095, 0.047, -0.359, 0.786, -2.253, -0.86, 2.862, -1.627, 0.508, -0.377]
    ),
    vec[float](
        [1.204, -1.452, 0.674, 0.462, 0.086, 0.777, 0.22, -1.411, -0.437, 0.326, -0.801, -1.314, 0.249]
        + [0.067, -0.546, -0.297, -0.151, -0.016, 0.002, 1.337, -4.345, -0.449, 1.788, -1.943, -0.505, 0.048]
    ),
    vec[float](
        [0.598, 0.909, 0.495, 0.275, 0.045, 0.58, 0.113, -0.817, -0.491, 0.035, -3.084, 8.272, 0.578]
        + [0.206, -0.422, -0.017, -0.687, -0.038, -0.152, 0.348, 0.108, -0.227, 1.442, -0.609, 0.801, -0.165]
    ),
]
