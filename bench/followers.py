"""How newcomers fare who read what is foretold of each answer, and give the one that promises most.

    PYTHONPATH=…:tests python -m bench.followers --matches 60 --jobs 16 [GAME …]

One newcomer sits down with two kind bots, with the settings of the hall's first preset, and knows nothing but the
previews as they are sent; what she hopes of one is what `tests/contract/test_newcomers.py` says. A share of 1/3 would
be as much as each of the others has; aim: 40–60 %.
"""

from __future__ import annotations

import argparse
import math
import os
from concurrent.futures import ProcessPoolExecutor, as_completed
from time import monotonic

from contract.test_newcomers import hope
from magoteka.arena.tally import wilson
from magoteka.bots import bot_named
from magoteka.bots.chair import chair_at
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.core.preview import previews
from magoteka.games import GAMES, game_named

SEATS = 3


def won(name: str, level: str, number: int) -> float:
    """Her share of the victory in one match; she sits in each seat in turn."""
    game, her = game_named(name), number % SEATS
    settings = dict(game.presets[0].settings) if game.presets else {}
    match, rng, bot = Match.new(game, SEATS, settings, Rng(9000 + number)), Rng(number), bot_named(level)
    while not match.over:
        seat = match.waiting()[0]
        options = match.options(seat)
        choice = 0
        if len(options) > 1 and seat == her:
            hopes = [hope(game, way, seat) for way in previews(game, match.state, seat)]
            best = [at for at, one in enumerate(hopes) if one >= max(hopes)]
            choice = best[rng.below(len(best))]
        elif len(options) > 1:
            choice = bot.choose(chair_at(match, seat, bot, rng))
        match.submit(seat, options[choice])
    return 1 / len(match.winners) if her in match.winners else 0.0


def main() -> None:
    """A line a game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--level", default="kind")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--until", type=float, default=math.inf)
    wish = parser.parse_args()
    pool = ProcessPoolExecutor(wish.jobs)
    print("| game | she won | 95 % interval |\n|---|---|---|")
    for game in wish.games:
        began, shares = monotonic(), list[float]()
        coming = [pool.submit(won, game, wish.level, number) for number in range(wish.matches)]
        try:
            for done in as_completed(coming, None if wish.until == math.inf else wish.until):
                shares.append(done.result())
        except TimeoutError:
            for one in coming:
                one.cancel()
        low, high = wilson(round(sum(shares)), len(shares))
        share = f"{100 * sum(shares) / len(shares):.0f} % of {len(shares)}"
        print(f"| {game} | {share} | {100 * low:.0f}–{100 * high:.0f} % | {monotonic() - began:.0f} s", flush=True)
    for process in pool._processes.values():
        process.kill()
    os._exit(0)


if __name__ == "__main__":
    main()
