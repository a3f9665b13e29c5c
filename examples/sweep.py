"""How quickly one learns with other sizes and paces: a sweep on all processors by Ray, or one after another without it.

pip install "magoteka[envs,ray]"; python examples/sweep.py --ray
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from itertools import product

from learn import contest, train

Trial = tuple[int, float]
Found = tuple[float, Trial]


def tried(trial: Trial, updates: int = 60, matches: int = 1000) -> Found:
    """What a mind of this size wins that has learnt at this pace."""
    hidden, pace = trial
    mind, _ = train(updates, hidden=hidden, pace=pace)
    return contest(mind, matches, seed=7), trial


def on_ray(trials: Iterable[Trial], updates: int, matches: int) -> list[Found]:
    """The trials as tasks of a Ray cluster: the one that RAY_ADDRESS names, or this machine."""
    import ray

    ray.init(include_dashboard=False, logging_level="warning", runtime_env={"env_vars": {"OPENBLAS_NUM_THREADS": "1"}})
    try:
        task = ray.remote(tried)
        found: list[Found] = ray.get([task.remote(trial, updates, matches) for trial in trials])
        return found
    finally:
        ray.shutdown()


def sweep(trials: Iterable[Trial], by_ray: bool, updates: int = 60, matches: int = 1000) -> list[Found]:
    """All trials, the best first."""
    if by_ray:
        return sorted(on_ray(trials, updates, matches), reverse=True)
    return sorted((tried(trial, updates, matches) for trial in trials), reverse=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ray", action="store_true")
    parser.add_argument("--updates", type=int, default=60)
    options = parser.parse_args()
    for share, (hidden, pace) in sweep(product((16, 64), (0.001, 0.005, 0.02)), options.ray, options.updates):
        print(f"{share:6.1%}  hidden {hidden:3}, pace {pace}")
