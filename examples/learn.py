"""A player of «Абрака… что?» learns from nothing to beat one who answers anything: actor and critic, numpy alone.

pip install "magoteka[envs]"; python examples/learn.py [updates] [picture.svg]
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from magoteka.envs.vector import Many, any_open

Array = np.ndarray[Any, Any]
TABLES, STEPS = 256, 32  # a batch: answers at so many tables
PATIENCE = 0.97  # how much of a reward counts one answer earlier
CURIOSITY = 0.01  # what it is worth to keep an open mind
LEARNER = 0  # its seat; the other one answers anything


class Mind:
    """A hidden layer; from it how inclined one is to each answer, and in the last place what one hopes to win."""

    def __init__(self, inputs: int, actions: int, hidden: int, pace: float, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights = [rng.normal(0, inputs**-0.5, (inputs + 1, hidden)), np.zeros((hidden + 1, actions + 1))]
        self.moments = [[np.zeros_like(one), np.zeros_like(one)] for one in self.weights]
        self.pace, self.updates = pace, 0

    def think(self, seen: Array, masks: Array) -> tuple[list[Array], Array, Array]:
        """The layers, the chances of all answers (none of one that is not open), and the hope."""
        inputs = with_one(seen / 8.0)
        layers = [inputs, with_one(np.tanh(inputs @ self.weights[0]))]
        out = layers[1] @ self.weights[1]
        likes = np.where(masks, out[:, :-1], -np.inf)
        odds = np.exp(likes - likes.max(axis=1, keepdims=True))
        return layers, odds / odds.sum(axis=1, keepdims=True), out[:, -1]

    def learn(self, seen: Array, masks: Array, answers: Array, came: Array) -> None:
        """Answers that came to more than was hoped become likelier, and hope comes nearer to what came."""
        layers, odds, hope = self.think(seen, masks)
        gain = came - hope
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        logs = np.log(np.maximum(odds, 1e-9))
        doubt = -(odds * logs).sum(axis=1, keepdims=True)
        slope = odds * gain[:, None] + CURIOSITY * odds * (logs + doubt)
        slope[np.arange(len(seen)), answers] -= gain
        out = np.column_stack([slope, hope - came]) / len(seen)
        hidden = (out @ self.weights[1][:-1].T) * (1 - layers[1][:, :-1] ** 2)
        self.adjust([layers[0].T @ hidden, layers[1].T @ out])

    def adjust(self, slopes: list[Array]) -> None:
        """Adam."""
        self.updates += 1
        for weights, (mean, square), slope in zip(self.weights, self.moments, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            size = np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8
            weights -= self.pace * mean / (1 - 0.9**self.updates) / size


def with_one(rows: Array) -> Array:
    """A column of ones beside the rows: the weight of what is always there."""
    return np.column_stack([rows, np.ones(len(rows))])


def drawn(odds: Array, rng: np.random.Generator) -> Array:
    """An answer of each row by its chances."""
    upto = odds.cumsum(axis=1)
    chosen: Array = (upto > rng.random((len(odds), 1)) * upto[:, -1:]).argmax(axis=1)
    return chosen


def train(updates: int, hidden: int = 64, pace: float = 0.005, seed: int = 1) -> tuple[Mind, list[float]]:
    """A mind after so many updates, and which part of the matches it won between one update and the next."""
    env, rng = Many("abraca", TABLES, seats=2), np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    mind, curve = Mind(env.size, env.actions, hidden, pace, seed), []
    hope = np.zeros(TABLES)
    for _ in range(updates):
        rows, won, over = [], [], []
        for _ in range(STEPS):
            actions = any_open(seen["action_mask"], rng)
            own = np.flatnonzero(seen["seat"] == LEARNER)
            looks, masks = seen["observation"][own], seen["action_mask"][own]
            _, odds, hope[own] = mind.think(looks, masks)
            actions[own] = drawn(odds, rng)
            rows.append((own, looks, masks, actions[own]))
            seen, rewards, ended, _, _ = env.step(actions)
            won.append(rewards[:, LEARNER])
            over.append(ended)
        came = returns([row[0] for row in rows], won, over, hope)
        mind.learn(*(np.concatenate(parts) for parts in list(zip(*rows, strict=True))[1:]), np.concatenate(came))
        wins, matches = sum((one > 0).sum() for one in won), sum(one.sum() for one in over)
        curve.append(float(wins / max(1, matches)))
    return mind, curve


def returns(own: list[Array], won: list[Array], over: list[Array], hope: Array) -> list[Array]:
    """What each answer came to: the end of its match, or, where that was not seen, what is hoped for in the end."""
    later, came = hope.copy(), []
    for places, reward, ended in zip(reversed(own), reversed(won), reversed(over), strict=True):
        later = np.where(ended, reward, later)
        came.append(later[places])
        later[places] *= PATIENCE
    return came[::-1]


def contest(mind: Mind, matches: int, seed: int) -> float:
    """The part of the matches that a mind wins at either seat, answering by its chances as it has learnt to."""
    env, rng = Many("abraca", 200, seats=2), np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    place, wins, played = np.arange(200) % 2, 0, 0
    while played < matches:
        actions = any_open(seen["action_mask"], rng)
        own = np.flatnonzero(seen["seat"] == place)
        _, odds, _ = mind.think(seen["observation"][own], seen["action_mask"][own])
        actions[own] = drawn(odds, rng)
        seen, rewards, over, _, _ = env.step(actions)
        wins += int((rewards[over, place[over]] > 0).sum())
        played += int(over.sum())
    return wins / played


def draw(curve: list[float], path: str) -> None:
    """The curve as a picture."""
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6, 3))
    axes.plot(np.arange(1, len(curve) + 1) * TABLES * STEPS / 1e6, np.array(curve) * 100)
    axes.set(xlabel="answers at all tables, millions", ylabel="matches won, %", ylim=(0, 100))
    axes.axhline(50, linewidth=0.5, color="grey")
    figure.savefig(path, bbox_inches="tight", metadata={"Date": None})


if __name__ == "__main__":
    mind, curve = train(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
    print(" ".join(f"{share:.0%}" for share in curve[:: max(1, len(curve) // 20)]))
    print(f"of 2000 further matches it wins {contest(mind, 2000, 7):.1%}")
    if len(sys.argv) > 2:
        draw(curve, sys.argv[2])
