"""How a match might have gone on after another answer: a few steps, shown as its replay shows its own.

The table is the true one, with everything that lay hidden where it lay; what dice and draws bring is drawn anew, and
everybody goes on as in the looks ahead by which the match is judged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from magoteka.bots.gauge import gauge_of, seeded
from magoteka.bots.greedy import likely
from magoteka.core.agenda import NATURE, Question, State
from magoteka.core.chance import Rng
from magoteka.core.codec import Json
from magoteka.core.game import Game
from magoteka.core.problems import Problem
from magoteka.core.stored import asked_of, carry_out
from magoteka.table import wire
from magoteka.table.replay import Happened, MatchReplay, Perspective, happened_in

STEPS = 6  # that are shown; fewer where the match ends
Answering = Callable[[State, Question, Rng], int]


def variation(replay: MatchReplay, perspective: Perspective, at: int, answer: Json) -> wire.ReplayPage | None:
    """The steps after another answer to the question of a step; None where it was not open."""
    if not 0 <= at < len(replay.steps):
        return None
    step, state, luck = replay.steps[at], replay.before(at), seeded("variation", at)
    seat = step.answers[0][0]
    try:
        carry_out(state.clone(), replay.game.codec, seat, answer, check=True)
    except (Problem, ValueError, KeyError, TypeError, AttributeError):
        return None
    answering = answering_in(replay.game, replay.head.count)

    def first(state: State) -> Happened:
        carry_out(state, replay.game.codec, seat, answer)
        return by_luck(state, luck)

    def next_one(state: State) -> Happened:
        question = asked_now(state)
        state.answer(answering(state, question, luck))
        return by_luck(state, luck)

    def steps() -> Iterator[tuple[int, Callable[[State], Happened]]]:
        yield step.version, first
        for _ in range(STEPS - 1):
            if state.asking() is None:
                return
            yield step.version, next_one

    return replay.shown(perspective, at, state, steps())


def answering_in(game: Game, seats: int) -> Answering:
    """Whoever answers for everybody: as in looks ahead, or by what looks best where a game knows no more."""
    gauge = gauge_of(game, seats)
    if gauge is not None:
        return gauge.answer
    return lambda state, question, luck: likely(game, state, question, luck)


def asked_now(state: State) -> Question:
    """What is asked; of several who are asked at once, the first one answers."""
    question = state.asking()
    assert question is not None
    found = asked_of(state, question.seat)
    assert found is not None
    return found


def by_luck(state: State, luck: Rng) -> Happened:
    """Nature answers as chance has it; the table after that, and what was told."""
    while (question := state.asking()) is not None and question.seat == NATURE:
        state.answer(question.sample(state, luck))
    return happened_in(state)
