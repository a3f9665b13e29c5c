"""A look ahead over whole turns: the answers that look best, each with what the seat answers afterwards in its turn.

It knows no game. First answers come from what a game's greedy player likes (`Game.rate`); each begins a line of own
answers, which is played on to the end of the chapter and weighed there by the game's policy. All lines meet the same
worlds with the same luck; the poorer half is let go again and again, and the best ones are varied once: the second best
answer at each later question of the turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf, sqrt
from time import perf_counter
from typing import NamedTuple

from magoteka.bots.candidates import Considered, candidates, in_order
from magoteka.bots.chair import Chair, seed_from
from magoteka.core.agenda import NATURE, Question, State
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.core.policy import Policy

BREADTH = 6  # first answers that are tried; a win at hand is found before (bots/candidates.py)
FINALISTS = 2  # lines that are never let go
VARIED = 2  # lines of which others are made
VARIANTS = 4  # lines that are made of one
LEAST = 4  # worlds that every line is tried in
SURE = 3.0  # errors by which the best line leads when nothing more is looked at


class Given(NamedTuple):
    """An answer: the kind of question, and the entry of its menu."""

    kind: type[Question]
    entry: int


class Line:
    """Answers of one turn in order, and what they have brought in each world so far."""

    def __init__(self, answers: tuple[Given, ...], rank: int) -> None:
        self.answers = answers
        self.rank = rank  # how well its first answer looked
        self.shares: list[float] = []

    def mean(self) -> float:
        """The share of the victory that it brought."""
        return sum(self.shares) / len(self.shares) if self.shares else 0.0

    def order(self) -> tuple[int, float, int]:
        """Who was tried longer goes first, then who has brought more, then who looked better."""
        return -len(self.shares), -self.mean(), self.rank


class Planner:
    """What goes on in the mind of somebody who plans a turn."""

    def __init__(self, chair: Chair, worlds: Iterator[State], until: float = inf) -> None:
        self.game = chair.game
        self.seat = chair.seat
        self.worlds = worlds
        self.luck = Rng(seed_from(chair.rng))
        self.trials: list[tuple[State, int]] = []  # a world, and the luck with which it is played on
        self.looks = 0
        self.lines: list[Line] = []
        world = self.trial(0)[0]
        question = world.asking()
        assert question is not None
        self.answers = question.indices(world)
        worth = chair.game.mind.prior(chair.view, chair.options)
        order = sorted(range(len(worth)), key=lambda at: -worth[at])
        liked = candidates(chair, order, until)[:BREADTH]
        self.lines = [Line((Given(type(question), self.answers[at]),), rank) for rank, at in enumerate(liked)]

    def considered(self, looks: int, until: float = inf) -> list[Considered]:
        """The options that begin the best lines, after so many looks or when the time is up."""
        self.think(looks, until, hasty=True)
        found: dict[int, Considered] = {}
        for line in self.ranked():
            at = self.answers.index(line.answers[0].entry)
            found.setdefault(at, Considered(at, line.mean(), len(line.shares)))
        return list(found.values())

    def ranked(self) -> list[Line]:
        """The lines, the best first."""
        return sorted(self.lines, key=Line.order)

    def think(self, looks: int, until: float = inf, hasty: bool = False, least: int = LEAST) -> None:
        """Twice as many worlds for half as many lines, again and again; the best are varied after the first round.

        Whoever is hasty ends when the best is known; whoever has time tries all lines in more than the `least` worlds.
        """
        depth, left = least, self.lines
        while self.hear(left, depth, looks, until):
            left = sorted(left, key=Line.order)[: max(FINALISTS, (len(left) + 1) // 2)]
            if depth == least:
                varied = [other for line in left[:VARIED] for other in self.variants(line)]
                self.lines = self.lines + varied
                left = left + varied
            elif hasty and all(is_ahead(left[0], other) for other in left[1:]):
                return
            depth *= 2

    def hear(self, lines: list[Line], depth: int, looks: int, until: float) -> bool:
        """Try lines in so many worlds each, world by world; whether anything is left of the budget."""
        if len(lines) < FINALISTS:
            return False
        for number in range(depth):
            for line in lines:
                if len(line.shares) == number:
                    line.shares.append(self.share(line, number))
                    self.looks += 1
            if self.looks >= looks or perf_counter() > until:
                return False
        return True

    def trial(self, number: int) -> tuple[State, int]:
        """A world with its luck, the same for every line."""
        while len(self.trials) <= number:
            self.trials.append((next(self.worlds), seed_from(self.luck)))
        return self.trials[number]

    def share(self, line: Line, number: int) -> float:
        """What a line brings to the seat in a world; where an answer of it is not open, the rest is forgotten."""
        sample, seed = self.trial(number)
        world, luck = sample.clone(), Rng(seed)
        chapter = self.game.mind.policy.chapter(world)
        for kind, entry in line.answers:
            question = self.own_question(world, chapter, luck)
            if question is None or type(question) is not kind or entry not in question.indices(world):
                break
            world.answer(entry)
        return share_of(self.game, world, chapter, self.seat, luck)

    def own_question(self, world: State, chapter: int, luck: Rng) -> Question | None:
        """The next question to the seat in its turn; None where another is asked or the chapter ends."""
        while (question := world.asking()) is not None and self.game.mind.policy.chapter(world) == chapter:
            if question.seat != NATURE:
                return question if question.seat == self.seat else None
            world.answer(question.sample(world, luck))
        return None

    def variants(self, line: Line) -> list[Line]:
        """Lines that leave this one at a later question of the turn, for what looks second best there."""
        sample, seed = self.trial(0)
        world, luck = sample.clone(), Rng(seed)
        chapter = self.game.mind.policy.chapter(world)
        given: tuple[Given, ...] = ()
        found: list[Line] = []
        while (question := self.own_question(world, chapter, luck)) is not None and len(found) < VARIANTS:
            if len(given) < len(line.answers):
                answer = line.answers[len(given)]
            else:
                best = [Given(type(question), index) for index in in_order(self.game, world, question)]
                answer = best[0]
                found += [Line((*given, other), line.rank) for other in best[1:2]]
            given = (*given, answer)
            world.answer(answer.entry)
        return found


def is_ahead(one: Line, other: Line) -> bool:
    """Whether a line is surely no worse than another, by the worlds in which both were tried."""
    leads = [left - right for left, right in zip(one.shares, other.shares, strict=True)]
    mean = sum(leads) / len(leads)
    spread = sum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1)
    return mean >= SURE * sqrt(spread / len(leads))


def share_of(game: Game, world: State, chapter: int, seat: int, luck: Rng, by: Policy | None = None) -> float:
    """A seat's share of the victory, when all play on to the end of the chapter by the policy, or by another."""
    policy = game.mind.policy if by is None else by
    if not policy.play_on(world, chapter, luck):
        return policy.value(world)[seat]
    winners = game.winners(world)
    return 1 / len(winners) if seat in winners else 0.0
