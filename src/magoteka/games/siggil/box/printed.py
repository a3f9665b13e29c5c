"""What is printed on the box of «Сиггил»."""

from magoteka.core.codec import Json
from magoteka.games.siggil.box.components import FAMILIES, KINDS, ROOM
from magoteka.games.siggil.box.layouts import LAYOUTS, Layout


def printed() -> dict[str, Json]:
    """Numbers that a player reads off the components."""
    return {
        "families": list(range(1, FAMILIES + 1)),
        "kinds": list(KINDS),  # SG-03 a set is of one family or of one number
        "room": ROOM,  # SG-25 spirits that may be free at a time in the solo game
        "layouts": {name: dealt(layout) for name, layout in LAYOUTS.items()},
    }


def dealt(layout: Layout) -> list[int]:
    """SG-04 The cards of each step of building."""
    return [sum(len(lefts) for _, _, _, lefts in step) for step in layout]
