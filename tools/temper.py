"""Fits the numbers of a player of «Земля сказаний» (`careful.py`) to the results of matches.

    PYTHONPATH=src python -m tools.temper --steps 60 --matches 400 --seed 1

In every match of two the seats have opposite tempers: each number of the present one is varied at random, by so much
up for one seat and down for the other. The difference in sun books tells each number which way to move (evolution
strategies with opposite pairs); a step is as long as the difference is clear beside its error. Every few steps the
present temper plays the greedy one, with deals that no step has seen, each from both seats: believe that and not the
slopes, which are those of players whose every number is a little off, and go on from the best with a smaller pace.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, replace
from pathlib import Path

import numpy as np

from magoteka.bots.greedy import best_of
from magoteka.core.agenda import NATURE
from magoteka.core.chance import Rng
from magoteka.games.fabled.bot.heuristic import rate
from magoteka.games.fabled.bot.temper import GREEDY, Temper
from magoteka.games.fabled.box.components import SCENARIOS, SUN
from magoteka.games.fabled.careful import CAREFUL
from magoteka.games.fabled.game import GAME
from magoteka.games.fabled.rules.books import held

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
CALM = 0.85  # how much of the last steps is remembered
LUCK = 0.25  # standard errors that the remembered slopes may have by luck
CLIP = 8.0  # sun books; a greater difference says nothing more
CHECK = 8  # steps between two trials against greedy


def played(tempers: list[Temper], seed: int) -> list[float]:
    """The sun books of every seat at the end of a match; what else is left counts as the epilogue compares it."""
    rng = Rng(seed)
    g = GAME.begin(len(tempers), GAME.agreed({"scenario": SCENARIOS[rng.below(len(SCENARIOS))]}))
    while (question := g.asking()) is not None:
        seat = question.seat
        if seat == NATURE:
            g.answer(question.sample(g, rng))
            continue
        indices = question.indices(g)
        if len(indices) == 1:
            g.answer(indices[0])
            continue
        menu = question.menu(g)
        worth = rate(GAME.view(g, seat), [menu[index] for index in indices], tempers[seat])
        g.answer(indices[best_of(worth, rng)])
    return [float(held(g, seat, SUN)) + 0.05 * float(held(g, seat, SUN - 1)) for seat in range(len(tempers))]


def spread_of(temper: Temper) -> np.ndarray:
    """How much each number is varied."""
    rows = zip(asdict(temper).items(), asdict(GREEDY).values(), strict=True)
    return np.array([max(SPREAD * abs(value), LEAST * UNITS.get(name, abs(first))) for (name, value), first in rows])


def made(numbers: np.ndarray) -> Temper:
    """A temper of these numbers."""
    return replace(GREEDY, **dict(zip(asdict(GREEDY), map(float, numbers), strict=True)))


def numbers_of(temper: Temper) -> np.ndarray:
    """The numbers of a temper in order."""
    return np.array(list(asdict(temper).values()))


def slopes(temper: Temper, matches: int, seed: int) -> tuple[np.ndarray, float]:
    """How clearly each number wants to be greater, in standard errors; the mean difference in sun books."""
    dice = np.random.default_rng(seed)
    present, spread = numbers_of(temper), spread_of(temper)
    shifts = dice.standard_normal((matches, len(present)))
    gaps = np.zeros(matches)
    for number, shift in enumerate(shifts):
        one, other = made(present + spread * shift), made(present - spread * shift)
        books = played([one, other], seed * 1_000_003 + number)
        gaps[number] = min(max(books[0] - books[1], -CLIP), CLIP)
    gaps -= gaps.mean()
    found = shifts.T @ gaps / matches
    return found / (gaps.std() / matches**0.5), float(np.abs(gaps).mean())


def clear(drift: np.ndarray) -> np.ndarray:
    """What is left of the slopes without what luck alone would show."""
    left: np.ndarray = np.sign(drift) * np.maximum(np.abs(drift) - LUCK, 0.0)
    return left


def tried(temper: Temper, deals: int, seed: int) -> tuple[float, float]:
    """The share that a temper wins of greedy over deals from both seats, and by how many sun books."""
    won, ahead = 0.0, 0.0
    for number in range(deals):
        for seat in range(2):
            books = played([temper, GREEDY] if seat == 0 else [GREEDY, temper], seed + number)
            gap = books[seat] - books[1 - seat]
            won += 0.5 if gap == 0 else float(gap > 0)
            ahead += gap
    return won / deals / 2, ahead / deals / 2


def main() -> None:
    """Fit, and print what has become of every number."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--matches", type=int, default=400, help="of each step")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pace", type=float, default=0.25, help="spreads that a number moves by a clear slope")
    parser.add_argument("--kept", type=Path, help="a file of the present numbers, to go on with")
    plan = parser.parse_args()
    temper = CAREFUL
    if plan.kept and plan.kept.exists():
        temper = replace(GREEDY, **json.loads(plan.kept.read_text("utf-8")))
    drift = np.zeros(len(asdict(temper)))
    for step in range(plan.steps):
        slope, size = slopes(temper, plan.matches, plan.seed * 1000 + step)
        pace = plan.pace * (1 - 0.8 * step / plan.steps)
        drift = CALM * drift + (1 - CALM) * slope
        temper = made(numbers_of(temper) + pace * clear(drift) * spread_of(temper))
        numbers = {name: round(value, 3) for name, value in asdict(temper).items()}
        if plan.kept:
            plan.kept.write_text(json.dumps(numbers, indent=1), "utf-8")
        print(step, f"difference {size:.2f}, slopes {np.abs(slope).mean():.2f}", flush=True)
        if (step + 1) % CHECK == 0:
            share, ahead = tried(temper, 50, 900_000_000 + step * 1000)
            print(f"against greedy {share:.1%}, {ahead:+.2f} sun books; {numbers}", flush=True)


if __name__ == "__main__":
    main()
