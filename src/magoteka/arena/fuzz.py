"""Matches that keep an eye on the laws every game must obey: half of them at random, half played to get far."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass

from magoteka.arena.laws import check_cloning, check_saving, check_the_end, check_the_question, law
from magoteka.arena.plan import Plan
from magoteka.bots import greedy, random
from magoteka.bots.chair import chair_at
from magoteka.core.chance import Rng
from magoteka.core.game import Game, Value
from magoteka.core.match import Match
from magoteka.core.problems import Problem
from magoteka.core.record import GameRecord

DEAR = 8  # laws that replay or reload are tried at one question in so many
WHIM = 4  # whoever plays to get far answers one question in so many at random


@dataclass
class Fault:
    """What was broken, in which match, and the record up to it."""

    what: str
    number: int
    record: str


@dataclass
class Fuzzed:
    """What a run of the fuzzer came to."""

    matches: int = 0
    answers: int = 0
    fault: Fault | None = None


def fuzz(game: Game, seconds: float, seed: int, heard: Callable[[float], None] = lambda spent: None) -> Fuzzed:
    """Play matches until the time is up or a law is broken."""
    done = Fuzzed()
    begun = time.monotonic()
    while done.fault is None and (spent := time.monotonic() - begun) < seconds:
        heard(spent)
        play_one(game, Plan(game.name, 0, 0, seed=seed).stream(done.matches, "fuzz"), done, begun + seconds)
    return done


def play_one(game: Game, rng: Rng, done: Fuzzed, deadline: float) -> None:
    """One match; a broken law or a crash is kept with its record."""
    match = new_match(game, rng)
    keen = rng.below(2) == 1
    try:
        match.go_on()
        while not match.over and time.monotonic() < deadline:
            answer_one(match, rng, keen)
            done.answers += 1
        if match.over:
            check_the_end(match)
    except Exception as error:
        done.fault = Fault(f"{type(error).__name__}: {error}", done.matches, dump(match, error))
    done.matches += 1


def new_match(game: Game, rng: Rng) -> Match:
    """A match, not yet dealt, with any number of players and any options that go together."""
    while True:
        seats = game.least + rng.below(game.most - game.least + 1)
        settings = {setting.key: any_of(setting.choices, rng) for setting in game.settings}
        try:
            return Match(game, GameRecord(game.name, game.ruleset, seats, settings), Rng(rng.word()))
        except Problem:
            continue


def any_of(choices: tuple[Value, ...], rng: Rng) -> Value:
    """One of the choices."""
    return choices[rng.below(len(choices))]


def answer_one(match: Match, rng: Rng, keen: bool) -> None:
    """Check the laws at a question, then answer it: at random, or mostly as the greedy bot would."""
    waiting = match.waiting()
    seat = waiting[rng.below(len(waiting))]
    options = match.options(seat)
    check_the_question(match, seat, options, rng)
    if rng.below(DEAR) == 0:
        check_cloning(match, rng)
        check_saving(match)
    before = match.digest()
    bot = greedy.BOT if keen and rng.below(WHIM) > 0 else random.BOT
    choice = options[bot.choose(chair_at(match, seat, bot, rng))]
    match.submit(seat, choice)
    law(len(match.record.answers) <= match.game.max_answers, "the match is longer than the game says it can be")
    if match.can_undo(seat) and rng.below(DEAR) == 0:
        match.undo(seat)
        law(match.digest() == before, "taking an answer back does not lead back")
        match.submit(seat, choice)


def dump(match: Match, error: Exception) -> str:
    """The record with a note of what went wrong."""
    match.record.snapshot = None
    return json.dumps({**json.loads(match.record.dumps()), "fault": str(error)}, ensure_ascii=False)
