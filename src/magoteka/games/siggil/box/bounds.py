"""Numbers of the box within which there is a game, for those who try others."""

from typing import Final

BOUNDS: Final = {
    "components.SET_OF_FEW": (1, 7),
    "components.SET_OF_FOUR_PLAYERS": (1, 7),
    "components.SET_OF_ADVANCED": (1, 7),
    "components.TARGET_OF_ADVANCED": (1, 7),
    "components.ROOM": (1, 7),
    "components.SPIRIT_EVERY": (1, 56),
}
