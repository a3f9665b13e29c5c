"""What is printed on the box of «Сиггил»."""

from magoteka.core.codec import Json
from magoteka.games.siggil.box.components import FAMILIES, ROOM


def printed() -> dict[str, Json]:
    """Numbers that a player reads off the components and the rules for one."""
    return {"families": list(range(1, FAMILIES + 1)), "room": ROOM}
