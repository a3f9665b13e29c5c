"""What is printed on the box of «За пятью печатями»."""

from magoteka.core.codec import Json
from magoteka.games.five_seals.box.components import (
    CIRCLE_PLACES,
    COLOURS,
    ELEMENTS,
    MIND,
    SCROLL_PLACES,
    SPELL_CLAUSES,
    SPELL_NAMES,
)


def printed() -> dict[str, Json]:
    """Numbers of elements, spells and places as the view uses them."""
    return {
        "colours": list(range(COLOURS)),  # of dice: the natural elements
        "elements": list(range(ELEMENTS)),
        "mind": MIND,
        "spells": {name: number for number, name in enumerate(SPELL_NAMES)},
        "spell_clauses": list(SPELL_CLAUSES),
        "scroll_places": SCROLL_PLACES,  # places of tokens come before
        "circle_places": CIRCLE_PLACES,
    }
