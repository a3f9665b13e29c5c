"""Moments of «За пятью печатями»."""

from typing import Any

from games.five_seals.stage import GAME, breaks, casts, play, table
from games.five_seals.test_end import EXAMPLE
from games.five_seals.test_example import example, the_first_turn
from magoteka.core.chance import Rng
from magoteka.games.five_seals.box.components import CALL
from magoteka.games.five_seals.messages.answers import Stay

TWO = "Анна Борис"


def dealt(seats: int) -> Any:
    """A table whose players have chosen mages and dice by lot, before the first turn."""
    g, rng = GAME.new(seats, {}), Rng(3)
    while GAME.codec.tag_of(question := g.asking()) != "take-turn":
        g.answer(question.sample(g, rng))
    return g


def moments() -> dict[str, tuple[Any, int | None, str]]:
    """Anna's first turn and her second, the rulebook's turn both ways, a guarded scroll, and a count of points."""
    second, called = the_first_turn(), example()
    play(second, breaks("H–A1"), breaks("H–B2"))
    play(called, casts(CALL), Stay(), breaks("A2·2"))
    return {
        "turn": (the_first_turn(), 0, TWO),
        "second": (second, 0, TWO),
        "example": (example(), 0, TWO),
        "called": (called, 0, TWO),
        "points": (table(held={0: EXAMPLE}, dice=["r1 b2 y3", "b1"]), 0, TWO),
        "five": (dealt(5), None, "Анна Борис Вера Глеб Игорь"),
    }
