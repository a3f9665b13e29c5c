"""How good hints are: each first answer beside a judge who looks many times as often, in other worlds, with other eyes.

    python -m bench.hints --each 200 --times 100 --jobs 16 --until 520 [GAME …]

A hint is good whose first answer is worth no more than two points of the victory less than what the judge likes best.
Where matches are played on, the judge plays on so many times more of them, and not by the policy of the hint: in
«Сиггил» by one that minds nobody but himself, elsewhere by one that errs at every eighth answer. Where
boards are read, he reads them at the end of so many times more turns, in which all do what looks best at first sight.
The questions are those of greedy matches, from all over them. What was asked by `--until` seconds is counted.
"""

from __future__ import annotations

import argparse
import math
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from time import monotonic
from typing import Any

from magoteka.bots.advice import LOOKS, TURNS, advise, adviser
from magoteka.bots.candidates import answered, candidates
from magoteka.bots.chair import Chair, chair_at
from magoteka.bots.gauge import Fitted
from magoteka.bots.greedy import best_of, likely
from magoteka.bots.judge import judge, judge_turns
from magoteka.core.agenda import Question, State
from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.core.mind import Scout
from magoteka.core.record import GameRecord
from magoteka.games import GAMES, game_named
from magoteka.games.siggil.bot.policy import PLAIN_ONE

NEAR = 0.02
TURNS_READ = 32  # by a judge who looks as often as a hint does, where boards are read
EVERY = 7  # questions with a choice, one of which is asked about
ERRS = 8  # one in so many answers is any open one


class Erring:
    """A policy that errs now and then: whoever relies on perfect rivals is found out."""

    def __init__(self, policy: Any) -> None:
        self.policy = policy
        self.chapter, self.value = policy.chapter, policy.value

    def answer(self, g: Any, question: Question, rng: Rng) -> int:
        """What the policy answers, or by chance any other."""
        return int(question.sample(g, rng) if rng.below(ERRS) == 0 else self.policy.answer(g, question, rng))

    def play_on(self, g: State, chapter: int, rng: Rng) -> bool:
        """Play to the end of the match or of the chapter; whether the match is over."""
        while (question := g.asking()) is not None:
            if self.chapter(g) != chapter:
                return False
            g.answer(question.sample(g, rng) if question.seat < 0 else self.answer(g, question, rng))
        return True


class Sighted(Fitted):
    """Within a turn everyone does what looks best at first sight, and not what he reckons."""

    def answer(self, world: State, question: Question, luck: Rng) -> int:
        return likely(self.game, world, question, luck)


def questions(game: Game, each: int, seed: int) -> Iterator[tuple[GameRecord, int]]:
    """Greedy matches up to so many of their questions with a choice, and who is asked."""
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
                    yield Match.replay(game, match.record).record, seat
            match.submit(seat, options[best_of(game.mind.prior(match.view(seat), options), rng)])


def judged(chair: Chair, times: int, among: list[int]) -> dict[Option, float]:
    """What answers are worth to a judge who takes so many times the trouble."""
    mind: Any = chair.game.mind
    options = [chair.options[at] for at in among]
    if mind.way == "turns":
        policy = mind.policy
        mind.policy, mind.scout = Erring(policy), lambda g: Scout(policy)
        try:
            return {one.option: one.value for one in judge_turns(chair, TURNS * times, chair.rng)}
        finally:
            del mind.policy, mind.scout
    if mind.plays_on:
        other: Any = PLAIN_ONE if chair.game.name == "siggil" else Erring(mind.policy)
        return {one.option: one.value for one in judge(chair, LOOKS * times, chair.rng, options, other)}
    gauge, sums = Sighted(chair.game), dict.fromkeys(among, 0.0)
    for _, world in zip(range(TURNS_READ * times), chair.worlds(), strict=False):
        luck, horizon = chair.rng.word(), gauge.horizon(world)
        for at in among:
            sums[at] += gauge.shares(answered(world, at), horizon, Rng(luck))[chair.seat]
    return {chair.options[at]: total / (TURNS_READ * times) for at, total in sums.items()}


def behind(record: GameRecord, seat: int, times: int, seed: int) -> float:
    """By how much the first answer of a hint falls short of what the judge likes best; a victory counts 1."""
    game = game_named(record.game)
    match, needs = Match.replay(game, record), adviser(game)
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
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--until", type=float, default=math.inf)
    wish = parser.parse_args()
    pool = ProcessPoolExecutor(wish.jobs)
    for name in wish.games:
        began, short = monotonic(), list[float]()
        asked = enumerate(questions(game_named(name), wish.each, wish.seed))
        coming = [pool.submit(behind, record, seat, wish.times, 2 * at) for at, (record, seat) in asked]
        try:
            for done in as_completed(coming, None if wish.until == math.inf else wish.until):
                short.append(done.result())
        except TimeoutError:
            for one in coming:
                one.cancel()
        good = sum(one <= NEAR for one in short)
        worst = ", ".join(f"{one:.3f}" for one in sorted(short)[-5:])
        spent = monotonic() - began
        print(f"{name}: {good} of {len(short)} within {NEAR:.0%}; the five worst {worst}; {spent:.0f} s", flush=True)
    for process in pool._processes.values():
        process.kill()
    os._exit(0)


if __name__ == "__main__":
    main()
