"""Fits the numbers of a player of «Сиггил» (`bot/tastes.py`) to the results of matches.

    PYTHONPATH=src python -m tools.tastes tastes --seats 2 --steps 25 --matches 4000
    PYTHONPATH=src python -m tools.tastes value --seats 3 --matches 5000

`tastes`: what a card is worth, and what follows from taking it (`Tastes`). In matches of the policy against itself
every seat has its own numbers, varied at random, and each number is moved the way that won more often
(`tools/climb.py`); those that are there are begun with, or with `--plain` those of a player who minds nobody but
himself. In the end the new ones play alone against copies of the old ones. `value`: how likely each seat is to win
before a turn (`WEIGHTS`): the softmax over its features that explains best who won, with its log loss on a fifth of the
matches that was left out. All layouts are played. What is printed goes into `bot/tastes.py` by hand.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import numpy as np

from magoteka.core.chance import Rng
from magoteka.games.siggil.bot.policy import TO_THE_END, SiggilPolicy
from magoteka.games.siggil.bot.tastes import JUDGES, TASTES, tasting
from magoteka.games.siggil.bot.value import feature_lists
from magoteka.games.siggil.bot.wishes import Tastes
from magoteka.games.siggil.box.shape import SHAPES
from magoteka.games.siggil.game import GAME
from magoteka.games.siggil.rules.turn import TakeCard
from magoteka.games.siggil.table.state import Siggil
from tools.chances import HELD_BACK, Moment, Rows, fitted, loss, part_of, table_of
from tools.climb import Climb, Numbers, alone

NEAR = 3  # cards that are wanted, of which each has a number of its own
KINDS = ("free", "robbed", "asleep")
ROW = (
    *("enough", "ready", "leader", "defence", "last", "deny", "turns", "lends", "hopes", "frees", "wins"),
    *("gives", "serves", "nearly", "loses", "after", "snatch", "save"),
)
CHANCE = 0.06  # lots among cards that are nearly as good; not fitted
SPREAD = 0.25  # a number is varied by this share of it, and by no less than the next of its kind
LEAST = np.array([0.05] * NEAR * len(KINDS) + [0.02, 0.1, 0.1, 0.1, 0.25] + [0.1] * 4 + [0.25] * 2 + [0.1] * 7)
OFTEN = 6  # before every so manieth turn, on the average, the table is taken down
PAR = 2000  # matches of the new numbers against the old ones


def numbers_of(tastes: Tastes) -> Numbers:
    """The numbers of tastes in order."""
    near = [getattr(tastes, kind)[at] for kind in KINDS for at in range(NEAR)]
    return np.array([*near, *(getattr(tastes, name) for name in ROW)])


def tastes_of(numbers: Numbers) -> Tastes:
    """Tastes with these numbers."""
    values = [float(one) for one in numbers]
    near = [values[NEAR * kind : NEAR * (kind + 1)] for kind in range(len(KINDS))]
    return tasting(near, [*values[NEAR * len(KINDS) :], CHANCE])


def spread_of(numbers: Numbers) -> Numbers:
    """How much each number is varied."""
    return np.asarray(np.maximum(SPREAD * np.abs(numbers), LEAST))


def begun(seats: int, rng: Rng) -> Siggil:
    """A new table, with any layout."""
    layouts = list(SHAPES)
    return GAME.begin(seats, GAME.agreed({"layout": layouts[rng.below(len(layouts))]}))


def played(each: Sequence[Numbers], seed: int) -> list[float]:
    """A match in which each seat has its own tastes; each one's share of the victory."""
    rng, seats = Rng(seed), len(each)
    policies = [SiggilPolicy([tastes_of(numbers)] * (seats + 1), TO_THE_END) for numbers in each]
    g = begun(seats, rng)
    while (question := g.asking()) is not None:
        thinks = question.seat >= 0
        g.answer(policies[question.seat].answer(g, question, rng) if thinks else question.sample(g, rng))
    return shares_of(g)


def shares_of(g: Siggil) -> list[float]:
    """The victory, shared among those who won."""
    won = GAME.winners(g)
    return [float(seat in won) / len(won) for seat in range(g.seats)]


def moments_of(seats: int, seed: int) -> list[Moment]:
    """A match of the policy: the features of all seats before some of its turns."""
    rng, policy = Rng(seed), SiggilPolicy(TASTES, TO_THE_END)
    g = begun(seats, rng)
    found: list[Rows] = []
    while (question := g.asking()) is not None:
        if isinstance(question, TakeCard) and rng.below(OFTEN) == 0:
            found.append(feature_lists(g))
        g.answer(policy.answer(g, question, rng) if question.seat >= 0 else question.sample(g, rng))
    return [Moment(seed, rows, shares_of(g)) for rows in found]


def fit_tastes(seats: int, steps: int, matches: int, seed: int, plain: bool = False) -> Numbers:
    """Climb, and tell every step."""
    old = numbers_of((JUDGES if plain else TASTES)[seats])
    new = old
    for step, new in enumerate(Climb(played, seats, spread_of(old), matches).steps(old, steps, seed)):
        print(step, [round(float(one), 2) for one in new], flush=True)
    return new


def fit_value(seats: int, matches: int, seed: int) -> tuple[list[float], float, float]:
    """The weights, and the log loss on matches left out: of a fit to the others, and of an even guess."""
    moments = [one for number in range(matches) for one in moments_of(seats, seed * 1_000_003 + number)]
    table = table_of(moments, alone=False)
    back = part_of(table, table.match % HELD_BACK == 0)
    weights = fitted(part_of(table, table.match % HELD_BACK > 0))
    whole = [round(float(one), 3) for one in fitted(table)]
    return whole, loss(back, weights), loss(back, np.zeros_like(weights))


def main() -> None:
    """Fit, and print what goes into the table of numbers."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("tastes", "value"))
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--steps", type=int, default=25)
    parser.add_argument("--matches", type=int, default=4000, help="of each step, or in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plain", action="store_true", help="begin with a player who minds nobody but himself")
    plan = parser.parse_args()
    if plan.what == "value":
        weights, found, even = fit_value(plan.seats, plan.matches, plan.seed)
        print(weights)
        print(f"log loss on matches left out {found:.4f}, of an even guess {even:.4f}")
        return
    new = fit_tastes(plan.seats, plan.steps, plan.matches, plan.seed, plan.plain)
    old = numbers_of((JUDGES if plan.plain else TASTES)[plan.seats])
    share = alone(played, plan.seats, new, old, PAR, plan.seed + 900)
    print(f"alone against copies of the old ones {100 * share:.1f} % of {PAR}, par {100 / plan.seats:.1f} %")


if __name__ == "__main__":
    main()
