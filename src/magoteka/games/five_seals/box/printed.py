"""What is printed on the box of «За пятью печатями»."""

from magoteka.core.codec import Json
from magoteka.games.five_seals.box.components import (
    ABSORPTION,
    CALLS,
    CIRCLE_PLACES,
    COLOURS,
    DICE,
    ELEMENTS,
    MIND,
    REVALUATION,
    SCROLL_PLACES,
)


def printed() -> dict[str, Json]:
    """Numbers of elements, spells and places as the view uses them."""
    return {
        "colours": list(range(COLOURS)),  # of dice: the natural elements
        "dice": DICE,  # taken at a time
        "elements": list(range(ELEMENTS)),
        "mind": MIND,
        "absorption": ABSORPTION,
        "revaluation": REVALUATION,
        "scroll_places": SCROLL_PLACES,  # places of tokens come before
        "circle_places": CIRCLE_PLACES,
        "calls": CALLS,  # cards from here on are those of Call, which never change hands
    }
