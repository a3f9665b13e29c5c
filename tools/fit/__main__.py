"""Fits the numbers of a game's mind to the results of matches.

    PYTHONPATH=src:. python -m tools.fit siggil policy --seats 2 --steps 25 --matches 4000
    PYTHONPATH=src:. python -m tools.fit fabled value --matches 4000 --jobs 2

`policy`: the numbers by which a player chooses. In matches of the policy against itself every seat has its own, varied
at random, and each number moves the way that won more often (`climb.py`); in the end the new ones play alone against
copies of the old ones. `value`: how likely each seat is to win from a table, by the softmax over its features
(`softmax.py`); a fifth of the matches is first not fitted, but told: its log loss beside that of a constant, and how
often came what was told so often (ten bins). What is printed goes into the file that says "fitted by tools/fit".
"""

from __future__ import annotations

import argparse
from multiprocessing import Pool

from tools.fit import fabled, five_seals, magic_sword, siggil
from tools.fit.climb import Climb, Numbers, alone
from tools.fit.softmax import Fit, fit
from tools.fit.subject import Moment, Policy, Value

POLICIES: dict[str, Policy] = {"siggil": siggil.POLICY, "five_seals": five_seals.POLICY, "fabled": fabled.POLICY}
VALUES: dict[str, Value] = {
    "siggil": siggil.VALUE,
    "five_seals": five_seals.VALUE,
    "fabled": fabled.VALUE,
    "fabled-trial": fabled.TRIAL,
    "fabled-lead": fabled.LEAD,  # the weights stay: for how much of it does a lead by them count?
    "magic_sword": magic_sword.VALUE,
    "magic_sword-lead": magic_sword.LEAD,
}


def climbed(policy: Policy, seats: int, steps: int, matches: int, seed: int) -> Numbers:
    """The numbers in use, moved; every step is told."""
    new = old = policy.numbers(seats)
    for step, new in enumerate(Climb(policy.play, seats, policy.spread(old), matches).steps(old, steps, seed)):
        print(step, policy.told(new), flush=True)
    return new


def valued(value: Value, seats: int, matches: int, seed: int, jobs: int = 1) -> Fit:
    """The weights that explain best who won so many matches."""
    work = [(seats, seed * 1_000_003 + number) for number in range(matches)]
    if jobs == 1:
        found = [value.moments(*one) for one in work]
    else:
        with Pool(jobs) as pool:
            found = pool.starmap(value.moments, work, 20)
    moments: list[Moment] = [moment for one in found for moment in one]
    return fit(moments, value.alone)


def main() -> None:
    """Fit, and print what goes into the file of the numbers."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=VALUES)
    parser.add_argument("what", choices=("policy", "value"))
    parser.add_argument("--seats", type=int, default=0, help="of a value: 0 for any number of them")
    parser.add_argument("--steps", type=int, default=25)
    parser.add_argument("--matches", type=int, default=4000, help="of each step, or in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    plan = parser.parse_args()
    if plan.what == "value":
        found = valued(VALUES[plan.game], plan.seats, plan.matches, plan.seed, plan.jobs)
        print(found.weights)
        print(f"{found.held_back} moments held back: log loss {found.loss:.4f}, of a constant {found.even:.4f}")
        print("\n".join(found.bins))
        return
    if plan.game not in POLICIES:
        parser.error(f"only {', '.join(POLICIES)} have a policy with numbers")
    policy, seats = POLICIES[plan.game], plan.seats or 2
    new = climbed(policy, seats, plan.steps, plan.matches, plan.seed)
    got = alone(policy.play, seats, new, policy.numbers(seats), policy.trials, plan.seed + 900)
    par = 1 / seats if policy.shares else 0.0
    print(f"alone against copies of the old ones {got:.3f} of each of {policy.trials} matches, par {par:.3f}")


if __name__ == "__main__":
    main()
