"""The numbers of «Земля сказаний»: those of the careful player (`careful.py`), and how likely each seat is to win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

import numpy as np

from magoteka.bots.greedy import best_of
from magoteka.core.agenda import NATURE
from magoteka.core.chance import Rng
from magoteka.core.game import Value as Agreed
from magoteka.games.fabled.bot import chances, standing
from magoteka.games.fabled.bot.heuristic import rate
from magoteka.games.fabled.bot.weights import GREEDY, Weights
from magoteka.games.fabled.box.components import SCENARIOS, SUN
from magoteka.games.fabled.careful import CAREFUL
from magoteka.games.fabled.game import GAME
from magoteka.games.fabled.rules.books import held
from tools.fit.climb import Numbers
from tools.fit.subject import Policy, Rows, Value, pick
from tools.fit.uneven import Uneven

SPREAD = 0.2  # a number is varied by about this share of it
LEAST = 0.2  # and one near nought by no less than this share of its unit
UNITS = {  # of numbers that begin at nought
    "conversions_now": 1.0,
    "trust_early": 0.3,
    "home_early": 1.0,
    "tavern": 1.0,
    "taking_early": 0.5,
    "converting_early": 0.5,
    "walking_early": 0.5,
    "landing": 1.5,
    "landing_early": 1.5,
    "hunting": 1.0,
}
CLIP = 8.0  # sun books off the mean; a greater difference says nothing more


def numbers_of(weights: Weights) -> Numbers:
    """The numbers in order."""
    return np.array(list(asdict(weights).values()))


def weights_of(numbers: Numbers) -> Weights:
    """The weights that have these numbers."""
    return replace(GREEDY, **dict(zip(asdict(GREEDY), map(float, numbers), strict=True)))


def spread_of(numbers: Numbers) -> Numbers:
    """How much each number is varied."""
    least = [LEAST * UNITS.get(name, abs(first)) for name, first in asdict(GREEDY).items()]
    return np.asarray(np.maximum(SPREAD * np.abs(numbers), least))


def played(each: Sequence[Numbers], seed: int) -> list[float]:
    """Sun books at the end, less the mean; what else is left counts as the epilogue compares it."""
    rng, players = Rng(seed), [weights_of(numbers) for numbers in each]
    g = GAME.begin(len(players), GAME.agreed({"scenario": pick(rng, SCENARIOS)}))
    while (question := g.asking()) is not None:
        if question.seat == NATURE:
            g.answer(question.sample(g, rng))
            continue
        indices, menu = question.indices(g), question.menu(g)
        options = [menu[index] for index in indices]
        worth = rate(GAME.view(g, question.seat), options, players[question.seat]) if len(options) > 1 else [0.0]
        g.answer(indices[best_of(worth, rng)])
    books = [float(held(g, seat, SUN)) + 0.05 * float(held(g, seat, SUN - 1)) for seat in range(len(players))]
    return [float(one) for one in np.clip(np.array(books) - np.mean(books), -CLIP, CLIP)]


def told(numbers: Numbers) -> str:
    """As `careful.py` names them."""
    return str({name: round(value, 3) for name, value in asdict(weights_of(numbers)).items()})


def staged(row: Sequence[float], part: float, count: int) -> list[float]:
    """The first features once more by the part of the match that is over, and by its square."""
    return [value * part**power for value in row[:count] for power in range(3)] + list(row[count:])


def rows_of(g: Any) -> Rows:
    """Each player."""
    view = GAME.view(g, None)
    part = standing.gone(view)
    return [staged(standing.features(view, seat), part, standing.STAGED) for seat in range(g.seats)]


def trial_rows(g: Any) -> Rows:
    """Players and spirits of a Trial in one row."""
    view = GAME.view(g, None)
    part = standing.gone(view)
    mean, spirits = standing.together(view)
    return [staged(mean, part, standing.STAGED) + staged(spirits, part, standing.OF_SPIRITS)]


def lead_rows(g: Any) -> Rows:
    """How strong each player is by the weights in use, and once more by the part that is over."""
    view = GAME.view(g, None)
    part = standing.gone(view)
    rows = [standing.features(view, seat) for seat in range(g.seats)]
    strong = [chances.weighed(row, chances.PLAYERS, standing.STAGED, part) for row in rows]
    return [[one, one * part] for one in strong]


def match(rng: Rng) -> tuple[int, Mapping[str, Agreed]]:
    """Any scenario, most often the usual one, for two to five."""
    scenario = pick(rng, GAME.settings[0].choices) if rng.below(2) else GAME.settings[0].default
    return pick(rng, (2, 2, 2, 3, 3, 4, 5)), {"scenario": scenario}


def trial(rng: Rng) -> tuple[int, Mapping[str, Agreed]]:
    """Any level, for one to four."""
    return pick(rng, (1, 1, 2, 2, 3, 4)), {"trial": True, "level": pick(rng, GAME.settings[5].choices)}


POLICY = Policy(played, lambda _: numbers_of(CAREFUL), spread_of, told, trials=500, shares=False)
VALUE = Value(Uneven(GAME, match, rows_of, 400, 30).moments)
TRIAL = Value(Uneven(GAME, trial, trial_rows, 400, 20, alone=True).moments, alone=True)
LEAD = Value(Uneven(GAME, match, lead_rows, 400, 30).moments)
