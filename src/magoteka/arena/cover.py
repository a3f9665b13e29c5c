"""Steered matches under all laws, until all that a game has was met and the time is up."""

from __future__ import annotations

import json
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from magoteka.arena.coverage import SETTING, Coverage
from magoteka.arena.laws import LawBroken, check_the_end, law
from magoteka.arena.plan import Plan
from magoteka.arena.players import Asked, Player, any_player, stubborn_player
from magoteka.arena.scout import Pace, Scout
from magoteka.arena.watch import Fated, Tried, Watch
from magoteka.core.agenda import Question, State
from magoteka.core.chance import Rng
from magoteka.core.codec import Json
from magoteka.core.game import Game, Setting, Value
from magoteka.core.match import Match
from magoteka.core.problems import Problem
from magoteka.core.record import GameRecord, answer_of
from magoteka.core.stored import found_in

MOST_FAULTS = 20  # before a run gives up
OF_A_KIND = 3  # that are kept
SHORT, LONG = 200, 1200  # answers of seats after which a match is left
SCOUTED = 2  # one match in so many is led by a scout, as long as anything is to be found
IN_VAIN = 50  # looks of a scout that saw nothing new, after which the match is left
LEAPS = 30  # tables that a scout looks at before he leaps to one
LIKED = 4  # nature answers one question in so many with what was seen least


@dataclass(frozen=True)
class Fault:
    """What was broken, in which match, and the record up to it."""

    what: str
    number: int
    record: str


@dataclass
class Covered:
    """What a run has met and tried."""

    game: Game
    seed: int
    met: Coverage
    tried: Tried = field(default_factory=Tried)
    faults: list[Fault] = field(default_factory=list)


def cover(game: Game, seconds: float, seed: int, heard: Callable[[float, Covered], None] | None = None) -> Covered:
    """Play steered matches until the time is up; a broken law is kept, and the run goes on."""
    done = Covered(game, seed, Coverage(game))
    begun = time.monotonic()

    def more() -> bool:
        spent = time.monotonic() - begun
        if heard is not None:
            heard(spent, done)
        return spent < seconds

    while more() and len(done.faults) < MOST_FAULTS:
        cover_one(done, done.tried.matches, more)
    return done


def cover_matches(game: Game, matches: int, answers: int, seed: int) -> Covered:
    """So many steered matches of at most so many answers, whatever time they take."""
    done = Covered(game, seed, Coverage(game))
    for number in range(matches):
        last = done.tried.decisions + answers
        cover_one(done, number, partial(fewer, done.tried, last))
    return done


def fewer(tried: Tried, last: int) -> bool:
    """Whether fewer answers were given than so many."""
    return tried.decisions < last


def cover_one(done: Covered, number: int, more: Callable[[], bool]) -> None:
    """One match; a broken law or a crash is kept with its record."""
    rng = Plan(done.game.name, 0, 0, seed=done.seed).stream(number, "cover")
    steered = Steered(done, number, rng)
    done.tried.matches += 1
    try:
        steered.play(more)
    except Exception as error:
        keep(done, Fault(told_of(error), number, dump(steered.match, done.seed, number, error)))


def keep(done: Covered, fault: Fault) -> None:
    """A few faults of a kind are enough: what stands before the colon says the kind."""
    kinds = [known.what.partition(":")[0] for known in done.faults]
    if kinds.count(fault.what.partition(":")[0]) < OF_A_KIND:
        done.faults.append(fault)


def told_of(error: Exception) -> str:
    """What went wrong, and for a crash where."""
    if isinstance(error, (Problem, LawBroken)):
        return str(error)
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({where.name}, line {where.lineno})"


class Steered:
    """A match that is led to what was seldom met: in its settings, by its players, and by nature."""

    def __init__(self, done: Covered, number: int, rng: Rng) -> None:
        self.done = done
        self.rng = rng
        self.leaping = rng.below(2) == 0  # to a table as it may stand later
        self.willing = rng.below(2) == 1  # nature turns up what was seen least
        self.scout = Scout(done.met, rng) if rng.below(SCOUTED) == 0 else None
        self.way: list[Pace] = []  # that all go, nature too, to what the scout has seen
        self.match = new_match(done, rng, self.fate)
        self.watch = Watch(self.match, f"{done.seed}/{number}", done.met, done.tried)
        self.players = seated(self.match, rng)
        self.watch.stubborn = self.scout is None and all(player.stubborn for player in self.players)

    def play(self, more: Callable[[], bool]) -> None:
        """Answer until the match is over, or long enough."""
        match, met = self.match, self.done.met
        limit = LONG if self.rng.below(5) == 0 else SHORT
        met.settled(match.record.settings)
        match.go_on()
        met.told(match.log)
        while not match.over and limit > 0 and not self.hopeless() and more():
            if self.leaping:
                self.leap()
            self.answer_one()
            limit -= 1
        if match.over and match.begun is None:
            check_the_end(match)

    def hopeless(self) -> bool:
        """Whether a scout has looked so long in vain that another match is better."""
        return self.scout is not None and not self.leaping and self.scout.in_vain >= IN_VAIN

    def leap(self) -> None:
        """Go on from a table as it may stand later in the match, as soon as the game allows it."""
        if leapt(self.match, self.rng, self.scouted):
            self.leaping = False
            if self.scout is not None:
                self.scout.in_vain = 0
            self.watch.begin()

    def scouted(self, table: State) -> bool:
        """Whether a table will do: a scout who still seeks something must see a way to it from there."""
        if self.scout is not None:
            self.way = self.scout.way(table)
        return self.scout is None or bool(self.way) or not self.scout.seeks()

    def answer_one(self) -> None:
        """Let somebody who is asked answer."""
        match, rng = self.match, self.rng
        if self.scout is not None and not self.way:
            self.way = self.scout.way(match.state)
        waiting = match.waiting()
        if self.way and self.way[0].seat in waiting:
            pace = self.way.pop(0)
            answer(self.done, self.watch, pace.seat, lambda: pace.index)
            return
        seat = waiting[0] if self.watch.stubborn else waiting[rng.below(len(waiting))]
        question = match.asked(seat)
        assert question is not None
        asked = Asked(match, seat, question, question.indices(match.state), self.done.met, rng)
        answer(self.done, self.watch, seat, lambda: self.players[seat].choose(asked))

    def fate(self, match: Match, question: Question) -> int:
        """Nature's answer."""
        met = self.done.met
        if self.way:
            index = drawn(met, match, question, self.way.pop(0).index)
        else:
            index = willed(met, match, question, self.rng, self.willing)
        self.watch.at_nature(question, index)
        return index


def answer(done: Covered, watch: Watch, seat: int, choose: Callable[[], int]) -> None:
    """Try the laws at a question, answer it, and try the laws again."""
    match = watch.match
    question = match.asked(seat)
    assert question is not None
    done.met.asked(question)
    watch.at_question(seat)
    index = choose()
    watch.answering(seat, index)
    choice, mark = question.menu(match.state)[index], len(match.record.answers)
    events = match.submit(seat, choice)
    done.tried.decisions += 1
    done.met.answered(question, choice)
    done.met.told(events)
    watch.answered(seat, choice, mark)


def willed(met: Coverage, match: Match, question: Question, rng: Rng, willing: bool) -> int:
    """Nature's answer: by its odds, or, where it is willing, now and then the one that was seen least."""
    index = question.sample(match.state, rng)
    if willing and rng.below(LIKED) == 0:
        possible = [one for one in question.indices(match.state) if question.weight(match.state, one) > 0]
        index = min(possible, key=lambda one: met.drawn[type(question), one])
    return drawn(met, match, question, index)


def drawn(met: Coverage, match: Match, question: Question, index: int) -> int:
    """Count an answer of nature, and hand it on."""
    met.drawn[type(question), index] += 1
    met.asked(question)
    met.answered(question, question.menu(match.state)[index])
    return index


def leapt(match: Fated, rng: Rng, scouted: Callable[[State], bool] | None = None) -> bool:
    """Go on from a table as it may stand later in the match, if the game allows it now; whether it did.

    Of several such tables the first that pleases whoever looks ahead, or the last of them.
    """
    for _ in range(1 if scouted is None else LEAPS):
        table = match.state.clone()
        if not match.game.midgame(table, rng):
            return False
        if scouted is None or scouted(table):
            break
    match.start(match.game.dump_state(table))
    match.go_on()
    return True


def seated(match: Match, rng: Rng) -> list[Player]:
    """Who plays: everyone by a mind of his own, or all by the same stubborn one."""
    if rng.below(4) == 0:
        return [stubborn_player(rng, match.game)] * match.record.seats
    return [any_player(rng, match.game) for _ in range(match.record.seats)]


def new_match(done: Covered, rng: Rng, fate: Callable[[Match, Question], int]) -> Fated:
    """A match, not yet dealt, with any number of players and options that were seldom taken."""
    game = done.game
    while True:
        seats = game.least + rng.below(game.most - game.least + 1)
        settings = {setting.key: seldom(done.met, setting, rng) for setting in game.settings}
        try:
            return Fated(game, GameRecord(game.name, game.ruleset, seats, settings), fate)
        except Problem:
            continue


def seldom(met: Coverage, setting: Setting, rng: Rng) -> Value:
    """A choice of a setting: half the time the one that was taken least."""
    choices = setting.choices
    if rng.below(2) == 0:
        least = min(met.times[SETTING, f"{setting.key}={choice}"] for choice in choices)
        choices = tuple(one for one in choices if met.times[SETTING, f"{setting.key}={one}"] == least)
    return choices[rng.below(len(choices))]


def dump(match: Fated, seed: int, number: int, error: Exception) -> str:
    """The record with what it began from, and a note of what went wrong."""
    match.record.snapshot = None
    rest = {"seed": seed, "number": number, "begun": match.begun, "fault": told_of(error)}
    return json.dumps({**json.loads(match.record.dumps()), "cover": rest}, ensure_ascii=False)


class Again:
    """A record that a run has left, played once more with every law at every answer."""

    def __init__(self, game: Game, text: str) -> None:
        data: Json = json.loads(text)
        note = data["cover"]
        self.rows = [answer_of(row, place) for place, row in enumerate(data["answers"])]
        self.number: int = note["number"]
        self.done = Covered(game, note["seed"], Coverage(game))
        record = GameRecord(game.name, game.ruleset, data["seats"], data["settings"])
        self.match = Fated(game, record, self.fate)
        self.match.start(note["begun"])
        seed = f"{self.done.seed}/{self.number}"
        self.watch = Watch(self.match, seed, self.done.met, self.done.tried, all_laws=True)

    def fate(self, match: Match, question: Question) -> int:
        """What nature answered then; after the end of the record, the first that is open."""
        index = question.indices(match.state)[0] if self.played_out() else self.answered(question)
        self.watch.at_nature(question, index)
        return index

    def played_out(self) -> bool:
        """Whether the record says no more."""
        return self.match.record.length >= len(self.rows)

    def answered(self, question: Question) -> int:
        """What was answered to a question then."""
        option = self.match.game.codec.decode(self.rows[self.match.record.length].option)
        return found_in(self.match.state, question, option).index

    def play(self) -> None:
        """Every answer of the record; at its end whoever is asked is only asked."""
        match = self.match
        match.go_on()
        while not match.over and not self.played_out():
            seat = self.rows[match.record.length].seat
            question = match.asked(seat)
            law(question is not None, "the record does not fit the game")
            assert question is not None
            answer(self.done, self.watch, seat, partial(self.answered, question))
        for seat in match.waiting():
            self.watch.since_nature.clear()  # it is one position, whoever is asked in it
            self.watch.at_question(seat)


def cover_again(game: Game, text: str) -> Covered:
    """Try every law at every question of a record that a run has left."""
    again = Again(game, text)
    try:
        again.play()
    except Exception as error:
        keep(again.done, Fault(told_of(error), again.number, dump(again.match, again.done.seed, again.number, error)))
    return again.done
