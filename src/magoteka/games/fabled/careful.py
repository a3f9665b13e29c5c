"""The careful player: the greedy one's reasoning, with numbers that were fitted to the results of matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from magoteka.core.event import Option
from magoteka.games.fabled.bot.heuristic import rate
from magoteka.games.fabled.bot.temper import Temper
from magoteka.games.fabled.words.looks import FabledView

CAREFUL: Final = Temper(  # fitted by tools/temper.py; what is not named is as greedy has it
    forest_used=0.62,
    mountain_used=0.3,
    steppe_used=0.11,
    steppe_left=0.022,
    own_steps=2.0,
    again=0.85,
    home=0.5,
    home_early=-0.15,
    step=1.05,
    gates=1.95,
    hermit=3.9,
    wyrm=4.8,
    converting=0.8,
    walking=0.85,
    price=0.7,
    landing=0.2,
    landing_early=0.15,
    blind=3.5,
    ally_bought=14.0,
)


def weigh(view: FabledView, options: Sequence[Option]) -> list[float]:
    """How much each option is worth to him."""
    return rate(view, options, CAREFUL)
