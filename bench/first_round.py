"""Who breaks nothing in the first round of Five Seals: `python bench/first_round.py [games] [players …]`.

Greedy players, the four circles of magic in equal parts, and of each game the first round alone. A line for each number
of players: the share of players who broke a seal, with its 95 % interval, and the same by the order of moving.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from magoteka.arena.tally import wilson
from magoteka.core.agenda import Question
from magoteka.core.chance import Rng
from magoteka.games import game_named

GAME = game_named("five_seals")
JOBS = 2


def first_round(players: int, number: int) -> list[bool]:
    """One first round: for each player in the order of moving, whether he broke a seal."""
    g: Any = GAME.new(players, {"circle": number % 4 + 1})
    rng, broke, first = Rng(1000 * players + number), [False] * players, 0
    while g.round < 2 and (question := g.asking()) is not None:
        broken, first = int(g.broken), int(g.first)
        g.answer(question.sample(g, rng) if question.seat < 0 else best(g, question, rng))
        if g.broken > broken:
            broke[question.seat] = True
    return [broke[(first + step) % players] for step in range(players)]


def best(g: Any, question: Question, rng: Rng) -> int:
    """What a greedy player answers."""
    entries, options = question.indices(g), question.options(g)
    worth = GAME.mind.prior(GAME.view(g, question.seat), options) if len(options) > 1 else [0.0]
    equals = [index for index, value in zip(entries, worth, strict=True) if value == max(worth)]
    return equals[rng.below(len(equals))]


def report(players: int, games: int) -> None:
    """The line of a number of players."""
    with ProcessPoolExecutor(JOBS) as pool:
        rounds = list(pool.map(first_round, [players] * games, range(games), chunksize=4))
    busy = sum(map(sum, rounds))
    low, high = wilson(busy, players * games)
    by_order = ", ".join(f"{sum(column) / games:.1%}" for column in zip(*rounds, strict=True))
    share = f"{busy / players / games:.1%} ({low:.1%}–{high:.1%})"
    print(f"{players} players, {games} first rounds: {share} broke a seal; by order {by_order}", flush=True)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for players in [int(word) for word in sys.argv[2:]] or [2, 3, 4, 5]:
        report(players, games)


if __name__ == "__main__":
    main()
