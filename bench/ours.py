"""Our worker: the same jobs compiled (the installed package) and interpreted (PYTHONPATH=src)."""

import hashlib
import random
import time
from typing import Any

from protocol import Job, Many, Result, serve

from magoteka.bots.tree import Tree
from magoteka.core import agenda
from magoteka.core.chance import Rng
from magoteka.games import GAMES

SEATS = 4
POSITIONS = 8
TURNS = 1000
LATER_TRIES = 20
CHECKED_GAMES = 3
LOOKS = 500  # a question


def new(game: str) -> Any:
    """A fresh table with the default settings, for four players where the game allows so many."""
    return GAMES[game].new(min(SEATS, GAMES[game].most), {})


def halfway(game: str, rng: Rng) -> Any:
    """A position of a seat's decision in the middle of a random game."""
    answers = []
    g = new(game)
    while (question := g.asking()) is not None:
        answers.append(question.sample(g, rng))
        g.answer(answers[-1])
    g = new(game)
    for answer in answers[: len(answers) // 2]:
        g.asking()
        g.answer(answer)
    while (question := g.asking()).seat < 0:
        g.answer(question.sample(g, rng))
    return g


def playout(game: str, seed: int) -> Many:
    """Whole games, the deal included, inside the core; each is a clone of a fresh table, as in OpenSpiel's rollouts."""
    rng, table = Rng(seed), new(game)

    def many(n: int) -> dict[str, int]:
        decisions = 0
        for _ in range(n):
            decisions += table.clone().playout(rng)
        return {"decisions": decisions, "games": n}

    return many


def python_loop(game: str, seed: int) -> Many:
    """Whole games, every question asked and answered from an interpreted loop."""
    rng, table = Rng(seed), new(game)

    def many(n: int) -> dict[str, int]:
        decisions = chances = 0
        for _ in range(n):
            g = table.clone()
            while (question := g.asking()) is not None:
                if question.seat >= 0:
                    decisions += 1
                else:
                    chances += 1
                g.answer(question.sample(g, rng))
        return {"decisions": decisions, "chance": chances, "games": n}

    return many


def python_legal(game: str, seed: int) -> Many:
    """The same loop as the peers': a seat's open answers are fetched as a list and one is drawn by Python."""
    rng, table, dice = Rng(seed), new(game), random.Random(seed).random

    def many(n: int) -> dict[str, int]:
        decisions = chances = 0
        for _ in range(n):
            g = table.clone()
            while (question := g.asking()) is not None:
                if question.seat >= 0:
                    answers = question.indices(g)
                    g.answer(answers[int(dice() * len(answers))])
                    decisions += 1
                else:
                    g.answer(question.sample(g, rng))
                    chances += 1
        return {"decisions": decisions, "chance": chances, "games": n}

    return many


def clone(game: str, seed: int) -> Many:
    """`g.clone()` of positions halfway through random games."""
    rng = Rng(seed)
    positions = [halfway(game, rng) for _ in range(POSITIONS)]

    def many(n: int) -> dict[str, int]:
        for _ in range(n):
            for g in positions:
                g.clone()
        return {"operations": n * POSITIONS}

    return many


def clone_answer(game: str, seed: int) -> Many:
    """`g.clone()` and one random legal answer in the clone."""
    rng = Rng(seed)
    positions = [halfway(game, rng) for _ in range(POSITIONS)]

    def many(n: int) -> dict[str, int]:
        for _ in range(n):
            for g in positions:
                copy = g.clone()
                copy.answer(copy.asking().sample(copy, rng))
        return {"operations": n * POSITIONS}

    return many


def turns(game: str, rng: Rng) -> list[Any]:
    """A thousand turns of random games for as many players as can be, the first setting taking all its values."""
    rules, found = GAMES[game], []
    setting = rules.settings[0]
    while len(found) < TURNS:
        for value in setting.choices:
            g = rules.new(rules.most, {setting.key: value})
            while (question := g.asking()) is not None:
                if type(question).__name__ == "TakeTurn":
                    found.append(g.clone())
                g.answer(question.sample(g, rng))
    return random.Random(1).sample(found, TURNS)


def options(game: str, seed: int) -> Many:
    """The list of a turn's options, as a client gets it."""
    return listing(turns(game, Rng(seed)))


def options_worst(game: str, seed: int) -> Many:
    """The same in the one position where it took longest, found by timing all of them, the slow ones again."""
    positions = turns(game, Rng(seed))
    for tries in (1, LATER_TRIES):
        positions = sorted(positions, key=lambda g: -quickest(g, tries))[:LATER_TRIES]
    return listing(positions[:1])


def quickest(g: Any, tries: int) -> float:
    """The shortest time that the options of a position took."""
    times = []
    for _ in range(tries):
        began = time.process_time()
        g.asking().options(g)
        times.append(time.process_time() - began)
    return min(times)


def listing(positions: list[Any]) -> Many:
    """List the options of each of the positions."""

    def many(n: int) -> dict[str, int]:
        listed = 0
        for _ in range(n):
            for g in positions:
                listed += len(g.asking().options(g))
        return {"operations": n * len(positions), "options": listed}

    return many


def redeal_playout(game: str, seed: int) -> Many:
    """A world redealt for the seat to move, then played to the end of the game: the bulk of a search iteration."""
    rng = Rng(seed)
    return redealt(game, [halfway(game, rng) for _ in range(POSITIONS)], rng)


def redeal_round(game: str, seed: int) -> Many:
    """The same to the end of Abraca's round: a match that counts as won is not followed by another round."""
    rng = Rng(seed)
    positions = [halfway(game, rng) for _ in range(POSITIONS)]
    for g in positions:
        g.winners = 1
    return redealt(game, positions, rng)


def redealt(game: str, positions: list[Any], rng: Rng) -> Many:
    """Redeal and play on from each of the positions."""
    rules = GAMES[game]
    pairs = [(g, g.asking().seat) for g in positions]

    def many(n: int) -> dict[str, int]:
        decisions = 0
        for _ in range(n):
            for g, seat in pairs:
                decisions += rules.redeal(g, seat, rng).playout(rng)
        return {"operations": n * POSITIONS, "decisions_after": decisions}

    return many


def search(game: str, seed: int) -> Many:
    """Looks ahead as the search level takes them: a world redealt, the tree descended, played on and written back.

    What others' answers tell is read once a question, not once a look, and is not in it.
    """
    rng, rules = Rng(seed), GAMES[game]
    pairs = [(g, g.asking().seat) for g in (halfway(game, rng) for _ in range(POSITIONS))]
    trees: list[Tree] = []

    def many(n: int) -> dict[str, int]:
        for _ in range(n):
            if not trees or trees[0].root.visits >= LOOKS:
                trees[:] = [Tree(rules.mind.policy, rules.winners, rng) for _ in pairs]
            for tree, (g, seat) in zip(trees, pairs, strict=True):
                tree.look(rules.redeal(g, seat, rng))
        return {"operations": n * POSITIONS}

    return many


def checksum(game: str) -> str:
    """A digest of every answer and the outcome of games of fixed seeds: the proof of the same work."""
    digest = hashlib.sha256()
    for seed in range(CHECKED_GAMES):
        rng, g = Rng(seed), new(game)
        while (question := g.asking()) is not None:
            answer = question.sample(g, rng)
            digest.update(f"{question.seat}:{answer};".encode())
            g.answer(answer)
        digest.update(repr(GAMES[game].winners(g)).encode())
    return digest.hexdigest()[:16]


def about() -> Result:
    """Which mode this is, which games are there, and what their fixed games come to."""
    compiled = not str(agenda.__file__).endswith(".py")
    return {
        "compiled": compiled,
        "jobs": list(JOBS),
        "games": list(GAMES),
        "checksums": {game: checksum(game) for game in GAMES},
    }


JOBS: dict[str, Job] = {
    "playout": playout,
    "python_loop": python_loop,
    "python_legal": python_legal,
    "clone": clone,
    "clone_answer": clone_answer,
    "options": options,
    "options_worst": options_worst,
    "redeal_playout": redeal_playout,
    "redeal_round": redeal_round,
    "search": search,
}

if __name__ == "__main__":
    serve(JOBS, about)
