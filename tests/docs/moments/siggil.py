"""Moments of «Сиггил»."""

from typing import Any

from games.siggil.stage import LEAF, TURTLE, after_setup, play, take, turned, turned_spirit
from games.siggil.test_example import karl_and_marta, the_deer_changes_hands, the_first_turn
from magoteka.games.siggil.box.layouts import LAYOUTS


def moments() -> dict[str, tuple[Any, int | None, str]]:
    """Anna's turn before it and after it, the five layouts as they are dealt, and the deer between Karl and Marta."""
    after = the_first_turn()
    dealt: dict[str, Any] = {layout: (after_setup(2, 5, layout=layout), None, "Анна Борис") for layout in LAYOUTS}
    play(after, take(TURTLE, 5), turned_spirit(TURTLE), turned(LEAF, 6))
    first, second = karl_and_marta(), karl_and_marta()
    the_deer_changes_hands(first, 2)
    the_deer_changes_hands(second, 3)
    return {
        "turn": (the_first_turn(), 0, "Анна Борис"),
        "taken": (after, 0, "Анна Борис"),
        "stolen": (first, None, "Карл Марта"),
        "back": (second, None, "Карл Марта"),
        **dealt,
    }
