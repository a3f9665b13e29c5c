"""What is agreed before the game: FS-06, FS-13, FS-A01."""

from collections.abc import Mapping

from magoteka.core.agenda import Step
from magoteka.core.codec import Value
from magoteka.core.problems import BadSetting
from magoteka.games.five_seals.rules.round import NextRound
from magoteka.games.five_seals.rules.setup import BeginFrom, DrawFirst, set_up
from magoteka.games.five_seals.table.state import FiveSeals, empty_table


def begin(seats: int, settings: Mapping[str, Value]) -> FiveSeals:
    """The table before set-up; a circle that is left to the lot is 0 until then."""
    circle = 0 if settings["circle"] == "random" else int(settings["circle"])
    g = empty_table(circle, settings["scroll_rooms"] == "barred", seats)
    g.then(NextRound())
    set_up(g, first_of(seats, settings["first_player"]), dealt=settings.get("mages") == "dealt")
    return g


def first_of(seats: int, agreed: Value) -> Step:
    """FS-13 The first player is agreed on, or drawn by lot."""
    if agreed == "random":
        return DrawFirst()
    if isinstance(agreed, int) and agreed < seats:
        return BeginFrom(agreed)
    raise BadSetting(key="first_player", value=agreed, allowed=f"random, 0 … {seats - 1}")
