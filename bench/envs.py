"""How many decisions a second those who train players get from Python on one core: `python bench/envs.py`.

Rounds are interleaved; figures are by CPU time, the best and the median of the rounds. A decision is an answer of a
seat; nature's answers, new matches and everything that comes back as arrays are paid for in it. With `--peers PYTHON`
other environments are measured after it, and what is seen of our games is told in multiples of them.
"""

import argparse
import json
import os
import statistics
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from magoteka.core import agenda
from magoteka.core.chance import Rng
from magoteka.envs.pettingzoo import aec
from magoteka.envs.vector import Looks, Many, any_legal, any_open
from magoteka.games import GAMES

PEERS = Path(__file__).parent / "envs_peers.py"
SEEN = "256 tables, sketch, numpy player"  # beside others
Job = Callable[[], int]  # does some decisions and says how many


def masked(game: str, tables: int, looks: Looks, seats: int | None = None) -> Job:
    """A random player of numpy's, who draws from the masks of all tables and hands the answers in."""
    env, rng = Many(game, tables, seats=seats, settings=dict(GAMES[game].brisk), looks=looks), np.random.default_rng(1)
    seen = [env.reset(seed=1)[0]]

    def some() -> int:
        seen[0] = env.step(any_open(seen[0]["action_mask"], rng))[0]
        return tables

    return some


def in_place(game: str, tables: int, looks: Looks, seats: int | None = None) -> Job:
    """The same player, who draws from the lists of what is open; no array is copied."""
    env = Many(game, tables, seats=seats, settings=dict(GAMES[game].brisk), looks=looks, copy=False)
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def some() -> int:
        env.step(any_legal(*env.legal, rng))
        return tables

    return some


def drawn_inside(game: str, tables: int, looks: Looks, seats: int | None = None) -> Job:
    """The same with the answers drawn inside."""
    env = Many(game, tables, seats=seats, settings=dict(GAMES[game].brisk), looks=looks)
    env.reset(seed=1)

    def some() -> int:
        env.step_at_random()
        return tables

    return some


def one_by_one(game: str, looks: Looks) -> Job:
    """PettingZoo's environment, as its own benchmark uses it: every observation is made."""
    env, rng = aec(game, settings=dict(GAMES[game].brisk), looks=looks), np.random.default_rng(1)
    env.reset(seed=1)

    def some() -> int:
        seen, _, over, cut, _ = env.last()
        if over or cut:
            env.reset(seed=int(rng.integers(2**31)))
            return 0
        env.step(int(any_open(seen["action_mask"][None], rng)[0]))
        return 1

    return some


def inside(game: str, seats: int) -> Job:
    """The yardstick: whole random matches inside the core, of which nothing is seen."""
    rng, table = Rng(1), GAMES[game].new(seats)

    def some() -> int:
        return int(sum(table.clone().playout(rng) for _ in range(10)))

    return some


def jobs() -> dict[str, Job]:
    """What is measured."""
    found: dict[str, Job] = {"abraca, 4 seats, inside the core": inside("abraca", 4)}
    for tables in (64, 256, 1024, 4096):
        found[f"abraca, 4 seats, {tables} tables, sketch, numpy player"] = masked("abraca", tables, "sketch", 4)
        found[f"abraca, 4 seats, {tables} tables, sketch, in place"] = in_place("abraca", tables, "sketch", 4)
    found["abraca, 4 seats, 1024 tables, masks alone, numpy player"] = masked("abraca", 1024, "none", 4)
    found["abraca, 4 seats, 1024 tables, sketch, drawn inside"] = drawn_inside("abraca", 1024, "sketch", 4)
    found["abraca, 4 seats, 1024 tables, masks alone, drawn inside"] = drawn_inside("abraca", 1024, "none", 4)
    found["abraca, 2 seats, 1024 tables, sketch, numpy player"] = masked("abraca", 1024, "sketch", 2)
    for game in GAMES:
        if game != "abraca":
            found[f"{game}, 256 tables, sketch, numpy player"] = masked(game, 256, "sketch")
            found[f"{game}, 256 tables, sketch, in place"] = in_place(game, 256, "sketch")
            found[f"{game}, 256 tables, masks alone, numpy player"] = masked(game, 256, "none")
    for game in GAMES:
        found[f"{game}, 16 tables, views, numpy player"] = masked(game, 16, "view")
        found[f"{game}, PettingZoo, sketch"] = one_by_one(game, "sketch")
        found[f"{game}, PettingZoo, view"] = one_by_one(game, "view")
    return found


def rate(job: Job, seconds: float) -> float:
    """Decisions a second of CPU time."""
    began, done = time.process_time(), 0
    while (spent := time.process_time() - began) < seconds:
        done += job()
    return done / spent


def beside(python: str, ours: dict[str, float]) -> None:
    """Other environments, and how many times their pace ours is."""
    done = subprocess.run([python, str(PEERS)], stdout=subprocess.PIPE, text=True, check=True)
    found = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    print("\n| decisions a second, median | /s |", " | ".join(ours), "|\n|---|---:|", "---:|" * len(ours), sep="")
    for one in found:
        if "missing" in one:
            print(f"| {one['name']} | {one['missing']} |")
            continue
        theirs = statistics.median(one["rates"])
        print(
            f"| {one['name']} | {theirs:,.0f} |", " | ".join(f"× {rate / theirs:,.1f}" for rate in ours.values()), "|"
        )


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU time a job and round")
    parser.add_argument("--only", default="", help="jobs that have this in their name")
    parser.add_argument("--peers", default="", help="a Python that has other environments")
    options = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    found = {name: job for name, job in jobs().items() if options.only in name}
    rates: dict[str, list[float]] = {name: [] for name in found}
    for _ in range(options.rounds):
        for name, job in found.items():
            rates[name].append(rate(job, options.seconds))
    compiled = not str(agenda.__file__).endswith(".py")
    print(f"rules {'compiled' if compiled else 'interpreted'}, load {os.getloadavg()[0]:.0f}\n")
    print("| what | best /s | median /s | ns each |\n|---|---:|---:|---:|")
    for name, each in rates.items():
        print(f"| {name} | {max(each):,.0f} | {statistics.median(each):,.0f} | {1e9 / max(each):,.0f} |")
    if options.peers:
        seen = {game: [one for name, one in rates.items() if name.startswith(game) and SEEN in name] for game in GAMES}
        beside(options.peers, {game: statistics.median(each[0]) for game, each in seen.items() if each})


if __name__ == "__main__":
    main()
