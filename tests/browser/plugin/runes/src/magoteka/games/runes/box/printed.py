"""What is printed on the stones of «Руны»."""

from magoteka.core.codec import Json
from magoteka.games.runes.box.components import COPIES, HIGHEST


def printed() -> dict[str, Json]:
    """Numbers that a player reads off the components."""
    return {"numbers": list(range(1, HIGHEST + 1)), "copies": COPIES}
