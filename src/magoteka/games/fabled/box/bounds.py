"""Numbers of the box within which there is a game, for those who try others."""

from typing import Final

BOUNDS: Final = {
    "components.OFFER": (1, 8),
    "components.DRAFT": (1, 8),
}
