"""What is printed on the box of «Абрака… что?»."""

from magoteka.core.codec import Json
from magoteka.games.abraca.box.components import LIVES, SPELLS, TARGET


def printed() -> dict[str, Json]:
    """Numbers that a player reads off the components."""
    return {
        "spells": list(range(1, SPELLS + 1)),
        "copies": list(range(1, SPELLS + 1)),  # AB-01 number k stands on k stones
        "lives": LIVES,
        "target": TARGET,
    }
