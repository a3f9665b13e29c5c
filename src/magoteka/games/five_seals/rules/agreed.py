"""What is agreed before the game: FS-06, FS-A01."""

from collections.abc import Mapping

from magoteka.core.codec import Value
from magoteka.games.five_seals.rules.round import NextRound
from magoteka.games.five_seals.rules.setup import set_up
from magoteka.games.five_seals.table.state import FiveSeals, empty_table


def begin(seats: int, settings: Mapping[str, Value]) -> FiveSeals:
    """The table before set-up; a circle that is left to the lot is 0 until then."""
    circle = 0 if settings["circle"] == "random" else int(settings["circle"])
    g = empty_table(circle, settings["scroll_rooms"] == "barred", seats)
    g.then(NextRound())
    set_up(g)
    return g
