"""Plays a series, in this process or in several."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import islice

from magoteka.arena.plan import NATURE_STREAM, Plan
from magoteka.arena.tally import Tally
from magoteka.bots import choose
from magoteka.core.agenda import State
from magoteka.core.game import Game

LEAST_CHUNKS = 50
LARGEST_CHUNK = 1000
Heard = Callable[[int], None]


def play(plan: Plan, jobs: int = 1, heard: Heard = lambda games: None) -> Tally:
    """Play the whole series; `heard` is told how many games have been added each time."""
    begun = time.perf_counter()
    tally = Tally(plan.seats)
    for part in parts(plan, jobs):
        tally.merge(part)
        heard(part.games)
    tally.seconds = time.perf_counter() - begun
    return tally


def parts(plan: Plan, jobs: int) -> Iterator[Tally]:
    """The series in chunks, as they are done."""
    chunks = list(chunked(range(plan.games), max(1, min(LARGEST_CHUNK, plan.games // LEAST_CHUNKS))))
    if jobs <= 1 or len(chunks) <= 1:
        yield from (play_chunk(plan, chunk) for chunk in chunks)
        return
    pool = ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    try:
        for done in as_completed([pool.submit(play_chunk, plan, chunk) for chunk in chunks]):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def chunked(numbers: Iterable[int], size: int) -> Iterator[tuple[int, ...]]:
    """Numbers in groups."""
    left = iter(numbers)
    while group := tuple(islice(left, size)):
        yield group


def play_chunk(plan: Plan, numbers: Iterable[int]) -> Tally:
    """Some games of the series."""
    game = plan.rules()
    start = game.new(plan.seats, plan.settings)
    tally = Tally(plan.seats)
    one = play_at_random if plan.all_random() else play_with_bots
    for number in numbers:
        table = start.clone()
        answers = one(plan, game, table, number)
        bots = tuple(plan.bot_at(number, seat) for seat in range(plan.seats))
        tally.add(answers, game.winners(table), bots, table.asking() is None)
    return tally


def play_at_random(plan: Plan, game: Game, table: State, number: int) -> int:
    """A game without a thought, inside the core; how many answers seats gave."""
    return table.playout(plan.stream(number, NATURE_STREAM))


def play_with_bots(plan: Plan, game: Game, table: State, number: int) -> int:
    """A game of bots that see only their views; how many answers they gave."""
    nature = plan.stream(number, NATURE_STREAM)
    minds = [plan.stream(number, str(seat)) for seat in range(plan.seats)]
    answers = 0
    for _ in range(game.longest):
        question = table.asking()
        if question is None:
            break
        seat = question.seat
        if seat < 0:
            table.answer(question.sample(table, nature))
            continue
        answers += 1
        options, level = question.options(table), plan.bot_at(number, seat)
        picked = choose(game, level, game.view(table, seat), options, minds[seat])
        table.answer(question.indices(table)[picked])
    return answers
