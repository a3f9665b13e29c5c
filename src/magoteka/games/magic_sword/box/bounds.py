"""Numbers of the box within which there is a game, for those who try others."""

from typing import Final

BOUNDS: Final = {
    "throws.AXE_STRIKES_UP_TO": (0, 6),
    "throws.WON_OVER_UP_TO": (0, 6),
    "throws.WHEEDLED_UP_TO": (0, 6),
    "throws.RESISTED_UP_TO": (0, 6),
    "throws.FREE_UP_TO": (0, 6),
    "throws.SQUIRE_DIES_UP_TO": (0, 6),
    "throws.BLOWN_AWAY_UP_TO": (0, 6),
    "throws.DRY_UP_TO": (0, 6),
    "throws.KEPT_UP_TO": (0, 6),
}
