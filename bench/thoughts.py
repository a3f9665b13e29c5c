"""How long the top level thinks on one core while the other is busy: `python -m bench.thoughts [--answers 150]`.

The level as it ships, its clock included, plays every seat; a table of two and one of four a game. Everything is done
on one core, and a process that only counts keeps the other ones busy. Times are by the clock on the wall, of answers
that had a choice. Aim: 95 of 100 within a second, none above three.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import time
from math import ceil

from magoteka.bots import bot_named
from magoteka.bots.chair import chair_at
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.games import GAMES


def busy(core: int) -> None:
    """Keep a core from doing anything else."""
    os.sched_setaffinity(0, {core})
    while True:
        pass


def thoughts(game: str, seats: int, answers: int, seed: int) -> list[float]:
    """So many thoughts of one table, or of several if a match is shorter, in seconds."""
    bot, taken = bot_named("search"), list[float]()
    while len(taken) < answers:
        seed += 1
        match, rng = Match.new(GAMES[game], seats, {}, Rng(seed)), Rng(seed + 10**6)
        while not match.over and len(taken) < answers:
            seat = match.waiting()[0]
            chair = chair_at(match, seat, bot, rng)
            begun = time.perf_counter()
            index = bot.choose(chair) if len(chair.options) > 1 else 0
            if len(chair.options) > 1:
                taken.append(time.perf_counter() - begun)
            match.submit(seat, chair.options[index])
    return taken


def main() -> None:
    """A row a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--answers", type=int, default=150)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    mine, *others = sorted(os.sched_getaffinity(0))
    crowd = [multiprocessing.Process(target=busy, args=(core,), daemon=True) for core in others]
    for one in crowd:
        one.start()
    os.sched_setaffinity(0, {mine})
    print("| game | seats | thoughts | median, ms | 95 % within | longest |\n|---|---:|---:|---:|---:|---:|")
    for game in asked.games.split(","):
        for seats in (2, 4):
            taken = sorted(1000 * one for one in thoughts(game, seats, asked.answers, asked.seed))
            middle, most = (taken[ceil(share * len(taken)) - 1] for share in (0.5, 0.95))
            print(f"| {game} | {seats} | {len(taken)} | {middle:.1f} | {most:.1f} | {taken[-1]:.1f} |", flush=True)


if __name__ == "__main__":
    main()
