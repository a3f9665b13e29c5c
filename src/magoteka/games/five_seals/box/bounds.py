"""Numbers of the box within which there is a game, for those who try others."""

from typing import Final

BOUNDS: Final = {
    "components.DICE": (1, 8),
    "components.FACES": (1, 6),
    "components.IDLE_ROUNDS": (1, 100),
    "components.LAST_ROUND": (1, 1000),
}
