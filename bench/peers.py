"""The peers' worker: how fast comparable libraries play, clone and search; run it inside `bench/.env`.

Every job plays uniformly random legal moves. `decisions` counts the moves of seats only; moves of chance are counted
apart in `chance`. Chance is sampled by the cheapest plain-Python loop, not by numpy, so as not to slow a peer down.

openspiel_cpp: how decisions inside the C++ library are counted.
    The wheel has no door to a C++ playout except through a bot. `MCTSBot` with `max_simulations=1` evaluates
    exactly the root it is given: `RandomRolloutEvaluator(200)` plays 200 random games from there to the end, all in
    C++, and the bot returns. So a search is 200 rollouts, and its cost was seen to grow in proportion to that
    number. The decisions of a rollout cannot be seen from outside; their mean is measured once, untimed, by playing
    ROLLOUTS games from each of the same roots through the binding. The roots are positions after the opening deal
    (a chance root crashes the bot), so a peer is not charged for dealing, while our own playouts are: the
    comparison leans in the peer's favour.
"""

import importlib
import importlib.metadata
import pkgutil
import random
import statistics
from typing import Any

from protocol import Job, Many, Result, serve

PACKAGES = ("open_spiel", "rlcard", "pettingzoo", "catanatron")
ROOTS = 8
ROLLOUTS = 500
ROLLOUTS_PER_SEARCH = 200
SIMULATIONS = 1000
UCT_C = 2.0
MEMORY_MB = 1000


class Dice:
    """Random legal play over the OpenSpiel binding."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed).random

    def chance(self, state: Any) -> None:
        left = self.random()
        drawn = -1
        for drawn, share in state.chance_outcomes():  # (the last one stands if rounding leaves a rest)
            left -= share
            if left <= 0:
                break
        state.apply_action(drawn)

    def legal(self, state: Any) -> Any:
        actions = state.legal_actions()
        return actions[int(self.random() * len(actions))]

    def play(self, state: Any) -> tuple[int, int]:
        """Play to the end; how many decisions of seats and of chance it took."""
        decisions = chances = 0
        while not state.is_terminal():
            if state.is_chance_node():
                self.chance(state)
                chances += 1
            else:
                state.apply_action(self.legal(state))
                decisions += 1
        return decisions, chances

    def dealt(self, game: Any) -> Any:
        """The first position in which a seat decides."""
        state = game.new_initial_state()
        while state.is_chance_node():
            self.chance(state)
        return state

    def halfway(self, game: Any) -> Any:
        """A position of a seat's decision in the middle of a random game."""
        whole = game.new_initial_state()
        self.play(whole)
        state = game.new_initial_state()
        history = whole.history()
        for action in history[: len(history) // 2]:
            state.apply_action(action)
        while state.is_chance_node():
            self.chance(state)
        return state


def openspiel(game: str) -> tuple[Any, Any]:
    pyspiel: Any = importlib.import_module("pyspiel")
    return pyspiel, pyspiel.load_game(game)


def openspiel_binding(game: str, seed: int) -> Many:
    """Whole games, the deal included, by a Python loop over the binding."""
    _, rules = openspiel(game)
    dice = Dice(seed)

    def many(n: int) -> dict[str, int]:
        decisions = chances = 0
        for _ in range(n):
            seats, nature = dice.play(rules.new_initial_state())
            decisions += seats
            chances += nature
        return {"decisions": decisions, "chance": chances, "games": n}

    return many


def openspiel_cpp(game: str, seed: int) -> Many:
    """Random rollouts inside the C++ library, see the head of this file."""
    pyspiel, rules = openspiel(game)
    dice = Dice(seed)
    roots = [dice.dealt(rules) for _ in range(ROOTS)]
    played = [dice.play(root.clone()) for root in roots for _ in range(ROLLOUTS)]
    seats = statistics.fmean(decisions for decisions, _ in played)
    nature = statistics.fmean(chances for _, chances in played)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS_PER_SEARCH, seed)
    bot = pyspiel.MCTSBot(rules, evaluator, UCT_C, 1, MEMORY_MB, False, seed, False)

    def many(n: int) -> dict[str, int]:
        for _ in range(n):
            for root in roots:
                bot.mcts_search(root)
        games = n * ROOTS * ROLLOUTS_PER_SEARCH
        return {"decisions": round(games * seats), "chance": round(games * nature), "games": games}

    return many


def openspiel_clone(game: str, seed: int) -> Many:
    """`state.clone()` of positions halfway through random games."""
    _, rules = openspiel(game)
    dice = Dice(seed)
    states = [dice.halfway(rules) for _ in range(ROOTS)]

    def many(n: int) -> dict[str, int]:
        for _ in range(n):
            for state in states:
                state.clone()
        return {"operations": n * ROOTS}

    return many


def openspiel_clone_apply(game: str, seed: int) -> Many:
    """`state.clone()` and one random legal move in the clone."""
    _, rules = openspiel(game)
    dice = Dice(seed)
    states = [dice.halfway(rules) for _ in range(ROOTS)]

    def many(n: int) -> dict[str, int]:
        for _ in range(n):
            for state in states:
                copy = state.clone()
                copy.apply_action(dice.legal(copy))
        return {"operations": n * ROOTS}

    return many


def openspiel_ismcts(game: str, seed: int) -> Many:
    """Simulations of the C++ information-set MCTS, one random rollout each, from positions after the deal."""
    pyspiel, rules = openspiel(game)
    dice = Dice(seed)
    roots = [dice.dealt(rules) for _ in range(ROOTS)]
    bot = pyspiel.ISMCTSBot(seed, pyspiel.RandomRolloutEvaluator(1, seed), UCT_C, SIMULATIONS)

    def many(n: int) -> dict[str, int]:
        for _ in range(n):
            for root in roots:
                bot.restart()
                bot.step(root)
        return {"operations": n * ROOTS * SIMULATIONS}

    return many


def rlcard(game: str, seed: int) -> Many:
    """Whole games through `env.reset` and `env.step`."""
    env: Any = importlib.import_module("rlcard").make(game, config={"seed": seed})
    dice = random.Random(seed).random

    def many(n: int) -> dict[str, int]:
        decisions = 0
        for _ in range(n):
            state, _ = env.reset()
            while not env.is_over():
                actions = list(state["legal_actions"])
                state, _ = env.step(actions[int(dice() * len(actions))])
                decisions += 1
        return {"decisions": decisions, "games": n}

    return many


def pettingzoo(game: str, seed: int) -> Many:
    """Whole games through `env.last` and `env.step`; the closing steps that only say `None` are not decisions."""
    classic: Any = importlib.import_module("pettingzoo.classic")
    version = max(m.name for m in pkgutil.iter_modules(classic.__path__) if m.name.startswith(f"{game}_v"))
    env: Any = importlib.import_module(f"pettingzoo.classic.{version}").env()
    dice = random.Random(seed).random
    env.reset(seed=seed)

    def many(n: int) -> dict[str, int]:
        decisions = 0
        for _ in range(n):
            env.reset()
            for _agent in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                actions = seen["action_mask"].nonzero()[0]
                env.step(int(actions[int(dice() * len(actions))]))
                decisions += 1
        return {"decisions": decisions, "games": n}

    return many


def catanatron(_: str, seed: int) -> Many:
    """Whole four-player games of its random player; every action it logs is a decision, dice rolled inside it."""
    library: Any = importlib.import_module("catanatron")
    colours = list(library.Color)
    random.seed(seed)

    def many(n: int) -> dict[str, int]:
        decisions = 0
        for _ in range(n):
            game = library.Game([library.RandomPlayer(colour) for colour in colours])
            game.play()
            decisions += len(game.state.actions)
        return {"decisions": decisions, "games": n}

    return many


def about() -> Result:
    """The version of each peer, None where it is not installed."""
    versions: dict[str, str | None] = {}
    for package in PACKAGES:
        try:
            versions[package] = importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            versions[package] = None
    return {"versions": versions}


JOBS: dict[str, Job] = {
    "openspiel_binding": openspiel_binding,
    "openspiel_cpp": openspiel_cpp,
    "openspiel_clone": openspiel_clone,
    "openspiel_clone_apply": openspiel_clone_apply,
    "openspiel_ismcts": openspiel_ismcts,
    "rlcard": rlcard,
    "pettingzoo": pettingzoo,
    "catanatron": catanatron,
}

if __name__ == "__main__":
    serve(JOBS, about)
