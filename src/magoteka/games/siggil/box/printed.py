"""What is printed on the box of «Сиггил»."""

from magoteka.core.codec import Json
from magoteka.games.siggil.box.components import FAMILIES, KINDS, ROOM


def printed() -> dict[str, Json]:
    """Numbers that a player reads off the components."""
    return {
        "families": list(range(1, FAMILIES + 1)),
        "kinds": list(KINDS),  # SG-03 a set is of one family or of one number
        "room": ROOM,  # SG-25 spirits that may be free at a time in the solo game
    }
