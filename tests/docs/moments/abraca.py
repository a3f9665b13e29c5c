"""Moments of «Абрака… что?»."""

from typing import Any

from games.abraca.stage import Declare, Rolled, play, table
from games.abraca.test_example import igors_turn, the_first_turn

THREE = "Анна Борис Вера"


def moments() -> dict[str, tuple[Any, int | None, str]]:
    """Anna's turn before it and after it, Igor's, and a tower with pawns."""
    igor = igors_turn()
    play(igor, Declare(3), Rolled(3), Declare(5))
    return {
        "turn": (the_first_turn(), 0, THREE),
        "igor": (igor, 1, "Игорь Алексей Мария"),
        "score": (table([[8], [8], [8]], scores=[3, 7, 0]), 0, THREE),
    }
