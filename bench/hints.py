"""How good hints are: each first answer beside a judge who looks many times as often, in other worlds.

    python -m bench.hints --each 20 --times 10 [GAME …]

A hint is good whose first answer is worth no more than two points of the victory less than what the judge likes best.
Where matches are played on, the judge plays on so many times more of them; where boards are read, he reads them at the
end of so many times more turns. The questions are those of greedy matches, from all over them.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from time import perf_counter

from magoteka.bots.advice import LOOKS, TURNS, advise, adviser
from magoteka.bots.candidates import answered, candidates
from magoteka.bots.chair import Chair, chair_at
from magoteka.bots.gauge import Fitted
from magoteka.bots.greedy import best_of
from magoteka.bots.judge import judge, judge_turns
from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.games import GAMES, game_named

NEAR = 0.02
TURNS_READ = 32  # by a judge who looks as often as a hint does, where boards are read
EVERY = 7  # questions with a choice, one of which is asked about


def questions(game: Game, each: int, seed: int) -> Iterator[Match]:
    """Greedy matches at so many of their questions with a choice."""
    found, seen = 0, 0
    while found < each:
        seed += 1
        rng = Rng(seed)
        match = Match.new(game, max(2, game.least), {}, rng)
        while not match.over and found < each:
            seat = match.waiting()[0]
            options = match.options(seat)
            if len(options) > 1:
                seen += 1
                if seen % EVERY == 0:
                    found += 1
                    yield match
            match.submit(seat, options[best_of(game.mind.prior(match.view(seat), options), rng)])


def judged(chair: Chair, times: int, among: list[int]) -> dict[Option, float]:
    """What answers are worth to a judge who takes so many times the trouble."""
    mind = chair.game.mind
    if mind.way == "turns":
        return {one.option: one.value for one in judge_turns(chair, TURNS * times, chair.rng)}
    if mind.plays_on:
        options = [chair.options[at] for at in among]
        return {one.option: one.value for one in judge(chair, LOOKS * times, chair.rng, options)}
    gauge, sums = Fitted(chair.game), dict.fromkeys(among, 0.0)
    for _, world in zip(range(TURNS_READ * times), chair.worlds(), strict=False):
        luck, horizon = chair.rng.word(), gauge.horizon(world)
        for at in among:
            sums[at] += gauge.shares(answered(world, at), horizon, Rng(luck))[chair.seat]
    return {chair.options[at]: total / (TURNS_READ * times) for at, total in sums.items()}


def behind(match: Match, times: int, seed: int) -> float:
    """By how much the first answer of a hint falls short of what the judge likes best; a victory counts 1."""
    seat, needs = match.waiting()[0], adviser(match.game)
    first = advise(chair_at(match, seat, needs, Rng(seed))).best[0].option
    chair = chair_at(match, seat, needs, Rng(seed + 1))
    among = sorted({*candidates(chair), chair.options.index(first)})
    worth = judged(chair, times, among)
    return max(worth.values()) - worth.get(first, 0.0)


def main() -> None:
    """A line a game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--each", type=int, default=20)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--seed", type=int, default=270)
    wish = parser.parse_args()
    for name in wish.games:
        began = perf_counter()
        short = [
            behind(match, wish.times, 2 * at)
            for at, match in enumerate(questions(game_named(name), wish.each, wish.seed))
        ]
        good = sum(one <= NEAR for one in short)
        spent = perf_counter() - began
        print(f"{name}: {good} of {len(short)} within {NEAR:.0%}, worst {max(short):.3f}, {spent:.0f} s", flush=True)


if __name__ == "__main__":
    main()
