"""The careful player: the greedy one's reasoning, with numbers that were fitted to the results of matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from magoteka.core.event import Option
from magoteka.games.fabled.bot.heuristic import rate
from magoteka.games.fabled.bot.weights import Weights
from magoteka.games.fabled.messages.views import FabledView

CAREFUL: Final = Weights(  # fitted by `tools/fit`; what is not named is as greedy has it
    forest_used=0.623,
    mountain_used=0.3,
    steppe_used=0.099,
    steppe_left=0.021,
    forest_kept=0.415,
    steppe_kept=0.49,
    own_steps=1.997,
    trust=0.999,
    patience=0.904,
    again=0.683,
    home=0.502,
    home_early=-0.185,
    lit=4.122,
    step=1.05,
    gates=1.907,
    hermit=3.899,
    wyrm=5.019,
    universal=3.866,
    converting=0.786,
    walking=0.819,
    price=0.534,
    landing=0.356,
    landing_early=0.323,
    blind=3.447,
    hunting=-0.022,
    half=0.489,
    ally=11.331,
    ally_bought=14.011,
    nearer=0.823,
)


def weigh(view: FabledView, options: Sequence[Option]) -> list[float]:
    """How much each option is worth to him."""
    return rate(view, options, CAREFUL)
