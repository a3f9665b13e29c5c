"""A player that learns from nothing by playing itself, and how it does against our bots: numpy alone.

pip install "magoteka[envs]"; python examples/selfplay.py [GAME] [updates] [picture.svg]
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from learn import Mind, drawn

from magoteka.envs.gymnasium import Solo
from magoteka.envs.vector import Many
from magoteka.games import game_named

TABLES, STEPS = 256, 32  # a batch: answers at so many tables
PATIENCE = 0.99  # how much of a reward counts one answer of the same seat earlier
TESTS, MATCHES = 10, 200  # how often on the way it meets the bots, and in how many matches each of them


def train(
    game: str, updates: int, hidden: int = 128, pace: float = 0.002, seed: int = 1, matches: int = MATCHES
) -> tuple[Mind, list[Any]]:
    """A mind after so many updates, and on the way, after how many answers, what it won of each rival."""
    env, rng = Many(game, TABLES, seats=2, settings=dict(game_named(game).brisk)), np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    mind, curve = Mind(env.size, env.actions, hidden, pace, seed), []
    hope, every = np.zeros((TABLES, 2)), np.arange(TABLES)
    for update in range(updates):
        rows, came = [], []
        for _ in range(STEPS):
            seats, looks, masks = seen["seat"], seen["observation"], seen["action_mask"]
            _, odds, hope[every, seats] = mind.think(looks, masks)
            actions = drawn(odds, rng)
            seen, rewards, over, _, _ = env.step(actions)
            rows.append((seats, looks, masks, actions, rewards, over))
        later = hope.copy()
        for seats, _, _, _, rewards, over in reversed(rows):
            later[over] = rewards[over]
            came.append(later[every, seats])
            later[every, seats] *= PATIENCE
        parts = [np.concatenate([row[place] for row in rows]) for place in (1, 2, 3)]
        mind.learn(*parts, np.concatenate(came[::-1]))
        if (update + 1) % max(1, updates // TESTS) == 0:
            told = {rival: against(mind, game, rival, matches, seed) for rival in ("random", "greedy")}
            curve.append(((update + 1) * TABLES * STEPS, told))
    return mind, curve


def against(mind: Mind, game: str, rival: str, matches: int, seed: int) -> float:
    """The part of the matches that a mind wins of a bot, at either seat in turn, by the answer it likes best."""
    won = 0.0
    for number in range(matches):
        env = Solo(game, seats=2, bots=rival, seat=number % 2, settings=game_named(game).brisk, looks="sketch")
        seen, _ = env.reset(seed=seed + number // 2)
        reward, over, cut = 0.0, env.play.over, False
        while not (over or cut):
            _, odds, _ = mind.think(seen["observation"][None], seen["action_mask"][None])
            seen, reward, over, cut, _ = env.step(int(odds[0].argmax()))
        won += {1.0: 1.0, 0.0: 0.5}.get(reward if over else -1.0, 0.0)
    return won / matches


def draw(curve: list[Any], path: str) -> None:
    """The curves as a picture."""
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6, 3))
    for rival in ("random", "greedy"):
        axes.plot([at / 1e6 for at, _ in curve], [told[rival] * 100 for _, told in curve], label=f"against {rival}")
    axes.set(xlabel="answers, millions", ylabel="matches won, %", ylim=(0, 100))
    axes.axhline(50, linewidth=0.5, color="grey")
    axes.legend()
    figure.savefig(path, bbox_inches="tight", metadata={"Date": None})


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "abraca"
    _, found = train(name, int(sys.argv[2]) if len(sys.argv) > 2 else 300)
    for at, told in found:
        print(f"{at:>10,} answers: " + ", ".join(f"{rival} {share:.0%}" for rival, share in told.items()), flush=True)
    if len(sys.argv) > 3:
        draw(found, sys.argv[3])
