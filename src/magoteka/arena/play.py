"""Plays a series, in this process or in several."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from itertools import islice
from typing import TypeVar

from magoteka.arena.plan import NATURE_STREAM, Plan
from magoteka.arena.tally import Tally
from magoteka.bots import bot_named
from magoteka.bots.chair import Rules, chair_of
from magoteka.bots.recall import Recall
from magoteka.core.agenda import Question, State
from magoteka.core.chance import Rng
from magoteka.core.game import Game

LEAST_CHUNKS = 50
LARGEST_CHUNK = 1000
Heard = Callable[[int], None]
Thing = TypeVar("Thing")


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


def chunked(things: Iterable[Thing], size: int) -> Iterator[tuple[Thing, ...]]:
    """Things in groups."""
    left = iter(things)
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
    """A game of bots, each in its chair; how many answers they gave."""
    chairs = Chairs(plan, number, table)
    chairs.play(plan.stream(number, NATURE_STREAM))
    return sum(map(len, chairs.thoughts))


class Chairs:
    """The bots around the table of one game of the series."""

    def __init__(self, plan: Plan, number: int, table: State) -> None:
        self.rules = Rules(plan.rules(), plan.seats, plan.settings)
        self.table = table
        self.bots = [bot_named(plan.bot_at(number, seat)) for seat in range(plan.seats)]
        self.minds = [plan.stream(number, str(seat)) for seat in range(plan.seats)]
        self.recall = Recall(plan.seats)
        self.thoughts: list[list[float]] = [[] for _ in self.bots]  # ms of each answer, by seats
        self.needs = [bot.needs(self.rules.game) for bot in self.bots]
        table.listening = any(need.remembers for need in self.needs)

    def play(self, nature: Rng) -> None:
        """The game to its end, or for as long as any game may last."""
        for _ in range(self.rules.game.max_answers):
            question = self.table.asking()
            if question is None:
                return
            nobody = question.seat < 0
            self.give(question, question.sample(self.table, nature) if nobody else self.chosen(question))

    def give(self, question: Question, index: int) -> None:
        """An answer, nature's or a bot's."""
        self.table.answer(index)

    def chosen(self, question: Question) -> int:
        """Let the bot that is asked choose; who remembers has heard all that happened before."""
        seat, table = question.seat, self.table
        self.hear()
        mind, heard = self.minds[seat], partial(self.recall.of, seat)
        chair = chair_of(self.rules, table, question, self.needs[seat], mind, heard)
        began = time.perf_counter()
        picked = self.bots[seat].choose(chair)
        self.thoughts[seat].append(1000 * (time.perf_counter() - began))
        self.recall.answered(seat, chair.options[picked])
        return question.indices(table)[picked]

    def hear(self) -> None:
        """What has happened since the last answer."""
        self.recall.told(self.table.events)
        self.table.clear_events()
