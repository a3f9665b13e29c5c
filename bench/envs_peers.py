"""What other environments give those who train players, from Python on one core: `PYTHON bench/envs_peers.py`.

Any Python that has OpenSpiel, rlcard, PettingZoo or pgx will do (`bench/peers_env.py` makes one; `pip install pgx`
adds the last); those that are missing are left out. Every decision comes with its observation and its open answers, a
random player answers. It prints lines of JSON, which `bench/envs.py --peers PYTHON` reads.
"""

import importlib
import json
import os
import time
from collections.abc import Callable
from typing import Any

import numpy as np

Job = Callable[[], int]
TABLES = 256


def openspiel(game: str) -> Job:
    """One match after another; of each decision the observation tensor and the mask."""
    library: Any = importlib.import_module("pyspiel")
    rng, loaded = np.random.default_rng(1), library.load_game(game)

    def some() -> int:
        decisions, state = 0, loaded.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(outcomes[int(np.searchsorted(np.cumsum(odds), rng.random() * 0.999999))])
                continue
            np.asarray(state.observation_tensor(state.current_player()), np.float32)
            open_actions = np.nonzero(state.legal_actions_mask())[0]
            state.apply_action(int(open_actions[int(rng.integers(len(open_actions)))]))
            decisions += 1
        return decisions

    return some


def rlcard(game: str) -> Job:
    """One match after another by its own environment."""
    env: Any = importlib.import_module("rlcard").make(game, config={"seed": 1})
    rng = np.random.default_rng(1)

    def some() -> int:
        decisions, (state, _) = 0, env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(rng.integers(len(actions)))])
            decisions += 1
        return decisions

    return some


def pettingzoo(game: str) -> Job:
    """One match after another by `last` and `step`."""
    env: Any = importlib.import_module(f"pettingzoo.classic.{game}").env()
    rng = np.random.default_rng(1)

    def some() -> int:
        env.reset(seed=int(rng.integers(2**31)))
        decisions = 0
        for _agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            actions = np.nonzero(seen["action_mask"])[0]
            env.step(int(actions[int(rng.integers(len(actions)))]))
            decisions += 1
        return decisions

    return some


def pgx(game: str) -> Job:
    """Many matches at once, compiled by JAX for this core; a match that is over begins anew."""
    jax: Any = importlib.import_module("jax")
    library: Any = importlib.import_module("pgx")
    wrapped: Any = importlib.import_module("pgx.experimental.wrappers")
    env = library.make(game)
    stepped = jax.jit(jax.vmap(wrapped.auto_reset(env.step, env.init)))
    keys = jax.random.split(jax.random.PRNGKey(1), TABLES)
    table, rng = [jax.jit(jax.vmap(env.init))(keys)], np.random.default_rng(1)

    def some() -> int:
        masks = np.asarray(table[0].legal_action_mask)
        np.asarray(table[0].observation)
        actions = (masks * rng.random(masks.shape)).argmax(axis=1)
        table[0] = stepped(table[0], actions, jax.random.split(jax.random.PRNGKey(int(rng.integers(2**31))), TABLES))
        return TABLES

    some()
    return some


JOBS: dict[str, tuple[Callable[[str], Job], str]] = {
    "OpenSpiel, hanabi": (openspiel, "hanabi"),
    "OpenSpiel, connect_four": (openspiel, "connect_four"),
    "rlcard, uno": (rlcard, "uno"),
    "rlcard, leduc-holdem": (rlcard, "leduc-holdem"),
    "PettingZoo, connect_four": (pettingzoo, "connect_four_v3"),
    "PettingZoo, leduc_holdem": (pettingzoo, "leduc_holdem_v4"),
    "pgx, 256 tables, connect_four": (pgx, "connect_four"),
    "pgx, 256 tables, leduc_holdem": (pgx, "leduc_holdem"),
    "pgx, 256 tables, sparrow_mahjong": (pgx, "sparrow_mahjong"),
    "pgx, 256 tables, backgammon": (pgx, "backgammon"),
}


def rate(job: Job, seconds: float) -> float:
    """Decisions a second of CPU time."""
    began, done = time.process_time(), 0
    while (spent := time.process_time() - began) < seconds:
        done += job()
    return done / spent


def main() -> None:
    """Measure what is here."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    for name, (made, game) in JOBS.items():
        try:
            job = made(game)
            rates = [rate(job, 0.5) for _ in range(5)]
        except Exception as fault:  # a peer that is not here, or not in this version
            print(json.dumps({"name": name, "missing": f"{type(fault).__name__}: {fault}"[:200]}), flush=True)
            continue
        print(json.dumps({"name": name, "rates": rates}), flush=True)


if __name__ == "__main__":
    main()
