"""Moments of «За пятью печатями»."""

from typing import Any

from games.five_seals.stage import FIRE, breaks, casts, play, settle, table
from games.five_seals.test_end import EXAMPLE
from games.five_seals.test_example import example, the_first_turn
from magoteka.games.five_seals.box.components import CALL, GUARDIAN
from magoteka.games.five_seals.words.answers import Stay

TWO = "Анна Борис"


def moments() -> dict[str, tuple[Any, int | None, str]]:
    """Anna's first turn and her second, the rulebook's turn both ways, a guarded scroll, and a count of points."""
    second, called = the_first_turn(), example()
    play(second, breaks("H–A1"), breaks("H–B2"))
    settle(second)
    play(called, casts(CALL), Stay(), breaks("A2·2"))
    guarded = table(circle=4, dice=["r4", "b1"], guardians={FIRE: "A1·2"}, scrolls={"A1·2": (GUARDIAN, FIRE)})
    return {
        "turn": (the_first_turn(), 0, TWO),
        "second": (second, 0, TWO),
        "example": (example(), 0, TWO),
        "called": (called, 0, TWO),
        "guarded": (guarded, 0, TWO),
        "points": (table(held={0: EXAMPLE}, dice=["r1 b2 y3", "b1"]), 0, TWO),
        "five": (table(5, dice=["r1"] * 5), None, "Анна Борис Вера Глеб Игорь"),
    }
