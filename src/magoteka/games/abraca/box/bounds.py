"""Numbers of the box within which there is a game, for those who try others."""

from typing import Final

BOUNDS: Final = {
    "components.LIVES": (1, 60),
    "components.HAND": (1, 7),
    "components.TARGET": (1, 100),
}
