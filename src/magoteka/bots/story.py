"""A match that is over, as a list of all that may have moved the chances of its seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from magoteka.bots.chair import Chair, Needs, Rules, chair_of
from magoteka.bots.gauge import Gauge, won
from magoteka.bots.recall import Recall, Seen
from magoteka.core.agenda import NATURE, Question, State
from magoteka.core.chance import Rng
from magoteka.core.codec import Json
from magoteka.core.game import Game, Value
from magoteka.core.match import redealt
from magoteka.core.record import GameRecord
from magoteka.core.stored import asked_of, carry_out


@dataclass(frozen=True)
class Story:
    """A match that is over: its steps, each a list of answers with who gave them, nature included."""

    game: Game
    seats: int
    settings: Mapping[str, Value]
    steps: list[list[tuple[int, Json]]]
    redealt: Json = None  # as a record has it


def story_of(game: Game, record: GameRecord) -> Story:
    """The story of a record: a step is an answer of a seat and all that nature answers after it."""
    steps: list[list[tuple[int, Json]]] = []
    for row in record.answers:
        if row.seat != NATURE or not steps:
            steps.append([])
        steps[-1].append((row.seat, row.option))
    return Story(game, record.seats, record.settings, steps, record.redealt)


@dataclass(frozen=True)
class Move:
    """Something that may have moved the chances: an answer of a seat that had a choice, or what nature made of it."""

    at: int  # the step
    place: int  # how many answers were given before it
    seat: int  # who has answered; NATURE before anybody has
    decision: bool
    entries: tuple[int, ...]  # of the menus: the answer, or nature's
    before: State
    after: State
    heard: tuple[list[Seen], int] | None = None  # what the seat remembered then: the first so many things of a list
    turned: int | None = None  # nothing but a page: how far looks went until here, now that they begin to go further

    def chair(self, story: Story, rng: Rng) -> Chair:
        """The chair of whoever decided, as it was; nothing else of the table is left in it."""
        question = self.before.asking()
        assert question is not None
        rules, (heard, count) = Rules(story.game, story.seats, story.settings), self.heard or ([], 0)
        needs = Needs(remembers=self.heard is not None, imagines=True)
        return chair_of(rules, self.before, question, needs, rng, lambda: heard[:count])

    def given(self) -> int:
        """Where the answer stands among the options."""
        question = self.before.asking()
        assert question is not None
        return question.indices(self.before).index(self.entries[0])


class Telling:
    """Plays a match again, and notes down its moves."""

    def __init__(self, story: Story, gauge: Gauge) -> None:
        self.story = story
        self.gauge = gauge
        self.recall = Recall(story.seats) if story.game.mind.reads else None
        self.state = story.game.new(story.seats, story.settings)
        self.state.listening = self.recall is not None
        self.state.asking()
        self.hear()
        self.first = bare(self.state)
        self.given = 0  # answers
        self.draws: list[int] = []  # nature's answers since `since`
        self.since: State | None = None  # the table before nature's first answer with a choice, since the last move

    def moves(self) -> Iterator[Move | None]:
        """All moves in order; None after each step."""
        for at, step in enumerate(self.story.steps):
            seat = NATURE
            for answerer, option in step:
                if answerer == NATURE:
                    yield from self.drawn(at, seat, option)
                else:
                    yield from self.ended(at, seat)
                    seat = answerer
                    yield from self.decided(at, seat, option)
            yield from self.ended(at, seat)
            yield None

    def decided(self, at: int, seat: int, option: Json) -> Iterator[Move]:
        """An answer of a seat."""
        asked_of(self.state, seat)
        choice = len(self.question().indices(self.state)) > 1
        before = bare(self.state) if choice else self.state
        heard = None if self.recall is None else (self.recall.seen[seat], len(self.recall.seen[seat]))
        place = self.given
        entry = self.answer(seat, option)
        if choice:
            yield Move(at, place, seat, True, (entry,), before, bare(self.state), heard)
        self.deal_anew()

    def drawn(self, at: int, seat: int, option: Json) -> Iterator[Move]:
        """An answer of nature; those that follow each other are one move, as long as looks ahead go equally far."""
        if self.since is not None and self.gauge.horizon(self.since) != self.gauge.horizon(self.state):
            yield from self.ended(at, seat)
        if self.since is None and len(self.question().indices(self.state)) > 1:
            self.since = bare(self.state)
        self.draws.append(self.answer(NATURE, option))
        self.deal_anew()

    def ended(self, at: int, seat: int) -> Iterator[Move]:
        """What nature has done since the last move."""
        if self.since is not None:
            yield Move(at, self.given, seat, False, tuple(self.draws), self.since, bare(self.state))
        self.since, self.draws = None, []

    def answer(self, seat: int, option: Json) -> int:
        """Carry an answer out; its entry of the menu."""
        found = carry_out(self.state, self.story.game.codec, seat, option)
        self.state.asking()
        self.given += 1
        if self.recall is not None:
            self.recall.answered(seat, found.option)
        self.hear()
        return found.index

    def deal_anew(self) -> None:
        """Where the match went on from a moment of another one, what was hidden may have been drawn anew."""
        how = self.story.redealt
        if how is None or how[0] != self.given:
            return
        self.since = self.since or bare(self.state)
        self.draws.append(NATURE)  # as no table can go on by itself
        self.state = redealt(self.story.game, self.state, how)
        self.state.listening = self.recall is not None

    def question(self) -> Question:
        """What is asked now."""
        question = self.state.asking()
        assert question is not None
        return question

    def hear(self) -> None:
        """Everyone remembers what was told."""
        if self.recall is not None:
            self.recall.told(self.state.events)
            self.state.clear_events()

    def result(self) -> list[float]:
        """Everybody's share of the victory, when all is told."""
        return self.gauge.standing(self.state) or won(self.story.game, self.state, self.story.seats)


def bare(state: State) -> State:
    """A copy of the table at which nobody listens."""
    copy = state.clone()
    copy.listening = False
    copy.clear_events()
    return copy
